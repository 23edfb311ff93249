type Texts = { readonly [key: string]: string | Texts }

export interface TranslationCheck {
  /** Texts by language; `en` is what the others are measured against. */
  texts: Readonly<Record<string, Texts>>
  /** Sources in which keys are used. */
  sources: readonly string[]
  /** Reason by language and key for each text that is the same as in English. */
  sameAsEnglish: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const FALLBACK = 'en'
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Texts by their whole key, `a.b.c`. */
function flatten(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text]] : flatten(text, `${path}${key}.`),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([^}\s,]+)[^}]*\}\}/g)].map(([, name]) => name).sort()

/** The keys that a language needs: those of English, and of a counted text one for each plural category that the language has. */
function neededKeys(english: ReadonlyMap<string, string>, language: string): Set<string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const counted = [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(PLURAL, ''))
  const plain = [...english.keys()].filter((key) => !counted.includes(key.replace(PLURAL, '')))
  return new Set([...plain, ...counted.flatMap((key) => pluralCategories.map((category) => `${key}_${category}`))])
}

/** Which keys the sources name: in quotes, or as the pattern of a template literal such as `errors.${failure}Title`. */
function usage(sources: readonly string[], roots: ReadonlySet<string>) {
  const text = sources.join('\n')
  const quoted = new Set([...text.matchAll(/'([\w-]+(?:\.[\w&-]+)*)'/g)].map(([, key]) => key))
  const patterns = [...text.matchAll(/`([\w-]+)\.((?:[^`$]|\$\{[^`}]*\})*)`/g)]
    .filter(([, root, rest]) => roots.has(root ?? '') && rest?.includes('${'))
    .map(([, root, rest = '']) => {
      const parts = rest.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      return new RegExp(`^${root}\\.${parts.join('[\\w&-]+')}$`)
    })
  const called = [...text.matchAll(/\bt\(\s*'([^']+)'/g), ...text.matchAll(/'(forms\.errors\.\w+)'/g)].map(([, key = '']) => key)
  return { isUsed: (key: string) => quoted.has(key) || patterns.some((pattern) => pattern.test(key)), called: new Set(called) }
}

function faultsOf(language: string, own: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>): string[] {
  const faults: string[] = []
  const needed = neededKeys(english, language)
  for (const key of needed) {
    if (own.has(key)) continue
    faults.push(`${language}: ${key} is missing${PLURAL.test(key) ? ', a plural category of the language' : ''}`)
  }
  for (const [key, text] of own) {
    if (text.trim() === '') faults.push(`${language}: ${key} is empty`)
    if (!needed.has(key)) {
      faults.push(`${language}: ${key} is not a key of the English texts`)
      continue
    }
    const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? ''
    const [wanted, found] = [placeholders(original), placeholders(text)].map((names) => names.join(', '))
    if (wanted !== found) faults.push(`${language}: ${key} has the placeholders (${found}) in place of (${wanted})`)
  }
  return faults
}

/** Texts that nobody translated: the same as in English without a reason, and reasons that no longer hold. */
function untranslated(
  language: string,
  own: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
  reasons: Readonly<Record<string, string>>,
): string[] {
  const same = [...own].filter(([key, text]) => english.get(key) === text).map(([key]) => key)
  return [
    ...same
      .filter((key) => !reasons[key]?.trim())
      .map((key) => `${language}: ${key} is the same as in English, without a reason`),
    ...Object.keys(reasons)
      .filter((key) => !same.includes(key))
      .map((key) => `${language}: ${key} is listed as the same as in English and is not`),
  ]
}

/** Everything that is wrong with the translations, one sentence each. */
export function translationFaults({ texts, sources, sameAsEnglish }: TranslationCheck): string[] {
  const english = new Map(flatten(texts[FALLBACK] ?? {}))
  const { isUsed, called } = usage(sources, new Set(Object.keys(texts[FALLBACK] ?? {})))
  const bases = new Set([...english.keys()].map((key) => key.replace(PLURAL, '')))
  const faults = [...bases].filter((key) => !isUsed(key)).map((key) => `${FALLBACK}: ${key} is used nowhere`)
  for (const key of called) if (!bases.has(key)) faults.push(`${FALLBACK}: ${key} is used and missing`)
  for (const [language, tree] of Object.entries(texts)) {
    const own = new Map(flatten(tree))
    faults.push(...faultsOf(language, own, english))
    if (language !== FALLBACK) faults.push(...untranslated(language, own, english, sameAsEnglish[language] ?? {}))
  }
  return faults
}
