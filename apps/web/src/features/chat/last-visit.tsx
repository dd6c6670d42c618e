import { type RefObject, useEffect, useState } from 'react'
import styles from './messages.module.css'
import { readyMessageRows } from './ready-page.ts'

/** Formulas that are not drawn by then, such as those of a phone that lost its network, are shown as they are. */
const longestMs = 3000
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
    const until = performance.now() + longestMs
    const end = () => setPicture(null)
    const look = () => {
      if (performance.now() > until || !list.current?.querySelector('[data-formula="waiting"]')) end()
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
