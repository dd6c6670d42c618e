import { chemistryCues as cues, showsAtoms } from '../../language/worked/chemistry-cues.ts'
import { lawWords } from '../../language/worked/law-words.ts'
import type { Language } from '../../math/latex.ts'
import { isSameDimension, type Measurement, unitNamed } from '../../math/units.ts'
import { compoundsIn, elementIn } from '../../science/chemistry.ts'
import { type Compound, latexOfCompound, molarMass } from '../../science/compounds.ts'
import { atomicMasses } from '../../science/elements.ts'
import { toNumber } from '../../science/measured.ts'
import type { WorkedTask } from '../task.ts'
import { chemistryLaws } from './chemistry-laws.ts'
import { type Told, taskOfLaw } from './law.ts'
import { quantitiesOf } from './quantities.ts'

const perMole = unitNamed('g/mol')
const isOf = ({ unit }: Measurement, name: string) =>
  unit !== null && isSameDimension(unit.dimension, unitNamed(name).dimension)

type Id = keyof typeof chemistryLaws

const told = (letter: string, { value, unit }: Measurement): Told => ({ letter, value: toNumber(value), unit })

/** What students take for the molar mass: each kind of atom once, and the number behind a bracket left out. */
function massesOf(compound: Compound): readonly Told[] {
  const once = [...compound.atoms.keys()].reduce((sum, element) => sum + (atomicMasses.rounded.get(element) ?? 0), 0)
  const open = compoundsIn(compound.text.replace(/\)\d+/gu, ')'))[0]
  const known = (letter: string, value: number): Told => ({ letter, value, unit: perMole, isKnown: true })
  return [known('A', molarMass(compound)), known('B', once), known('D', open ? molarMass(open) : once)]
}

export function readChemistryLaw(text: string, language: Language): WorkedTask | null {
  const { text: plain, quantities } = quantitiesOf(text, language)
  const compounds = compoundsIn(plain)
  if (/[=→]|->/u.test(plain.replace(/(?<!\p{L})\p{L}{1,2}\s*=\s*\d/giu, ' ')) && compounds.length > 1) return null
  return (
    readTitration(plain, quantities, compounds) ??
    readAcidity(plain, quantities, compounds) ??
    (compounds.length <= 1 ? (readOfOne(plain, quantities, compounds[0]) ?? readSolution(plain, quantities)) : null)
  )
}

const of = (id: Id, amounts: readonly Told[], compound?: Compound, text = ''): WorkedTask | null => {
  const isWritten =
    compound !== undefined && text.replace(/[₀-₉]/gu, (sign) => `${'₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)}`).includes(compound.text)
  const shown = compound ? `$${latexOfCompound(compound)}$` : ''
  const shows = isWritten ? showsAtoms.formula : showsAtoms.name
  const named = (name: string) => (isWritten ? shown : name)
  return taskOfLaw(chemistryLaws[id], amounts, {
    en: { formula: named(showsAtoms.unnamed.en), shows: shows.en.replace('{formula}', shown) },
    ru: { formula: named(showsAtoms.unnamed.ru), shows: shows.ru.replace('{formula}', shown) },
  })
}

function readOfOne(
  text: string,
  quantities: readonly Measurement[],
  compound: Compound | undefined,
): WorkedTask | null {
  if (!compound) return null
  const masses = massesOf(compound)
  if (quantities.length === 0) {
    const element = cues.asksShare.test(text) ? elementIn(text, compound) : null
    if (element !== null) {
      const own = atomicMasses.rounded.get(element) ?? 0
      const amounts: Told[] = [
        { letter: 'E', value: own * (compound.atoms.get(element) ?? 0), unit: null, isKnown: true },
        { letter: 'F', value: own, unit: null, isKnown: true },
        ...masses.filter(({ letter }) => letter !== 'D'),
      ]
      return compound.atoms.size > 1 ? of('element-share', amounts, compound, text) : null
    }
    const atoms = [...compound.atoms.values()].reduce((sum, each) => sum + each, 0)
    return cues.asksMolar.test(text) && atoms > 1 ? of('molar-mass', masses, compound, text) : null
  }
  const molarVolume = quantities.find((each) => isOf(each, 'l/mol')) ?? volumeTold(text, quantities)
  const [given, more] = quantities.filter((each) => each !== molarVolume)
  if (!given || more) return null
  const volume: Told = molarVolume
    ? { letter: 'v', value: toNumber(molarVolume.value), unit: unitNamed('dm³/mol') }
    : { letter: 'v', value: cues.room.test(text) ? 24 : 22.4, unit: unitNamed('dm³/mol'), isKnown: true }
  const question = text.slice(0, given.start) + text.slice(given.end)
  const asks = {
    volume: cues.asksVolume.test(question),
    mass: cues.asksMass.test(question),
    moles: cues.asksMoles.test(question),
    particles: cues.asksParticles.test(question),
  }
  const isGas = cues.room.test(text) || cues.standard.test(text)
  if (isOf(given, 'g')) {
    if (asks.particles) return null
    if (asks.volume && isGas) return of('gas-of-mass', [told('m', given), volume, ...masses], compound, text)
    return asks.moles ? of('moles', [told('m', given), ...masses], compound, text) : null
  }
  if (isOf(given, 'mol')) {
    if (asks.particles) return of('particles-of-moles', [told('n', given)], compound, text)
    if (asks.volume && !asks.mass && isGas)
      return of('gas-of-moles', [told('n', given), volume, ...masses.slice(0, 2)], compound, text)
    return asks.mass && !asks.volume ? of('mass-of-moles', [told('n', given), ...masses], compound, text) : null
  }
  if (!isOf(given, 'l') || !isGas) return null
  if (asks.mass && !asks.moles) return of('mass-of-gas', [told('V', given), volume, ...masses], compound, text)
  return asks.moles && !asks.mass ? of('moles-of-gas', [told('V', given), volume], compound, text) : null
}

/** "24 dm3 per mole" */
const volumeTold = (text: string, quantities: readonly Measurement[]): Measurement | undefined =>
  quantities.find((each) => isOf(each, 'l') && cues.perMole.test(text.slice(each.end, each.end + 14)))

// ---- Solutions -------------------------------------------------------------------------------------------------------

function readSolution(text: string, quantities: readonly Measurement[]): WorkedTask | null {
  const fits = (id: Id) => {
    const words = lawWords[id]
    return words?.tells.every((each) => each.test(text)) === true && !words.unless?.test(text)
  }
  const masses = quantities.filter((each) => isOf(each, 'g'))
  const shares = quantities.filter((each) => each.unit !== null && isOf(each, '%'))
  const [one, two] = masses
  const [share, other] = shares
  const count = quantities.length
  if (count === 4 && one && two && share && other && masses.length === 2 && fits('mixed-solutions')) {
    // Each percentage stands with its mass.
    const isAlternate = one.start < two.start === share.start < other.start
    return isAlternate
      ? of('mixed-solutions', [told('m', one), told('w', share), told('n', two), told('W', other)])
      : null
  }
  if (count === 2 && one && share && fits('solute') && cues.asksMass.test(text))
    return of('solute', [told('m', one), told('w', share)])
  if (count === 2 && one && two) {
    const isWater = (each: Measurement) => cues.water.test(text.slice(each.end, each.end + 12))
    if (fits('share-of-water') && isWater(one) !== isWater(two)) {
      const [water, substance] = isWater(one) ? [one, two] : [two, one]
      return of('share-of-water', [told('s', substance), told('W', water)])
    }
    if (fits('share')) {
      const [small, big] = [one, two].sort((a, b) => toNumber(a.value) - toNumber(b.value))
      return small && big ? of('share', [told('s', small), told('m', big)]) : null
    }
  }
  const molar = quantities.find((each) => isOf(each, 'mol/l'))
  const amount = quantities.find((each) => isOf(each, 'mol'))
  const volume = quantities.find((each) => isOf(each, 'l'))
  if (count === 2 && amount && volume && fits('concentration'))
    return of('concentration', [told('n', amount), told('V', volume)])
  return count === 2 && molar && volume && fits('moles-of-solution')
    ? of('moles-of-solution', [told('c', molar), told('V', volume)])
    : null
}

/** How many H⁺ or OH⁻ a strong acid or base gives. */
const strong: Readonly<Record<string, { readonly count: number; readonly isAcid: boolean }>> = {
  HCl: { count: 1, isAcid: true },
  HBr: { count: 1, isAcid: true },
  HNO3: { count: 1, isAcid: true },
  H2SO4: { count: 2, isAcid: true },
  NaOH: { count: 1, isAcid: false },
  KOH: { count: 1, isAcid: false },
  LiOH: { count: 1, isAcid: false },
  'Ca(OH)2': { count: 2, isAcid: false },
  'Ba(OH)2': { count: 2, isAcid: false },
}

function readAcidity(
  text: string,
  quantities: readonly Measurement[],
  compounds: readonly Compound[],
): WorkedTask | null {
  const [concentration, more] = quantities
  const [compound, other] = compounds
  const ions = compound && strong[compound.text]
  if (!cues.ph.test(text) || !concentration || more || !ions || other || ions.count !== 1) return null
  if (!isOf(concentration, 'mol/l')) return null
  return of(ions.isAcid ? 'ph-acid' : 'ph-base', [told('c', concentration)])
}

function readTitration(
  text: string,
  quantities: readonly Measurement[],
  compounds: readonly Compound[],
): WorkedTask | null {
  const concentration = quantities.find((each) => isOf(each, 'mol/l'))
  const volumes = quantities.filter((each) => isOf(each, 'l'))
  if (!concentration || volumes.length !== 2 || quantities.length !== 3 || compounds.length !== 2) return null
  if (!cues.neutral.test(text) || !cues.asksConcentration.test(text)) return null
  const next = (from: number) =>
    compounds
      .map((each) => ({ each, at: text.indexOf(each.text, from) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]?.each
  const known = next(concentration.end)
  const other = compounds.find((each) => each !== known)
  const [one, two] = [known && strong[known.text], other && strong[other.text]]
  const own = volumes.find(({ end }) => next(end) === known)
  const asked = volumes.find(({ end }) => next(end) === other)
  if (!known || !other || !one || !two || one.isAcid === two.isAcid || !own || !asked) return null
  const shown = (each: Compound) => `$${latexOfCompound(each)}$`
  const names = { one: shown(known), other: shown(other) }
  return taskOfLaw(
    chemistryLaws.titration,
    [
      told('c', concentration),
      told('V', own),
      told('W', asked),
      { letter: 'r', value: one.count / two.count, unit: null, isKnown: true },
    ],
    { en: names, ru: names },
  )
}
