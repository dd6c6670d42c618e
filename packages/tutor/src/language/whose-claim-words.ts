import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** Words that tell whose a result is, and whether it is claimed at all. */
interface WhoseClaimWords {
  /** Takes back what stands before it: "oh wait no,". What follows counts instead. */
  readonly takesBack: RegExp
  /** Tells of an earlier result, which another one replaced: "first I had 4 but". */
  readonly earlier: RegExp
  /** "Not 4, but" before the result that is claimed. */
  readonly notThis: RegExp
  /** Somebody else or a book that has a result, without a word that says so: "at my friend's it is". */
  readonly others: string
  /** Says that something is not the result. */
  readonly denies: RegExp
  /** Begins a question, which takes nothing back. */
  readonly asks: RegExp
  /** Asks which of the results named is right. */
  readonly asksWhich: RegExp
  readonly texts: Readonly<Record<WhoseClaimText, readonly [string, string, string]>>
}

type WhoseClaimText = 'others' | 'denied.right' | 'denied.wrong'

/** What a claim begins with: a number, a root, a bracket, a short letter with its value. */
const claim = "(?=\\s*(?:[-−+±√(=\\[]|\\d|\\p{L}{1,2}['’′]?[\\d₁₂]{0,2}\\s*(?:[=<>≤≥∈^²³+]|[-−]\\s*\\d|is )))"
/** An end of the words before a claim. */
const stop = `(?:\\s*[.,!:;…\\n—–]|${claim})`

export const whoseClaimWords: Readonly<Record<Language, WhoseClaimWords>> = {
  en: {
    takesBack: regExpOf(
      `(?<!\\p{L})(?:(?:oh|ah|uh|um+|hmm*|ok)[\\s,.!…]+)*(?:(?:(?:no|nope)[\\s,.!…]+(?:wait|sorry|actually|hold on|hang on)|(?:wait|hold on|hang on|sorry|actually)[\\s,.!…]+(?:no|nope|sorry)|scratch that|my bad|whoops|oops|(?:sorry,? )?i meant?)(?:[\\s,.!…]+(?:no|nope|sorry|i meant?|it'?s|its|that'?s|should be|the answer is)(?!\\p{L}))*(?!\\p{L})|(?:oh|ah)[\\s,.!…]+no${stop})[\\s.,!:…—–]*`,
      'giu',
    ),
    earlier: regExpOf(
      '(?<!\\p{L})(?:at )?first(?:ly)?,? (?:i|we) (?:\\p{L}+ ){0,2}?(?:had|got|thought|put|wrote|said|did)(?!\\p{L})[^\\n]*?\\d[^\\n]*?[\\s,.;]+but(?!\\p{L})\\s*',
      'iu',
    ),
    notThis: regExpOf(
      `^(?:\\s*(?:no|so|ok|it'?s|its)[\\s,]+)*not ${claim}((?:[^\\n]|\\n(?=\\p{L}\\d?\\s*=))*?),\\s(?:but )?(?:it'?s |its )?${claim}`,
      'iu',
    ),
    others:
      "(?:the )?(?:answers|answer (?:key|sheet)|solutions|book|textbook|key|mark ?scheme)(?: at the back| in the book)? (?:say|says|said|has|have|gives?|shows?)|(?:my )?(?:mate|friend|classmate|teacher|bro|sis|dad|m[ou]m)(?:'s|s)? (?:answer )?(?:is|was|says|got|has)",
    denies: regExpOf(
      `^(?:\\s*(?:so|but|then|well|no|ok|i think|surely|and|hmm*)[\\s,]+)*(?:(?:it|that|this|x|the answer)(?:'?s| is)?|its) ?(?:can(?:'?t|not)(?: really)? be|couldn'?t be|can not be|is(?:n'?t| not)|isnt|(?<='s |s )not|not|definitely not)(?: the answer)? ?${claim}`,
      'iu',
    ),
    asks: regExpOf('^(?:why|how|what|where|when|do|does|is it|should)(?!\\p{L})', 'iu'),
    asksWhich: regExpOf(
      "(?<!\\p{L})(?:who(?:'?s| is| was)? (?:right|correct)|which (?:one|of|is)|both)(?!\\p{L})",
      'iu',
    ),
    texts: {
      others: [
        'That result is not yours yet, so let the task decide: work it out, or put {theirs} back into it. What do you find?',
        'I would not take {theirs} on trust, and not call it a mistake either. How can you test it on the task?',
        'Whether {theirs} is right you can find out without me: test it on the task. What comes out?',
      ],
      'denied.right': [
        'Before you drop {theirs}: what speaks against it? Test it on the task.',
        'Why not {theirs}? Put it to the test on the task first. What comes out?',
        'I would not rule {theirs} out so fast. Which test on the task would show it?',
      ],
      'denied.wrong': [
        'I agree, {theirs} is not the result. What do you have instead?',
        'Agreed: not {theirs}. What is your next step?',
        'You rule out {theirs}, and so do I. What comes out instead?',
      ],
    },
  },
  ru: {
    takesBack: regExpOf(
      `(?<!\\p{L})(?:(?:ой|ох|блин|а|так|хотя|черт|чёрт)[\\s,.!…]+)*(?:(?:(?:стоп|погоди(?:те)?|подожди(?:те)?|не|нет|неа)[\\s,.!…]+(?:стоп|погоди(?:те)?|подожди(?:те)?|нет|неа|вру|не так|не то)(?!\\p{L})(?:[\\s,.!…]+не${stop})?|(?:стоп|погоди(?:те)?|подожди(?:те)?|ой|ох)[\\s,.!…]+(?:не|нет|неа)${stop}|(?:точнее|вернее|то есть нет|ошиб(?:ся|лась)|вру|имел\\p{L}? в виду)(?!\\p{L})))[\\s.,!:…—–]*`,
      'giu',
    ),
    earlier: regExpOf(
      '(?<!\\p{L})сначала(?!\\p{L})[^\\n]*?\\d[^\\n]*?[\\s,.;]+(?:но|а (?:потом|теперь|сейчас))(?!\\p{L})\\s*',
      'iu',
    ),
    notThis: regExpOf(`^(?:\\s*(?:нет|так|значит|это)[\\s,]+)*не ${claim}([^\\n]*?),? а ${claim}`, 'iu'),
    others:
      '(?:у|в) (?:моего |моей |нашей |нашего )?(?:друга|подруги|сосед(?:а|ки)|брата|сестры|одноклассни(?:ка|цы)|учител(?:я|ьницы)|мамы|папы|ответах|ответе|учебнике|решебнике|книге|гдз)(?: (?:вышло|получилось|выходит|получается|ответ|написано|стоит|другое|другой ответ))?',
    denies: regExpOf(
      `^(?:\\s*(?:так|значит|ну|но|тогда|и|а|то есть|думаю)[\\s,]+)*(?:(?:это|ответ|x|х|там|тут|точно|явно|вроде|кажется|скорее всего)[\\s,]+)*не (?:может быть |равн\\p{L} |равен )?${claim}`,
      'iu',
    ),
    asks: regExpOf('^(?:почему|как|зачем|откуда|что|где|когда|а если)(?!\\p{L})', 'iu'),
    asksWhich: regExpOf(
      '(?<!\\p{L})(?:кто (?:из нас )?прав|у кого (?:верно|правильно)|что (?:верно|правильно)|какой (?:из|ответ)|оба)(?!\\p{L})',
      'iu',
    ),
    texts: {
      others: [
        'Этот результат пока чужой, так что решать будет сама задача: реши её или подставь {theirs}. Что выходит?',
        '{theirs} не стоит принимать на веру, но и ошибкой называть рано. Как проверить это по самой задаче?',
        'Верно ли {theirs}, видно и без меня: проверь по задаче. Что получается?',
      ],
      'denied.right': [
        'Прежде чем отбросить {theirs}: что против? Проверь по самой задаче.',
        'Почему не {theirs}? Сначала проверка по задаче. Что выходит?',
        'Отбрасывать {theirs} рано. Какая проверка по задаче это покажет?',
      ],
      'denied.wrong': [
        'Это так: {theirs} не результат. А что тогда выходит?',
        'Да, {theirs} не подходит. Какой следующий шаг?',
        '{theirs} отпадает, это так. Что получается вместо этого?',
      ],
    },
  },
}
