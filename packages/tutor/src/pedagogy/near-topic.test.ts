import { expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../index.ts'

type Language = 'en' | 'ru'

function talk(language: Language, ...messages: readonly string[]): TutorTurn {
  let turn: TutorTurn | null = null
  for (const text of messages)
    turn = takeTurn({ text, interfaceLanguage: language, state: turn?.state ?? startSession(), seed: text, now: 0 })
  if (!turn) throw new Error('nothing was said')
  return turn
}

const unread = {
  en: 'a wizard has 84 wands in 2 chests and in one chest they are 12 more than in the other one so how many wands glow in each',
  ru: 'у волшебника 84 палочки в сундуках, в одном сундуке палочек на 12 больше чем в другом, сколько палочек светится',
} as const

test.each([
  ['en', 'ok. can i have one like this but easier', 'Word problems with an equation'],
  ['en', 'it is 5. can u give me one like this again', 'Word problems with an equation'],
  ['ru', 'всё там есть. ладно дай похожую только попроще', 'Задачи на уравнение'],
] as const)('after a task in words that was not read, %s: "%s" brings one of its kind', (language, wish, topic) => {
  expect(talk(language, unread[language], wish).text).toContain(topic)
})

test.each([
  ['en', 'give me an exercise', "we didn't learn that yet"],
  ['en', 'give me an exercise', 'whats that?? im 11 we didnt have that'],
  ['ru', 'дай задание', 'это чё такое?? мы такое не проходили, я в 5 классе'],
] as const)(
  '%s: an exercise of a topic that was not learned is put away and called neither right nor wrong',
  (language, ...said) => {
    const turn = talk(language, ...said)
    expect(turn.move).toBe('practice.topics')
    expect(turn.content.verdict).toBeUndefined()
  },
)

test.each([
  ['en', 'solve 3 - 4(x + 5) >= 7x - 28', 'First I expand: 3 − 4x + 20 ≥ 7x − 28. Then 23 − 4x ≥ 7x − 28.'],
  ['ru', 'реши 3 - 4(x + 5) >= 7x - 28', 'Сначала раскрою скобки: 3 − 4x + 20 ≥ 7x − 28. Потом 23 − 4x ≥ 7x − 28.'],
  ['en', 'solve 3(x-2)=2x+5', 'first expand: 3x - 2 = 2x + 5. then x = 7'],
] as const)('%s: a wrong line of "%s" is work on it, not another task', (language, task, work) => {
  const turn = talk(language, task, work)
  expect(turn.content.verdict).toBe('incorrect')
  expect(turn.state.problem?.id).toBe(talk(language, task).state.problem?.id)
})
