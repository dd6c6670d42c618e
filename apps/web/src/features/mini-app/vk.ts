import { messengerSites } from '@lumi/contracts/messenger-sites'
import type { Haptic } from '../../lib/mini-app.ts'
import type { Host, Opening } from './host.ts'
import { followScheme, takeGround } from './host-theme.ts'
import { insetOf, keepClear } from './safe-areas.ts'

/** Not in the DOM's types: how VK's apps and their web views meet. Source: dev.vk.com/bridge, VKCOM/vk-bridge. */
interface VkWindow {
  AndroidBridge?: Record<string, ((params: string) => void) | undefined>
  webkit?: { messageHandlers?: Record<string, { postMessage?(params: object): void } | undefined> }
}

/** The version of VK's own library whose messages these are. */
const bridgeVersion = '2.15.0'
/** VK's phone apps lay their buttons over the page, below the status bar. */
const buttonsHeight = 48
/** What VK's website allows at most, and what a laptop shows without scrolling. */
const frame = { width: 1000, height: 720 }

const haptics: Record<Haptic, [method: string, params: object]> = {
  tap: ['VKWebAppTapticImpactOccurred', { style: 'light' }],
  good: ['VKWebAppTapticNotificationOccurred', { type: 'success' }],
  bad: ['VKWebAppTapticNotificationOccurred', { type: 'error' }],
}

export function openVk({ platform = '' }: Opening): Host {
  const host = window as unknown as VkWindow
  const isApp = /^mobile_(android|iphone|ipad)/.test(platform)
  const site = siteAround()
  let webFrameId: unknown

  function send(handler: string, params: object = {}) {
    const android = host.AndroidBridge?.[handler]
    const ios = host.webkit?.messageHandlers?.[handler]
    if (android) android.call(host.AndroidBridge, JSON.stringify(params))
    else if (ios?.postMessage) ios.postMessage(params)
    else if (parent !== window && site !== undefined)
      parent.postMessage({ handler, params, type: 'vk-connect', webFrameId, connectVersion: bridgeVersion }, site)
  }

  function receive({ type, data, frameId }: Record<string, unknown>) {
    if (type === 'VKWebAppSettings') webFrameId = frameId
    if (type === 'VKWebAppUpdateConfig') configure(objectOf(data))
  }

  function configure({ appearance, scheme, insets }: Record<string, unknown>) {
    const isDark = appearance === 'dark' || (appearance !== 'light' && /gray|dark/.test(String(scheme)))
    followScheme(isDark ? 'dark' : 'light')
    const { top, bottom } = objectOf(insets)
    keepClear('top', { device: insetOf(top), bars: isApp ? buttonsHeight : 0 })
    keepClear('bottom', { device: insetOf(bottom), bars: 0 })
    const ground = takeGround(null)
    // Named by the color of its letters.
    const statusBar = { status_bar_style: isDark ? 'light' : 'dark' }
    if (isApp) send('VKWebAppSetViewSettings', ground === null ? statusBar : { ...statusBar, action_bar_color: ground })
  }

  addEventListener('VKWebAppEvent', (event) => receive(objectOf((event as CustomEvent).detail)))
  if (parent !== window)
    addEventListener('message', ({ source, origin, data }) => {
      if (source === parent && messengerSites.vk.includes(origin)) receive(objectOf(data))
    })

  keepClear('top', { device: 0, bars: isApp ? buttonsHeight : 0 })
  send('VKWebAppInit')
  if (platform === 'desktop_web') send('VKWebAppResizeWindow', frame)

  return {
    feel: (haptic) => send(...haptics[haptic]),
    share: ({ url }) => send('VKWebAppShare', { link: url }),
    // VK's apps and website open new windows in the browser.
    openLink: (url) => void window.open(url, '_blank', 'noopener'),
  }
}

/** The site that shows this page in its frame, if it is one of VK's. */
function siteAround(): string | undefined {
  const around = location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin
  return messengerSites.vk.find((site) => site === around)
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
