import { Banner } from '#src/ui/banner.tsx'
import { Container } from '#src/ui/container.tsx'
import { registry } from '#src/ui/registry.ts'
import type { Specimen } from '#src/ui/specimen.ts'
import { TokenSheet } from './token-sheet.tsx'

function Plate({ state, render }: Specimen) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="annotation text-steel-1">{state}</p>
      <div>{render()}</div>
    </div>
  )
}

function WidePlate({ state, render, width }: Specimen) {
  return (
    <div className="mt-8">
      <Container>
        <p className="annotation mb-3 text-steel-1">{state}</p>
        {width === 'sheet' && render()}
      </Container>
      {/* A header or a bar sticks within its own plate, not to the page. */}
      {width === 'page' && <div className="relative isolate min-h-28 contain-layout">{render()}</div>}
    </div>
  )
}

/** Every component in every state, made from the registry; in development only. */
export function StyleguidePage() {
  return (
    <>
      <Banner title="Style guide" description="Tokens and components as built. What stands here is what pages are made of." />
      <TokenSheet />
      {Object.entries(registry).map(([file, { name, specimens }]) => (
        <section key={file} id={file} aria-labelledby={`${file}-heading`} className="sheet-rule py-12">
          <Container>
            <h2 id={`${file}-heading`} className="heading mb-8 text-h3">
              {name}
            </h2>
            <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
              {specimens
                .filter(({ width }) => width === undefined)
                .map((specimen) => (
                  <Plate key={specimen.state} {...specimen} />
                ))}
            </div>
          </Container>
          {specimens
            .filter(({ width }) => width !== undefined)
            .map((specimen) => (
              <WidePlate key={specimen.state} {...specimen} />
            ))}
        </section>
      ))}
    </>
  )
}
