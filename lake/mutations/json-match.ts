/**
 * JSONMatch, the paths of patches (https://www.sanity.io/docs/content-lake/json-match): parsed into alternatives without unions,
 * `a[0,2].b` into `a[0].b` and `a[2].b`.
 */

export type Step =
  | { type: 'field'; name: string; existing: boolean }
  | { type: 'index'; index: number }
  | { type: 'slice'; start: number; end: number | undefined; step: number }
  | { type: 'children' }
  | { type: 'descendants' }
  | { type: 'filter'; left: Step[][]; operator: Comparison | '?'; right: Step[][] | Literal | undefined }

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>='
interface Literal {
  literal: string | number | boolean
}

/** A path that can't be read, with the position where reading stopped. */
class PathSyntaxError extends Error {
  constructor(source: string, position: number) {
    super(`Invalid path "${source}": unexpected ${position < source.length ? `"${source[position]}"` : 'end'} at ${position}`)
    this.name = 'PathSyntaxError'
  }
}

const longestPath = 2000
const mostAlternatives = 1000
const identifier = /[A-Za-z_$][A-Za-z0-9_$]*/y
const number = /-?\d+(\.\d+)?/y
const quoted = { '"': /"((?:[^"\\]|\\.)*)"/y, "'": /'((?:[^'\\]|\\.)*)'/y }
const comparison = /==|!=|<=|>=|<|>/y

/** The alternatives that `source` stands for; throws PathSyntaxError. */
export function parsePath(source: string): Step[][] {
  const parser = new Parser(source.slice(0, longestPath + 1))
  const paths = parser.path()
  if (!parser.done() || source.length > longestPath) throw parser.error()
  return paths
}

class Parser {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  done(): boolean {
    this.#blank()
    return this.#at === this.#source.length
  }

  error(): PathSyntaxError {
    return new PathSyntaxError(this.#source, this.#at)
  }

  path(): Step[][] {
    let paths: Step[][] = [[]]
    let first = true
    for (;;) {
      const next = this.#next(first)
      if (next === undefined) break
      if (paths.length * next.length > mostAlternatives) throw this.error()
      paths = paths.flatMap((head) => next.map((tail) => [...head, ...tail]))
      first = false
    }
    if (first) throw this.error()
    return paths
  }

  #next(first: boolean): Step[][] | undefined {
    if (this.#take('..')) return this.#descent()
    if (this.#take('[')) return this.#bracket()
    if (!first && !this.#take('.')) return undefined
    if (this.#take('*')) return [[{ type: 'children' }]]
    const name = this.#name()
    if (name === undefined && !first) throw this.error()
    return name === undefined ? undefined : [[{ type: 'field', name, existing: false }]]
  }

  /** What follows `..`; it never makes a field where there is none. */
  #descent(): Step[][] {
    const next = this.#take('[') ? this.#bracket() : this.#take('*') ? [[{ type: 'children' } as const]] : [[this.#field()]]
    return next.map(([step, ...rest]) => [{ type: 'descendants' }, ...(step === undefined ? [] : [asExisting(step)]), ...rest])
  }

  #field(): Step {
    const name = this.#name()
    if (name === undefined) throw this.error()
    return { type: 'field', name, existing: false }
  }

  #bracket(): Step[][] {
    const terms: Step[][] = []
    do terms.push(...this.#term())
    while (this.#take(','))
    if (!this.#take(']')) throw this.error()
    return terms
  }

  #term(): Step[][] {
    if (this.#take('*')) return [[{ type: 'children' }]]
    const position = this.#number()
    if (position !== undefined || this.#peek() === ':') return [[this.#position(position)]]
    const left = this.#take('@') ? this.#self() : this.path()
    if (this.#take('?')) return [[{ type: 'filter', left, operator: '?', right: undefined }]]
    const operator = this.#match(comparison) as Comparison | undefined // the expression matches nothing else
    if (operator === undefined) return left
    return [[{ type: 'filter', left, operator, right: this.#literal() ?? (this.#take('@') ? this.#self() : this.path()) }]]
  }

  /** What follows `@`: nothing, or a path from there. */
  #self(): Step[][] {
    return this.#take('.') ? this.path() : [[]]
  }

  #position(start: number | undefined): Step {
    if (!this.#take(':')) return { type: 'index', index: this.#whole(start) }
    const end = this.#number()
    const step = this.#take(':') ? this.#whole(this.#number()) : 1
    if (step < 1) throw this.error()
    return { type: 'slice', start: this.#whole(start ?? 0), end: end === undefined ? undefined : this.#whole(end), step }
  }

  #whole(value: number | undefined): number {
    if (value === undefined || !Number.isSafeInteger(value)) throw this.error()
    return value
  }

  #literal(): Literal | undefined {
    const text = this.#quoted('"')
    if (text !== undefined) return { literal: text }
    const value = this.#number()
    if (value !== undefined) return { literal: value }
    const start = this.#at
    const word = this.#match(identifier)
    if (word === 'true' || word === 'false') return { literal: word === 'true' }
    this.#at = start
    return undefined
  }

  #name(): string | undefined {
    return this.#match(identifier) ?? this.#quoted("'")
  }

  #quoted(mark: '"' | "'"): string | undefined {
    const text = this.#match(quoted[mark])
    return text?.slice(1, -1).replace(/\\(.)/gs, '$1')
  }

  #number(): number | undefined {
    const text = this.#match(number)
    return text === undefined ? undefined : Number(text)
  }

  #match(pattern: RegExp): string | undefined {
    this.#blank()
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  #take(symbol: string): boolean {
    this.#blank()
    const found = this.#source.startsWith(symbol, this.#at)
    if (found) this.#at += symbol.length
    return found
  }

  #peek(): string | undefined {
    this.#blank()
    return this.#source[this.#at]
  }

  #blank(): void {
    while (this.#source[this.#at] === ' ') this.#at++
  }
}

function asExisting(step: Step): Step {
  return step.type === 'field' ? { ...step, existing: true } : step
}
