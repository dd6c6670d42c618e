import {
  currencies,
  getAgreementContent,
  getAvailableAgreements,
  getAvailableCountries,
  getAvailableCurrencies,
  getAvailableLanguages,
  getLocalizationInfo,
  languages,
} from '@lumi/contracts/reference'
import { type App, serve } from '../../platform/serve.ts'
import type { Agreements } from './agreements.ts'
import { countriesIn, localizationOf } from './reference.rules.ts'

export function referenceRoutes(app: App, agreements: Agreements) {
  serve(app, getAvailableLanguages, () => [...languages])
  serve(app, getAvailableCountries, ({ language }) => countriesIn(language))
  serve(app, getAvailableCurrencies, () => currencies.map(({ currencyId, code }) => ({ id: currencyId, code })))
  serve(app, getLocalizationInfo, ({ query }) => localizationOf(query.culture))
  serve(app, getAvailableAgreements, ({ language }) => agreements.listCurrent(language))
  serve(app, getAgreementContent, ({ query, language }) => agreements.get(query.agreementId, language, query.version))
}
