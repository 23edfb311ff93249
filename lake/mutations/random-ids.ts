import type { IdSource } from './api.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Ids as the hosted lake makes them, from the platform's own `crypto` unless another source of random bytes is passed in. */
export function createRandomIds(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): IdSource {
  const letters = (length: number) => {
    let text = ''
    while (text.length < length) {
      for (const byte of random(new Uint8Array(2 * length))) {
        // Bytes above the last multiple of the alphabet's length would make its first letters more likely.
        if (byte < 248 && text.length < length) text += alphabet[byte % alphabet.length]
      }
    }
    return text
  }
  const hex = (length: number) =>
    [...random(new Uint8Array(length / 2))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { transactionId: () => letters(22), documentId: () => letters(22), arrayKey: () => hex(12) }
}
