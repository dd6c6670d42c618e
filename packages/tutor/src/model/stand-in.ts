import { findCards } from '../concepts/find.ts'
import { askedWords } from '../language/asked-words.ts'
import { isMention, type Said } from '../math/claims/claim.ts'
import type { Language } from '../math/latex.ts'
import { problemContent } from '../pedagogy/problem.ts'
import { plainReply, type Reply, type Turn } from '../pedagogy/reply.ts'
import { truthOf } from '../pedagogy/senses.ts'
import type { Problem } from '../pedagogy/state.ts'

/**
 * The built-in reply of a led turn that the core has not applied: it is read where the model gives none, or none that may
 * be shown. What the student asks is answered by a card that surely fits, or named, and never passed over.
 */
export function standIn({ voice }: Turn, text: string, said: Said | null, open: Problem | null): Reply {
  const { language } = voice
  const asked = questionIn(text, language)
  const content = open ? { ...problemContent(open, voice), badge: null } : undefined
  const reply = (words: string): Reply =>
    content ? { move: 'leads', text: words, content } : plainReply('leads', words)
  if (asked === null) return reply(voice.say(open ? 'leads.task' : 'leads'))
  const checked = said ? checkedIn(said, voice) : ''
  const [card] = findCards(asked, language).filter(({ fit }) => fit >= SURE_FIT)
  const words = card
    ? voice.say('leads.card', { title: card.card.title, why: card.card.facets.why })
    : voice.say('leads.question', { question: asked })
  return reply(`${checked}${words}`)
}

/** Below it a card may be about something else that has a word of the question. */
const SURE_FIT = 0.85
const LONGEST_QUESTION = 140

/** The calculations of the message that are true: the least that can be said of the student's work. */
function checkedIn({ claims }: Said, voice: Turn['voice']): string {
  const right = claims.filter(
    (claim) => !isMention(claim) && claim.line.statement.kind === 'chain' && truthOf(claim.line.statement) === true,
  )
  const shown = right.slice(-2).map(({ line: { statement } }) => voice.line(statement))
  return shown.length === 0 ? '' : `${voice.say('leads.checked', { lines: shown.join(', ') })} `
}

/** What the student asks, from its first word on; null if it is nothing, or only whether the work is right. */
export function questionIn(text: string, language: Language): string | null {
  const { why, other, checks } = askedWords[language]
  const sentences = text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((each) => each.trim())
    .filter((each) => /\p{L}{2}/u.test(each))
  const found = sentences.findLast((each) => why.test(each))
  const begun = found?.slice(why.exec(found)!.index)
  const asked = begun ?? sentences.findLast((each) => other.test(each) && !checks.test(each) && wordsIn(each) >= 3)
  return asked ? `${asked.replace(/[\s.!?…]+$/u, '').slice(0, LONGEST_QUESTION)}?` : null
}

const wordsIn = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length
