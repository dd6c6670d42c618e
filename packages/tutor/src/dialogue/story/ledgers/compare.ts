import { graphWords } from '../../../language/relation-words.ts'
import { add, divide, equals, multiply, type Rational, rational, subtract } from '../../../math/rational.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { type Task, token, tokensIn, words } from './said.ts'
import { stemsOf } from './shares.ts'
import { Sheet } from './sheet.ts'

interface Holder {
  readonly name: string
  readonly stems: ReadonlySet<string>
  role: string
  value: Rational
}

const ZERO = rational(0)

/** Amounts of several, each calculated from one that is known: "5 more than", "half as many", "3 fewer than twice as many". */
export function readChain(task: Task): KindOfTask | null {
  const { words: own, said, told, asked: question } = task
  if (words(own.oddCompare).test(task.mask) || tokensIn(question).length > 0) return null
  if (!words(own.compares).test(told)) return null
  const kinds = new Set(said.flatMap(({ kind }) => (kind === 'money' ? 'money' : kind === 'count' ? 'count' : [])))
  if (kinds.size > 1) return null
  const sheet = new Sheet(task)
  const { names, slips, because } = own
  const holders: Holder[] = []
  const things = thingsOf(task)
  let last: Holder | null = null
  const inverse: Rational[] = []
  for (const clause of told.split(
    /(?<=[.!?;:])(?=\s|$)|(?<=,)(?=\s)|\s(?:and|but|while|а|и|но)(?=\s)|\s[-–—](?=\s)/iu,
  )) {
    const at = tokensIn(clause)
    if (at.length === 0) {
      if (words(own.than).test(clause) && words(own.compares).test(clause)) return null
      continue
    }
    const step = stepOf(clause, task)
    if (!step) return null
    const before = clause.slice(0, step.from)
    const after = clause.slice(step.to)
    const namesBefore = holderIn(before, task, things)
    if (step.kind === 'known') {
      const name = namesBefore ?? holderIn(after, task, things)
      const found = name && holders.some((each) => shares(each.stems, name.stems))
      if (!name || found) return null
      if (sharesWord(before, own.together) || sharesWord(after, own.together)) return null
      const role = sheet.know(step.at, name.name)
      const holder: Holder = { ...name, role, value: said[step.at]!.value }
      holders.push(holder)
      last = holder
      continue
    }
    // Of whom it is told, and with whom that is compared.
    const other = words(`(?:${own.than})`).exec(after)
    const reference = other ? after.slice(other.index + other[0].length) : ''
    const isThat = step.isThat || (other === null && !words(own.than).test(after))
    const named = holderIn(reference, task, things)
    const byName = named && holders.filter((each) => shares(each.stems, named.stems))
    if (byName && byName.length > 1) return null
    const isPronoun = named === null && (isThat || words(own.pronoun).test(reference))
    const from: Holder | null =
      byName?.[0] ?? (isPronoun && holders.length > 0 ? (holders.length === 1 || last ? last : null) : null)
    if (!from || (named && byName?.length === 0)) return null
    if (named === null && !isPronoun) return null
    const own1: { name: string; stems: ReadonlySet<string> } | null = namesBefore ?? null
    if (!own1 || holders.some((each) => shares(each.stems, own1.stems))) return null
    let { role, value } = from
    const index = holders.length + 1
    if (step.times !== null) {
      const factor = said[step.times]!.value
      const isDown = step.isFewerTimes
      const factorRole = sheet.know(step.times, said[step.times]!.kind === 'share' ? names.fraction : names.times)
      const next = step.plus === null ? `holder_${index}` : `base_${index}`
      sheet.find(
        next,
        step.plus === null ? own1.name : names.between,
        `${next} = ${role} ${isDown ? '/' : '*'} ${factorRole}`,
      )
      role = next
      inverse.push(isDown ? multiply(value, factor) : divide(value, factor))
      value = isDown ? divide(value, factor) : multiply(value, factor)
    }
    if (step.plus !== null) {
      const difference = said[step.plus]!.value
      const differenceRole = sheet.know(step.plus, step.isMore ? names.more : names.fewer)
      sheet.find(`holder_${index}`, own1.name, `holder_${index} = ${role} ${step.isMore ? '+' : '-'} ${differenceRole}`)
      role = `holder_${index}`
      inverse.push(step.isMore ? subtract(value, difference) : add(value, difference))
      value = step.isMore ? add(value, difference) : subtract(value, difference)
    }
    const holder: Holder = { ...own1, role, value }
    holders.push(holder)
    last = holder
  }
  if (holders.length < 2 || holders.some(({ value }) => value.n <= 0n)) return null
  const calculated = holders.filter(({ role }) => role.startsWith('holder'))
  if (calculated.length === 0) return null
  const asked = stemsOf(question, task)
  const named = holders.filter(({ stems }) => shares(stems, asked))
  const slipped = inverse.map((value) => ({ value, text: slips.who }))
  const end = (role: string, value: Rational, more: readonly { value: Rational; text: string }[] = []) =>
    sheet.done(role, {
      slips: [...slipped, ...more].filter((slip) => !equals(slip.value, value)),
      because: because.compare,
    })
  if (words(own.difference).test(question)) {
    const [one, two, ...more] =
      named.length === 0 && holders.length === 2
        ? holders
        : named.length === 1 && holders.length === 2
          ? holders
          : named
    if (!one || !two || more.length > 0) return null
    const gap = subtract(one.value, two.value)
    if (gap.n === 0n) return null
    // What is asked must have the direction of the words.
    const [big, small] = gap.n > 0n ? [one, two] : [two, one]
    sheet.find('difference', names.difference, `difference = ${big.role} - ${small.role}`)
    return end('difference', subtract(big.value, small.value), [
      { value: add(one.value, two.value), text: slips.notEnd },
    ])
  }
  const isAll = words(own.together).test(question)
  if (isAll || (named.length === 0 && words(own.asksPlain).test(question))) {
    const some = named.length >= 2 ? named : named.length === 0 ? holders : null
    if (!some || !isAll) return null
    const value = some.map((each) => each.value).reduce(add, ZERO)
    sheet.find('together', names.together, `together = ${some.map(({ role }) => role).join(' + ')}`)
    return end(
      'together',
      value,
      some.map((each) => ({ value: each.value, text: slips.together })),
    )
  }
  const [only, ...more] = named
  const wanted =
    only && more.length === 0 ? only : named.length === 0 && words(own.pronounAsked).test(question) ? last : null
  if (!wanted?.role.startsWith('holder')) return null
  return end(wanted.role, wanted.value)
}

const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((stem) => b.has(stem))
const sharesWord = (text: string, source: string) => words(source).test(text)

/** What is counted names nobody: the nouns behind the numbers, and those after "how many". */
function thingsOf(task: Task): ReadonlySet<string> {
  const { mask, words: own, asked, language } = task
  const behind = [...mask.matchAll(/⟦\d+⟧[\s-](\p{L}[\p{L}'-]*)(?:\s(\p{L}+))?/gu)].flatMap(
    ([, one = '', two = '']) => [
      ...stemsOf(one, task),
      ...(words(own.compares).test(two) || words(own.verbs).test(two) ? [] : []),
    ],
  )
  const many = own.howMany.exec(asked)?.[1] ?? ''
  const thanThing = [...mask.matchAll(words(own.manyThings, 'giu'))].map(([, thing = '']) => thing)
  return new Set(
    [...behind, ...[many, ...thanThing].flatMap((each) => [...stemsOf(each, task)])].map((each) =>
      graphWords[language].stem(each),
    ),
  )
}

/** The one whose amount it is, by the words that are neither counted nor a verb. */
function holderIn(
  text: string,
  task: Task,
  things: ReadonlySet<string>,
): { name: string; stems: ReadonlySet<string> } | null {
  const { words: own } = task
  const kept = [...text.matchAll(/\p{L}[\p{L}'-]*/gu)]
    .map(([word]) => word)
    .filter((word) => words(own.verbs).exec(word)?.[0] !== word && words(own.notHolder).exec(word)?.[0] !== word)
  const telling = kept.filter((word) => {
    const [stem] = stemsOf(word, task)
    return stem !== undefined && !things.has(stem)
  })
  // "I", "me", "my".
  const me = words(own.me).exec(text)
  const stems = new Set(telling.flatMap((word) => [...stemsOf(word, task)]))
  if (stems.size === 0) return me ? { name: me[0], stems: new Set(['#me']) } : null
  if (telling.length > 3) return null
  return { name: telling.join(' '), stems }
}

interface Step {
  readonly kind: 'known' | 'compared'
  readonly at: number
  readonly times: number | null
  readonly isFewerTimes: boolean
  readonly plus: number | null
  readonly isMore: boolean
  readonly isThat: boolean
  readonly from: number
  readonly to: number
}

function stepOf(clause: string, { words: own, said }: Task): Step | null {
  const none = { times: null, isFewerTimes: false, plus: null, isMore: false, isThat: false, at: -1 }
  const at = tokensIn(clause)
  for (const [form, sources] of Object.entries(own.steps))
    for (const source of sources) {
      const found = words(source).exec(clause)
      if (!found) continue
      const inside = tokensIn(found[0])
      if (inside.length !== at.length) continue
      const place = { kind: 'compared' as const, from: found.index, to: found.index + found[0].length }
      const isThat = /That$/u.test(form)
      const [one, two] = inside
      if (one === undefined) continue
      const isFactor = (each: number) => said[each]!.kind !== 'count' && said[each]!.kind !== 'money'
      if (form.startsWith('moreTimes') || form.startsWith('fewerTimes')) {
        if (two === undefined || isFactor(one) || !isFactor(two)) continue
        return { ...none, ...place, plus: one, times: two, isMore: form.startsWith('more'), isThat }
      }
      if (two !== undefined) continue
      if (form.startsWith('times') || form.startsWith('parts')) {
        if (isFactor(one)) return { ...none, ...place, times: one, isFewerTimes: form.startsWith('timesFewer'), isThat }
        continue
      }
      if (isFactor(one)) continue
      return { ...none, ...place, plus: one, isMore: form.startsWith('more'), isThat }
    }
  const [only, ...more] = at
  if (only === undefined || more.length > 0) return null
  if (said[only]!.kind === 'share' || said[only]!.kind === 'times' || words(own.compares).test(clause)) return null
  const from = clause.indexOf(token(only))
  return { ...none, kind: 'known', at: only, from, to: from + token(only).length }
}
