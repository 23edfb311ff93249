import { type CmsActions, usableActions } from '#src/cms/actions.ts'
import { contentText, useContentLanguage } from '#src/cms/content-text.tsx'
import type { ImageSource } from '#src/cms/image.ts'
import { Picture } from '#src/cms/picture.tsx'
import { ActionBar } from '#src/ui/action-bar.tsx'
import { Container } from '#src/ui/container.tsx'
import { PlantMap } from './plant-map.tsx'

export interface HeroProps {
  heading: string | null
  text: string | null
  actions: CmsActions
  image: ImageSource | null
  alt: string | null
}

/** The opening of a landing page: what we do, what to do next, and the plant; the editor's picture takes the drawing's place. */
export function Hero({ heading, text, actions, image, alt }: HeroProps) {
  return (
    <div className="overflow-hidden bg-sunken">
      <Container className="grid grid-cols-1 items-center gap-x-8 gap-y-10 pt-14 pb-10 lg:min-h-[min(46rem,82svh)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-12">
        <div className="flex flex-col gap-7">
          <h1 className="heading text-hero" dir="auto">
            {contentText(heading)}
          </h1>
          {text && (
            <p className="max-w-[26em] text-lead leading-meta text-steel-1" dir="auto">
              {contentText(text)}
            </p>
          )}
          <ActionBar actions={usableActions(actions)} lang={useContentLanguage()} />
        </div>
        {image?.asset ? (
          <div className="corner-marks m-2.5">
            <Picture
              image={image}
              alt={alt}
              width={960}
              sizes="(min-width: 64rem) 56vw, 100vw"
              priority
              className="block w-full"
            />
          </div>
        ) : (
          <div className="lg:-me-[min(var(--spacing-gutter),4rem)]">
            <PlantMap />
          </div>
        )}
      </Container>
    </div>
  )
}
