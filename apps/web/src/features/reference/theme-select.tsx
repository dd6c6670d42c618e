import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { theme, themes } from '../../lib/theme.ts'
import { MoonIcon } from '../../ui/icons/moon.tsx'
import { Select } from '../../ui/select.tsx'

export function useThemeChoice() {
  const { t } = useTranslation()
  const chosen = useSyncExternalStore(theme.subscribe, theme.get, () => 'system' as const)
  return {
    label: t('theme.label'),
    options: themes.map((value) => ({ value, text: t(`theme.${value}`) })),
    value: chosen,
    onChoose: theme.choose,
  }
}

export function ThemeSelect() {
  return <Select {...useThemeChoice()} icon={<MoonIcon size={20} />} iconOnly />
}
