import { ReplyContent } from '@lumi/contracts/chat'
import { describe, expect, test } from 'vitest'
import { startSession, type TutorTurn, takeTurn } from '../../index.ts'
import { storyTexts } from './texts.ts'

function conversation(language: 'en' | 'ru') {
  let state = startSession()
  let before = ''
  return (text: string, intent?: 'hint'): TutorTurn => {
    const turn = takeTurn({
      text,
      interfaceLanguage: language,
      state,
      seed: 'story',
      now: 0,
      ...(intent && { intent: { kind: intent } }),
    })
    state = JSON.parse(JSON.stringify(turn.state))
    expect(turn.fault).toBeUndefined()
    expect(ReplyContent.safeParse(turn.content).success).toBe(true)
    expect(turn.text, 'no two equal replies in a row').not.toBe(before)
    expect(turn.text, 'every placeholder is filled').not.toMatch(/(?<![}\w])\{[a-zA-Z]+\}|undefined|null/)
    before = turn.text
    return turn
  }
}

/** Told in a way that no reader takes safely: coached as it stands. */
const rooms =
  'After the fire drill 56 boys and 44 girls, who had somehow lost their jackets, were put into 4 rooms, all alike. How many students are in each room?'
const tourist =
  'Турист, который любит кашу, прошёл 36 км: половину пути со скоростью 12 км/ч, а вторую ехал, как придётся, со скоростью 18 км/ч. За какое время он прошёл весь путь?'

describe('a story that is not read', () => {
  test('is told back in its own words, with one open word of what can be checked', () => {
    const first = conversation('en')(rooms)
    expect(first.move).toBe('story.unread')
    for (const part of ['56 boys', '44 girls', '4 rooms', 'How many students are in each room?'])
      expect(first.text).toContain(part)
    expect(first.text).toMatch(/vouch|can't check/)
    expect([first.content.badge, first.content.verdict, first.content.problem]).toEqual([null, undefined, undefined])
  })

  test('never hears "correct" of its answer, and its arithmetic is called arithmetic', () => {
    const say = conversation('en')
    say(rooms)
    for (const [message, holds] of [
      ['56 + 44 = 100', /arithmetic|calculat/i],
      ['all the students', /Noted|stands for|So \$100\$ is all the students/],
      ['100 x 4 = 400', /\$400\$/],
      ['25', /every sentence|each one|put it back|what would \$25\$ count/i],
    ] as const) {
      const turn = say(message)
      expect(turn.move, message).toMatch(/^story\./)
      expect(turn.text, message).toMatch(holds)
      expect(turn.text, message).not.toMatch(/that's correct|yes, correct|not quite/i)
      expect([turn.content.badge, turn.content.verdict], message).toEqual([null, undefined])
    }
  })

  test('does not forget the story: sums, numbers, words and hints stay in it', () => {
    const say = conversation('ru')
    say(tourist)
    for (const message of ['36:12=3', '18:12=1,5', '18:18=1', 'значит 2,5 часа', 'не понимаю', 'почему?', 'подсказка'])
      expect(say(message).move, message).toMatch(/^story\./)
    expect(say('реши 2x + 3 = 11').move).toBe('orient')
  })

  test('an arithmetic slip is named, and mended it is right', () => {
    const say = conversation('en')
    say(rooms)
    const wrong = say('56 + 44 = 90')
    expect(wrong.text).toContain('$56 + 44$')
    expect(wrong.text).toContain('$90$')
    expect(wrong.text).not.toContain('100')
    expect(say('100').text).toMatch(/calculated right|arithmetic is right|comes to/i)
  })

  test('a number that does not stand in the story is asked about', () => {
    const say = conversation('en')
    say(rooms)
    expect(say('56 + 44 = 100 and then 100 : 5 = 20').text).toMatch(/\$5\$/)
  })

  test('a whole solution: arithmetic right, a number unused, a step that is quoted', () => {
    const unused = conversation('en')
    unused(rooms)
    expect(unused('56 + 44 = 100, so 100 - 44 = 56').text).toMatch(/4 rooms/)
    const grown = conversation('en')
    grown(`${rooms} I did 56 + 44 = 100, 100 x 4 = 400`)
    const asked = grown('first 56 + 44 = 100 and then 100 x 4 = 400 so 400 students')
    expect(asked.text).toMatch(/100 \\cdot 4 = 400/)
    expect(asked.text).toMatch(/\?/)
  })

  test('its ladder has more than six rungs, no two alike, each in words of the story', () => {
    const say = conversation('en')
    say(rooms)
    const rungs = Array.from({ length: 8 }, (_, index) => say(index % 2 ? 'hint' : 'I need help').text)
    expect(new Set(rungs).size).toBe(8)
    for (const rung of rungs) expect(rung).toMatch(/56|44|4 rooms|students|alike|\beach\b|picture/)
  })

  test('the answer is not made up for those who press for it', () => {
    const say = conversation('en')
    say(rooms)
    for (const message of ['just tell me the answer', 'give me the answer!', 'I give up'])
      expect(say(message).text, message).not.toMatch(/\b25\b|\*\*Answer/)
  })

  test('a right answer is tested by the student and closed without a verdict', () => {
    const say = conversation('en')
    say(rooms)
    say('56 + 44 = 100')
    say('100 / 4 = 25')
    expect(say('25 students').text).toMatch(/sentence|come out|put it back|asks for|Does it fit/i)
    const fits = say('yes')
    expect(fits.move).toBe('story.fits')
    expect(fits.content.verdict).toBeUndefined()
    expect(say('There are 25 students in each room').move).toBe('story.closed')
  })

  test('another story takes its place, and it comes back on request', () => {
    const say = conversation('en')
    say(rooms)
    expect(say('solve 4x - 7 = 13').content.problem?.latex).toBe('4x - 7 = 13')
    expect(say('x = 5').content.verdict).toBe('correct')
    expect(say('back').text).toContain('56 boys')
  })

  test('off topic it stays with the story', () => {
    const say = conversation('en')
    say(rooms)
    expect(say('who won the football game?').move).toBe('story.off-topic')
  })
})

describe('texts of stories', () => {
  test.each(['en', 'ru'] as const)('%s: three wordings of each, one question, few sentences', (language) => {
    const texts = storyTexts[language]
    for (const [move, variants] of Object.entries(texts.moves)) {
      expect(variants.length, move).toBeGreaterThanOrEqual(3)
      expect(new Set(variants).size, move).toBe(variants.length)
      for (const each of variants) {
        expect(each, move).not.toMatch(/has not the same value|the line\b|—/)
        expect((each.replace(/[“«][^”»]*[”»]/g, '').match(/\?/g) ?? []).length, `${move}: ${each}`).toBeLessThanOrEqual(
          2,
        )
      }
    }
    const groups = [texts.wrong, texts.relations, texts.asks, texts.ideas, texts.examples]
    for (const group of groups)
      for (const [key, variants] of Object.entries(group)) expect(variants.length, key).toBeGreaterThanOrEqual(3)
  })
})
