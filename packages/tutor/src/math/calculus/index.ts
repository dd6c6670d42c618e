import type { Request, Statement } from '../ast.ts'
import type { Method } from '../equation.ts'
import { exactValue } from '../polynomial.ts'
import type { Decline, Solution } from '../steps.ts'
import { domainTask, extremaTask, tangentTask, vertexTask } from './curves.ts'
import { differentiate, nthDerivative } from './derivative.ts'
import { definiteIntegral, integrate } from './integral.ts'
import { limit } from './limit.ts'

/**
 * Tasks about the change of a function and about its curve: derivatives, integrals, limits, the domain, the vertex, the
 * extrema and a tangent. Null for every other operation.
 */
export function solveCalculus(
  subject: Statement & { kind: 'expression' },
  { operation, values }: Request,
  unknown: string,
  method: Method,
): Solution | Decline | null {
  const of = subject.value
  const [first, second] = values ?? []
  switch (operation) {
    case 'differentiate':
      return differentiate(subject, unknown)
    case 'second-derivative':
      return nthDerivative(subject, unknown, 2)
    case 'nth-derivative':
      return nthDerivative(subject, unknown, first ? Number(exactValue(first)?.n ?? 0) : 0, second ?? null)
    case 'integrate':
      return integrate(subject, unknown)
    case 'definite-integral':
      return first && second ? definiteIntegral(subject, unknown, first, second) : 'not-an-exercise'
    case 'limit':
      return first ? limit(subject, unknown, first) : 'not-an-exercise'
    case 'domain':
      return domainTask(of, unknown, method)
    case 'vertex':
      return vertexTask(of, unknown)
    case 'extrema':
      return extremaTask(of, unknown, method)
    case 'tangent':
      return first ? tangentTask(of, unknown, first) : 'not-an-exercise'
    default:
      return null
  }
}
