import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { BackIcon } from '../../ui/icons/back.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { openSheets } from '../../ui/open-sheets.ts'
import styles from './onboarding.module.css'

interface OnboardingFrameProps {
  /** On a new page the first field takes the focus and is described by the question. */
  labelKey: string
  position: number
  count: number
  onBack: (() => void) | undefined
  onLater: () => void
  children: ReactNode
}

/** The dialog around every question: the way back, the progress, and putting it off. */
export function OnboardingFrame({ labelKey, position, count, onBack, onLater, children }: OnboardingFrameProps) {
  const { t } = useTranslation('onboarding')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    const left = openSheets.add(element)
    return () => {
      left()
      element.close()
    }
  }, [])
  // The way back of the browser leads to the question before, as the arrow does; from the first one it leaves.
  const history = useRouter({ warn: false })?.history
  const goBack = useEffectEvent(() => {
    if (!onBack || openSheets.top() !== dialog.current) return false
    onBack()
    return true
  })
  useEffect(
    () => history?.block({ enableBeforeUnload: false, blockerFn: ({ action }) => action === 'BACK' && goBack() }),
    [history],
  )
  // After a start at this address there is nothing of this page to go back to: one entry that the way back is taken from.
  const hasBack = onBack !== undefined
  const hasEntry = useRef(false)
  useEffect(() => {
    if (!hasBack || hasEntry.current || !history) return
    hasEntry.current = true
    history.push(history.location.href)
  }, [hasBack, history])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another field
  useEffect(() => {
    const fields = dialog.current?.querySelector('form')
    fields?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true })
    dialog.current?.scrollTo(0, 0)
  }, [labelKey])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('label')}
      onCancel={(event) => {
        event.preventDefault()
        onLater()
      }}
    >
      <div className={styles.top}>
        <IconButton
          label={t('back')}
          icon={<BackIcon />}
          className={styles.back}
          disabled={onBack === undefined}
          onClick={onBack}
        />
        <div className={styles.progress} role="img" aria-label={t('progress', { position, count })}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without content never change places
            <span key={index} className={index < position ? styles.done : undefined} />
          ))}
        </div>
        <IconButton label={t('later')} icon={<CloseIcon />} onClick={onLater} />
      </div>
      {children}
    </dialog>
  )
}
