import { Section } from '#src/ui/section.tsx'

const COLORS = [
  'bg-paper',
  'bg-raised',
  'bg-sunken',
  'bg-ink',
  'bg-steel-1',
  'bg-steel-2',
  'bg-steel-3',
  'bg-signal',
  'bg-signal-strong',
  'bg-process',
  'bg-process-tint',
  'bg-success',
  'bg-warning',
  'bg-error',
]

const TYPE = ['text-hero', 'text-h1', 'text-h2', 'text-h3', 'text-title']

/** Colours and type sizes of the tokens. */
export function TokenSheet() {
  return (
    <Section heading="Tokens">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 xl:grid-cols-7">
        {COLORS.map((color) => (
          <li key={color} className="annotation">
            <span className={`mb-2 block h-16 border border-steel-3 ${color}`} />
            {color.slice(3)}
          </li>
        ))}
      </ul>
      <ul className="mt-12 grid gap-6">
        {TYPE.map((size) => (
          <li key={size}>
            <span className="annotation block text-steel-1">{size.slice(5)}</span>
            <span className={`heading block ${size}`}>We prove the cell</span>
          </li>
        ))}
        <li>
          <span className="annotation block text-steel-1">body</span>
          <p className="max-w-measure">
            We scan the plant, model the line and prove the cell. Two days for 10,000 m², four millimetres of tolerance, and a
            drawing that the people who run the plant recognise.
          </p>
        </li>
      </ul>
    </Section>
  )
}
