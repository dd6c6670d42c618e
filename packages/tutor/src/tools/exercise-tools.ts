import { findCards } from '../concepts/find.ts'
import { chanceFrom } from '../curriculum/chance.ts'
import { makeExercise } from '../curriculum/exercises.ts'
import { twinOf } from '../curriculum/practice.ts'
import { findLessons, stem } from '../curriculum/retrieval.ts'
import { findSkill, type Skill } from '../curriculum/skills.ts'
import { isSameTask, isStoryTask } from '../dialogue/story/detect.ts'
import { readingsOf, stepText } from '../dialogue/story/reading.ts'
import { twinOf as storyTwinOf } from '../dialogue/story/twin.ts'
import type { StoryReading } from '../frames/index.ts'
import type { Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { writeStatement } from '../math/written.ts'
import { isMeasured } from '../pedagogy/measured.ts'
import { taskOf } from '../pedagogy/problem.ts'
import { ruleWords } from '../pedagogy/wording.ts'
import { writeNumber } from '../science/measured.ts'
import { otherNumbers, readMeasured } from '../science/read.ts'
import { openStory, showsSealed, tells } from './open-task.ts'
import { taskIn } from './task.ts'
import { type Desk, type Found, notUnderstood, parameters, type Tool, text } from './tool.ts'

const hardest = 3

export const exerciseTool: Tool = {
  name: 'exercise',
  description: 'A new exercise. The program keeps its answer.',
  parameters: parameters(
    { skill: text('What it practices.'), difficulty: { type: 'number', description: '1 easy to 3 hard.' } },
    ['skill'],
  ),
  run(input, desk): Found {
    const difficulty = Math.min(hardest, Math.max(1, Math.round(input.number('difficulty') ?? 1)))
    const skill = skillFor(input.text('skill'), difficulty, desk)
    if (!skill) return notUnderstood('there is no such skill')
    const last = skill.generators.length - 1
    const first = Math.round(((difficulty - 1) / (hardest - 1)) * last)
    for (const generator of [first, ...skill.generators.keys()]) {
      const exercise = makeExercise(skill.id, generator, `${desk.seed}|tool`)
      if (!exercise) continue
      const task = exercise.prompt[desk.voice.language]
      return {
        result: { skill: skill.title[desk.voice.language], difficulty, task, answer: 'kept by the program' },
        facts: [task],
      }
    }
    return notUnderstood('no exercise of this skill comes out')
  },
}

const wordsIn = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\p{L}{4,}/gu) ?? []
  ).map(stem)

/**
 * The skill that a topic names. Where the best match is a special case that was not asked for ("with fractions"), a
 * more basic skill is taken: the easier the exercise, the further back in the prerequisites.
 */
function skillFor(wanted: string, difficulty: number, { voice, grade }: Desk): Skill | undefined {
  const exact = findSkill(wanted)
  if (exact) return exact
  const language: Language = /[а-яё]{2,}/i.test(wanted) ? 'ru' : /[a-z]{3,}/i.test(wanted) ? 'en' : voice.language
  const asked = wordsIn(wanted)
  const found = findLessons(wanted, language, grade)
  const titled = (skill: Skill) => wordsIn(skill.title[language])
  const covers = (skill: Skill) => asked.filter((word) => titled(skill).includes(word)).length
  const [best] = found.toSorted((one, other) => covers(other) - covers(one))
  if (best && covers(best) === asked.length && asked.length > 0) {
    const isSpecial = titled(best).some((word) => !asked.includes(word))
    const easier = easierThan(best).filter(
      (each) => each.id.includes('.equations.') || titled(each).some((word) => titled(best).includes(word)),
    )
    const chain = isSpecial ? [best, ...easier] : [best]
    return chain[Math.min(chain.length - 1, hardest - difficulty)]
  }
  // The topic may be worded differently from the title of the skill; cards know more wordings.
  const [card] = findCards(wanted, language).filter(({ fit }) => fit >= 0.6)
  const ofCard = findSkill(card?.card.skills[0] ?? '')
  return ofCard ?? (best && covers(best) * 2 > asked.length ? best : undefined)
}

/** The prerequisites of a skill within its own topic, the nearest first. */
function easierThan(skill: Skill): Skill[] {
  const topic = skill.id.split('.')[1]
  const before = skill.needs.map(findSkill).find((each) => each !== undefined && each.id.split('.')[1] === topic)
  return before ? [before, ...easierThan(before)] : []
}

const tries = 24
/** Where two seeds find no suitable numbers, a third rarely does. */
const mostMisses = 1

export const exampleTool: Tool = {
  name: 'example_like',
  description:
    'A worked example of the same kind with other numbers, allowed at every hint level; it does not show the answer of the open task.',
  parameters: parameters({ task: text('Absent: the open task.') }, []),
  run(input, desk) {
    const source = input.optional('task')
    const { state, voice } = desk
    const open = openStory(desk)
    if (open && (source === undefined || isSameTask(source, open.story)))
      return open.reading ? ofStory(open.reading, desk) : notUnderstood('the story has no reading that is confirmed')
    const { problem } = state
    const own = source === undefined ? (problem ? taskOf(problem) : null) : taskIn(source, voice.language)
    if (own?.kind === 'story' || (source === undefined && problem && isMeasured(problem)))
      return own?.kind === 'story' ? ofMeasured(own.text, desk) : notUnderstood('the task')
    if (own) return ofTask(own, desk)
    if (source === undefined) return notUnderstood('no task is open: give one')
    const [reading, ...others] = isStoryTask(source, voice.language) ? readingsOf(source, voice.language) : []
    if (reading && others.length === 0) return ofStory(reading, desk)
    return readMeasured(source, voice.language) ? ofMeasured(source, desk) : notUnderstood('the task could not be read')
  },
}

function ofTask(task: Statement, desk: Desk): Found {
  const { voice, seed } = desk
  let misses = 0
  for (let attempt = 0; attempt < tries; attempt++) {
    const twin = twinOf(task, chanceFrom(`${seed}|tool|${attempt}|${writeStatement(task)}`))
    if (!twin && ++misses > mostMisses) break
    if (!twin) continue
    const { steps, answer } = twin.solution
    const lines = steps.map((step) => `${ruleWords(step, voice).does}: ${voice.line(step.after)}`)
    const facts = [voice.line(twin.statement), ...lines, voice.line(answer)]
    const statements = [twin.statement, ...steps.map(({ after }) => after), answer]
    if (showsSealed(statements, desk) || facts.some((fact) => tells(fact, desk.seal))) continue
    return { result: { task: voice.line(twin.statement), steps: lines, answer: voice.line(answer) }, facts }
  }
  return notUnderstood(
    'no example comes out that keeps the answer of the open task; make one and verify each line of it',
  )
}

function ofStory(reading: StoryReading, desk: Desk): Found {
  const { language } = desk.voice
  for (let attempt = 0; attempt < tries; attempt++) {
    const twin = storyTwinOf(reading, `${desk.seed}|tool|${attempt}`)
    if (!twin) break
    const steps = twin.plan.map((step) => stepText(twin, step, language))
    if (steps.some((step) => tells(step, desk.seal))) continue
    return { result: { task: twin.text, steps }, facts: [twin.text, ...steps] }
  }
  return notUnderstood('no other numbers come out well; make an example and verify each line of it')
}

function ofMeasured(story: string, desk: Desk): Found {
  const { language } = desk.voice
  for (let attempt = 0; attempt < tries; attempt++) {
    const chance = chanceFrom(`${desk.seed}|tool|${attempt}|${story}`)
    const twin = otherNumbers(story, language, (count) => chance.between(0, count - 1))
    if (!twin) break
    const steps = twin.task.steps.map(({ line }) => `$${line[language]}$`)
    const { answer } = twin.task
    const value =
      answer.kind === 'number'
        ? `${writeNumber(answer.value, language).text} ${answer.unit?.[language] ?? ''}`.trim()
        : ''
    if ([...steps, value].some((each) => tells(each, desk.seal))) continue
    return { result: { task: twin.text, steps, answer: value }, facts: [twin.text, ...steps, value] }
  }
  return notUnderstood('no other numbers come out well; make an example and verify each line of it')
}
