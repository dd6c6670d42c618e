import { regExpOf } from '../pattern.ts'

const element = /\p{Lu}\p{Ll}?/u.source

/**
 * Rewrites chemistry in mhchem notation (`\ce{2H2 + O2 -> 2H2O}`), as language models write it, as plain LaTeX: atom
 * counts become subscripts, charges superscripts. Text above an arrow is dropped.
 */
export function chemistryAsLatex(source: string): string {
  return source
    .replaceAll('\\', ' ')
    .replace(/\s*(?:<=>+|<-+>|⇌)(?:\[[^\]]*\]){0,2}\s*/g, ' \\rightleftharpoons ')
    .replace(/\s*(?:-+>|→)(?:\[[^\]]*\]){0,2}\s*/g, ' \\longrightarrow ')
    .replace(/\s+(?:v|\^)(?=\s|$)/g, ' ')
    .replace(regExpOf(`(${element}|[)\\]])(\\d+)`, 'gu'), '$1_{$2}')
    .replace(/\^\{?(\d*[+-])\}?/g, '^{$1}')
    .replace(/([\p{L}}\])])([+-])(?=$|[\s,)])/gu, '$1^{$2}')
    .replace(/(\p{Lu}\p{Ll})/gu, '\\mathrm{$1}')
}
