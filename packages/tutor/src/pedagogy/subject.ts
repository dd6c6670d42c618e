import { findSkill, type Skill, skillsUpTo } from '../curriculum/skills.ts'
import { topicsOf } from '../curriculum/topics.ts'
import type { Program } from '../turn.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { type SubjectMove, subjectTexts } from './texts/subjects.ts'

const topicsNamed = 3

/** Moves whose usual texts are about mathematics, or about no subject. */
const moves: Readonly<Record<string, SubjectMove>> = {
  greeting: 'greeting',
  'greeting.again': 'again',
  'can-do': 'can-do',
  'off-topic': 'decline',
  'concept.unknown': 'decline',
  nonsense: 'decline',
  'ask-back': 'decline',
  'practice.nothing': 'decline',
}

const ofProgram = (programme: string, { subject, grade }: Program) => topicsOf({ subject, country: programme, grade })

/** The reply as worded for a conversation about another subject: it names subject and grade. */
export function inSubject({ voice, program, learner }: Turn, reply: Reply): Reply {
  const move = moves[reply.move]
  if (!program || program.subject === 'maths' || move === undefined) return reply
  const { names, taught, coached } = subjectTexts[voice.language]
  const topics = ofProgram(learner.programme, program).slice(0, topicsNamed)
  // Where there are exercises, they can run out.
  if (reply.move === 'practice.nothing' && topics.length > 0) return reply
  const said = (topics.length > 0 ? taught : coached)[move]
  const text = voice.choose(`subject.${move}`, said, {
    subject: names[program.subject],
    grade: `${program.grade}`,
    topics: topics.map(({ title }) => inSentence(title[voice.language])).join(', '),
  })
  return plainReply(topics.length > 0 ? reply.move : 'coach', text)
}

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** The skills that practice chooses from: the conversation's subject up to the grade; mathematics if it has none. */
export function skillsOf({ learner, program }: Pick<Turn, 'learner' | 'program'>): readonly Skill[] {
  if (!program || program.subject === 'maths') return skillsUpTo(learner.programme, learner.level)
  const grades = Array.from({ length: program.grade }, (_, index) => index + 1)
  const ids = grades.flatMap((grade) =>
    ofProgram(learner.programme, { ...program, grade }).flatMap(({ skillIds }) => skillIds),
  )
  return [...new Set(ids)].flatMap((id) => findSkill(id) ?? []).sort((a, b) => a.grade - b.grade)
}
