// Cases of the tutor: those written by hand (`bench/cases`), and as many again from the generators of the curriculum.
import { readdirSync, readFileSync } from 'node:fs'
import { makeExercise, type SkillExercise } from '../packages/tutor/src/curriculum/exercises.ts'
import { skills } from '../packages/tutor/src/curriculum/skills.ts'

export type Language = 'en' | 'ru'
export interface Case {
  readonly skill: string
  /** Solve, a right answer, a wrong answer, lines of work. */
  readonly kind: 's' | 'r' | 'w' | 't'
  readonly language: Language
  readonly task: string
  /** What the student answers, for all kinds but `s`. */
  readonly work?: string
  /** The answer of an `s`; of a `t`, `ok` or the number of the first wrong line. */
  readonly expected?: string
  readonly byHand: boolean
  /** An antiderivative may differ by a constant. */
  readonly upToConstant?: boolean
}

/** Physics and chemistry have formulas and units of their own and are tested with them. */
export const mathsSkills = skills.filter(({ id }) => !/\.(?:physics|chemistry)\./.test(id))

const folder = new URL('./cases/', import.meta.url)

/** @throws where a line is not of the form that `cases/README.md` describes */
export function casesByHand(): Case[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  return files.flatMap((file) => {
    let skill = ''
    return readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line): Case[] => {
        if (line === '') return []
        if (line.startsWith('# ')) {
          skill = line.slice(2)
          return []
        }
        const [, kind, language, rest] = /^([srwt]) (en|ru) (.+)$/.exec(line) ?? []
        const parts = rest?.split(' :: ').map((part) => part.replaceAll(' // ', '\n')) ?? []
        if (parts.length !== (kind === 't' ? 3 : 2)) throw new Error(`${file}: ${line}`)
        const [task, second, third] = parts
        return [
          {
            skill,
            kind: kind as Case['kind'],
            language: language as Language,
            task: task!,
            ...(kind === 's' ? { expected: second! } : { work: second! }),
            ...(kind === 't' ? { expected: third! } : {}),
            byHand: true,
            ...(skill === '11.integral.antiderivative' && { upToConstant: true }),
          },
        ]
      })
  })
}

/** Eight for each skill: tasks in both languages, right answers and wrong ones. */
export function generatedCases(): Case[] {
  const plan: readonly (readonly [number, Case['kind'], Language])[] = [
    [0, 's', 'en'],
    [0, 'r', 'ru'],
    [0, 'w', 'en'],
    [1, 's', 'ru'],
    [1, 'r', 'en'],
    [1, 'w', 'ru'],
    [2, 's', 'en'],
    [2, 's', 'ru'],
  ]
  return mathsSkills.flatMap((skill) =>
    plan.flatMap(([generator, kind, language], n): Case[] => {
      const exercise = makeExercise(skill.id, generator, `case ${n}`)
      if (!exercise) return []
      const { answers } = exercise
      const given = kind === 'w' ? answers.map(spoiled) : answers
      return [
        {
          skill: skill.id,
          kind,
          language,
          task: exercise.prompt[language],
          ...(kind === 's' ? { expected: answers.join('; ') } : { work: typed(exercise, given, language) }),
          byHand: false,
          ...(exercise.kind === 'int' && { upToConstant: true }),
        },
      ]
    }),
  )
}

/** One more than is right, as a student would write it. */
function spoiled(answer: string): string {
  const [, top, bottom = '1'] = /^(-?\d+)(?:\/(\d+))?$/.exec(answer) ?? []
  if (top === undefined) return `${answer}+1`
  return bottom === '1' ? `${Number(top) + 1}` : `${Number(top) + Number(bottom)}/${bottom}`
}

/** An antiderivative stays right with a constant added: its wrong answer is another multiple. */
function typed({ kind, answers }: SkillExercise, given: readonly string[], language: Language): string {
  if (kind === 'solve') return given.map((each) => `x = ${each}`).join(language === 'ru' ? ' или ' : ' or ')
  return kind === 'int' && given !== answers ? `2*(${answers[0]})` : given[0]!
}
