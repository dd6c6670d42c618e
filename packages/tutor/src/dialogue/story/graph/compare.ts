import { add, divide, multiply, rational, subtract } from '../../../math/rational.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { GraphBuilder } from './build.ts'
import { type Amount, hasMark, type Mark, type Marked, onlyMarks, questionClause, stemsIn } from './marks.ts'

/** Somebody or something with an amount, with the words that identify it. */
interface Holder {
  readonly stems: ReadonlySet<string>
  readonly said: string
}
interface Comparison {
  readonly amount: Amount
  /** The comparing words. */
  readonly said: string
  readonly isTimes: boolean
  readonly isMore: boolean
  readonly left: Holder
  readonly right: Holder
}

const allowed = [
  'timesMore',
  'timesFewer',
  'more',
  'fewer',
  'asMany',
  'together',
  'total',
  'perimeter',
  'rectangle',
  'length',
  'width',
  'price',
  'gain',
  'pay',
  'difference',
  'years',
] as const

/** Two or three compared amounts, with one of them or their total known. */
export function readComparison(marked: Marked): KindOfTask | null {
  const { amounts, words } = marked
  if (!onlyMarks(marked, allowed) || amounts.length < 2 || amounts.length > 4) return null
  const question = questionClause(marked)
  const comparisons = comparisonsOf(marked)
  if (!comparisons || comparisons.length === 0 || comparisons.length > 2) return null
  const holders = holdersOf(comparisons)
  if (!holders) return null
  const compared = comparisons.map(({ amount }) => amount)
  const rest = amounts.filter((each) => !compared.includes(each))
  const [known] = rest
  if (!known || rest.length !== 1 || known.start >= question.start || known.kind === 'share' || known.kind === 'times')
    return null
  const units = [known, ...comparisons.filter(({ isTimes }) => !isTimes).map(({ amount }) => amount)]
  if (units.some((each) => each.unit !== known.unit || (each.kind === 'money') !== (known.kind === 'money')))
    return null
  const owner = ownerOf(marked, known, holders, comparisons)
  const asked = askedOf(marked, holders, question.marks)
  if (owner === null || asked === null || owner === asked) return null
  return built(marked, comparisons, holders, known, owner, asked, words.names)
}

type Place = number | 'all' | 'around' | 'difference'

function built(
  marked: Marked,
  comparisons: readonly Comparison[],
  holders: readonly Holder[],
  known: Amount,
  owner: Place,
  asked: Place,
  { times, more, together, perimeter, halfPerimeter, difference }: Marked['words']['names'],
): KindOfTask | null {
  const graph = new GraphBuilder(marked)
  const roleOf = (place: Place) => (typeof place === 'number' ? `holder_${place + 1}` : place)
  holders.forEach(({ said }, index) => {
    if (owner === index) graph.know(roleOf(index), known, said)
    else graph.name(roleOf(index), said)
  })
  comparisons.forEach(({ amount, said, isTimes, isMore, left, right }, index) => {
    const [one, other] = [left, right].map((each) => holders.findIndex((holder) => isSame(holder, each)))
    const [big = 0, small = 0] = isMore ? [one, other] : [other, one]
    graph.know(`by_${index + 1}`, amount, isTimes ? times : more, said)
    graph.hold(`holder_${big + 1} = holder_${small + 1} ${isTimes ? '*' : '+'} by_${index + 1}`)
  })
  const sum = holders.map((_, index) => roleOf(index)).join(' + ')
  if (owner === 'all') {
    graph.know('all', known, together)
    graph.hold(`all = ${sum}`)
  } else if (owner === 'around') {
    graph.know('around', known, perimeter)
    graph.find('half', halfPerimeter, 'half = around / 2')
    graph.hold(`half = ${sum}`)
  }
  if (asked === 'all') graph.find('all', together, `all = ${sum}`)
  if (asked === 'around') {
    graph.find('half', halfPerimeter, `half = ${sum}`)
    graph.find('around', perimeter, 'around = half * 2')
  }
  if (asked === 'difference') {
    const [first] = comparisons
    if (!first || holders.length !== 2 || !first.isTimes) return null
    const [one, other] = [first.left, first.right].map(
      (each) => holders.findIndex((holder) => isSame(holder, each)) + 1,
    )
    graph.find(
      'difference',
      difference,
      first.isMore ? `difference = holder_${one} - holder_${other}` : `difference = holder_${other} - holder_${one}`,
    )
  }
  const [only, another] = comparisons
  const { equalParts, withoutDifference } = marked.words.because
  const hasReason = typeof owner !== 'number' && only && !another
  return {
    ...graph.done(roleOf(asked), slipsOf(marked, comparisons, holders, known, owner)),
    ...(hasReason && { because: only.isTimes ? equalParts : withoutDifference }),
  }
}

/** Typical wrong values: equal shares, and the inverse comparison. */
function slipsOf(
  { words: { slips } }: Marked,
  [only, more]: readonly Comparison[],
  holders: readonly Holder[],
  known: Amount,
  owner: Place,
): KindOfTask['slips'] {
  if (!only || more) return []
  const by = only.amount.value
  if (owner === 'all' || owner === 'around')
    return [
      { value: divide(known.value, rational(holders.length)), text: slips.shares },
      ...(only.isTimes ? [{ value: divide(known.value, by), text: slips.shares }] : []),
    ]
  return (
    only.isTimes
      ? [multiply(known.value, by), divide(known.value, by)]
      : [add(known.value, by), subtract(known.value, by)]
  ).map((value) => ({ value, text: slips.who }))
}

const isSame = (a: Holder, b: Holder) => [...a.stems].some((stem) => b.stems.has(stem))

/** The holders without duplicates; null if one is compared with itself or two cannot be distinguished. */
function holdersOf(comparisons: readonly Comparison[]): Holder[] | null {
  const holders: Holder[] = []
  for (const { left, right } of comparisons) {
    if (isSame(left, right)) return null
    for (const each of [left, right]) {
      const known = holders.filter((holder) => isSame(holder, each))
      if (known.length > 1) return null
      if (known.length === 0) holders.push(each)
    }
  }
  return holders.length === comparisons.length + 1 ? holders : null
}

// ---- Who is compared with whom ----------------------------------------------------------------------------------------

function comparisonsOf(marked: Marked): Comparison[] | null {
  const found: Comparison[] = []
  for (const mark of marked.marks) {
    if (!['timesMore', 'timesFewer', 'more', 'fewer'].includes(mark.name)) continue
    if (mark.start >= marked.question.start && !hasOwn(marked, mark)) continue
    const one = comparisonAt(marked, mark, found)
    if (!one) return null
    found.push(one)
  }
  return found
}

const hasOwn = ({ amounts, question }: Marked, { start }: Mark) =>
  amounts.some((each) => each.start >= question.start && each.end <= start)

function comparisonAt(marked: Marked, mark: Mark, before: readonly Comparison[]): Comparison | null {
  const { text, amounts } = marked
  const isTimes = mark.name.startsWith('times')
  const amount = amounts.findLast(({ end }) => end <= mark.start + 1)
  if (!amount || !/^[^.,;!?\d]{0,24}$/u.test(text.slice(amount.end, mark.start))) return null
  // «В 3 раза больше»: the word for "times" is part of both the number and the mark.
  if (isTimes && amount.kind !== 'times') return null
  const [from, to] = sentenceAt(text, mark.start)
  const rawLeft = text.slice(Math.max(from, before.at(-1)?.amount.end ?? from), amount.start)
  const behind = text.slice(mark.end, to)
  const right = holder(rightOf(behind), marked)
  const thing = [...text.slice(mark.end, to).matchAll(/^\s(?!than|as|чем)(\p{L}+)/giu)]
    .map(([, word]) => word ?? '')
    .join(' ')
  const isThere =
    /(?:^|\s)(?:there (?:are|were|is)|has|have|with)\s*$/iu.test(rawLeft) && /^\s\p{L}+ (?:than|as)/iu.test(behind)
  const leftText = isThere && /there (?:are|were|is)/iu.test(rawLeft) ? thing : lastClause(rawLeft)
  let left = holder(withShape(leftText, marked, mark), marked)
  if (left.stems.size === 0) left = told(marked, amount) ?? left
  const other = right.stems.size > 0 ? right : (told(marked, amount) ?? right)
  // "Lisa's stickers": what is counted names no holder where somebody else does.
  const things = amounts.map(({ noun }) => noun)
  const own = [...left.stems].filter((stem) => !other.stems.has(stem))
  const named = own.filter((stem) => !things.includes(stem))
  const stems = new Set(named.length > 0 ? named : own)
  const others = new Set([...other.stems].filter((stem) => !left.stems.has(stem)))
  if (stems.size === 0 || others.size === 0) return null
  return {
    amount,
    said: text.slice(from, to).trim(),
    isTimes: amount.kind === 'times',
    isMore: mark.name === 'more' || mark.name === 'timesMore',
    left: { ...left, stems },
    right: { ...other, stems: others },
  }
}

function sentenceAt(text: string, at: number): [number, number] {
  const starts = [...text.slice(0, at).matchAll(/[.!?;]\s/gu)].map(({ index }) => index + 1)
  const end = text.slice(at).search(/[.!?;](?:\s|$)/u)
  return [Math.max(0, ...starts), end < 0 ? text.length : at + end]
}

/** "Kate picked 18 apples and Joe picked": the subject is the last one named. */
const lastClause = (said: string) =>
  said
    .split(/[,:]\s|\s(?:and|but|while|и|а)\s|(?:^|\s)[-–—]\s/giu)
    .findLast((each) => /\p{L}{2}/u.test(each.replace(/(?:^|\s)(?:в|на|which|this|that|это|что)(?=\s|$)/giu, ''))) ?? ''

/** The words after "than", up to the next clause; in Russian the name may follow directly. */
function rightOf(behind: string): string {
  const than = /(?:^|[\s,])(?:than|as|чем)\s(.+)$/iu.exec(behind)
  const shape = /(?:than|as) it is (wide|long)(?!\p{L})/iu.exec(behind)
  if (shape) return shape[1] ?? ''
  const said = than ? (than[1] ?? '') : (/^\s(\p{L}+(?:\s\p{Lu}\p{L}+)?)/u.exec(behind)?.[1] ?? '')
  return (
    said.split(
      /[,;:]|\s(?:and|but|и|а|in a|in the class|has|have|does|did|is|are|was|were|равн\p{L}+|together)(?!\p{L})/iu,
    )[0] ?? ''
  )
}

const pronouns =
  /^(?:he|she|it|they|that|this|which|his|her|its|their|one|ones|have|picked|было|это|что|он|она|его|её|ее|них|нее|неё|нему|него)$/iu

function holder(said: string, { words, language }: Marked): Holder {
  const kept = said
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word) && !pronouns.test(word.replace(/[^\p{L}]/gu, '')))
    .join(' ')
    .replace(/[^\p{L}\s'-]/gu, '')
    .trim()
  const stems = [...stemsIn(kept, words)].map((stem) => shapeStem(stem, language))
  return {
    stems: new Set(stems),
    said: kept
      .replace(
        /^(?:the|a|an|у|в|на|во)\s|(?:^|\s)(?:has|have|had|costs?|is|are|was|weighs?|picked|reads?|got|gave|earns?|на|есть|было)$/giu,
        '',
      )
      .slice(0, 40),
  }
}

const shapeStem = (stem: string, language: string) =>
  language === 'en'
    ? /^(?:long|length)$/.test(stem)
      ? 'length'
      : /^(?:wide|width|breadth)$/.test(stem)
        ? 'width'
        : stem
    : stem

/** "A rectangle is twice as long as it is wide": the subject is its length. */
function withShape(said: string, marked: Marked, mark: Mark): string {
  if (!hasMark(marked, 'rectangle')) return said
  return /long/iu.test(marked.text.slice(mark.start, mark.end)) ? 'length' : said
}

/** "Ann has 24 marbles. That is ...": the holder of the amount just given. */
function told({ clauses, words, amounts, language, text }: Marked, amount: Amount): Holder | null {
  const before = amounts.findLast((each) => each.end <= amount.start && each.kind !== 'times')
  const clause = before && clauses.find(({ start, end }) => start <= before.start && before.start < end)
  if (!before || !clause) return null
  const names = [...clause.stems].filter((stem) => stem !== before.noun).map((stem) => shapeStem(stem, language))
  const word = text
    .slice(clause.start, clause.end)
    .match(/\p{L}+/gu)
    ?.find((each) => names.includes(words.stem(each)))
  return names.length === 0 ? null : { stems: new Set(names), said: word ?? names[0] ?? '' }
}

// ---- What is known and asked ------------------------------------------------------------------------------------------

function ownerOf(
  marked: Marked,
  known: Amount,
  holders: readonly Holder[],
  comparisons: readonly Comparison[],
): Place | null {
  const { clauses, language } = marked
  const clause = clauses.find(({ start, end }) => start <= known.start && known.start < end)
  if (!clause) return null
  const hasComparison = comparisons.some(({ amount }) => amount.start >= clause.start && amount.start < clause.end)
  const near = hasComparison ? stemsIn(marked.text.slice(known.start, clause.end), marked.words) : clause.stems
  const stems = new Set([...near].map((stem) => shapeStem(stem, language)))
  const named = holders.flatMap(({ stems: own }, index) => ([...own].some((stem) => stems.has(stem)) ? [index] : []))
  if (hasMark(clause, 'perimeter')) return hasMark(marked, 'rectangle') && holders.length === 2 ? 'around' : null
  if (hasMark(marked, 'perimeter')) return null
  if (hasMark(clause, 'together', 'total')) return 'all'
  const said = marked.text.slice(clause.start, clause.end)
  // "A cat weighs 5 kg" does not name the dog, even if the dog "weighs" too.
  if (named.length === holders.length)
    return /(?<!\p{L})(?:and|of|и|из)(?!\p{L})|^\s*\p{Lu}?\p{Ll}+ с \p{L}/iu.test(said) ? 'all' : null
  // Boys and girls make up the whole.
  if (named.length === 0 && arePair(marked, holders)) return 'all'
  const [only] = named
  if (named.length !== 1 || only === undefined || hasComparison) return null
  return namesAnother(marked, said, holders[only] ?? null, known) ? null : only
}

const arePair = ({ words }: Marked, [one, other, ...more]: readonly Holder[]): boolean => {
  if (!one || !other || more.length > 0) return false
  const begins = (holder: Holder, word: string) => [...holder.stems].some((stem) => stem.startsWith(word.slice(0, 5)))
  return words.opposites.some(([a, b]) => (begins(one, a) && begins(other, b)) || (begins(one, b) && begins(other, a)))
}

/** Whether the words name somebody outside the comparison. */
function namesAnother({ words, language }: Marked, said: string, own: Holder | null, known: Amount): boolean {
  const names = said.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []
  return names.some((name) =>
    [...stemsIn(name, words)].some((stem) => stem !== known.noun && !own?.stems.has(shapeStem(stem, language))),
  )
}

function askedOf(marked: Marked, holders: readonly Holder[], marks: readonly Mark[]): Place | null {
  const question = questionClause(marked)
  const stems = new Set([...question.stems].map((stem) => shapeStem(stem, marked.language)))
  const named = holders.flatMap(({ stems: own }, index) => ([...own].some((stem) => stems.has(stem)) ? [index] : []))
  const has = (...names: readonly Mark['name'][]) => marks.some(({ name }) => names.includes(name))
  if (has('perimeter')) return hasMark(marked, 'rectangle') ? 'around' : null
  if (has('difference') || has('more', 'fewer')) return has('difference') && named.length !== 1 ? 'difference' : null
  if (has('together', 'total')) return named.length === 0 || named.length === holders.length ? 'all' : null
  const [only] = named
  return named.length === 1 && only !== undefined ? only : null
}
