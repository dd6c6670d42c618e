import { countryCode, countryIds } from '@lumi/contracts/countries'
import type { Language } from '@lumi/contracts/errors'
import { countries, currencies, languages } from '@lumi/contracts/reference'

const defaults = { languageId: languages[0].languageId, countryId: countries[0].countryId }

/**
 * Language and country of a guest, from the browser's culture, e.g. "ru-BY". Browsers in Belarusian, which has no interface
 * of its own, get Russian.
 */
export function localizationOf(culture: string): { languageId: number; countryId: number } {
  const locale = parseLocale(culture)
  if (!locale) return defaults
  const country = countries.find((candidate) => candidate.code === locale.maximize().region)
  const speaksRussian = locale.language === 'ru' || locale.language === 'be'
  if (!speaksRussian) return { languageId: defaults.languageId, countryId: country?.countryId ?? defaults.countryId }
  const russian = languages.find((candidate) => candidate.culture === `ru-${country?.code ?? 'RU'}`)
  return {
    languageId: (russian ?? languages[1]).languageId,
    countryId: (country ?? countries[1]).countryId,
  }
}

function parseLocale(culture: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(culture)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * All countries with their names in a language: the three with a promised id first, then the others sorted by name. Countries
 * outside the three have the first currency.
 */
export function countriesIn(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const order = new Intl.Collator(language)
  const isOwn = (id: number) => countries.some(({ countryId }) => countryId === id)
  return countryIds()
    .map((id) => {
      const code = countryCode(id) ?? ''
      const own = countries.find(({ countryId }) => countryId === id)
      return { id, code, name: names.of(code) ?? code, currencyId: own?.currencyId ?? currencies[0].currencyId }
    })
    .sort(
      (one, other) =>
        Number(isOwn(other.id)) - Number(isOwn(one.id)) || (isOwn(one.id) ? 0 : order.compare(one.name, other.name)),
    )
}
