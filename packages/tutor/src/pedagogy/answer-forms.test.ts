import { expect, test } from 'vitest'
import { allSkills } from '../curriculum/skills.ts'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'
import { beginner, type LearnerView } from '../learner/view.ts'
import type { Language } from '../math/latex.ts'

// An answer is judged by what it is and not by its form: each right and each wrong answer in every form that students type,
// with the words that stand around it.

const around: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'V',
    'V.',
    'V?',
    'is it V',
    'i got V',
    'the answer is V',
    'Answer: V',
    'ans V',
    'so V',
    'V right?',
    'maybe V',
    '= V',
    'V i guess',
    'V lol',
    '**V**',
    '(V)',
    'hmm V',
    'it comes out to V',
  ],
  ru: [
    'V',
    'V.',
    'V?',
    'получилось V',
    'у меня получилось V',
    'ответ V',
    'Ответ: V',
    'отв V',
    'значит V',
    'V да?',
    'наверное V',
    '= V',
    'V вроде',
    'V))',
    '**V**',
    '(V)',
    'короче V',
    'ну V',
  ],
}

interface Forms {
  readonly task: string
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}
const forms: Readonly<Record<Language, readonly Forms[]>> = {
  en: [
    { task: '3x+5=20', right: ['5', 'x=5', 'X = 5'], wrong: ['6', 'x=6', 'X = 6'] },
    { task: 'simplify 3(x+2) - x', right: ['2x+6', '2(x+3)'], wrong: ['2x+2'] },
    { task: 'factor x^2 - 9', right: ['(x-3)(x+3)'], wrong: ['(x-3)(x-3)'] },
    { task: '1/2 + 3/4', right: ['5/4', '1 1/4', '1.25', '1 and 1/4'], wrong: ['4/6'] },
    { task: 'what is 30% of 250', right: ['75'], wrong: ['80'] },
    { task: 'A book costs $12. How much do 5 books cost?', right: ['60', '$60', '12 x 5 = 60'], wrong: [] },
    {
      task: 'A car drives 150 km in 3 hours. What is its speed?',
      right: ['50', '50 km per hour'],
      wrong: ['45', '45 km/h'],
    },
    { task: 'A rectangle is 8 cm long and 5 cm wide. Find its area.', right: ['40', '40 sq cm'], wrong: ['26 cm'] },
  ],
  ru: [
    { task: '3x+5=20', right: ['5', 'х=5', 'Х = 5'], wrong: ['6', 'х=6', 'Х = 6'] },
    { task: 'упростите 3(x+2) - x', right: ['2х+6'], wrong: ['2x+2'] },
    { task: '1/2 + 3/4', right: ['5/4', '1 1/4', '1,25'], wrong: ['4/6'] },
    { task: 'найди 30% от 250', right: ['75'], wrong: ['80'] },
    { task: 'Тетрадь стоит 12 рублей. Сколько стоят 5 тетрадей?', right: ['60', '60р', '60 руб'], wrong: ['50р'] },
    {
      task: 'Автомобиль проехал 150 км за 3 часа. Найди его скорость.',
      right: ['50', '50 км в час'],
      wrong: ['45 км/ч'],
    },
    { task: 'Тело массой 2 кг движется с ускорением 3 м/с². Найди силу.', right: ['6', 'F=6 Н'], wrong: ['5 Н'] },
  ],
}
const pairs: Readonly<Record<Language, readonly string[]>> = {
  en: ['A, B', 'x=A,x=B', 'x=A, B', 'A and B', 'x=A/x=B', 'x = A & x = B', 'A n B', '(A, B)', 'X=A, X=B', 'A; B'],
  ru: ['A, B', 'x=A,x=B', 'x=A; B', 'A и B', 'х1=A х2=B', 'x=A/x=B', '(A; B)', 'Х=A, Х=B', 'A или B', 'корни A и B'],
}

function opened(language: Language, task: string): TutorTurn {
  const turn = takeTurn({ text: task, interfaceLanguage: language, state: startSession(), seed: 'forms', now: 0 })
  if (turn.move !== 'story.confirm') return turn
  const text = language === 'ru' ? 'да' : 'yes'
  return takeTurn({ text, interfaceLanguage: language, state: turn.state, seed: 'forms', now: 0 })
}

const verdictOn = (language: Language, { state }: TutorTurn, text: string) =>
  takeTurn({ text, interfaceLanguage: language, state, seed: 'form', now: 0 }).content.verdict ?? null

/** Those that are not judged as they should be. */
function misjudged(language: Language, task: string, said: readonly string[], verdicts: readonly string[]): string[] {
  const turn = opened(language, task)
  return said.flatMap((text) => {
    const verdict = verdictOn(language, turn, text)
    return verdicts.includes(verdict ?? '') ? [] : [`${text} -> ${verdict}`]
  })
}

const everyForm = (language: Language, values: readonly string[]) =>
  values.flatMap((value) => around[language].map((words) => words.replace('V', value)))

test.each((['en', 'ru'] as const).flatMap((language) => forms[language].map((each) => ({ language, ...each }))))(
  '$language: every form of an answer to "$task"',
  ({ language, task, right, wrong }) => {
    expect(misjudged(language, task, everyForm(language, right), ['correct', 'correct-but'])).toEqual([])
    expect(misjudged(language, task, everyForm(language, wrong), ['incorrect'])).toEqual([])
  },
)

test.each([
  ['en', 'x^2+x-6=0', ['2', '-3'], ['2', '-4']],
  ['en', 'x^2-7x+12=0', ['3', '4'], ['3', '5']],
  ['ru', 'x^2+x-6=0', ['2', '-3'], ['2', '-4']],
  ['ru', '2x^2-3x-2=0', ['2', '-0,5'], ['2', '0,5']],
] as const)('%s: two roots of %s in every form', (language, task, right, wrong) => {
  const said = ([a, b]: readonly string[]) => pairs[language].map((form) => form.replace('A', a!).replace('B', b!))
  expect(misjudged(language, task, said(right), ['correct'])).toEqual([])
  expect(misjudged(language, task, said(wrong), ['incorrect'])).toEqual([])
})

test.each(['en', 'ru'] as const)(
  '%s: answers to exercises of every skill keep their verdict in another form',
  (language) => {
    const learner: LearnerView = { ...beginner, programme: language === 'ru' ? 'RU' : 'US', level: '8' }
    const changed = allSkills.flatMap(({ id }, at) => {
      const intent = { kind: 'practice', skillId: id } as const
      const given = takeTurn({
        text: '',
        intent,
        interfaceLanguage: language,
        state: startSession(),
        seed: id,
        now: 0,
        learner,
      })
      return (given.content.choices ?? []).flatMap((choice, place) => {
        const plain = choice.replaceAll('$', '')
        const words = around[language][(at + place) % around[language].length] ?? 'V'
        const forms = [words.replace('V', plain), plain.replaceAll('x', 'X')]
        const verdict = verdictOn(language, given, choice)
        return forms.filter((form) => verdictOn(language, given, form) !== verdict).map((form) => `${id}: ${form}`)
      })
    })
    expect(changed).toEqual([])
  },
)
