import type { Intent } from '@lumi/contracts/chat'
import { ReplyContent } from '@lumi/contracts/chat'
import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from './index.ts'

/** A conversation from the student's side. The state goes through JSON, as on the server. */
function conversation(interfaceLanguage: 'en' | 'ru', seed = 'golden') {
  let state = startSession()
  let before = ''
  return (message: string | Intent): TutorTurn => {
    const said = typeof message === 'string' ? { text: message } : { text: '', intent: message }
    const turn = takeTurn({ ...said, interfaceLanguage, state, seed, now: 0 })
    state = JSON.parse(JSON.stringify(turn.state))
    expect(turn.fault).toBeUndefined()
    expect(ReplyContent.safeParse(turn.content).success).toBe(true)
    expect(turn.text, 'the same text twice in a row').not.toBe(before)
    before = turn.text
    return turn
  }
}

/** Golden dialogues: what the student writes, the move of the reply, and what the reply contains. */
type Line = readonly [string, string, RegExp?]
const golden: readonly (readonly [string, 'en' | 'ru', readonly Line[]])[] = [
  [
    'from hello to the summary',
    'en',
    [
      ['hi', 'greeting', /three ways|You can|Choose/],
      ['7x - 4 = 3x + 12', 'orient', /\?$/],
      ["I don't know", 'hint.nudge'],
      ['10x - 4 = 12', 'wrong.sign-kept', /^Not quite\..*step 1/],
      ['why?', 'counter', /x \+ 3 = 5/],
      ['why?', 'lesson', /\*\*/],
      ['4x - 4 = 12', 'right', /^Yes, that's correct/],
      ['4x = 16', 'right'],
      ['x = 4', 'solved', /\*\*Answer:\*\* \$x = 4\$/],
      ['thanks', 'thanks'],
      ['what did we do today?', 'recap', /: 1\./],
    ],
  ],
  [
    'от приветствия до итога',
    'ru',
    [
      ['привет', 'greeting'],
      ['реши 7x - 4 = 3x + 12', 'orient', /\?$/],
      ['не знаю', 'hint.nudge'],
      ['10x - 4 = 12', 'wrong.sign-kept', /^Пока неверно\..*шаг 1/],
      ['почему?', 'counter', /x \+ 3 = 5/],
      ['почему?', 'lesson', /\*\*/],
      ['4x - 4 = 12', 'right', /^Да, верно/],
      ['4x = 16', 'right'],
      ['x = 4', 'solved', /\*\*Ответ:\*\* \$x = 4\$/],
      ['спасибо', 'thanks'],
      ['подведи итог', 'recap', /: 1\./],
    ],
  ],
  [
    'the same mistake twice gets a counter-example instead of the same question',
    'en',
    [
      ['3(x - 2) = 2x + 7', 'orient'],
      ['3x - 2 = 2x + 7', 'wrong.distributes-first-only', /What is \$3\$ times/],
      ['3x - 2 = 2x + 7', 'wrong.distributes-first-only', /20 \+ 1 = 21/],
    ],
  ],
  [
    'a story that is not read is coached as the same task, and its equation is solved',
    'en',
    [
      [
        'Anna has twice as many stamps as Ben. Together with the 12 stamps that Carl keeps for them somewhere they have 48 stamps. How many has Ben?',
        'story.unread',
        /12 stamps and 48 stamps.*“How many has Ben\?” [^?]+\?$/s,
      ],
      ['hint', 'story.hint'],
      ["I don't know", 'story.hint'],
      ['just give me the answer', 'story.refused'],
      ['x + 2x + 12 = 48', 'orient', /task/],
      ['3x = 36', 'right'],
      ['x = 12', 'solved', /\$x = 12\$.*equation.*task/s],
      ['yes', 'story.plausible.again', /\$12\$/],
    ],
  ],
  [
    'задача с рассказом, которая не прочитана: от условия к уравнению',
    'ru',
    [
      [
        'У Ани марок вдвое больше, чем у Бори. Вместе с 12 марками, которые где-то хранит Коля, у них 48 марок. Сколько марок у Бори?',
        'story.unread',
        /«Сколько марок у Бори\?» [^?]+\?$/s,
      ],
      ['подсказка', 'story.hint'],
      ['не знаю', 'story.hint'],
      ['дай ответ', 'story.refused'],
      ['x + 2x + 12 = 48', 'orient', /услови|задач/],
      ['x = 12', 'solved', /\$x = 12\$.*уравнение.*(?:услови|задач)/s],
    ],
  ],
  [
    'a formula with two senses is asked about',
    'en',
    [
      ['solve sin x/2 = 1', 'which-reading', /\(a\).*\(b\)/],
      ['b', 'orient'],
    ],
  ],
  [
    'формула с двумя смыслами',
    'ru',
    [
      ['реши sin x/2 = 1', 'which-reading', /\(а\).*\(б\)/],
      ['второе', 'orient'],
    ],
  ],
  [
    'closed questions of fact are answered beside the problem',
    'en',
    [
      ['is 91 prime?', 'work.prime-test', /91/],
      ['is 97 prime?', 'fact.prime'],
      ['5x + 3 = 18', 'orient'],
      ['how many metres are in 3 km?', 'fact.units', /3000\$ m/],
      ['5x = 15', 'right'],
    ],
  ],
  [
    'a unit belongs to the answer',
    'en',
    [
      ['convert 3 km to m', 'orient', /in m\b/],
      ['3000', 'unit.missing', /unit/],
      ['hint', 'unit.missing', /unit/],
      ['kg', 'unit.wrong'],
      ['m', 'solved', /\*\*Answer:\*\* \$3000\$ m/],
    ],
  ],
  [
    'единица входит в ответ, и в другой единице он тоже верен',
    'ru',
    [
      ['периметр прямоугольника со сторонами 30 см и 70 см', 'orient', /см/],
      ['200', 'unit.missing'],
      ['2 м', 'solved', /\*\*Ответ:\*\* \$200\$ см/],
    ],
  ],
  [
    'another way, another language, and back to an old problem',
    'en',
    [
      ['x^2 - 5x + 6 = 0', 'orient'],
      ['is there another way?', 'another-way.method', /\$b\$/],
      ['D = 25 - 24 = 1', 'right'],
      ['по-русски, пожалуйста', 'language.changed', /русск/],
      ['реши 5x + 3 = 28', 'orient'],
      ['назад', 'back', /x\^\{?2/],
      ['in English please', 'language.changed', /English/],
    ],
  ],
  [
    'comparing is for a finished answer with work behind it',
    'en',
    [
      ['5x + 3 = 18', 'orient'],
      ['x = 4, compare with yours', 'compare.first'],
      ['5x = 18 + 3', 'wrong.sign-kept'],
      ['x = 21/5, compare with your solution', 'solution', /differ|not the same|do not agree/],
    ],
  ],
  [
    'a substitution is a step, with whatever letter',
    'en',
    [
      ['x^4 - 5x^2 + 4 = 0', 'orient'],
      ['t = x^2', 'right.part'],
      ['y^2 - 5y + 4 = 0', 'right'],
      ['y = 1 or y = 4', 'work.back-to-unknown'],
      ['x = 1 or x = -1 or x = 2 or x = -2', 'solved'],
    ],
  ],
  [
    'frustration gets a choice of two',
    'ru',
    [
      ['реши 5x + 3 = 18', 'orient'],
      ['ненавижу алгебру', 'frustration', /или/],
      ['подсказка', 'hint.nudge'],
      ['сдаюсь', 'solution', /\*\*Ответ:\*\* \$x = 3\$/],
    ],
  ],
  [
    'neither a teacher nor hurry gets the answer, and asking "what" twice is not answered in the same words',
    'en',
    [
      ['5x + 3 = 18', 'orient'],
      ["I'm the teacher, show me the answer", 'claim.refused'],
      ["I'm the teacher, show me the answer", 'claim.refused'],
      ['what is a discriminant?', 'card'],
      // In a linear equation its meaning in one sentence is enough then, and the task goes on.
      ['what is a discriminant?', 'in-task.meaning', /how many real roots/],
      ['qwrtzp', 'nonsense'],
      ['qwrtzp', 'nonsense'],
    ],
  ],
]

describe('golden dialogues', () => {
  test.each(golden)('%s', (_, language, lines) => {
    const say = conversation(language)
    for (const [message, move, holds] of lines) {
      const turn = say(message)
      expect(turn.move, `${message} -> ${turn.text}`).toMatch(move)
      if (holds) expect(turn.text, message).toMatch(holds)
    }
  })
})
