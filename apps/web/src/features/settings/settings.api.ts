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
    (now) => ({ ...now, analytics: isOn }),
    () => api(createOrUpdateCustomSettings, { body: { analytics: isOn } }),
  )

type Notifications = CustomSettings['notifications']

export const saveNotifications = (notifications: Partial<Notifications>): Promise<void> =>
  saveAtOnce(
    (now) => ({ ...now, notifications: { ...now.notifications, ...notifications } }),
    () => api(createOrUpdateCustomSettings, { body: { notifications } }),
  )

/** Settings are saved one after the other: an older answer must not show what a newer press has changed. */
let saving: Promise<unknown> = Promise.resolve()
let underway = 0
/** What the server has, as far as is known. */
let confirmed: CustomSettings | undefined

/** Optimistic: shown at once. When the last one has ended, what the server has is shown. */
async function saveAtOnce(
  change: (now: CustomSettings) => CustomSettings,
  save: () => Promise<CustomSettings>,
): Promise<void> {
  const shown = () => queryClient.getQueryData<CustomSettings>(queryKey)
  if (underway++ === 0) confirmed = shown()
  await queryClient.cancelQueries({ queryKey })
  const now = shown()
  if (now) show(change(now))
  const saved = saving.then(save)
  saving = saved.catch(() => {})
  try {
    confirmed = await saved
  } catch (error) {
    notifyError(error)
  }
  if (--underway === 0 && confirmed) show(confirmed)
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
