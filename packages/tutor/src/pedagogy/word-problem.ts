import { letterPattern } from '../math/letters.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { LIMITS, type Problem, type Story } from './state.ts'
import type { Move } from './texts/moves.ts'
import { type StoryKind, storyKinds } from './texts/talk.ts'

const asksSomething =
  /\?|(?<!\p{L})(?:how|what|which|find|calculate|determine|сколько|найд\p{L}*|как(?:ой|ая|ое|ие|ова|ов)|чему|определи\p{L}*|вычисли\p{L}*|за какое|на сколько|во сколько)(?!\p{L})/iu

/** A story and not a remark with numbers in it: long enough, and it asks for something. */
export const isStory = (text: string) =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 7 && asksSomething.test(text)

/** Stems; the beginning of a word is meant, except where a sign stands. */
const stems = (list: string) => letterPattern(`(?<!\\p{L})(?:${list})`, 'i')

const keywords: Readonly<Record<Exclude<StoryKind, 'other'>, RegExp>> = {
  motion: stems(
    'km/h|mph|speed|train(?:s)?\\b|cars?\\b|cyclist|boat|current|км/ч|скорост|поезд|автомобил|машин|велосипед|лодк|течени|пешеход',
  ),
  work: stems('pipes?\\b|workers?\\b|pumps?\\b|труб|бассейн|рабоч|бригад|мастер'),
  mixture: stems('mixture|solution|alloy|concentrat|acid|раствор|сплав|концентраци|кислот'),
  percent: stems('percent|discount|interest|процент|скидк|вклад'),
  price: stems('costs?\\b|price|roubles?|dollars?|cents?\\b|tickets?|стоит|стоят|цен[аы]|рубл|купил|заплатил|билет'),
  ages: stems('years? old|older|younger|ages?\\b|лет(?!\\p{L})|старше|младше|возраст'),
  figure: stems(
    'perimeter|area|triangle|rectangle|square|angle|sides?\\b|периметр|площад|треугольник|прямоугольник|квадрат|угол|сторон',
  ),
  parts: stems(
    'twice|times as|more than|less than|fewer|sum of|consecutive|вдвое|втрое|в \\d+ раз|раза? больше|раза? меньше|больше|меньше|сумма',
  ),
}

const kindOf = (text: string): StoryKind =>
  storyKinds.find((kind): kind is Exclude<StoryKind, 'other'> => kind !== 'other' && keywords[kind].test(text)) ??
  'other'

/** The student's own words, without what Markdown would read as a sign. */
const plain = (text: string) =>
  text
    .replace(/[$`*_[\]<>\\#|~]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Numbers with the words behind them: `60 km`, `2 hours`, `15 %`. */
function knownIn(text: string): string {
  const found = plain(text).match(/\d+(?:[.,/]\d+)*\s*(?:%|\p{L}+(?:\/\p{L}+)?)?/gu) ?? []
  return [...new Set(found.map((each) => each.trim()))].slice(0, 6).join('; ')
}

function soughtIn(text: string): string | null {
  const sentences = plain(text).split(/(?<=[.!?])\s+/)
  const asking = sentences.findLast((sentence) => asksSomething.test(sentence))
  return asking ? asking.replace(/[.?!]+$/, '').slice(0, 160) : null
}

/** What is known and what is sought, in the student's words; the modelling is the student's. */
export function openStory({ state, voice }: Turn, text: string): Reply {
  if (state.problem && !state.problem.solved) state.parked = state.problem
  state.problem = null
  state.story = { text: plain(text).slice(0, LIMITS.storedText), kind: kindOf(text), hints: 0, problemId: null }
  const words = voice.say('word-problem', { known: knownIn(text), sought: soughtIn(text) ?? '...' })
  return plainReply('word-problem', words)
}

const ladder: readonly Move[] = ['story.model', 'story.relation', 'story.equation']

/** A story is waiting for the student's equation. */
export const openStoryOf = ({ state }: Turn): Story | null =>
  state.story && state.story.problemId === null && (state.problem === null || state.problem.solved) ? state.story : null

/** One rung further: a model, the relation behind such stories, the way to an equation. */
export function storyHint({ voice }: Turn, story: Story): Reply {
  const move = ladder[Math.min(story.hints, ladder.length - 1)]!
  story.hints++
  const words = voice.say(move, { relation: voice.texts.storyRelations[story.kind] })
  return { ...plainReply(move, words), free: true }
}

/** The student's equation is the problem now. Says openly what is not checked. */
export function takeEquation({ state, voice }: Turn, problem: Problem): string {
  const { story } = state
  if (!story || story.problemId !== null) return ''
  story.problemId = problem.id
  return `${voice.say('story.taken')}\n\n`
}

/** The equation of a story is solved: back into the story. null: it belonged to none. */
export function backIntoStory({ state, voice }: Turn, problem: Problem): string | null {
  if (state.story?.problemId !== problem.id) return null
  state.story = null
  return voice.say('story.back')
}
