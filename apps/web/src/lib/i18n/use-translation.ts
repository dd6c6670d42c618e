import type { Language } from '@lumi/contracts/errors'
import { useSyncExternalStore } from 'react'
import { type Area, type Areas, translate, type Values, words } from './words.ts'

type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

/** Every key of a tree of words, in dots; the forms of a plural are one key. */
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${KeyOf<Tree[Key]>}`
}[keyof Tree & string]

type ForeignKey = { [Other in Area]: `${Other}:${KeyOf<Areas[Other]>}` }[Area]

export type Translate<In extends Area> = (key: KeyOf<Areas[In]> | ForeignKey, values?: Values) => string

const translators = new Map<string, Translate<Area>>()

/** One function per language and area, so that whoever remembers it notices a change of language, and nothing else. */
function translatorOf(language: Language, area: Area): Translate<Area> {
  const name = `${language} ${area}`
  let translator = translators.get(name)
  if (!translator) {
    translator = (key, values) => translate(language, area, key, values)
    translators.set(name, translator)
  }
  return translator
}

/** The words of one area in the language on screen; renders again when that changes. */
export function useTranslation<In extends Area = 'common'>(area = 'common' as In) {
  const language = useSyncExternalStore(words.subscribe, words.language, words.language)
  return { t: translatorOf(language, area) as unknown as Translate<In>, i18n: { language } }
}
