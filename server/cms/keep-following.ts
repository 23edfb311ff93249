/** Milliseconds until the events are asked for again after they broke off. */
const RETRY = 5_000

/**
 * Follows a stream of the CMS until it is told to stop, and asks for it again some seconds after it broke off.
 * @param subscribe asks for the stream; it calls what it is given once the stream has broken off
 */
export function keepFollowing(subscribe: (retry: () => void) => { unsubscribe(): void }): { stop(): void } {
  let subscription: { unsubscribe(): void } | undefined
  let timer: NodeJS.Timeout | undefined

  function follow(): void {
    subscription = subscribe(() => {
      timer = setTimeout(follow, RETRY)
      timer.unref()
    })
  }

  follow()
  return {
    stop() {
      clearTimeout(timer)
      subscription?.unsubscribe()
    },
  }
}
