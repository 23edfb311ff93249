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

/** @returns a lock-out that is kept in memory: a restart forgives. A clock that is set back starts the wait again, but never a longer one. */
export function createLockOut(clock: Clock): LockOut {
  const failures = new Map<string, { count: number; delay: number; since: number }>()
  const waitOf = (subject: string, now: number): number => {
    const failure = failures.get(subject)
    if (failure === undefined) return 0
    failure.since = Math.min(failure.since, now)
    return failure.since + failure.delay - now
  }
  return {
    check(subjects) {
      const now = clock()
      const retryAfter = Math.ceil(Math.max(...subjects.map((subject) => waitOf(subject, now))) / 1000)
      if (retryAfter > 0) throw new LakeError('tooManyRequests', 'Too many failed tries. Please wait.', { retryAfter })
    },
    failed(subjects) {
      for (const subject of subjects) {
        const count = (failures.get(subject)?.count ?? 0) + 1
        const delay = count < freeFailures ? 0 : Math.min(longestDelay, firstDelay * 2 ** (count - freeFailures))
        failures.delete(subject)
        failures.set(subject, { count, delay, since: clock() })
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
