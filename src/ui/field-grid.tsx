import type { ReactNode } from 'react'

/** The fields of a form: two columns where each message still fits its line, else one. Asks its own width, not the window's. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className="@container -mb-4">
      <div className="grid gap-x-6 gap-y-1 @min-[38rem]:grid-cols-2 *:last:odd:col-span-full">{children}</div>
    </div>
  )
}
