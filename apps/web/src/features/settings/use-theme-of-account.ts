import { useEffect } from 'react'
import { theme } from '../../lib/theme.ts'
import { useCustomSettings } from './custom-settings.ts'

/** A device without a theme of its own uses the account's. */
export function useThemeOfAccount(): void {
  const data = useCustomSettings()
  const chosen = data?.theme
  useEffect(() => {
    if (chosen !== undefined && chosen !== 'system' && theme.get() === 'system') theme.choose(chosen)
  }, [chosen])
}
