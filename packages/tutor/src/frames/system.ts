import { binary, type Expr, number } from '../math/ast.ts'
import { add, divide, equals, isZero, multiply, ONE, type Rational, subtract, ZERO } from '../math/rational.ts'
import type { PlanStep, StoryOperation } from './frame.ts'
import { type ModelId, models } from './models.ts'

/** A relation between variables, in the role order of its model; a sum may have further terms. */
export interface Relation {
  readonly model: ModelId
  readonly of: readonly string[]
}
/** The affine form `a + b·x` in one letter x. */
interface Affine {
  readonly a: Rational
  readonly b: Rational
}
export interface Solution {
  readonly values: ReadonlyMap<string, Rational>
  readonly plan: readonly PlanStep[]
  /** Variables that the wanted one depends on. */
  readonly used: Set<string>
  /** Intermediate quantities that the story does not name. */
  readonly made: ReadonlyMap<string, Rational>
}

const flat = (a: Rational): Affine => ({ a, b: ZERO })

/**
 * Solves for one variable; null where the known values do not determine it, or where two derivations contradict each
 * other.
 */
export function solveFor(
  wanted: string,
  known: ReadonlyMap<string, Rational>,
  relations: readonly Relation[],
): Solution | null {
  const values = new Map<string, Affine>([...known].map(([id, value]) => [id, flat(value)]))
  const steps: PlanStep[] = []
  const made = new Map<string, Rational>()
  const causes = new Map<string, Set<string>>([...known.keys()].map((id) => [id, new Set([id])]))
  if (!propagate(values, relations, steps, causes, false)) return null
  if (!values.has(wanted)) {
    const done = closeLoop(wanted, values, relations, steps, causes, made)
    if (!done) return null
  }
  const answer = values.get(wanted)
  if (!answer || !isZero(answer.b)) return null
  const solved = new Map([...values].filter(([, value]) => isZero(value.b)).map(([id, value]) => [id, value.a]))
  for (const relation of relations) if (!holds(relation, solved)) return null
  const used = new Set(causes.get(wanted) ?? [wanted])
  return { values: solved, plan: planFor(wanted, steps), used, made }
}

function holds(relation: Relation, values: ReadonlyMap<string, Rational>): boolean {
  const all = relation.of.map((id) => values.get(id))
  const [first, second, ...rest] = all
  if (!first || !second || rest.some((each) => !each)) return true
  const others = [second, ...rest.filter((each) => each !== undefined)]
  const made = models[relation.model].shape === 'sum' ? others.reduce(add) : others.reduce(multiply)
  return equals(first, made)
}

const union = (...sets: readonly (ReadonlySet<string> | undefined)[]) =>
  new Set(sets.flatMap((each) => [...(each ?? [])]))

/** Solves relations with a single unknown until none is left; false for a contradiction. */
function propagate(
  values: Map<string, Affine>,
  relations: readonly Relation[],
  steps: PlanStep[],
  causes: Map<string, Set<string>>,
  isOpen: boolean,
): boolean {
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false
    for (const relation of relations) {
      const missing = relation.of.filter((id) => !values.has(id))
      const [wanted] = missing
      if (missing.length !== 1 || wanted === undefined) continue
      const others = relation.of.filter((id) => id !== wanted)
      const found = valueFrom(relation, wanted, values)
      if (found === 'impossible') return false
      if (!found) continue
      values.set(wanted, found.value)
      causes.set(wanted, union(new Set([wanted]), ...others.map((id) => causes.get(id))))
      if (!isOpen) steps.push({ gives: wanted, from: others, operation: found.operation, expression: found.expression })
      isGrowing = true
    }
  }
  return true
}

const plain = (value: Affine): Expr => number(value.a)

function valueFrom(
  relation: Relation,
  wanted: string,
  values: ReadonlyMap<string, Affine>,
): { value: Affine; operation: StoryOperation; expression: Expr } | 'impossible' | null {
  const get = (id: string) => values.get(id) ?? flat(ZERO)
  const [first = '', ...rest] = relation.of
  if (models[relation.model].shape === 'sum') {
    if (wanted === first) {
      const all = rest.map(get)
      return {
        value: all.reduce((x, y) => ({ a: add(x.a, y.a), b: add(x.b, y.b) })),
        operation: 'add',
        expression: all.map(plain).reduce((x, y) => binary('add', x, y)),
      }
    }
    const others = rest.filter((id) => id !== wanted).map(get)
    return {
      value: others.reduce((x, y) => ({ a: subtract(x.a, y.a), b: subtract(x.b, y.b) }), get(first)),
      operation: 'subtract',
      expression: others.map(plain).reduce((x, y) => binary('subtract', x, y), plain(get(first))),
    }
  }
  const [second = '', third = ''] = rest
  if (wanted === first) {
    const [x, y] = [get(second), get(third)]
    if (!isZero(x.b) && !isZero(y.b)) return null
    const [factor, other] = isZero(x.b) ? [x, y] : [y, x]
    return {
      value: { a: multiply(factor.a, other.a), b: multiply(factor.a, other.b) },
      operation: 'multiply',
      expression: binary('multiply', plain(x), plain(y)),
    }
  }
  const by = get(wanted === second ? third : second)
  if (!isZero(by.b)) return null
  if (isZero(by.a)) return 'impossible'
  const whole = get(first)
  return {
    value: { a: divide(whole.a, by.a), b: divide(whole.b, by.a) },
    operation: 'divide',
    expression: binary('divide', plain(whole), plain(by)),
  }
}

/** Coupled unknowns: expresses all by one letter until a relation closes the loop. */
function closeLoop(
  wanted: string,
  values: Map<string, Affine>,
  relations: readonly Relation[],
  steps: PlanStep[],
  causes: Map<string, Set<string>>,
  made: Map<string, Rational>,
): boolean {
  const unknown = [...new Set([wanted, ...relations.flatMap((each) => each.of)])].filter((id) => !values.has(id))
  const tries = unknown.map((letter) => {
    const trial = new Map(values).set(letter, { a: ZERO, b: ONE })
    const reasons = new Map(causes).set(letter, new Set([letter]))
    if (!propagate(trial, relations, [], reasons, true)) return null
    for (const relation of relations) {
      if (!relation.of.every((id) => trial.has(id))) continue
      const gap = gapOf(relation, trial)
      if (!gap || isZero(gap.b)) continue
      // a + b·x = 0
      const x = divide(subtract(ZERO, gap.a), gap.b)
      const reason = union(...relation.of.map((id) => reasons.get(id)))
      return { letter, x, gap, relation, reason, trial }
    }
    return null
  })
  // Prefer the letter with the simplest coefficients, as a student would.
  const found = tries.filter((each) => each !== null)
  const best =
    found.find((each) => each.gap.b.d === 1n && Number(each.gap.b.n) !== 0 && each.trial.has(wanted)) ?? found[0]
  if (!best) return false
  const { letter, x, gap, relation, reason, trial } = best
  const [first = '', ...rest] = relation.of
  const whole = trial.get(first) ?? flat(ZERO)
  const from = relation.of.filter((id) => id !== letter)
  const magnitude = gap.b.n < 0n ? { n: -gap.b.n, d: gap.b.d } : gap.b
  const over = multiply(magnitude, x)
  if (models[relation.model].shape === 'sum' && isZero(whole.b)) {
    const constants = rest.map((id) => trial.get(id) ?? flat(ZERO)).reduce((sum, each) => add(sum, each.a), ZERO)
    if (!isZero(constants)) {
      const id = `${letter}-parts`
      made.set(id, over)
      causes.set(id, reason)
      const isLess = constants.n < 0n
      steps.push({
        gives: id,
        from,
        operation: isLess ? 'add' : 'subtract',
        expression: binary(
          isLess ? 'add' : 'subtract',
          number(whole.a),
          number(isLess ? subtract(ZERO, constants) : constants),
        ),
      })
      steps.push({
        gives: letter,
        from: [id],
        operation: 'divide',
        expression: binary('divide', number(over), number(magnitude)),
      })
    } else
      steps.push({
        gives: letter,
        from,
        operation: 'divide',
        expression: binary('divide', number(whole.a), number(magnitude)),
      })
  } else
    steps.push({
      gives: letter,
      from,
      operation: 'divide',
      expression: binary('divide', number(over), number(magnitude)),
    })
  values.set(letter, flat(x))
  causes.set(letter, reason)
  return (
    propagate(values, relations, steps, causes, false) &&
    (values.has(wanted) || closeLoop(wanted, values, relations, steps, causes, made))
  )
}

/** The difference of a relation's sides. */
function gapOf(relation: Relation, values: ReadonlyMap<string, Affine>): Affine | null {
  const get = (id: string) => values.get(id) ?? flat(ZERO)
  const [first = '', ...rest] = relation.of
  const others = rest.map(get)
  if (models[relation.model].shape === 'sum')
    return others.reduce((x, y) => ({ a: subtract(x.a, y.a), b: subtract(x.b, y.b) }), get(first))
  const [x = flat(ONE), y = flat(ONE)] = others
  if (!isZero(x.b) && !isZero(y.b)) return null
  const [factor, other] = isZero(x.b) ? [x, y] : [y, x]
  const whole = get(first)
  return {
    a: subtract(whole.a, multiply(factor.a, other.a)),
    b: subtract(whole.b, multiply(factor.a, other.b)),
  }
}

/** The steps needed for the wanted quantity, in order. */
function planFor(wanted: string, steps: readonly PlanStep[]): PlanStep[] {
  const needed = new Set([wanted])
  const plan: PlanStep[] = []
  for (const step of steps.toReversed()) {
    if (!needed.has(step.gives)) continue
    plan.unshift(step)
    for (const id of step.from) needed.add(id)
  }
  return plan
}
