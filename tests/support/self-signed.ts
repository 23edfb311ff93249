import { generateKeyPairSync, sign } from 'node:crypto'

/** One value of ASN.1 in its distinguished encoding (X.690): tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const text = (tag: number, value: string) => der(tag, Buffer.from(value))
/** ecdsa-with-SHA256, RFC 5758 3.2. */
const ALGORITHM = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
/** The attribute commonName, X.520. */
const COMMON_NAME = Buffer.from('0603550403', 'hex')

/** A certificate for `localhost` that signs itself (RFC 5280 4.1), with its key, as PEM; good for this run. */
export function createSelfSigned(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, 'localhost'))))
  const day = (offset: number) => `${new Date(Date.now() + offset * 86_400_000).toISOString().slice(2, 19).replace(/\D/g, '')}Z`
  const body = sequence(
    der(0x02, Buffer.from([1])),
    ALGORITHM,
    name,
    sequence(text(0x17, day(-1)), text(0x17, day(1))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const base64 = sequence(body, ALGORITHM, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
