import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { theme, themes } from '../../lib/theme.ts'
import { MoonIcon } from '../../ui/icons/moon.tsx'
import { Select } from '../../ui/select.tsx'

export function ThemeSelect({ wide }: { wide?: boolean }) {
  const { t } = useTranslation()
  const chosen = useSyncExternalStore(theme.subscribe, theme.get, () => 'system' as const)
  return (
    <Select
      label={t('theme.label')}
      icon={<MoonIcon size={20} />}
      options={themes.map((value) => ({ value, text: t(`theme.${value}`) }))}
      value={chosen}
      onChoose={theme.choose}
      iconOnly={!wide}
      wide={wide ?? false}
    />
  )
}
