/** Lines for the operator; never what a visitor typed. */
export interface Log {
  info(line: string): void
  error(line: string): void
}

export const consoleLog: Log = {
  info: (line) => console.log(line),
  error: (line) => console.error(line),
}

/** The stack of an error for the log, without the query string of the address, which may hold what a visitor typed. */
export function describeError(error: unknown, request?: Request): string {
  const where = request ? `${request.method} ${new URL(request.url).pathname}: ` : ''
  return `${where}${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
