/** Looked at so often; what runs longer in one go is seen as one. */
const lookMs = 1

/**
 * How long this thread's event loop was held by one piece of work. Measured in processor time between two turns of the loop,
 * because the time by the clock is also that of whatever else a busy machine does.
 */
export function watchLoop() {
  let longestMs = 0
  let last = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    longestMs = Math.max(longestMs, (user + system) / 1000)
    last = process.threadCpuUsage()
  }
  const timer = setInterval(look, lookMs)
  return {
    reset() {
      longestMs = 0
      last = process.threadCpuUsage()
    },
    longestMs() {
      look()
      return longestMs
    },
    stop: () => clearInterval(timer),
  }
}
