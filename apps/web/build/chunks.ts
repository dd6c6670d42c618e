/**
 * Which modules travel together. Few files: on a slow phone network each request costs more than some spare bytes. What
 * matches nothing goes with the route that needs it.
 */
const libraries =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store)|zod)\//
const contracts = /\/packages\/contracts\/src\/(auth|config|endpoint|errors|feedback|product-rules|reference|text)\.ts/
const lib =
  /\/src\/lib\/(agreements-to-accept|api|chat-access|config|config-address|current-user|errors|http|locale|notifications|own-path|page-title|pending-deletion|pending-sign-up|referral|refresh|session|storage|theme|i18n\/(words|rich|use-translation))\.tsx?/
const ui =
  /\/src\/ui\/(brand|button|icon-button|lumi|notification|select|icons\/(icon|alert|check|close|down|globe|info|moon|retry))[.-]/
/** In the header of guests' pages and in the sheet of a student. */
const choices = /\/src\/features\/reference\/(language-select|theme-select)\./
const guestUi = /\/src\/ui\/(checkbox|form|text-field|icons\/(eye|eye-off|gift))[.-]/
const guestFeatures =
  /\/src\/features\/(auth\/(agreements|auth-page|demo-exchange|form|login|new-password|referral|signup|social\/(social-buttons|social\.module|provider-mark))|reference\/page-tools)/
const guestRoutes = /\/src\/routes\/(index|login)\.tsx\?tsr-split/

const styles = /\/src\/styles\//

const matchesAny = (patterns: RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id))

export const chunkGroups = [
  { name: 'words-en', test: /\/i18n\/en-US\/(common|auth)\.ts/, priority: 30 },
  { name: 'words-ru', test: /\/i18n\/ru-RU\/(common|auth)\.ts/, priority: 30 },
  { name: 'guest', test: matchesAny([guestFeatures, guestRoutes, guestUi]), priority: 20 },
  {
    name: 'core',
    test: matchesAny([libraries, contracts, lib, ui, choices, styles, /rolldown\/runtime|vite\/preload-helper/]),
    priority: 10,
  },
]
