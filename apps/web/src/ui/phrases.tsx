import { Fragment } from 'react'
import styles from './phrases.module.css'

/** A heading that wraps at natural pauses: between sentences and after commas, inside a phrase only if it must. */
export function Phrases({ children }: { children: string }) {
  const phrases = children.split(/(?<=[.,:;?!…—]) /)
  return phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ))
}
