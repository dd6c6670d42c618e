import { useEffect } from 'react'
import { theme } from '../../lib/theme.ts'
import { useCustomSettings } from './custom-settings.ts'

/** A device on which no theme was chosen looks as the student's others do. */
export function useThemeOfAccount(): void {
  const data = useCustomSettings()
  const chosen = data?.theme
  useEffect(() => {
    if (chosen !== undefined && chosen !== 'system' && theme.get() === 'system') theme.choose(chosen)
  }, [chosen])
}
