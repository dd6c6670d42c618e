import { type EngineKind, type Engines, enginesOf } from './engine.ts'

/** Loads the engines: libraries of several megabytes, loaded by the host only when a task needs them. */
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
