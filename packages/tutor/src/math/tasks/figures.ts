import type { Expr, Statement } from '../ast.ts'
import { collectNames, countNodes, name } from '../ast.ts'
import type { Language } from '../latex.ts'
import type { TaskReading } from '../stories.ts'
import {
  type Figure,
  type FigureName,
  type Formula,
  figures,
  formulasOf,
  type Measure,
  measureOf,
} from './figure-formulas.ts'
import { chain, type Known, put } from './figure-solving.ts'
import { type Token, tokensOf, type Which } from './figure-words.ts'
import { asTask, minus, over, plus, power, sizeOf, times } from './pattern.ts'

/**
 * Tasks about one figure or two, read by roles: each number belongs to the part that stands next to it, the question
 * names a part, and formulas lead from the one to the other. Every word of the text has to be known and in its place,
 * every number has to be used; a text with anything else is left to other readers.
 */
export function readFigures(text: string, language: Language): TaskReading | null {
  const tokens = tokensOf(text, language)
  if (!tokens) return null
  try {
    return new Reader(tokens, language).read()
  } catch (error) {
    if (error instanceof Unclear) return null
    throw error
  }
}

/** A part of the figure of a task, with all values it may have: two diagonals have two. */
export interface FigurePart {
  readonly part: string
  readonly values: readonly number[]
  readonly isGiven: boolean
  readonly isAsked: boolean
}
export interface FigureRead {
  readonly figure: FigureName
  readonly parts: readonly FigurePart[]
  /** The values by the letters of the figure's formulas. */
  readonly letters: Readonly<Record<string, number>>
}

/** The parts of the figure of a task and what follows for each; null for several figures and for changes of one. */
export function figureOf(text: string, language: Language): FigureRead | null {
  const tokens = tokensOf(text, language)
  if (!tokens) return null
  try {
    return new Reader(tokens, language).parts()
  } catch (error) {
    if (error instanceof Unclear) return null
    throw error
  }
}

/** Thrown when the words fit no sentence pattern. */
class Unclear extends Error {}
function unclear(): never {
  throw new Unclear()
}

/** A part of a figure that the text mentions, or the few it may be. */
interface Place {
  readonly at: number
  readonly part: string
  readonly letters: readonly string[]
  readonly which?: Which | undefined
  readonly many: boolean
  readonly isNew: boolean
}
interface Change {
  readonly at: number
  readonly letter: string
  readonly made: (before: Expr) => Expr
  /** The growth factor, if the change is one. */
  readonly factor?: Expr
}
type Asked = { readonly kind: 'part' | 'ratio' | 'difference'; readonly place: Place } | { readonly kind: 'rest' }

/** The most formulas that a school task chains. */
const DEEPEST = 4
const NEW = 'new'
/** Longer formulas teach nothing (nodes). */
const LONGEST = 60
const triangles: readonly FigureName[] = ['triangle', 'right', 'isosceles', 'equilateral']
/** Parts that imply their figure. */
const implied: readonly (readonly [string, FigureName])[] = [
  ['hypotenuse', 'right'],
  ['leg', 'right'],
  ['supplement', 'supplements'],
  ['complement', 'complements'],
  ['adjacent', 'adjacent'],
  ['central', 'arc'],
]

/** The extents of a figure in its directions, such as width and height. */
const extentsOf: Partial<Record<FigureName, readonly string[]>> = {
  square: ['a'],
  rectangle: ['a', 'b'],
  circle: ['D'],
}

const specOf = (figure: FigureName): Figure => figures[figure]
const at = (index: number, letter: string) => `${index}.${letter}`
const after = (index: number, letter: string) => `${NEW}.${index}.${letter}`
const lettersOf = (figure: FigureName, part: string): readonly string[] => {
  const slots = specOf(figure).parts[part]
  return slots === undefined ? [] : typeof slots === 'string' ? [slots] : slots
}

class Reader {
  private readonly figures: readonly FigureName[]
  private next = 0
  private readonly given = new Map<string, Known>()
  private readonly numbers = new Map<string, Expr>()
  private readonly relations: { letter: string; is: Expr }[] = []
  private readonly equal: Formula[] = []
  private readonly ordered: [string, string][] = []
  private readonly mentioned: { letter: string; place: Place }[] = []
  private change: Change | undefined
  private asked: Asked | undefined
  private cut: (Token & { kind: 'cut' }) | undefined
  private last: Place | undefined
  private base: string | undefined
  private readonly tokens: readonly Token[]
  private readonly language: Language

  constructor(tokens: readonly Token[], language: Language) {
    this.language = language
    this.figures = figuresOf(tokens)
    const triangle = this.figures.find((each) => triangles.includes(each) || each === 'exteriorTriangle')
    this.tokens = tokens.map((each) =>
      each.kind === 'figure' && triangles.includes(each.figure) && triangle ? { ...each, figure: triangle } : each,
    )
  }

  read(): TaskReading | null {
    while (this.next < this.tokens.length) this.readClause()
    if (!this.asked || this.numbers.size === 0) return null
    return this.answer(this.asked)
  }

  parts(): FigureRead | null {
    if (!this.read()) return null
    const { asked } = this
    const [figure, ...others] = this.figures
    if (!figure || others.length > 0 || this.change || asked?.kind !== 'part') return null
    const known = this.solve()
    if (!known) return null
    const letters = Object.fromEntries(
      [...known].flatMap(([key, { value }]) => (key.startsWith('0.') ? [[key.slice(2), value]] : [])),
    )
    const askedLetter = this.askedLetter(asked.place, known)
    const parts = Object.keys(specOf(figure).parts).flatMap((part): FigurePart[] => {
      const own = lettersOf(figure, part).filter((letter) => letters[letter] !== undefined)
      if (own.length === 0) return []
      return [
        {
          part,
          values: own.map((letter) => letters[letter]!),
          isGiven: own.every((letter) => this.given.has(at(0, letter))),
          isAsked: part === asked.place.part && askedLetter !== null && own.includes(askedLetter),
        },
      ]
    })
    return { figure, parts, letters }
  }

  // ---- Words -------------------------------------------------------------------------------------------------------

  private peek(offset = 0): Token | undefined {
    return this.tokens[this.next + offset]
  }
  private is(kind: Token['kind'], offset = 0): boolean {
    return this.peek(offset)?.kind === kind
  }
  private take<Kind extends Token['kind']>(kind: Kind): (Token & { kind: Kind }) | null {
    const token = this.peek()
    if (token?.kind !== kind) return null
    this.next++
    return token as Token & { kind: Kind }
  }

  private readClause() {
    const token = this.peek()!
    switch (token.kind) {
      case 'stop':
        this.next++
        return
      case 'figure':
        this.next++
        return this.readAfterFigure(token.figure)
      case 'link':
        return this.readLink(token.part)
      case 'same':
        return this.readSame()
      case 'number': {
        const before = this.peek(-1)
        return before?.kind === 'figure' && this.isSizes() ? this.readSizes(before.figure) : this.readLong()
      }
      case 'it':
        this.next++
        return this.readAfterIt()
      case 'part':
      case 'which':
      case 'new':
        return this.readAbout(this.readPlace())
      case 'ask':
        this.next++
        return this.readQuestion(token.part)
      case 'askFactor':
      case 'askDifference':
        this.next++
        return this.ask({ kind: token.kind === 'askFactor' ? 'ratio' : 'difference', place: this.readPlace() })
      case 'cut':
        this.next++
        if (this.cut) unclear()
        this.cut = token
        return
      default:
        return unclear()
    }
  }

  private readAfterFigure(figure: FigureName) {
    const index = this.figures.indexOf(figure)
    if (this.isSizes()) return this.readSizes(figure)
    const hint = this.hintAhead()
    if (hint) this.relate(this.placeOf(hint, index))
  }

  /** "A rectangle 8 by 5". */
  private isSizes() {
    return this.is('number') && this.is('by', 1) && this.is('number', 2)
  }
  private readSizes(figure: FigureName) {
    const letters = figure === 'rectangle' ? ['a', 'b'] : figure === 'box' ? ['a', 'b', 'c'] : unclear()
    const place: Place = { at: this.figures.indexOf(figure), part: 'side', letters, many: true, isNew: false }
    this.give(place, this.readList(true))
  }

  /** "Twice as long as it is wide": the part that the next words compare. */
  private hintAhead(): string | null {
    const offset = this.is('by') ? 1 : 0
    if (!this.is('number', offset) && !this.is('factor', offset)) return null
    const token = this.peek(offset + 1)
    return token && (token.kind === 'more' || token.kind === 'less' || token.kind === 'as')
      ? (token.part ?? null)
      : null
  }

  /** An inscribed or circumscribed figure: the radius of one is a part of the other. */
  private readLink(kind: 'inradius' | 'circumradius') {
    const [inner, outer] = [this.figureBefore(), this.peek(1)]
    if (inner?.kind !== 'figure' || outer?.kind !== 'figure') unclear()
    const [first, second] = [this.figures.indexOf(inner.figure), this.figures.indexOf(outer.figure)]
    const isCircleFirst = inner.figure === 'circle'
    if (isCircleFirst === (outer.figure === 'circle')) unclear()
    const part = isCircleFirst ? kind : kind === 'inradius' ? 'circumradius' : 'inradius'
    const [circle, other] = isCircleFirst ? [first, second] : [second, first]
    const radius = lettersOf(this.figures[other]!, part)[0] ?? unclear()
    this.equal.push({ left: name(at(other, radius)), right: name(at(circle, 'r')) })
    this.next++
  }

  /** The last figure of the sentence. */
  private figureBefore(): Token | undefined {
    const before = this.tokens.slice(0, this.next)
    return before
      .slice(before.findLastIndex((each) => each.kind === 'stop') + 1)
      .findLast((each) => each.kind === 'figure')
  }

  private readSame() {
    this.next++
    const part = this.peek()
    if (part?.kind !== 'part') unclear()
    // "The same radius 3" repeats a known part.
    if (this.is('number', 1) && !this.is('long', 2)) return
    this.next++
    const letters = this.figures.map((each) => lettersOf(each, part.part))
    if (letters.length !== 2 || letters.some((each) => each.length !== 1)) unclear()
    const [left, right] = letters.map((each, index) => name(at(index, each[0]!)))
    this.equal.push({ left: left!, right: right! })
  }

  private readLong() {
    const long = this.peek(1)
    if (long?.kind !== 'long') unclear()
    const value = this.readList(false)
    this.next++
    this.give(this.placeOf(long.part), value)
  }

  private readAfterIt() {
    if (this.is('grow') || this.is('shrink')) return this.readChange(this.only())
    const hint = this.hintAhead()
    if (hint && this.peek((this.is('by') ? 1 : 0) + 2)?.kind !== 'part') return this.relate(this.placeOf(hint))
    const offset = this.is('by') ? 1 : 0
    if (this.is('factor', offset) || (this.is('number', offset) && this.isCompare(offset + 1))) this.relate(this.only())
  }

  /** The single part mentioned so far; throws if there is none or several. */
  private only(): Place {
    const [first, second] = this.mentioned
    return first && !second ? first.place : unclear()
  }

  private isCompare(offset: number) {
    return this.is('more', offset) || this.is('less', offset)
  }

  private readAbout(place: Place) {
    if (this.is('grow') || this.is('shrink')) return this.readChange(place)
    const factor = this.peek()
    if (factor?.kind === 'factor' && factor.isChange) return this.readChange(place)
    if (this.take('ratio')) return this.readRatio(place)
    const offset = this.is('by') ? 1 : 0
    if (this.is('factor', offset) || (this.is('number', offset) && this.isCompare(offset + 1)))
      return this.relate(place)
    if (!this.is('number')) unclear()
    this.give(place, this.readList(this.is('by', 1)))
    if (this.is('grow') || this.is('shrink')) this.readChange(place)
  }

  private readQuestion(part: string | undefined) {
    if (part === 'count') return this.ask({ kind: 'part', place: this.placeOf('count') })
    if (this.take('rest')) return this.ask({ kind: 'rest' })
    if (this.is('part') || this.is('which') || this.is('new')) {
      const place = this.readPlace()
      this.take('it')
      return this.ask({ kind: 'part', place })
    }
    if (!part) unclear()
    const owner = this.take('it') ? null : this.take('figure')
    this.ask({ kind: 'part', place: this.placeOf(part, owner ? this.figures.indexOf(owner.figure) : undefined) })
  }

  private ask(asked: Asked) {
    if (this.asked) unclear()
    if (this.is('grow') || this.is('shrink')) this.next++
    this.asked = asked
  }

  /** "The other leg", "the area of the square", "the third" of the parts mentioned before. */
  private readPlace(): Place {
    let isNew = this.take('new') !== null
    let which: Which | undefined = this.take('which')?.which
    const isApart = which !== undefined && this.peek()?.isApart === true
    if (this.is('which') && !isApart) unclear()
    const part = isApart ? null : this.take('part')
    if (!part) {
      const { last } = this
      if (!which || !last) unclear()
      return { ...last, letters: lettersOf(this.figures[last.at]!, last.part), which, many: false, isNew: false }
    }
    which ??= part.which
    isNew ||= this.take('new') !== null
    const before = part.isApart ? undefined : this.tokens[this.next - 2]
    const owner = this.take('figure') ?? (before?.kind === 'figure' ? before : null)
    const place = this.placeOf(part.part, owner ? this.figures.indexOf(owner.figure) : undefined)
    this.last = { ...place, which, many: part.many === true && which === undefined, isNew }
    return this.last
  }

  private placeOf(part: string, owner?: number): Place {
    const owners = this.figures.flatMap((figure, index) => (lettersOf(figure, part).length > 0 ? [index] : []))
    const index = owner !== undefined && owners.includes(owner) ? owner : owners.length === 1 ? owners[0]! : unclear()
    if (owner !== undefined && owner !== index) unclear()
    return { at: index, part, letters: lettersOf(this.figures[index]!, part), many: false, isNew: false }
  }

  private readList(isBy: boolean): (Token & { kind: 'number' })[] {
    const found: (Token & { kind: 'number' })[] = []
    for (;;) {
      const token = this.peek()
      if (token?.kind !== 'number') break
      // The next number has its own words after it.
      if (found.length > 0 && (this.is('long', 1) || this.isCompare(1))) break
      found.push(token)
      this.next++
      if (isBy && this.is('by') && this.is('number', 1)) this.next++
      else if (isBy) break
    }
    return found
  }

  // ---- What they say -----------------------------------------------------------------------------------------------

  /** Introduces a letter for a given number, so that formulas show the number as written. */
  private number(token: Token & { kind: 'number' }, measure: Measure): Expr {
    if (token.measure !== undefined && token.measure !== measure) unclear()
    if (token.base) {
      if (this.base && this.base !== token.base) unclear()
      this.base = token.base
    }
    return this.letterFor(token.expr)
  }

  private letterFor(expr: Expr): Expr {
    if (!(amountOf(expr) > 0)) unclear()
    const letter = `given.${this.numbers.size}`
    this.numbers.set(letter, expr)
    this.given.set(letter, { expr: name(letter), value: amountOf(expr), depth: 0 })
    return name(letter)
  }

  private give(place: Place, values: readonly (Token & { kind: 'number' })[]) {
    // After a change, the text describes the new figure.
    if (place.isNew || this.change) unclear()
    const isOne = place.letters.length === 1
    if (values.length > place.letters.length || (values.length > 1 && !place.many)) unclear()
    if (place.many && !isOne && values.length < 2) unclear()
    for (const value of values) {
      const letter = this.slot(place)
      const expr = this.number(value, measureOf(place.part))
      const known = { expr, value: amountOf(value.expr), depth: 0 }
      this.given.set(at(place.at, letter), known)
      this.mentioned.push({ letter, place: { ...place, letters: [letter] } })
    }
  }

  private isTold(index: number, letter: string) {
    return this.mentioned.some((each) => each.place.at === index && each.letter === letter)
  }

  /** The letter of a part mentioned for the first time. */
  private slot({ at: index, letters, which }: Place): string {
    const free = letters.filter((letter) => !this.isTold(index, letter))
    if (letters.length === 1) return which === undefined || which === 'one' ? (free[0] ?? unclear()) : unclear()
    switch (which) {
      case undefined:
        return free[0] ?? unclear()
      case 'one':
        return free.length === letters.length ? free[0]! : unclear()
      case 'other':
        return free.length === letters.length - 1 ? free[0]! : unclear()
      case 'third':
        return free.length === 1 ? free[0]! : unclear()
      case '0':
      case '1':
      case '2':
        return free.includes(letters[Number(which)]!) ? letters[Number(which)]! : unclear()
      case 'larger':
      case 'smaller': {
        const letter = letters[which === 'larger' ? 0 : 1]!
        if (letters.length !== 2 || !free.includes(letter)) unclear()
        this.ordered.push([at(index, letters[1]!), at(index, letters[0]!)])
        return letter
      }
      default:
        return unclear()
    }
  }

  /** "3 cm less than the length", "twice the other": defines a part by another. */
  private relate(place: Place) {
    if (place.isNew || place.many || this.change) unclear()
    this.take('by')
    const letter = place.letters.length === 1 && !place.which ? place.letters[0]! : this.slot(place)
    const value = this.peek()
    this.next++
    const compare = this.take('more') ?? this.take('less')
    if (value?.kind === 'number') {
      if (!compare) unclear()
      const other = this.readOther(place, letter)
      const by = this.number(value, measureOf(place.part))
      const is = compare.kind === 'more' ? plus(other, by) : minus(other, by)
      return this.tell(place, letter, is)
    }
    if (value?.kind !== 'factor' || (compare && this.language === 'en')) unclear()
    if (!compare) this.take('as')
    const other = this.readOther(place, letter)
    const by = this.letterFor(value.by)
    this.tell(place, letter, compare?.kind === 'less' ? over(other, by) : times(by, other))
  }

  private tell(place: Place, letter: string, is: Expr) {
    const key = at(place.at, letter)
    if (collectNames(is).has(key) || this.relations.some((each) => each.letter === key)) unclear()
    this.relations.push({ letter: key, is })
    if (!this.isTold(place.at, letter)) this.mentioned.push({ letter, place: { ...place, letters: [letter] } })
  }

  private readOther(place: Place, letter: string): Expr {
    if (this.is('it') && (this.is('long', 1) || this.is('part', 1))) this.next++
    const next = this.peek()
    const token = next?.isApart ? undefined : next
    if (token?.kind === 'long' || ((token?.kind === 'more' || token?.kind === 'less') && token.part)) {
      this.next++
      return this.other(this.placeOf(token.part!, place.at), place, letter)
    }
    if (token?.kind === 'part' || token?.kind === 'which') return this.other(this.readPlace(), place, letter)
    this.take('that')
    const told = this.mentioned.filter(
      (each) => !(each.place.at === place.at && each.letter === letter) && isBasic(each.place.part),
    )
    const [only] = told
    if (!only || told.length > 1 || measureOf(only.place.part) !== measureOf(place.part)) unclear()
    return name(at(only.place.at, only.letter))
  }

  private other(other: Place, place: Place, letter: string): Expr {
    if (other.isNew || other.many || measureOf(other.part) !== measureOf(place.part)) unclear()
    const isSame = other.at === place.at
    const [first, second] = other.letters
    const named = other.which !== undefined && /^\d$/.test(other.which) ? other.letters[Number(other.which)]! : null
    const rest = other.letters.filter((each) => !isSame || each !== letter)
    const chosen =
      named ??
      (other.letters.length === 1
        ? first!
        : other.which === 'one'
          ? first!
          : other.which === 'other'
            ? isSame && (letter === first || (letter !== second && this.isTold(other.at, second!)))
              ? second!
              : unclear()
            : other.which === undefined && rest.length === 1
              ? rest[0]!
              : unclear())
    if (isSame && chosen === letter) unclear()
    if (!this.isTold(other.at, chosen)) this.mentioned.push({ letter: chosen, place: { ...other, letters: [chosen] } })
    return name(at(other.at, chosen))
  }

  private readRatio(place: Place) {
    const values: (Token & { kind: 'number' })[] = []
    for (;;) {
      const value = this.take('number') ?? unclear()
      values.push(value)
      if (!this.take('colon')) break
    }
    if (place.isNew || place.which || values.length !== place.letters.length || values.length < 2) unclear()
    if (
      values.some((each) => each.measure !== undefined) ||
      this.mentioned.some((each) => each.place.at === place.at && place.letters.includes(each.letter))
    )
      unclear()
    for (const [index, value] of values.entries())
      this.tell(place, place.letters[index]!, times(this.number(value, 0), name('share')))
  }

  private readChange(place: Place) {
    const { letters } = place
    const spec = specOf(this.figures[place.at]!)
    const letter = letters.length === 1 ? letters[0]! : unclear()
    const isFree = spec.free?.includes(letter) ?? false
    if (this.change || place.isNew || !spec.free || (!isFree && spec.free.length > 1) || measureOf(place.part) !== 1)
      unclear()
    const verb = this.take('grow') ?? this.take('shrink')
    this.take('by')
    const factor = this.take('factor')
    if (factor) {
      const by = this.letterFor(factor.by)
      this.change =
        verb?.kind === 'shrink'
          ? { at: place.at, letter, made: (before) => over(before, by) }
          : { at: place.at, letter, made: (before) => times(by, before), factor: by }
    } else {
      const value = this.take('number')
      if (!value || !verb) unclear()
      const by = this.number(value, 1)
      this.change = {
        at: place.at,
        letter,
        made: (before) => (verb.kind === 'grow' ? plus(before, by) : minus(before, by)),
      }
    }
  }

  // ---- The answer --------------------------------------------------------------------------------------------------

  private answer(asked: Asked): TaskReading | null {
    const { change } = this
    if ((this.cut !== undefined) !== (asked.kind === 'rest')) return null
    if (asked.kind === 'rest') return this.rest(this.cut!.isFirst)
    const { place } = asked
    const isAfter = asked.kind !== 'part' || place.isNew
    if (isAfter !== (change !== undefined)) return null
    if (change && place.at !== change.at) return null
    const measure = measureOf(place.part)
    const spec = specOf(this.figures[place.at]!)
    if (asked.kind === 'ratio' && change!.factor && this.numbers.size === 1) {
      const isScaled = spec.free!.length === 1 && typeof measure === 'number' && place.letters.length === 1
      const [[, by]] = [...this.numbers] as [[string, Expr]]
      return isScaled && amountOf(by) > 1
        ? this.made(measure === 1 ? change!.factor : power(change!.factor, measure), 0)
        : null
    }
    const known = this.solve()
    if (!known) return null
    const letter = this.askedLetter(place, known)
    if (!letter || !this.isClear(place.at, letter, known)) return null
    const own = known.get(at(place.at, letter))
    const next = known.get(after(place.at, letter))
    if (asked.kind === 'part') {
      if (this.given.has(at(place.at, letter)) && !place.isNew) return null
      const found = place.isNew ? next : own
      return found ? this.checked(found.expr, found.depth, measure) : null
    }
    if (!own || !next) return null
    const depth = Math.max(own.depth, next.depth)
    if (!(next.value > own.value)) return null
    return asked.kind === 'ratio'
      ? this.checked(over(next.expr, own.expr), depth, 0)
      : this.checked(minus(next.expr, own.expr), depth, measure)
  }

  /** The rest after one figure is cut out of another. */
  private rest(isFirst: boolean): TaskReading | null {
    const known = this.figures.length === 2 && !this.change ? this.solve() : null
    if (!known) return null
    const [inner, outer] = isFirst ? [0, 1] : [1, 0]
    const area = (index: number) => known.get(at(index, lettersOf(this.figures[index]!, 'area')[0] ?? ''))
    const [small, large] = [area(inner), area(outer)]
    if (!small || !large || !this.fits(inner, outer, known)) return null
    return this.checked(minus(large.expr, small.expr), Math.max(large.depth, small.depth), 2)
  }

  /** Whether the inner figure fits in any position. */
  private fits(inner: number, outer: number, known: ReadonlyMap<string, Known>): boolean {
    const extents = (index: number) =>
      (extentsOf[this.figures[index]!] ?? []).map((letter) => known.get(at(index, letter))?.value ?? Number.NaN)
    const [own, room] = [extents(inner), extents(outer)]
    return own.length > 0 && room.length > 0 && Math.max(...own) <= Math.min(...room)
  }

  private solve(): Map<string, Known> | null {
    const all = this.figures.flatMap((figure, index) => named(figure, (letter) => at(index, letter)))
    const { change } = this
    if (change) {
      const figure = this.figures[change.at]!
      all.push(...named(figure, (letter) => after(change.at, letter)))
      const kept = specOf(figure).free!.length > 1 ? specOf(figure).free!.filter((each) => each !== change.letter) : []
      all.push({ left: name(after(change.at, change.letter)), right: change.made(name(at(change.at, change.letter))) })
      all.push(...kept.map((each) => ({ left: name(after(change.at, each)), right: name(at(change.at, each)) })))
    }
    const related = this.relations.map(({ letter, is }) => ({ left: name(letter), right: is }))
    const formulas = [...all, ...this.equal]
    return chain(this.given, [...related, ...formulas, ...this.substituted(formulas)])
  }

  /** Substitutes dependent parts in the formulas, so that one unknown is left. */
  private substituted(formulas: readonly Formula[]): Formula[] {
    const by = new Map(this.relations.map(({ letter, is }) => [letter, is]))
    const full = (expr: Expr): Expr => {
      let result = expr
      for (let times = 0; times < this.relations.length; times++) result = put(result, by)
      return result
    }
    return formulas.flatMap(({ left, right }) => {
      const letters = new Set([...collectNames(left), ...collectNames(right)])
      return [...letters].some((letter) => by.has(letter)) ? [{ left: full(left), right: full(right) }] : []
    })
  }

  private askedLetter(place: Place, known: ReadonlyMap<string, Known>): string | null {
    const { letters, which } = place
    if (letters.length === 1) return which === undefined || which === 'one' ? letters[0]! : null
    if (place.many) return null
    const open = letters.filter((letter) => !this.given.has(at(place.at, letter)))
    const value = (letter: string) => known.get(at(place.at, letter))?.value ?? Number.NaN
    const extreme = (of: readonly string[], isLargest: boolean) => {
      const values = of.map(value)
      const best = isLargest ? Math.max(...values) : Math.min(...values)
      const found = of.filter((letter) => value(letter) === best)
      return found.length === 1 ? found[0]! : null
    }
    switch (which) {
      case undefined:
      case 'other':
        return open.length === 1 ? open[0]! : null
      case 'third':
        return letters.length === 3 && open.includes(letters[2]!) ? letters[2]! : null
      case '0':
      case '1':
      case '2':
        return letters[Number(which)] ?? null
      case 'larger':
      case 'smaller':
        return letters.length === 2 ? extreme(letters, which === 'larger') : null
      case 'largest':
      case 'smallest':
        return extreme(letters, which === 'largest')
      case 'ofTwo': {
        const [relation] = this.relations
        const pair =
          relation &&
          letters.filter((each) => [relation.letter, ...collectNames(relation.is)].includes(at(place.at, each)))
        return pair?.length === 2 && this.relations.length === 1 ? extreme(pair, true) : null
      }
      default:
        return null
    }
  }

  /** False if the words are ambiguous or the figure is impossible. */
  private isClear(asked: number, letter: string, known: ReadonlyMap<string, Known>): boolean {
    const told = new Set([...this.mentioned.map((each) => at(each.place.at, each.letter)), at(asked, letter)])
    const value = (key: string) => known.get(key)?.value
    if (this.ordered.some(([small, large]) => !((value(small) ?? 0) < (value(large) ?? 0)))) return false
    return this.figures.every((figure, index) => {
      const { apart = [], below = [] } = specOf(figure)
      if (apart.some(([a, b]) => told.has(at(index, a)) && told.has(at(index, b)))) return false
      const count = value(at(index, 'n'))
      if (figure === 'polygon' && count !== undefined && (Math.abs(count - Math.round(count)) > 1e-9 || count < 3))
        return false
      return below.every(([small, large]) => {
        const [a, b] = [value(at(index, small)), this.limit(index, large, known)]
        return a === undefined || b === undefined || a < b
      })
    })
  }

  private limit(index: number, large: string | number, known: ReadonlyMap<string, Known>): number | undefined {
    if (typeof large === 'number') return large
    const [, factor, letter] = /^(\d*)(.+)$/.exec(large)!
    const value = known.get(at(index, letter!))?.value
    return value === undefined ? undefined : Number(factor || 1) * value
  }

  /** Declines if a given number is unused: part of the text was not understood. */
  private checked(expr: Expr, depth: number, measure: Measure): TaskReading | null {
    const used = collectNames(expr)
    return depth <= DEEPEST && countNodes(expr) <= LONGEST && [...this.numbers.keys()].every((each) => used.has(each))
      ? this.made(expr, measure)
      : null
  }

  private made(expr: Expr, measure: Measure): TaskReading {
    const task: Statement = asTask(put(expr, this.numbers))
    const unit =
      measure === 'angle' ? '°' : measure === 0 || !this.base ? undefined : `${this.base}${['', '', '²', '³'][measure]}`
    return { task, ...(unit && { unit }) }
  }
}

/** Perimeter, area and volume follow from the sides: nothing is compared with them unless the text says so. */
const isBasic = (part: string) => !/perimeter|area|surface|volume|circumference/iu.test(part)

const amountOf = (expr: Expr): number =>
  expr.kind === 'multiply' && expr.right.kind === 'constant' ? sizeOf(expr.left) * Math.PI : sizeOf(expr)

const named = (figure: FigureName, as: (letter: string) => string): Formula[] =>
  formulasOf(figure).map(({ left, right }) => ({ left: renamed(left, as), right: renamed(right, as) }))
const renamed = (of: Expr, as: (letter: string) => string): Expr =>
  put(of, new Map([...collectNames(of)].map((letter) => [letter, name(as(letter))])))

/** The figures in the text without duplicates; a triangle has one kind. */
function figuresOf(tokens: readonly Token[]): FigureName[] {
  const told = new Set(tokens.flatMap((each) => (each.kind === 'figure' ? [each.figure] : [])))
  const parts = new Set(tokens.flatMap((each) => (each.kind === 'part' ? [each.part] : [])))
  const kinds = triangles.filter((each) => told.has(each) && each !== 'triangle')
  if (kinds.length > 1) unclear()
  const isRight = parts.has('hypotenuse') || (parts.has('leg') && !told.has('isosceles'))
  if (told.has('triangle') && parts.has('exterior') && parts.has('remote')) return ['exteriorTriangle']
  const kind = kinds[0] ?? (told.has('triangle') ? (isRight ? 'right' : 'triangle') : null)
  const all: FigureName[] = []
  for (const figure of told) {
    const own = triangles.includes(figure) ? kind! : figure
    if (!all.includes(own)) all.push(own)
  }
  if (all.length > 0) return all
  const found = new Set(implied.flatMap(([part, figure]) => (parts.has(part) ? [figure] : [])))
  return found.size === 1 ? [...found] : unclear()
}
