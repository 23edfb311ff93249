/** Lets everybody through at once, except while somebody has asked to be alone. */
export class Turnstile {
  #closed: Promise<void> | undefined

  /** Waits until nobody wants to be alone. */
  async pass(): Promise<void> {
    while (this.#closed !== undefined) await this.#closed
  }

  /** Runs `work` while nobody else passes; those who passed before may still be busy. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    await this.pass()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#closed = promise
    try {
      return await work()
    } finally {
      this.#closed = undefined
      resolve()
    }
  }
}
