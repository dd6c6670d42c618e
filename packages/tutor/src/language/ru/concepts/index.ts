import { type Card, readCards } from '../../../concepts/card.ts'
import { algebraicFractions } from './algebraic-fractions.ts'
import { calculus } from './calculus.ts'
import { chance } from './chance.ts'
import { chemistry } from './chemistry.ts'
import { combinatorics } from './combinatorics.ts'
import { decimals } from './decimals.ts'
import { equations } from './equations.ts'
import { expressions } from './expressions.ts'
import { fractions } from './fractions.ts'
import { functions } from './functions.ts'
import { geometry } from './geometry.ts'
import { inequalities } from './inequalities.ts'
import { integers } from './integers.ts'
import { learning } from './learning.ts'
import { linear } from './linear.ts'
import { logarithms } from './logarithms.ts'
import { measure } from './measure.ts'
import { numbers } from './numbers.ts'
import { percent } from './percent.ts'
import { physics } from './physics.ts'
import { quadratics } from './quadratics.ts'
import { ratio } from './ratio.ts'
import { roots } from './roots.ts'
import { sequences } from './sequences.ts'
import { solids } from './solids.ts'
import { statistics } from './statistics.ts'
import { stories } from './stories.ts'
import { trigonometry } from './trigonometry.ts'
import { units } from './units.ts'
import { vectors } from './vectors.ts'

let cards: readonly Card[] | undefined

/** Parsed once, when the first question is asked. */
export const cardsRu = (): readonly Card[] => {
  cards ??= [
    algebraicFractions,
    calculus,
    chance,
    chemistry,
    combinatorics,
    decimals,
    equations,
    expressions,
    fractions,
    functions,
    geometry,
    inequalities,
    integers,
    learning,
    linear,
    logarithms,
    measure,
    numbers,
    percent,
    physics,
    quadratics,
    ratio,
    roots,
    sequences,
    solids,
    statistics,
    stories,
    trigonometry,
    units,
    vectors,
  ].flatMap(readCards)
  return cards
}
