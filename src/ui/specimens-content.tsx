import { Accordion } from './accordion.tsx'
import { Badge } from './badge.tsx'
import { Banner } from './banner.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Card } from './card.tsx'
import { Columns } from './columns.tsx'
import { DateBlock } from './date-block.tsx'
import { DefinitionList } from './definition-list.tsx'
import { Image } from './image.tsx'
import { Prose } from './prose.tsx'
import { Quote } from './quote.tsx'
import type { Registry } from './specimen.ts'
import { Statistic } from './statistic.tsx'
import { Table } from './table.tsx'

const PLACEHOLDER = '/favicon.svg'

/** What a visitor reads. */
export const contentSpecimens: Registry = {
  banner: {
    name: 'Banner',
    specimens: [
      {
        state: 'title and description',
        width: 'page',
        render: () => (
          <Banner
            number="03"
            title="Line simulation and optimisation"
            description="We model the line and find its cycle before you buy it."
          />
        ),
      },
      {
        state: 'with image',
        width: 'page',
        render: () => (
          <Banner
            title="Events"
            image={<Image src={PLACEHOLDER} alt="" width={4} height={3} className="aspect-4/3 object-contain" />}
          />
        ),
      },
    ],
  },
  breadcrumb: {
    name: 'Breadcrumb',
    specimens: [
      {
        state: 'default',
        render: () => <Breadcrumb label="You are here" trail={[{ label: 'Events', href: '/events' }, { label: 'Expo' }]} />,
      },
    ],
  },
  card: {
    name: 'Card',
    specimens: [
      {
        state: 'link',
        render: () => (
          <Card title="Factory automation expo" href="#card" meta="22-24 November 2024" badge={<Badge>Ended</Badge>}>
            Three days in Pune: cells, vehicles, cameras.
          </Card>
        ),
      },
      {
        state: 'numbered',
        render: () => (
          <Card number="07" title="Machine safety" href="#card">
            We prove the cell before anybody enters it.
          </Card>
        ),
      },
      { state: 'without link', render: () => <Card title="Gearbox">Industrial products</Card> },
    ],
  },
  badge: {
    name: 'Badge',
    specimens: (['neutral', 'process', 'success', 'warning', 'error'] as const).map((tone) => ({
      state: tone,
      render: () => <Badge tone={tone}>{tone}</Badge>,
    })),
  },
  statistic: {
    name: 'Statistic',
    specimens: [
      {
        state: 'default',
        render: () => (
          <dl>
            <Statistic value="1,250,000" unit="m²" label="Total area scanned" />
          </dl>
        ),
      },
    ],
  },
  'date-block': {
    name: 'DateBlock',
    specimens: [{ state: 'default', render: () => <DateBlock day="22" month="Nov" year="2024" dateTime="2024-11-22" /> }],
  },
  'definition-list': {
    name: 'DefinitionList',
    specimens: [
      {
        state: 'default',
        render: () => (
          <DefinitionList
            items={[
              { term: 'Date', value: '22-24 November 2024' },
              { term: 'Location', value: 'Pune, India' },
            ]}
          />
        ),
      },
    ],
  },
  columns: {
    name: 'Columns',
    specimens: [
      {
        state: 'two lists',
        width: 'sheet',
        render: () => (
          <Columns
            lists={[
              { heading: 'We assess', items: ['Risk Assessment & Feasibility Study', 'Controls Architecture Design'] },
              { heading: 'We prove', items: ['Installation & Validation', 'Train, Maintain & Improve'] },
            ]}
          />
        ),
      },
    ],
  },
  quote: {
    name: 'Quote',
    specimens: [
      {
        state: 'default',
        width: 'sheet',
        render: () => (
          <Quote
            text="They found eleven seconds in a line that we had called finished."
            attribution="A. Kulkarni"
            position="Plant manager"
          />
        ),
      },
    ],
  },
  accordion: {
    name: 'Accordion',
    specimens: [
      {
        state: 'default',
        render: () => (
          <Accordion
            name="specimen"
            items={[
              { id: 'scan', title: 'What do you scan?', content: 'Building, machines, pipes.', open: true },
              { id: 'time', title: 'How long does it take?', content: 'Two days for 10,000 m².' },
            ]}
          />
        ),
      },
    ],
  },
  table: {
    name: 'Table',
    specimens: [
      {
        state: 'default',
        render: () => (
          <Table
            caption="Cycle time of the line"
            columns={[
              { key: 'cell', label: 'Cell' },
              { key: 'time', label: 'Seconds', numeric: true },
            ]}
            rows={[
              { key: 'weld', cells: { cell: 'Welding', time: '42.5' } },
              { key: 'test', cells: { cell: 'Leak test', time: '38.0' } },
            ]}
          />
        ),
      },
    ],
  },
  prose: {
    name: 'Prose',
    specimens: [
      {
        state: 'all parts',
        render: () => (
          <Prose>
            <h2>We scan your plant</h2>
            <p>
              A scanner takes <strong>two million points</strong> a second. <a href="#prose">The cloud becomes a model</a> with a
              tolerance of <code>±4 mm</code>.
            </p>
            <h3>What you get</h3>
            <ul>
              <li>The building as a model</li>
              <li>Each machine with its data sheet</li>
            </ul>
            <blockquote>Measure first.</blockquote>
            <aside className="callout">
              <p>Bring your layout drawing to the first meeting.</p>
            </aside>
            <p lang="ar" dir="auto">
              نحن نقيس مصنعك ثم نبني نموذجه.
            </p>
          </Prose>
        ),
      },
    ],
  },
  image: {
    name: 'Image',
    specimens: [
      {
        state: 'default',
        render: () => <Image src={PLACEHOLDER} alt="The sign of the site" width={96} height={96} className="max-w-24" />,
      },
    ],
  },
}
