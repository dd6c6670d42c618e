import { expect, test } from 'vitest'
import { type Area, changeWords, loadWords, translate } from './words.ts'

const areas: Area[] = [
  'common',
  'auth',
  'account',
  'legal',
  'learning',
  'privacy',
  'social',
  'chat',
  'student',
  'guardian',
  'programs',
  'subjects',
  'settings',
]

type Tree = { readonly [key: string]: string | Tree }

/** All texts of a tree by key; plural forms are grouped under the key without the suffix. */
function flat(tree: Tree, prefix = ''): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value !== 'string') for (const [inner, all] of flat(value, `${prefix}${key}.`)) texts.set(inner, all)
    else {
      const name = prefix + key.replace(/_(one|few|many|other)$/, '')
      texts.set(name, [...(texts.get(name) ?? []), value])
    }
  }
  return texts
}

const marksOf = (text: string) => (text.match(/\{\{\w+\}\}|<\w+>/g) ?? []).sort().join(' ')

test.each(areas)('the Russian words of %s have the gaps and marks of the English ones', async (area) => {
  const english = flat((await import(`./en-US/${area}.ts`)).default)
  const russian = flat((await import(`./ru-RU/${area}.ts`)).default)
  expect([...russian.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [key, texts] of english)
    for (const text of russian.get(key) ?? []) {
      // The form for one may omit its number ("one more message").
      const needed = marksOf(texts.at(-1) ?? '')
      expect([needed, needed.replace('{{count}}', '').trim()], key).toContain(marksOf(text))
    }
})

test('a count chooses the plural form of its language', async () => {
  await changeWords('ru')
  await loadWords('chat')
  const left = (count: number) => translate('ru', 'chat', 'tooLong', { count })
  expect(new Set([1, 21].map((count) => left(count).replace(String(count), '')))).toHaveLength(1)
  expect(left(2).replace('2', '')).not.toBe(left(5).replace('5', ''))
  expect(left(11).replace('11', '')).toBe(left(5).replace('5', ''))
})

test('values are text, never patterns or markup', async () => {
  await changeWords('en')
  await loadWords('auth')
  expect(translate('en', 'auth', 'sent.text', { email: '$& {{email}} <i>' })).toContain('<b>$& {{email}} <i></b>')
})

test('words that no route has loaded are a bug, not an empty label', () => {
  expect(() => translate('en', 'common', 'noSuchKey')).toThrow('noSuchKey')
})
