import type { Verdict } from '@lumi/contracts/chat'
import { beginning } from '../beginning.ts'
import { facets } from '../concepts/card.ts'
import { storyOr } from '../dialogue/story/story-state.ts'
import type { NamedFunction } from '../math/functions.ts'
import type { Language } from '../math/latex.ts'
import { type Fact, families, isFact, rules } from '../math/steps.ts'
import { readWritten } from '../math/written.ts'
import { readMeasured } from '../science/read.ts'
import { expectsOr } from './expects.ts'
import { misconceptionIds } from './misconception-list.ts'
import {
  type DoneStep,
  type KeyedQuestion,
  type LeftTask,
  LIMITS,
  type Log,
  type PracticeSession,
  type Problem,
  standings,
  startSession,
  type TutorState,
  type WorkedProgress,
} from './state.ts'
import type { Trial } from './trial.ts'

/** A copy of the state that this turn may modify. A foreign or damaged state starts a new session. */
export function openState(state: unknown): TutorState {
  if (!isRecord(state) || state.version !== 1) return startSession()
  try {
    const fresh = startSession()
    return {
      ...fresh,
      turns: typeof state.turns === 'number' ? state.turns : 0,
      language: languageOr(state.language),
      interfaceLanguage: languageOr(state.interfaceLanguage),
      problem: problemOr(state.problem),
      parked: problemOr(state.parked),
      left: leftOr(state.left),
      begun: textsIn(state.begun).slice(-LIMITS.begunTasks),
      lastLeft: textOr(state.lastLeft),
      queue: Array.isArray(state.queue)
        ? state.queue.filter((each) => typeof each === 'string').slice(0, LIMITS.queuedTasks)
        : [],
      keyed: keyedOr(state.keyed),
      practice: practiceOr(state.practice),
      asked: textOr(state.asked),
      readings: readingsOr(state.readings),
      story: storyOr(state.story, trialOf),
      worked: workedOr(state.worked),
      functions: functionsOr(state.functions),
      expects: expectsOr(state.expects),
      modelAsked: expectsOr(state.modelAsked),
      modelAnswer: textOr(state.modelAnswer),
      modelTask: textOr(state.modelTask),
      card: cardOr(state.card),
      lastAsked: textOr(state.lastAsked),
      lastTask: textOr(state.lastTask),
      log: logOr(state.log),
      lastSaid: typeof state.lastSaid === 'number' ? state.lastSaid : null,
      shown: Array.isArray(state.shown)
        ? state.shown.filter((each) => typeof each === 'string').slice(0, LIMITS.shownFormulas)
        : [],
      used: Array.isArray(state.used)
        ? state.used.filter((each) => typeof each === 'string').slice(-LIMITS.usedWordings)
        : [],
      lastMove: textOr(state.lastMove),
    }
  } catch {
    // A stored formula cannot be parsed: written by another version or by hand.
    return startSession()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
const textOr = (value: unknown) => (typeof value === 'string' ? beginning(value, LIMITS.storedLine) : null)
const languageOr = (value: unknown): Language | null => (value === 'en' || value === 'ru' ? value : null)
const countOr = (value: unknown) => (typeof value === 'number' && value >= 0 && value < 1e6 ? Math.floor(value) : 0)

function functionsOr(value: unknown): NamedFunction[] {
  if (!Array.isArray(value)) return []
  const known = value.filter(isRecord).flatMap(({ name, letter, formula }) => {
    const isWhole = typeof name === 'string' && typeof letter === 'string' && typeof formula === 'string'
    return isWhole && /^\p{L}$/u.test(name) && /^\p{L}$/u.test(letter) ? [{ name, letter, formula }] : []
  })
  return known.filter(({ formula }) => formula.length <= LIMITS.doneLatex).slice(-LIMITS.functions)
}

function readingsOr(value: unknown): [string, string] | null {
  const [first, second] = Array.isArray(value) ? value.map(textOr) : []
  if (!first || !second) return null
  readWritten(first)
  readWritten(second)
  return [first, second]
}

function cardOr(value: unknown): TutorState['card'] {
  if (!isRecord(value) || typeof value.id !== 'string' || !Array.isArray(value.shown)) return null
  const { shown } = value
  return {
    id: value.id,
    shown: facets.filter((each) => shown.includes(each)),
    ...(value.asks === true && { asks: true }),
  }
}

function logOr(value: unknown): Log {
  if (!isRecord(value)) return { alone: 0, helped: 0, errors: [] }
  const ids = Array.isArray(value.errors) ? value.errors : []
  const errors = ids.flatMap((id) => misconceptionIds.find((each) => each === id) ?? []).slice(-LIMITS.loggedErrors)
  return { alone: countOr(value.alone), helped: countOr(value.helped), errors }
}

function problemOr(value: unknown): Problem | null {
  if (!isRecord(value)) return null
  const { id, task, line, family } = value
  if (typeof id !== 'string' || typeof task !== 'string' || typeof line !== 'string') return null
  const written = readWritten(task)
  // This version reads the stored story differently: drop it rather than continue with another task.
  if (written.kind === 'story' && !readMeasured(written.text, written.language)) return null
  readWritten(line)
  const known = families.find((each) => each === family)
  if (!known) return null
  const rungs = isRecord(value.rungs) ? value.rungs : {}
  const kinds = ['nudge', 'bigger', 'example', 'step', 'solution'] as const
  return {
    id,
    task,
    line,
    family: known,
    told: textOr(value.told),
    standing: standings.find((each) => each === value.standing) ?? 'typed',
    unit: textOr(value.unit),
    known: Array.isArray(value.known)
      ? rules.filter((rule): rule is Fact => isFact(rule) && (value.known as unknown[]).includes(rule))
      : [],
    byFormula: value.byFormula === true,
    done: Array.isArray(value.done) ? value.done.filter(isRecord).map(doneStep).slice(-LIMITS.doneSteps) : [],
    stepsDone: countOr(value.stepsDone),
    level: Math.min(3, countOr(value.level)),
    rungs: Object.fromEntries(kinds.flatMap((kind) => (typeof rungs[kind] === 'string' ? [[kind, rungs[kind]]] : []))),
    hints: countOr(value.hints),
    attempts: countOr(value.attempts),
    wrongs: countOr(value.wrongs),
    stepShown: value.stepShown === true,
    solved: value.solved === true,
    lastWork: textOr(value.lastWork),
    verdict: verdicts.find((each) => each === value.verdict) ?? null,
    found: foundOr(value.found),
    slips: slipsOr(value.slips),
    ...(value.ideaTold === true && { ideaTold: true as const }),
    ...(Array.isArray(value.roots) && { roots: value.roots.flatMap((each) => textOr(each) ?? []).slice(0, 6) }),
    ...(Array.isArray(value.parts) && { parts: value.parts.flatMap((each) => textOr(each) ?? []).slice(0, 6) }),
    movedAt: countOr(value.movedAt),
    lastError: misconceptionIds.find((each) => each === value.lastError) ?? null,
    trial: trialOf(value.trial, task),
  }
}

function leftOr(value: unknown): LeftTask[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isRecord)
    .map(({ story, problem }) => ({ story: storyOr(story, trialOf), problem: problemOr(problem) }))
    .filter(({ story, problem }) => story !== null || problem !== null)
    .slice(-LIMITS.leftTasks)
}

function slipsOr(value: unknown): Problem['slips'] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isRecord)
    .flatMap(({ line, misconception, isMended }) =>
      typeof line === 'string'
        ? [
            {
              line: line.slice(0, LIMITS.doneLatex),
              misconception: misconceptionIds.find((each) => each === misconception) ?? null,
              ...(isMended === true && { isMended: true as const }),
            },
          ]
        : [],
    )
    .slice(-LIMITS.slips)
}

/** Problems from before trials existed have none: nothing is recorded for them. */
function trialOf(value: unknown, item: string): Trial {
  const trial = isRecord(value) ? value : {}
  return {
    skill: textOr(trial.skill),
    item: textOr(trial.item) ?? item,
    difficulty: typeof trial.difficulty === 'number' ? trial.difficulty : 0,
    isReview: trial.isReview === true,
    isPractice: trial.isPractice === true,
    help: Math.min(5, countOr(trial.help)),
    choices: Array.isArray(trial.choices) ? trial.choices.filter((each) => typeof each === 'string').slice(0, 4) : [],
    firstId: textOr(trial.firstId),
    openedAt: typeof trial.openedAt === 'number' && trial.openedAt >= 0 ? trial.openedAt : null,
  }
}

function keyedOr(value: unknown): KeyedQuestion | null {
  if (!isRecord(value) || !isRecord(value.exercise) || typeof value.id !== 'string') return null
  const { skill, generator, task, prompt, answers } = value.exercise
  if (typeof skill !== 'string' || typeof generator !== 'number' || typeof task !== 'string') return null
  if (!isRecord(prompt) || typeof prompt.en !== 'string' || typeof prompt.ru !== 'string') return null
  if (!Array.isArray(answers) || !answers.every((each) => typeof each === 'string')) return null
  return {
    id: value.id,
    exercise: { skill, generator, kind: 'q', task, prompt: { en: prompt.en, ru: prompt.ru }, answers },
    tries: countOr(value.tries),
    over: value.over === true,
    trial: trialOf(value.trial, task),
  }
}

const practiceKinds = ['practice', 'review', 'warm-up', 'check'] as const
const results = ['alone', 'helped', 'missed'] as const

function practiceOr(value: unknown): PracticeSession | null {
  if (!isRecord(value) || !Array.isArray(value.given)) return null
  const kind = practiceKinds.find((each) => each === value.kind)
  if (!kind) return null
  return {
    kind,
    topic: textsIn(value.topic).slice(0, LIMITS.topicSkills),
    size: Math.max(1, Math.min(LIMITS.practiceSize, countOr(value.size))),
    given: value.given
      .filter(isRecord)
      .filter((each) => typeof each.skill === 'string')
      .map((each) => ({
        skill: each.skill as string,
        result: results.find((result) => result === each.result) ?? null,
      }))
      .slice(-2 * LIMITS.practiceSize),
    items: textsIn(value.items).slice(-2 * LIMITS.practiceSize),
  }
}

const verdicts: readonly Verdict[] = ['correct', 'correct-but', 'incorrect', 'cannot-check']

function foundOr(value: unknown): string | null {
  const answer = textOr(value)
  if (answer) readWritten(answer)
  return answer
}

function doneStep(value: Record<string, unknown>): DoneStep {
  const line = textOr(value.line)
  if (line) readWritten(line)
  return { rule: rules.find((rule) => rule === value.rule) ?? null, line }
}

function workedOr(value: unknown): WorkedProgress | null {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.text !== 'string') return null
  return {
    id: value.id.slice(0, 80),
    text: beginning(value.text, LIMITS.storedText),
    language: value.language === 'ru' ? 'ru' : 'en',
    done: textsIn(value.done).slice(-LIMITS.doneSteps),
    asked: textOr(value.asked),
    told: countOr(value.told),
    slip: textOr(value.slip),
  }
}
