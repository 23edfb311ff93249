import { Image } from '#src/ui/image.tsx'
import { useCms } from './cms-context.ts'
import { useContentLanguage } from './content-text.tsx'
import { type ImageSource, picture } from './image.ts'

export interface PictureProps {
  image: ImageSource | null | undefined
  alt: string | null | undefined
  /** Width in CSS pixels for which the default file is chosen. */
  width: number
  /** How wide the image stands on the page (`sizes` of HTML). */
  sizes: string
  /** width : height to crop to. */
  ratio?: number
  /** Above the fold: loaded first. Everything else waits until it comes near. */
  priority?: boolean
  className?: string
}

/** An image of the CMS in several widths with its space reserved; nothing without a file. */
export function Picture({ image, alt, width, sizes, ratio, priority = false, className }: PictureProps) {
  const { config } = useCms()
  const contentLanguage = useContentLanguage()
  const files = picture(config, image, { width, ...(ratio !== undefined && { ratio }) })
  if (!files) return null
  return (
    <Image
      src={files.src}
      srcSet={files.srcSet || undefined}
      sizes={files.srcSet ? sizes : undefined}
      width={files.width}
      height={files.height}
      alt={alt ?? ''}
      lang={alt ? contentLanguage : undefined}
      priority={priority}
      lqip={image?.lqip}
      drawing={image?.lineDrawing === true}
      className={className}
    />
  )
}
