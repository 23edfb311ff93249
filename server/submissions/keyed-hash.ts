/** HMAC-SHA-256 with the server's secret, over WebCrypto; answers are lower-case hex. */
export type KeyedHash = (...parts: readonly string[]) => Promise<string>

/** @param secret the application secret; `purpose` keeps hashes of different uses apart. */
export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const encoder = new TextEncoder()
  const key = crypto.subtle.importKey('raw', encoder.encode(`${purpose}\n${secret}`), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return async (...parts) => {
    // JSON keeps ["ab","c"] and ["a","bc"] apart.
    const signature = await crypto.subtle.sign('HMAC', await key, encoder.encode(JSON.stringify(parts)))
    return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}

/** A uuid of version 8 (RFC 9562 5.8) out of a hash of at least 32 hex digits. */
export function uuidFrom(hash: string): string {
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 3) | 8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
