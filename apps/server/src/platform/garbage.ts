import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * Collects garbage now. V8 collects when memory is asked for, so a process that has become quiet keeps what it no longer
 * needs: half of its heap after a start (docs/benchmarks.md). Stops the process for about 100 ms: only for quiet times.
 */
export function collectGarbage() {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  collect()
}
