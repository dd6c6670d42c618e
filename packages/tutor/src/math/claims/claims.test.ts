import { describe, expect, test } from 'vitest'
import type { Language } from '../latex.ts'
import { isMention } from './claim.ts'
import { readClaims } from './index.ts'

/**
 * Claims in a short notation: `12?` asks, `~12` only mentions a number, `no 12` takes it back, `of 12` attributes it to
 * somebody else.
 */
function inShort(language: Language, text: string): string {
  return readClaims(text, language)
    .claims.map((claim) => {
      const plain = claim.line.source.replace(/\s+/g, '')
      const isPassing = isMention(claim) ? '~' : ''
      const standing = { stated: '', asked: '', denied: 'no ', given: 'of ' }[claim.standing]
      return `${standing}${isPassing}${plain}${claim.standing === 'asked' ? '?' : ''}`
    })
    .join(' | ')
}

const en: readonly (readonly [string, string])[] = [
  ['84', '84'],
  ['3n+2 and 198/3 = 66 so its the 66th one', '3n+2 | 198/3=66'],
  ['its the 66th one', '66'],
  ['i think its 12', '12'],
  ['so the answer is 84 dollars', '84'],
  ['nothing is left, 2000', '2000'],
  ['its ten', '10'],
  ['is 56 right', '56'],
  ['x = 4!', 'x=4'],
  ['12?', '12?'],
  ['i have to add them. is it 4/10?', '4/10?'],
  ['1/2+1/3 is 5/6??', '1/2+1/3=5/6?'],
  ['12? no -12', 'no 12 | -12'],
  ['x = 4, wait, 5', 'no x=4 | 5'],
  ['its 7, not 8', '7 | no 8'],
  ['not 3 but 4', 'no 3 | 4'],
  ['my friend got 5', 'of ~5'],
  ['huh i meant 3 times -4 is -12. so 3x-12=2x+5', '3*-4=-12 | 3x-12=2x+5'],
  ['2/5 is 4/10 so 3/10', '2/5=4/10 | 3/10'],
  ['3^0 is one', '3^0=1'],
  ['12*12 is 144, then half', '12*12=144'],
  ['15 is a quarter of 60', '~15 | ~60'],
  ['same bottom. 12? 9/12+2/12', '12? | 9/12+2/12'],
  ['oh the 35/100 only once. 84', '35/100 | 84'],
  ['2*5=10 and 5*3=15 so 10/15 = 2/3', '2*5=10 | 5*3=15 | 10/15=2/3'],
  ['24:6 and 4*2, both before the +', '24:6 | 4*2'],
  ['1) 18:3=6 2) 6*5=30', '18:3=6 | 6*5=30'],
  ['24 because 8 fits in 24', '24 | ~8 | ~24'],
  ['x=2 and 3', 'x=23'],
  ['-1;4', '-1;4'],
  ['x = 3i or x = -3i', 'x=3ix=-3i'],
  ['x > 0 and x < 4', 'x>0x<4'],
  ['(3; 2)', '(3;2)'],
  ['0.3; 0.5; 0.12', '0.3;0.5;0.12'],
  ['just tell me, i have 2 min', '~2'],
  // These numbers name a step of the solution and do not belong to the task.
  ['step 2', ''],
  ['im in grade 7', '~7'],
  ['3 divides both of them', '~3'],
  ['only this one', ''],
  ['no its one thing', ''],
]

const ru: readonly (readonly [string, string])[] = [
  ['84', '84'],
  ['ну думаю 12', '12'],
  ['5 штук', '5'],
  ['ответ 56 верно?', '56?'],
  ['это 4/10?', '4/10?'],
  ['12? нет, -12', 'no 12 | -12'],
  ['не 3, а 4', 'no 3 | 4'],
  ['у друга 5', 'of ~5'],
  ['2/8 это 1/4, сократить', '2/8=1/4'],
  ['2 или 3', '23'],
  ['0,5 и 2,5', '0,52,5'],
  ['x=1 и x=9', 'x=1x=9'],
  ['0,5x = 2', '0,5x=2'],
  ['8 умножаю на 2 сверху', '8*2'],
  ['поделить 56 на 2', '56/2'],
  ['29, потому что 6 больше 5', '29 | ~6 | ~5'],
  ['минус будет, 12:4=3, получится -3', '12:4=3 | -3'],
  ['10:2=5 5*3=15', '10:2=5 | 5*3=15'],
  ['x больше 5, и x меньше 14', 'x>5 | x<14'],
  ['мне 12 лет', '~12'],
  ['нужен знаменатель 20', '~20'],
  ['нет корней', 'неткорней'],
]

describe('what a message claims', () => {
  test.each(en)('en: %s', (text, claims) => expect(inShort('en', text)).toBe(claims))
  test.each(ru)('ru: %s', (text, claims) => expect(inShort('ru', text)).toBe(claims))

  test('every claim and every word keeps its place', () => {
    const text = 'so 12*12 is 144 i think'
    const { claims, words } = readClaims(text, 'en')
    const places = [...claims, ...words]
    expect(places.every(({ start, end }) => start < end && end <= text.length)).toBe(true)
    expect(words.map((each) => each.text)).toEqual(['so', 'is', 'i', 'think'])
  })
})
