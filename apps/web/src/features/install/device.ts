import { miniApp } from '../../lib/mini-app.ts'

export interface Device {
  userAgent: string
  maxTouchPoints: number
  /** The page runs as an installed app. */
  isStandalone: boolean
  /** Opened by a messenger as its mini-app, or inside Telegram, which says so to the page. */
  isMiniApp: boolean
}

/** iPadOS calls itself a Mac; no Mac has a touch screen. */
export const isIos = ({ userAgent, maxTouchPoints }: Pick<Device, 'userAgent' | 'maxTouchPoints'> = navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

const isAndroid = ({ userAgent }: Device) => /Android/.test(userAgent)
const isYandex = ({ userAgent }: Device) => /YaBrowser|YaApp|YaSearch|Yowser/i.test(userAgent)

const messengers =
  /Telegram|WhatsApp|Viber|Instagram|FBAN|FBAV|FB_IAB|Messenger|MicroMessenger|VKAndroidApp|vkclient|Line\/|Snapchat|Discord|OKApp|KAKAOTALK|Max\//i

/** Browsers inside other apps: on Android they say `wv`, on iOS they lack the name of Safari. */
const isInsideApp = (device: Device) =>
  device.isMiniApp ||
  messengers.test(device.userAgent) ||
  /; wv\)/.test(device.userAgent) ||
  (isIos(device) && !/Safari\//.test(device.userAgent))

/** Whether the page runs as an installed app. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

export const thisDevice = (): Device => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  isStandalone: isStandalone(),
  isMiniApp: miniApp() !== null || 'TelegramWebviewProxy' in window,
})

/** `guide`: the steps for iOS. `prompt`: the browser's own question. `site`: the root of the site in a new tab. */
export type Suggestion = 'guide' | 'prompt' | 'site'

/**
 * Promise B12: to whom the installation is suggested, and how (B13); null: not at all.
 * @param hasPrompt the browser has offered its own question
 */
export function suggestionFor(device: Device, isSignedIn: boolean, hasPrompt: boolean): Suggestion | null {
  if (!isSignedIn || device.isStandalone || isYandex(device) || isInsideApp(device)) return null
  if (isIos(device)) return 'guide'
  if (!isAndroid(device)) return null
  return hasPrompt ? 'prompt' : 'site'
}
