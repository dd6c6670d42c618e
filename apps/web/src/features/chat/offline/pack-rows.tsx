import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { DownloadIcon } from '../../../ui/icons/download.tsx'
import { List, RowSwitch, Section } from '../../../ui/list.tsx'
import styles from './offline.module.css'
import { type PackState, type PackSubject, packSubjects, packs } from './packs.ts'

/** Which subjects the tutor knows without a network: each is downloaded here, with its size told before. */
export default function PackRows() {
  const { t } = useTranslation('talks')
  const states = useSyncExternalStore(packs.subscribe, packs.get)
  const [sizes, setSizes] = useState<Record<PackSubject, number> | null>(null)
  useEffect(() => {
    void packs.check()
    let isGone = false
    void packs.sizes().then((found) => {
      if (!isGone) setSizes(found)
    })
    return () => {
      isGone = true
    }
  }, [])
  return (
    <Section title={t('offline.title')} note={t('offline.about')}>
      <List>
        {packSubjects.map((subject) => (
          <li key={subject}>
            <RowSwitch
              icon={<DownloadIcon size={26} />}
              title={t(`offline.${subject}`)}
              caption={<PackCaption state={states[subject]} size={sizes?.[subject] ?? null} />}
              checked={states[subject].kind !== 'none'}
              data-testid={`pack-${subject}`}
              data-state={states[subject].kind}
              onChange={(event) => void (event.currentTarget.checked ? packs.add(subject) : packs.remove(subject))}
            />
          </li>
        ))}
      </List>
    </Section>
  )
}

function PackCaption({ state, size }: { state: PackState; size: number | null }) {
  const { t, i18n } = useTranslation('talks')
  if (state.kind === 'ready') return t('offline.ready')
  if (state.kind === 'loading')
    return (
      <>
        {t('offline.loading', { percent: Math.floor(state.share * 100) })}
        <progress className={styles.track} value={state.share} aria-hidden="true" />
      </>
    )
  if (size === null) return t('offline.unknown')
  return t('offline.size', { size: size.toLocaleString(i18n.language, { maximumFractionDigits: 1 }) })
}
