import type { ProviderKind } from '@lumi/contracts/config'
import styles from './provider-mark.module.css'

export function ProviderMark({ kind, large }: { kind: ProviderKind; large?: boolean }) {
  return <span className={`${styles.mark} ${styles[kind]} ${large ? styles.large : ''}`} aria-hidden="true" />
}
