import type { LanguageId } from '@lumi/contracts/reference'
import {
  type CustomSettings,
  createOrUpdateCustomSettings,
  getCustomSettings,
  type NotificationKind,
  updateUserInformation,
} from '@lumi/contracts/settings'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { queryClient } from '../../lib/queries.ts'
import { count } from '../../lib/telemetry.ts'
import type { Theme } from '../../lib/theme.ts'

export const customSettingsQuery = queryOptions({
  queryKey: ['settings', 'custom'],
  queryFn: ({ signal }) => api(getCustomSettings, { signal }),
  refetchOnWindowFocus: 'always',
})

const { queryKey } = customSettingsQuery

export const saveNotification = (kind: NotificationKind, isOn: boolean): Promise<void> =>
  saveAtOnce(
    (before) => ({ ...before, notifications: { ...before.notifications, [kind]: isOn } }),
    () => api(createOrUpdateCustomSettings, { body: { notifications: { [kind]: isOn } } }),
  )

/** A no holds from the moment it is said, whether or not the server has heard of it. */
export const saveAnalytics = (isOn: boolean): Promise<void> =>
  saveAtOnce(
    (before) => ({ ...before, analytics: isOn }),
    () => api(createOrUpdateCustomSettings, { body: { analytics: isOn } }),
  )

/** Shown at once; taken back when the server does not take it. */
async function saveAtOnce(
  change: (before: CustomSettings) => CustomSettings,
  save: () => Promise<CustomSettings>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<CustomSettings>(queryKey)
  if (before) queryClient.setQueryData(queryKey, change(before))
  try {
    queryClient.setQueryData(queryKey, await save())
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    notifyError(error)
  }
}

/** The device has its theme already; the account takes it along to others. */
export async function saveTheme(theme: Theme): Promise<void> {
  count('themeChanged')
  try {
    queryClient.setQueryData(queryKey, await api(createOrUpdateCustomSettings, { body: { theme } }))
  } catch (error) {
    console.warn('The theme stays on this device for now', error)
  }
}

/** The screen speaks it already; mails and other devices follow. */
export async function saveLanguage(languageId: LanguageId): Promise<void> {
  count('languageChanged')
  try {
    await api(updateUserInformation, { body: { languageId } })
  } catch (error) {
    notifyError(error)
  }
}
