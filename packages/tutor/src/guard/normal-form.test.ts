import { describe, expect, test } from 'vitest'
import { startSession, takeTurn } from '../index.ts'
import { holdDraft } from './held-draft.ts'
import { normalForm } from './normal-form.ts'
import { sealOf } from './seal.ts'

/** The number 48 in other notations and disguises. */
const numbers = [
  ...['**4**8', '4**8**', '__4__8', '*4*8', '_4_8', '4_8_', '~~4~~8', '`4`8', '4`8`', '`4``8`', '[4](#)8'],
  ...['[48](https://a.example)', '4<b>8</b>', '4<b>8', '<i>4</i><i>8</i>', '<span style="color:red">4</span>8'],
  ...['4<!-- x -->8', '4<wbr>8', '<sup>48</sup>', '&#52;8', '&#x34;&#56;', '&amp;#52;8', '4&zwnj;8', '4&shy;8'],
  ...['4\u200b8', '4\u200d8', '4\u20608', '4\ufeff8', '4\u00ad8', '4\u034f8', '4\u{e0041}8', '\u202e84\u202c'],
  ...['４８', '④⑧', '❹❽', '⒋⒏', '𝟒𝟖', '𝟜𝟠', '🄅🄉', '٤٨', '४८', '๔๘', '4\ufe0f\u20e38\ufe0f\u20e3', '4\u03368\u0336'],
  ...['4\u03328\u0332', '⁴⁸', '₄₈', '4\u20098', '4\u200a8', '4\u202f8'],
  ...[
    '$4\\,8$',
    '$4\\!8$',
    '$4\\;8$',
    '$4{}8$',
    '\u0024{4}{8}$',
    '\u0024{4}8$',
    '$4{8}$',
    '$\\mathbf{4}8$',
    '$4\\kern0pt 8$',
  ],
  ...['$\\text{4}\\text{8}$', '$\\boxed{48}$', '$\\color{red}{4}8$', '$\\char"34 8$', '$\\underline{4}8$'],
]
/** The word for 48 in other notations and disguises. */
const words = [
  'f\u200borty-eight',
  'forty\u2011eight',
  'fоrty-еight',
  'f\u0336o\u0336rty-eight',
  '𝐟𝐨𝐫𝐭𝐲-𝐞𝐢𝐠𝐡𝐭',
  'ｆｏｒｔｙ－ｅｉｇｈｔ',
]

test('at least 60 dresses of an answer are tried', () => {
  expect(new Set([...numbers, ...words]).size).toBeGreaterThanOrEqual(60)
})

test.each(numbers)('%j is read as 48', (dressed) => {
  expect(normalForm(dressed).replaceAll('$', '')).toBe('48')
})

test.each(words)('%j is read as forty-eight', (dressed) => {
  expect(normalForm(dressed)).toBe('forty-eight')
})

test.each([
  ...[
    '$\\frac12$',
    '$\\frac{1}{2}x$',
    '$x^2$',
    'x²',
    '3²·4',
    'x₁ = 3',
    '$x_1 = 3, x_2 = 4$',
    '2*4*8',
    '2**3',
    '2**3 and 4**2',
  ],
  ...[
    'a < b and c > d',
    '$a<b>c$',
    'if x <b and c> d',
    '½ of 6',
    '$2^{10}3$',
    '$x^2{8}$',
    '$\\sqrt{16}4$',
    '[2](3)',
    '(2; 3)',
  ],
  ...[
    '7_2',
    '**Answer:** 5',
    'It is *not* 4',
    '$5\\text{ cm}$',
    '$\\frac{3}{4}{5}$',
    '10⁻³',
    '5 м²',
    '$\\log_2{8}$',
    '⅔',
    '3 ⁄ 4',
  ],
  ...[
    'Ёжик и йод',
    'H₂O',
    'CO₂',
    '$a_{12}$',
    '4 * 8 * 2',
    '`x = 3`',
    '$2\\cdot{3}$',
    'café',
    '10 000',
    '4 8',
    '4\\quad 8',
  ],
])('%j stays as it is: there the form is the meaning', (told) => {
  expect(normalForm(told)).toBe(told)
})

describe('a reply that gives the answer away in other dress', () => {
  const text = 'solve x + 2 = 50'
  const turn = takeTurn({ text, interfaceLanguage: 'en', state: startSession(), seed: 's', now: 0 })
  const seal = sealOf({ text }, turn)
  const findingIn = (reply: string) => {
    const draft = holdDraft(() => seal)
    draft.add(reply)
    draft.finish()
    return draft.finding
  }

  test.each([...numbers, ...words])('is withheld: %j', (dressed) => {
    expect(findingIn(`Good start. In the end you get ${dressed} as the value. Does that fit?`)).not.toBeNull()
  })

  test('a reply that only looks at the task, in the same dress, is not', () => {
    for (const dressed of ['**5**0', '5<b>0</b>', '$5\\,0$', '５０', '5\u200b0'])
      expect(findingIn(`On the right there is ${dressed}. What could be taken from both sides?`)).toBeNull()
  })

  test('what the student wrote in that dress is known', () => {
    const said = [
      { role: 'student' as const, text },
      { role: 'tutor' as const, text: 'What do you get?' },
    ]
    const own = sealOf({ text: 'i got ４８' }, turn, said)
    expect(own.offered).toContain(48)
  })
})
