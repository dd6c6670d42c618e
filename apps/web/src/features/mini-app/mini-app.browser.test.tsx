import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { takeLaunch } from '../../boot/launch.ts'
import { miniApp } from '../../lib/mini-app.ts'
import { notify } from '../../lib/notifications.ts'
import { share } from '../../lib/share.ts'
import '../../styles/tokens.css'
import { startMiniApp } from './start-mini-app.ts'

// The messengers are played from their documentation: core.telegram.org/api/web-events, dev.vk.com/bridge.

const page = document.documentElement
const property = (name: string) => page.style.getPropertyValue(name)
const startAddress = location.href

function clean() {
  page.removeAttribute('style')
  delete page.dataset.theme
  delete page.dataset.miniApp
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', startAddress)
}
beforeEach(clean)
afterEach(clean)

const opened = (search: string, hash = '') =>
  history.replaceState(null, '', `${new URL(startAddress).pathname}${search}${hash}`)

describe('what the address says', () => {
  test('of Telegram is read once, leaves the address bar, and is known without its secret after a reload [S14]', () => {
    const signed = String(new URLSearchParams({ auth_date: '1', start_param: 'ref_SASHA7', hash: 'ab' }))
    const parameters = {
      tgWebAppData: signed,
      tgWebAppVersion: '8.0',
      tgWebAppPlatform: 'ios',
      tgWebAppThemeParams: '{}',
    }
    opened('?utm_source=x', `#${new URLSearchParams(parameters)}`)
    expect(takeLaunch()).toEqual({
      messenger: 'telegram',
      launchData: signed,
      version: '8.0',
      platform: 'ios',
      theme: '{}',
    })
    // The invitation is the one of any other link.
    expect([location.search, location.hash]).toEqual(['?utm_source=x&ref=SASHA7', ''])
    expect(JSON.stringify(sessionStorage)).not.toContain('auth_date')
    expect(takeLaunch()).toEqual({ messenger: 'telegram', version: '8.0', platform: 'ios', theme: '{}' })
  })

  test('of VK too', () => {
    const query = 'vk_app_id=1&vk_platform=mobile_iphone&vk_user_id=2&sign=xyz'
    opened(`?${query}&utm_source=wall`, '#ref=SASHA7')
    expect(takeLaunch()).toMatchObject({
      messenger: 'vk',
      launchData: `${query}&utm_source=wall`,
      platform: 'mobile_iphone',
    })
    expect([location.search, location.hash]).toEqual(['?utm_source=wall&ref=SASHA7', ''])
    expect(JSON.stringify(sessionStorage)).not.toContain('xyz')
  })

  test.each([
    ['nothing', '', ''],
    ['another fragment', '', '#formulas'],
    ['a signature of nobody', '?sign=x', ''],
  ])('without a messenger is left alone: %s', (_name, search, hash) => {
    opened(search, hash)
    expect(takeLaunch()).toBeNull()
    expect([location.search, location.hash]).toEqual([search, hash])
  })

  test.each(['ref_<script>', 'ref_', `ref_${'x'.repeat(41)}`, 'ref=a&admin=1'])(
    'a start parameter "%s" invites nobody',
    (start) => {
      opened(`?tgWebAppStartParam=${encodeURIComponent(start)}`, '#tgWebAppPlatform=ios')
      takeLaunch()
      expect(location.search).toBe('')
    },
  )

  test.each(['{"messenger":"evil"}', '{', 'null', '7'])('stored %s is nobody', (text) => {
    sessionStorage.setItem('miniApp', text)
    expect(takeLaunch()).toBeNull()
  })
})

interface Told {
  type: string
  data: Record<string, unknown>
}

/** An app of Telegram around the page. */
function telegramApp(version: string, theme?: object) {
  const told: Told[] = []
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent: (type: string, data: string) => told.push({ type, data: JSON.parse(data) }),
    },
  })
  startMiniApp({ messenger: 'telegram', version, theme: theme && JSON.stringify(theme) })
  const { WebView } = (
    window as unknown as { Telegram: { WebView: { receiveEvent(type: string, data?: unknown): void } } }
  ).Telegram
  return {
    told,
    says: (type: string, data?: unknown) => WebView.receiveEvent(type, data),
    types: () => told.map(({ type }) => type),
    last: (type: string) => told.findLast((each) => each.type === type)?.data,
  }
}

const link = (href: string) => {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.textContent = href
  document.body.append(anchor)
  return anchor
}

describe('inside an app of Telegram', () => {
  afterEach(() => Reflect.deleteProperty(window, 'TelegramWebviewProxy'))

  test('the app is ready, expanded, and in the colors of Telegram', () => {
    const telegram = telegramApp('8.0', { bg_color: '#17212b' })
    expect(telegram.types()).toEqual(expect.arrayContaining(['web_app_ready', 'web_app_expand']))
    expect(page.dataset.theme).toBe('dark')
    expect(property('--c-bg')).toBe('#17212b')
    expect(telegram.last('web_app_set_header_color')).toEqual({ color: '#17212b' })
    telegram.says('theme_changed', { theme_params: { bg_color: '#ffffff' } })
    expect([page.dataset.theme, property('--c-bg')]).toEqual(['light', '#ffffff'])
    expect(telegram.last('web_app_set_bottom_bar_color')).toEqual({ color: '#ffffff' })
  })

  test.each([
    // A ground on which our texts could not be read; then what is no color at all.
    { bg_color: '#808080' },
    { bg_color: '#ff00ff' },
    { bg_color: 'red;background:url(https://evil.example)' },
    { bg_color: 7 },
    { bg_color: null },
    {},
  ])('colors that %o names are not taken', (theme) => {
    telegramApp('8.0', theme)
    expect(property('--c-bg')).toBe('')
  })

  test('what the student has chosen stays', () => {
    localStorage.setItem('theme', 'light')
    page.dataset.theme = 'light'
    telegramApp('8.0', { bg_color: '#17212b' })
    expect([page.dataset.theme, property('--c-bg')]).toEqual(['light', ''])
  })

  test('nothing is drawn below its bars, whatever it says', () => {
    const telegram = telegramApp('8.0')
    telegram.says('safe_area_changed', { top: 47, bottom: 34, left: 0, right: 0 })
    telegram.says('content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 })
    const probe = document.createElement('div')
    probe.style.height = 'var(--safe-top)'
    document.body.append(probe)
    expect(probe.offsetHeight).toBe(93)
    for (const top of [-5, 1e9, Number.NaN, 'calc(1px)', null, {}]) {
      telegram.says('safe_area_changed', { top })
      expect(probe.offsetHeight).toBe(46)
    }
    for (const data of [undefined, null, 'x', 7]) telegram.says('content_safe_area_changed', data)
    expect(probe.offsetHeight).toBe(0)
    for (const type of ['constructor', '__proto__', 'toString', '']) telegram.says(type, {})
  })

  test('an old app is asked for nothing that it does not know', () => {
    const telegram = telegramApp('6.0', { bg_color: '#ffffff' })
    miniApp()!.feel('tap')
    expect(new Set(telegram.types())).toEqual(
      new Set([
        'web_app_ready',
        'web_app_expand',
        'web_app_request_theme',
        ...(parent === window ? [] : ['iframe_ready']),
      ]),
    )
    const newer = telegramApp('7.10')
    expect(newer.types()).toContain('web_app_setup_swipe_behavior')
    expect(newer.types()).not.toContain('web_app_request_safe_area')
  })

  test('links of other sites open outside, own ones inside', () => {
    const telegram = telegramApp('8.0')
    link('https://example.com/a?b=1').click()
    expect(telegram.last('web_app_open_link')).toEqual({ url: 'https://example.com/a?b=1' })
    link('https://t.me/lumi_school?start=1').click()
    expect(telegram.last('web_app_open_tg_link')).toEqual({ path_full: '/lumi_school?start=1' })
    const count = telegram.told.length
    const own = link(`${location.origin}/settings`)
    own.addEventListener('click', (event) => event.preventDefault())
    own.click()
    expect(telegram.told).toHaveLength(count)
  })

  test('an invitation is shared there, and what happens is felt', async () => {
    const telegram = telegramApp('8.0')
    await expect(share({ title: 'Lumi', text: 'Learn & win', url: 'https://lumi.example/?ref=A' })).resolves.toBe(true)
    expect(telegram.last('web_app_open_tg_link')).toEqual({
      path_full: '/share/url?url=https%3A%2F%2Flumi.example%2F%3Fref%3DA&text=Learn+%26+win',
    })
    notify({ kind: 'bad', text: 'It failed' })
    expect(telegram.last('web_app_trigger_haptic_feedback')).toEqual({
      type: 'notification',
      notification_type: 'error',
    })
  })

  test('its back button is there where the page has a way back, and takes it', () => {
    const telegram = telegramApp('8.0')
    let rendered = () => {}
    let wentBack = 0
    const router = {
      subscribe: (_event: string, listener: () => void) => {
        rendered = listener
      },
      history: { back: () => wentBack++ },
    }
    miniApp()!.followRouter(router as unknown as AnyRouter)
    expect(telegram.last('web_app_setup_back_button')).toEqual({ is_visible: false })
    const header = document.createElement('header')
    const back = link('#up')
    back.dataset.back = ''
    header.append(back)
    document.body.append(header)
    rendered()
    expect(telegram.last('web_app_setup_back_button')).toEqual({ is_visible: true })
    telegram.says('back_button_pressed')
    expect(location.hash).toBe('#up')
    header.remove()
    telegram.says('back_button_pressed')
    expect(wentBack).toBe(1)
  })
})

describe('in the frame of a website', () => {
  const message = (data: unknown, origin: string, source: MessageEventSource | null = parent) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source }))

  test("what does not come from the messenger's own page changes nothing", () => {
    // The runner shows this page in a frame.
    expect(parent).not.toBe(window)
    startMiniApp({ messenger: 'telegram', version: '8.0' })
    const dark = JSON.stringify({ eventType: 'theme_changed', eventData: { theme_params: { bg_color: '#17212b' } } })
    for (const origin of [
      'https://evil.example',
      'https://web.telegram.org.evil.example',
      'http://web.telegram.org',
      location.origin,
      'null',
    ])
      message(dark, origin)
    message(dark, 'https://web.telegram.org', window)
    for (const junk of ['{', 'null', '7', 7, null, undefined, { eventType: 'theme_changed' }])
      message(junk, 'https://web.telegram.org')
    expect(property('--c-bg')).toBe('')
    message(dark, 'https://web.telegram.org')
    expect(property('--c-bg')).toBe('#17212b')
  })

  test('the same holds for VK', () => {
    startMiniApp({ messenger: 'vk', platform: 'desktop_web' })
    const dark = { type: 'VKWebAppUpdateConfig', data: { appearance: 'dark', scheme: 'vkcom_dark' } }
    for (const origin of ['https://evil.example', 'https://vk.com.evil.example', 'http://vk.com']) message(dark, origin)
    message(dark, 'https://vk.com', window)
    for (const junk of ['{', null, 7, { type: 'VKWebAppUpdateConfig', data: null, frameId: {} }])
      message(junk, 'https://evil.example')
    expect(page.dataset.theme).toBeUndefined()
    message(dark, 'https://vk.com')
    expect(page.dataset.theme).toBe('dark')
    message({ ...dark, data: { appearance: 'light' } }, 'https://m.vk.ru')
    expect(page.dataset.theme).toBe('light')
  })
})

describe("inside VK's app for Android", () => {
  const told: Told[] = []
  const methods = [
    'VKWebAppInit',
    'VKWebAppSetViewSettings',
    'VKWebAppShare',
    'VKWebAppTapticImpactOccurred',
    'VKWebAppTapticNotificationOccurred',
  ]
  beforeEach(() => {
    told.length = 0
    const bridge = methods.map((type) => [type, (data: string) => told.push({ type, data: JSON.parse(data) })])
    Object.assign(window, { AndroidBridge: Object.fromEntries(bridge) })
  })
  afterEach(() => Reflect.deleteProperty(window, 'AndroidBridge'))
  const last = (type: string) => told.findLast((each) => each.type === type)?.data
  const says = (type: string, data: unknown) =>
    dispatchEvent(new CustomEvent('VKWebAppEvent', { detail: { type, data } }))

  test('the app reports itself, follows the theme, keeps clear of the buttons, shares and is felt', async () => {
    startMiniApp({ messenger: 'vk', platform: 'mobile_android' })
    expect(last('VKWebAppInit')).toEqual({})
    says('VKWebAppUpdateConfig', { scheme: 'space_gray', insets: { top: 32, bottom: 24 } })
    expect(page.dataset.theme).toBe('dark')
    expect(last('VKWebAppSetViewSettings')).toEqual({ status_bar_style: 'light', action_bar_color: '#0f1b17' })
    const probe = document.createElement('div')
    probe.style.height = 'var(--safe-top)'
    document.body.append(probe)
    expect(probe.offsetHeight).toBe(32 + 48)
    // A keyboard is no safe area.
    says('VKWebAppUpdateConfig', { appearance: 'light', insets: { top: '20', bottom: 320 } })
    expect([probe.offsetHeight, page.dataset.theme]).toEqual([68, 'light'])
    expect(property('--safe-bottom')).toContain(', 0px)')
    await share({ title: 'Lumi', text: 'Learn', url: 'https://lumi.example/?ref=A' })
    expect(last('VKWebAppShare')).toEqual({ link: 'https://lumi.example/?ref=A' })
    miniApp()!.feel('tap')
    expect(last('VKWebAppTapticImpactOccurred')).toEqual({ style: 'light' })
  })
})
