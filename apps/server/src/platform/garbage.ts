import v8 from 'node:v8'
import vm from 'node:vm'

/**
 * Collects garbage now, and gives the room back: only the flavor `last-resort` does so. V8 collects when memory is asked
 * for, so a process that has become quiet keeps what it no longer needs: half of its heap after a start
 * (docs/benchmarks.md). Stops the process for some 100 ms: only for quiet times.
 */
export function collectGarbage() {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as (options: { type: string; flavor: string; execution: string }) => void
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' })
}
