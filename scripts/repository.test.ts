import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { idsInTitles } from './spec.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
const read = (file: string) => readFileSync(root + file, 'utf8')

test('the lockfile names no download address, so that any mirror of the packages will do', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>
  }
  const addresses = Object.values(lock.packages).flatMap((entry) => (entry.link ? [] : (entry.resolved ?? [])))
  expect(addresses).toEqual([])
})

test('every package is locked by integrity', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: boolean; integrity?: string; inBundle?: boolean }>
  }
  const open = Object.entries(lock.packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity,
  )
  expect(open.map(([path]) => path)).toEqual([])
})

test('versions are pinned exactly', () => {
  const loose = tracked
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) => {
      const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>
      return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((group) =>
        Object.entries(manifest[group] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
      )
    })
  expect(loose).toEqual([])
})

test('ids are read from test titles in every form the suites use', () => {
  expect(idsInTitles(`test('[SR12] reuse ends the family', () => {})`)).toEqual(['SR12'])
  expect(idsInTitles('test.each([1])("[X01][X02] a failure", () => {})')).toEqual(['X01', 'X02'])
  expect(idsInTitles('it(`[A01 A02] calls`, () => {})')).toEqual(['A01', 'A02'])
  expect(idsInTitles(`test.each([['a', 1]])('[V12] %s', () => {})`)).toEqual(['V12'])
  expect(idsInTitles(`const note = '[SR01] not a title'`)).toEqual([])
})
