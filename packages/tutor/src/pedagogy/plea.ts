import { type PleaKind, pleaKinds, pleas } from '../language/pleas.ts'
import type { Turn } from './reply.ts'

/** The message that brings a task asks how it goes, or says that the rule was forgotten or never understood. */
export const asksHow = ({ said, whole = said, voice }: Turn): boolean =>
  pleas[voice.language].asksHow.test(whole.replaceAll('’', "'"))

/** What the student says beside a plea for help or for the answer; null if no reason is given. */
export function pleaIn({ said, whole = said, voice }: Turn): PleaKind | null {
  const { says } = pleas[voice.language]
  const text = whole.replaceAll('’', "'")
  return pleaKinds.find((kind) => says[kind].test(text)) ?? null
}

/** The sentence that hears it. */
export const pleaHeard = ({ voice }: Turn, kind: PleaKind | 'plain'): string =>
  voice.choose(`plea.${kind}`, pleas[voice.language].heard[kind])
