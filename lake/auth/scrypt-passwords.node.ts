import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordHasher } from './accounts.ts'

/** 32 MB and some 100 ms for each try (OWASP's recommendation for scrypt: N = 2^15, r = 8, p = 3). */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, { ...options, maxmem: 128 * 1024 * 1024 }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

/** @returns passwords hashed by scrypt, as `scrypt$N$r$p$salt$key`. */
export function createScryptPasswords(): PasswordHasher {
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await derive(password, salt, cost)
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
    },
    async verify(password, hash) {
      const [kind, N, r, p, salt = '', key = ''] = hash.split('$')
      if (kind !== 'scrypt') return false
      const expected = Buffer.from(key, 'base64')
      const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
      return expected.byteLength === actual.byteLength && timingSafeEqual(expected, actual)
    },
  }
}
