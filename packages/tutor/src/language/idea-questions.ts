import type { Language } from '../math/latex.ts'

/** What two ideas have apart is asked. Lower case, `ё` as `е`. */
export const asksDifference: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:dif+er+[ea]n(?:ces?|t)|diffrence|diff|differ|vs|versus|same (?:thing )?as|same thing|(?:is|are|isn'?t|aren'?t)(?!\p{L}).{1,60} the same(?=\s*[?!.]*$)|mix(?:ed|ing)? .{0,40}up|confus\p{L}*|apart)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:чем .{1,80}отлича\p{L}*|отлич(?:ается|аются|ие|ия|ить|аю)|разниц\p{L}*|различ\p{L}*|одно и то ?же|то же самое|пута(?:ю|ем|ть|юсь|ются)|каша)(?!\p{L})/u,
}

/** What a word means is asked. Lower case, `ё` as `е`. */
export const asksMeaning: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:wh?at(?:'?s)?|define|definition|meaning|means?|explain|tell me|describe|understand|get|called)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:что|ч[еёо]|какие|какой|какая|какое|объясн\p{L}*|расскаж\p{L}*|определени\p{L}*|кто|зовется|называ\p{L}*|смысл|суть|понимаю|понял\p{L}*)(?!\p{L})/u,
}

/** Words of a question that say how or where it is asked, and nothing of what is asked. */
export const besideTheIdea: Readonly<Record<Language, string>> = {
  en: 'same ones one even actually exactly take different physics geometry algebra chemistry stats statistics trig normal human humanly plain english grandma grandpa five ten baby little child book books textbook formulas formula test exam homework idea ideas everything basics video videos friend mom dad brother sister uses point purpose sense picture example examples definition definitions teachers page hello thanks thank clue totally properly shortly briefly term terms topic topics notion concept brain head refuses refuse quiz tests cool short detail detailed own stupid dumb forgetting actual sentence sentences question questions called 5 10 grade',
  ru: 'одно разные разный искать брать выбирать виды физика физике физики геометрия геометрии алгебры математики химия химии человечески по-человечески человеческим человеческий языком язык своими маленькому маленьким ребенку ребенок пятилетнему пятилетке бабушке бабушка пальцах палец формулами формул формула учебнике учебника учебник книжке книжных книжными контрольная контрольной контрольную основы суть сути смысла мама папа мамы дети понятие понятия термин термины слово слова нормальному нормальными русски русском голове голова каша подробно коротко кратко здравствуйте добрый день спасибо объясняют объясняет объясняли определение определения термином человек людям дураков чайников тупых глупый глупых рисую названия название',
}

/** Short words inside a term: "median of a triangle". */
export const joiningWords: Readonly<Record<Language, string>> = {
  en: 'a an the of',
  ru: 'в на у',
}

/** Signs that something said about an idea is asked or doubted. */
export const asksWhetherTrue: Readonly<Record<Language, RegExp>> = {
  en: /\?|(?<!\p{L})(?:says?|said|claims?|thinks?|right|true|wrong|correct|allowed|may|can|why|is|are|does|do|if)(?!\p{L})/u,
  ru: /\?|(?<!\p{L})(?:сказал\p{L}*|говор\p{L}*|дума\p{L}*|правда|верно|правильно|неверно|ошиб\p{L}*|нельзя|можно|почему|зачем|ли|разве|если|откуда)(?!\p{L})/u,
}

/** "Mean" as a verb or as unfriendly: a term only beside an article, another average, or what is worked out. */
export const notTheMean: Readonly<Record<Language, RegExp>> = {
  en: /(?<!(?<!\p{L})(?:the|a|an|arithmetic|sample|weighted|and|or|vs|between|find) |^)(?<!\p{L})mean(?:s|ing)?(?!\p{L})(?!,? (?:and |or |vs |the )?(?:median|mode|average))/giu,
  ru: /(?!)/u,
}

/** A statement is asked about, which is answered by yes or no. */
export const asksYesOrNo: Readonly<Record<Language, RegExp>> = {
  en: /^(?:is|are|does|do|can|could|may|will|would|isn'?t|aren'?t|if)(?!\p{L})|(?<!\p{L})(?:every|always|never|any|each|all)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:ли|кажд\p{L}*|любо\p{L}*|всяк\p{L}*|всегда|никогда|правда|верно|разве|может|можно|если)(?!\p{L})/u,
}

/** Where one clause of a question may end and the next begin. */
export const clauseEnds: Readonly<Record<Language, RegExp>> = {
  en: /,\s+(?:and\s+)?|\s+[-–—]\s+|\s+(?:and|but)\s+(?=why|how|what|when|where|is|are|do|does)/iu,
  ru: /,\s+(?:а\s+|и\s+)?|\s+[-–—]\s+|\s+(?:и|а|но)\s+(?=почему|зачем|как|что|когда|где|откуда|для чего|чем)/iu,
}

/** A clause that asks something of its own. */
export const asksFurther: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:why|how|when|where|which|is|are|does|do|can)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:почему|зачем|как|когда|где|откуда|чем|какой|какая|ли|можно|для чего)(?!\p{L})/u,
}

/** Words of a task: what is asked about an idea with them is to be worked out. */
export const asksForWork: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:prove|determine|calculate|compute|evaluate|find (?:the|all|a)|by how much|how to do|lowest terms|value of [a-z])(?!\p{L})/u,
  ru: /(?<!\p{L})(?:докаж\p{L}*|доказать|определи(?:те|ть)?|вычисли\p{L}*|посчита\p{L}*|найди\p{L}*|найти|на сколько)(?!\p{L})/u,
}

/** A word of every lesson is explained only where just that is asked: "what is a formula". */
export const asksStrictly: Readonly<Record<Language, { readonly asks: RegExp; readonly unless: RegExp }>> = {
  en: {
    asks: /(?<!\p{L})(?:wh?at(?:'?s| is| are| does)|explain|define|definition|meaning|describe|mean)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:the|your|my|our|this|that|did|was|with|without|again)(?!\p{L})/u,
  },
  ru: {
    asks: /(?<!\p{L})(?:что (?:такое|значит|означает|это|за|называ\p{L}*)|это что|объясн\p{L}*|определение|расскаж\p{L}*)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:у тебя|у меня|тво\p{L}*|мо[йяие]|сегодня|без|делать|это что за)(?!\p{L})/u,
  },
}

/** How something is done is asked, not what it is. */
export const asksHowTo: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})how (?:to|do|does|can|should)(?!\p{L})/u,
  ru: /(?<!\p{L})как(?: \p{L}+)? \p{L}+ть(?:ся)?(?!\p{L})/u,
}

/** Joins terms that are asked about side by side. */
export const joinsTerms: Readonly<Record<Language, RegExp>> = {
  en: /,|\/|(?<!\p{L})(?:and|or|vs)(?!\p{L})/gu,
  ru: /,|\/|(?<!\p{L})(?:и|или|а)(?!\p{L})/gu,
}

/** Points at something that was said or shown. */
export const pointsAt: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:here|there no)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:тут|там|здесь)(?!\p{L})/u,
}
