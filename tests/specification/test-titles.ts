import { type ESTree, parseSync, Visitor } from 'vite'

/** Modifiers under which a test still runs and still has to pass. */
const RUNNING = ['each', 'for', 'concurrent', 'sequential']

/** Whether a callee is `it` or `test`, perhaps with a table: not `it.skip`, `test.fixme`, `it.fails`, `test.describe`. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test'
  if (callee.type === 'CallExpression') return callee.callee.type === 'MemberExpression' && isTest(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  return RUNNING.includes(callee.property.name) && isTest(callee.object)
}

/** Titles of the tests in a source file, tables and template literals as they are written; throws on a file that is no TypeScript. */
export function testTitles(file: string, source: string): Set<string> {
  const titles = new Set<string>()
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !isTest(callee)) return
      if (title.type === 'Literal' && typeof title.value === 'string') titles.add(title.value)
      if (title.type === 'TemplateLiteral') titles.add(source.slice(title.start + 1, title.end - 1))
    },
  }).visit(program)
  return titles
}
