import { useState } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { settings } from '../lib/storage.ts'
import { Sheet } from '../ui/sheet.tsx'
import styles from './-shortcuts.module.css'

const keys = [
  ['/', 'field'],
  ['s', 'search'],
  ['Enter', 'send'],
  ['Shift + Enter', 'line'],
  ['Esc', 'leave'],
  ['← →', 'arrows'],
  ['?', 'list'],
] as const

/** The list of keyboard shortcuts, and the switch for single keys (WCAG 2.1.4). */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const [isOn, setIsOn] = useState(settings.get('keyShortcuts') !== 'off')
  return (
    <Sheet title={t('shortcuts.title')} onClose={onClose}>
      <dl className={styles.list}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`shortcuts.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.single}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setIsOn(event.target.checked)
            settings.set('keyShortcuts', event.target.checked ? 'on' : 'off')
          }}
        />
        {t('shortcuts.single')}
      </label>
    </Sheet>
  )
}
