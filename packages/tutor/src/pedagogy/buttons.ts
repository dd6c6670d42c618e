import { contentStems } from '../concepts/find.ts'
import { hearAnswer } from '../language/hear.ts'
import type { Language } from '../math/latex.ts'
import type { Expects } from './expects.ts'
import type { Reply, Turn } from './reply.ts'
import { smallTalkTexts } from './texts/small-talk.ts'

/** Words for the positions of buttons: first, second, third, last. */
const places: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:the |number |option |nr )*(?:first|1st|one|top|1|a)(?: one| option| button| choice| topic)?$/u,
    /^(?:the |number |option |nr )*(?:second|2nd|two|2|b)(?: one| option| button| choice)?$/u,
    /^(?:the |number |option |nr )*(?:third|3rd|three|3|c)(?: one| option| button| choice)?$/u,
    /^(?:the )?last(?: one| option| button| choice)?$/u,
  ],
  ru: [
    /^(?:вариант |номер )?(?:перв\p{L}+|1|а)(?: вариант\p{L}*| кнопк\p{L}*| тем\p{L}*| пункт\p{L}*)?$/u,
    /^(?:вариант |номер )?(?:втор\p{L}+|2|б)(?: вариант\p{L}*| кнопк\p{L}*| тем\p{L}*| пункт\p{L}*)?$/u,
    /^(?:вариант |номер )?(?:трет\p{L}+|3|в)(?: вариант\p{L}*| кнопк\p{L}*| тем\p{L}*| пункт\p{L}*)?$/u,
    /^последн\p{L}+(?: вариант\p{L}*| кнопк\p{L}*| тем\p{L}*| пункт\p{L}*)?$/u,
  ],
}
const lead = /^(?:ok |okay |i (?:want|take|mean|choose) |lets do |ну |давай |хочу |тогда |пусть )+/u

/** Stores buttons that belong to no question of their own, so that the student can name them in words. */
export function keepButtons({ state }: Turn, { content }: Reply): void {
  const { choices, exercise } = content
  // A number under an exercise is an answer to it, never the place of a button.
  if (exercise || state.expects || !choices || choices.length === 0) return
  state.expects = { by: 'buttons', question: '', answers: choices.map((text) => ({ kind: 'choice', id: text, text })) }
}

/** The text of a button named by position ("the first one") or words; null if none was named. */
export function namedButton({ state, voice }: Turn, expected: Expects | null, typed: string): string | null {
  const { language } = voice
  const said = typed
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .trim()
    .replace(lead, '')
  const isYes = state.lastMove?.startsWith('talk.') === true && hearAnswer(typed, language).yesNo === 'yes'
  const isOpen = (state.problem !== null && !state.problem.solved) || (state.story !== null && !state.story.solved)
  const texts = (expected?.answers ?? []).flatMap((each) => (each.kind === 'choice' ? [each.text] : []))
  if (isYes && said.split(' ').length < 3) return isOpen ? (texts[0] ?? null) : smallTalkTexts[language].choices.warmUp
  const place = places[language].findIndex((each) => each.test(said))
  if (texts.length === 0) return null
  // A story handles its own choices, which are whole sentences.
  if (place < 0) return expected?.by.startsWith('story') ? null : byWords(texts, said, typed, language)
  // A bare number may be an answer to the task.
  if (/^\d$/.test(said) && isOpen) return null
  return (place === places[language].length - 1 ? texts.at(-1) : texts[place]) ?? null
}

/** The only button with these words, or with all their content words. */
function byWords(texts: readonly string[], said: string, typed: string, language: Language): string | null {
  if (texts.length < 2 || said.length < 3) return null
  const holding = texts.filter((each) => each.toLowerCase().replaceAll('ё', 'е').includes(said))
  if (holding.length === 1) return holding[0] ?? null
  const stems = contentStems(said, language)
  if (stems.length === 0 || /\d/.test(said) || typed.includes('?') || said.split(/\s+/).length > 8) return null
  const like = texts.filter((each) => {
    const own = contentStems(each, language)
    return stems.every((stem) => own.includes(stem))
  })
  return like.length === 1 ? (like[0] ?? null) : null
}
