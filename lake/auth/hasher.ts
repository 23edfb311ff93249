/** One-way functions, over WebCrypto in every home of the lake; answers are lower-case hex. */
export interface Hasher {
  sha1(bytes: Uint8Array): Promise<string>
  sha256(text: string): Promise<string>
}

async function digest(algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(algorithm, new Uint8Array(bytes)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @returns the hasher of the running platform. */
export function createWebHasher(): Hasher {
  return {
    sha1: (bytes) => digest('SHA-1', bytes),
    sha256: (text) => digest('SHA-256', new TextEncoder().encode(text)),
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** @returns an unguessable id of 22 letters and digits, 130 bits. */
export function createRandomId(): string {
  let id = ''
  while (id.length < 22) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < 248 && id.length < 22) id += ALPHABET[byte % 62]
    }
  }
  return id
}
