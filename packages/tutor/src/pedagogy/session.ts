import { chooseExercise } from '../curriculum/choice.ts'
import { itemOfExercise, makeExercise, type SkillExercise, taskOfExercise } from '../curriculum/exercises.ts'
import { findLessons, isNamed } from '../curriculum/retrieval.ts'
import { allSkills, findSkill, type Skill } from '../curriculum/skills.ts'
import { testNames } from '../language/test-names.ts'
import { topicNames } from '../language/topic-names.ts'
import type { Language } from '../math/latex.ts'
import { solve } from '../math/solve.ts'
import { regExpOf } from '../pattern.ts'
import { noteGiven, openTrial } from './evidence.ts'
import { exerciseChoices } from './exercise-choices.ts'
import { openKeyed } from './keyed.ts'
import { openStoryExercise } from './measured.ts'
import { openProblem, problemContent } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { PracticeKind, PracticeSession } from './state.ts'
import { skillsOf } from './subject.ts'
import { dayName, endPractice, learnerNow, nextReview } from './summary.ts'
import { firstQuestion } from './ways-in/index.ts'
import { fill } from './wording.ts'

/** The requested practice; without session kind and topic, a session chosen for the student. */
export interface PracticeRequest {
  readonly session?: PracticeKind | undefined
  /** Skill ids. */
  readonly topic?: readonly string[] | undefined
}

const SIZES: Readonly<Record<PracticeKind, number>> = { practice: 5, review: 5, 'warm-up': 5, check: 1 }
const TOPICS_OFFERED = 6

const dueSkills = (turn: Turn): string[] =>
  [...learnerNow(turn).skills.values()]
    .filter(({ card }) => card !== null && card.dueAt <= turn.now)
    .sort((a, b) => a.card!.dueAt - b.card!.dueAt)
    .map(({ skill }) => skill)

// ---- Beginning -----------------------------------------------------------------------------------------------------

/** Starts a session, or says honestly that there is nothing for it. */
export function startPractice(turn: Turn, wanted: PracticeRequest): Reply {
  const { state, learner } = turn
  const isNew = learner.skills.length === 0
  let topic = [...(wanted.topic ?? [])]
  const kind: PracticeKind = wanted.session ?? (isNew && topic.length === 0 ? 'warm-up' : 'practice')
  if (kind === 'review' && topic.length === 0) {
    topic = dueSkills(turn)
    if (topic.length === 0) return nothingDue(turn)
  }
  if (kind === 'check' && topic.length === 0) topic = learner.unaided.slice(0, 1)
  if (kind === 'check' && topic.length === 0) return startPractice(turn, { session: 'practice' })
  state.practice = { kind, topic: topic.slice(0, 12), size: SIZES[kind], given: [], items: [] }
  return giveNext(turn)
}

function nothingDue(turn: Turn): Reply {
  const { voice } = turn
  const next = nextReview(turn, [...learnerNow(turn).skills.keys()])
  const when = next === null ? voice.say('review.none-planned') : voice.say('review.next', { day: dayName(turn, next) })
  return plainReply('review.nothing-due', voice.say('review.nothing-due', { when }))
}

const nothingToPractise = ({ voice }: Turn): Reply => plainReply('practice.nothing', voice.say('practice.nothing'))

/** Offers the topics of the grade by title. */
export function offerTopics(turn: Turn): Reply {
  const { voice, learner } = turn
  const own = skillsOf(turn)
  if (own.length === 0) return nothingToPractise(turn)
  const learnerState = learnerNow(turn)
  const isOpen = ({ id }: Skill) => learnerState.skills.get(id)?.isMastered !== true
  const seen = new Set<string>()
  const topics = [...own]
    .reverse()
    .filter(isOpen)
    .filter(({ id }) => {
      const topic = topicOf(id)
      return !seen.has(topic) && seen.add(topic)
    })
    .slice(0, TOPICS_OFFERED)
    .map(({ title }) => `- ${title[voice.language]}`)
    .join('\n')
  return plainReply('practice.topics', voice.say('practice.topics', { topics, grade: learner.level }))
}

/** The skills that the words name, best first; empty if they name none: a word that only stands in a lesson names nothing. */
export function topicIn(turn: Turn, words: string): string[] {
  const { language } = turn.voice
  const found = topicSaid(turn, words.replace(testNames[language].all, ' '))
  // There is a lesson about the tasks of an exam. Who only has one tomorrow does not name it.
  return found.length > 0 || !testNames[language].revision.test(words) ? found : topicSaid(turn, words)
}

function topicSaid(turn: Turn, words: string): string[] {
  const { voice, learner, program } = turn
  const grade = Number.parseInt(learner.level, 10) || undefined
  const called = skillsCalled(words, voice.language, grade)
  if (called.length > 0) return called
  const lessons = findLessons(words, voice.language, grade).filter((skill) => isNamed(skill, words, voice.language))
  // In a conversation about physics its own topics come first.
  const own = program && program.subject !== 'maths' ? new Set(skillsOf(turn)) : null
  const ofSubject = lessons.filter((skill) => own?.has(skill))
  const all = ofSubject.length > 0 ? ofSubject : lessons
  const whole = all.filter((skill) => isNamed(skill, words, voice.language, true))
  const found = whole.length > 0 ? whole : all
  const [best] = found
  if (!best) return []
  const topic = topicOf(best.id, false)
  return found.filter(({ id }) => topicOf(id, false) === topic).map(({ id }) => id)
}

/** The skills of a topic that is called by a usual name, up to the student's grade if there are any. */
function skillsCalled(words: string, language: Language, grade: number | undefined): string[] {
  const said = words.toLowerCase().replaceAll('ё', 'е')
  const topic = topicNames[language].find(([name]) =>
    regExpOf(`(?<!\\p{L})(?:${name.replaceAll('~', '\\p{L}*')})(?!\\p{L})`, 'u').test(said),
  )?.[1]
  if (topic === undefined) return []
  const all = allSkills.filter(({ id }) => `${id.slice(id.indexOf('.') + 1)}.`.startsWith(`${topic}.`))
  const own = grade === undefined ? [] : all.filter((skill) => skill.grade <= grade)
  return (own.length > 0 ? own : all).map(({ id }) => id)
}

/**
 * The topic of a skill: `8.quadratics`, or `quadratics` for all grades. In physics and chemistry each skill is a topic,
 * the third part of its id.
 */
function topicOf(id: string, withGrade = true): string {
  const [grade, topic, skill] = id.split('.')
  const name = topic === 'physics' || topic === 'chemistry' ? `${topic}.${skill}` : topic
  return withGrade ? `${grade}.${name}` : `${name}`
}

// ---- Going on ------------------------------------------------------------------------------------------------------

/** No exercise is in progress: the last one of the session was solved, shown or skipped. */
export const isPresentOver = ({ keyed, problem }: Turn['state']): boolean =>
  keyed !== null ? keyed.over : problem === null || problem.solved

/** Sets the next exercise of the session; the summary if there is none left. */
export function giveNext(turn: Turn): Reply {
  const { state, voice } = turn
  const session = state.practice!
  if (session.given.length >= session.size) return endPractice(turn)
  const chosen = choose(turn, session)
  if (!chosen) {
    state.practice = null
    return nothingToPractise(turn)
  }
  const { exercise, why, isReview } = chosen
  session.given.push({ skill: exercise.skill, result: null })
  const count = countText(turn, session)
  const title = findSkill(exercise.skill)!.title[voice.language]
  const reason = voice.say(`practice.why.${why}`, { skill: title })
  return setExercise(turn, exercise, `**${count}.** ${reason}`, isReview)
}

function choose(turn: Turn, session: PracticeSession) {
  const { learner, now, seed } = turn
  const own = skillsOf(turn)
  const given = session.given.map(({ skill }) => skill)
  const topic = session.topic.flatMap((id) => findSkill(id) ?? [])
  const isWarmUp = session.kind === 'warm-up'
  // A warm-up covers five different skills; a topic session stays in its topic.
  const elsewhere = own.filter(({ id }) => !given.includes(id))
  const pool = topic.length > 0 ? topic : isWarmUp && elsewhere.length > 0 ? elsewhere : own
  const lately = [...learner.lately, ...session.items.map((item, index) => ({ skill: given[index] ?? '', item }))]
  const learnerState = learnerNow(turn)
  const input = { learner: learnerState, skills: pool, lately, now, seed: `${seed}|${session.given.length}` }
  // In a topic session mastered skills are practiced too, as the student asked for the topic.
  const chosen = chooseExercise(input) ?? chooseExercise({ ...input, learner: { ...learnerState, skills: new Map() } })
  if (!chosen) return null
  const isReview = learnerState.skills.get(chosen.exercise.skill)?.card !== null && chosen.why === 'review'
  const why =
    session.kind === 'check' ? 'check' : isWarmUp ? 'warm-up' : topic.length > 0 && !isReview ? 'topic' : chosen.why
  return { exercise: chosen.exercise, why, isReview: isReview || session.kind === 'review' } as const
}

/**
 * "A harder one": the next generator of the same skill, or a skill that builds on it; the reverse for an easier one.
 */
export function giveOther(turn: Turn, isHarder: boolean): Reply | null {
  const { state, voice, seed } = turn
  const trial = state.keyed?.trial ?? state.problem?.trial
  const skill = trial?.skill ? findSkill(trial.skill) : undefined
  if (!trial || !skill) return null
  const beyond = isHarder
    ? allSkills.filter(({ needs }) => needs.includes(skill.id)).map(({ id }) => id)
    : [...skill.needs]
  const generator = trial.difficulty + 1 + (isHarder ? 1 : -1)
  const places = [{ id: skill.id, generator }, ...beyond.map((id) => ({ id, generator: isHarder ? 1 : 0 }))]
  for (const { id, generator: number } of places) {
    const exercise = number < 0 ? null : makeExercise(id, number, `${seed}|other`)
    if (!exercise) continue
    const lead = voice.say(isHarder ? 'practise.harder' : 'practise.easier')
    return setExercise(turn, exercise, lead, false)
  }
  return null
}

/** Opens the exercise: as a problem with steps if the core has them, else as a question with an answer key. */
export function setExercise(turn: Turn, exercise: SkillExercise, lead: string, isReview: boolean): Reply {
  const { state, voice, seed } = turn
  // One exercise to see what is known: there is nothing to guess from.
  const choices = state.practice?.kind === 'check' ? [] : exerciseChoices(exercise, voice, seed)
  const trial = openTrial(exercise.skill, itemOfExercise(exercise), {
    difficulty: exercise.generator - 1,
    isReview,
    isPractice: true,
    choices,
  })
  const asExercise = { exercise: true, ...(choices.length > 0 && { choices: [...choices] }) } as const
  if (state.problem && !state.problem.solved && !state.problem.trial.isPractice) state.parked = state.problem
  noteGiven(turn, trial)
  if (exercise.kind === 'story' && openStoryExercise(turn, exercise.prompt[voice.language], trial)) {
    const content = { ...problemContent(state.problem!, voice), ...asExercise }
    return { move: 'practise', text: `${lead}\n\n${exercise.prompt[voice.language]}`, content, free: true }
  }
  const task = taskOfExercise(exercise)
  const solved = task && solve(task)
  const prompt = exercise.prompt[voice.language]
  if (!task || !solved || !('solution' in solved) || solved.solution.steps.length === 0) {
    state.problem = null
    const reply = openKeyed(turn, exercise, trial, `${lead}\n\n${prompt}`)
    return { ...reply, content: { ...reply.content, ...asExercise } }
  }
  state.keyed = null
  state.problem = { ...openProblem(`p${state.turns}`, task, solved.solution), trial }
  const question = firstQuestion(state.problem, voice)
  return {
    move: 'practise',
    text: `${lead}\n\n${prompt}\n\n${question}`,
    content: { ...problemContent(state.problem, voice), ...asExercise },
    free: true,
  }
}

function countText({ voice }: Turn, { kind, given, size }: PracticeSession): string {
  return fill(voice.texts.practiceCounts[kind], { n: `${given.length}`, size: `${size}` })
}
