import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** Files that a module brings with it as it is loaded: its imports and re-exports of values, not those made later. */
function broughtBy(file: string): string[] {
  if (!file.endsWith('.ts')) return []
  return parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' }).body.flatMap((item) => {
    const isExport = item.type === 'ExportNamedDeclaration' || item.type === 'ExportAllDeclaration'
    if (item.type !== 'ImportDeclaration' && !isExport) return []
    const { source } = item
    if (!source || ('typeOnly' in item && item.typeOnly)) return []
    const names = 'specifiers' in item ? item.specifiers : []
    if (names.length > 0 && names.every((name) => 'isTypeOnly' in name && name.isTypeOnly)) return []
    if (source.value.startsWith('.')) return [path.join(path.dirname(file), source.value)]
    return source.value.startsWith('@lumi/') ? [createRequire(file).resolve(source.value)] : []
  })
}

function allBroughtBy(file: string): Set<string> {
  const found = new Set([file])
  for (const known of found) for (const brought of broughtBy(known)) found.add(brought)
  return found
}

test('a server starts without the whole tutor, which only threads and a configured model need', () => {
  const brought = [...allBroughtBy(path.join(root, 'apps/server/src/start.ts'))].map((file) =>
    path.relative(root, file),
  )
  expect(brought).toContain('apps/server/src/features/chat/chat.ts')
  expect(brought).not.toContain('packages/tutor/src/index.ts')
  expect(brought.filter((file) => file.startsWith('packages/tutor/src/guard/'))).toEqual([])
})
