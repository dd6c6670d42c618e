import type { Language } from '../math/latex.ts'

/** Somebody else has a result: a person by a word or by a name, and what they did. Case counts, since names have capitals. */
export const tellers: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}])(?:(?:[Mm]y |[Tt]he |[Aa] |[Hh]is |[Hh]er )?(?:friend|teacher|m[ou]m|dad|mother|father|bro|brother|sis|sister|classmate|buddy|mate|partner|neighbou?r|book|textbook|calculator)(?: \p{Lu}\p{Ll}+)?(?:'s answer)?|[Ss]he|[Hh]e|(?!(?:I|It|That|This|The|So|And|But|Then|Now|Answer|What|Who)(?!\p{L}))\p{Lu}\p{Ll}{1,14})\s+(?:also |only |just |still |always )?(?:has|had|got|gets|wrote|writes|says|said|uses|used|did|does|thinks|found|finds|came to|came up with|put)(?!\p{L})/gu,
  ru: /(?<!\p{L})(?:[Уу] (?:моего |моей |меня )?(?:друга|подруги|соседа|соседки|брата|сестры|учителя|учительницы|мамы|папы|одноклассни\p{L}+|\p{Lu}\p{Ll}{1,14})(?: (?:вышло|получилось|выходит|получается|такой ответ|ответ))?|(?:[Дд]руг|[Пп]одруга|[Сс]осед|[Сс]оседка|[Бб]рат|[Сс]естра|[Уу]чител\p{L}+|[Мм]ама|[Пп]апа|\p{Lu}\p{Ll}{1,14})\s+(?:всё ещё |все еще |тоже |всё |все )?(?:написал|сказал|получил|говорит|пишет|решил|нашел|нашёл|посчитал|сделал)\p{L}*|[Вв] (?:ответах|учебнике|решебнике)|[Кк]алькулятор)(?!\p{L})/gu,
}
