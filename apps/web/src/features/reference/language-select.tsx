import { type LanguageId, languages } from '@lumi/contracts/reference'
import { useSyncExternalStore } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { words } from '../../lib/i18n/words.ts'
import { chooseLanguage, locale } from '../../lib/locale.ts'
import { GlobeIcon } from '../../ui/icons/globe.tsx'
import { Select } from '../../ui/select.tsx'

const options = languages.map(({ languageId, name }) => ({ value: String(languageId), text: name }))

/** A prerendered page knows its language, but not yet the student's variant of it. */
const prerenderedId = () => languages.find(({ language }) => language === words.language())?.languageId ?? 1

/** Changes the language of the whole app, now and for the next visit. */
export function useLanguageChoice() {
  const { t } = useTranslation()
  const languageId = useSyncExternalStore(locale.subscribe, locale.languageId, prerenderedId)
  return {
    label: t('language'),
    options,
    value: String(languageId),
    onChoose: (id: string) => void chooseLanguage(Number(id) as LanguageId).catch(notifyError),
    'data-testid': 'language',
  }
}

export function LanguageSelect() {
  return <Select {...useLanguageChoice()} icon={<GlobeIcon size={20} />} />
}
