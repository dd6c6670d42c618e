import type { SkillProgress } from '@lumi/contracts/learning'
import { useState } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { startOver } from './learning.api.ts'
import styles from './learning.module.css'

/** @param skill null: everything */
export function ResetSheet({ skill, onClose }: { skill: SkillProgress | null; onClose: () => void }) {
  const { t } = useTranslation('learning')
  const [isBusy, setIsBusy] = useState(false)
  async function go() {
    setIsBusy(true)
    try {
      await startOver(skill?.skillId)
      notify({ kind: 'good', text: t('reset.done') })
      onClose()
    } catch (error) {
      notifyError(error)
      setIsBusy(false)
    }
  }
  return (
    <Sheet title={skill ? t('reset.titleOne', { topic: skill.title }) : t('reset.titleAll')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{t('reset.text')}</p>
        <Button variant="danger" full busy={isBusy && t('reset.busy')} onClick={go}>
          {t('reset.confirm')}
        </Button>
        <Button variant="quiet" full onClick={onClose} data-autofocus>
          {t('reset.cancel')}
        </Button>
      </div>
    </Sheet>
  )
}
