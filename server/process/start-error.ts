/** Why the server does not start: its message is the one sentence that the operator reads. */
export class StartError extends Error {
  override name = 'StartError'
}
