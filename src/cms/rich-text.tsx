import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import { useMemo } from 'react'
import { readBlocks } from './rich-text-blocks.ts'
import { Callout } from './rich-text-callout.tsx'
import { Figure } from './rich-text-figure.tsx'
import { headings } from './rich-text-headings.ts'
import { ExternalLink, InternalLink } from './rich-text-links.tsx'
import { Table } from './rich-text-table.tsx'
import { Video } from './rich-text-video.tsx'

const reported = new Set<string>()

/** A part that the Studio knows before the site does is left out; said once, so that somebody notices. */
function reportOnce(message: string): void {
  if (reported.has(message)) return
  reported.add(message)
  console.warn(message)
}

const asText = ({ children }: { children?: React.ReactNode }) => <>{children}</>
const asParagraph = ({ children }: { children?: React.ReactNode }) => <p dir="auto">{children}</p>

function components(anchors: ReadonlyMap<string, string>, shift: number): Partial<PortableTextReactComponents> {
  const heading = (level: number) =>
    function RichTextHeading({ children, value }: { children?: React.ReactNode; value: { _key?: string } }) {
      const Tag = `h${Math.min(level + shift, 6)}` as 'h2'
      return (
        <Tag id={anchors.get(value._key ?? '')} dir="auto">
          {children}
        </Tag>
      )
    }
  return {
    types: { figure: Figure, table: Table, callout: Callout, video: Video },
    block: {
      normal: asParagraph,
      h2: heading(2),
      h3: heading(3),
      h4: heading(4),
      blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
    },
    list: { bullet: ({ children }) => <ul>{children}</ul>, number: ({ children }) => <ol>{children}</ol> },
    listItem: { bullet: ({ children }) => <li dir="auto">{children}</li>, number: ({ children }) => <li dir="auto">{children}</li> },
    marks: { link: ExternalLink, internalLink: InternalLink },
    unknownType: () => null,
    unknownMark: asText,
    unknownBlockStyle: asParagraph,
    unknownList: ({ children }) => <ul>{children}</ul>,
    unknownListItem: ({ children }) => <li dir="auto">{children}</li>,
  }
}

export interface RichTextProps {
  value: unknown
  /** Anchors on headings; off where several texts share a page, since ids are unique. */
  anchors?: boolean
  /** Levels to move headings down by where the text stands below another heading than the page's. */
  headingShift?: number
}

/** Rich text of the CMS. Whatever an editor or a script wrote, the rest of the page stays. */
export function RichText({ value, anchors = false, headingShift = 0 }: RichTextProps) {
  const blocks = useMemo(() => readBlocks(value), [value])
  const parts = useMemo(() => {
    const ids = anchors ? headings(blocks).map(({ key, id }) => [key, id] as const) : []
    return components(new Map(ids), headingShift)
  }, [blocks, anchors, headingShift])
  if (blocks.length === 0) return null
  return <PortableText value={blocks} components={parts} onMissingComponent={reportOnce} />
}
