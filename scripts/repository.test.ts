import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { idsInTitles, namedInTests, readPromises } from './spec.ts'

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

test('no package or archive is kept in the repository', () => {
  expect(tracked.filter((file) => /\.(?:whl|tgz|tar|gz|zip|7z|rpm|deb)$/.test(file))).toEqual([])
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
  expect(idsInTitles(`test('reuse ends the family [SR12]', () => {})`)).toEqual(['SR12'])
  expect(idsInTitles('test.each([1])("a failure [X01][X02]", () => {})')).toEqual(['X01', 'X02'])
  expect(idsInTitles('it(`calls [A01 A02]`, () => {})')).toEqual(['A01', 'A02'])
  expect(idsInTitles(`test.each([['a', 1]])('%s [V12]', () => {})`)).toEqual(['V12'])
  expect(idsInTitles(`const note = 'not a title [SR01]'`)).toEqual([])
})

const texts = tracked.filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file))
const isCode = (file: string) => /\.(ts|tsx|mjs|css)$/.test(file)

/** What is said about the code: comments and test titles of a source file, all of a document. */
function prose(file: string): string {
  const source = read(file)
  if (!isCode(file)) return source
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*$/gm) ?? []
  const titles = /\.(test|spec)\.tsx?$/.test(file)
    ? [...source.matchAll(/\b(?:test|it|describe)\b[^\n]*?\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/g)].map(
        ([, , title]) => title,
      )
    : []
  return [...comments, ...titles].join('\n')
}

function findings(pattern: RegExp, isWrong: (match: RegExpMatchArray) => boolean = () => true): string[] {
  return texts.flatMap((file) =>
    [...prose(file).matchAll(pattern)].filter(isWrong).map((match) => `${file}: ${match[0].trim()}`),
  )
}

const records = new Map(
  tracked.flatMap((file) => {
    const number = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1]
    return number ? [[number, file] as const] : []
  }),
)
const headings = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title)
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test('every id that a comment, a title or a page names is explained in docs/promises.md', () => {
  const promises = readPromises()
  const isUnknown = ([id]: RegExpMatchArray) => !promises.has(id)
  // Chemical symbols and the ids of ASVS (V1.2.3) look alike.
  expect(findings(/(?<![\w./-])(?:SR|[PRBSVAECXK])\d{2}(?![\w.]*\d|\w)/g, isUnknown)).toEqual([])
})

test('every decision that is named has its record, and no two records share a number', () => {
  expect(findings(/\b[Dd]ecisions? (\d{3})\b/g, ([, number]) => !records.has(number ?? ''))).toEqual([])
  expect(tracked.filter((file) => /^docs\/decisions\/\d/.test(file))).toHaveLength(records.size)
})

test('every section of the rules and every page that a comment names is there', () => {
  const rules = headings('docs/security/rules.md')
  expect(
    findings(/\b[Rr]ules, ([A-Z][a-z]+)/g, ([, title = '']) => !rules.some((heading) => heading.startsWith(title))),
  ).toEqual([])
  expect(findings(/\bdocs\/[\w/-]+\.(?:md|json)/g, ([page]) => !tracked.includes(page))).toEqual([])
})

test('every link between pages leads somewhere', () => {
  const dead = texts
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, link = '', part]) => {
          const target = link === '' ? file : path.posix.normalize(path.posix.join(path.posix.dirname(file), link))
          if (!existsSync(root + target)) return true
          return part !== undefined && target.endsWith('.md') && !headings(target).map(anchor).includes(part)
        })
        .map(([link]) => `${file}: ${link}`),
    )
  expect(dead).toEqual([])
})

test('nothing refers to what is not in the repository', () => {
  expect(findings(/\b(?:checklist|house-style|tutor-design|product specification|the specification)\b/gi)).toEqual([])
  expect(findings(/\b(?:issue|parts?) \d+(?:\.\d+)?\b/gi)).toEqual([])
})

test('a title begins with what happens and ends with the ids it shows', () => {
  const early = texts
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      prose(file)
        .split('\n')
        .filter((line) => /^\[[A-Z]{1,2}\d/.test(line)),
    )
  expect(early).toEqual([])
})

test('what is promised and built is shown by a test, and what is not built is shown by none', () => {
  const named = namedInTests()
  const promises = [...readPromises()]
  expect(promises.filter(([id, built]) => built !== 'no' && !named.has(id)).map(([id]) => id)).toEqual([])
  expect(promises.filter(([id, built]) => built === 'no' && named.has(id)).map(([id]) => id)).toEqual([])
})

test('the workflow of a public forge runs .ci/run on Linux and macOS, audits, and names no address', () => {
  const workflow = read('.github/workflows/ci.yml')
  expect(workflow).toMatch(/^ +run: \.ci\/run$/m)
  expect(workflow).toMatch(/os: \[ubuntu-\S+, macos-\S+\]/)
  expect(workflow).toMatch(/^ +run: npm audit --audit-level=high$/m)
  expect(workflow).toContain('cache: npm')
  expect([...workflow.matchAll(/https?:\/\/\S+/g)].map(([address]) => address)).toEqual([])
})
