import { theme } from '../../lib/theme.ts'

/** Text on the page's ground, and how much contrast it needs there (WCAG 2.2, 1.4.3 and 1.4.11). */
const onGround = { '--c-text-3': 4.5, '--c-primary': 4.5, '--c-danger': 4.5, '--c-control': 3 } as const

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

let scheme: 'light' | 'dark' | undefined

/** Light or dark by the messenger, which takes the place of the system: unless the student has chosen. */
export function followScheme(wanted: 'light' | 'dark'): void {
  if (scheme === undefined) theme.subscribe(apply)
  scheme = wanted
  apply()
}

function apply() {
  if (theme.get() === 'system') document.documentElement.dataset.theme = scheme
}

/**
 * The ground of the page in the messenger's color, as long as everything on it stays readable.
 * @param color from outside: may be anything
 * @returns the color of the ground now, for the bars around the page; null: unknown
 */
export function takeGround(color: unknown): string | null {
  const { style } = document.documentElement
  style.removeProperty('--c-bg')
  if (isColor(color)) {
    followScheme(luminance(color) > 0.18 ? 'light' : 'dark')
    const tokens = getComputedStyle(document.documentElement)
    const isReadable = Object.entries(onGround).every(([token, least]) => {
      const text = tokens.getPropertyValue(token).trim()
      return isColor(text) && contrast(text, color) >= least
    })
    if (isReadable) style.setProperty('--c-bg', color)
  }
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--c-bg').trim()
  return isColor(ground) ? ground : null
}
