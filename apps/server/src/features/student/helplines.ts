import type { Language } from '@lumi/contracts/errors'
import type { Helplines } from '@lumi/contracts/student'
import list from '@lumi/tutor/helplines.json' with { type: 'json' }

interface Country {
  emergency: { number: string }
  lines: { name: Record<Language, string>; call?: string; short?: string; text?: string; hours?: string }[]
}
const byCountry = list.countries as Record<string, Country>

/** Only verified numbers; none for a country that is not on the list. */
export function helplinesOf(countryCode: string | undefined, language: Language): Helplines {
  const country = countryCode === undefined ? undefined : byCountry[countryCode]
  if (!country) return { emergency: null, lines: [] }
  return {
    emergency: country.emergency.number,
    lines: country.lines.map(({ name, call, short, text, hours }) => ({
      name: name[language],
      call: call ?? short ?? null,
      text: text ?? null,
      hours: hours === '24/7' ? hours : null,
    })),
  }
}
