import { reactionWords, withLatinFormulas } from '../language/reaction-words.ts'
import { isBalanced, type Reaction } from './balance.ts'
import { elementNames, reactionIn, substances } from './chemistry.ts'
import { type Compound, molarMass, readCompound } from './compounds.ts'

/** A mass that a reaction gives for the mass of another substance. */
export interface ReactionMass {
  readonly of: Compound
  readonly grams: number
}

interface Mention {
  readonly compound: Compound
  readonly at: number
}

const isSame = (one: Compound, other: Compound): boolean =>
  one.atoms.size === other.atoms.size && [...one.atoms].every(([element, count]) => other.atoms.get(element) === count)

const only = (among: readonly Compound[], is: (compound: Compound) => boolean): Compound | null => {
  const [first, second] = among.filter(is)
  return first && !second ? first : null
}

const elementNamed = (word: string): string | null => elementNames.find(([words]) => words.test(word))?.[1] ?? null

/** The substances of a reaction that a text names, by formula or in words; each name is read once. */
function mentionsOf(text: string, among: readonly Compound[]): readonly Mention[] {
  const found: Mention[] = []
  let rest = text
  const take = (written: string, at: number, compound: Compound | null) => {
    rest = rest.slice(0, at) + ' '.repeat(written.length) + rest.slice(at + written.length)
    if (compound && !found.some((each) => isSame(each.compound, compound))) found.push({ compound, at })
  }
  for (const { 0: written, index } of text.matchAll(/(?<!\p{L})[A-Z][A-Za-z\d()₀-₉]{0,30}(?!\p{L})/gu)) {
    const compound = readCompound(written)
    const own = compound && only(among, (each) => isSame(each, compound))
    if (own) take(written, index, own)
  }
  rest = rest.toLowerCase()
  for (const words of substances) {
    const read = readCompound(words[1])
    const own = read && only(among, (each) => isSame(each, read))
    // A bare element is named by what is left when its compounds are gone.
    if (!own || own.atoms.size === 1) continue
    const name = words[0].exec(rest)
    if (name) take(name[0], name.index, own)
  }
  for (const { 0: written, 1: before, 2: after, index } of rest.matchAll(reactionWords.oxide)) {
    const element = elementNamed(before ?? after ?? '')
    const own = element && only(among, ({ atoms }) => atoms.size === 2 && atoms.has(element) && atoms.has('O'))
    take(written, index, own || null)
  }
  for (const [words, element] of elementNames) {
    const name = words.exec(rest)
    const own = only(among, ({ atoms }) => atoms.size === 1 && atoms.has(element))
    if (name && own) take(name[0], name.index, own)
  }
  return found
}

/** Line by line: the letters of the next line are no substances. */
const firstReaction = (work: string): Reaction | null =>
  work.split('\n').reduce<Reaction | null>((found, line) => found ?? reactionIn(line), null)

const inBrackets = /\([^()]{1,80}\)/gu

/**
 * The mass that a task asks for, by the balanced equation that a student has written: the task tells one mass and names two
 * substances of the equation, the first behind the mass is the one that it is of. Null where anything else may be meant.
 */
export function reactionMass(task: string, work: string): ReactionMass | null {
  const text = withLatinFormulas(task)
    // Atomic masses, "(Mg = 24, O = 16)".
    .replace(inBrackets, (list) => (/^\([A-Z]/.test(list) && /[\s=]\d/.test(list) ? ' '.repeat(list.length) : list))
    .replace(reactionWords.inOxygen, (words) => ' '.repeat(words.length))
  if (!reactionWords.asksMass.test(text) || reactionWords.asksMore.test(text)) return null
  const [mass, another] = [...text.matchAll(reactionWords.grams)]
  const reaction = firstReaction(withLatinFormulas(work))
  if (!mass || another || !reaction || !isBalanced(reaction, reaction.written)) return null
  const among = [...reaction.left, ...reaction.right]
  const mentions = mentionsOf(text, among)
  if (mentions.length !== 2) return null
  const behind = mentions.filter(({ at }) => at > mass.index).sort((one, other) => one.at - other.at)
  const given = behind[0]?.compound
  const of = mentions.find(({ compound }) => compound !== given)?.compound
  if (!given || !of) return null
  const factor = (compound: Compound) => reaction.written[among.indexOf(compound)] ?? 1
  const moles = Number((mass[1] ?? '').replace(',', '.')) / molarMass(given) / factor(given)
  return { of, grams: moles * factor(of) * molarMass(of) }
}
