import { contentText } from '#src/cms/content-text.tsx'
import type { ImageSource } from '#src/cms/image.ts'
import { Picture } from '#src/cms/picture.tsx'
import { RichText } from '#src/cms/rich-text.tsx'
import { Container } from '#src/ui/container.tsx'
import { Prose } from '#src/ui/prose.tsx'

export interface TextWithImageProps {
  heading: string | null
  body: unknown
  image: ImageSource | null
  alt: string | null
  /** `left` or `right` of the text on wide screens; above it on small ones. */
  imageSide: string | null
}

/** One idea in words and one picture of it. */
export function TextWithImage({ heading, body, image, alt, imageSide }: TextWithImageProps) {
  const left = imageSide === 'left'
  return (
    <section className="sheet-rule py-section">
      <Container
        className={`grid grid-cols-1 items-center gap-x-16 gap-y-10 ${image?.asset ? (left ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]') : ''}`}
      >
        {image?.asset && (
          <div className={`p-2.5 ${left ? '' : 'lg:order-2'}`}>
            <div className="corner-marks bg-sunken">
              <Picture image={image} alt={alt} width={800} sizes="(min-width: 64rem) 54vw, 100vw" className="block w-full" />
            </div>
          </div>
        )}
        <div>
          <h2 className="heading mb-7 text-h2" dir="auto">
            {contentText(heading)}
          </h2>
          <Prose>
            <RichText value={body} headingShift={1} />
          </Prose>
        </div>
      </Container>
    </section>
  )
}
