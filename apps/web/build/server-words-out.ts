import { errorCatalogue, type Language, validationCatalogue } from '@lumi/contracts/errors'
import { passwordTexts } from '@lumi/contracts/password-texts'
import type { Plugin } from 'vite'

/** Refusals that only the server makes, behind the login; its answer brings their sentence in the reader's language. */
const refusals =
  /^((account|agreement|consent|export|guardian|institution|program|skill|chat_conversation|chat_message)_\w+|cross_site_refused|auth_wrong_code|auth_recent_sign_in_required|social_last_method|malformed_request|method_not_allowed|registration_not_found|unsupported_media_type)$/

/** Field rules that no form has: only the server applies them, and says so itself. */
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

/** Codes whose texts travel with the words of one area; the rest goes with the common ones. */
const areas: Record<string, RegExp> = { chat: /^(chat|copy|reply|send)_/, social: /^social_/ }

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
const wordsFile = /\/i18n\/(en|ru)-\w+\/(chat|common|social)\.ts$/

/**
 * What only the server says is no part of the browser's files: the summary and the refusals that a contract lists for the
 * API document, and sentences of the error catalogue. Of these each language travels with its words; those about easy
 * passwords come with their judge. On a slow network each kilobyte of the first page is waited for.
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
      .replace(/\b(en|ru):\s*(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`)/g, "$1: ''")
      .replace(/^import \{ passwordTexts \}.*$/m, '')
      .replace(/passwordTexts\.\w+/g, "{ en: '', ru: '' }")
  }
  return code
    .replace(/^\s*summary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),$/gm, '')
    .replace(/^\s*errors: \[[^\]]*\],?$/gm, '')
}
