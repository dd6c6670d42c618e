import { countryIdOf } from '@lumi/contracts/countries'
import type { Language } from '@lumi/contracts/errors'

/** A place where students meet. */
export interface CommunityLink {
  name: string
  url: string
  /** For readers of this language only; null: for all. */
  language: Language | null
  /** For students of this country only; null: for all. */
  countryId: number | null
}

/** `[ru-BY] Telegram=https://…`: language, country, both, or no brackets at all. */
const form = /^(?:\[(?:(en|ru)(?:-([A-Z]{2}))?|([A-Z]{2}))\]\s*)?([^=[\]]+)=(.+)$/

/** @param refuse throws the sentence for whoever starts the server */
export function readCommunityLinks(entries: readonly string[], refuse: (sentence: string) => never): CommunityLink[] {
  return entries.map((entry) => {
    const [, language, countryOfLanguage, countryAlone, name = '', url = ''] = form.exec(entry) ?? []
    const country = countryOfLanguage ?? countryAlone
    const countryId = country === undefined ? null : countryIdOf(country)
    const address = URL.parse(url.trim())
    if (name.trim() === '' || address?.protocol !== 'https:' || countryId === undefined) {
      return refuse(
        `COMMUNITY_LINKS holds "${entry}", but it must hold names and https addresses as Telegram=https://t.me/lumi, or for one language and country as [ru-BY] Telegram=https://t.me/lumi_by.`,
      )
    }
    return { name: name.trim(), url: url.trim(), language: (language as Language | undefined) ?? null, countryId }
  })
}

/** In the operator's order. */
export const communityLinksFor = (
  links: readonly CommunityLink[],
  reader: { language: Language; countryId: number },
): { name: string; url: string }[] =>
  links
    .filter(
      ({ language, countryId }) =>
        (language ?? reader.language) === reader.language && (countryId ?? reader.countryId) === reader.countryId,
    )
    .map(({ name, url }) => ({ name, url }))
