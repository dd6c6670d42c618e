import type { Language } from '@lumi/contracts/errors'
import { useSyncExternalStore } from 'react'
import { type Area, type Areas, translate, type Values, words } from './words.ts'

type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

/** All keys of a tree of words as dotted paths; plural forms share one key. */
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${KeyOf<Tree[Key]>}`
}[keyof Tree & string]

type ForeignKey = { [Other in Area]: `${Other}:${KeyOf<Areas[Other]>}` }[Area]

export type Translate<In extends Area> = (key: KeyOf<Areas[In]> | ForeignKey, values?: Values) => string

const translators = new Map<string, Translate<Area>>()

/** One function per language and area: memoized code sees a new function exactly when the language changes. */
function translatorOf(language: Language, area: Area): Translate<Area> {
  const name = `${language} ${area}`
  let translator = translators.get(name)
  if (!translator) {
    translator = (key, values) => translate(language, area, key, values)
    translators.set(name, translator)
  }
  return translator
}

/** The words of one area in the current language; re-renders when it changes. */
export function useTranslation<In extends Area = 'common'>(area = 'common' as In) {
  const language = useSyncExternalStore(words.subscribe, words.language, words.language)
  return { t: translatorOf(language, area) as unknown as Translate<In>, i18n: { language } }
}
