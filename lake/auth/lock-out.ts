import { LakeError } from '../documents/lake-error.ts'
import type { Clock } from '../documents/types.ts'

/** Slows guessing down: after some failures each further one doubles the time in which no try is taken. */
export interface LockOut {
  /** @throws LakeError 429 with `retryAfter` in seconds while one of the subjects is locked out. */
  check(subjects: readonly string[]): void
  failed(subjects: readonly string[]): void
  succeeded(subjects: readonly string[]): void
}

const freeFailures = 5
const firstDelay = 15_000
const longestDelay = 15 * 60_000
const maximalSubjects = 10_000

/** @returns a lock-out that is kept in memory: a restart forgives. */
export function createLockOut(clock: Clock): LockOut {
  const failures = new Map<string, { count: number; lockedUntil: number }>()
  return {
    check(subjects) {
      const until = Math.max(...subjects.map((subject) => failures.get(subject)?.lockedUntil ?? 0))
      const retryAfter = Math.ceil((until - clock()) / 1000)
      if (retryAfter > 0) throw new LakeError('tooManyRequests', 'Too many failed tries. Please wait.', { retryAfter })
    },
    failed(subjects) {
      for (const subject of subjects) {
        const count = (failures.get(subject)?.count ?? 0) + 1
        const delay = count < freeFailures ? 0 : Math.min(longestDelay, firstDelay * 2 ** (count - freeFailures))
        failures.delete(subject)
        failures.set(subject, { count, lockedUntil: clock() + delay })
      }
      for (const subject of failures.keys()) {
        if (failures.size <= maximalSubjects) break
        failures.delete(subject)
      }
    },
    succeeded(subjects) {
      for (const subject of subjects) failures.delete(subject)
    },
  }
}
