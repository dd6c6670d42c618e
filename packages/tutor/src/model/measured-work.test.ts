import { describe, expect, test } from 'vitest'
import { sealOf } from '../guard/seal.ts'
import { afterReply, modelCard, startSession, takeTurn } from '../index.ts'
import { lessonOf } from '../testing/lesson-of.ts'
import { runTool } from '../tools/toolbox.ts'

const heater =
  'A heater runs on 230 V and draws a current of 4 A. a) find the resistance b) how much energy does it use in 5 min'
const coil = 'Спираль сопротивлением 400 Ом, ток 500 мА. Сколько энергии в кВт·ч она потратит за 40 мин?'
const heard = (task: string, message: string) => lessonOf([task, 'What do you do first?', message])

describe('the work on a task with units is told amount by amount', () => {
  test('results of each of two questions, and which of them is found', () => {
    const { card } = heard(heater, 'so its 57.5 Ω\nb) E=230*4*5=4600 J')
    expect(card).toContain('"57.5 Ω": right (checked); the answer of a), resistance')
    expect(card).toMatch(
      /"E=230\*4\*5=4600 J": wrong \(checked\); cause: as the result of the task; 5 is the number in min/,
    )
    expect(card).toContain('a) resistance: found, 57.5 Ω; b) work of the current: not found yet, sealed')
  })

  test('the result ends the task whatever letter it has and whatever follows from it', () => {
    for (const message of [
      'E = 230 V * 4 A * 300 s = 276000 J',
      'E=230*4*300 = 276000 J = 27.6 kJ',
      '0.276 MJ\na) 57.5 ohm b) 276 kJ',
    ])
      expect(heard(heater, message).turn.state.problem?.solved, message).toBe(true)
    expect(heard(coil, 'А = 0,1 * 2/3 = 0,0667 кВт·ч\nпроверка 100*2400 = 240000 Дж').turn.state.problem?.solved).toBe(
      true,
    )
  })

  test('another result, a question between two and a false end in the unit that is asked for end nothing', () => {
    const density = 'Масса бруска 540 г, его объём 200 см³. Найди плотность в кг/м³.'
    for (const [task, message] of [
      [heater, 'E = 230*4*5 = 4600 J'],
      [heater, 'a) 57.5 Ω'],
      [heater, 'is it 276 kJ or 4.6 kJ?'],
      [density, '540/200 = 2,7 г/см³ = 270 кг/м³'],
    ] as const)
      expect(heard(task, message).turn.state.problem?.solved, message).toBe(false)
  })

  test('what is false with its units is told, with the step where it breaks', () => {
    expect(heard(heater, '230/4 = 5.75 ohm').card).toContain('"230/4 = 5.75 ohm": a wrong calculation')
    expect(heard(heater, '4 A = 4000000 mA bc milli is small').card).toContain(
      '"4 A = 4000000 mA": a wrong calculation',
    )
    expect(heard(heater, 'i know 1 W is 1 joule in a minute').card).toMatch(/a wrong calculation/)
    expect(heard(coil, '40 мин = 0,4 + 0 = 0,4 ч').card).toContain('"40 мин = 0,4 ч": a wrong calculation')
    expect(heard(coil, 'P = I²R = 0,5² * 400 = 2,5 * 400 = 1000 Вт').card).toContain(
      '"0,5² * 400 = 2,5 * 400": a wrong calculation',
    )
    const { card } = heard(coil, 'А = 0,1 кВт * 0,4 ч = 0,04 кВт·ч')
    expect(card).toContain('0.4 ч is not the 40 мин of the task')
    expect(card).not.toContain('"4 ч')
  })

  test('what follows from the given amounts is a step, and what is true by itself is none', () => {
    const { card } = heard(coil, 'Р = 0,25*400 = 100 Вт\nв метре 100 см = 1 м')
    expect(card).toContain('"Р = 0,25*400 = 100 Вт": right (checked); power')
    expect(card).toContain('"100 см = 1 м": true by itself')
    expect(heard(coil, '0,667*0,1 = 0,0667 кВт·ч').card).not.toContain('wrong')
    expect(heard(heater, 'the cable is 2 m long, i have 3 of them').card).not.toMatch(/^- "/m)
  })

  test('grade agrees with the card', () => {
    let state = startSession()
    const say = (text: string) => {
      const input = { text, interfaceLanguage: 'en', state, now: 1, isLed: true, seed: '1' } as const
      const turn = takeTurn(input)
      state = turn.state
      return { input, turn }
    }
    const first = say(heater)
    state = afterReply({ input: { now: 1 }, turn: first.turn, text: 'How do you begin?', seed: 'r' }).state
    const { input, turn } = say('57.5 Ω\nE=230*4*5=4600 J')
    const lines = ['57.5 ohm', 'E=230*4*5=4600 J', '276 kJ']
    const found = runTool({ name: 'grade', input: { lines } }, { input, turn, seal: sealOf(input, turn), seed: '1' })
    const grades = JSON.parse(found.text).lines.map(({ grade }: { grade: string }) => grade)
    expect(grades.slice(0, 2)).toEqual(['right', 'wrong'])
    expect(grades[2]).toMatch(/^sealed/)
    expect(modelCard({ input, turn })).toContain('not found yet, sealed')
  })
})
