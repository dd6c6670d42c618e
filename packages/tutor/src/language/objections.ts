import type { Language } from '../math/latex.ts'

interface ObjectionWords {
  /** Says that something was not meant, does not exist or was not asked for. */
  readonly denies: RegExp
  /** Says in the same sentence what was meant. */
  readonly meant: RegExp
  /** "There is no triangle", "stop with triangles", "what mirror?": captures the word that is denied. */
  readonly denied: RegExp
}

/** How a student says that a reply missed the question. Lower case, `ё` as `е`. */
export const objectionWords: Readonly<Record<Language, ObjectionWords>> = {
  en: {
    denies:
      /(?<!\p{L})(?:(?:that|this|it)(?:'s| is|s) not (?:about|what|a|an|the|my)|(?:that|this) isn'?t|not (?:what|about) (?:i|that|this|it)|i (?:mean|meant|asked|was asking)(?!\p{L})|you(?:'re| are) confusing me|what (?:does|has) (?:that|this|it) (?:have |got )?to do|wrong (?:topic|subject)|different (?:topic|subject))(?!\p{L})/u,
    meant: /(?<!\p{L})i (?:mean|meant|asked(?: you)?(?: about| for)?|was asking(?: about)?)(?!\p{L})/u,
    denied:
      /(?<!\p{L})(?<!if )(?:there(?:'s| is| are|s) no|(?:there )?(?:isn'?t|aren'?t) any|stop with(?: the)?|nothing|not about(?: the)?) (\p{L}{4,})|(?<!\p{L})(?:what|which) (\p{L}{5,})\s*\?/gu,
  },
  ru: {
    denies:
      /(?<!\p{L})(?:это (?:же |вообще |совсем )?не (?:про|о|об|та|то|так\p{L}*|мо\p{L})|не про (?:это|то)|я (?:же |ведь )?(?:про|о|об|спрашивал|спросил|имел|говорил)\p{L}*|при ?чем (?:тут|здесь)|(?:не|а не) то(?=[,.!]|$)|другая тема)(?!\p{L})/u,
    meant: /(?<!\p{L})я (?:же |ведь )?(?:про|о|об|спрашивал\p{L}*|спросил\p{L}*|имел\p{L}* в виду)(?!\p{L})/u,
    denied:
      /(?<!\p{L})(?<!если )(?:нет (?:никак\p{L}+ )?|не про |не о |при ?чем (?:тут|здесь) )(\p{L}{4,})|(?<!\p{L})как(?:ие|ой|ая|ое) (\p{L}{5,})\s*\?/gu,
  },
}
