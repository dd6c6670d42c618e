import { useEffect } from 'react'
import { useTranslation } from './i18n/use-translation.ts'

/** Sets the tab's title: "Log in · Lumi". */
export function usePageTitle(title: string): void {
  const { t } = useTranslation()
  const whole = `${title} · ${t('brand')}`
  useEffect(() => {
    document.title = whole
  }, [whole])
}
