import { useState } from 'react'
import { notifyError } from '../../lib/errors.ts'

/**
 * Runs one action at a time. A failure is shown and the screen stays, so that it can be tried again.
 * @returns whether it runs now, and how to run it
 */
export function useAction(): [boolean, (action: () => Promise<void>) => void] {
  const [isBusy, setIsBusy] = useState(false)
  const run = (action: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    action()
      .catch((error: unknown) => notifyError(error))
      .finally(() => setIsBusy(false))
  }
  return [isBusy, run]
}
