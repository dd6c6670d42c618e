import { graphWords } from '../../../language/relation-words.ts'
import { add, multiply, type Rational, rational, subtract } from '../../../math/rational.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { clausesOf, type Task, token, tokensIn, words } from './said.ts'
import { Sheet } from './sheet.ts'

interface Share {
  readonly at: number
  readonly base: 'whole' | 'rest' | 'part'
  readonly stems: ReadonlySet<string>
}

/** The stems of the words that tell something: none of those that any clause may have. */
export function stemsOf(mask: string, { words: own, language }: Task): Set<string> {
  const small = words(`(?:${own.small})`)
  return new Set(
    [...mask.matchAll(/\p{L}[\p{L}'-]*/gu)].flatMap(([word]) =>
      word.length < 3 || small.exec(word)?.[0] === word ? [] : graphWords[language].stem(word),
    ),
  )
}

/** "A quarter are blue and the others are white" are two clauses. */
function partsOf(told: string, { words: own }: Task): string[] {
  return clausesOf(told, own).flatMap((clause) => {
    const at = [...clause.matchAll(words(own.andOthers, 'giu'))].at(-1)?.index
    return at === undefined || clause.slice(at).includes('⟦') ? [clause] : [clause.slice(0, at), clause.slice(at)]
  })
}

const ZERO = rational(0)
const ONE = rational(1)

/** Fractions of a known whole, of what is left of it, or of the part before, and amounts that go away. */
export function readShares(task: Task): KindOfTask | null {
  const { words: own, said, mask, asked: question, told } = task
  const shares = said.flatMap(({ kind }, at) => (kind === 'share' ? [at] : []))
  const [first] = shares
  if (first === undefined || said.some(({ kind }) => kind === 'times') || words(own.oddParts).test(mask)) return null
  if (shares.some((at) => said[at]!.value.n >= said[at]!.value.d)) return null
  const others = said.flatMap(({ kind }, at) => (kind === 'share' ? [] : [at]))
  // "A third of the 96 trees", "there were 18 doughnuts": the whole is the first amount, at the latest just behind a part.
  const [whole, ...amounts] = others
  if (whole === undefined) return null
  const ofWhole = words(`${own.of} (?:<W> ){0,2}<N>`).exec(mask.slice(mask.indexOf(token(first))))
  if (whole > first && !(whole === first + 1 && ofWhole && tokensIn(ofWhole[0])[0] === whole)) return null
  const behindWhole = mask.slice(mask.indexOf(token(whole)))
  const nouns = stemsOf(/^⟦\d+⟧[\s-]((?:\p{L}+\s){0,2}\p{L}+)?/u.exec(behindWhole)?.[1] ?? '', task)
  const before = stemsOf(mask.slice(0, Math.max(mask.indexOf(token(first)), mask.indexOf(token(whole)) + 12)), task)
  const clauses = partsOf(told, task)
  const list: Share[] = []
  for (const at of shares) {
    const from = mask.indexOf(token(at)) + token(at).length
    const behind = mask.slice(from)
    const ofRest = new RegExp(`^\\s?(?:${own.ofRest})(?!\\p{L})`, 'iu').test(behind)
    const ofPart = new RegExp(`^\\s(?:${own.ofPart})(?!\\p{L})`, 'iu').test(behind)
    const ofThem = new RegExp(`^\\s(?:${own.ofThem})(?!\\p{L})`, 'iu').test(behind)
    if (ofThem && list.length > 0) return null
    const thing = new RegExp(`^\\s${own.ofThing}(\\p{L}+)`, 'iu').exec(behind)?.[1]
    if (!ofRest && !ofPart && thing && list.length > 0) {
      const stem = [...stemsOf(thing, task)][0]
      if (stem !== undefined && list.some((each) => each.stems.has(stem))) return null
      if (stem !== undefined && !nouns.has(stem) && !before.has(stem)) return null
    }
    const clause = clauses.find((each) => each.includes(token(at)))
    if (clause === undefined) return null
    const tokens = tokensIn(clause)
    const start = tokens.length === 1 ? 0 : clause.indexOf(token(at))
    const next = tokens[tokens.indexOf(at) + 1]
    const isNextWhole = next === whole
    const end = next !== undefined && !isNextWhole ? clause.indexOf(token(next)) : clause.length
    if (ofPart && list.length === 0) return null
    const ofWhat = stemsOf(thing ?? '', task)
    list.push({
      at,
      base: ofRest ? 'rest' : ofPart ? 'part' : 'whole',
      stems: new Set(
        [...stemsOf(clause.slice(start, end), task)].filter((stem) => !nouns.has(stem) && !ofWhat.has(stem)),
      ),
    })
  }
  if (list[0]?.base !== 'whole' && !(list[0]?.base === 'rest' && amounts.some((at) => at < list[0]!.at))) return null
  // An amount is taken away in a clause of its own, or in the list of the parts.
  for (const at of amounts) {
    const clause = clauses.find((each) => each.includes(token(at)))
    if (clause === undefined || question.includes(token(at)) || tokensIn(clause).length > 2) return null
    if (words(own.clock).test(clause) || words(own.gain).test(clause.replace(words(own.loss), ''))) return null
    const noun = /^\s(\p{L}+)/u.exec(mask.slice(mask.indexOf(token(at)) + token(at).length))?.[1] ?? ''
    const isVerb = [own.loss, own.verbs].some((source) => words(source).exec(noun)?.[0] === noun)
    const isSame = isVerb || [...stemsOf(noun, task)].every((stem) => nouns.has(stem))
    const isMoney = said[at]!.kind === 'money' && said[whole]!.kind === 'money'
    if (!isMoney && (said[at]!.kind === 'money' || !isSame)) return null
    if (!isMoney && !words(own.loss).test(clause) && list.every((share) => share.at > at)) return null
  }
  const wanted = wantedOf(task, list, nouns, amounts)
  return wanted === null ? null : built(task, whole, list, amounts, wanted)
}

function wantedOf(
  task: Task,
  list: readonly Share[],
  nouns: ReadonlySet<string>,
  amounts: readonly number[],
): number | 'rest' | 'taken' | null {
  const { words: own, asked: question, told } = task
  if (words(own.asksFirst).test(question) || words(own.negation).test(question)) return null
  if (words(own.asksOthers).test(question)) return 'rest'
  const asked = new Set([...stemsOf(question, task)].filter((stem) => !nouns.has(stem)))
  const shared = (stems: ReadonlySet<string>) => [...stems].filter((stem) => asked.has(stem)).length
  const rest = partsOf(told, task).filter((clause) => words(own.others).test(clause) && tokensIn(clause).length === 0)
  const byRest = rest.map((clause) => shared(stemsOf(clause, task))).reduce((a, b) => a + b, 0)
  const scores = list.map(({ stems }) => shared(stems))
  const best = Math.max(...scores, 0)
  const gone = amounts.flatMap((at) => clausesOf(told, own).filter((each) => each.includes(token(at))))
  if (gone.some((clause) => shared(stemsOf(clause, task)) > 0)) return null
  const winners = scores.flatMap((score, index) => (score === best ? [index] : []))
  if (words(own.together).test(question))
    return scores.every((score) => score > 0) && amounts.length === 0 ? 'taken' : null
  if (byRest > best) return 'rest'
  // "The rest we worked. How many minutes was that?"
  if (best === 0 && rest.length === 1 && words(own.thatIs).test(question)) return 'rest'
  if (best === 0 && list.length === 1 && amounts.length === 0 && rest.length === 0) return null
  const [only, ...more] = winners
  return best > byRest && only !== undefined && more.length === 0 ? only : null
}

function built(
  task: Task,
  whole: number,
  list: readonly Share[],
  amounts: readonly number[],
  wanted: number | 'rest' | 'taken',
): KindOfTask | null {
  const { words: own, said } = task
  const { names, slips, because } = own
  const sheet = new Sheet(task)
  const all = said[whole]!.value
  const wholeRole = sheet.know(whole, names.whole)
  let [rest, restValue] = [wholeRole, all]
  let [plain, count] = [all, 0]
  const parts: { role: string; value: Rational }[] = []
  const lessened: string[] = []
  /** What the sum of the parts so far leaves. */
  const settle = () => {
    if (lessened.length === 0) return
    count++
    rest = sheet.find(`rest_${count}`, names.rest(count), `rest_${count} = ${rest} - ${lessened.join(' - ')}`)
    lessened.length = 0
  }
  const events = [...list.map(({ at }) => at), ...amounts].toSorted((a, b) => a - b)
  const last = typeof wanted === 'number' ? list[wanted]!.at : Number.POSITIVE_INFINITY
  const unused: number[] = []
  for (const at of events) {
    const share = list.find((each) => each.at === at)
    const { value } = said[at]!
    // What happens after the part that is asked for, or beside it, plays no part.
    const isNeeded = typeof wanted !== 'number' || at === last || (at < last && list[wanted]!.base !== 'whole')
    if (!isNeeded) {
      unused.push(at)
      continue
    }
    if (!share) {
      lessened.push(sheet.know(at, names.goes))
      restValue = subtract(restValue, value)
      plain = subtract(plain, value)
      continue
    }
    if (share.base === 'rest') settle()
    const before = parts.at(-1)
    if (share.base === 'part' && !before) return null
    const [base, baseValue] =
      share.base === 'whole'
        ? [wholeRole, all]
        : share.base === 'rest'
          ? [rest, restValue]
          : [before!.role, before!.value]
    const name = share.base === 'whole' ? names.ofWhole : share.base === 'rest' ? names.ofRest : names.ofPart
    const role = sheet.find(
      `part_${parts.length + 1}`,
      names.part(parts.length + 1),
      `part_${parts.length + 1} = ${base} * ${sheet.know(at, name)}`,
    )
    const amount = multiply(baseValue, value)
    parts.push({ role, value: amount })
    plain = subtract(plain, multiply(all, value))
    if (share.base === 'part') {
      if (typeof wanted !== 'number') return null
      continue
    }
    lessened.push(role)
    restValue = subtract(restValue, amount)
  }
  const idle = [...task.idle, ...unused.map((at) => said[at]!.text)]
  const at = typeof wanted === 'number' ? parts.at(-1) : null
  if (at) {
    const base = list[wanted as number]!
    return sheet.done(at.role, {
      idle,
      slips: [
        { value: multiply(all, said[base.at]!.value), text: slips.ofWhole },
        { value: multiply(at.value, subtract(divideOne(said[base.at]!.value), ONE)), text: slips.notEnd },
      ].filter(({ value }) => value.n !== at.value.n || value.d !== at.value.d),
      because: because.shares,
    })
  }
  if (wanted === 'taken') {
    sheet.find('taken', names.taken, `taken = ${parts.map(({ role }) => role).join(' + ')}`)
    const taken = parts.map(({ value }) => value).reduce(add, ZERO)
    return sheet.done('taken', {
      slips: [{ value: subtract(all, taken), text: slips.notEnd }],
      because: because.shares,
    })
  }
  settle()
  if (restValue.n < 0n) return null
  return sheet.done(rest, {
    slips: [
      { value: plain, text: slips.ofWhole },
      { value: subtract(all, restValue), text: slips.notEnd },
    ].filter(({ value }) => value.n !== restValue.n || value.d !== restValue.d),
    because: because.shares,
  })
}

const divideOne = ({ n, d }: Rational) => rational(d, n)
