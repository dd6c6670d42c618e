import { describe, expect, it } from 'vitest'
import type { Language } from '../../math/latex.ts'
import { lastReply } from '../../testing/last-reply.ts'

const reply = lastReply('whole-way')
const verdict = (language: Language, task: string, solution: string) =>
  reply(language, task, solution).content.verdict ?? null

describe('a whole solution of a task that is known by its guide', () => {
  const pen = 'A gardener has 80 m of fence for a rectangular bed against a long wall, with no fence along the wall. '
  const way = 'x = the two short sides\nA = x(80 - 2x) = 80x - 2x^2\n80 - 4x = 0\nx = 20\nother side = 40'
  const animals = 'В хлеву козы и гуси, всего 15 голов и 42 ноги. Сколько коз и сколько гусей?'

  it('is accepted where it comes to what the question names', () => {
    const said = reply('en', `${pen}What is the largest area?`, `${way}\nA = 800 m^2`)
    expect(said.content.verdict).toBe('correct')
    expect(said.content.badge).toBeNull()
    expect(said.text).toContain('$800$')
  })

  it('is not accepted by a number on the way', () => {
    expect(verdict('en', `${pen}What is the largest area?`, `${way}\nso the answer is 40`)).not.toBe('correct')
  })

  it('is accepted where its own test comes out, since no word says which number is whose', () => {
    const steps = 'если все гуси, то ног 15*2=30\n42-30=12 лишних\n12:2=6 коз\n15-6=9 гусей'
    expect(verdict('ru', animals, `${steps}\nпроверка 6*4+9*2=24+18=42`)).toBe('correct')
    expect(verdict('ru', animals, '42:4=10,5 значит 9 коз, 15-9=6 гусей')).not.toBe('correct')
  })

  it('is not accepted where the words of the task speak of another case', () => {
    const task =
      'Из села в одном направлении выехали машина 90 км/ч и автобус 50 км/ч. Какое расстояние будет между ними через 2 ч?'
    expect(verdict('ru', task, '90 + 50 = 140\n140 · 2 = 280 км')).not.toBe('correct')
  })
})

describe('a mass by a balanced equation', () => {
  const zinc = 'What mass of zinc oxide forms when 13 g of zinc burns completely in oxygen? (Zn = 65, O = 16)'

  it('is accepted by the equation that the student has written', () => {
    const said = reply('en', zinc, '2Zn + O2 -> 2ZnO\nn = 13/65 = 0.2 mol\nM(ZnO) = 81\nm = 0.2 * 81 = 16.2 g')
    expect(said.content.verdict).toBe('correct')
    const burnt = 'сколько граммов углекислого газа получится при сгорании 4 г метана'
    const way = 'CH4 + 2O2 = CO2 + 2H2O\nn = 4/16 = 0,25 моль\nn(CO2) = 0,25\nm = 0,25*44 = 11 г'
    expect(verdict('ru', burnt, way)).toBe('correct')
  })

  it('is not accepted with a wrong ratio, of another substance or from an equation that is not balanced', () => {
    const start = '2Zn + O2 -> 2ZnO\nn = 13/65 = 0.2 mol\n'
    expect(verdict('en', zinc, `${start}n(ZnO) = 0.4\nm = 0.4 * 81 = 32.4 g`)).not.toBe('correct')
    expect(verdict('en', zinc, `${start}n(O2) = 0.1\nm = 0.1 * 32 = 3.2 g`)).not.toBe('correct')
    const oxygen = 'What mass of oxygen is needed to burn 13 g of zinc?'
    expect(verdict('en', oxygen, 'Zn + O2 -> ZnO\nn = 13/65 = 0.2 mol\nm = 0.2 * 32 = 6.4 g')).not.toBe('correct')
  })
})
