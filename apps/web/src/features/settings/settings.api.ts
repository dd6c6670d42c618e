import type { LanguageId } from '@lumi/contracts/reference'
import { type CustomSettings, createOrUpdateCustomSettings, updateUserInformation } from '@lumi/contracts/settings'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { queryClient } from '../../lib/queries.ts'
import { count } from '../../lib/telemetry.ts'
import type { Theme } from '../../lib/theme.ts'
import { customSettings, loadCustomSettings } from './custom-settings.ts'

export const customSettingsQuery = queryOptions({
  queryKey: ['settings', 'custom'],
  queryFn: loadCustomSettings,
  initialData: () => customSettings.get() ?? undefined,
  initialDataUpdatedAt: customSettings.seenAt,
  refetchOnWindowFocus: 'always',
})

const { queryKey } = customSettingsQuery

function show(next: CustomSettings) {
  queryClient.setQueryData(queryKey, next)
  customSettings.set(next)
}

/** Withdrawn consent takes effect at once, whether or not the server has stored it. */
export const saveAnalytics = (isOn: boolean): Promise<void> =>
  saveAtOnce(
    (before) => ({ ...before, analytics: isOn }),
    () => api(createOrUpdateCustomSettings, { body: { analytics: isOn } }),
  )

type Notifications = CustomSettings['notifications']

export const saveNotifications = (notifications: Partial<Notifications>): Promise<void> =>
  saveAtOnce(
    (before) => ({ ...before, notifications: { ...before.notifications, ...notifications } }),
    () => api(createOrUpdateCustomSettings, { body: { notifications } }),
  )

/** Optimistic: shown at once, reverted if the server refuses. */
async function saveAtOnce(
  change: (before: CustomSettings) => CustomSettings,
  save: () => Promise<CustomSettings>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<CustomSettings>(queryKey)
  if (before) show(change(before))
  try {
    show(await save())
  } catch (error) {
    if (before) show(before)
    notifyError(error)
  }
}

/** The device has already applied the theme; the account stores it for other devices. */
export async function saveTheme(theme: Theme): Promise<void> {
  count('themeChanged')
  try {
    show(await api(createOrUpdateCustomSettings, { body: { theme } }))
  } catch (error) {
    console.warn('The theme stays on this device for now', error)
  }
}

/** The screen has already changed its language; this is for mails and other devices. */
export async function saveLanguage(languageId: LanguageId): Promise<void> {
  count('languageChanged')
  try {
    await api(updateUserInformation, { body: { languageId } })
  } catch (error) {
    notifyError(error)
  }
}
