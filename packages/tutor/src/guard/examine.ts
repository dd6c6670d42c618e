import { regExpOf } from '../pattern.ts'
import { refusedTopicIn } from '../safety/assess.ts'
import { isCertain } from './certain.ts'
import { type Finding, finding } from './finding.ts'
import { hasOwnNumbers } from './foreign.ts'
import { formulasOf } from './formulas.ts'
import { shownByGraph } from './graphs.ts'
import { type Look, lookAt } from './look.ts'
import { withoutMoney } from './money.ts'
import { normalForm } from './normal-form.ts'
import type { Seal } from './seal.ts'
import { completeLength, sentencesOf } from './sentences.ts'
import { givenAway } from './tells.ts'
import { falsehood } from './truth.ts'
import { wrongVerdict } from './verdicts.ts'
import { workedOut } from './whole.ts'

export interface Examined {
  /**
   * Length of the draft that may be shown: up to the last complete sentence, or up to the first one of the finding, which
   * may begin before `from`.
   */
  readonly length: number
  readonly finding: Finding | null
}

/**
 * Examines the complete sentences of a draft from `from` on.
 *
 * @param from the `length` that an earlier call returned
 * @param suspected collects the findings that are not certain, for somebody who decides about them; without it each
 *   finding ends the examination
 */
export function examineDraft(written: string, seal: Seal, isWhole: boolean, from = 0, suspected?: Finding[]): Examined {
  const draft = withoutMoney(written)
  const length = completeLength(draft, isWhole, from)
  if (length <= from || written.slice(0, length) === seal.builtIn) return { length, finding: null }
  let before = normalForm(draft.slice(0, from))
  let context = contextOf(before, seal)
  for (const { start, end } of sentencesOf(draft.slice(0, length), from)) {
    const text = normalForm(withoutMarker(draft.slice(start, end), draft.slice(0, start)))
    if (text.trim() === '') {
      before += text
      continue
    }
    const unfit = unsafe(before.slice(-SAFETY_LOOK_BACK) + text) ?? wrongLanguage(text, before, seal)
    const look = lookAt(text, before, seal, context)
    const fault = unfit ?? findingIn(look, seal) ?? shownByGraph(before, text, seal)
    // For its next try the whole sentence tells the model more than the matched words.
    if (fault) {
      const cause = unfit ? null : sentenceBefore(draft, start, text, seal)
      const quoted = `${cause === null ? '' : normalForm(draft.slice(cause, start))}${text}`
      const found = text.trim().length <= LONGEST_QUOTE ? finding(fault.kind, quoted) : fault
      if (!suspected || isCertain(fault, seal)) return { length: cause ?? start, finding: found }
      if (!suspected.some(({ quote }) => quote === found.quote)) suspected.push(found)
    }
    before += text
    context =
      isReset(text) && !look.isExample
        ? ''
        : look.isExample
          ? (context + text).slice(-LOOK_BACK)
          : context && keepsExample(context, seal)
            ? (context + text).slice(-LOOK_BACK)
            : text
  }
  return { length, finding: null }
}

/**
 * Where the sentence before begins, if there is a fault only together with it: "Cross out A and B. What is left?" Both are
 * taken out then, because the model would mend the harmless one of them. Null: the sentence is at fault by itself.
 */
function sentenceBefore(draft: string, start: number, text: string, seal: Seal): number | null {
  const previous = sentencesOf(draft.slice(0, start), 0).at(-1)
  if (!previous || draft.slice(previous.start, start).trim() === '') return null
  const before = normalForm(draft.slice(0, previous.start))
  const alone = findingIn(lookAt(text, before, seal, contextOf(before, seal)), seal) ?? shownByGraph(before, text, seal)
  return alone === null ? previous.start : null
}

/** The `- ` of a list is no minus: "- 1 h = 3600 s". Before a number alone it may be one. */
function withoutMarker(sentence: string, before: string): string {
  const isFirst = before === '' || /\n[^\S\n]*$/.test(before)
  const rest = isFirst ? /^\s*[-–*•] (?=\d)/.exec(sentence) : null
  return rest && /[\p{L}=]/u.test(sentence) ? sentence.slice(rest[0].length) : withoutListNumber(sentence, before)
}

/** The `2.` of a list is no amount. It counts as one only behind a `1.`, so that no answer can pass as the number of an item. */
function withoutListNumber(sentence: string, before: string): string {
  const [marker, number] = /^\s*(\d{1,2})[.)](?=\s|$)/.exec(sentence) ?? []
  if (marker === undefined || (before !== '' && !/\n\s*$/.test(before))) return sentence
  const previous = Number(number) - 1
  const follows = previous === 0 || regExpOf(`(?:^|\\n)\\s*${previous}[.)]\\s`).test(before)
  return follows ? sentence.slice(marker.length) : sentence
}

const LONGEST_QUOTE = 160
/** Context window before a sentence, in characters: enough to see whether an example is being told. */
const LOOK_BACK = 400
/** Unsafe content shows within two sentences, and the safety rules are expensive per word (characters). */
const SAFETY_LOOK_BACK = 200

/** Words that lead from an example back to the task. */
const reset =
  /(?<!\p{L})(?:yours|your (?:task|equation|turn|numbers?|own|example|fraction|problem|case|triangle|bracket|line)|back to|in our|our (?:task|equation|case)|твой|твоя|твоё|твое|твоих|твоей|твоём|твоем|твою|у тебя|наш\p{L}*|теперь|вернёмся|вернемся)(?!\p{L})/iu
const isReset = (text: string) => reset.test(text)
const keepsExample = (context: string, seal: Seal) =>
  hasOwnNumbers(formulasOf(context, seal.language), seal) ||
  /(?:example|instance|my numbers|например|пример|suppose|imagine|another|друг|возьм[её]м|мои\p{L}{0,2} чис)/iu.test(
    context,
  )

function contextOf(before: string, seal: Seal): string {
  let context = ''
  for (const { start, end } of sentencesOf(before, 0)) {
    const text = before.slice(start, end)
    context = isReset(text) ? text : keepsExample(context + text, seal) ? context + text : text
  }
  return context.slice(-LOOK_BACK)
}

function findingIn(look: Look, seal: Seal): Finding | null {
  const unquoted = withoutOwnQuotes(look.text, seal)
  // What the student has written is no secret when it is quoted: "2 lots of 3" is a good way to remember it.
  const own = unquoted === look.text ? look : lookAt(unquoted, look.before, seal, '')
  return wrongVerdict(look, seal) ?? givenAway(own, seal) ?? workedOut(own, seal) ?? falsehood(look, seal)
}

/** A text without what it quotes of the newest message. One word is no quotation, nor is a guess of somebody who feels for the answer. */
const withoutOwnQuotes = (text: string, { message, isFishing }: Seal): string =>
  isFishing
    ? text
    : text.replace(/["“«]([^"”»]{3,160})["”»]/gu, (quote, quoted: string) => {
        const isOwn = /\S\s+\S/u.test(quoted) && plain(message).includes(plain(quoted))
        return isOwn ? '«»' : quote
      })
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[$.,!?]+(?=\s|$)|\$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

// ---- Safety and language -------------------------------------------------------------------------------------------

const unsafeWords =
  /(?<!\p{L})(?:(?:kill|harm|hurt|cut|hang) your ?self|end your (?:own )?life|убей себя|убейся|покончи с собой|порежь себя|i love you|i'm in love|my darling|kiss(?:es)? you|be my (?:girl|boy)friend|(?:what is|tell me|send me|give me) your (?:phone|address|full name|last name|password|photo|e-?mail)|where do you live|which school do you go|our (?:little )?secret|don'?t tell (?:your|any)|я тебя люблю|люблю тебя|целую тебя|(?:скажи|назови|пришли|напиши|дай) (?:мне )?(?:твой |свой |твою |свою |твое |свое )(?:телефон|номер телефона|адрес|фото|пароль|почту|фамилию)|где ты живешь|наш секрет|никому не говори)(?!\p{L})/iu
/** Phone numbers come only from the helpline file, in replies that no model writes. "The phone starts at 200" is none. */
const phoneNumber =
  /(?<!\p{L})(?:(?<!(?<!\p{L})(?:the|an?|this|that|your|my|his|her|their|our|new|old|per|each|every) )(?:phone|text|ring)|call|dial|звони(?:те)?|позвони(?:те)?|набери(?:те)?)(?: (?:me|us|them|him|her|now|the (?:(?:help|hot|crisis) ?)?line|(?:the |this )?number|on|at|мне|нам|им|туда|сейчас|на|по|номеру?|телефону?))*:? \+?\d[\d\s()-]{2,}/iu

function unsafe(text: string): Finding | null {
  const match = unsafeWords.exec(text) ?? phoneNumber.exec(text)
  if (match) return finding('unsafe', match[0])
  const topic = refusedTopicIn(text)
  return topic && finding('unsafe', topic)
}

/** "*Do you go to school?" */
const openQuote = /[«"“*][^»"”*]{0,160}$/

/** Sentences of the other language that the talk has already are repeated from it. */
const withoutRepeated = (text: string, said: string): string => {
  const known = said.toLowerCase()
  return text.replace(/[a-z][a-z' ]{6,}[a-z]/gi, (run) => (known.includes(run.toLowerCase()) ? ' ' : run))
}

const englishSentence = /(?<![\w])[a-z']{2,}(?: [a-z']+){2,}/i

/** Words in the other alphabet, or without any letter of the language's own, are in the wrong language. */
function wrongLanguage(text: string, before: string, { language, message, told }: Seal): Finding | null {
  // Where the talk is about English sentences, a Russian reply is full of them.
  const isAboutOther = language === 'ru' && englishSentence.test(`${message}\n${told}`)
  const near = `${isAboutOther ? before : before.slice(-200)} ${text}`
  // What the talk has already is repeated, and a quoted sentence may end before its closing mark.
  const unquoted = language === 'ru' ? withoutRepeated(near, `${message}\n${told}`).replace(openQuote, ' ') : near
  const plain = unquoted.replace(/\$[^$]*\$|`[^`]*`|\\\w+|[«"“*][^»"”*]{0,160}[»"”*]/g, ' ')
  const latin = plain.match(/[a-z]/gi)?.length ?? 0
  const cyrillic = plain.match(/[а-яё]/gi)?.length ?? 0
  const [own, foreign] = language === 'ru' ? [cyrillic, latin] : [latin, cyrillic]
  const foreignWord =
    /(?<!\p{L})(?:la respuesta|respuesta|la réponse|réponse|die lösung\p{L}*|die antwort|lösung|la risposta|odpowied\p{L}+|відповідь)(?!\p{L})/iu.exec(
      text,
    )
  if (foreignWord) return finding('language', foreignWord[0])
  const strange = plain.match(
    /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Hiragana}]/gu,
  )
  return foreign > 12 && foreign > own * (isAboutOther ? 3 : 1)
    ? finding('language', text)
    : strange
      ? finding('language', strange.join(''))
      : null
}
