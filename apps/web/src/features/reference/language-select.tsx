import { type LanguageId, languages } from '@lumi/contracts/reference'
import { useSyncExternalStore } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { words } from '../../lib/i18n/words.ts'
import { chooseLanguage, locale } from '../../lib/locale.ts'
import { GlobeIcon } from '../../ui/icons/globe.tsx'
import { Select } from '../../ui/select.tsx'

const options = languages.map(({ languageId, name }) => ({ value: String(languageId), text: name }))

/** A prerendered page knows its language, not yet the student's variant of it. */
const prerenderedId = () => languages.find(({ language }) => language === words.language())?.languageId ?? 1

/** Changes the language of everything at once and for the next visit. */
export function LanguageSelect({ wide }: { wide?: boolean }) {
  const { t } = useTranslation()
  const languageId = useSyncExternalStore(locale.subscribe, locale.languageId, prerenderedId)
  return (
    <Select
      label={t('language')}
      icon={<GlobeIcon size={20} />}
      options={options}
      value={String(languageId)}
      onChoose={(id) => chooseLanguage(Number(id) as LanguageId).catch(notifyError)}
      wide={wide ?? false}
      data-testid="language"
    />
  )
}
