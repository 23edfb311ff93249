export interface Specification {
  /** Text of each statement by its id, its lines joined. */
  statements: Map<string, string>
  faults: string[]
}

const HEADING = /^## (?:S(\d+) )?/
const BULLET = /^- (?:\*\*S(\d+)\.(\d+)\*\* (?=\S))?/

/** Reads the numbered statements: list items that begin with `**S2.14**`, below the heading `## S2 …` of their group. */
export function readStatements(markdown: string): Specification {
  const statements = new Map<string, string>()
  const faults: string[] = []
  let group: string | undefined
  let current: string | undefined
  for (const [index, line] of markdown.split('\n').entries()) {
    const bullet = BULLET.exec(line)
    if (HEADING.test(line)) {
      group = HEADING.exec(line)?.[1]
      current = undefined
    } else if (bullet && group !== undefined) {
      const id = bullet[1] === undefined ? undefined : `S${bullet[1]}.${bullet[2]}`
      if (id === undefined) faults.push(`line ${index + 1}: a statement without a number`)
      else if (bullet[1] !== group) faults.push(`${id}: stands in group S${group}`)
      else if (statements.has(id)) faults.push(`${id}: is there twice`)
      else statements.set(id, line.slice(bullet[0].length))
      current = id
    } else if (current !== undefined && /^ {2}\S/.test(line)) {
      statements.set(current, `${statements.get(current) ?? ''} ${line.trim()}`)
    } else current = undefined
  }
  return { statements, faults }
}
