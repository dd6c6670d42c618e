import { messengerSites } from '@lumi/contracts/messenger-sites'
import type { Haptic } from '../../lib/mini-app.ts'
import type { Host, Opening } from './host.ts'
import { takeGround } from './host-theme.ts'
import { insetOf, keepClear } from './safe-areas.ts'

/** Not in the DOM's types: how Telegram's apps and their web views meet. Source: core.telegram.org/api/web-events. */
interface TelegramWindow {
  TelegramWebviewProxy?: { postEvent(type: string, data: string): void }
  external?: { notify?(message: string): void }
  Telegram?: object
  TelegramGameProxy?: object
  TelegramGameProxy_receiveEvent?: Receive
}

type Receive = (type: string, data?: unknown) => void

const [site = ''] = messengerSites.telegram

const haptics: Record<Haptic, object> = {
  tap: { type: 'impact', impact_style: 'light' },
  good: { type: 'notification', notification_type: 'success' },
  bad: { type: 'notification', notification_type: 'error' },
}

/**
 * Speaks Telegram's events directly: its script would be code of another origin on the page of a child's account. What
 * an older app does not know is not sent to it, because some report it as an error.
 */
export function openTelegram({ version = '6.0', theme }: Opening): Host {
  const host = window as unknown as TelegramWindow
  const post = (since: string, eventType: string, eventData: object = {}) => {
    if (!isSince(version, since)) return
    if (host.TelegramWebviewProxy) host.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData))
    else if (host.external?.notify) host.external.notify(JSON.stringify({ eventType, eventData }))
    else if (parent !== window) parent.postMessage(JSON.stringify({ eventType, eventData }), site)
  }
  const insets = { safe: { top: 0, bottom: 0 }, content: { top: 0, bottom: 0 } }
  let pressed = () => {}

  function colors(params: unknown) {
    const ground = takeGround(objectOf(params).bg_color)
    if (ground === null) return
    post('6.9', 'web_app_set_header_color', { color: ground })
    post('6.1', 'web_app_set_background_color', { color: ground })
    post('7.10', 'web_app_set_bottom_bar_color', { color: ground })
  }

  function areas(kind: keyof typeof insets, data: unknown) {
    const { top, bottom } = objectOf(data)
    insets[kind] = { top: insetOf(top), bottom: insetOf(bottom) }
    for (const edge of ['top', 'bottom'] as const)
      keepClear(edge, { device: insets.safe[edge], bars: insets.content[edge] })
  }

  const answers: Readonly<Record<string, (data: unknown) => void>> = {
    theme_changed: (data) => colors(objectOf(data).theme_params),
    safe_area_changed: (data) => areas('safe', data),
    content_safe_area_changed: (data) => areas('content', data),
    back_button_pressed: () => pressed(),
    reload_iframe: () => {
      post('6.0', 'iframe_will_reload')
      location.reload()
    },
  }
  const receive: Receive = (type, data) => {
    if (Object.hasOwn(answers, type)) answers[type]?.(data)
  }
  // Each kind of app calls another one of these.
  host.Telegram = { WebView: { receiveEvent: receive } }
  host.TelegramGameProxy = { receiveEvent: receive }
  host.TelegramGameProxy_receiveEvent = receive
  if (parent !== window)
    addEventListener('message', ({ source, origin, data }) => {
      if (source !== parent || origin !== site) return
      const { eventType, eventData } = parsed(data)
      if (typeof eventType === 'string') receive(eventType, eventData)
    })

  if (parent !== window) post('6.0', 'iframe_ready', { reload_supported: true })
  post('6.0', 'web_app_ready')
  post('6.0', 'web_app_expand')
  // Lists are scrolled here, which would otherwise pull the whole app down.
  post('7.7', 'web_app_setup_swipe_behavior', { allow_vertical_swipe: false })
  colors(parsed(theme))
  post('6.0', 'web_app_request_theme')
  post('8.0', 'web_app_request_safe_area')
  post('8.0', 'web_app_request_content_safe_area')

  const openInTelegram = (path: string) => post('6.1', 'web_app_open_tg_link', { path_full: path })
  return {
    feel: (haptic) => post('6.1', 'web_app_trigger_haptic_feedback', haptics[haptic]),
    share: ({ text, url }) => openInTelegram(`/share/url?${new URLSearchParams({ url, text })}`),
    openLink(url) {
      if (url.hostname === 't.me') openInTelegram(url.pathname + url.search)
      else post('6.0', 'web_app_open_link', { url: url.href })
    },
    back: {
      show: (isShown) => post('6.1', 'web_app_setup_back_button', { is_visible: isShown }),
      onPress(listener) {
        pressed = listener
      },
    },
  }
}

/** "7.10" is later than "7.7". */
function isSince(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [sinceMajor = 0, sinceMinor = 0] = since.split('.').map(Number)
  return major > sinceMajor || (major === sinceMajor && minor >= sinceMinor)
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function parsed(json: unknown): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(String(json)))
  } catch {
    return {}
  }
}
