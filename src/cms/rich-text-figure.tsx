import type { PortableTextTypeComponentProps } from '@portabletext/react'
import { onlyText } from '#src/lib/with-texts.ts'
import { contentText } from './content-text.tsx'
import { hasFile, type ImageSource } from './image.ts'
import { Picture } from './picture.tsx'

interface FigureBlock extends ImageSource {
  alt?: string
  caption?: string
}

/** An image with its caption; left out without a file, and in the middle of a sentence, where HTML allows no figure. */
export function Figure({ value, isInline }: PortableTextTypeComponentProps<FigureBlock>) {
  if (isInline || !hasFile(value)) return null
  const caption = onlyText(value.caption)
  return (
    <figure>
      <Picture image={value} alt={onlyText(value.alt)} width={960} sizes="(min-width: 60rem) 44rem, 100vw" />
      {caption && <figcaption dir="auto">{contentText(caption)}</figcaption>}
    </figure>
  )
}
