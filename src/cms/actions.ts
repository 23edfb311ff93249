import { isLinkTarget } from '#shared/link-target.ts'
import { onlyText } from '#src/lib/with-texts.ts'

/** Buttons of a block as queries return them. */
export type CmsActions = readonly ({ label: string | null; to: string | null } | null)[] | null

/** The buttons that have a text and lead somewhere harmless. */
export function usableActions(actions: CmsActions | undefined): { label: string; href: string }[] {
  return (actions ?? []).flatMap((action) => {
    const label = onlyText(action?.label)?.trim()
    const href = onlyText(action?.to)?.trim()
    return label && href && isLinkTarget(href) ? [{ label, href }] : []
  })
}
