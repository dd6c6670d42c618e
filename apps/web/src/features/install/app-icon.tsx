import { Lumi } from '../../ui/lumi.tsx'
import styles from './app-icon.module.css'

/** The app as it looks on the home screen. Decorative; no picture is requested for it. */
export function AppIcon({ size }: { size: 40 | 64 }) {
  return (
    <span className={size === 64 ? `${styles.icon} ${styles.large}` : styles.icon} aria-hidden="true">
      <Lumi size={size * 0.62} />
    </span>
  )
}
