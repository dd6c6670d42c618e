import { findCards } from '../concepts/find.ts'
import type { Language } from '../math/latex.ts'
import { tells } from './open-task.ts'
import { type Found, notUnderstood, parameters, type Tool, text } from './tool.ts'

/** Below these values a card shares a word with the question only by chance. */
const least = { fit: 0.5, share: 0.49 } as const

export const cardTool: Tool = {
  name: 'card',
  description:
    'What the program teaches about an idea: in short, why, how, the usual mistake, an example, a check question. Checked words.',
  parameters: parameters({ concept: text('An idea, in the words of school.') }, ['concept']),
  run(input, { voice, state, seal }): Found {
    const concept = input.text('concept')
    const own: Language = /[а-яё]{2,}/i.test(concept) ? 'ru' : /[a-z]{3,}/i.test(concept) ? 'en' : voice.language
    const light = { skill: state.problem?.trial.skill ?? null }
    const [best] = findCards(concept, own, light).filter(({ fit, share }) => fit >= least.fit && share >= least.share)
    if (!best) return notUnderstood('there is no card about it')
    const { title, facets, check } = best.card
    const { what, why, how, mistake, example } = facets
    const isTelling = [what, why, how, mistake, example].some((each) => tells(each, seal))
    return {
      result: {
        title,
        ...{ what, why, how, mistake, example, question: check.question },
        ...(isTelling && { sealed: 'a number in it is the answer of the open task: take other numbers' }),
      },
      facts: [what, why, how, mistake, example],
    }
  },
}
