import { topicWords } from '../curriculum/retrieval.ts'
import { isAtWork } from '../dialogue/story/index.ts'
import { inTaskWords } from '../language/in-task.ts'
import { type TalkTopic, talkTopics } from '../language/small-talk.ts'
import type { Language } from '../math/latex.ts'
import { topicNamed } from './practise.ts'
import { lineOf, problemContent } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { startPractice } from './session.ts'
import { smallTalkTexts } from './texts/small-talk.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'

/** Longer messages say more than small talk (characters). */
const longest = 170

/** Topics whose number is not mathematics: a page, days until a test, a mark, a grade. */
const withNumbers: readonly TalkTopic[] = [
  'book',
  'plan',
  'test-soon',
  'much-work',
  'bad-mark',
  'good-mark',
  'my-grade',
]

/** Topics after which the best help is a choice of what to do now. */
const offering: readonly TalkTopic[] = [
  'test-soon',
  'study',
  'bad-mark',
  'low',
  'tired',
  'bored',
  'no-help',
  'no-question',
  'much-work',
  'next',
]

/** Topics that other moves handle better in context: a list, a session, a pending question. */
const ifNothingElse: readonly TalkTopic[] = ['next', 'stop']

/** A question, request or claim beside the small talk. */
const wishes =
  /(?<!\p{L})(?:easier|simpler|another|hint|clue|example|train|review|проще|попроще|легче|полегче|другую|другое|подсказ\p{L}*|потрениру\p{L}*|тренирова\p{L}*|повтори\p{L}*)(?!\p{L})/iu
const asksMore =
  /(?<!\p{L})(?:why|how (?:do|does|can|to|is|are)|explain|what (?:is|does)(?! your)|почему|зачем|как (?!дел|ты|оно|тебя)\p{L}+|объясни\p{L}*|что такое|что значит)(?!\p{L})|\d\s*[-−–:]\s*\d|[=+*/^<>≤≥√%·×÷]/iu

const namesTopic =
  /(?<!\p{L})(?:on (?!mon|tues|wednes|thurs|fri|satur|sun)\p{L}{4,}|по (?!математик|алгебр|матем|предмет)\p{L}{4,})/iu

const tidy = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/['’`]/g, '')
    .replaceAll(/\((?:\p{L}+)\)/gu, ' ')
    .replaceAll(/[.!?…)]+(?=\s|$)|[^\p{L}\p{N}\s.,#№-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

interface Heard {
  readonly topic: TalkTopic
  /** A detail that was mentioned: a name, a grade. */
  readonly told: string
}

/** The small-talk topic of the words on their own; null if there is none. */
function heardTalk(typed: string, language: Language): Heard | null {
  if (typed.length > longest || asksMore.test(typed) || wishes.test(typed)) return null
  const said = tidy(typed)
  for (const [topic, wording] of talkTopics[language]) {
    const found = wording.exec(said)
    if (!found) continue
    if (/\d/.test(said) && !withNumbers.includes(topic)) return null
    if (topic === 'book' && !isOnlyPlace(said)) return null
    return { topic, told: found.slice(1).find((each) => each !== undefined) ?? '' }
  }
  return null
}

/** Only a page and exercise numbers, without the exercise itself. */
function isOnlyPlace(said: string): boolean {
  const rest = said.replaceAll(
    /(?:\p{L}+|№|#)\.? ?[№#]?\d+(?:\p{L}(?!\p{L}))?(?:(?: ?,| и| and)? ?(?:№ ?)?\d+)*/gu,
    ' ',
  )
  return (
    !/\d|(?<!\p{L})(?:how (?:many|much)|сколько|каждый|each)(?!\p{L})/u.test(rest) && rest.split(/\s+/).length <= 14
  )
}

const asksIfRight = /(?<!\p{L})(?:(?:it'?s|is it|this is|is this|is that) (?:right|correct)|правильно|верно)(?!\p{L})/iu

/** Answers small talk with something true and friendly, and one way to continue. */
export function smallTalk(message: Message): Reply | null {
  // "Just say if it's right, I need to go": the question goes before the goodbye.
  if (isAtWork(message.turn) && asksIfRight.test(message.typed)) return null
  const heard = message.intent === undefined ? heardTalk(message.typed, message.turn.voice.language) : null
  // "Are you a human or a network? And aren't you bored with us?": who is asked is told first, and truly.
  if (heard?.topic === 'bored' && message.wants.includes('are-you-ai')) return null
  const begun = heard?.topic === 'test-soon' ? practiceForTest(message) : null
  if (begun) return begun
  return heard && !ifNothingElse.includes(heard.topic) && mayBeTalk(message, heard) ? reply(message, heard) : null
}

/** "Test tomorrow, quadratic equations, I know nothing": a kind word, and the first small task of that topic. */
function practiceForTest({ turn, typed, open }: Message): Reply | null {
  // Numbers belong to a task that is sent with it.
  if (open !== null || isInStory(turn) || isKeyed(turn) || /\d/.test(typed)) return null
  const { voice } = turn
  const topic = topicNamed(turn, typed)
  if (topic.length === 0) return topicHeard(turn, typed)
  const kind = voice.choose('talk.test-soon', smallTalkTexts[voice.language].topics['test-soon'].says)
  const begun = startPractice(turn, { session: 'practice', topic })
  return { ...begun, text: `${kind}\n\n${begun.text}` }
}

/** A topic that no lesson is about: it is named, and a task of it is asked for, instead of practice of something else. */
function topicHeard({ voice }: Turn, typed: string): Reply | null {
  const marked = [...typed.matchAll(topicMark[voice.language])].flatMap(({ 1: about = '' }) => {
    const [named] = topicWords(about, voice.language)
    return named !== undefined && about.startsWith(named) ? [named] : []
  })
  const [first] = marked
  if (first === undefined) return null
  const { topics, heard } = smallTalkTexts[voice.language]
  const kind = voice.choose('talk.test-soon', topics['test-soon'].says)
  return plainReply('talk.topic-heard', `${kind} ${voice.choose('talk.topic-heard', heard, { topic: first })}`)
}
const topicMark: Readonly<Record<Language, RegExp>> = {
  en: /(?<=(?<!\p{L})(?:about|on|with|get|understand)\s+)(?=((?:\p{L}{3,}[ '-]?)+))/giu,
  ru: /(?<=(?<!\p{L})(?:по|про|тем[аеуы]|с)\s+)(?=((?:\p{L}{3,}[ -]?)+))/giu,
}

/** The same for words that are small talk only if no other move handles them. */
export function lastTalk(message: Message): Reply | null {
  const heard = message.intent === undefined ? heardTalk(message.typed, message.turn.voice.language) : null
  return heard && ifNothingElse.includes(heard.topic) ? reply(message, heard) : null
}

function mayBeTalk({ turn, typed, acts, open }: Message, { topic }: Heard): boolean {
  const { program } = turn
  // A conversation about another subject has its own words for what it can do.
  if (topic === 'subject' && program && program.subject !== 'maths') return false
  // After a wrong verdict it is an objection.
  if (['told-before', 'no-help'].includes(topic) && open?.verdict === 'incorrect') return false
  // A test with a named topic starts practice at once.
  if (['study', 'test-soon'].includes(topic) && namesTopic.test(typed)) return false
  // Otherwise a move that knows the task answers it.
  if (topic === 'tired' && !isInStory(turn)) return false
  // "Number 4" may be the answer to an open task.
  const isWithin = open !== null || isInStory(turn) || isKeyed(turn)
  if (topic === 'book' && isWithin && !/page|book|homework|стр|учебник|книг|ответ|ans/iu.test(typed)) return false
  if (['laugh', 'never-mind', 'wait'].includes(topic) && turn.state.practice && isKeyed(turn)) return false
  return topic === 'book' || !isDone(acts, 'solution', 'task', 'tasks') || !/\d/.test(typed)
}

const isKeyed = ({ state }: Turn): boolean => state.keyed !== null && !state.keyed.over
const isInStory = ({ state }: Turn): boolean => state.story !== null && !state.story.isParked && !state.story.solved

function reply({ turn, open, expected }: Message, { topic, told }: Heard): Reply {
  const { voice, state } = turn
  const texts = smallTalkTexts[voice.language]
  const { says, idle, open: inTask } = texts.topics[topic]
  const story = isInStory(turn) ? state.story : null
  const isOpen = open !== null || story !== null || isKeyed(turn)
  const name = told.charAt(0).toUpperCase() + told.slice(1)
  const first = voice.choose(`talk.${topic}`, says, { name, grade: told })
  const line = open && !story ? voice.line(lineOf(open)) : null
  const next = line
    ? voice.choose(`talk.${topic}.${inTask ? 'open' : 'back'}`, inTask ?? texts.back, { line })
    : isOpen
      ? wayBack(turn)
      : voice.choose(`talk.${topic}.idle`, idle)
  // Who has to go is not asked anything.
  if (topic === 'later' && isOpen && inTaskWords[voice.language].leaves.test(turn.said.toLowerCase()))
    return { move: 'talk.later', text: first, content: { badge: null } }
  // With new buttons, the previous question is still the one to answer.
  const choices =
    topic === 'plan'
      ? [texts.choices.warmUp, texts.choices.topics]
      : offering.includes(topic)
        ? offered(turn, isOpen)
        : undefined
  if (isOpen && !choices) state.expects = expected
  const content = open && !story ? { ...problemContent(open, voice), badge: null } : { badge: null }
  return {
    move: topic === 'subject' ? 'off-topic' : `talk.${topic}`,
    text: `${first}${first.includes('\n') ? '\n\n' : ' '}${next}`,
    content: { ...content, ...(choices && { choices }) },
  }
}

/** The way back to an open story or practice question; null if there is none. */
export const wayToOpen = (turn: Turn): string | null => (isInStory(turn) || isKeyed(turn) ? wayBack(turn) : null)

function wayBack(turn: Turn): string {
  const { voice, state } = turn
  const story = isInStory(turn) ? (state.story?.text ?? null) : null
  const { backToStory, backPlain } = smallTalkTexts[voice.language]
  const question = story === null ? null : (/[^.!?\n]*\?/.exec(story)?.[0]?.trim() ?? null)
  if (question === null || question.length > 120) return voice.choose('talk.back-plain', backPlain)
  const line = voice.language === 'ru' ? `«${question}»` : `“${question}”`
  return voice.choose('talk.back-story', backToStory, { line })
}

function offered({ voice }: Turn, isOpen: boolean): string[] {
  const { hint, explain, another } = voice.texts.askBack
  const { topics, warmUp } = smallTalkTexts[voice.language].choices
  return isOpen ? [hint, explain, another] : [topics, warmUp]
}
