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
