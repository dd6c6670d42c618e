import { vectorStoryWords as said, vectorStoryTexts as texts } from '../../language/worked/stories/proof-words.ts'
import { numberValue, type Value, type WorkedTask } from '../task.ts'
import { goalOf, isClose, partOf, slipOf, storyOf } from './build.ts'
import type { Prose } from './prose.ts'

/** Two vectors by their coordinates: are they perpendicular, and which angle is between them. */

const number = '-?\\d+(?:\\.\\d+)?'
const listed = new RegExp(`[({\\[<]\\s*(${number}(?:\\s*[;,]\\s*${number}){1,2})\\s*[)}\\]>]`, 'gu')
const HALF_TURN = 180

export function readVectorStory(prose: Prose): WorkedTask | null {
  const { language, text, raw } = prose
  const [isRight, isAngle] = [said.perpendicular[language].test(text), said.angle[language].test(text)]
  if (isRight === isAngle && !isRight) return null
  const plain = raw.replace(/[−–]/g, '-')
  const found = [...plain.matchAll(listed)].map(([, list = '']) =>
    list.split(/[;,]/).map((each) => Number(each.trim())),
  )
  const [u, v, ...more] = found
  // Capital letters name points, and a letter among the coordinates is sought.
  if (
    !u ||
    !v ||
    more.length > 0 ||
    u.length !== v.length ||
    /\p{Lu}\s?\(\s?-?\d/u.test(plain) ||
    /[({[][^)}\]a-zа-я]*[a-zа-я][^)}\]]*[)}\]]/iu.test(plain)
  )
    return null
  const outside = plain.replace(listed, ' ')
  if (
    /\d/.test(outside.replace(/(?<!\d)[23]d(?![a-z])/giu, '')) ||
    (isRight && said.given[language].test(outside.toLowerCase().replace(/[a-z] ?=/g, '')))
  )
    return null
  const products = u.map((each, at) => each * (v[at] ?? 0))
  const dot = products.reduce((a, b) => a + b, 0)
  const [a, b] = [Math.hypot(...u), Math.hypot(...v)]
  // The check: the law of cosines for the third side.
  const third = Math.hypot(...u.map((each, at) => each - (v[at] ?? 0)))
  if (!isClose(third ** 2, a ** 2 + b ** 2 - 2 * dot) || a === 0 || b === 0) return null
  const absolute = products.reduce((sum, each) => sum + Math.abs(each), 0)
  if (isRight) {
    const isSo = Math.abs(dot) < 1e-9
    const [yes, no]: Value[] = [
      { kind: 'word', of: 'yes' },
      { kind: 'word', of: 'no' },
    ]
    const answer = isSo ? texts.areSo : texts.areNot
    return storyOf(prose, {
      kind: 'perpendicular',
      overrules: true,
      parts: [
        partOf('dot', dot, texts.dot),
        goalOf('verdict', (isSo ? yes : no) as Value, texts.verdict, {}, { shown: answer }),
      ],
      slips: [
        slipOf((isSo ? no : yes) as Value, texts.otherWay),
        ...(absolute === Math.abs(dot) ? [] : [slipOf(absolute, texts.lostSign)]),
      ],
      example: texts.example,
      readsIn: (message, spoken) => {
        const lower = message.toLowerCase().replaceAll('ё', 'е')
        if (said.no[spoken].test(lower)) return [no as Value]
        return said.yes[spoken].test(lower) ? [yes as Value] : []
      },
    })
  }
  const cosine = dot / (a * b)
  const angle = (Math.acos(cosine) * HALF_TURN) / Math.PI
  return storyOf(prose, {
    kind: 'vector-angle',
    overrules: true,
    parts: [
      partOf('dot', dot, texts.dot),
      partOf('first', a, texts.lengthA),
      partOf('second', b, texts.lengthB),
      partOf('cosine', cosine, texts.cosine),
      goalOf(
        'angle',
        angle,
        texts.angle,
        {},
        {
          also: [numberValue(Math.round(angle)), numberValue(Math.round(angle * 10) / 10)],
          shown: {
            en: `$${Math.round(angle * 10) / 10}°$`,
            ru: `$${`${Math.round(angle * 10) / 10}`.replace('.', '{,}')}°$`,
          },
        },
      ),
    ],
    slips: absolute === Math.abs(dot) ? [] : [slipOf(absolute, texts.lostSign)],
    example: texts.exampleOfAngle,
  })
}
