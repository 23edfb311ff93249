import { contentText } from '#src/cms/content-text.tsx'
import { Newsletter } from '#src/features/newsletter/newsletter.tsx'
import { Section } from '#src/ui/section.tsx'

export interface NewsletterBlockProps {
  heading: string | null
  text: string | null
}

/** Invites to the newsletter, with its form. */
export function NewsletterBlock({ heading, text }: NewsletterBlockProps) {
  return (
    <Section id="newsletter" heading={contentText(heading)} text={contentText(text)} tone="sunken" beside>
      <Newsletter />
    </Section>
  )
}
