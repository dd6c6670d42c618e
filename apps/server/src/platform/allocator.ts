/**
 * The allocator of glibc gives every thread heaps of its own and keeps what threads have freed. Two heaps for all, and a
 * fixed limit from which freed memory goes back to the system: after five idle minutes 84 MB less on PGlite and 29 MB less
 * on PostgreSQL (docs/benchmarks.md; mallopt(3)).
 */
const settings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Starts the program anew in this same process, because glibc reads its settings only when a process begins. Does nothing
 * where the operator has set them, beside another libc, which ignores them, and under a parent that listens to messages,
 * whose channel would be lost.
 */
export function tuneAllocator() {
  const isTuned = Object.keys(settings).some((name) => name in process.env)
  if (isTuned || process.platform !== 'linux' || process.connected || !process.execve) return
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...settings,
  })
}
