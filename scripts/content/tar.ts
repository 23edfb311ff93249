/** Archives in the POSIX ustar format (IEEE Std 1003.1, pax, "ustar Interchange Format"), as much of it as plain files need. */

export interface TarEntry {
  /** Path with `/`, at most 100 bytes. */
  name: string
  content: Buffer
}

const BLOCK = 512

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

function header({ name, content }: TarEntry, modified: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`Failed to pack ${name}: expected a path of at most 100 bytes`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  block.write(octal(0o644, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(content.length, 12), 124)
  block.write(octal(modified, 12), 136)
  // The checksum counts its own eight bytes as blanks.
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\u000000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 7)} `, 148)
  return block
}

/** Takes files and their common time of change (seconds since 1970), returns the archive. */
export function tar(entries: readonly TarEntry[], modified: number): Buffer {
  const padding = (length: number) => Buffer.alloc((BLOCK - (length % BLOCK)) % BLOCK)
  const blocks = entries.flatMap((entry) => [header(entry, modified), entry.content, padding(entry.content.length)])
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])
}
