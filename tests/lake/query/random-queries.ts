import fc from 'fast-check'

const ids = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'drafts.a',
  'drafts.c',
  'drafts.f',
  'versions.r1.b',
  'versions.r1.g',
  'private.one',
  '_.releases.r1',
]
const texts = ['a', 'b', 'c', 'x', 'y', 'Hello world', 'private.one', '']

const scalar = fc.oneof(fc.constantFrom(...texts), fc.integer({ min: -2, max: 3 }), fc.boolean(), fc.constant(null))
const elsewhere = fc.constantFrom<object>({}, {}, { _dataset: 'other' }, { _projectId: 'other' }, { more: { _ref: 'a' } })
const reference = fc.record({ id: fc.constantFrom(...ids, 'missing'), more: elsewhere }).map(({ id, more }) => ({
  _type: 'reference',
  _ref: id,
  ...more,
}))
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })

/** Datasets of a dozen documents, some of them drafts, versions, private ones, with fields of every kind or none. */
export const randomDataset = fc
  .uniqueArray(
    fc.record({
      _id: fc.constantFrom(...ids),
      _type: fc.constantFrom('x', 'y', 'z'),
      n: optional(fc.oneof(scalar, fc.array(scalar, { maxLength: 1 }), fc.double({ noNaN: true, noDefaultInfinity: true }))),
      title: optional(
        fc.oneof(
          fc.constantFrom(...texts),
          fc.constantFrom('a\u{1f600}', 'a\uffee', 'a long text that goes on, one', 'a long text that goes on, two'),
        ),
      ),
      slug: optional(fc.oneof(fc.record({ current: scalar }), scalar)),
      ref: optional(reference),
      refs: optional(fc.array(fc.oneof(reference, scalar), { maxLength: 3 })),
      deep: optional(fc.record({ list: fc.array(fc.record({ n: scalar, ref: reference }), { maxLength: 2 }) })),
    }),
    { selector: (document) => document._id, minLength: 0, maxLength: 12 },
  )
  .map((documents) => documents.sort((a, b) => (a._id < b._id ? -1 : 1)))

const literal = fc.oneof(
  fc.constantFrom(...texts, ...ids).map((text) => JSON.stringify(text)),
  fc.constantFrom('1', '0', '-1', 'true', 'null'),
)
const field = fc.constantFrom(
  '_id',
  '_type',
  'n',
  'title',
  'slug',
  'slug.current',
  'ref._ref',
  'refs',
  'refs[]._ref',
  'deep.list[].n',
  'nope',
  '@',
  'ref',
)
const outer = fc.constantFrom('^._id', '^._type', '^.ref._ref', '^.slug.current', '^.n', '^.refs[]._ref', '^.^._id', '^')

const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''))
const the = (text: string) => fc.constant(text)

/** Queries over such datasets: what the indexes know, what they don't, nested and joined every way. */
const randomQuery = fc.letrec<{
  key: string
  list: string
  test: string
  rows: string
  value: string
  projection: string
}>((tie) => ({
  key: fc.oneof(
    { depthSize: 'small' },
    literal,
    outer,
    field,
    join(the('('), tie('rows'), the(')[0]._id')),
    join(tie('rows'), the('[0].ref._ref')),
  ),
  list: fc.oneof(
    { depthSize: 'small' },
    fc.array(literal, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    join(tie('rows'), the('._id')),
    fc.constantFrom('["x", "y"]', '["Hello world", ""]', 'refs[]._ref', '^.refs[]._ref', 'path("*")', 'path("drafts.**")'),
  ),
  test: fc.oneof(
    { depthSize: 'small' },
    join(fc.constantFrom('_type', '_id', 'slug.current', 'title', 'n'), fc.constantFrom(' == ', ' != ', ' < '), tie('key')),
    join(tie('key'), the(' == '), fc.constantFrom('_type', '_id', 'slug.current')),
    join(fc.constantFrom('_type', '_id', 'slug.current'), the(' in '), tie('list')),
    join(the('references('), fc.oneof(tie('key'), tie('list')), the(')')),
    join(the('sanity::versionOf('), tie('key'), the(')')),
    join(the('defined('), field, the(')')),
    join(the('count('), tie('rows'), the(') > 1')),
    join(the('title match '), literal),
    join(the('('), tie('test'), fc.constantFrom(' && ', ' || '), tie('test'), the(')')),
    join(tie('test'), the(' && '), tie('test')),
    join(the('!('), tie('test'), the(')')),
  ),
  rows: fc.oneof(
    { depthSize: 'small' },
    join(the('*['), tie('test'), the(']')),
    join(the('*['), tie('test'), the(']['), tie('test'), the(']')),
    join(
      fc.constantFrom('*[_type == "x"', '*[_type in ["y"]', '*[_type == "z" && defined(n)'),
      fc.oneof(the(''), join(the(' && '), tie('test'))),
      fc.constantFrom('] | order(n', '] | order(title', '] | order(_createdAt', '] | order(slug.current'),
      fc.constantFrom(')', ' desc)', ' asc, title desc)', ' desc, _id desc)'),
      fc.constantFrom('[0...1]', '[0..1]', '[1...3]', '[0...0]', '[0]', '{n, "t": title}[0..1]', '[1]'),
    ),
    join(tie('rows'), fc.constantFrom('[0..2]', ' | order(n desc, _id)', ' | order(slug.current)', '[]', '[1...3]')),
    join(tie('rows'), tie('projection')),
    join(the('*[_type in ["x", "y"] && slug.current in '), tie('list'), the(']')),
    the('*'),
  ),
  projection: fc
    .array(fc.tuple(fc.constantFrom('p', 'q', '_id', 'ref'), tie('value')), { minLength: 1, maxLength: 3 })
    .map((fields) => `{${fields.map(([name, value]) => `"${name}": ${value}`).join(', ')}}`),
  value: fc.oneof(
    { depthSize: 'small' },
    field,
    outer,
    literal,
    fc.constantFrom(
      'ref->title',
      'ref->{_id, "t": title}',
      'refs[]->_id',
      'deep.list[]{"x": ref->n, "up": ^._id}',
      'coalesce(title, ref->title, "none")',
    ),
    join(tie('rows')),
    join(the('count('), tie('rows'), the(')')),
    fc.constantFrom('count(*)', 'count(*[_type == "x"])', 'count(*[_type in ["x", "y", "x", 1]])', 'count(*[_type == ["x"]])'),
    join(the('count(*[_type == '), tie('key'), the('])')),
    join(the('select('), tie('test'), the(' => '), tie('value'), the(', '), tie('value'), the(')')),
  ),
}))

/** Whole queries. */
export const randomWholeQuery = fc.oneof(
  randomQuery.rows,
  join(randomQuery.rows, the('[0]')),
  join(the('count('), randomQuery.rows, the(')')),
  randomQuery.projection,
)
