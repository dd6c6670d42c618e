import type { Plugin } from 'vite'

/** Refusals that only the server makes, behind the login; its answer brings their sentence in the reader's language. */
const refusals =
  /\b((?:account|agreement|consent|export|guardian|institution|program|skill)_\w+: \{\s*status: \d+),[^}]*\}/g

/**
 * What only the server says is no part of the browser's files: the summary and the refusals that a contract lists for the
 * API document, and sentences of the error catalogue. On a slow network each kilobyte of the first page is waited for.
 */
export function serverWordsOut(): Plugin {
  return {
    name: 'lumi:server-words-out',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contracts\/src\/[\w-]+\.ts$/ },
      handler: (code, id) => ({
        code: id.endsWith('/errors.ts')
          ? code.replace(refusals, "$1, en: '', ru: '' }")
          : code
              .replace(/^\s*summary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),$/gm, '')
              .replace(/^\s*errors: \[[^\]]*\],?$/gm, ''),
        map: null,
      }),
    },
  }
}
