import type { KeyedHash } from './keyed-hash.ts'

/** Vouches for a text until a time, as parameters of an address or the value of a cookie. */
export interface Signer {
  /** @param expires epoch milliseconds */
  sign(text: string, expires: number): Promise<{ expires: string; signature: string }>
  /** Whether this very text was signed and its time is not over. */
  verify(text: string, expires: string, signature: string): Promise<boolean>
}

/** Compares without telling by its time how much was right. */
export function isEqualSecret(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < Math.min(a.length, b.length); index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}

/** @param hash keyed with the application's secret; `now` in epoch milliseconds */
export function createSigner(hash: KeyedHash, now: () => number): Signer {
  return {
    sign: async (text, expires) => ({ expires: String(expires), signature: await hash(text, String(expires)) }),
    async verify(text, expires, signature) {
      if (!/^\d{1,15}$/.test(expires) || Number(expires) <= now()) return false
      return isEqualSecret(await hash(text, expires), signature)
    },
  }
}
