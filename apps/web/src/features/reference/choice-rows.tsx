import { GlobeIcon } from '../../ui/icons/globe.tsx'
import { MoonIcon } from '../../ui/icons/moon.tsx'
import { List, RowSelect } from '../../ui/list.tsx'
import { useLanguageChoice } from './language-select.tsx'
import { useThemeChoice } from './theme-select.tsx'

/** How the app speaks and looks, as rows of the settings. */
export function ChoiceRows() {
  return (
    <List>
      <li>
        <RowSelect {...useLanguageChoice()} icon={<GlobeIcon size={26} />} />
      </li>
      <li>
        <RowSelect {...useThemeChoice()} icon={<MoonIcon size={26} />} />
      </li>
    </List>
  )
}
