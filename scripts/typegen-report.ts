// What a run of `sanity typegen generate` is worth: the tool exits 0 whatever happened, so its words are read.

const stripComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Counts the queries of a TypeScript source, on its own terms: the tool sees only those that are declared as variables. */
export function countQueries(source: string): number {
  return [...stripComments(source).matchAll(/\bdefineQuery\s*\(|\bgroq`/g)].length
}

/**
 * Takes everything that the tool printed and the number of queries in the sources. Returns what is wrong, one sentence each; empty when
 * the types can be trusted.
 */
export function findProblems(output: string, expected: number): string[] {
  const problems = output.split('\n').filter((line) => /^\s*(?:✖|⚠|error\b)/i.test(line))
  const generated = /(\d+) quer(?:y|ies) and \d+ schema types?/.exec(output)?.[1]
  if (generated === undefined) return [...problems, 'The tool did not say how many queries it typed.']
  if (Number(generated) !== expected)
    problems.push(
      `${expected} queries in src/, ${generated} typed: declare each as a constant of its own, with fragments by relative import.`,
    )
  return problems
}
