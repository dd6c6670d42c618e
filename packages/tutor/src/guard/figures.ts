import { regExpOf } from '../pattern.ts'

/**
 * What is true of the figures of school geometry, as a table: "the diagonals of every parallelogram are perpendicular" is
 * looked up. A sentence that limits, denies or supposes states nothing about all of them.
 */
const figures: readonly (readonly [string, RegExp])[] = (
  [
    [
      'square',
      'squares?(?! (?:of|root|number|unit|met|cent|kilo|inch|f[eo]{2}t))|квадрат(?:а|у|ом|е|ы|ов)?(?! (?:суммы|разности|числа|гипотенузы|катета|стороны))',
    ],
    [
      'isosceles-trapezium',
      'isosceles trapez\\p{L}+|равнобедренн\\p{L}+ трапеци\\p{L}+|равнобок\\p{L}+ трапеци\\p{L}+',
    ],
    ['trapezium', 'trapez(?:ium|oid|ia)s?|трапеци\\p{L}+'],
    ['parallelogram', 'parallelograms?|параллелограмм\\p{L}*'],
    ['rectangle', 'rectangles?|прямоугольник\\p{L}*'],
    ['rhombus', 'rhomb(?:us|uses|i)|ромб\\p{L}{0,3}'],
    ['kite', 'kites?|дельтоид\\p{L}*'],
  ] as const
).map(([name, words]) => [name, regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')])

interface Property {
  readonly says: RegExp
  /** Words with which it says something else. */
  readonly unless?: RegExp
  /** The figures of which it is true; it is false of the others, but for those in `open`. */
  readonly of: readonly string[]
  readonly open?: readonly string[]
}

const equal = '(?:equal|the same|congruent|equally|same|одинаков\\p{L}+|равны|равна|равной|равные)'
const diagonals = '(?:diagonals?|диагонал\\p{L}+)'
const opposite = '(?:opposite|противоположн\\p{L}+|противолежащ\\p{L}+)'
const angles = '(?:angles?|corners?|угл\\p{L}+|угол\\p{L}*)'
const sides = '(?:sides?|сторон\\p{L}*)'
const word = (pattern: string) => regExpOf(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u')

const properties: readonly Property[] = [
  {
    says: word(
      `${diagonals}[^.;:,]{0,45}(?:perpendicular|at (?:a )?right angles?|at 90|перпендикулярн\\p{L}+|под прямым углом|под углом 90)`,
    ),
    of: ['square', 'rhombus', 'kite'],
    open: ['isosceles-trapezium', 'trapezium'],
  },
  {
    says: word(`${diagonals}[^.;:,]{0,30}(?:are|have|is|—|-)? ?(?:always |всегда )?${equal}`),
    unless: /half|halves|bisect|parts|pieces|middle|пополам|част|отрезк|половин/u,
    of: ['square', 'rectangle', 'isosceles-trapezium'],
    open: ['trapezium'],
  },
  {
    says: word(
      `${diagonals}[^.;:,]{0,35}(?:bisect each other|cut each other in half|halve each other|meet in the middle|делятся (?:точкой пересечения )?пополам|делят друг друга пополам|точкой пересечения делятся пополам)`,
    ),
    of: ['square', 'rectangle', 'rhombus', 'parallelogram'],
  },
  {
    says: word(
      `${diagonals}[^.;:,]{0,30}(?:bisects? (?:its|the|their|all|opposite) ?\\p{L}* ?angles?|(?:биссектрис\\p{L}+|делят?с?я? (?:его |\\p{L}+ )?угл\\p{L}+ пополам))`,
    ),
    of: ['square', 'rhombus'],
    open: ['kite'],
  },
  {
    says: word(`${opposite} ${angles}[^.;:,]{0,35}(?:180|straight angle|supplementary|развернут\\p{L}+)`),
    of: ['square', 'rectangle', 'isosceles-trapezium'],
    open: ['trapezium', 'kite'],
  },
  {
    says: word(`${opposite} ${angles}[^.;:,]{0,30}${equal}`),
    unless: /180|sum|сумм/u,
    of: ['square', 'rectangle', 'rhombus', 'parallelogram'],
    open: ['kite'],
  },
  {
    says: word(`(?:adjacent|neighbou?ring|соседн\\p{L}+|прилежащ\\p{L}+)(?: \\p{L}+)? ${angles}[^.;:,]{0,30}${equal}`),
    unless: /180|sum|сумм|side|base|сторон|основан/u,
    of: ['square', 'rectangle'],
    open: ['isosceles-trapezium', 'trapezium', 'kite'],
  },
  {
    says: word(
      `(?:all(?: four| of (?:its|the))?|все(?: четыре)?)(?: the| its| его| её)? ${sides}[^.;:,]{0,25}${equal}`,
    ),
    of: ['square', 'rhombus'],
  },
  {
    says: word(
      `(?:(?:all(?: four)?|все(?: четыре)?)(?: the| its| его)? ${angles}[^.;:,]{0,25}(?:${equal}|right|90|прям\\p{L}+)|four right angles|четыре прямых угла)`,
    ),
    of: ['square', 'rectangle'],
  },
  {
    says: word(`${opposite} ${sides}[^.;:,]{0,30}(?:${equal}|parallel|параллельн\\p{L}+)`),
    of: ['square', 'rectangle', 'rhombus', 'parallelogram'],
    open: ['isosceles-trapezium', 'trapezium'],
  },
]

const limited =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:not|never|no|only|if|when|whose|with|suppose|would|unless|except|some|this|our|one of|two of|не|нет|только|если|когда|бы|кроме|некотор\p{L}+|этого|этот|нашего|наш|один из)(?!\p{L})/u

/** The claim about a figure that is not true of all such figures; null if there is none. */
export function falseOfFigure(sentence: string): string | null {
  if (/\?["»”)*_\s]*$/.test(sentence)) return null
  const text = sentence
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[$*_`"«»“”{}\\]/g, '')
    .replace(/\s+/g, ' ')
  for (const clause of text.split(/[.;:!]|, (?:and|but|while|whereas|а|но|зато) /u)) {
    if (limited.test(clause)) continue
    const named = figures.filter(([, pattern]) => clause.match(pattern) !== null)
    const [figure] = named[0] ?? []
    // "Isosceles trapezium" is also a trapezium.
    const isOne = named.length === 1 || (figure === 'isosceles-trapezium' && named.length === 2)
    if (figure === undefined || !isOne) continue
    const isFalse = properties.some(({ says, unless, of, open }) => {
      const said = says.exec(clause)?.[0]
      return said !== undefined && !unless?.test(said) && !of.includes(figure) && !open?.includes(figure)
    })
    if (isFalse) return clause.trim()
  }
  return null
}
