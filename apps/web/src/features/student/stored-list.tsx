import type { StoredItem } from '@lumi/contracts/student'
import styles from './guardian-page.module.css'

/** All that is stored: what, what for, how long. The server has the list, so that no page can leave something out. */
export function StoredList({ items }: { items: readonly StoredItem[] }) {
  return (
    <ul className={styles.stored}>
      {items.map(({ what, why, kept }) => (
        <li key={what}>
          <strong>{what}</strong>
          <span>{why}</span>
          <small>{kept}</small>
        </li>
      ))}
    </ul>
  )
}
