import { type ComponentType, lazy } from 'react'

/** A component that is loaded when it is first shown, and that its page can do without: when its chunk is lost, nothing stands there. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch {
      return { default: () => null }
    }
  })
}
