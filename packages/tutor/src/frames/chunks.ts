import type { Unit } from '../math/units.ts'
import type { StoryLanguage } from './lexicon.ts'
import type { Amount, Token } from './tokens.ts'

export interface Word {
  readonly text: string
  readonly key: string
  readonly start: number
  readonly ordinal: number | null
  readonly isAdjective: boolean
  readonly isName: boolean
  /** "speed", "price": the word names a quantity. */
  readonly measure: string | null
  /** The lexicon's tag, such as `width`, or `word`. */
  readonly tag: string
}

/** A noun phrase: a person, a thing, an amount of something. */
export interface Np {
  readonly kind: 'np'
  prep: string | null
  isEach: boolean
  amount: Amount | null
  /** What the question asks of this phrase: "how many" gives `count`. */
  asked: string | null
  unit: Unit | null
  unitText: string
  words: Word[]
  of: Np | null
  /** "60 km an hour", "$2 a pen" */
  per: Np | null
  pron: string | null
  /** The pronoun as it was written. */
  said: string
  /** "a", "an" */
  isOne: boolean
  readonly flags: Set<string>
  start: number
  end: number
}
export interface Verb {
  readonly kind: 'verb'
  readonly cls: string
  readonly key: string
  readonly text: string
  readonly start: number
}
/** A comparative ("longer", "больше"): what is compared, and in which direction. */
export interface Comparative {
  readonly kind: 'cmp'
  readonly measure: string
  readonly sign: 1 | -1
  readonly start: number
}
export interface Flag {
  readonly kind: 'flag'
  readonly tag: string
  readonly text: string
  readonly start: number
}
export type Element = Np | Verb | Comparative | Flag

export interface Clause {
  readonly elements: readonly Element[]
  readonly isQuestion: boolean
  /** First clause of its sentence. */
  readonly isFirst: boolean
  /** Elliptical: the verb is that of the previous clause. */
  readonly isShort: boolean
}

/** Thrown for a known word in a position where its role is unknown; the reading is then abandoned. */
export class Unclear extends Error {}
export function unclear(why = ''): never {
  throw new Unclear(why)
}

/** Flags on the words they stand with. */
const inside = new Set(['some', 'more', 'less', 'other', 'another', 'rest', 'all', 'both', 'same', 'same-as', 'full'])
/** Question words that a noun may follow ("how many boxes"). */
const wordyAsks = new Set(['count', 'what', 'percent', 'difference', 'fraction', 'much'])
const separators = new Set(['comma', 'dash', 'and', 'but', 'if'])
/** Nouns that name a quantity. */
const measureWords: Readonly<Record<string, string>> = {
  'money-word': 'money',
  speed: 'speed',
  distance: 'length',
  price: 'price',
  cost: 'price',
  weight: 'mass',
  height: 'length',
  length: 'length',
  width: 'length',
  age: 'age',
  area: 'area',
  perimeter: 'length',
  side: 'length',
}
const askMeasures: Readonly<Record<string, string>> = {
  'ask:count': 'count',
  'ask:much': 'much',
  'ask:far': 'length',
  'ask:long': 'long',
  'ask:old': 'age',
  'ask:fast': 'speed',
  'ask:tall': 'length',
  'ask:heavy': 'mass',
  'ask:when': 'clock',
  'ask:percent': 'percent',
  'ask:fraction': 'fraction',
  'ask:what': 'what',
  'ask:find': 'what',
  'ask:difference': 'difference',
  'ask:times': 'factor',
  'ask:change': 'back',
}

export function clausesOf(tokens: readonly Token[], language: StoryLanguage): Clause[] {
  const clauses: Clause[] = []
  let sentence: Token[] = []
  for (const token of [...stopped(tokens), stop]) {
    if (token.tag !== 'stop' && token.tag !== 'question') {
      sentence.push(token)
      continue
    }
    if (sentence.length > 0) clauses.push(...clausesOfSentence(sentence, token.tag === 'question', language))
    sentence = []
  }
  return clauses
}

const stop: Token = { tag: 'stop', text: '.', start: -1, end: -1, key: '' }
const isEnd = (token: Token) => token.tag === 'stop' || token.tag === 'question'
/** Imperatives before the question proper: "find how many". */
const requests = new Set(['ask:find', 'ask:what'])

/** Restores missing full stops: a question after a statement starts a sentence of its own. */
function stopped(tokens: readonly Token[]): Token[] {
  const made: Token[] = []
  let hasNumber = false
  for (const [index, token] of tokens.entries()) {
    if (isEnd(token)) hasNumber = false
    hasNumber ||= token.tag === 'num'
    const next = tokens.slice(index + 1, index + 3)
    if (requests.has(token.tag) && next.find((each) => each.tag !== 'comma')?.tag.startsWith('ask:')) continue
    const before = made.at(-1)
    const asks = token.tag.startsWith('ask:') || (token.tag.startsWith('prep:') && next[0]?.tag.startsWith('ask:count'))
    if (asks && hasNumber && before && !isEnd(before) && !beforeQuestion.test(before.tag)) {
      made.push(stop)
      hasNumber = false
    }
    made.push(token)
  }
  return made
}
/** What may join statement and question in one sentence. */
const beforeQuestion = /^(?:comma|dash|and|but|if|when|aux|verb:.*|prep:.*|ask:.*)$/u

const isVerb = (token: Token) => token.tag.startsWith('verb:') || token.tag === 'be'

function clausesOfSentence(tokens: readonly Token[], isQuestion: boolean, language: StoryLanguage): Clause[] {
  const segments: Element[][] = [[]]
  const joints: string[] = ['']
  let current: Element[] = segments[0] ?? []
  let np: Np | null = null
  let prep: string | null = null
  let isOf = false
  let isPer = false
  let isEach = false
  let isOne = false
  let flags: Flag[] = []
  let asked: string | null = null

  const close = () => {
    if (np) {
      const last = np.words.at(-1)
      if (np.amount && np.prep === null && last && language.isRecipient?.(last.text)) np.prep = 'among'
      current.push(unwrapped(np))
    }
    np = null
  }
  const open = (token: Token): Np => {
    const made: Np = {
      kind: 'np',
      prep,
      isEach,
      amount: null,
      asked,
      unit: null,
      unitText: '',
      words: [],
      of: null,
      per: null,
      pron: null,
      said: '',
      isOne,
      flags: new Set(flags.map((each) => each.tag)),
      start: token.start,
      end: token.end,
    }
    const host = np
    if (host && isOf) host.of = { ...made, prep: null }
    else if (host && isPer) host.per = { ...made, prep: null, isEach: true }
    else {
      close()
      np = made
      prep = null
    }
    const target = isOf && host ? host.of : isPer && host ? host.per : np
    isOf = false
    isPer = false
    isEach = false
    isOne = false
    flags = []
    asked = null
    return target ?? made
  }
  /** The phrase that the next word attaches to: the innermost one. */
  const innermost = (): Np | null => {
    let at = np
    while (at?.of || at?.per) at = at.of ?? at.per
    return at
  }
  const loose = () => {
    if (asked !== null || isEach || prep !== null || flags.length > 0) {
      const first = flags[0]
      open({ tag: '', text: '', start: first?.start ?? -1, end: -1, key: '' })
    }
    close()
    isOf = false
    isPer = false
    isOne = false
  }
  const segment = (joint: string) => {
    loose()
    current = []
    segments.push(current)
    joints.push(joint)
  }

  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    const before = tokens[index - 1]
    const { tag } = token
    if (tag === 'unknown' || tag === 'block') unclear(`word: ${token.text}`)
    if (tag === 'when' && index === 0 && isQuestion) {
      asked = 'clock'
      continue
    }
    if (separators.has(tag) || tag === 'when') {
      segment(tag === 'when' ? 'if' : tag)
      continue
    }
    if (tag === 'det') {
      // "9 such boxes"
      const isOpen = (np as Np | null)?.amount && (np as Np | null)?.words.length === 0
      if (np && !isOf && !isPer && !isEach && !isOpen) close()
      continue
    }
    if (tag === 'a') {
      const host = np as Np | null
      // "$2 a pen", "60 km an hour"
      if (
        host?.amount &&
        (host.amount.unit || host.words.length > 0) &&
        next &&
        (next.tag === 'unit' || host.amount.unit?.quantity === 'money')
      )
        isPer = true
      else if (!isOf && !isEach) close()
      isOne = true
      continue
    }
    if (tag === 'per') {
      if (!np) unclear('per')
      isPer = true
      continue
    }
    if (tag === 'each') {
      loose0()
      isEach = true
      continue
    }
    if (tag === 'prep:of') {
      if (isEach) continue
      if (np) isOf = true
      else prep = 'from'
      continue
    }
    // «В каждой из 7 ваз»
    if (tag === 'prep:from' && isEach && np === null) continue
    if (tag.startsWith('prep:')) {
      if (
        (isEach || asked !== null || flags.some((each) => each.tag === 'rest' || each.tag === 'other')) &&
        np === null
      )
        loose()
      else close()
      prep = tag.slice(5)
      isOf = false
      continue
    }
    // "Find the area", but "did the girls find"
    if (tag === 'ask:find' && index > 0) {
      loose()
      current.push({ kind: 'verb', cls: 'gain', key: token.key, text: token.text, start: token.start })
      continue
    }
    if (tag.startsWith('ask:') && askMeasures[tag]) {
      if (prep === null || (np as Np | null) !== null || asked !== null) loose()
      asked = askMeasures[tag] ?? null
      continue
    }
    if (tag === 'num' && token.amount) {
      const inner = innermost()
      if (isOf || isPer || !inner || inner.amount || inner.words.length > 0 || inner.pron || inner.unit) {
        if (!isOf && !isPer) close()
        const made = open(token)
        made.amount = token.amount
        made.end = token.end
      } else {
        inner.amount = token.amount
        inner.end = token.end
      }
      continue
    }
    // "the older brother"
    if (
      tag.startsWith('cmp:') &&
      language.isAdjective === null &&
      next?.tag === 'word' &&
      (before?.tag === 'det' || before?.tag === 'a')
    ) {
      close()
      const made = open(token)
      made.words.push({
        ...wordOf({ ...token, tag: 'word', key: token.text.toLowerCase() }, language, true),
        isAdjective: true,
      })
      continue
    }
    if (tag.startsWith('cmp:')) {
      loose()
      const [, measure = 'any', sign] = tag.split(':')
      current.push({ kind: 'cmp', measure, sign: sign === '+' ? 1 : -1, start: token.start })
      continue
    }
    if (inside.has(tag)) {
      const flag: Flag = { kind: 'flag', tag, text: token.text, start: token.start }
      const inner = innermost()
      const isBehind = (tag === 'more' || tag === 'less') && next?.tag !== 'word' && next?.tag !== 'num'
      if (inner && !isOf && !isPer && (inner.amount || inner.asked) && (inner.words.length === 0 || isBehind))
        inner.flags.add(
          isBehind && tag === 'more' && (inner.words.length > 0 || inner.amount?.unit != null) ? 'beyond' : tag,
        )
      else {
        if (!isOf && !isPer) close()
        flags.push(flag)
      }
      continue
    }
    if (tag.startsWith('which:')) {
      const inner = innermost()
      const word: Word = { ...wordOf({ ...token, tag: 'word', key: tag }, language, true), isAdjective: true }
      if (inner && !isOf && !isPer && prep === null && inner.words.length === 0) inner.words.push(word)
      else {
        if (!isOf && !isPer) close()
        open(token).words.push(word)
      }
      continue
    }
    if (tag.startsWith('pron:')) {
      if (asked !== null && np === null) loose()
      if (!isOf) close()
      const made = open(token)
      made.pron = tag.slice(5)
      made.said = token.text.toLowerCase()
      if (!isOf) close()
      continue
    }
    // A known verb after a number or an article is a noun here: "5 packs", "a walk".
    const isNoun =
      tag.startsWith('verb:') &&
      language.isAdjective === null &&
      !token.text.includes(' ') &&
      (before?.tag === 'num' ||
        before?.tag === 'a' ||
        before?.tag === 'det' ||
        before?.tag === 'each' ||
        before?.tag === 'ask:count' ||
        before?.tag === 'prep:of' ||
        before?.tag === 'prep:per' ||
        before?.tag === 'more') &&
      !/(?:ed|ing)$/.test(token.text)
    const isGerund =
      prep !== null &&
      np === null &&
      language.isAdjective === null &&
      token.tag.startsWith('verb:') &&
      token.text.endsWith('ing')
    if (isVerb(token) && !isNoun && !isGerund) {
      if (asked === 'count' && np === null && ['verb:cost', 'verb:stand', 'verb:weigh', 'verb:pay'].includes(tag))
        asked = 'much'
      loose()
      current.push({
        kind: 'verb',
        cls: tag === 'be' ? 'be' : tag.slice(5),
        key: token.key,
        text: token.text,
        start: token.start,
      })
      continue
    }
    if (tag === 'unit' && token.unit) {
      const inner = innermost()
      if (
        !isOf &&
        !isPer &&
        inner &&
        inner.words.length === 0 &&
        !inner.amount &&
        !inner.unit &&
        (inner.asked || inner.isEach || inner.isOne)
      ) {
        inner.unit = token.unit
        inner.unitText = token.text
        inner.end = token.end
      } else if (
        language.isAdjective === null &&
        inner &&
        !isOf &&
        !isPer &&
        inner.words.length > 0 &&
        inner.unit === null &&
        !inner.amount &&
        !inner.asked
      ) {
        inner.words.push(wordOf(token, language, index === 0))
      } else {
        if (!isOf && !isPer) close()
        const made = open(token)
        made.unit = token.unit
        made.unitText = token.text
        made.end = token.end
      }
      continue
    }
    if (
      tag === 'word' ||
      isNoun ||
      isGerund ||
      measureWords[tag] !== undefined ||
      tag === 'legs' ||
      tag === 'heads' ||
      tag === 'fence'
    ) {
      const word = wordOf(
        isNoun || isGerund ? { ...token, key: language.stem(token.text.toLowerCase()) } : token,
        language,
        index === 0,
      )
      const inner = innermost()
      const isAfterUnit = inner?.amount?.unit || inner?.unit
      if (asked !== null && np === null && !wordyAsks.has(asked) && language.isAdjective !== null) loose()
      if (!inner || isOf || isPer || isEach || prep !== null || inner.pron) {
        if (!isOf && !isPer) close()
        const made = open(token)
        made.words.push(word)
        made.end = token.end
      } else if (language.isAdjective === null) {
        if (isAfterUnit) {
          close()
          const made = open(token)
          made.words.push(word)
          made.end = token.end
        } else {
          inner.words.push(word)
          inner.end = token.end
        }
      } else if (inner.asked && !wordyAsks.has(inner.asked) && inner.words.length === 0) {
        close()
        open(token).words.push(word)
      } else addRussian(inner, word, token, next)
      continue
    }
    // "7 equal pieces", «3 одинаковых ящика»
    if (tag === 'equally' && (np as Np | null)?.amount && (np as Np | null)?.words.length === 0) {
      current.push({ kind: 'flag', tag, text: token.text, start: token.start })
      continue
    }
    if (tag === 'aux') {
      loose()
      continue
    }
    if (tag === 'skip' || tag === 'unit') {
      if (tag !== 'skip' || !np) continue
      close()
      continue
    }
    if (asked === null || np !== null) loose()
    current.push({ kind: 'flag', tag, text: token.text, start: token.start })
  }
  loose()
  return clausesFrom(segments, joints, isQuestion)

  function loose0() {
    if (asked !== null || flags.length > 0 || prep === null) close()
    isOf = false
    isPer = false
  }

  /** Russian word order: the head first, then its genitive; an adjective precedes its noun. */
  function addRussian(inner: Np, word: Word, token: Token, next: Token | undefined) {
    const unit = inner.amount?.unit ?? inner.unit
    const hasHead = inner.words.some((each) => !each.isAdjective)
    if (!hasHead && !unit) {
      inner.words.push(word)
      inner.end = token.end
      return
    }
    const made: Np = { ...emptyNp(token), words: [word] }
    const isNumbered = inner.amount !== null || inner.asked !== null
    const isBeforeVerb = next !== undefined && (isVerb(next) || next.tag.startsWith('cmp:'))
    const isSeparate =
      (unit?.quantity === 'time' && inner.prep === null) ||
      (word.isName &&
        (isNumbered || (inner.prep !== null && inner.prep !== 'owner') || inner.words.at(-1)?.isName === true)) ||
      (isNumbered &&
        isBeforeVerb &&
        unit?.quantity !== 'mass' &&
        unit?.quantity !== 'volume' &&
        !word.isAdjective &&
        !(unit?.quantity === 'length' && unit.en !== 'km' && /[ыи]$/.test(word.text))) ||
      (!isNumbered && inner.prep !== null && inner.prep !== 'owner' && isBeforeVerb && !word.isAdjective) ||
      (word.isAdjective && word.ordinal === null && /(?:ые|ие|ый|ий|ая|яя|ое|ее)$/.test(word.text)) ||
      (unit !== null &&
        unit !== undefined &&
        inner.prep !== null &&
        unit.quantity !== 'mass' &&
        unit.quantity !== 'volume' &&
        isBeforeVerb) ||
      (unit?.quantity === 'time' && inner.prep !== null)
    if (isSeparate) {
      close()
      np = made
    } else inner.of = made
    if (np) np.end = token.end
  }
}

/** "A speed of 15 km/h" is 15 km/h. */
function unwrapped(np: Np): Np {
  const inner = np.of
  if (
    !inner?.amount ||
    np.amount ||
    np.asked ||
    np.words.length === 0 ||
    np.words.some((each) => each.measure === null)
  )
    return np
  return { ...inner, prep: np.prep, start: np.start, per: np.per ?? inner.per }
}

const emptyNp = (token: { start: number; end: number }): Np => ({
  kind: 'np',
  prep: null,
  isEach: false,
  amount: null,
  asked: null,
  unit: null,
  unitText: '',
  words: [],
  of: null,
  per: null,
  pron: null,
  said: '',
  isOne: false,
  flags: new Set(),
  start: token.start,
  end: token.end,
})

function wordOf(token: Token, language: StoryLanguage, isFirst: boolean): Word {
  return {
    text: token.text,
    key:
      token.key === '' || !(token.tag === 'word')
        ? language.stem(token.text.toLowerCase().replaceAll('ё', 'е'))
        : token.key,
    start: token.start,
    ordinal: token.ordinal ?? null,
    isAdjective:
      token.ordinal !== undefined || (language.isAdjective?.(token.text.toLowerCase().replaceAll('ё', 'е')) ?? false),
    isName: /^\p{Lu}/u.test(token.text) && !isFirst,
    measure: measureWords[token.tag] ?? null,
    tag: token.tag,
  }
}

const hasVerb = (elements: readonly Element[]) =>
  elements.some((each) => each.kind === 'verb' || each.kind === 'cmp' || (each.kind === 'flag' && each.tag === 'left'))
const hasNumber = (elements: readonly Element[]) =>
  elements.some((each) => each.kind === 'np' && (each.amount !== null || each.asked !== null || each.of?.amount))

/** Splits a sentence at its verbs; a segment without a verb joins a neighboring clause. */
function clausesFrom(segments: readonly Element[][], joints: readonly string[], isQuestion: boolean): Clause[] {
  const made: { elements: Element[]; isShort: boolean }[] = []
  let pending: Element[] = []
  const separator = (joint: string): Element[] =>
    joint === '' ? [] : [{ kind: 'flag', tag: joint === 'dash' ? 'comma' : joint, text: joint, start: -1 }]
  for (const [index, segment] of segments.entries()) {
    const joint = joints[index] ?? ''
    if (segment.length === 0) {
      if (joint === 'if' || joint === 'but') pending.push(...separator(joint))
      continue
    }
    const previous = made.at(-1)
    const isLast = !segments.slice(index + 1).some((each) => each.length > 0)
    if (hasVerb(segment)) {
      made.push({ elements: [...pending, ...segment], isShort: false })
      pending = []
    } else if (!previous) {
      // A segment without a verb belongs to the next one ("In 3 hours, a car ..."), unless no segment has a verb.
      const rest = segments.slice(index + 1)
      if (rest.some(hasVerb) && !(hasNumber(segment) && isOwnFact(segment)))
        pending.push(
          ...(pending.length > 0 ? separator(joint) : []),
          ...segment,
          ...separator(joints[index + 1] ?? '').slice(0, 1),
        )
      else {
        made.push({ elements: [...pending, ...segment], isShort: false })
        pending = []
      }
    } else if (hasNumber(segment) || segment.some((each) => each.kind === 'np' && each.flags.has('rest'))) {
      made.push({ elements: [...pending, ...segment], isShort: true })
      pending = []
    } else if (isLast || !segments.slice(index + 1).some(hasVerb)) {
      previous.elements.push(...separator(joint), ...segment)
    } else pending.push(...(pending.length > 0 ? separator(joint) : []), ...segment)
  }
  const last = made.at(-1)
  if (pending.length > 0) {
    if (last) last.elements.push(...pending)
    else made.push({ elements: pending, isShort: false })
  }
  return made.map((each, index) => ({
    elements: each.elements,
    isQuestion:
      isQuestion ||
      each.elements.some((element) => element.kind === 'np' && (element.asked !== null || element.of?.asked)),
    isFirst: index === 0,
    isShort: each.isShort,
  }))
}

/** A number with a thing and a holder needs no verb: «у Тани 5 яблок». */
const isOwnFact = (segment: readonly Element[]) =>
  segment.length >= 2 && segment.some((each) => each.kind === 'np' && each.amount !== null && each.prep === null)
