import { figureWords as said, figureTexts as texts } from '../../language/worked/stories/figure-words.ts'
import { triangleTold } from '../named-triangle.ts'
import { filled, numberValue, type Slip, type Value, type WorkedTask } from '../task.ts'
import { goalOf, isClose, onlyAsked, onlyBare, partOf, slipOf, storyOf } from './build.ts'
import { type Amount, hasTimesInWord, isCounted, type Prose, plainOnly, usesAll } from './prose.ts'
import { inRole, inUnitOf, piIn, piToo, unitIn } from './roles.ts'

/** Figures that are told in words: triangles, rectangles, circles, trapezoids, solids. */

const STRAIGHT = 180
const FULL = 360
const degree = Math.PI / STRAIGHT

const has = (prose: Prose, key: keyof typeof said): boolean => said[key][prose.language].test(prose.text)
const isAngle = (prose: Prose, { after }: Amount) => said.degrees[prose.language].test(after)

/** All lengths in one unit, or of none. */
const inOneUnit = ({ language }: Prose, all: readonly Amount[]) =>
  new Set(all.map((each) => unitIn(each, language) ?? '')).size <= 1

const FIGURES: readonly ((prose: Prose) => WorkedTask | null)[] = [
  isosceles,
  angles,
  twoSidesAndAngle,
  rightTriangle,
  triangleArea,
  trapezoid,
  slantTrapezoid,
  rhombus,
  circle,
  solid,
  parallelogram,
  rectangle,
]

export function readFigure({ amounts, ...rest }: Prose): WorkedTask | null {
  // "Which two sides": counts nothing.
  const prose: Prose = { ...rest, amounts: amounts.filter((each) => !isCounted(each, rest.language)) }
  if (prose.amounts.length === 0 || prose.amounts.length > 4 || has(prose, 'beyond')) return null
  for (const read of FIGURES) {
    const task = read(prose)
    // The core judges figures well where it has read them.
    if (task) return { ...task, isCoreFirst: true }
  }
  return null
}

// ---- Triangles -------------------------------------------------------------------------------------------------------

function isosceles(prose: Prose): WorkedTask | null {
  if (!has(prose, 'isosceles') || !has(prose, 'triangle')) return null
  const { language } = prose
  const numbers = plainOnly(prose)
  if (numbers.length === 1 && numbers[0] && (isAngle(prose, numbers[0]) || has(prose, 'askAngle')))
    return isoscelesAngles(prose, numbers[0])
  if (numbers.some((each) => isAngle(prose, each))) return null
  const [b] = inRole(prose, 'base')
  const [a] = inRole(prose, 'leg')
  if (!a || !b || a === b || !usesAll(prose, [a, b]) || !inOneUnit(prose, [a, b]) || b.of >= 2 * a.of) return null
  const half = b.of / 2
  const height = Math.sqrt(a.of ** 2 - half ** 2)
  const [isArea, isHeight, isAround] = [
    has(prose, 'askArea'),
    has(prose, 'askHeight'),
    said.askPerimeter[language].test(prose.text),
  ]
  const area = (b.of * height) / 2
  // The check: Heron.
  const s = a.of + half
  if (!isClose(area, Math.sqrt(s * half * half * (s - b.of)))) return null
  const values = { a: a.of, b: b.of }
  if (isAround && !isArea && !isHeight)
    return storyOf(prose, {
      kind: 'isosceles',
      parts: [goalOf('perimeter', 2 * a.of + b.of, texts.perimeter)],
      slips: [slipOf(a.of + b.of, texts.perimeter.ask), slipOf(a.of + 2 * b.of, texts.perimeter.ask)],
      example: texts.exampleOfIsosceles,
    })
  if (!isArea && !isHeight) return null
  const wrongHeight = a.of > b.of ? Math.sqrt(a.of ** 2 - b.of ** 2) : Number.NaN
  return storyOf(prose, {
    kind: 'isosceles',
    parts: [
      partOf('half', half, texts.halfBase, values),
      partOf('square', height ** 2, { ...texts.height, name: texts.squares.name }, values, { isAside: true }),
      ...(isArea ? [partOf('height', height, texts.height, values)] : []),
      isArea ? goalOf('area', area, texts.triangleArea, values) : goalOf('height', height, texts.height, values),
    ],
    slips: [
      ...(isArea
        ? [
            slipOf(b.of * height, texts.noHalf, values, ['half', 'height']),
            slipOf((a.of * b.of) / 2, texts.sideAsHeight),
            slipOf(a.of * b.of, texts.sideAsHeight),
          ]
        : []),
      slipOf(wrongHeight, texts.wholeBase),
      slipOf(Math.sqrt(a.of ** 2 + half ** 2), texts.wrongLong, { c: a.of }),
    ],
    example: texts.exampleOfIsosceles,
  })
}

const NEAR = 34

function isoscelesAngles(prose: Prose, amount: Amount): WorkedTask | null {
  const { of } = amount
  // What is told stands near its number, what is asked elsewhere.
  const near = `${amount.before.slice(-NEAR)} `
  const [isApex, isBase] = [said.apex[prose.language].test(near), said.baseAngle[prose.language].test(near)]
  if (of >= STRAIGHT || isApex === isBase) return null
  if (isApex) {
    const goal = (STRAIGHT - of) / 2
    return storyOf(prose, {
      kind: 'isosceles-angles',
      parts: [
        partOf('both', STRAIGHT - of, texts.bothBaseAngles, { a: of }, { isAside: true }),
        goalOf('angle', goal, texts.baseAngle, { a: of }),
      ],
      slips: [slipOf(of / 2, texts.halfAngle), slipOf(STRAIGHT - 2 * of, texts.halfAngle)],
      example: texts.exampleOfAngles,
    })
  }
  const goal = STRAIGHT - 2 * of
  if (goal <= 0) return null
  return storyOf(prose, {
    kind: 'isosceles-angles',
    parts: [
      partOf('both', 2 * of, texts.twiceBaseAngle, { a: of }, { isAside: true }),
      goalOf('angle', goal, texts.topAngle, { a: of }),
    ],
    slips: [slipOf(STRAIGHT - of, texts.onlyOnce), slipOf((STRAIGHT - of) / 2, texts.halfAngle)],
    example: texts.exampleOfAngles,
  })
}

/** "Angle A = 40°, angle B = 100°": the third one, or which sides are equal. */
function angles(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!has(prose, 'triangle') || !has(prose, 'askAngle') || has(prose, 'isosceles')) return null
  const [a, b, ...more] = plainOnly(prose)
  if (!a || !b || more.length > 0 || prose.amounts.length !== 2 || a.of + b.of >= STRAIGHT) return null
  const isSides =
    unitIn(a, language) !== null ||
    unitIn(b, language) !== null ||
    /(?:sides?|сторон[аы]) [a-zа-я]{0,3} ?(?:=|is|are|of|равн[а-я]+)? ?\d|hypoten|катет|гипот|legs?(?![a-z])/u.test(
      text,
    )
  if (has(prose, 'compared')) return null
  // «Угол С 90, АВ 10»: two letters name a side.
  if ((triangleTold(prose.raw)?.sides.length ?? 0) > 0) return null
  if (isSides || !(isAngle(prose, a) || /(?:angles?|угл[а-я]*|угол)[^.]{0,24}$/u.test(a.before))) return null
  const third = STRAIGHT - a.of - b.of
  if (a.of + b.of + third !== STRAIGHT) return null
  const values = { a: a.of, b: b.of }
  const slips: Slip[] = [
    slipOf(FULL - a.of - b.of, texts.thirdAngle.more, values),
    slipOf(STRAIGHT - a.of, texts.onlyOnce),
    slipOf(STRAIGHT - b.of, texts.onlyOnce),
    slipOf(STRAIGHT / 2 - a.of, texts.thirdAngle.ask, values),
  ]
  const sum = partOf('sum', a.of + b.of, texts.sum, values, { isAside: true })
  if (!has(prose, 'askEqual'))
    return storyOf(prose, {
      kind: 'third-angle',
      parts: [sum, goalOf('angle', third, texts.thirdAngle, values)],
      slips,
      example: texts.exampleOfAngles,
    })
  // Corners are named in the order of the alphabet, or as they stand before their angles.
  const names = ['a', 'b', 'c']
  const nameOf = ({ before }: Amount) =>
    /([abcавс]) ?(?:=|is|равен|-)? ?$/u.exec(before)?.[1]?.replace('а', 'a').replace('в', 'b').replace('с', 'c')
  const [one, two] = [nameOf(a), nameOf(b)]
  const left = names.find((each) => each !== one && each !== two)
  if (!one || !two || !left || one === two) return null
  const byName = [
    { name: one, of: a.of },
    { name: two, of: b.of },
    { name: left, of: third },
  ]
  const equal = byName.filter(({ of }) => byName.filter((other) => other.of === of).length === 2)
  const apex = byName.find((each) => !equal.includes(each))
  if (equal.length !== 2 || !apex) return null
  const sides = equal.map(({ name }) => names.filter((each) => each !== name).join(''))
  const shown = `$${sides.map((side) => side.toUpperCase()).join(' = ')}$`
  const word: Value = { kind: 'word', of: 'sides' }
  return storyOf(prose, {
    kind: 'equal-sides',
    parts: [
      sum,
      partOf('angle', third, texts.thirdAngle, values),
      goalOf('sides', word, texts.equalSides, {}, { shown: { en: shown, ru: shown } }),
    ],
    slips,
    example: texts.exampleOfAngles,
    readsIn: (message) => (tellsSides(message, sides, apex.name) ? [word] : []),
  })
}

/** "AB and BC", "the ones from B". */
function tellsSides(message: string, sides: readonly string[], apex: string): boolean {
  const plain = message.replace(/[аА]/g, 'a').replace(/[вВ]/g, 'b').replace(/[сС]/g, 'c').toLowerCase()
  const turned = (side: string) => [...side].reverse().join('')
  const named = (plain.match(/(?<![a-zа-я])[abc]{2}(?![a-zа-я])/g) ?? []).filter((each) => each[0] !== each[1])
  if (named.length > 1) return named.slice(0, 2).every((each) => sides.includes(each) || sides.includes(turned(each)))
  return new RegExp(
    `(?:from|at|out of|of|из|от|при|вершины|точки) (?:the )?(?:point |corner |vertex |вершины |точки )?${apex}(?![a-zа-я])`,
    'u',
  ).test(plain)
}

/** "Sides 7 and 5, the angle between them 60°" */
function twoSidesAndAngle(prose: Prose): WorkedTask | null {
  const numbers = plainOnly(prose)
  const [w, ...others] = numbers.filter((each) => isAngle(prose, each) || inRole(prose, 'angle').includes(each))
  const [a, b, ...more] = numbers.filter((each) => each !== w)
  if (!w || others.length > 0 || !a || !b || more.length > 0 || prose.amounts.length !== 3) return null
  if (
    !has(prose, 'triangle') ||
    has(prose, 'right') ||
    has(prose, 'isosceles') ||
    w.of >= STRAIGHT ||
    w.of === STRAIGHT / 2
  )
    return null
  if (!has(prose, 'between') || !inOneUnit(prose, [a, b])) return null
  // Without "between" the names have to tell it: AB and AC with angle A, a and b with angle C.
  const corner = /(?:angle|угол|∠) ?([abcавс])(?![a-zа-я])/u
    .exec(prose.text)?.[1]
    ?.replace('а', 'a')
    .replace('в', 'b')
    .replace('с', 'c')
  const sideNames = [...prose.text.matchAll(/(?<![a-zа-я])([abcавс]{1,2}) ?(?:=|is|равна|-) ?\d/gu)]
    .map(([, name = '']) => name.replace('а', 'a').replace('в', 'b').replace('с', 'c'))
    .filter((name, _, all) => !(name === corner && all.length > 2))
  const isTold = /between|included|между/u.test(prose.text)
  const isNamed =
    corner !== undefined &&
    sideNames.slice(0, 2).length === 2 &&
    sideNames.slice(0, 2).every((name) => (name.length === 2 ? name.includes(corner) : name !== corner))
  if (!isTold && !isNamed) return null
  const values = { a: a.of, b: b.of, w: w.of }
  const cosine = Math.cos(w.of * degree)
  if (has(prose, 'askArea')) {
    const area = (a.of * b.of * Math.sin(w.of * degree)) / 2
    return storyOf(prose, {
      kind: 'sine-area',
      parts: [
        partOf('height', a.of * Math.sin(w.of * degree), texts.sineArea, values, { isAside: true }),
        partOf('height2', b.of * Math.sin(w.of * degree), texts.sineArea, values, { isAside: true }),
        goalOf('area', area, texts.sineArea, values),
      ],
      slips: [
        slipOf(2 * area, texts.noHalf),
        slipOf((a.of * b.of) / 2, texts.sideAsHeight),
        slipOf((a.of * b.of * cosine) / 2, texts.sineArea.more),
      ],
      example: texts.exampleOfCosine,
    })
  }
  const square = a.of ** 2 + b.of ** 2 - 2 * a.of * b.of * cosine
  // The check: coordinates.
  if (!isClose(square, (a.of - b.of * cosine) ** 2 + (b.of * Math.sin(w.of * degree)) ** 2)) return null
  return storyOf(prose, {
    kind: 'third-side',
    parts: [partOf('square', square, texts.cosine, values), goalOf('side', Math.sqrt(square), texts.third)],
    slips: [
      slipOf(Math.sqrt(a.of ** 2 + b.of ** 2), texts.pythagorasWithout, values),
      slipOf(a.of ** 2 + b.of ** 2, texts.pythagorasWithout, values),
      slipOf(Math.sqrt(a.of ** 2 + b.of ** 2 + 2 * a.of * b.of * cosine), texts.cosineSign),
      slipOf(a.of ** 2 + b.of ** 2 + 2 * a.of * b.of * cosine, texts.cosineSign),
      slipOf(a.of ** 2 + b.of ** 2 - a.of * b.of * cosine, texts.noTwo),
      slipOf(Math.sqrt(Math.max(0, a.of ** 2 + b.of ** 2 - a.of * b.of * cosine)), texts.noTwo),
    ],
    example: texts.exampleOfCosine,
  })
}

function rightTriangle(prose: Prose): WorkedTask | null {
  if (!has(prose, 'right') || prose.amounts.some((each) => isAngle(prose, each) && each.of !== STRAIGHT / 2))
    return null
  const numbers = plainOnly(prose).filter(
    (each) => !(each.of === STRAIGHT / 2 && (isAngle(prose, each) || inRole(prose, 'angle').includes(each))),
  )
  if (has(prose, 'soughtAngle')) return null
  const [hypotenuse] = inRole(prose, 'hypotenuse')
  const [x, y, ...more] = numbers
  if (!x || !y || more.length > 0 || !inOneUnit(prose, [x, y]) || !has(prose, 'askSide')) return null
  const rest = prose.amounts.filter((each) => !numbers.includes(each))
  if (
    rest.some(({ of }) => of !== STRAIGHT / 2) ||
    has(prose, 'askHeight') ||
    /(?:sin|cos|tan|tg|ctg|синус|косинус|тангенс)/u.test(prose.text)
  )
    return null
  const isArea = has(prose, 'askArea')
  if (hypotenuse) {
    const a = hypotenuse === x ? y : x
    const c = hypotenuse.of
    if (a.of >= c || /(?:more|longer|less|shorter|больше|длиннее|меньше|короче)/u.test(prose.text)) return null
    const leg = Math.sqrt(c ** 2 - a.of ** 2)
    if (!isClose(a.of ** 2 + leg ** 2, c ** 2)) return null
    const values = { a: a.of, c }
    const area = (a.of * leg) / 2
    return storyOf(prose, {
      kind: 'pythagoras',
      parts: [
        partOf('square', leg ** 2, { ...texts.cathetus, name: texts.squares.name }, values, { isAside: true }),
        ...(isArea
          ? [partOf('leg', leg, texts.cathetus, values), goalOf('area', area, texts.legArea)]
          : [goalOf('leg', leg, texts.cathetus, values)]),
      ],
      slips: [
        ...(isArea ? [slipOf(a.of * leg, texts.noHalf, {}, ['leg']), slipOf((a.of * c) / 2, texts.legArea.ask)] : []),
        slipOf(c - a.of, texts.subtracted),
        slipOf(Math.sqrt(c ** 2 + a.of ** 2), texts.wrongLong, values),
        slipOf(c ** 2 + a.of ** 2, texts.wrongLong, values),
        slipOf(leg ** 2 / 2, texts.root),
      ],
      example: texts.exampleOfRight,
    })
  }
  const legs = inRole(prose, 'cathetus', true)
  if (legs.length !== 2 && !/(?:legs|катет)/u.test(prose.text)) return null
  if (isArea)
    return storyOf(prose, {
      kind: 'leg-area',
      parts: [goalOf('area', (x.of * y.of) / 2, texts.legArea)],
      slips: [slipOf(x.of * y.of, texts.noHalf), slipOf(x.of + y.of, texts.legArea.ask)],
      example: texts.exampleOfRight,
    })
  const square = x.of ** 2 + y.of ** 2
  const c = Math.sqrt(square)
  return storyOf(prose, {
    kind: 'pythagoras',
    parts: [
      partOf('square', square, texts.squares),
      partOf('first', x.of ** 2, texts.squares, {}, { isAside: true }),
      partOf('second', y.of ** 2, texts.squares, {}, { isAside: true }),
      goalOf('hypotenuse', c, texts.hypotenuse),
    ].map((part) =>
      part.key === 'square'
        ? { ...part, ask: texts.hypotenuse.ask }
        : part.isGoal
          ? { ...part, ask: texts.root }
          : part,
    ),
    slips: [
      slipOf(x.of + y.of, texts.legsAdded),
      slipOf((x.of + y.of) ** 2, texts.legsAdded),
      slipOf(Math.sqrt(Math.abs(x.of ** 2 - y.of ** 2)), texts.wrongShort),
      slipOf(square / 2, texts.root),
      slipOf(2 * x.of + 2 * y.of, texts.hypotenuse.more),
    ],
    example: texts.exampleOfRight,
  })
}

function triangleArea(prose: Prose): WorkedTask | null {
  if (!has(prose, 'triangle') || !has(prose, 'askArea')) return null
  const [b] = inRole(prose, 'base')
  const [h] = inRole(prose, 'height')
  if (!b || !h || b === h || !usesAll(prose, [b, h]) || !inOneUnit(prose, [b, h])) return null
  return storyOf(prose, {
    kind: 'triangle-area',
    parts: [goalOf('area', (b.of * h.of) / 2, texts.triangleArea, { b: b.of })],
    slips: [
      slipOf(b.of * h.of, texts.noHalf),
      slipOf(b.of + h.of, texts.triangleArea.ask, { b: b.of }),
      slipOf((b.of + h.of) / 2, texts.triangleArea.ask, { b: b.of }),
    ],
    example: texts.exampleOfIsosceles,
  })
}

// ---- Four sides ------------------------------------------------------------------------------------------------------

function trapezoid(prose: Prose): WorkedTask | null {
  if (!has(prose, 'trapezoid') || !has(prose, 'askArea')) return null
  const [h, ...others] = inRole(prose, 'height')
  const bases = plainOnly(prose).filter((each) => each !== h)
  const [a, b] = bases
  if (
    !h ||
    others.length > 0 ||
    !a ||
    !b ||
    bases.length !== 2 ||
    prose.amounts.length !== 3 ||
    !inOneUnit(prose, [a, b, h])
  )
    return null
  if (inRole(prose, 'leg').length > 0 || /(?:боков|slant|leg)/u.test(prose.text)) return null
  const sum = a.of + b.of
  const goal = (sum / 2) * h.of
  // The check: two triangles.
  if (!isClose(goal, (a.of * h.of) / 2 + (b.of * h.of) / 2)) return null
  const values = { a: a.of, b: b.of, h: h.of }
  return storyOf(prose, {
    kind: 'trapezoid',
    parts: [
      partOf('sum', sum, texts.trapezoidSum, values),
      partOf('middle', sum / 2, texts.trapezoidSum, values, { isAside: true }),
      partOf('one', (a.of * h.of) / 2, texts.triangleArea, { b: a.of }, { isAside: true }),
      partOf('two', (b.of * h.of) / 2, texts.triangleArea, { b: b.of }, { isAside: true }),
      goalOf('area', goal, texts.trapezoid, values),
    ],
    slips: [
      slipOf(sum * h.of, texts.trapezoidNoHalf, {}, ['sum']),
      slipOf(a.of * b.of * h.of, texts.allMultiplied),
      slipOf((a.of * b.of * h.of) / 2, texts.allMultiplied),
      slipOf(a.of * h.of, texts.trapezoidSum.ask, values),
      slipOf(b.of * h.of, texts.trapezoidSum.ask, values),
      slipOf(a.of + b.of + h.of, texts.allMultiplied),
    ],
    remarks: [{ said: said.diagonalWay[prose.language], reply: filled(texts.diagonalWay, values), isIdea: true }],
    example: texts.exampleOfTrapezoid,
  })
}

/** Bases and sides: the height has to be found first. */
function slantTrapezoid(prose: Prose): WorkedTask | null {
  if (!has(prose, 'trapezoid') || !has(prose, 'isosceles') || !(has(prose, 'askArea') || has(prose, 'askHeight')))
    return null
  const [c, ...others] = inRole(prose, 'leg')
  const bases = plainOnly(prose).filter((each) => each !== c)
  const [x, y] = bases
  if (
    !c ||
    others.length > 0 ||
    !x ||
    !y ||
    bases.length !== 2 ||
    prose.amounts.length !== 3 ||
    inRole(prose, 'height').length > 0
  )
    return null
  const [a, b] = x.of > y.of ? [x.of, y.of] : [y.of, x.of]
  const piece = (a - b) / 2
  if (piece <= 0 || piece >= c.of) return null
  const height = Math.sqrt(c.of ** 2 - piece ** 2)
  const area = ((a + b) / 2) * height
  // The check: a rectangle and two triangles.
  if (!isClose(area, b * height + piece * height)) return null
  const values = { a, b, c: c.of, h: height }
  const isArea = has(prose, 'askArea')
  return storyOf(prose, {
    kind: 'slant-trapezoid',
    parts: [
      partOf('piece', piece, texts.piece, values),
      ...(isArea ? [partOf('height', height, texts.trapezoidHeight, values)] : []),
      partOf('sum', a + b, texts.trapezoidSum, values, { isAside: true }),
      partOf('middle', (a + b) / 2, texts.trapezoidSum, values, { isAside: true }),
      isArea
        ? goalOf('area', area, texts.trapezoidArea, values)
        : goalOf('height', height, texts.trapezoidHeight, values),
    ],
    slips: [
      ...(isArea
        ? [
            slipOf(((a + b) / 2) * c.of, texts.slantAsHeight),
            slipOf((a + b) * c.of, texts.slantAsHeight),
            slipOf((a + b) * height, texts.trapezoidNoHalf, {}, ['piece', 'height']),
          ]
        : []),
      slipOf(a - b, texts.piece.more, values),
      slipOf(Math.sqrt(Math.abs(c.of ** 2 - (a - b) ** 2)), texts.piece.more, values),
    ],
    example: texts.exampleOfTrapezoid,
  })
}

function rhombus(prose: Prose): WorkedTask | null {
  if (!has(prose, 'rhombus')) return null
  const pair = inRole(prose, 'diagonals', true)
  const [a, b] = pair
  if (!a || !b || pair.length !== 2 || !usesAll(prose, pair)) return null
  const values = { a: a.of, b: b.of }
  const side = Math.hypot(a.of / 2, b.of / 2)
  if (has(prose, 'askArea'))
    return storyOf(prose, {
      kind: 'rhombus',
      parts: [goalOf('area', (a.of * b.of) / 2, texts.rhombusArea, values)],
      slips: [
        slipOf(a.of * b.of, texts.rhombusArea.ask, values),
        slipOf((a.of * b.of) / 4, texts.rhombusArea.ask, values),
      ],
      example: texts.exampleOfRight,
    })
  const isAround = has(prose, 'askPerimeter')
  return storyOf(prose, {
    kind: 'rhombus',
    parts: [
      partOf('square', side ** 2, { ...texts.rhombus, name: texts.squares.name }, values, { isAside: true }),
      ...(isAround
        ? [partOf('side', side, texts.rhombus, values), goalOf('perimeter', 4 * side, texts.perimeter)]
        : [goalOf('side', side, texts.rhombus, values)]),
    ],
    slips: [slipOf(Math.hypot(a.of, b.of), texts.wholeDiagonals), slipOf(a.of / 2 + b.of / 2, texts.legsAdded)],
    example: texts.exampleOfRight,
  })
}

function parallelogram(prose: Prose): WorkedTask | null {
  if (!has(prose, 'parallelogram') || !has(prose, 'askArea')) return null
  const [h] = inRole(prose, 'height')
  const [b, ...more] = plainOnly(prose).filter((each) => each !== h)
  if (!h || !b || more.length > 0 || prose.amounts.length !== 2 || !inOneUnit(prose, [b, h])) return null
  return storyOf(prose, {
    kind: 'parallelogram',
    parts: [goalOf('area', b.of * h.of, texts.parallelogram)],
    slips: [slipOf((b.of * h.of) / 2, texts.halfTooMuch), slipOf(2 * (b.of + h.of), texts.isPerimeter)],
    example: texts.exampleOfTrapezoid,
  })
}

function rectangle(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (
    !has(prose, 'rectangle') ||
    has(prose, 'triangle') ||
    has(prose, 'circle') ||
    has(prose, 'cuboid') ||
    has(prose, 'askVolume') ||
    /[$£€%]|cost|руб|стоит|плит|tile|paint|краск/u.test(text)
  )
    return null
  if (has(prose, 'diagonal')) return null
  const numbers = plainOnly(prose)
  const [p] = inRole(prose, 'perimeter')
  const [s] = inRole(prose, 'area')
  const [isArea, isAround] = [has(prose, 'askArea') && !s, said.askPerimeter[language].test(text) && !p]
  if (prose.amounts.length !== numbers.length) return null
  // Told, and not found to which number it belongs.
  if (
    !p &&
    !s &&
    numbers.some(({ before }) =>
      /(?:perimeter|area|периметр|площад)[^.?,;\d]{0,30}(?:is|are|=|равен|равна|-|of) ?$/u.test(before),
    )
  )
    return null
  if (p && !s) return byPerimeter(prose, p, isArea)
  if (s && !p) {
    const [a, ...more] = numbers.filter((each) => each !== s)
    if (
      !a ||
      more.length > 0 ||
      said.more[language].test(a.after) ||
      said.onMore[language].test(a.before) ||
      said.timesAs[language].test(a.after)
    )
      return null
    const other = s.of / a.of
    const values = { s: s.of, a: a.of }
    return storyOf(prose, {
      kind: 'rectangle-side',
      parts: isAround
        ? [partOf('side', other, texts.otherSide, values), goalOf('perimeter', 2 * (a.of + other), texts.perimeter)]
        : [goalOf('side', other, texts.otherSide, values)],
      slips: [
        slipOf(s.of - a.of, texts.otherSide.ask, values),
        slipOf(a.of + other, texts.oneOfEach),
        slipOf(s.of / 2 - a.of, texts.isPerimeter),
      ],
      example: texts.exampleOfRectangle,
    })
  }
  const [a, b, ...more] = numbers
  if (
    !a ||
    !b ||
    more.length > 0 ||
    isArea === isAround ||
    said.more[language].test(b.after) ||
    said.onMore[language].test(b.before) ||
    said.timesAs[language].test(b.after)
  )
    return null
  const other = inUnitOf(b, a, language)
  const back = inUnitOf(a, b, language)
  if (other === null || back === null) return null
  const [u, w] = [unitIn(a, language) ?? '', unitIn(b, language) ?? '']
  const isMixed = u !== w
  const values = { a: `${a.of} ${u}`.trim(), b: `${b.of} ${w}`.trim() }
  const raw = { area: a.of * b.of, around: 2 * (a.of + b.of) }
  const goal = isArea ? a.of * other : 2 * (a.of + other)
  const inOther = isArea ? back * b.of : 2 * (back + b.of)
  const units = { u, w, b: b.of }
  return storyOf(prose, {
    kind: 'rectangle',
    overrules: isMixed,
    parts: [
      ...(isMixed
        ? [
            partOf('side', other, { ...texts.otherSide, ask: texts.units, more: texts.units }, units),
            partOf('side2', back, texts.lengthSide, values, { isAside: true }),
          ]
        : []),
      goalOf(
        'goal',
        goal,
        isArea ? texts.rectangleArea : texts.rectanglePerimeter,
        values,
        isMixed ? { also: [numberValue(inOther)] } : {},
      ),
    ],
    slips: [
      ...(isMixed
        ? [slipOf(isArea ? raw.area : raw.around, texts.units, units), slipOf(a.of + b.of, texts.units, units)]
        : []),
      ...(isArea
        ? [slipOf(2 * (a.of + other), texts.isPerimeter), slipOf(a.of + other, texts.isPerimeter)]
        : [slipOf(a.of + other, texts.oneOfEach), slipOf(a.of * other, texts.isArea)]),
    ],
    example: texts.exampleOfRectangle,
  })
}

/** The perimeter and how the sides compare, or the perimeter and one side. */
function byPerimeter(prose: Prose, p: Amount, isArea: boolean): WorkedTask | null {
  const { language } = prose
  const [d, ...more] = plainOnly(prose).filter((each) => each !== p)
  if (!d || more.length > 0 || hasTimesInWord(prose)) return null
  const isTimes = said.timesAs[language].test(d.after)
  const isMore = !isTimes && (said.more[language].test(d.after) || said.onMore[language].test(d.before))
  const half = p.of / 2
  const width = isTimes ? half / (d.of + 1) : isMore ? (half - d.of) / 2 : Math.min(d.of, half - d.of)
  const length = half - width
  if (!(width > 0) || !isClose(2 * (width + length), p.of)) return null
  const values = { p: p.of }
  const sides = [
    partOf('half', half, texts.half, values),
    ...(isTimes || isMore
      ? [
          { ...partOf('width', width, texts.width), isGoal: !isArea },
          { ...partOf('length', length, texts.lengthSide), isGoal: !isArea },
        ]
      : [{ ...partOf('length', half - d.of, texts.lengthSide), isGoal: !isArea }]),
  ]
  const wrongWidth = isTimes ? p.of / (d.of + 1) : isMore ? (p.of - d.of) / 2 : p.of - d.of
  return storyOf(prose, {
    kind: 'rectangle-perimeter',
    parts: isArea
      ? [...sides, ...(isArea ? [goalOf('area', width * length, texts.areaOfSides)] : [])]
      : onlyAsked(prose, sides),
    slips: [
      slipOf(wrongWidth, texts.oneOfEach),
      slipOf(isTimes ? wrongWidth * d.of : isMore ? wrongWidth + d.of : wrongWidth, texts.oneOfEach),
      ...(isArea ? [slipOf(wrongWidth * (p.of - wrongWidth), texts.oneOfEach)] : []),
      ...(isMore ? [slipOf(half - d.of, texts.width.ask)] : []),
    ],
    example: texts.exampleOfSides,
  })
}

// ---- Circles and solids ----------------------------------------------------------------------------------------------

function circle(prose: Prose): WorkedTask | null {
  if (
    !(has(prose, 'circle') || has(prose, 'sector')) ||
    has(prose, 'cone') ||
    has(prose, 'cylinder') ||
    has(prose, 'triangle') ||
    has(prose, 'rectangle')
  )
    return null
  const [r] = inRole(prose, 'radius')
  const [d] = inRole(prose, 'diameter')
  const told = d ?? r
  const isPi = ({ before, of }: Amount) => Math.abs(of - Math.PI) < 0.01 && /(?:π|pi|пи)[^\d]{0,6}$/u.test(before)
  const rest = prose.amounts.filter((each) => each !== told && !isPi(each))
  const radius = d ? d.of / 2 : (r?.of ?? Number.NaN)
  if (!told || !(radius > 0)) return null
  const values = { r: radius, d: told.of }
  const area = Math.PI * radius ** 2
  const around = 2 * Math.PI * radius
  const [isArea, isAround] = [has(prose, 'askArea'), has(prose, 'askAround')]
  if (has(prose, 'sector')) {
    const [w, ...more] = rest
    if (!w || more.length > 0 || !(isAngle(prose, w) || inRole(prose, 'angle').includes(w)) || w.of >= FULL) return null
    const part = w.of / FULL
    const isArc = /(?:arc|дуг)/u.test(prose.text) && !isArea
    const whole = isArc ? around : area
    const multiple = isArc ? 2 * radius : radius ** 2
    return storyOf(prose, {
      kind: 'sector',
      parts: [
        partOf('whole', whole, isArc ? texts.wholeAround : texts.whole, { r: radius }, piToo(multiple)),
        partOf('fraction', part, texts.fraction, { w: w.of }, { isAside: true }),
        goalOf('sector', whole * part, texts.sector, { w: w.of }, piToo(multiple * part)),
      ],
      slips: [slipOf(isArc ? area : around, isArc ? texts.isInside : texts.isAround)],
      example: texts.exampleOfCircle,
      readsIn: piIn,
    })
  }
  if (rest.length > 0 || isArea === isAround) return null
  const multiple = isArea ? radius ** 2 : 2 * radius
  const doubled = isArea ? (2 * radius) ** 2 : 4 * radius
  const otherMultiple = isArea ? 2 * radius : radius ** 2
  const rough = (of: number, cause: Slip['cause']) => [
    slipOf(of * Math.PI, cause, values),
    slipOf(of * 3.14, cause, values),
  ]
  return storyOf(prose, {
    kind: 'circle',
    parts: [
      ...(d && isArea ? [partOf('radius', radius, texts.radius, values)] : []),
      goalOf(
        'goal',
        multiple * Math.PI,
        isArea ? (d ? texts.circleAreaD : texts.circleArea) : texts.around,
        values,
        piToo(multiple),
      ),
    ],
    slips: [
      ...rough(doubled, d ? texts.asRadius : isArea ? texts.noSquare : texts.around.ask),
      ...rough(otherMultiple, isArea ? texts.isAround : texts.isInside),
      ...(isArea ? [slipOf(radius ** 2, texts.noPi)] : rough(radius, texts.around.more)),
    ],
    example: texts.exampleOfCircle,
    readsIn: piIn,
  })
}

function solid(prose: Prose): WorkedTask | null {
  const [isCone, isCylinder] = [has(prose, 'cone'), has(prose, 'cylinder')]
  if (isCone !== isCylinder && has(prose, 'askVolume')) {
    if (has(prose, 'slanted')) return null
    const [told] = [...inRole(prose, 'radius'), ...inRole(prose, 'diameter')]
    const [h] = inRole(prose, 'height')
    if (!told || !h || !usesAll(prose, [told, h]) || !inOneUnit(prose, [told, h])) return null
    const r = inRole(prose, 'diameter').includes(told) ? told.of / 2 : told.of
    const full = r ** 2 * h.of
    const goal = isCone ? full / 3 : full
    const values = { r, h: h.of }
    const rough = (of: number, cause: Slip['cause']) => [
      slipOf(of * Math.PI, cause, values),
      slipOf(of * 3.14, cause, values),
    ]
    return storyOf(prose, {
      kind: isCone ? 'cone' : 'cylinder',
      parts: isCone
        ? [
            partOf('cylinder', full * Math.PI, texts.cylinder, values, piToo(full)),
            goalOf('volume', goal * Math.PI, texts.cone, values, piToo(goal)),
          ]
        : [goalOf('volume', goal * Math.PI, texts.cylinder, values, piToo(goal))],
      slips: [
        ...(isCone ? rough(full, texts.asCylinder).map(onlyBare) : []),
        ...rough(r * h.of, texts.noSquare),
        ...rough(isCone ? full / 2 : full * 4, isCone ? texts.asCylinder : texts.noSquare),
      ],
      example: texts.exampleOfCircle,
      readsIn: piIn,
    })
  }
  if (!has(prose, 'cuboid')) return null
  const sides = plainOnly(prose)
  const [a, b, c] = sides
  if (!a || !b || !c || sides.length !== 3 || prose.amounts.length !== 3 || !inOneUnit(prose, sides)) return null
  const values = { a: a.of, b: b.of, c: c.of }
  const volume = a.of * b.of * c.of
  const three = a.of * b.of + b.of * c.of + a.of * c.of
  if (has(prose, 'askSurface'))
    return storyOf(prose, {
      kind: 'cuboid',
      parts: [partOf('faces', three, texts.faces, values), goalOf('surface', 2 * three, texts.surface)],
      slips: [slipOf(volume, texts.isVolume), slipOf(4 * (a.of + b.of + c.of), texts.faces.ask, values)],
      example: texts.exampleOfBox,
    })
  return has(prose, 'askVolume')
    ? storyOf(prose, {
        kind: 'cuboid',
        parts: [
          partOf('layer', a.of * b.of, texts.volume, values, { isAside: true }),
          goalOf('volume', volume, texts.volume, values),
        ],
        slips: [slipOf(a.of + b.of + c.of, texts.volume.ask, values), slipOf(2 * three, texts.volume.ask, values)],
        example: texts.exampleOfBox,
      })
    : null
}
