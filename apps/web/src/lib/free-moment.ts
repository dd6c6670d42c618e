import { useEffect, useState } from 'react'

/** Promise B09. */
const delayMs = 800
/** How often it is looked whether something more important is on the screen. */
const lookMs = 500

/** A question, somebody typing or speaking, a reply that is being written, telephone numbers for somebody in danger, what was searched for. */
const moreImportant = [
  'dialog[open]',
  '[data-typing]',
  '[data-testid="voice"]',
  '[data-testid="message"]:is([data-state="pending"], [data-state="streaming"])',
  '[data-helplines]',
  '[data-hit]',
].join()

/** Whether something on the screen must not be covered by a suggestion; also payments and the pages of parents. */
export const isPostponed = (): boolean =>
  /^\/(payment|guardian|legal)/.test(location.pathname) || document.querySelector(moreImportant) !== null

/**
 * Whether a suggestion that nobody has asked for may be shown now: some time after it is wanted, and while nothing more
 * important is on the screen.
 */
export function useFreeMoment(isWanted: boolean, mustWait = isPostponed): boolean {
  const [isFree, setIsFree] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let timer = setTimeout(function look() {
      setIsFree(!mustWait())
      timer = setTimeout(look, lookMs)
    }, delayMs)
    return () => {
      clearTimeout(timer)
      setIsFree(false)
    }
  }, [isWanted, mustWait])
  return isFree
}
