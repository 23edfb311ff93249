import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { ContentText, useContentLanguage } from './content-text.tsx'
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

/** Anchors by block key, and the levels by which headings move down. */
const HeadingContext = createContext<{ anchors: ReadonlyMap<string, string>; shift: number }>({ anchors: new Map(), shift: 0 })

interface PartProps {
  children?: ReactNode
  value?: { _key?: string }
}

function Heading({ level, children, value }: PartProps & { level: number }) {
  const { anchors, shift } = useContext(HeadingContext)
  const Tag = `h${Math.min(level + shift, 6)}` as 'h2'
  return (
    <Tag id={anchors.get(value?._key ?? '')} lang={useContentLanguage()} dir="auto">
      {children}
    </Tag>
  )
}

function Paragraph({ children }: PartProps) {
  return (
    <p lang={useContentLanguage()} dir="auto">
      {children}
    </p>
  )
}

function Item({ children }: PartProps) {
  return (
    <li lang={useContentLanguage()} dir="auto">
      {children}
    </li>
  )
}

const bullets = ({ children }: PartProps) => <ul>{children}</ul>
const text = ({ children }: PartProps) => <>{children}</>

const components: Partial<PortableTextReactComponents> = {
  types: { figure: Figure, table: Table, callout: Callout, video: Video },
  block: {
    normal: Paragraph,
    h2: (props) => <Heading level={2} {...props} />,
    h3: (props) => <Heading level={3} {...props} />,
    h4: (props) => <Heading level={4} {...props} />,
    blockquote: ({ children }) => (
      <blockquote dir="auto">
        <ContentText>{children}</ContentText>
      </blockquote>
    ),
  },
  list: { bullet: bullets, number: ({ children }) => <ol>{children}</ol> },
  listItem: { bullet: Item, number: Item },
  marks: { link: ExternalLink, internalLink: InternalLink },
  unknownType: () => null,
  unknownMark: text,
  // Functions of their own: the library tells a known part from an unknown one by identity.
  unknownBlockStyle: (props) => <Paragraph {...props} />,
  unknownList: (props) => bullets(props),
  unknownListItem: (props) => <Item {...props} />,
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
  const context = useMemo(() => {
    const ids = anchors ? headings(blocks).map(({ key, id }) => [key, id] as const) : []
    return { anchors: new Map(ids), shift: headingShift }
  }, [blocks, anchors, headingShift])
  if (blocks.length === 0) return null
  return (
    <HeadingContext value={context}>
      <PortableText value={blocks} components={components} onMissingComponent={reportOnce} />
    </HeadingContext>
  )
}
