import { readFileSync } from 'node:fs'
import { countryCode } from '@lumi/contracts/countries'
import { suggestPlaces } from '@lumi/contracts/places'
import { PLACES } from '@lumi/contracts/product-rules'
import type { Platform } from '../../platform/platform.ts'
import { type App, serve } from '../../platform/serve.ts'
import { createPlacesProvider, type Place, type WantedPlace } from './places.provider.ts'
import { matchingCities, readCities } from './places.rules.ts'

/** Suggestions for the free-text fields of city and school. There is no built-in list of schools. */
export function placesRoutes(app: App, { env, limits, log }: Pick<Platform, 'env' | 'limits' | 'log'>) {
  const cities = readCities(readFileSync(new URL('cities.txt', import.meta.url), 'utf8'))
  const askProvider = env.places && createPlacesProvider(env.places)
  const known = ({ kind, typed, country }: WantedPlace) =>
    kind === 'city' ? matchingCities(cities.get(country) ?? [], typed) : []

  async function suggest(wanted: WantedPlace): Promise<Place[]> {
    if (!askProvider || wanted.typed === '') return known(wanted)
    try {
      return await askProvider(wanted)
    } catch (error) {
      // Do not log the message: it may contain the URL, and with it the typed text and the key.
      log.warn({ kind: wanted.kind, error: (error as Error).name }, 'The places service did not answer')
      return known(wanted)
    }
  }

  serve(app, suggestPlaces, async ({ student, query, language }) => {
    await limits.take('places', student.id)
    const country = query.country?.toUpperCase() ?? countryCode(student.countryId) ?? ''
    const places = await suggest({ kind: query.kind, typed: query.q, country, language })
    return { places: places.slice(0, PLACES.maxSuggestions) }
  })
}
