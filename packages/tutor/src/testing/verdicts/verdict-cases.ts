import { type Chance, chanceFrom } from '../../curriculum/chance.ts'
import type { Language } from '../../math/latex.ts'
import { calculationKinds } from './calculations.ts'
import { equationKinds } from './equations.ts'
import { measuredKinds } from './measured.ts'
import { type Claimed, frames, speechActs } from './speech-acts.ts'
import { inLanguage, type Said, type TypedTask } from './typed-task.ts'

/** A talk whose last message claims something that is known to be right or wrong. */
export interface VerdictCase {
  readonly language: Language
  readonly task: string
  readonly messages: readonly string[]
  readonly act: string
  readonly claims: Claimed
}

const taskKinds = [...equationKinds, ...calculationKinds, ...measuredKinds]

const languages: readonly Language[] = ['en', 'ru']

/** The cases of one round: each kind of task with every speech act, in one of the languages by turns. */
export function verdictCases(seed: string): VerdictCase[] {
  return taskKinds.flatMap((kind, index) => {
    const chance = chanceFrom(`${seed} ${index}`)
    return languages.flatMap((language) => casesOf(kind(chance), language, chance))
  })
}

function casesOf(task: TypedTask, language: Language, chance: Chance): VerdictCase[] {
  const said = (one: Said) => inLanguage(one, language)
  const text = said(task.text)
  const framed = (one: Said) => chance.pick(frames[language]).replace('{}', () => said(one))
  const caseOf = (act: string, claims: Claimed, ...messages: string[]): VerdictCase => ({
    language,
    task: task.kind,
    messages,
    act,
    claims,
  })
  const results = { right: said(chance.pick(task.right)), wrong: said(chance.pick(task.wrong)) }
  const first = chance.pick([
    { en: `${text}. i got {}`, ru: `${text}. у меня получилось {}` },
    { en: `${text}\n{}, is it right?`, ru: `${text}\n{}, это верно?` },
    { en: `${text}\nMy answer: {}`, ru: `${text}\nмой ответ: {}` },
  ])
  const inFirst = (one: Said) => said(first).replace('{}', () => said(one))
  const list = <Item>(items: readonly Item[] | undefined) => items ?? []
  return [
    ...task.right.map((one) => caseOf('right', 'right', text, framed(one))),
    ...task.wrong.map((one) => caseOf('wrong', 'wrong', text, framed(one))),
    ...list(task.parts).map((one) => caseOf('part', 'part', text, framed(one))),
    ...list(task.rightSteps).map((one) => caseOf('right step', 'right', text, said(one))),
    ...list(task.wrongSteps).map((one) => caseOf('wrong step', 'wrong', text, said(one))),
    ...(task.rightSteps
      ? [
          caseOf('whole solution', 'right', text, `${said(task.rightSteps[0]!)}\n${results.right}`),
          caseOf('right step, wrong result', 'wrong', text, `${said(task.rightSteps[0]!)}\n${results.wrong}`),
          caseOf('first message, whole solution', 'right', `${text}\n${said(task.rightSteps[0]!)}\n${results.right}`),
          caseOf('first message, wrong end', 'wrong', `${text}\n${said(task.rightSteps[0]!)}\n${results.wrong}`),
        ]
      : []),
    ...list(task.wrongSteps)
      .slice(0, 1)
      .map((one) => caseOf('wrong step, wrong result', 'wrong', text, `${said(one)}\n${results.wrong}`)),
    ...speechActs.map(({ name, claims, says }) => caseOf(name, claims, text, says[language](results))),
    caseOf('first message, right', 'right', inFirst(task.right[0]!)),
    caseOf('first message, wrong', 'wrong', inFirst(task.wrong[0]!)),
  ]
}
