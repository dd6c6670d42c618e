import type { CurrentUser } from '@lumi/contracts/auth'
import { countryCode } from '@lumi/contracts/countries'
import { MAPS, PLACES } from '@lumi/contracts/product-rules'
import { runtimeConfig } from '../../lib/config.ts'

export interface Place {
  name: string
  /** Distinguishes places of the same name. */
  region: string | null
}

/** The part of the maps script in use: suggestions as data, without a widget or a map. */
interface PlacesLibrary {
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      input: string
      includedPrimaryTypes: string[]
      includedRegionCodes?: string[]
      language: string
    }): Promise<{
      suggestions: { placePrediction?: { mainText: { text: string }; secondaryText?: { text: string } } | null }[]
    }>
  }
}

declare global {
  interface Window {
    google?: { maps?: { importLibrary(name: 'places'): Promise<PlacesLibrary> } }
    lumiMapsReady?: () => void
  }
}

const pathOfScript = '/maps/api/js'
let loading: Promise<PlacesLibrary> | null = null

/** Loads the script of the operator's maps service once; the next call retries a failed load. */
export function loadMapsPlaces(language: string): Promise<PlacesLibrary> {
  loading ??= load(language).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(language: string): Promise<PlacesLibrary> {
  for (let attempt = 0; ; attempt++) {
    try {
      await loadScript(language)
      return await window.google!.maps!.importLibrary('places')
    } catch (error) {
      if (attempt === MAPS.loaderRetries) throw error
      await new Promise((resolve) => setTimeout(resolve, MAPS.loaderRetryMs * 2 ** attempt))
    }
  }
}

/** Resolves when the script reports that it is ready, which is after its `load` event. */
function loadScript(language: string): Promise<void> {
  const { mapsKey, mapsBaseUrl } = runtimeConfig()
  const script = document.createElement('script')
  const query = new URLSearchParams({
    key: mapsKey ?? '',
    v: 'weekly',
    loading: 'async',
    callback: 'lumiMapsReady',
    language,
  })
  return new Promise<void>((resolve, reject) => {
    window.lumiMapsReady = resolve
    script.async = true
    script.onerror = () => reject(new Error('The maps script did not load'))
    script.src = trusted(`${mapsBaseUrl}${pathOfScript}?${query}`)
    document.head.append(script)
  }).catch((error: unknown) => {
    script.remove()
    throw error
  })
}

let policy: { createScriptURL(url: string): unknown } | undefined

/** The content security policy (`security-headers.ts`) allows exactly this script address. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): typeof policy } }
  policy ??= trustedTypes?.createPolicy('lumi', {
    createScriptURL(wanted: string) {
      if (wanted.startsWith(`${runtimeConfig().mapsBaseUrl}${pathOfScript}?`)) return wanted
      throw new TypeError('This script is not one of ours')
    },
  })
  return (policy?.createScriptURL(url) ?? url) as string
}

/** Suggestions of the maps service. It receives the typed text from this browser, and nothing else about the student. */
export async function placesFromMaps(
  kind: 'city' | 'school',
  typed: string,
  { countryId }: Pick<CurrentUser, 'countryId'>,
  language: string,
): Promise<Place[]> {
  const { AutocompleteSuggestion } = await loadMapsPlaces(language)
  const country = countryCode(countryId)
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input: typed,
    includedPrimaryTypes: kind === 'city' ? ['locality'] : ['school', 'primary_school', 'secondary_school'],
    ...(country !== undefined && { includedRegionCodes: [country.toLowerCase()] }),
    language,
  })
  return suggestions
    .flatMap(({ placePrediction }) =>
      placePrediction
        ? [{ name: placePrediction.mainText.text, region: placePrediction.secondaryText?.text ?? null }]
        : [],
    )
    .slice(0, PLACES.maxSuggestions)
}
