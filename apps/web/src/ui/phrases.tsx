import { Fragment } from 'react'
import styles from './phrases.module.css'

/** A heading that breaks where a speaker would pause: between its sentences and after a comma, inside a phrase only when it must. */
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
