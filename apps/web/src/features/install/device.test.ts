import { expect, test } from 'vitest'
import { type Device, suggestionFor } from './device.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const agents = {
  iosSafari: `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`,
  iosChrome: `${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  androidChrome: `${android} Chrome/140.0.0.0 Mobile Safari/537.36`,
  androidFirefox: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  yandexAndroid: `${android} Chrome/138.0.0.0 YaBrowser/25.8.0.0 Mobile Safari/537.36`,
  yandexIos: `${iphone} Version/18.0 YaBrowser/25.8.0.0 Mobile/15E148 Safari/604.1`,
  yandexApp: `${android} Chrome/138.0.0.0 Mobile Safari/537.36 YaApp_Android/25.80 YaSearchBrowser/25.80`,
  telegramAndroid: `${android} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Telegram-Android/11.9.0 (Google Pixel 8; Android 15)`,
  telegramIos: `${iphone} Mobile/15E148`,
  instagram: `${android} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 400.0.0.0.0 Android`,
  otherWebView:
    'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

const device = (agent: keyof typeof agents, more: Partial<Device> = {}): Device => ({
  userAgent: agents[agent],
  maxTouchPoints: 5,
  isStandalone: false,
  isMiniApp: false,
  ...more,
})

test.each([
  ['iosSafari', 'guide', 'guide'],
  ['iosChrome', 'guide', 'guide'],
  ['ipad', 'guide', 'guide'],
  ['androidChrome', 'site', 'prompt'],
  ['androidFirefox', 'site', 'prompt'],
  ['yandexAndroid', null, null],
  ['yandexIos', null, null],
  ['yandexApp', null, null],
  ['telegramAndroid', null, null],
  ['telegramIos', null, null],
  ['instagram', null, null],
  ['otherWebView', null, null],
  ['windows', null, null],
  ['linux', null, null],
] as const)('%s: %s without the browser’s own question, %s with it [B12][B13]', (agent, without, withPrompt) => {
  expect([suggestionFor(device(agent), true, false), suggestionFor(device(agent), true, true)]).toEqual([
    without,
    withPrompt,
  ])
  // Never to a guest, to who runs the installed app, or inside Telegram.
  expect(suggestionFor(device(agent), false, true)).toBeNull()
  expect(suggestionFor(device(agent, { isStandalone: true }), true, true)).toBeNull()
  expect(suggestionFor(device(agent, { isMiniApp: true }), true, true)).toBeNull()
})

test('a Mac without a touch screen is no iPad [B12]', () => {
  expect(suggestionFor(device('ipad', { maxTouchPoints: 0 }), true, false)).toBeNull()
})
