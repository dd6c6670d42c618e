import {
  kindsWords as kinds,
  kindsTexts,
  mixWords as mix,
  mixTexts,
  motionWords as said,
  scaleWords as scale,
  scaleTexts,
  motionTexts as texts,
  workWords as work,
  workTexts,
} from '../../language/worked/stories/motion-words.ts'
import type { Part, WorkedTask } from '../task.ts'
import { goalOf, isClose, partOf, slipOf, storyOf } from './build.ts'
import { hoursIn } from './hours.ts'
import { type Amount, amountsWith, type Prose, plainOnly, usesAll } from './prose.ts'

/** Two that move, a river, an average speed, work together, solutions, things of two kinds, shadows. */

interface Moving {
  readonly speeds: readonly Amount[]
  readonly lengths: readonly Amount[]
  readonly hours: readonly Amount[]
}

function movingIn(prose: Prose): Moving {
  const { language } = prose
  const speeds = amountsWith(prose, said.speed[language])
  // "80 and 100 km/h": both are speeds.
  const more = plainOnly(prose).filter(
    (each) =>
      !speeds.includes(each) &&
      speeds.some(({ at }) => at > each.end && /^ ?(?:and|и|,) ?$/u.test(prose.text.slice(each.end, at))),
  )
  const known = [...speeds, ...more]
  // "The bus 50 km/h, the car 90": of two speeds one has no unit.
  const bare = plainOnly(prose).filter(
    (each) =>
      !known.includes(each) &&
      each.of > 2 &&
      !said.length[language].test(each.after) &&
      !said.hours[language].test(each.after),
  )
  const all = [...known, ...(known.length === 1 && bare.length === 1 ? bare : [])].sort((a, b) => a.at - b.at)
  const others = prose.amounts.filter((each) => !all.includes(each))
  return {
    speeds: all,
    lengths: others.filter((each) => said.length[language].test(each.after)),
    hours: others.filter((each) => said.hours[language].test(each.after)),
  }
}

export function readMotion(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  const has = (key: keyof typeof said) => said[key][language].test(text)
  const { speeds, lengths, hours } = movingIn(prose)
  const used = [...speeds, ...lengths, ...hours]
  // "20 km/h slower" is a difference and no speed.
  if (speeds.some(({ before, after }) => said.compared[language].test(`${before.slice(-4)}|${after.slice(0, 24)}`)))
    return null
  if (used.length < (has('halfWay') ? 2 : 3) || !usesAll(prose, used) || speeds.some(({ of }) => of <= 0)) return null
  const [v, w] = speeds
  const [s] = lengths
  const [t, u] = hours
  if (has('river')) return river(prose, { speeds, lengths, hours })
  if (has('halfWay')) return averageSpeed(prose, { speeds, lengths, hours })
  if (speeds.length === 0 && s && t && u && lengths.length === 1 && hours.length === 2)
    return samePace(prose, s.of, t.of, u.of)
  if (!v || !w || speeds.length !== 2 || has('there')) return null
  if (has('pursuit') && !/(?:toward|навстречу)/u.test(text)) {
    if (lengths.length + hours.length !== 1) return null
    if (s && !said.gap[language].test(text)) return null
    if (s) return pursuit(prose, s.of, Math.min(v.of, w.of), Math.max(v.of, w.of), null)
    return t && has('later') ? pursuit(prose, t.of * v.of, v.of, w.of, t.of) : null
  }
  if (!has('towards') && !has('away')) return null
  if (s && hours.length === 0 && lengths.length === 1 && has('askTime') && !has('away'))
    return meeting(prose, s.of, v.of, w.of)
  if (t && lengths.length === 0 && hours.length === 1 && has('askApart'))
    return apart(prose, t.of, v.of, w.of, has('away'))
  return null
}

function meeting(prose: Prose, s: number, v: number, w: number): WorkedTask | null {
  const time = s / (v + w)
  if (!isClose(time * v + time * w, s)) return null
  const values = { s, v, w }
  return storyOf(prose, {
    kind: 'meeting',
    parts: [partOf('closing', v + w, texts.closing, values), goalOf('time', time, texts.time, values)],
    slips: [
      slipOf(s / v, texts.oneSpeed),
      slipOf(s / w, texts.oneSpeed),
      slipOf(s / Math.abs(v - w), texts.minus),
      slipOf(Math.abs(v - w), texts.minus),
      slipOf((2 * s) / (v + w), texts.mean),
    ],
    example: texts.example,
    readsIn: hoursIn,
  })
}

function apart(prose: Prose, t: number, v: number, w: number, isAway: boolean): WorkedTask | null {
  const goal = (v + w) * t
  if (!isClose(goal, v * t + w * t)) return null
  const values = { t, v, w }
  return storyOf(prose, {
    kind: 'apart',
    parts: [
      partOf('speed', v + w, isAway ? texts.opening : texts.closing, values),
      partOf('one', v * t, texts.apart, values, { isAside: true }),
      partOf('other', w * t, texts.apart, values, { isAside: true }),
      goalOf('way', goal, texts.apart, values),
    ],
    slips: [slipOf(Math.abs(v - w) * t, texts.minus), slipOf(Math.abs(v - w), texts.minus)],
    example: texts.example,
  })
}

function pursuit(prose: Prose, gap: number, v: number, w: number, head: number | null): WorkedTask | null {
  if (w <= v) return null
  const time = gap / (w - v)
  if (!isClose(w * time, gap + v * time)) return null
  const values = { v, w, t: head ?? 0 }
  return storyOf(prose, {
    kind: 'pursuit',
    parts: [
      ...(head === null ? [] : [partOf('gap', gap, texts.gap, values)]),
      partOf('gain', w - v, texts.gain, values),
      goalOf('time', time, texts.catch, values),
      partOf('way', w * time, texts.catch, values, { isAside: true }),
    ],
    slips: [
      slipOf(gap / (v + w), texts.plus),
      slipOf(v + w, texts.plus),
      slipOf(gap / w, texts.oneSpeed),
      ...(head === null ? [] : [slipOf(w * head, texts.leadByOther), slipOf((w * head) / (w - v), texts.leadByOther)]),
    ],
    example: texts.exampleOfPursuit,
    readsIn: hoursIn,
  })
}

function samePace(prose: Prose, s: number, t: number, u: number): WorkedTask | null {
  const { language, text } = prose
  const goal = (s / t) * u
  if (
    !isClose(goal / u, s / t) ||
    t === u ||
    !(said.sameSpeed[language].test(text) || /(?:how far|сколько|скока|какое расстояние|какой путь)/u.test(text))
  )
    return null
  const values = { s, t, u }
  return storyOf(prose, {
    kind: 'same-pace',
    parts: [partOf('speed', s / t, texts.samePace, values), goalOf('way', goal, texts.farther, values)],
    slips: [
      slipOf(s * u, texts.samePace.ask, values),
      slipOf((s * t) / u, texts.samePace.ask, values),
      slipOf(s + u - t, scaleTexts.difference),
    ],
    example: texts.exampleOfAverage,
  })
}

function averageSpeed(prose: Prose, { speeds, lengths, hours }: Moving): WorkedTask | null {
  const { language, text } = prose
  const [v, w, ...others] = speeds.map(({ of }) => of)
  if (v === undefined || w === undefined || others.length > 0 || v === w) return null
  if (hours.length === 2 && lengths.length === 0) {
    const [t = 0, u = 0] = hours.map(({ of }) => of)
    const goal = (v * t + w * u) / (t + u)
    return storyOf(prose, {
      kind: 'average-speed',
      parts: [
        partOf('way', v * t, texts.wayOne, { v, t }),
        partOf('way2', w * u, texts.wayTwo, { v: w, t: u }),
        partOf('ways', v * t + w * u, texts.average, {}, { isAside: true }),
        partOf('times', t + u, texts.average, {}, { isAside: true }),
        goalOf('average', goal, texts.average),
      ].filter(({ isAside, value }) => !(isAside && value.kind === 'number' && isClose(value.of, (v + w) / 2))),
      // All the hours may be as many as the middle of the speeds.
      slips: isClose(t + u, (v + w) / 2) ? [] : [slipOf((v + w) / 2, texts.mean), slipOf(v + w, texts.mean)],
      example: texts.exampleOfAverage,
    })
  }
  if (hours.length > 0 || lengths.length === 1) return null
  const [a, b] = lengths.map(({ of }) => of)
  const isEqual = lengths.length === 0 && (said.there[language].test(text) || said.halfOf[language].test(text))
  if (a === undefined || b === undefined ? !isEqual : false) return null
  const [x, y] = a === undefined || b === undefined ? [1, 1] : [a, b]
  const goal = (x + y) / (x / v + y / w)
  if (!isClose(goal * (x / v + y / w), x + y)) return null
  const way = isEqual ? '$s$' : `$${x}$`
  return storyOf(prose, {
    kind: 'average-speed',
    parts: [
      ...(isEqual
        ? []
        : [
            partOf('time', x / v, texts.timeOne, { s: way, v }),
            partOf('time2', y / w, texts.timeOne, { s: `$${y}$`, v: w }),
          ]),
      ...(isEqual
        ? []
        : [
            partOf('times', x / v + y / w, texts.average, {}, { isAside: true }),
            partOf('ways', x + y, texts.average, {}, { isAside: true }),
          ]),
      goalOf('average', goal, isEqual ? texts.timeOne : texts.average, { s: way, v }),
    ]
      .filter(({ isAside, value }) => !(isAside && value.kind === 'number' && isClose(value.of, (v + w) / 2)))
      .map((part) => (part.isGoal ? { ...part, name: texts.average.name } : part)),
    // All the hours may be as many as the middle of the speeds here too.
    slips: isClose(x / v + y / w, (v + w) / 2) ? [] : [slipOf((v + w) / 2, texts.mean), slipOf(v + w, texts.mean)],
    example: texts.exampleOfAverage,
  })
}

function river(prose: Prose, { speeds, lengths, hours }: Moving): WorkedTask | null {
  const { language, text } = prose
  const isCurrent = ({ before, after }: Amount) =>
    /(?:current|stream|течени)[^.]{0,26}$/u.test(before) || /^[^.,]{0,16}(?:current|stream)/u.test(after)
  const current = speeds.find(isCurrent)
  const own = speeds.find((each) => each !== current)
  const [s, s2 = s] = lengths
  const [t] = hours
  if (!current || !s || !s2 || lengths.length > 2) return null
  const c = current.of
  if (own && speeds.length === 2 && lengths.length === 1 && hours.length === 0) {
    const [down, up] = [own.of + c, own.of - c]
    if (up <= 0) return null
    const [one, two] = [s.of / down, s.of / up]
    const isBoth = said.there[language].test(text)
    if (!isBoth) return null
    const values = { v: own.of, c, s: s.of }
    return storyOf(prose, {
      kind: 'river',
      parts: [
        partOf('down', down, texts.down, values),
        partOf('up', up, texts.up, values),
        partOf('there', one, texts.thereTime, values),
        partOf('back', two, texts.backTime, values),
        goalOf('total', one + two, texts.total, values),
      ],
      slips: [slipOf((2 * s.of) / own.of, texts.noCurrent), slipOf(s.of / own.of, texts.noCurrent)],
      example: texts.exampleOfRiver,
      readsIn: hoursIn,
    })
  }
  // The total time is told, the speed in still water is sought.
  if (own || !t || hours.length !== 1 || (lengths.length === 1 && !said.there[language].test(text))) return null
  const isDownFirst =
    !/(?:upstream|against|против)[^.]{0,30}(?:then|and|,|а потом|и )[^.]{0,40}(?:downstream|with the current|по течению)/u.test(
      text,
    )
  const [d1, d2] = isDownFirst ? [s.of, s2.of] : [s2.of, s.of]
  const sum = (d1 + d2) / t.of
  // t(x² − c²) = (d1 + d2)x + c(d2 − d1)
  const square = sum * sum + 4 * (c * c + (c * (d2 - d1)) / t.of)
  const [x, foreign] = [(sum + Math.sqrt(square)) / 2, (sum - Math.sqrt(square)) / 2]
  if (!(x > c) || !isClose(d1 / (x + c) + d2 / (x - c), t.of)) return null
  return storyOf(prose, {
    kind: 'river-own',
    parts: [goalOf('own', x, texts.own, { c, t: t.of })],
    slips: [slipOf(sum, texts.noCurrent)],
    foreign: { value: foreign, reply: texts.negative },
    example: texts.exampleOfRiver,
  })
}

// ---- Work together ---------------------------------------------------------------------------------------------------

export function readWork(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (
    !work.work[language].test(text) ||
    work.beyond[language].test(text) ||
    prose.amounts.some(({ kind }) => kind !== 'plain')
  )
    return null
  const times = amountsWith(prose, work.unit[language])
  // «за 6 ч, а вторая за 3»: the unit is told once.
  const numbers = plainOnly(prose)
  const workers = amountsWith(prose, work.workers[language])
  const [n, m] = workers
  const [t] = times
  if (n && m && t && workers.length === 2 && times.length === 1 && numbers.length === 3)
    return crew(prose, n.of, t.of, m.of)
  const two = numbers.filter(({ after, before }) => work.unit[language].test(after) || /(?:за|in) $/u.test(before))
  const [a, b] = two
  if (
    !a ||
    !b ||
    two.length !== 2 ||
    times.length === 0 ||
    a.of === b.of ||
    !work.together[language].test(text) ||
    !usesAll(prose, two)
  )
    return null
  return together(prose, a.of, b.of)
}

function together(prose: Prose, a: number, b: number): WorkedTask | null {
  const time = (a * b) / (a + b)
  const [long, short] = [Math.max(a, b), Math.min(a, b)]
  if (!isClose(time / a + time / b, 1)) return null
  const values = { a: long, b: short }
  return storyOf(prose, {
    kind: 'together',
    parts: [
      partOf('one', 1 / long, workTexts.one, values),
      partOf('other', 1 / short, workTexts.other, values),
      partOf('both', 1 / time, workTexts.both, values),
      goalOf('time', time, workTexts.time, values),
    ],
    slips: [
      slipOf(a + b, workTexts.sum, values),
      slipOf((a + b) / 2, workTexts.mean, values),
      slipOf(long - short, workTexts.minus, values),
      slipOf(short / 2, workTexts.half, values),
      slipOf(a * b, workTexts.sum, values),
    ],
    example: workTexts.example,
    readsIn: hoursIn,
  })
}

function crew(prose: Prose, n: number, t: number, m: number): WorkedTask | null {
  const goal = (n * t) / m
  if (!isClose(goal * m, n * t) || n === m) return null
  const values = { n, t, m }
  return storyOf(prose, {
    kind: 'crew',
    parts: [partOf('all', n * t, workTexts.all, values), goalOf('time', goal, workTexts.share, values)],
    slips: [
      slipOf((t / n) * m, workTexts.asMore, values),
      slipOf(t / n, workTexts.asMore, values),
      slipOf(t / m, workTexts.share.ask, values),
      slipOf(t - (m - n), scaleTexts.difference),
    ],
    example: workTexts.exampleOfWorkers,
  })
}

// ---- Solutions -------------------------------------------------------------------------------------------------------

export function readMixture(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!mix.solution[language].test(text) || mix.beyond[language].test(text) || !mix.ask[language].test(text))
    return null
  const percents = prose.amounts.filter(({ kind }) => kind === 'percent')
  const amounts = amountsWith(prose, mix.amount[language]).filter(({ kind }) => kind === 'plain')
  const [a, b] = amounts
  const [p, q] = percents
  if (!a || !b || !p || amounts.length !== 2 || !usesAll(prose, [...amounts, ...percents])) return null
  const isWater = percents.length === 1 && mix.water[language].test(b.after)
  if (!isWater && (!q || percents.length !== 2)) return null
  const second = isWater ? 0 : (q?.of ?? 0)
  const [one, two] = [(a.of * p.of) / 100, (b.of * second) / 100]
  const goal = ((one + two) / (a.of + b.of)) * 100
  if (!isClose((goal * (a.of + b.of)) / 100, one + two)) return null
  const values = { a: a.of, b: b.of, p: p.of, q: second }
  const parts: Part[] = [
    partOf('first', one, mixTexts.first, values),
    ...(isWater ? [] : [partOf('second', two, mixTexts.second, values)]),
    partOf('pure', one + two, mixTexts.together, values, { isAside: true }),
    partOf('all', a.of + b.of, mixTexts.together, values, { isAside: true }),
    goalOf('goal', goal, mixTexts.goal, values),
  ]
  return storyOf(prose, {
    kind: 'mixture',
    parts,
    slips: [
      slipOf(goal / 100, mixTexts.asFraction, values),
      slipOf((p.of + second) / 2, mixTexts.mean, values),
      slipOf(p.of + second, mixTexts.added, values),
      ...(isWater ? [slipOf(p.of, mixTexts.sameAmount, values)] : []),
      slipOf((one / b.of) * 100, mixTexts.sameAmount, values),
    ],
    example: mixTexts.example,
  })
}

// ---- Two kinds -------------------------------------------------------------------------------------------------------

export function readTwoKinds(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  const numbers = plainOnly(prose)
  if (
    numbers.length !== 4 ||
    prose.amounts.length !== 4 ||
    !kinds.ask[language].test(text) ||
    !kinds.price[language].test(text)
  )
    return null
  // Two prices, how many there are, and what they come to: only one choice of the four gives whole numbers.
  const found = numbers.flatMap((total) =>
    numbers.flatMap((count) => {
      const [a, b] = numbers.filter((each) => each !== total && each !== count)
      if (total === count || !a || !b || a.of === b.of || !Number.isInteger(count.of) || count.of < 2) return []
      const x = (total.of - b.of * count.of) / (a.of - b.of)
      const isWhole = Math.abs(x - Math.round(x)) < 1e-6 && x > 0.5 && x < count.of - 0.5
      return isWhole && total.of > Math.max(a.of, b.of) && total.of > count.of
        ? [{ total, count, a, b, x: Math.round(x) }]
        : []
    }),
  )
  const [only, ...more] = found.filter(({ a, b, count }) => !isCount(count, [a, b], text))
  if (!only || more.length > 0) return null
  const { total, count, a, b, x } = only
  const y = count.of - x
  if (!isClose(x * a.of + y * b.of, total.of)) return null
  const [dear, cheap] = a.of > b.of ? [a.of, b.of] : [b.of, a.of]
  const [many, few] = a.of > b.of ? [x, y] : [y, x]
  const values = { n: count.of, a: dear, b: cheap, t: total.of }
  return storyOf(prose, {
    kind: 'two-kinds',
    parts: [
      partOf('all', count.of * cheap, kindsTexts.all, values),
      partOf('missing', total.of - count.of * cheap, kindsTexts.missing, values),
      goalOf('dear', many, kindsTexts.goal, values),
      partOf('cheap', few, kindsTexts.other, values, { isAside: true }),
    ],
    slips: [
      slipOf(total.of / (dear - cheap), kindsTexts.bracketLost, values),
      slipOf(total.of / (dear + cheap), kindsTexts.half, values),
      slipOf(count.of / 2, kindsTexts.half, values),
    ],
    example: kindsTexts.example,
  })
}

/** The count is what is bought, and not one of the prices. */
const isCount = (count: Amount, [a, b]: readonly Amount[], text: string): boolean =>
  /[$£€]$/.test(text.slice(0, count.at)) ||
  [a, b].some(
    (each) =>
      each !== undefined && /^ ?(?:tickets|items|people|coins|билет|монет|штук|человек|животн|голов)/u.test(each.after),
  )

// ---- Shadows ---------------------------------------------------------------------------------------------------------

export function readShadows(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  const numbers = plainOnly(prose)
  if (!scale.shadow[language].test(text) || numbers.length !== 3 || prose.amounts.length !== 3) return null
  const isShadow = ({ before, at, end }: Amount) => {
    const behind = /^ ?(?:[a-zа-я]{1,6} )?(?:long )?(?:shadow|тен[ьи])/u.test(text.slice(end))
    return (
      /(?:shadow|тень|тени|тенью)[^.,\d]{0,24}$/u.test(text.slice(0, at)) ||
      /(?:shadow of|тень) $/u.test(before) ||
      behind
    )
  }
  const shadows = numbers.filter(isShadow)
  const [height, ...others] = numbers.filter((each) => !shadows.includes(each))
  const [one, two] = shadows
  if (!height || others.length > 0 || !one || !two || shadows.length !== 2) return null
  // The shadow of the thing whose height is told stands behind it, if one does.
  const own = [one, two].find(({ at }) => at > height.at) ?? two
  const other = own === one ? two : one
  const goal = (height.of * other.of) / own.of
  if (!isClose(goal / other.of, height.of / own.of)) return null
  const values = { h: height.of, a: own.of, b: other.of }
  return storyOf(prose, {
    kind: 'shadow',
    parts: [
      partOf('times', other.of / own.of, scaleTexts.times, values),
      goalOf('height', goal, scaleTexts.height, values),
    ],
    slips: [
      slipOf((own.of * other.of) / height.of, scaleTexts.upside, values),
      slipOf(other.of - own.of + height.of, scaleTexts.difference, values),
      slipOf(other.of - (own.of - height.of), scaleTexts.difference, values),
    ],
    example: scaleTexts.example,
  })
}
