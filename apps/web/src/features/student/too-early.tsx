import { FIRST_TAUGHT_GRADE } from '@lumi/contracts/grades'
import { addProgramForStudy, getProgramsWithStudyStatus } from '@lumi/contracts/programs'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { queryClient } from '../../lib/queries.ts'
import { settings } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { openSheets } from '../../ui/open-sheets.ts'
import styles from './onboarding.module.css'
import { onboarding } from './onboarding-state.ts'

/**
 * For students below the first grade with lessons: says so and keeps the account. Another grade starts only on the
 * student's own press.
 */
export function TooEarly() {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    element.querySelector('h2')?.focus()
    const left = openSheets.add(element)
    return () => {
      left()
      element.close()
    }
  }, [])

  async function begin() {
    setIsBusy(true)
    try {
      // The server returns the nearest grade with programs, which is the first one.
      const { programs } = await api(getProgramsWithStudyStatus, { query: {} })
      const maths = programs.find(({ subject }) => subject === 'maths')
      if (maths) await api(addProgramForStudy, { body: { programId: maths.programId } })
    } catch (error) {
      notifyError(error)
      return setIsBusy(false)
    }
    settings.set('isOnboarded', 'true')
    onboarding.become('over')
    void queryClient.invalidateQueries()
    await navigate({ to: '/chat' })
  }

  const grade = FIRST_TAUGHT_GRADE
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="too-early"
      // There is no page behind it to return to.
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.page}>
        <div className={styles.ask}>
          <Lumi mood="calm" className={styles.lumi} />
          <h2 id="too-early" tabIndex={-1}>
            {t('early.title', { grade })}
          </h2>
          <p>{t('early.text', { grade })}</p>
          <p>{t('early.try', { grade })}</p>
        </div>
        <div className={styles.foot}>
          <Button size="lg" full busy={isBusy && t('busy')} onClick={begin}>
            {t('early.begin', { grade })}
          </Button>
          <Button variant="secondary" size="lg" full onClick={() => onboarding.become('asking')}>
            {t('early.other')}
          </Button>
          <Link to="/settings" className={styles.link}>
            {t('early.settings')}
          </Link>
        </div>
      </div>
    </dialog>
  )
}
