import type { LanguageFn } from 'highlight.js'
import { createLowlight } from 'lowlight'

type Tree = ReturnType<ReturnType<typeof createLowlight>['highlight']>

/** Languages of school and of what students build; each is a file of its own. */
const languages: Readonly<Record<string, () => Promise<{ default: LanguageFn }>>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  delphi: () => import('highlight.js/lib/languages/delphi'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  python: () => import('highlight.js/lib/languages/python'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
}
const otherNames: Readonly<Record<string, string>> = {
  c: 'cpp',
  'c++': 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  pascal: 'delphi',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
}

const lowlight = createLowlight()

/**
 * The tree of a program; null for a language that is not known here.
 * @param language as a model writes it after the fence
 */
export async function highlight(code: string, language: string): Promise<Tree | null> {
  const lower = language.toLowerCase()
  const name = otherNames[lower] ?? lower
  const load = Object.hasOwn(languages, name) ? languages[name] : undefined
  if (!load) return null
  if (!lowlight.registered(name)) lowlight.register(name, (await load()).default)
  return lowlight.highlight(name, code)
}
