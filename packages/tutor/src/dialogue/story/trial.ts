import type { Language } from '../../math/latex.ts'
import { type Mistake, noteHelp, noteTry, openTrial } from '../../pedagogy/evidence.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import type { Trial } from '../../pedagogy/trial.ts'
import { factsOf } from './facts.ts'
import { calculationsOf, likelyPlanOf, type Sign } from './likely.ts'
import type { Story } from './story-state.ts'

const byOperation: Readonly<Record<Sign, string>> = {
  '+': '5.numbers.add',
  '-': '5.numbers.add',
  '*': '5.numbers.multiply',
  '/': '5.numbers.divide',
}

/** The skill that a story exercises, judged by its words and its probable operations. */
function skillOfStory(text: string, language: Language): string {
  const { relations, numbers, question } = factsOf(text, language)
  const has = (meaning: string) => relations.some((each) => each.meaning === meaning)
  if (/%/.test(question ?? '')) return '6.percent.ratio'
  if (/%/.test(text)) return '5.percent.of'
  if (has('average')) return '5.statistics.mean'
  if (numbers.some(({ text: said }) => /(?:km|км|mi)\/|mph/.test(said))) return '6.problems.motion'
  const plan = likelyPlanOf(text, language)
  const [last, ...before] = plan ? calculationsOf(plan.root) : []
  if (last?.sign && before.length === 0) return byOperation[last.sign]
  if (has('times')) return '7.problems.equation'
  return has('each') || has('shared') ? '5.numbers.multiply' : '5.numbers.add'
}

export const storyTrial = (text: string, language: Language): Trial =>
  openTrial(skillOfStory(text, language), text.slice(0, 200))

/** Records the outcome: the story was completed, or the first calculation was wrong. */
export function noteStory(turn: Turn, { trial, hints }: Story, isCorrect: boolean, mistake: Mistake = {}): void {
  trial.help = Math.max(trial.help, Math.min(3, hints))
  if (isCorrect || trial.firstId === null) noteTry(turn, trial, isCorrect, mistake)
}

export const noteStoryHelp = (turn: Turn, { trial }: Story, level: number): void => noteHelp(turn, trial, level)
