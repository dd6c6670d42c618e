import { themeOf } from '../dialogue/themes/theme.ts'
import type { Turn } from './reply.ts'

/** The skills whose exercises are nearest to what a task in words is about, by its theme. */
const skillsOfTheme: Readonly<Record<string, readonly string[]>> = {
  'right-triangle': ['8.pythagoras.sides'],
  'rectangle-diagonal': ['8.pythagoras.sides'],
  isosceles: ['7.triangles.angles', '8.areas.figures'],
  triangle: ['7.triangles.angles', '8.areas.figures'],
  angles: ['5.geometry.angles', '7.triangles.angles'],
  rhombus: ['8.areas.figures'],
  parallelogram: ['8.areas.figures'],
  trapezoid: ['8.areas.figures'],
  rectangle: ['5.geometry.perimeter', '5.geometry.area'],
  circle: ['6.circle.length'],
  box: ['5.geometry.box'],
  density: ['7.physics.density'],
  braking: ['9.physics.acceleration'],
  fall: ['9.physics.acceleration'],
  physics: ['7.physics.density'],
  'two-movers': ['6.problems.motion'],
  motion: ['6.problems.motion'],
  'percent-chain': ['6.percent.change'],
  percent: ['5.percent.of', '6.percent.whole'],
  chance: ['6.probability.intro'],
  mixture: ['6.percent.whole', '5.percent.of'],
  work: ['6.problems.work'],
  'times-as-many': ['7.problems.equation'],
  difference: ['7.problems.equation'],
}
/** Tasks about people and things. */
const ofAnyStory = ['7.problems.equation']

/** The skills to practice after the last task in words; empty if the talk has none. */
export function skillsNearStory({ state }: Turn): readonly string[] {
  const { story } = state
  if (!story) return []
  const theme = themeOf(story.text, story.language)
  return (theme && skillsOfTheme[theme.id]) ?? ofAnyStory
}
