import { type EngineKind, type Engines, enginesOf } from './engine.ts'

/** Libraries of several megabytes: loaded when a task needs them, in the worker of the host. */
export async function loadEngines(kind: EngineKind): Promise<Engines> {
  if (kind === 'numbers') {
    const { createMathjs } = await import('./mathjs.ts')
    return enginesOf(kind, [createMathjs()])
  }
  const [{ createComputeEngine }, { createNerdamer }] = await Promise.all([
    import('./compute-engine.ts'),
    import('./nerdamer.ts'),
  ])
  return enginesOf(kind, [createComputeEngine(), createNerdamer()])
}
