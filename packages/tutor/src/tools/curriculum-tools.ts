import { makeExercise } from '../curriculum/exercises.ts'
import { findLessons } from '../curriculum/retrieval.ts'
import { findSkill } from '../curriculum/skills.ts'
import { languageOr, locale, parameters, Refusal, type Tool, text } from './tool.ts'

const findLesson: Tool = {
  name: 'find_lesson',
  description: 'A short lesson of the curriculum about a notion, to be named by its title.',
  parameters: parameters(
    { query: text('What it shall be about.'), grade: { type: 'number', description: '5 to 11.' }, locale },
    ['query'],
  ),
  says: 'fact',
  run(input, { voice, grade }) {
    const language = languageOr(input.optional('locale'), voice.language)
    const [skill] = findLessons(input.text('query'), language, input.number('grade') ?? grade)
    if (!skill) throw new Refusal('There is no lesson about it.')
    const { idea, example, check } = skill.lesson
    return {
      skill: skill.id,
      title: skill.title[language],
      idea: idea[language],
      example,
      question: check[language],
    }
  },
}

const makeExerciseTool: Tool = {
  name: 'make_exercise',
  description: 'A new exercise of a skill. Its answer stays with the core, which checks what the student sends.',
  parameters: parameters(
    {
      skill: text('Id of a skill as find_lesson names it, or words for it.'),
      difficulty: { type: 'number', description: '1 easy, 2 middle, 3 hard.' },
    },
    ['skill'],
  ),
  says: 'fact',
  run(input, { voice, seed, grade }) {
    const wanted = input.text('skill')
    const skill = findSkill(wanted) ?? findLessons(wanted, voice.language, grade)[0]
    if (!skill) throw new Refusal('There is no such skill.')
    const difficulty = Math.min(3, Math.max(1, Math.round(input.number('difficulty') ?? 1)))
    const exercise = makeExercise(skill.id, difficulty - 1, `${seed}|tool`)
    if (!exercise) throw new Refusal('No exercise could be made.')
    return { skill: skill.id, exercise: exercise.prompt[voice.language], answer: 'sealed' }
  },
}

export const curriculumTools: readonly Tool[] = [findLesson, makeExerciseTool]
