import {
  type Formula,
  parseFormula,
  type Rounding,
  residue,
  slotOf,
  slotResidues,
  slotsOf,
  withSlots,
  writeFormula,
} from './formula.ts'
import { hashOf } from './hash.ts'

/** A formula whose slots are filled by story numbers in text order, with the labels of its weights. */
export interface Template {
  readonly formula: Formula
  readonly rounding: Rounding
  readonly size: number
  readonly name: string
  /** Indices into `labels.slots`, for each slot. */
  readonly slotLabels: readonly Int32Array[]
  /** Flat triples: first slot, second slot, index into `labels.pairs`. */
  readonly pairs: Int32Array
  /** Indices into `labels.texts`. */
  readonly textLabels: Int32Array
  /** Label of the formula up to the order of its slots. */
  readonly formulaLabel: number
  /** Label shared by all formulas of this shape. */
  readonly shapeLabel: number
  /** Label of the formula in this order. */
  readonly ownLabel: number
}
export interface Labels {
  readonly slots: Uint32Array
  readonly pairs: Uint32Array
  readonly texts: Uint32Array
}
export interface Templates {
  readonly bySize: readonly (readonly Template[])[]
  readonly labels: Labels
  /** The learned formulas without duplicates. */
  readonly learnt: readonly string[]
}

export const MOST_SLOTS = 6
/** With more slots only the orders met in training are kept: all permutations would be too many. */
const MOST_ORDERED = 4

/** Prefix of a formula with a fixed slot order. */
export const FIXED = '='
/** Prefix of a formula whose quotient may be rounded. */
export const ROUNDED = '~'
/** Quotients that may be rounded even if training had none. */
const rounds = new Set(['a/b', 'a*b/c', 'a/b/c', '(a+b)/c', '(a-b)/c'])

/** Calculations with two or three numbers that are always included. */
const simple =
  'a a+b a-b a*b a/b a+b+c a+b-c a-b-c a*b*c a*b/c a/b/c a*b+c a*b-c c-a*b a/b+c a/b-c c-a/b (a+b)*c (a-b)*c (a+b)/c (a-b)/c c/(a+b) c/(a-b)'

function readTemplate(text: string): Formula | null {
  return parseFormula(text, (leaf) => (/[a-h]/.test(leaf) ? slotOf(leaf) : null))?.formula ?? null
}

const keyOf = (formula: Formula) => residue(formula, (slot) => slotResidues[slot] ?? 1)

/** All permutations of the slots. */
export function* ordersOf(slots: readonly number[]): Generator<readonly number[]> {
  if (slots.length <= 1) {
    yield slots
    return
  }
  for (const first of slots) for (const rest of ordersOf(slots.filter((each) => each !== first))) yield [first, ...rest]
}

const renamed = (formula: Formula, slots: readonly number[], order: readonly number[]) =>
  withSlots(formula, new Map(slots.map((slot, index) => [slot, order[index] ?? 0])))

/** Canonical name of a formula up to the order of its slots: the alphabetically first. */
function baseNameOf(formula: Formula): string {
  const slots = slotsOf(formula)
  const places = slots.map((_, index) => index)
  return writeFormula(renamed(formula, slots, places))
}

export function templatesOf(learnt: readonly string[]): Templates {
  const slots = labelled()
  const pairs = labelled()
  const texts = labelled()
  const bySize: Template[][] = Array.from({ length: MOST_SLOTS + 1 }, () => [])
  const known = new Set<number>()
  const added: string[] = []
  const own = simple.split(' ')
  for (const [place, text] of [...own, ...learnt].entries()) {
    const isFixed = text.includes(FIXED)
    const plain = text.replace(FIXED, '').replace(ROUNDED, '')
    const formula = readTemplate(plain)
    if (!formula) throw new Error(`not a formula: ${text}`)
    const slotList = slotsOf(formula).sort((a, b) => a - b)
    if (slotList.length === 0 || slotList.length > MOST_SLOTS) continue
    const base = writeFormula(formula)
    const orders =
      slotList.length <= MOST_ORDERED && !isFixed
        ? ordersOf(slotList.map((_, index) => index))
        : [slotList.map((_, index) => index)]
    for (const order of orders) {
      const ordered = renamed(formula, slotList, order)
      const key = keyOf(ordered)
      if (known.has(key)) continue
      known.add(key)
      if (place >= own.length && added.at(-1) !== text) added.push(text)
      const isQuotient =
        (rounds.has(plain) || text.includes(ROUNDED)) && ordered.kind === 'product' && ordered.below.length > 0
      for (const rounding of isQuotient ? (['none', 'up', 'down', 'remainder'] as const) : (['none'] as const))
        bySize[slotList.length]?.push(describe(ordered, base, rounding, slotList.length, slots, pairs, texts))
    }
  }
  return { bySize, learnt: added, labels: { slots: slots.hashes(), pairs: pairs.hashes(), texts: texts.hashes() } }
}

/** Names indexed in the order of first use. */
interface Labelled {
  readonly place: (name: string) => number
  readonly hashes: () => Uint32Array
}
function labelled(): Labelled {
  const places = new Map<string, number>()
  return {
    place(name) {
      const known = places.get(name)
      if (known !== undefined) return known
      places.set(name, places.size)
      return places.size - 1
    },
    hashes: () => Uint32Array.from([...places.keys()].map(hashOf)),
  }
}

interface Step {
  readonly node: Formula
  readonly way: string
}

/** The paths from the root to each slot, one character per step. */
function waysOf(formula: Formula, steps: readonly Step[], found: Map<number, (readonly Step[])[]>) {
  if (formula.kind === 'slot') {
    found.set(formula.slot, [...(found.get(formula.slot) ?? []), steps])
  } else if (formula.kind === 'sum') {
    for (const { sign, of } of formula.terms) {
      waysOf(of, [...steps, { node: formula, way: sign === 1 ? '+' : '-' }], found)
    }
  } else {
    for (const each of formula.above) waysOf(each, [...steps, { node: formula, way: '*' }], found)
    for (const each of formula.below) waysOf(each, [...steps, { node: formula, way: '/' }], found)
  }
}

const constantMark = (node: Formula) => {
  if (node.kind === 'sum') return node.constant.n === 0n ? '' : node.constant.n > 0n ? 'k' : 'j'
  if (node.kind === 'product') return node.constant.n === 1n && node.constant.d === 1n ? '' : 'k'
  return ''
}

/** The operators between the slots in text order, without constants. */
function shapeOf(formula: Formula): string {
  const ways = new Map<number, (readonly Step[])[]>()
  waysOf(formula, [], ways)
  return [...ways.keys()]
    .sort((a, b) => a - b)
    .map((slot) =>
      ways
        .get(slot)?.[0]
        ?.map(({ way }) => way)
        .join(''),
    )
    .join(' ')
}

function describe(
  formula: Formula,
  base: string,
  rounding: Rounding,
  size: number,
  slots: Labelled,
  pairs: Labelled,
  texts: Labelled,
): Template {
  const ways = new Map<number, (readonly Step[])[]>()
  waysOf(formula, [], ways)
  const slotLabels = Array.from({ length: size }, (_, slot) => {
    const own = ways.get(slot) ?? []
    const names = own.map((steps) => steps.map(({ node, way }) => way + constantMark(node)).join(''))
    const path = [...new Set(names)].sort().join('&')
    const first = own[0]?.[0]?.way ?? '='
    const last = own[0]?.at(-1)?.way ?? '='
    const turns = (own[0] ?? []).filter(({ way }) => way === '-' || way === '/').length
    const list = [`path ${path}`, `ends ${first}${last}`, `grows ${turns % 2 === 0 ? '+' : '-'}`]
    return Int32Array.from(list.map((name) => slots.place(name)))
  })
  const pairList: number[] = []
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      const left = ways.get(one)?.[0] ?? []
      const right = ways.get(other)?.[0] ?? []
      let depth = 0
      while (left[depth + 1] && right[depth + 1] && left[depth + 1]?.node === right[depth + 1]?.node) depth++
      const [a, b] = [left[depth], right[depth]]
      if (!a || !b) continue
      const name = `${a.way}${b.way}`
      const direct = `${left.length - depth > 1 ? 'deep' : 'leaf'} ${right.length - depth > 1 ? 'deep' : 'leaf'}`
      pairList.push(one, other, pairs.place(name), one, other, pairs.place(`${name} ${direct}`))
    }
  }
  const root =
    formula.kind === 'slot'
      ? 'slot'
      : formula.kind === 'sum'
        ? `sum ${formula.terms.map(({ sign }) => sign).sort()}`
        : `product ${formula.above.length} ${formula.below.length}`
  const named = baseNameOf(formula)
  const textNames = [
    `root ${formula.kind === 'product' && formula.below.length > 0 ? 'quotient' : formula.kind}`,
    `shape ${root}${constantMark(formula)}`,
    `rounding ${rounding}`,
    ...(rounding === 'none' ? [] : [`rounding ${rounding} ${root}`]),
    `size ${size}`,
    ...[...named.matchAll(/\d+(?:\/\d+)?/g)].map(([constant]) => `constant ${constant}`),
  ]
  return {
    formula,
    rounding,
    size,
    name: writeFormula(formula),
    slotLabels,
    pairs: Int32Array.from(pairList),
    textLabels: Int32Array.from([...new Set(textNames)].map((name) => texts.place(name))),
    shapeLabel: texts.place(`slots ${shapeOf(formula)} ${rounding}`),
    formulaLabel: texts.place(`formula ${base}`),
    ownLabel: texts.place(`order ${writeFormula(formula)}`),
  }
}
