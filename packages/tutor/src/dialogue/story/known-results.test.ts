import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../../index.ts'

function conversation(language: 'en' | 'ru', ...opening: string[]) {
  let state = startSession()
  const say = (text: string) => {
    const turn = takeTurn({ text, interfaceLanguage: language, state, seed: 'known', now: 0 })
    state = JSON.parse(JSON.stringify(turn.state))
    expect(turn.fault).toBeUndefined()
    return turn
  }
  for (const each of opening) say(each)
  return say
}

const marbles = 'tom and ann have 56 marbles together. tom has 3 times as many as ann. how many does each have'
const jacket = 'a jacket costs 80 dollars. price goes up 20% then goes down 20%. what is it now?'

describe('what the student has found is known from then on', () => {
  test('the parts that are counted, and the amounts found with them', () => {
    const say = conversation('en', marbles)
    expect(say('do i divide by 4 bc 3 bars + 1 bar?').text).not.toMatch(/don't see|do not see/)
    expect(say('4. so 56/4=14 so ann 14 and tom 42?').move).not.toBe('story.foreign')
    expect(say('4 is the bars, 1 for ann 3 for tom. so ann has 14 and tom 42. 14+42=56 yes!!').move).not.toBe(
      'story.foreign',
    )
    expect(say('42 is 3 times 14. toms.').move).not.toBe('story.sum.plan')
  })

  test('a result that was asked for is heard among other numbers', () => {
    const say = conversation('en', marbles.replace('has 3', 'has over 3'))
    say('so 56 divided by 3 right?')
    expect(say('18.666 thats not even, you cant have .666 of a marble').move).toMatch(/^story\.(?:sum\.result|free)$/)
    expect(say('56 / 3 = 18.67 then 3 x 18.67 = 56').move).not.toBe('story.sum.wrong')
  })

  test('80 + 20% adds 20 % of the 80', () => {
    const say = conversation('en', jacket)
    const { text } = say('80+20%=96 then 96-20%=80')
    expect(text).not.toMatch(/80 \+ 20\\%\$ (?:does not|comes to something)/)
    expect(text).toMatch(/96 - 20\\%/)
    expect(say('80+20%=96').move).not.toBe('story.sum.wrong')
  })

  test('a percent that is used is not asked for again', () => {
    expect(conversation('en', jacket)('80*1.2=96, 96*0.8=76.8').move).not.toBe('story.relation')
  })
})
