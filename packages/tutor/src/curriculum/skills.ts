import type { Language } from '../math/latex.ts'
import { source56 } from './source-5-6.ts'
import { source78 } from './source-7-8.ts'
import { source911 } from './source-9-11.ts'
import { chemistrySource, physicsSource } from './source-science.ts'

export type Course = '4' | '5' | '6' | '7' | '8' | 'A1' | 'GEO' | 'A2' | 'PC' | 'CALC'
/** One wording in each language. */
export type Both = Readonly<Record<Language, string>>

export interface Skill {
  /** `grade.topic.skill` */
  readonly id: string
  /** Grade in the programmes of Russia and Belarus. */
  readonly grade: number
  /** Grade or course in the United States. */
  readonly course: Course
  readonly needs: readonly string[]
  readonly title: Both
  readonly lesson: { readonly idea: Both; readonly example: string; readonly check: Both }
  /** Templates of exercises, see `exercises.ts`. */
  readonly generators: readonly string[]
}

/**
 * A skill is a block of lines: `id | grade;course | needs | title | Russian title`, then `i` idea, `e` example, `c`
 * question, and one `g` for each generator. Where there are two languages, English comes first.
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

/** `density ; ρ:5..30*100 V:1..9 m` as three generators: each of its first letters is sought once. */
function forEachLetter(line: string): string[] {
  const letters = line
    .split(' ; ')[1]!
    .split(' ')
    .map((each) => each.split(':')[0]!)
  const sought = letters.length < 3 ? [...letters, letters.at(-1)!] : [...letters.slice(0, 2), letters.at(-1)!]
  return sought.map((letter) => `formula: ${letter} ${line}`)
}

/** Mathematics: what practice and the learner's picture choose from by themselves. */
export const skills: readonly Skill[] = [source56, source78, source911].flatMap(read)
/** Physics and chemistry: lessons and exercises for those who ask for them. */
export const scienceSkills: readonly Skill[] = [physicsSource, chemistrySource].flatMap(read)
export const allSkills: readonly Skill[] = [...skills, ...scienceSkills]
const byId = new Map(allSkills.map((skill) => [skill.id, skill]))

export const findSkill = (id: string): Skill | undefined => byId.get(id)

/** Later courses of the United States know what the earlier ones taught. */
export const courses: readonly Course[] = ['4', '5', '6', '7', '8', 'A1', 'GEO', 'A2', 'PC', 'CALC']

/**
 * A second grade of the United States that teaches a skill. The Common Core has systems, functions, the theorem of Pythagoras
 * and round solids in grade 8, and goes over them again in high school; reflections come back from grade 5.
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

/** The courses of the United States that teach a skill, the first one first. */
export const coursesOfUs = ({ id, course }: Skill): readonly Course[] =>
  [alsoInUs[id] ?? course, course].toSorted((a, b) => courses.indexOf(a) - courses.indexOf(b))

/** Skills of a programme up to a grade or course, in the order in which they are taught. */
export function skillsUpTo(programme: 'US' | 'RU' | 'BY', level: string): readonly Skill[] {
  if (programme !== 'US') return skills.filter(({ grade }) => grade <= Number(level))
  const last = courses.indexOf(level as Course)
  return skills
    .map((skill) => ({ skill, place: courses.indexOf(coursesOfUs(skill)[0]!) }))
    .filter(({ place }) => place <= last)
    .sort((a, b) => a.place - b.place)
    .map(({ skill }) => skill)
}
