import type { IdSource } from './api.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const poolSize = 1024

/** Ids as the hosted lake makes them, from the platform's own `crypto` unless another source of random bytes is passed in. */
export function createRandomIds(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): IdSource {
  const pool = new Uint8Array(poolSize)
  let used = poolSize

  function byte(): number {
    if (used === poolSize) {
      fill(pool)
      used = 0
    }
    return pool[used++] ?? 0
  }

  /** A letter or digit; bytes above the last multiple of the alphabet's length would make its first letters more likely. */
  function letter(): string {
    for (;;) {
      const value = byte()
      if (value < 248) return alphabet.charAt(value % alphabet.length)
    }
  }

  function letters(length: number): string {
    let text = ''
    while (text.length < length) text += letter()
    return text
  }
  const hex = (length: number) => Array.from({ length: length / 2 }, () => byte().toString(16).padStart(2, '0')).join('')
  return { transactionId: () => letters(22), documentId: () => letters(22), arrayKey: () => hex(12) }
}
