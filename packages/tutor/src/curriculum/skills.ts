import type { Language } from '../math/latex.ts'
import { source56 } from './source-5-6.ts'
import { source78 } from './source-7-8.ts'
import { source911 } from './source-9-11.ts'
import { chemistrySource, physicsSource } from './source-science.ts'

export type Course = '4' | '5' | '6' | '7' | '8' | 'A1' | 'GEO' | 'A2' | 'PC' | 'CALC'
/** The same text in each language. */
export type Both = Readonly<Record<Language, string>>

export interface Skill {
  /** `grade.topic.skill` */
  readonly id: string
  /** Grade in the Russian and Belarusian programs. */
  readonly grade: number
  /** Grade or course in the United States. */
  readonly course: Course
  readonly needs: readonly string[]
  readonly title: Both
  readonly lesson: { readonly idea: Both; readonly example: string; readonly check: Both }
  /** Exercise templates, see `exercises.ts`. */
  readonly generators: readonly string[]
}

/**
 * Parses skill sources. A skill is a block of lines: `id | grade;course | needs | title | Russian title`, then `i`
 * idea, `e` example, `c` question, and one `g` per generator. Bilingual lines put English first.
 */
function read(source: string): Skill[] {
  const blocks: string[][] = []
  for (const line of source.trim().split('\n')) {
    if (/^\d/.test(line)) blocks.push([])
    blocks.at(-1)!.push(line)
  }
  return blocks.map(([head, ...rest]) => {
    const [id, place, needs, en, ru] = head!.split('|').map((part) => part.trim())
    const [grade, course] = place!.split(';')
    const lines = (kind: string) => rest.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(2))
    const both = (kind: string): Both => {
      const [english, russian] = lines(kind)[0]!.split(' | ')
      return { en: english!, ru: russian! }
    }
    return {
      id: id!,
      grade: Number(grade),
      course: course as Course,
      needs: needs!.split(',').filter((each) => each !== ''),
      title: { en: en!, ru: ru! },
      lesson: { idea: both('i'), example: lines('e')[0]!, check: both('c') },
      generators: [...lines('g'), ...lines('f').flatMap(forEachLetter)],
    }
  })
}

/**
 * Expands a formula template into three generators that ask for different letters; of only two letters the last is
 * asked for twice.
 */
function forEachLetter(line: string): string[] {
  const letters = line
    .split(' ; ')[1]!
    .split(' ')
    .map((each) => each.split(':')[0]!)
  const sought = letters.length < 3 ? [...letters, letters.at(-1)!] : [...letters.slice(0, 2), letters.at(-1)!]
  return sought.map((letter) => `formula: ${letter} ${line}`)
}

/** The mathematics skills: practice chooses from them and progress shows them. */
export const skills: readonly Skill[] = [source56, source78, source911].flatMap(read)
/** The physics and chemistry skills, for lessons and exercises on request. */
export const scienceSkills: readonly Skill[] = [physicsSource, chemistrySource].flatMap(read)
export const allSkills: readonly Skill[] = [...skills, ...scienceSkills]
const byId = new Map(allSkills.map((skill) => [skill.id, skill]))

export const findSkill = (id: string): Skill | undefined => byId.get(id)

/** The United States courses in order; a later course includes the skills of all earlier ones. */
export const courses: readonly Course[] = ['4', '5', '6', '7', '8', 'A1', 'GEO', 'A2', 'PC', 'CALC']

/**
 * A second United States grade in which a skill is taught. The Common Core has systems, functions, the Pythagorean
 * theorem and round solids in grade 8 and again in high school; reflections return from grade 5.
 */
const alsoInUs: Readonly<Record<string, Course>> = {
  '7.equations.fractions': '8',
  '7.systems.substitution': '8',
  '7.systems.addition': '8',
  '7.functions.linear': '8',
  '7.functions.slope': '8',
  '7.lines.parallel': '8',
  '8.similarity.ratio': '8',
  '8.pythagoras.sides': '8',
  '11.solids.round': '8',
  '6.symmetry.figures': '8',
}

/** The United States courses that teach a skill, the earliest first. */
export const coursesOfUs = ({ id, course }: Skill): readonly Course[] =>
  [alsoInUs[id] ?? course, course].toSorted((a, b) => courses.indexOf(a) - courses.indexOf(b))

/** Skills of a program up to a grade or course, in teaching order. */
export function skillsUpTo(programme: 'US' | 'RU' | 'BY', level: string): readonly Skill[] {
  if (programme !== 'US') return skills.filter(({ grade }) => grade <= Number(level))
  const last = courses.indexOf(level as Course)
  return skills
    .map((skill) => ({ skill, place: courses.indexOf(coursesOfUs(skill)[0]!) }))
    .filter(({ place }) => place <= last)
    .sort((a, b) => a.place - b.place)
    .map(({ skill }) => skill)
}
