import { useEffect, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { type Line, type ProfileDraft, profileDraft } from './profile-draft.ts'

/**
 * Which sheet is open. The typed text is stored on the device until it is saved or canceled, and reopens the sheet
 * after a reload.
 */
export function useProfileDraft() {
  const { language } = useTranslation('profile').i18n
  const [opened, setOpened] = useState<ProfileDraft | null>(null)
  useEffect(() => {
    let isCurrent = true
    void profileDraft.load().then((kept) => isCurrent && setOpened((now) => now ?? kept))
    return () => {
      isCurrent = false
    }
  }, [])
  return {
    opened,
    async open(line: Line, institutionId: string | null = null) {
      const kept = await profileDraft.load()
      const isOfIt = kept?.line === line && kept.institutionId === institutionId
      setOpened(isOfIt ? kept : { line, institutionId, typed: {}, language })
    },
    // The fields keep their own text, so this needs no render.
    keep: (typed: Record<string, string>) => opened && void profileDraft.keep({ ...opened, typed, language }),
    close: (way?: 'back') => {
      setOpened(null)
      if (way !== 'back') void profileDraft.forget()
    },
  }
}
