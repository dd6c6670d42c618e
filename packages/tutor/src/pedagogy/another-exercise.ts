import { type Chance, chanceFrom } from '../curriculum/chance.ts'
import { makeExercise, taskOfExercise } from '../curriculum/exercises.ts'
import { type Exercise, twinOf } from '../curriculum/practice.ts'
import { allSkills, findSkill } from '../curriculum/skills.ts'
import { twinModels } from '../curriculum/twin-models.ts'
import { anotherWords } from '../language/another.ts'
import { binary, children, type Expr, expressionsOf, isClosed, namesOf, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { solve } from '../math/solve.ts'
import type { Family } from '../math/steps.ts'
import { readTask } from '../math/task-reading.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { noteGiven, openTrial } from './evidence.ts'
import { isMeasured, measuredTwin } from './measured.ts'
import { openProblem, problemContent, taskOf, wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { giveOther, setExercise } from './session.ts'
import type { Problem } from './state.ts'
import type { Move } from './texts/moves.ts'
import { type ToldExercise, toldTwin } from './told-twin.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'
import { firstQuestion } from './ways-in/index.ts'

type Degree = 'same' | 'harder' | 'easier'

interface Wish {
  readonly degree: Degree
  /** The family that is named; null for that of the last task. */
  readonly kind: Family | null
  /** Asks for one like the last, not just another one. */
  readonly isLike: boolean
}

const longest = 200
const formula = /[=<>≤≥+*^√]|\d\s*[-–:/]\s*\d/u

/**
 * "One more like this, but not too hard", "now give me a quadratic": the kind of exercise that the student asks for;
 * null if none.
 */
export function wishIn(text: string, language: Language): Wish | null {
  const words = anotherWords[language]
  const said = text.toLowerCase().replaceAll('ё', 'е').trim()
  if (said.length > longest || words.other.test(said)) return null
  const isLike = words.like.test(said)
  if (!isLike && !words.more.test(said)) return null
  const degree = words.easier.test(said) ? 'easier' : words.harder.test(said) ? 'harder' : 'same'
  const kind = words.kinds.find(([, name]) => name.test(said))?.[0] ?? null
  return { degree, kind, isLike }
}

/** "56 : 4 = 14. Now give me an inequality": next to work only a family named at the end is a request. */
function wishBeside(typed: string, language: Language): Wish | null {
  if (!formula.test(typed)) return wishIn(typed, language)
  const last = typed.split(/(?<=[.!?])\s+|\n+/).at(-1) ?? ''
  const wish = formula.test(last) || /\d/.test(last) ? null : wishIn(last, language)
  return wish?.kind ? wish : null
}

/**
 * Gives another exercise, of the last one's family or of the named one. Words around the request ("only quick", "like
 * this") are not a topic.
 */
export function anotherExercise({ turn, typed, intent, acts }: Message): Reply | null {
  const { state, voice } = turn
  const isFree =
    intent === undefined &&
    !isDone(acts, 'answer-please', 'hint', 'why', 'give-up') &&
    state.asked === null &&
    (state.story === null || state.story.isParked)
  const wish = isFree ? wishBeside(typed, voice.language) : null
  if (!wish) return null
  const { keyed, problem } = state
  const isInSession = state.practice !== null && !wish.isLike && wish.degree === 'same' && wish.kind === null
  if (isInSession || (problem === null && keyed === null && wish.kind === null)) return null
  const isOfKind = wish.kind === null || (keyed === null && problem?.family === wish.kind)
  if (!isOfKind && wish.kind !== null) return exerciseOfKind(turn, wish.kind)
  return keyed ? likeKeyed(turn, wish.degree) : problem ? likeProblem(turn, problem, wish.degree) : null
}

/** For a question in words: the same generator with other numbers, or one level harder or easier. */
function likeKeyed(turn: Turn, degree: Degree): Reply | null {
  const { state, voice, seed } = turn
  const { exercise } = state.keyed!
  if (degree !== 'same') return giveOther(turn, degree === 'harder') ?? none(turn, degree)
  const next = makeExercise(exercise.skill, exercise.generator, `${seed}|like|${state.turns}`)
  if (!next || next.task === exercise.task) return none(turn, 'same')
  return setExercise(turn, next, voice.say('another.like'), false)
}

/** A problem like the last: of the same shape, or of the same family with more or fewer steps. */
export function likeProblem(turn: Turn, model: Problem, degree: Degree): Reply | null {
  const chance = chanceFrom(`${turn.seed}|practise|${turn.state.turns}`)
  if (isMeasured(model)) return degree === 'same' ? measuredTwin(turn, model) : none(turn, degree)
  if (degree !== 'same') {
    const other =
      ofOtherLength(turn, model, degree, chance) ?? (degree === 'harder' ? withOneMore(model, chance) : null)
    if (other) return open(turn, other, model.trial.skill, voiceMove[degree])
    return model.trial.isPractice ? (giveOther(turn, degree === 'harder') ?? none(turn, degree)) : none(turn, degree)
  }
  const told = toldTwin(model, turn.voice.language, chance)
  if (told) return open(turn, told, model.trial.skill)
  const twin = model.told === null ? twinOf(taskOf(model), chance) : null
  return twin ? open(turn, twin, model.trial.skill) : (ofSkill(turn, model) ?? none(turn, 'same'))
}

/** An exercise from the lesson of the skill. */
function ofSkill(turn: Turn, { trial, told }: Problem): Reply | null {
  const skill = trial.skill === null ? undefined : findSkill(trial.skill)
  if (!skill || told !== null) return null
  const seed = `${turn.seed}|skill|${turn.state.turns}`
  const exercise = skill.generators
    .map((_, generator) => makeExercise(skill.id, generator, seed))
    .find((each) => each !== null)
  return exercise ? setExercise(turn, exercise, turn.voice.say('another.like'), false) : null
}

const voiceMove = { harder: 'practise.harder', easier: 'practise.easier' } as const

function exerciseOfKind(turn: Turn, family: Family): Reply | null {
  const chance = chanceFrom(`${turn.seed}|kind|${turn.state.turns}`)
  const models = modelsOf(family)
  const last = turn.state.problem?.task
  const fresh = models.filter(({ statement }) => writeStatement(statement) !== last)
  if (fresh.length === 0) return null
  // A lesson begins with its first exercises.
  const model = chance.pick(fresh.slice(0, 3))
  return open(turn, twinOf(model.statement, chance) ?? model, null)
}

function modelsOf(family: Family): Exercise[] {
  return (twinModels[family] ?? []).flatMap((text) => {
    const told = readTask(text, 'en')
    return told ? exerciseOf(told.task) : []
  })
}

function exerciseOf(statement: Statement): Exercise[] {
  const solved = solve(statement)
  return 'solution' in solved ? [{ statement, solution: solved.solution }] : []
}

/** Exercises of the same family with more or fewer steps, closest in length first. */
function ofOtherLength(turn: Turn, model: Problem, degree: 'harder' | 'easier', chance: Chance): Exercise | null {
  const own = wholeSolution(model).steps.length
  const length = ({ solution }: Exercise) => solution.steps.length
  const fits = (each: Exercise) => (degree === 'harder' ? length(each) > own : length(each) < own && length(each) > 0)
  const sign = degree === 'harder' ? 1 : -1
  const [best] = [...modelsOf(model.family), ...exercisesNear(model, turn.seed)]
    .filter(
      (each) => fits(each) && writeStatement(each.statement) !== model.task && isOfShape(each.statement, taskOf(model)),
    )
    .sort((one, other) => sign * (length(one) - length(other)))
  return best ? (twinOf(best.statement, chance) ?? best) : null
}

/** A calculation is harder only if it has what made this one hard: its decimals, fractions, roots, powers. */
function isOfShape(statement: Statement, model: Statement): boolean {
  if (model.kind !== 'expression' || !isClosed(model.value)) return true
  if (statement.kind !== 'expression') return false
  const [own, other] = [shapeOf(model.value), shapeOf(statement.value)]
  return [...own].every((each) => other.has(each))
}

function shapeOf(expr: Expr): ReadonlySet<string> {
  const inside = (each: Expr): readonly string[] => [
    each.kind === 'number' ? (each.value.d === 1n ? 'whole' : (each.style ?? 'fraction')) : each.kind,
    ...children(each).flatMap(inside),
  ]
  return new Set(inside(expr).filter((each) => each !== 'whole'))
}

/** Of a sum, a difference or a product of numbers the same with one number more. */
function withOneMore({ task, told }: Problem, chance: Chance): Exercise | null {
  const model = readWritten(task)
  if (told !== null || model.kind !== 'expression' || !isClosed(model.value)) return null
  const { kind } = model.value
  if (kind !== 'add' && kind !== 'subtract' && kind !== 'multiply') return null
  const [first, second] = [twinOf(model, chance), twinOf(model, chance)].map((each) => each?.statement)
  if (first?.kind !== 'expression' || second?.kind !== 'expression') return null
  if (first.value.kind !== kind || second.value.kind !== kind) return null
  // With a sum in front the value stays above zero.
  const join = kind === 'multiply' ? 'multiply' : 'add'
  const { left, right } = second.value
  // One as a factor changes nothing.
  const more = writeStatement({ kind: 'expression', value: left }) === 'expression|1' ? right : left
  const [longer] = exerciseOf({ kind: 'expression', value: binary(join, first.value, more) })
  return longer ?? null
}

/** Exercises of the same family, generated for the skill and for its neighbors in the topic: prerequisites and successors. */
function exercisesNear({ family, trial }: Problem, seed: string): Exercise[] {
  const skill = trial.skill === null ? undefined : findSkill(trial.skill)
  if (!skill) return []
  const topic = (id: string) => id.split('.')[1]
  const near = allSkills.filter(
    ({ id, needs }) => topic(id) === topic(skill.id) && (needs.includes(skill.id) || skill.needs.includes(id)),
  )
  return [skill, ...near].flatMap(({ id, generators }) =>
    generators.flatMap((_, generator) => {
      const exercise = makeExercise(id, generator, `${seed}|near`)
      const task = exercise && taskOfExercise(exercise)
      return task ? exerciseOf(task).filter(({ solution }) => solution.family === family) : []
    }),
  )
}

/** Opens the exercise as the problem; an unsolved one is parked. */
function open(turn: Turn, exercise: Exercise | ToldExercise, skill: string | null, lead?: Move): Reply {
  const { state, voice } = turn
  const model = state.problem
  if (model && !model.solved && !model.trial.isPractice) state.parked = model
  const unit = 'unit' in exercise ? exercise.unit : null
  const opened = openProblem(`p${state.turns}`, exercise.statement, exercise.solution, unit)
  if ('told' in exercise) Object.assign(opened, { told: exercise.told, standing: toldStanding(model) })
  opened.trial = openTrial(opened.trial.skill ?? skill, writeStatement(exercise.statement))
  state.problem = opened
  state.keyed = null
  state.practice = null
  noteGiven(turn, opened.trial)
  const question = firstQuestion(opened, voice)
  const text = voice.say('practise', { problem: voice.line(exercise.statement), question })
  return {
    move: 'practise',
    text: lead ? `${voice.say(lead)} ${text}` : text,
    content: problemContent(opened, voice),
    free: true,
  }
}

/** The wording is as new to the student as that of the previous task was. */
const toldStanding = (model: Problem | null) => (model?.standing === 'typed' ? 'typed' : 'assumed')

/**
 * The last task with other numbers and in the same form, opened for a way that has led to a right number once; null where
 * there is none.
 */
export function openTestCase(turn: Turn, model: Problem): Statement | null {
  if (isMeasured(model)) return null
  const task = taskOf(model)
  for (let attempt = 0; attempt < TEST_CASES; attempt++) {
    const chance = chanceFrom(`${turn.seed}|test|${turn.state.turns}|${attempt}`)
    // Without its words a list does not say what is asked of it.
    const twin = model.told === null ? twinOf(task, chance) : toldTwin(model, turn.voice.language, chance)
    if (!twin || !isSameShape(twin.statement, task) || !isOtherwiseOrdered(twin.statement, task)) continue
    open(turn, twin, model.trial.skill)
    return twin.statement
  }
  return null
}
const TEST_CASES = 30

const isSameShape = (one: Statement, other: Statement): boolean => {
  const [first, second] = [one, other].map((each) => new Set(expressionsOf(each).flatMap((expr) => [...shapeOf(expr)])))
  const isSame = one.kind === other.kind && first!.symmetricDifference(second!).size === 0
  return isSame && new Set(namesOf(one)).size === new Set(namesOf(other)).size
}

/** In a list other places hold the smallest and the biggest number, or another one the middle: a way by places is tested. */
function isOtherwiseOrdered(one: Statement, other: Statement): boolean {
  const isOfEnds = other.kind === 'request' && other.operation === 'spread'
  const [own, first] = [one, other].map((each) => {
    const row =
      each.kind === 'request' && each.subject.kind === 'values'
        ? each.subject.values.map((expr) => realAt(expr, {}))
        : []
    const middle = [...row].sort((a, b) => a - b).indexOf(row[row.length >> 1] ?? 0)
    return isOfEnds ? [row.indexOf(Math.min(...row)), row.indexOf(Math.max(...row))] : [middle]
  })
  return isList(other) ? own!.every((each, at) => each !== first![at]) : true
}

const isList = (task: Statement) => task.kind === 'request' && task.subject.kind === 'values'

/** Says honestly that there is none, and offers another level or another exercise. */
function none(turn: Turn, degree: Degree): Reply {
  const { state, voice } = turn
  const { problem } = state
  const twin = degree !== 'same' && problem && !state.keyed ? likeProblem(turn, problem, 'same') : null
  const text = voice.say(degree === 'same' ? 'another.none' : 'another.no-other')
  if (twin) return { ...twin, text: `${text} ${twin.text}` }
  return { move: 'another.none', text: voice.say('another.none'), content: { badge: null } }
}
