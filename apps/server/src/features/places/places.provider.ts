import { PLACES } from '@lumi/contracts/product-rules'
import * as z from 'zod/mini'
import type { Env } from '../../platform/env.ts'
import { type OutboundRequest, sendOutbound } from '../../platform/http.ts'

export interface WantedPlace {
  kind: 'city' | 'school'
  typed: string
  /** ISO 3166-1 alpha-2. */
  country: string
  language: 'en' | 'ru'
}

export interface Place {
  name: string
  /** Tells two places of the same name apart. */
  region: string | null
}

/** Later answers are useless: the student has typed on. */
const timeoutMs = 2000
const maxAnswerBytes = 100_000

const text = z.object({ text: z.string() })
const GoogleAnswer = z.object({
  suggestions: z._default(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({ structuredFormat: z.object({ mainText: text, secondaryText: z.optional(text) }) }),
        ),
      }),
    ),
    [],
  ),
})
const YandexAnswer = z.object({
  results: z._default(z.array(z.object({ title: text, subtitle: z.optional(text) })), []),
})

/** Asks the operator's places service. It gets the typed text and the country, and nothing about the student. */
export function createPlacesProvider({ provider, key, baseUrl }: NonNullable<Env['places']>) {
  async function google({ kind, typed, country, language }: WantedPlace): Promise<Place[]> {
    const answer = await ask({
      url: `${baseUrl ?? 'https://places.googleapis.com'}/v1/places:autocomplete`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
      body: JSON.stringify({
        input: typed,
        includedPrimaryTypes: kind === 'city' ? ['locality'] : ['school', 'primary_school', 'secondary_school'],
        includedRegionCodes: [country.toLowerCase()],
        languageCode: language,
      }),
    })
    const { suggestions } = GoogleAnswer.parse(answer)
    return suggestions.flatMap(({ placePrediction }) => {
      if (!placePrediction) return []
      const { mainText, secondaryText } = placePrediction.structuredFormat
      return [{ name: mainText.text, region: secondaryText?.text ?? null }]
    })
  }

  async function yandex({ kind, typed, country, language }: WantedPlace): Promise<Place[]> {
    const query = new URLSearchParams({
      apikey: key,
      text: typed,
      types: kind === 'city' ? 'locality' : 'biz',
      lang: `${language}_${country}`,
      results: String(PLACES.maxSuggestions),
      ...(kind === 'school' && { org_address_kind: 'house' }),
    })
    const url = `${baseUrl ?? 'https://suggest-maps.yandex.ru'}/v1/suggest?${query}`
    const { results } = YandexAnswer.parse(await ask({ url }))
    return results.map(({ title, subtitle }) => ({ name: title.text, region: subtitle?.text ?? null }))
  }

  return provider === 'google' ? google : yandex
}

async function ask(request: Omit<OutboundRequest, 'timeoutMs' | 'signal'>): Promise<unknown> {
  // The body of the answer may be slow as well.
  const answer = await sendOutbound({ ...request, timeoutMs, signal: AbortSignal.timeout(timeoutMs) })
  const text = await answer.text(maxAnswerBytes)
  if (answer.status !== 200) throw new Error(`The places service answered ${answer.status}`)
  return JSON.parse(text)
}
