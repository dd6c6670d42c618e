import { type ErrorCode, errorCatalogue, type Language, validationCatalogue } from '@lumi/contracts/errors'
import { passwordTexts } from '@lumi/contracts/password-texts'
import type { Plugin } from 'vite'

/** Codes that only the server answers with: its answer carries the sentence. And `cancelled`, which is never shown. */
const refusals =
  /^((account|agreement|consent|export|feedback_request|guardian|institution|picture|payer_link|payment|phone|program|promo_code|push|skill|tariff|trial|chat_conversation|chat_message)_\w+|cross_site_refused|auth_email_not_confirmed|auth_link_(expired|invalid|used)|auth_wrong_code|billing_off|subscription_none|subject_choice_used|auth_invalid_login|busy|cancelled|auth_recent_sign_in_required|social_last_method|malformed_request|method_not_allowed|registration_not_found|unsupported_media_type)$/

/** Field rules that no form checks: the server applies them and sends the sentence. */
const rareRules = [
  'exact_length',
  'min_length',
  'max_length',
  'positive',
  'integer',
  'number',
  'guid',
  'unknown_field',
  'start_after_end',
  'message_too_long',
  'phone',
]

/** Codes whose texts are delivered with the words of one area; all others are delivered with the common words. */
const areas: Record<string, RegExp> = {
  billing: /^checkout_/,
  chat: /^(chat|copy|reply|send)_/,
  social: /^social_/,
  talks: /^(listen|microphone|voice)_/,
}

const areaOf = (code: string) => Object.keys(areas).find((area) => areas[area]?.test(code)) ?? 'common'

function textsOf(wanted: string, language: Language): Record<string, string> {
  const without = [...rareRules, ...Object.keys(passwordTexts)]
  const rules = Object.entries(validationCatalogue).filter(([code]) => !without.includes(code))
  const errors = Object.entries(errorCatalogue).filter(([code]) => !refusals.test(code))
  return Object.fromEntries(
    [...rules, ...errors].filter(([code]) => areaOf(code) === wanted).map(([code, texts]) => [code, texts[language]]),
  )
}

const virtual = 'virtual:error-texts/'
/** `en-US/chat.ts`: the words of an area. */
const wordsFile = /\/i18n\/(en|ru)-\w+\/(billing|chat|common|social|talks)\.ts$/

/**
 * Removes from the browser's files what only the server uses: summaries, error lists and access rules of the contracts,
 * and the sentences of the error catalogue. The sentences of each language are delivered with its words; those about weak
 * passwords with the module that judges passwords. On a slow network every kilobyte of the first page counts.
 */
export function serverWordsOut(): Plugin {
  return {
    name: 'lumi:server-words-out',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:error-texts\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:error-texts\// },
      handler: (id) => {
        const [language = '', area = ''] = id.split('/').slice(-2)
        return `export default ${JSON.stringify(textsOf(area, language === 'ru' ? 'ru' : 'en'))}`
      },
    },
    transform: {
      filter: { id: [/\/packages\/contracts\/src\/[\w-]+\.ts$/, wordsFile] },
      handler: (code, id) => ({ code: transformed(code, id), map: null }),
    },
  }
}

const notLookedAt =
  /^((picture|phone|promo_code|push|tariff|trial)_|(agreement_version_exists|payment_webhook_refused|subject_choice_used|subscription_none)$)/

/**
 * An expression for the codes and their statuses, without texts: each status is written once. Without the codes that no
 * page looks at: those of pictures (`upload-pictures.ts`), phone numbers, promo codes, pushes and changes of plans show the sentence of the
 * answer.
 */
function codesByStatus(): string {
  const known = Object.keys(errorCatalogue).filter((code) => !notLookedAt.test(code))
  const groups = Object.groupBy(known, (code) => errorCatalogue[code as ErrorCode].status)
  const lists = Object.entries(groups).map(([status, codes]) => `${status}: '${codes?.join(' ')}'`)
  return `/* @__PURE__ */ Object.fromEntries(Object.entries({ ${lists.join(', ')} }).flatMap(([status, codes]) =>
    codes.split(' ').map((code) => [code, { status: Number(status) }])))`
}

/** The same for the field rules, whose texts come with the words. */
const rules = () =>
  `/* @__PURE__ */ Object.fromEntries('${Object.keys(validationCatalogue).join(' ')}'.split(' ').map((code) => [code, { en: '', ru: '' }]))`

function transformed(code: string, id: string): string {
  const [, language, area] = wordsFile.exec(id) ?? []
  if (language) {
    return `import { addErrorTexts } from '../../errors.ts'
import errorTexts from '${virtual}${language}/${area}'
addErrorTexts('${language}', errorTexts)
${code}`
  }
  if (id.endsWith('/errors.ts')) {
    return code
      .replace(/^export const validationCatalogue = \{[\s\S]*?^\}.*$/m, `export const validationCatalogue = ${rules()}`)
      .replace(/\b(en|ru):\s*(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`)/g, "$1: ''")
      .replace(/^import \{ passwordTexts \}.*$/m, '')
      .replace(/passwordTexts\.\w+/g, "{ en: '', ru: '' }")
      .replace(/^export const errorCatalogue = \{[\s\S]*?^\}.*$/m, `export const errorCatalogue = ${codesByStatus()}`)
  }
  return code
    .replace(/^\s*summary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),$/gm, '')
    .replace(/^\s*errors: \[[^\]]*\],?$/gm, '')
    .replace(/^\s*names: \{[^}]*\},?\s*$/gm, '')
    .replace(/^\s*(?:access: ['"]\w+['"]|whileDeleting: true|beforeConsent: true),?\s*$/gm, '')
}
