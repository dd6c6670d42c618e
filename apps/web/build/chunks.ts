/**
 * Which modules share a file. Few files: on a slow phone network one more request costs more than a few spare bytes. A
 * module that matches no group goes with the route that needs it.
 */
const libraries =
  /\/node_modules\/(preact|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store)|zod)\//
const contracts =
  /\/packages\/contracts\/src\/(auth|config|endpoint|errors|field-rules|product-rules|reference|text)\.ts/
const lib =
  /\/src\/lib\/(api|channel|chat-access|clock|config|connection|config-address|copy-text|current-user|early-answers|errors|http|locale|mini-app|notifications|own-path|page-title|referral|refresh|renewal|server-time|session|signed-in-user|storage|student-zone|theme|trace-context|use-seconds-until|use-try-again|i18n\/(words|rich|use-translation))\.tsx?/
const ui =
  /\/src\/ui\/(brand|button|icon-button|lumi|notification|phrases|route-failure|select|icons\/(icon|alert|check|close|down|globe|info|moon|retry))[.-]/
/** In the header of guest pages and on the settings page. */
const choices = /\/src\/features\/reference\/(language-select|theme-select)\./
const guestUi = /\/src\/ui\/(checkbox|form|text-field|icons\/(eye|eye-off|gift))[.-]/
const guestFeatures =
  /\/src\/features\/(auth\/(agreements|auth-page|demo-exchange|form|hard-to-guess|known-email|login|new-password|pending-sign-up|referral|signup|social\/(social-buttons|social\.module|provider-mark))|reference\/page-tools)/
const guestRoutes = /\/src\/routes\/(index|login)\.tsx\?tsr-split/

const styles = /\/src\/styles\//

/**
 * A module that is imported dynamically (a route's screen, a lazy part) may be in the group that it needs anyway: the
 * bundler exports its names from there as one object, and its file, its request and its round trip are saved.
 */

/** The frame of the signed-in area and the chat up to its first lines: everything on its first screen. */
const chatScreen =
  /\/src\/features\/chat\/(?!offline\/|pictures\/|talks\/|side-page|message-actions|rate-buttons|opinions|jumps|keep-still|maths-keys|allowance-card\.|voice\/|listen\/|listening|listen-button|message-list|message-boundary|message-window|message-menu|tutor-message|student-message|hint-ladder|work-page|reply-progress|checked-lines|announcer|badge|undo-row|use-caret|copy-button|markdown\/(?!katex\.ts))/
const frame =
  /\/src\/(routes\/(-chat-gate|-new-agreements)|ui\/(app-shell|on-screen-keyboard|subject-book|toolbar|use-way-back)|features\/(programs\/chosen-subject|student\/onboarding-state)|lib\/(conversation-news|device-store|lazy-part|media|queue-keys|realtime)\.)/
/** Drafts and unsent messages. */
const storage = /\/node_modules\/idb-keyval\//
/** The frame of every page of the signed-in area, and the chat. */
const chatRoutes = /\/src\/routes\/(_student|_student\/chat)\.tsx\?tsr-split/
const frameContracts = /\/packages\/contracts\/src\/(chat|picture-limits|programs|realtime)\.ts/
const studentIcons =
  /\/src\/ui\/icons\/(arrow-down|camera|chat|clock|copy|help|lamp|learn|listen|lock|me|mic|more|offline|pause|pencil|right|seal|search|send|stop|trash)\./
/** Messages as they are drawn, with Markdown. */
const messages =
  /\/src\/features\/chat\/(?!offline\/|pictures\/|talks\/|side-page|chat-subject|message-actions|rate-buttons|opinions|jumps|maths-keys|allowance-card\.|voice\/|listen\/|markdown\/(colored-code|highlight|drawing|plot-drawing|figure-drawing|formula-actions))|\/node_modules\/marked\/|katex\.min\.css/
/** What every page of the signed-in area but the chat needs. */
const queries = /\/node_modules\/@tanstack\/(react-query|query-core)\/|\/src\/lib\/(queries|student-queries)\./
/** Runs in the background of every signed-in page. */
const following =
  /\/src\/(lib\/telemetry\.|routes\/-follow-user\.|features\/billing\/awaited-payment|features\/settings\/(custom-settings|use-analytics|use-theme-of-account))|\/packages\/contracts\/src\/(settings|telemetry(-limits)?)\.ts/
const onboarding = /\/src\/(features\/student\/onboarding(-draft)?\.tsx?)|\/packages\/contracts\/src\/profile\.ts/

/** The suggestion to install the app, in the settings and on the card. */
const install = /\/src\/features\/install\/(app-icon|busy|device|install-card\.module|installation)\b/
/** Shared by the pages behind the chat. One file each: every file costs the first page its name. */
const pageParts = /\/src\/ui\/(page|list|list-states|offline-strip|sheet)\./
/** Small parts that several pages behind the chat share, by what they are about. Each file would cost the first page its name. */
const plans = /\/src\/(features\/billing\/(facts|plan-cards|use-billing-words|payment-lines)|lib\/money-text)\./
const studies = /\/src\/features\/(learning\/(learning\.api|use-practice)|programs\/(programs\.api|use-open-in-chat))\./
const deviceSettings =
  /\/src\/features\/(feedback\/support-hours|push\/push-device|chat\/offline\/packs|auth\/log-out)\./
const links = /\/src\/features\/auth\/(link-secrets|send-again|when-text)\./
const otherIcons = /\/src\/ui\/icons\//

const matchesAny = (patterns: RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id))

export const chunkGroups = [
  { name: 'words-en', test: /\/i18n\/en-US\/(common|auth)\.ts|error-texts\/en\/common/, priority: 30 },
  { name: 'words-ru', test: /\/i18n\/ru-RU\/(common|auth)\.ts|error-texts\/ru\/common/, priority: 30 },
  { name: 'chat-words-en', test: /\/i18n\/en-US\/(chat|subjects)\.ts|error-texts\/en\/chat/, priority: 30 },
  { name: 'chat-words-ru', test: /\/i18n\/ru-RU\/(chat|subjects)\.ts|error-texts\/ru\/chat/, priority: 30 },
  { name: 'heic', test: /\/node_modules\/libheif-js\//, priority: 40 },
  { name: 'guest', test: matchesAny([guestFeatures, guestRoutes, guestUi]), priority: 20 },
  {
    name: 'chat',
    test: matchesAny([chatScreen, frame, chatRoutes, frameContracts, storage, studentIcons]),
    priority: 18,
  },
  { name: 'messages', test: messages, priority: 16 },
  { name: 'queries', test: queries, priority: 16 },
  { name: 'following', test: following, priority: 16 },
  { name: 'install', test: install, priority: 16 },
  { name: 'plans', test: plans, priority: 6 },
  { name: 'studies', test: studies, priority: 6 },
  { name: 'device-settings', test: deviceSettings, priority: 6 },
  { name: 'links', test: links, priority: 6 },
  { name: 'icons', test: otherIcons, priority: 5 },
  { name: 'pages', test: pageParts, priority: 5 },
  { name: 'onboarding', test: onboarding, priority: 16 },
  {
    name: 'core',
    test: matchesAny([libraries, contracts, lib, ui, choices, styles, /rolldown\/runtime|vite\/preload-helper/]),
    priority: 10,
  },
]
