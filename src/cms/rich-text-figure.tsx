import type { PortableTextTypeComponentProps } from '@portabletext/react'
import { contentText } from './content-text.tsx'
import type { ImageSource } from './image.ts'
import { Picture } from './picture.tsx'

interface FigureBlock extends ImageSource {
  alt?: string
  caption?: string
}

/** An image with its caption; left out without a file, and in the middle of a sentence, where HTML allows no figure. */
export function Figure({ value, isInline }: PortableTextTypeComponentProps<FigureBlock>) {
  if (isInline || !value.asset) return null
  return (
    <figure>
      <Picture image={value} alt={value.alt} width={960} sizes="(min-width: 60rem) 44rem, 100vw" />
      {value.caption && <figcaption dir="auto">{contentText(value.caption)}</figcaption>}
    </figure>
  )
}
