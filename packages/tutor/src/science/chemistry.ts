import type { Language } from '../math/latex.ts'
import { rational } from '../math/rational.ts'
import { quantitiesIn, unitNamed } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import { balance, isBalanced, type Reaction, readReaction, writeReaction } from './balance.ts'
import { type Field, readByFormula } from './by-formula.ts'
import { type Compound, latexOfCompound, molarMass, readCompound } from './compounds.ts'
import { atomicMasses } from './elements.ts'
import { chemistryFormulas } from './formulas.ts'
import { both, inBoth, isNear, type MeasuredTask, toNumber, wordPattern, writeNumber } from './measured.ts'
import { ownTask } from './own-task.ts'

const units = ['g', 'mol', 'g/mol', 'l', 'mol/l', 'l/mol'].map(unitNamed)

/**
 * Reads tasks of chemistry: balancing, molar mass, mass fractions, and amounts of a substance whose formula or name is
 * in the text.
 */
export function readChemistry(text: string, language: Language): MeasuredTask | null {
  const reaction = reactionIn(text)
  if (reaction) return wantsBalance(text) ? balanceTask(reaction) : massesTask(reaction, text, language)
  const compounds = compoundsIn(text)
  const [compound] = compounds
  const lower = text.toLowerCase()
  if (compound && compounds.length === 1) {
    const isAlone = quantitiesIn(text, language).length === 0
    if (isAlone && shareWords.test(lower)) return shareTask(compound, lower)
    if (isAlone && massWords.test(lower))
      return molarMassTask(compound, /относительн|relative|formula mass/iu.test(text))
  }
  if (compounds.length > 1) return null
  // Adding or removing something makes a second solution out of the first; only moles have a formula for that.
  if (twoSolutions.test(lower) && !quantitiesIn(text, language).some(({ unit }) => unit && /mol|M/.test(unit.en)))
    return null
  const molar = compound && molarMass(compound)
  const field: Field = {
    subject: 'chemistry',
    formulas: chemistryFormulas,
    units,
    isPositive: true,
    ...(molar && { known: { molar: rational(Math.round(molar * 10), 10_000) } }),
  }
  return readByFormula(text, language, field)
}

// ---- Formulas and names in a text ------------------------------------------------------------------------------------

/** Substances that texts usually name in words instead of formulas. */
export const substances: readonly (readonly [RegExp, string])[] = (
  [
    ['water(?! (?:is|was) added)|вод(?:а|ы|у|ой|е)', 'H2O'],
    ['oxygen|кислород', 'O2'],
    ['hydrogen(?! chloride| sulfide| peroxide)|водород', 'H2'],
    ['nitrogen|азот(?!н)', 'N2'],
    ['chlorine|хлор(?!ид|н|о)', 'Cl2'],
    ['carbon dioxide|углекисл\\p{L}* газ|оксид\\p{L}* углерода ?\\(iv\\)', 'CO2'],
    ['carbon monoxide|угарн\\p{L}* газ', 'CO'],
    ['ammonia|аммиак', 'NH3'],
    ['methane|метан(?!ол)', 'CH4'],
    ['sulfuric acid|sulphuric acid|серн\\p{L}* кислот', 'H2SO4'],
    ['hydrochloric acid|солян\\p{L}* кислот', 'HCl'],
    ['nitric acid|азотн\\p{L}* кислот', 'HNO3'],
    ['sodium hydroxide|гидроксид\\p{L}* натрия', 'NaOH'],
    ['sodium chloride|table salt|хлорид\\p{L}* натрия|поваренн\\p{L}* сол', 'NaCl'],
    ['calcium carbonate|карбонат\\p{L}* кальция|мел(?:а)?(?!\\p{L})', 'CaCO3'],
    ['glucose|глюкоз', 'C6H12O6'],
    ['copper sulfate|сульфат\\p{L}* меди', 'CuSO4'],
    ['iron|желез(?:о|а|ом)', 'Fe'],
    ['magnesium(?! oxide)|магни(?:й|я|ем)', 'Mg'],
    ['magnesium oxide|оксид\\p{L}* магния', 'MgO'],
  ] as const
).map(([words, formula]) => [wordPattern(words), formula])

const formulaPattern =
  /(?<![\p{L}\d])(?:[A-Z][a-z]?[\d₀-₉]*|\([A-Z][A-Za-z\d₀-₉]*\)[\d₀-₉]*|\[[A-Z][A-Za-z\d()]*\]\d*|[·*•]\d*(?=[A-Z]))+(?![\p{L}])/gu

/** The chemical formulas in a text; if there are none, a substance named in words. */
export function compoundsIn(text: string): Compound[] {
  const found = [...text.matchAll(formulaPattern)]
    .map(([written]) => readCompound(written))
    .filter((each) => each !== null)
  // A lone capital such as `V` or `C` is usually the letter of a quantity; it is read as an element only if nothing
  // else is found.
  const sure = found.filter(({ text: written, atoms }) => atoms.size > 1 || /\d|[a-z]/.test(written))
  const byFormula = new Map(sure.map((each) => [each.text, each]))
  if (byFormula.size > 0) return [...byFormula.values()]
  const lower = text.toLowerCase()
  const named = substances.filter(([words]) => words.test(lower)).map(([, formula]) => readCompound(formula)!)
  return named.length === 1 ? named : []
}

const arrowPattern = /<?[-=]+>|→|⟶|⇌|=/gu
const SIDE = /^[A-Za-z\d₀-₉()[\]^{}+\-⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹·]+$/u
const LONGEST_SIDE = 120

/**
 * The reaction around the first arrow or equals sign that has substances on both sides. It is scanned word by word, so
 * that the time stays linear in the length of the text.
 */
export function reactionIn(text: string): Reaction | null {
  const plain = text.replace(/\$/g, '')
  for (const arrow of plain.matchAll(arrowPattern)) {
    const left = plain
      .slice(Math.max(0, arrow.index - LONGEST_SIDE), arrow.index)
      .trim()
      .split(/\s+/)
    const right = plain
      .slice(arrow.index + arrow[0].length)
      .slice(0, LONGEST_SIDE)
      .trim()
      .split(/\s+/)
    const isPart = (word: string) =>
      /^\d*[.,]5[A-Z]?[A-Za-z\d]*$|^\d\/2[A-Z]?[A-Za-z\d]*$/.test(word) ||
      (SIDE.test(word) && (word === '+' || /[A-Z]/.test(word) || /^\d{1,2}$/.test(word)))
    const start = left.findLastIndex((word) => !isPart(word)) + 1
    const end = right.map((word) => word.replace(/[.,;:?!]+$/, '')).findIndex((word) => !isPart(word))
    const after = (end < 0 ? right : right.slice(0, end)).map((word) => word.replace(/[.,;:?!]+$/, ''))
    const found = readReaction(`${left.slice(start).join(' ')} = ${after.join(' ')}`)
    if (found) return found
  }
  return null
}

/** Whether a text has a reaction that can be balanced; "U = 12 V" is none, although both are elements. */
export function tellsReaction(text: string): boolean {
  const reaction = reactionIn(text)
  return reaction !== null && balance(reaction) !== null
}

const twoSolutions = wordPattern('add(?:ed|ing)?(?!\\p{L})|mix|evaporat|pour|добав|долил|смеш|испар|выпар|слил')

const wantsBalance = (text: string) =>
  wordPattern('balanc|coefficient|уравня|расставь|расставить|коэффициент').test(text.toLowerCase()) ||
  (text.replace(/[\s\d]/g, '').length < 60 &&
    quantitiesIn(text, 'en').every(({ unit }) => unit === null) &&
    !/[а-яё]{4}|[a-z]{5}/u.test(text))
const massWords = wordPattern(
  'molar mass|molecular (?:mass|weight)|formula mass|молярн\\p{L}* масс|молекулярн\\p{L}* масс',
)
const shareWords = wordPattern(
  'percent|mass fraction|composition|share of|what part|массов\\p{L}* дол|процентн\\p{L}* (?:состав|содержани)|сколько процентов',
)

// ---- Molar mass and shares -------------------------------------------------------------------------------------------

const gramPerMole = unitNamed('g/mol')
const listed = ({ atoms }: Compound, write: (element: string, count: number) => string) =>
  [...atoms].map(([element, count]) => write(element, count)).join(' + ')
const shown = (value: number, language: Language) => writeNumber(value, language).latex

function molarMassTask(compound: Compound, isRelative: boolean): MeasuredTask {
  const { rounded, precise } = atomicMasses
  const value = molarMass(compound)
  const formula = latexOfCompound(compound)
  const again = [...compound.atoms].flatMap(([element, count]) =>
    Array.from({ length: count }, () => rounded.get(element)!),
  )
  return ownTask({
    id: 'molar-mass',
    subject: 'chemistry',
    title: both('Molar mass', 'Молярная масса'),
    symbol: isRelative ? 'M_r' : 'M',
    name: both('molar mass', 'молярная масса'),
    given: inBoth((each) =>
      [...compound.atoms.keys()]
        .map((element) => `A_r(\\mathrm{${element}}) = ${shown(rounded.get(element)!, each)}`)
        .join(',\\ '),
    ),
    formula: inBoth(() =>
      listed(compound, (element, count) => `${count === 1 ? '' : `${count} \\cdot `}A_r(\\mathrm{${element}})`),
    ),
    hint: both(`add the atomic masses of all atoms in $${formula}$`, `сложи атомные массы всех атомов в $${formula}$`),
    numbers: inBoth((each) =>
      listed(
        compound,
        (element, count) => `${count === 1 ? '' : `${count} \\cdot `}${shown(rounded.get(element)!, each)}`,
      ),
    ),
    value,
    unit: isRelative ? null : gramPerMole,
    others: [
      molarMass(compound, precise),
      Math.round(molarMass(compound, precise) * 100) / 100,
      Math.round(molarMass(compound, precise) * 10) / 10,
    ],
    isVerified: isNear(
      again.reduce((sum, each) => sum + each, 0),
      value,
    ),
  })
}

export const elementNames: readonly (readonly [RegExp, string])[] = (
  [
    ['oxygen|кислород', 'O'],
    ['hydrogen|водород', 'H'],
    ['carbon(?!ate)|углерод', 'C'],
    ['nitrogen|азот', 'N'],
    ['sul(?:f|ph)ur(?!ic)|сер[аыу](?!\\p{L})', 'S'],
    ['phosphorus|фосфор', 'P'],
    ['chlorine|хлор', 'Cl'],
    ['sodium|натри', 'Na'],
    ['potassium|кали[йяе]', 'K'],
    ['calcium|кальци', 'Ca'],
    ['magnesium|магни', 'Mg'],
    ['alumin|алюмини', 'Al'],
    ['iron|желез', 'Fe'],
    ['copper|мед[ьи]', 'Cu'],
    ['zinc|цинк', 'Zn'],
    ['silver|серебр', 'Ag'],
    ['lead(?!s)|свин(?:ец|ц)', 'Pb'],
    ['barium|бари', 'Ba'],
    ['manganese|марган', 'Mn'],
    ['chromium|хром', 'Cr'],
    ['iodine|[ий]од(?!ид)', 'I'],
    ['bromine|бром(?!ид)', 'Br'],
    ['silicon|кремни', 'Si'],
  ] as const
).map(([words, element]) => [wordPattern(words), element])

/** The element of a compound that a text names, if it is one. */
export function elementIn(text: string, compound: Compound): string | null {
  const lower = text.toLowerCase()
  const named = elementNames.filter(([words, element]) => compound.atoms.has(element) && words.test(lower))
  const [only, more] = named
  return only && !more ? only[1] : null
}

function shareTask(compound: Compound, text: string): MeasuredTask | null {
  const named = elementNames
    .filter(([words, element]) => compound.atoms.has(element) && words.test(text))
    .map(([, element]) => element)
  const [element] = named
  if (!element || named.length !== 1) return null
  const mass = molarMass(compound)
  const count = compound.atoms.get(element)!
  const own = atomicMasses.rounded.get(element)!
  const value = ((count * own) / mass) * 100
  // The independent check: the mass fractions of all elements add up to one.
  const rest = [...compound.atoms]
    .filter(([each]) => each !== element)
    .reduce((sum, [each, n]) => sum + (n * atomicMasses.rounded.get(each)!) / mass, 0)
  const formula = latexOfCompound(compound)
  return ownTask({
    id: 'mass-share-of-element',
    subject: 'chemistry',
    title: both('Mass fraction of an element', 'Массовая доля элемента'),
    symbol: `w(\\mathrm{${element}})`,
    name: both('mass fraction', 'массовая доля'),
    given: inBoth(
      (each) => `A_r(\\mathrm{${element}}) = ${shown(own, each)},\\ M_r(${formula}) = ${shown(mass, each)}`,
    ),
    formula: inBoth(
      () => `\\frac{${count === 1 ? '' : `${count} \\cdot `}A_r(\\mathrm{${element}})}{M_r} \\cdot 100\\%`,
    ),
    hint: both(
      'compare the mass of all atoms of the element with the mass of the whole molecule',
      'сравни массу всех атомов элемента с массой всей молекулы',
    ),
    numbers: inBoth(
      (each) =>
        `\\frac{${count === 1 ? '' : `${count} \\cdot `}${shown(own, each)}}{${shown(mass, each)}} \\cdot 100\\%`,
    ),
    value,
    unit: unitNamed('%'),
    between: [{ value: mass, unit: gramPerMole }],
    isVerified: isNear(100 * (1 - rest), value, 1e-6),
  })
}

// ---- Reactions -------------------------------------------------------------------------------------------------------

function balanceTask(reaction: Reaction): MeasuredTask | null {
  const coefficients = balance(reaction)
  if (!coefficients) return null
  const plain = writeReaction(reaction, coefficients, ({ text }) => text)
  const latex = writeReaction(reaction, coefficients, latexOfCompound, '\\rightarrow')
  const elements = [...new Set([...reaction.left, ...reaction.right].flatMap(({ atoms }) => [...atoms.keys()]))]
  const [first = ''] = [...elements].sort((a, b) => placesOf(reaction, a) - placesOf(reaction, b))
  const count = (side: readonly Compound[], element: string) =>
    side.reduce((all, { atoms }) => all + (atoms.get(element) ?? 0), 0)
  const table = elements
    .map(
      (element) => `\\mathrm{${element}}{:}\\ ${count(reaction.left, element)} \\to ${count(reaction.right, element)}`,
    )
    .join(',\\ ')
  return {
    id: 'balance',
    subject: 'chemistry',
    title: both('Balancing an equation', 'Коэффициенты в уравнении реакции'),
    steps: [
      { kind: 'atoms', line: both(table, table) },
      {
        kind: 'coefficients',
        line: both(latex, latex),
        hint: both(
          `begin with the element that is in the fewest substances (${first}), leave lone elements to the end`,
          `начни с элемента, который входит в наименьшее число веществ (${first}), простые вещества оставь на конец`,
        ),
      },
    ],
    sought: { symbol: both('k', 'k'), name: both('coefficients', 'коэффициенты') },
    answer: { kind: 'text', text: both(`$${latex}$`, `$${latex}$`), plain },
    formulas: [],
    letters: {},
    between: [],
    slips: [],
    numbers: [],
    isVerified: isBalanced(reaction, coefficients),
  }
}

const placesOf = ({ left, right }: Reaction, element: string) =>
  [...left, ...right].filter(({ atoms }) => atoms.has(element)).length

/** Conditions at which the molar volume is 22.4 or 24 liters. */
const atStandard = /н\.? ?у\.?(?![а-яё])|нормальн|(?<![a-z])s\.?t\.?p|standard (?:temperature|conditions)/u
const atRoom = /(?<![a-z])r\.?t\.?p|room temperature/u

/**
 * "How many grams of water from 4 g of hydrogen, 2H2 + O2 = 2H2O": from one substance to another by way of the moles.
 */
function massesTask(reaction: Reaction, text: string, language: Language): MeasuredTask | null {
  const coefficients = balance(reaction)
  const measured = quantitiesIn(text, language).filter(({ unit }) => unit !== null)
  const [given] = measured
  if (!coefficients || !given || measured.length !== 1) return null
  const all = [...reaction.left, ...reaction.right]
  const lower = text.toLowerCase()
  const question = lower.search(/find|what|how|calculate|найд|как|сколько|вычисл|определ|рассчит/u)
  if (question < 0) return null
  const after =
    substanceAt(all, text.slice(given.end, given.end + 40)) ??
    substanceAt(all, text.slice(Math.max(0, given.start - 40), given.start))
  const asked = substanceAt(all, text.slice(question, question + 60), after)
  if (after === null || asked === null || after === asked) return null
  const [from, to] = [all[after]!, all[asked]!]
  const kind = given.unit!.dimension.join()
  const isMass = kind === unitNamed('g').dimension.join()
  const isAmount = kind === unitNamed('mol').dimension.join()
  if (!isMass && !isAmount) return null
  const wantsMass = /mass|grams|масс|грамм|сколько г/u.test(lower.slice(question))
  const wantsAmount = /moles|amount|молей|количеств/u.test(lower.slice(question))
  const wantsVolume = /volume|об[ъь][её]м/u.test(lower.slice(question))
  if ([wantsMass, wantsAmount, wantsVolume].filter(Boolean).length !== 1) return null
  // One mole of any gas takes the same room, which depends on the conditions that the text names.
  const molarVolume = !wantsVolume ? 1 : atStandard.test(lower) ? 22.4 : atRoom.test(lower) ? 24 : null
  if (molarVolume === null) return null
  const value = toNumber(given.value) * (toNumber(given.unit!.size) / (isMass ? 0.001 : 1))
  const [massFrom, massTo] = [molarMass(from), molarMass(to)]
  const moles = isMass ? value / massFrom : value
  const ratio = coefficients[asked]! / coefficients[after]!
  const result = moles * ratio * (wantsMass ? massTo : molarVolume)
  const [a, b] = [latexOfCompound(from), latexOfCompound(to)]
  const symbol = `${wantsMass ? 'm' : wantsVolume ? 'V' : 'n'}(${b})`
  const own = isMass ? `\\frac{m(${a})}{M(${a})}` : `n(${a})`
  const factor = `\\frac{${coefficients[asked]}}{${coefficients[after]}}`
  const ownNumbers = (each: Language) =>
    isMass ? `\\frac{${shown(value, each)}}{${shown(massFrom, each)}}` : shown(value, each)
  // The independent check uses the proportion of masses: m₁ : (k₁·M₁) = m₂ : (k₂·M₂).
  const left = (isMass ? value : value * massFrom) / (coefficients[after]! * massFrom)
  const right = (wantsMass ? result : (result / molarVolume) * massTo) / (coefficients[asked]! * massTo)
  return ownTask({
    id: 'reaction-mass',
    subject: 'chemistry',
    title: both('Calculation by an equation', 'Расчёт по уравнению реакции'),
    symbol,
    name: wantsMass
      ? both('mass', 'масса')
      : wantsVolume
        ? both('volume', 'объём')
        : both('amount of substance', 'количество вещества'),
    given: inBoth(
      (each) =>
        `${writeReaction(reaction, coefficients, latexOfCompound, '\\rightarrow')},\\ ${isMass ? 'm' : 'n'}(${a}) = ${shown(value, each)}\\ \\text{${unitNamed(isMass ? 'g' : 'mol')[each]}}`,
    ),
    formula: inBoth(() => `${own} \\cdot ${factor}${wantsMass ? ` \\cdot M(${b})` : wantsVolume ? ' \\cdot V_m' : ''}`),
    hint: both(
      'go over the moles: from the given substance to moles, by the coefficients to the other, and back to what is asked',
      'иди через моли: от данного вещества к молям, по коэффициентам к другому и обратно к искомому',
    ),
    numbers: inBoth(
      (each) =>
        `${ownNumbers(each)} \\cdot ${factor}${wantsMass || wantsVolume ? ` \\cdot ${shown(wantsMass ? massTo : molarVolume, each)}` : ''}`,
    ),
    value: result,
    unit: unitNamed(wantsMass ? 'g' : wantsVolume ? 'l' : 'mol'),
    between: [
      { value: moles, unit: unitNamed('mol') },
      { value: moles * ratio, unit: unitNamed('mol') },
    ],
    places: [{ start: given.start, end: given.end }],
    isVerified: isNear(left, right),
  })
}

/** The substance of the reaction that a piece of text names first, by its formula or by its name. */
function substanceAt(all: readonly Compound[], piece: string, except: number | null = null): number | null {
  const lower = piece.toLowerCase()
  const places = all.flatMap(({ text }, index) => {
    if (index === except) return []
    const words =
      substances.find(([, formula]) => formula === text)?.[0] ??
      elementNames.find(([, element]) => element === text)?.[0]
    const found = [
      piece.search(regExpOf(`(?<![A-Za-z\\d])${text.replace(/[()[\]·]/g, '\\$&')}(?![A-Za-z\\d(])`)),
      words ? lower.search(words) : -1,
    ].filter((at) => at >= 0)
    return found.length > 0 ? [{ index, at: Math.min(...found) }] : []
  })
  return places.sort((one, two) => one.at - two.at)[0]?.index ?? null
}

/** Reactions for worked examples of balancing. */
export const sampleReactions = [
  'Mg + O2 = MgO',
  'Al + Cl2 = AlCl3',
  'N2 + H2 = NH3',
  'CH4 + O2 = CO2 + H2O',
  'Fe2O3 + H2 = Fe + H2O',
] as const
