import type { Language } from '../math/latex.ts'
import data from './helplines.json' with { type: 'json' }

interface Line {
  readonly name: Readonly<Record<Language, string>>
  readonly call?: string
  readonly text?: string
  readonly textWord?: string
  readonly chat?: string
  readonly short?: string
  readonly shortNote?: Readonly<Record<Language, string>>
  readonly hours: string
  readonly cost: string
}
interface CountryHelp {
  readonly emergency: { readonly number: string }
  readonly lines: readonly Line[]
}
const countries: Readonly<Record<string, CountryHelp>> = data.countries

/**
 * Whether there are helplines for a country (ISO 3166-1); for the others only the sentence about the local emergency
 * number is shown.
 */
export const hasHelplines = (country: string): boolean => country in countries

const words = {
  en: {
    emergency: 'If you are in danger right now, call',
    local: 'If you are in danger right now, call your local emergency number.',
    call: 'call',
    text: 'text',
    chat: 'chat',
    or: 'or',
    to: 'to',
  },
  ru: {
    emergency: 'Если прямо сейчас есть опасность, звони',
    local: 'Если прямо сейчас есть опасность, звони по местному номеру экстренной помощи.',
    call: 'телефон',
    text: 'СМС',
    chat: 'чат',
    or: 'или',
    to: 'на',
  },
} as const

/** Russian for the hours and costs, which the file gives in English only. */
const inRussian: Readonly<Record<string, string>> = {
  '24/7': 'круглосуточно',
  'mostly 24/7, depends on the region': 'обычно круглосуточно, зависит от региона',
  free: 'бесплатно',
  'free, anonymous': 'бесплатно и анонимно',
}

/** The contacts of a country as Markdown, the emergency number first. All numbers come from the file. */
export function helplinesText(country: string | undefined, language: Language): string {
  const help = country === undefined ? undefined : countries[country]
  const say = words[language]
  if (!help) return `**${say.local}**`
  const local = (text: string) => (language === 'ru' ? (inRussian[text] ?? text) : text)
  const lines = help.lines.map((line) => {
    const ways = [
      line.call && `${say.call} **${line.call}**`,
      line.short && `${say.or} **${line.short}**${line.shortNote ? ` (${line.shortNote[language]})` : ''}`,
      line.text &&
        (line.textWord
          ? `${say.text} **${line.textWord}** ${say.to} **${line.text}**`
          : `${say.text} **${line.text}**`),
      line.chat && `${say.chat} ${line.chat}`,
    ].filter((way) => way !== undefined)
    return `- ${line.name[language]}: ${ways.join(', ').replace(`, ${say.or} `, ` ${say.or} `)} (${local(line.hours)}, ${local(line.cost)})`
  })
  return [`**${say.emergency} ${help.emergency.number}.**`, ...lines].join('\n')
}
