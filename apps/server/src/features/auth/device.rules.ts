import type { Browser, DeviceName, System } from '@lumi/contracts/account'

/** Order matters: most browsers also claim to be Chrome and Safari. */
const browserMarks: readonly (readonly [RegExp, Browser])[] = [
  [/\bTelegram/, 'Telegram'],
  [/\bYaBrowser\/|\bYaApp_/, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Android calls itself Linux too, an iPad may call itself a Mac. */
const systemMarks: readonly (readonly [RegExp, System])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Browser and system from a `User-Agent` header, from fixed words. The header is untrusted, so none of its text is
 * stored or shown.
 */
export function readDevice(userAgent: string | undefined): DeviceName {
  const find = <Word>(marks: readonly (readonly [RegExp, Word])[]) =>
    marks.find(([mark]) => userAgent !== undefined && mark.test(userAgent))?.[1] ?? null
  return { browser: find(browserMarks), system: find(systemMarks) }
}
