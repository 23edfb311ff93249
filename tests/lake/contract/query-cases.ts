import { expect } from 'vitest'
import { type Case, type CaseGroup, ref, type World } from './world.ts'

const block = (text: string) => ({
  _type: 'block',
  _key: text,
  children: [{ _type: 'span', _key: `s${text}`, text, marks: [] }],
  markDefs: [],
})

async function prepare(world: World): Promise<void> {
  const { id } = world
  const event = world.type('event')
  await world
    .client('administrator')
    .transaction()
    .create({ _id: id('ada'), _type: world.type('person'), name: 'Ada', friend: ref(id('bob'), { _weak: true }) })
    .create({
      _id: id('one'),
      _type: event,
      title: 'Alpha',
      n: 1,
      tags: ['red', 'blue'],
      slug: { _type: 'slug', current: 'alpha' },
      at: '2026-01-01T10:00:00Z',
      place: { city: 'Pune', geo: { lat: 18.5 } },
      speaker: ref(id('ada')),
      list: [
        { _key: 'a', v: 1 },
        { _key: 'b', v: 2 },
        { _key: 'c', v: 3 },
      ],
      body: [block('Hello'), block('World')],
    })
    .create({
      _id: id('two'),
      _type: event,
      title: 'beta test',
      n: 2,
      tags: ['blue'],
      slug: { _type: 'slug', current: 'beta' },
      at: '2026-01-02T10:00:00Z',
      speaker: ref(id('nobody'), { _weak: true }),
      speakers: [ref(id('ada'), { _key: 'x' }), ref(id('nobody'), { _key: 'y', _weak: true })],
    })
    .create({ _id: id('three'), _type: event, title: 'Gamma', n: null, tags: [], done: true, empty: '' })
    .create({ _id: `private.${id('four')}`, _type: event, title: 'Secret', n: 4, speaker: ref(id('ada')) })
    .commit()
}

/** Query and answer, as the GROQ specification has them; `#` and `%` stand for ids and types of the case. */
const answers: [title: string, query: string, answer: unknown][] = [
  ['equality of a type', 'count(*[_type == "%event"])', 4],
  ['a type that no document has', '*[_type == "%nothing"]', []],
  ['a type in a list', 'count(*[_type in ["%event", "%person"]])', 5],
  ['a type in an empty list', '*[_type in []]', []],
  ['an id', '*[_id == "#one"].title', ['Alpha']],
  ['an id on the right', '*["#one" == _id].title', ['Alpha']],
  ['ids in a list, in the order of ids', '*[_id in ["#two", "#one", "#missing"]] | order(title).title', ['Alpha', 'beta test']],
  ['the first of nothing', '*[_id == "#missing"][0]', null],
  ['a field of the first of nothing', '*[_id == "#missing"][0].title', null],
  ['a slug', '*[_type == "%event" && slug.current == "beta"][0].title', 'beta test'],
  ['a slug that nobody has', '*[_type == "%event" && slug.current == "nope"]', []],
  ['a missing slug', 'count(*[_type == "%event" && slug.current == null])', 2],
  ['defined', 'count(*[_type == "%event" && defined(slug)])', 2],
  ['not defined, null included', 'count(*[_type == "%event" && !defined(n)])', 1],
  ['an empty string is defined', 'count(*[_type == "%event" && defined(empty)])', 1],
  ['and', 'count(*[_type == "%event" && n > 1])', 2],
  ['or', 'count(*[_type == "%event" && (n == 1 || n == 2)])', 2],
  ['not', '*[_type == "%event" && !(n < 4)].n', [4]],
  ['comparison with null is not true', 'count(*[_type == "%event" && n < 100])', 3],
  ['comparison of different types is not true', 'count(*[_type == "%event" && title > 1])', 0],
  ['inequality', 'count(*[_type == "%event" && title != "Alpha"])', 3],
  ['a value in an array field', '*[_type == "%event" && "red" in tags].title', ['Alpha']],
  ['a range', 'count(*[_type == "%event" && n in 1..2])', 2],
  ['a range without its end', 'count(*[_type == "%event" && n in 1...2])', 1],
  ['two filters', '*[_type == "%event"][n == 2].title', ['beta test']],
  ['order ascending, nulls last', '*[_type == "%event"] | order(n).title', ['Alpha', 'beta test', 'Secret', 'Gamma']],
  ['order descending, nulls first', '*[_type == "%event"] | order(n desc).title', ['Gamma', 'Secret', 'beta test', 'Alpha']],
  ['order by code point', '*[_type == "%event"] | order(title).title', ['Alpha', 'Gamma', 'Secret', 'beta test']],
  ['order ignoring case', '*[_type == "%event"] | order(lower(title)).title', ['Alpha', 'beta test', 'Gamma', 'Secret']],
  ['order by two keys', '*[_type == "%event"] | order(defined(done) desc, title desc)[0..1].title', ['Gamma', 'beta test']],
  ['an inclusive slice', '*[_type == "%event"] | order(title)[0..1].title', ['Alpha', 'Gamma']],
  ['an exclusive slice', '*[_type == "%event"] | order(title)[0...1].title', ['Alpha']],
  ['a slice from the end', '*[_type == "%event"] | order(title)[-2..-1].title', ['Secret', 'beta test']],
  ['a slice beyond the end', '*[_type == "%event"] | order(title)[10..20]', []],
  ['slice before order sorts what the slice left', 'count(*[_type == "%event"][0..1] | order(title))', 2],
  ['a projection', '*[_id == "#one"]{title, n}', [{ title: 'Alpha', n: 1 }]],
  ['a projection of a missing field', '*[_id == "#three"]{title, nope}', [{ title: 'Gamma', nope: null }]],
  ['a renamed field', '*[_id == "#one"]{"t": title}', [{ t: 'Alpha' }]],
  ['a path', '*[_id == "#one"][0].place.geo.lat', 18.5],
  ['a projection of one', '*[_id == "#one"][0]{title}', { title: 'Alpha' }],
  ['a nested projection', '*[_id == "#one"][0]{place{city}}', { place: { city: 'Pune' } }],
  ['a spread', '*[_id == "#three"][0]{..., "title": "x"}.title', 'x'],
  ['a conditional projection that holds', '*[_id == "#three"][0]{done == true => {title}}', { title: 'Gamma' }],
  ['a conditional projection that does not', '*[_id == "#one"][0]{n, done == true => {title}}', { n: 1 }],
  ['select', '*[_id == "#one"][0]{"k": select(n > 1 => "many", n == 1 => "one", "none")}', { k: 'one' }],
  ['select without a fallback', '*[_id == "#three"][0]{"k": select(n > 1 => "many")}', { k: null }],
  ['coalesce', '*[_id == "#three"][0]{"k": coalesce(n, nope, title)}', { k: 'Gamma' }],
  ['an array element', '*[_id == "#one"][0].tags[1]', 'blue'],
  ['the last array element', '*[_id == "#one"][0].tags[-1]', 'blue'],
  ['an array element that is not there', '*[_id == "#one"][0].tags[9]', null],
  ['a field of array items', '*[_id == "#one"][0].list[].v', [1, 2, 3]],
  ['a filter of array items', '*[_id == "#one"][0].list[v > 1]._key', ['b', 'c']],
  ['an item by key', '*[_id == "#one"][0].list[_key == "b"][0].v', 2],
  ['arrays flattened', 'count(*[_type == "%event" && defined(tags)].tags[])', 3],
  ['a dereference', '*[_id == "#one"][0].speaker->name', 'Ada'],
  ['a dereference of a projection', '*[_id == "#one"][0]{speaker->{name}}', { speaker: { name: 'Ada' } }],
  ['a dereference of what is gone', '*[_id == "#two"][0].speaker->name', null],
  ['a dereference of a missing field', '*[_id == "#three"][0]{"s": speaker->name}', { s: null }],
  ['a dereference in an array keeps the gap', '*[_id == "#two"][0].speakers[]->name', ['Ada', null]],
  ['references', '*[_type == "%event" && references("#ada")] | order(title).title', ['Alpha', 'Secret', 'beta test']],
  ['references to one of several', 'count(*[references(["#ada", "#nobody"])])', 3],
  ['references to nothing', '*[references("#unknown")]', []],
  ['a join by references', '*[_type == "%person"]{"n": count(*[references(^._id)])}', [{ n: 3 }]],
  ['a join by id', '*[_id == "#one"]{"s": *[_id == ^.speaker._ref][0].name}', [{ s: 'Ada' }]],
  ['a sub-query of ids', '*[_type == "%person" && _id in *[_type == "%event"].speaker._ref].name', ['Ada']],
  ['the parent of a parent', '*[_id == "#one"][0]{"x": list[]{"y": tags, "z": ^.title}[0]}', { x: { y: null, z: 'Alpha' } }],
  ['count of an array', '*[_id == "#one"][0]{"c": count(tags)}', { c: 2 }],
  ['count of no array', '*[_id == "#one"][0]{"c": count(title)}', { c: null }],
  ['length of a text', '*[_id == "#one"][0]{"c": length(title)}', { c: 5 }],
  ['upper and lower', '*[_id == "#one"][0]{"a": upper(title), "b": lower(title)}', { a: 'ALPHA', b: 'alpha' }],
  ['round', '{"a": round(1.5), "b": round(-1.5), "c": round(1.25, 1)}', { a: 2, b: -2, c: 1.3 }],
  ['arithmetic', '{"a": 1 + 2 * 3, "b": (1 + 2) * 3, "c": 7 % 3, "d": 2 ** 3, "e": -5 / 2}', { a: 7, b: 9, c: 1, d: 8, e: -2.5 }],
  ['joined texts', '"a" + "b"', 'ab'],
  ['text plus number is null', '"a" + 1', null],
  ['joined arrays', '[1] + [2, 3]', [1, 2, 3]],
  ['string functions', '{"a": string::split("a,b", ","), "b": string::startsWith("abc", "ab")}', { a: ['a', 'b'], b: true }],
  [
    'array functions',
    '{"a": array::unique([1, 1, 2]), "b": array::compact([1, null]), "c": array::join(["a", "b"], "-")}',
    { a: [1, 2], b: [1], c: 'a-b' },
  ],
  [
    'maths functions',
    '{"a": math::sum([1, 2]), "b": math::avg([1, 2]), "c": math::min([3, 1]), "d": math::max([3, 1])}',
    { a: 3, b: 1.5, c: 1, d: 3 },
  ],
  ['rich text as text', '*[_id == "#one"][0]{"t": pt::text(body)}', { t: 'Hello\n\nWorld' }],
  ['dates compare as instants', 'count(*[_type == "%event" && dateTime(at) > dateTime("2026-01-01T12:00:00+01:00")])', 1],
  ['seconds between dates', 'dateTime("2026-01-01T00:01:00Z") - dateTime("2026-01-01T00:00:00Z")', 60],
  [
    'a date plus seconds, either way round',
    '[dateTime("2026-01-01T00:00:00Z") + 60, 60 + dateTime("2026-01-01T00:00:00Z")]',
    ['2026-01-01T00:01:00Z', '2026-01-01T00:01:00Z'],
  ],
  [
    'a date against a text is neither more nor less',
    '[dateTime("2026-01-01T00:00:00Z") > "2025", dateTime("2026-01-01T00:00:00Z") < "2025"]',
    [null, null],
  ],
  [
    'match splits at hyphens and slashes alike',
    '["blog-test" match "blog/*", "PLC-500" match "plc", "e-mail" match "mail"]',
    [true, true, true],
  ],
  [
    'pages of equal keys with a unique last one, exactly',
    '{"first": *[_type == "%event" && _id in path("*")] | order(_type, _id)[0...2]._id, "rest": *[_type == "%event" && _id in path("*")] | order(_type, _id)[2...4]._id}',
    { first: ['#one', '#three'], rest: ['#two'] },
  ],
  [
    'order by code point, digits and accents included',
    '["Akera", "cc|be", "Gerald", "Éclair", "10", "9"] | order(@)',
    ['10', '9', 'Akera', 'Gerald', 'cc|be', 'Éclair'],
  ],
  ['match of a word', '*[_type == "%event" && title match "test"].title', ['beta test']],
  ['match of a beginning', '*[_type == "%event" && title match "bet*"].title', ['beta test']],
  ['match ignores case', '*[_type == "%event" && title match "ALPHA"].title', ['Alpha']],
  ['match in several fields', 'count(*[_type == "%event" && [title, slug.current] match "beta"])', 1],
  [
    'score and boost',
    '*[_type == "%event"] | score(boost(title match "beta", 2), n == 1) | order(_score desc)[0].title',
    'beta test',
  ],
  ['a path pattern', 'count(*[_type == "%event" && _id in path("*")])', 3],
  ['a deep path pattern', 'count(*[_type == "%event" && _id in path("private.**")])', 1],
  ['versions of a document', '*[sanity::versionOf("#one")]._id', ['#one']],
  ['an object without a document', '{"a": 1, "b": [true, null, "x"]}', { a: 1, b: [true, null, 'x'] }],
  [
    'an own function',
    'fn test::name($event) = $event{"n": title}; *[_id == "#one"]{"f": test::name(@)}',
    [{ f: { n: 'Alpha' } }],
  ],
  ['a comment at the end without a line break', '*[_id == "#one"].title // the title', ['Alpha']],
  ['comments between lines', '// first\n*[_id == "#one"] // second\n.title', ['Alpha']],
  ['texts in single quotes with escapes', "'it\\'s \\u00e9'", "it's é"],
  [
    'ten nested sub-queries',
    `${'*[_id in '.repeat(10)}*[_type == "%event"]._id${']._id'.repeat(9)}] | order(title).title`,
    ['Alpha', 'Gamma', 'Secret', 'beta test'],
  ],
]

const answerCases = answers.map(
  ([title, query, answer]): Case => ({
    title: `answers ${title}`,
    async run(world) {
      const expected: unknown = JSON.parse(world.text(JSON.stringify(answer)))
      expect(await world.client('administrator').fetch(world.text(query))).toEqual(expected)
    },
  }),
)

/** GROQ itself. */
export const queryCases: CaseGroup = { title: 'GROQ', prepare, cases: answerCases }
