import type { ComponentType } from 'react'
import type { Block } from './landing.query.ts'
import { blockComponents } from './registry.ts'

/** The blocks of a page in the editor's order; one that the site doesn't know yet is left out. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => {
    // The registry pairs each type with its own component; the pairing is lost when a type is looked up.
    const Component = Object.hasOwn(blockComponents, block._type) ? (blockComponents[block._type] as ComponentType<Block>) : null
    return Component && <Component key={block._key} {...block} />
  })
}
