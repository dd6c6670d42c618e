import type { StoredItem } from '@lumi/contracts/student'
import styles from './guardian-page.module.css'

/** Everything stored: what, what for, how long. The list comes from the server, so that no page can omit an item. */
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
