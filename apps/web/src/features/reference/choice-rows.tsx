import type { LanguageId } from '@lumi/contracts/reference'
import type { ReactNode } from 'react'
import type { Theme } from '../../lib/theme.ts'
import { GlobeIcon } from '../../ui/icons/globe.tsx'
import { MoonIcon } from '../../ui/icons/moon.tsx'
import { List, RowSelect } from '../../ui/list.tsx'
import { useLanguageChoice } from './language-select.tsx'
import { useThemeChoice } from './theme-select.tsx'

interface ChoiceRowsProps {
  /** Called after the choice has taken effect on this device, to store it in the account. */
  onLanguage: (languageId: LanguageId) => void
  onTheme: (theme: Theme) => void
  /** A row below, showing the effect of the choice. */
  children: ReactNode
}

/** Language and theme as rows of the settings. */
export function ChoiceRows({ onLanguage, onTheme, children }: ChoiceRowsProps) {
  const language = useLanguageChoice()
  const theme = useThemeChoice()
  return (
    <List>
      <li>
        <RowSelect
          {...language}
          icon={<GlobeIcon size={26} />}
          onChoose={(id) => {
            language.onChoose(id)
            onLanguage(Number(id) as LanguageId)
          }}
        />
      </li>
      <li>
        <RowSelect
          {...theme}
          icon={<MoonIcon size={26} />}
          onChoose={(value) => {
            theme.onChoose(value)
            onTheme(value)
          }}
        />
      </li>
      <li>{children}</li>
    </List>
  )
}
