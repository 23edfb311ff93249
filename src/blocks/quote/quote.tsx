import { useContentLanguage } from '#src/cms/content-text.tsx'
import { Quote as QuoteFigure } from '#src/ui/quote.tsx'
import { Section } from '#src/ui/section.tsx'

export interface QuoteProps {
  text: string | null
  attribution: string | null
  role: string | null
}

/** What somebody said about us, alone on the sheet. */
export function Quote({ text, attribution, role }: QuoteProps) {
  const contentLanguage = useContentLanguage()
  if (!text?.trim()) return null
  return (
    <Section>
      <QuoteFigure text={text} attribution={attribution ?? undefined} position={role ?? undefined} lang={contentLanguage} />
    </Section>
  )
}
