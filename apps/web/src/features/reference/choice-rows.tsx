import type { LanguageId } from '@lumi/contracts/reference'
import type { ReactNode } from 'react'
import type { Theme } from '../../lib/theme.ts'
import { GlobeIcon } from '../../ui/icons/globe.tsx'
import { MoonIcon } from '../../ui/icons/moon.tsx'
import { List, RowSelect } from '../../ui/list.tsx'
import { useLanguageChoice } from './language-select.tsx'
import { useThemeChoice } from './theme-select.tsx'

interface ChoiceRowsProps {
  /** The choice holds on this device already; the account may take it along. */
  onLanguage: (languageId: LanguageId) => void
  onTheme: (theme: Theme) => void
  /** What the choice comes to, as a row of the same list. */
  children: ReactNode
}

/** How the app speaks and looks, as rows of the settings. */
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
