import { expect, test } from 'vitest'
import { english } from '../language/en/story/index.ts'
import { numeralsFrom } from '../language/numerals.ts'
import { rational } from '../math/rational.ts'
import type { StoryLanguage } from './lexicon.ts'
import { read } from './read.ts'
import { tokensOf } from './tokens.ts'

const numerals = new Map(
  numeralsFrom(`
    1 unu
    2 du
    3 tri
    4 kvar
    5 kvin
    10 dek
  `).flatMap(([value, forms]) => forms.map((form) => [form, value] as const)),
)
/**
 * A language that the tutor does not support, with the few words that two stories need. Everything about it is in this
 * file.
 */
const esperanto: StoryLanguage = {
  // Only passed through: no reader of stories depends on the name of the language.
  language: 'en',
  entries: `
    det | la, lia, ŝia
    and | kaj
    each | ĉiu, po
    per | por ĉiu, en ĉiu
    prep:in | en
    prep:with | kun
    prep:of | de, da
    ask:count | kiom da
    pron:he | li
    pron:she | ŝi
    verb:have | hav*
    verb:gain | aĉet*, ricev*
    verb:lose | perd*, manĝ*
  `,
  formsOf: null,
  units: [],
  numeralAt: (words, at) => {
    const value = numerals.get(words[at] ?? '')
    return value === undefined ? null : { value: rational(value), length: 1, style: 'plain' }
  },
  ordinal: () => null,
  stem: (word) => word.replace(/j?n?$/, ''),
  isAdjective: (word) => /aj?n?$/.test(word),
  contrast: { one: /^unu$/, other: /^alia$/ },
  isRecipient: null,
  isGiven: null,
  kinds: '',
  maybeVerb: /[aio]s$/,
  square: /^kvadrata/,
  decimalComma: true,
  wording: { ...english.wording, restate: (given, asked) => `${given.join('; ')}. Ni serĉas: ${asked}.` },
}

function answered(text: string) {
  const tokens = tokensOf(text, esperanto)
  if (!tokens) throw new Error(`no tokens: ${text}`)
  const reading = read(text, tokens, esperanto)
  return { answer: reading.answer, models: reading.frames.map(({ model }) => model), told: reading.restatement }
}

test.each([
  ['Tomo havas 3 skatolojn kun 12 krajonoj en ĉiu skatolo. Kiom da krajonoj li havas?', 36, 'equal-groups'],
  ['Ana havis dek pomojn. Ŝi manĝis kvar pomojn. Kiom da pomojn ŝi havas?', 6, 'change'],
] as const)('a story in a third language is read from its words alone: %s', (text, answer, model) => {
  const reading = answered(text)
  expect(reading.answer).toEqual(rational(answer))
  expect(reading.models).toContain(model)
  expect(reading.told).toContain('Ni serĉas')
})

test('what a third language does not know is not guessed', () => {
  expect(() => answered('Ana havis dek pomojn. Ŝi forĵetis kvar pomojn. Kiom da pomojn ŝi havas?')).toThrow()
})
