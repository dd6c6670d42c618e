import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('../apps/server/src/compose.ts', import.meta.url))

interface Named {
  readonly name: string
  readonly at: number
}

/** Names that a function declares in its body itself, and every place in it that names something. */
function namesIn(source: string, functionName: string): { declared: Named[]; used: Named[] } {
  const declared: Named[] = []
  const used: Named[] = []
  const found = parseSync(source, { syntax: 'typescript' })
    .body.map((item) => (item.type === 'ExportDeclaration' ? item.declaration : item))
    .find((item) => item.type === 'FunctionDeclaration' && item.identifier.value === functionName)
  if (found?.type !== 'FunctionDeclaration') throw new Error(`no function ${functionName}`)
  const visit = (node: unknown, use: (named: Named) => void, key = ''): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, span } = node as { type?: string; value?: unknown; span?: { start: number } }
    // The name of a property is no reference: `chat.usage`, `{ usage: … }`. It names nothing that could be missing.
    if (type === 'Identifier' && span && key !== 'property' && key !== 'key')
      use({ name: String(value), at: span.start })
    // A type exists from the beginning.
    if (type === 'TsTypeAnnotation') return
    if (type === 'AssignmentPatternProperty') {
      visit((node as { key: unknown }).key, use)
      return
    }
    for (const [name, child] of Object.entries(node)) visit(child, use, Array.isArray(node) ? key : name)
  }
  for (const statement of found.body?.stmts ?? []) {
    if (statement.type === 'VariableDeclaration')
      for (const { id } of statement.declarations) visit(id, (named) => declared.push(named))
    visit(statement, (named) => used.push(named))
  }
  return { declared, used }
}

/** A closure may name what is built below it: it works as long as nobody calls it meanwhile, which no reader can see. */
function namedTooEarly(source: string): string[] {
  const { declared, used } = namesIn(source, 'compose')
  return declared.filter(({ name, at }) => used.some((use) => use.name === name && use.at < at)).map(({ name }) => name)
}

test('every feature is composed behind those whose answers it needs, closures included', () => {
  expect(namedTooEarly(readFileSync(file, 'utf8'))).toEqual([])
})

test('a feature that is named in a closure above itself is found', () => {
  const source = `export function compose() {
    const billing = create({ usageOf: (student) => chat.usage(student), chat: 1, plain })
    const chat = create({ allowanceOf: () => billing.of(), usage: billing.programs })
    const programs: typeof later = create(chat)
    const later = create(programs)
  }`
  expect(namedTooEarly(source)).toEqual(['chat'])
})
