import { createOrUpdateCustomSettings, getCustomSettings, updateUserInformation } from '@lumi/contracts/settings'
import { type App, serve } from '../../platform/serve.ts'
import type { SettingsService } from './settings.service.ts'

export function settingsRoutes(app: App, settings: SettingsService) {
  serve(app, getCustomSettings, ({ student }) => settings.get(student))
  serve(app, createOrUpdateCustomSettings, ({ student, body }) => settings.update(student, body))
  serve(app, updateUserInformation, async ({ student, body }) => {
    await settings.setLanguage(student.id, body.languageId)
    return {}
  })
}
