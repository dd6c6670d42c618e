import { type RefObject, useEffect, useState } from 'react'
import styles from './messages.module.css'
import { readyMessageRows } from './ready-page.ts'

/**
 * When none has been drawn for so long, as on a phone that lost its network, formulas are shown as they are. Counted from the
 * last drawn one: a slow phone takes its time for all of them, and is not stuck.
 */
const longestPauseMs = 5000
/** What the student does is for the messages below. */
const touches = ['pointerdown', 'wheel', 'keydown']

/**
 * The picture of the last visit, if the ready page has shown it, over the list until the formulas of the list are drawn: they
 * are drawn a few at a time, and until then their source would be read where a formula had been.
 */
export function LastVisit({ list }: { list: RefObject<HTMLElement | null> }) {
  const [picture, setPicture] = useState(readyMessageRows)
  useEffect(() => {
    if (!picture) return
    let left = Number.POSITIVE_INFINITY
    let until = 0
    const end = () => setPicture(null)
    const look = () => {
      const waiting = list.current?.querySelectorAll('[data-formula="waiting"]').length ?? 0
      const now = performance.now()
      if (waiting < left) until = now + longestPauseMs
      left = waiting
      if (waiting === 0 || now > until) end()
      else frame = requestAnimationFrame(look)
    }
    let frame = requestAnimationFrame(look)
    for (const touch of touches) addEventListener(touch, end, true)
    return () => {
      cancelAnimationFrame(frame)
      for (const touch of touches) removeEventListener(touch, end, true)
    }
  }, [picture, list])
  return picture && <div className={styles.lastVisit} aria-hidden="true" ref={(place) => place?.append(picture)} />
}
