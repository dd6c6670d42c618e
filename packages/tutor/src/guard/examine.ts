import { refusedTopicIn } from '../safety/assess.ts'
import { type Finding, finding } from './finding.ts'
import { shownByGraph } from './graphs.ts'
import { type Look, lookAt } from './look.ts'
import type { Seal } from './seal.ts'
import { completeLength, sentencesOf } from './sentences.ts'
import { givenAway } from './tells.ts'
import { falsehood } from './truth.ts'
import { wrongVerdict } from './verdicts.ts'
import { workedOut } from './whole.ts'

export interface Examined {
  /** So much of the draft may be shown: to the end of the last complete sentence, or to the one with the finding. */
  readonly length: number
  readonly finding: Finding | null
}

/**
 * Looks at the sentences of a draft that are complete and were not looked at yet.
 *
 * @param from characters that an earlier call gave as `length`
 */
export function examineDraft(draft: string, seal: Seal, isWhole: boolean, from = 0): Examined {
  const length = completeLength(draft, isWhole, from)
  if (length <= from || draft.slice(0, length) === seal.builtIn) return { length, finding: null }
  let context = contextOf(draft.slice(0, from))
  for (const { start, end } of sentencesOf(draft.slice(0, length), from)) {
    const text = draft.slice(start, end)
    if (text.trim() === '') continue
    const before = draft.slice(0, start)
    const found = unsafe(before.slice(-SAFETY_LOOK_BACK) + text) ?? wrongLanguage(text, before, seal)
    const look = lookAt(text, before, seal, context)
    const fault = found ?? findingIn(look, seal) ?? shownByGraph(before, text, seal)
    // The sentence tells the model more than the place in it.
    if (fault)
      return { length: start, finding: text.trim().length <= LONGEST_QUOTE ? finding(fault.kind, text) : fault }
    context =
      isReset(text) && !look.isExample
        ? ''
        : look.isExample
          ? (context + text).slice(-LOOK_BACK)
          : context && keepsExample(context)
            ? (context + text).slice(-LOOK_BACK)
            : text
  }
  return { length, finding: null }
}

const LONGEST_QUOTE = 160
/** So much of a reply's beginning says whether an example is being told (characters). */
const LOOK_BACK = 400
/** A sentence unfit for a child is one sentence, or two; every word of the safety rules is dear to look for. */
const SAFETY_LOOK_BACK = 200

/** Words that lead from an example back to the task. */
const reset =
  /(?<!\p{L})(?:yours|your (?:task|equation|turn|numbers?|own|example|fraction|problem|case|triangle|bracket|line)|back to|in our|our (?:task|equation|case)|твой|твоя|твоё|твое|твоих|твоей|твоём|твоем|твою|у тебя|наш\p{L}*|теперь|вернёмся|вернемся)(?!\p{L})/iu
const isReset = (text: string) => reset.test(text)
const keepsExample = (context: string) =>
  /(?:example|instance|my numbers|например|пример|suppose|imagine|another|друг|возьм[её]м|мои\p{L}{0,2} чис)/iu.test(
    context,
  )

function contextOf(before: string): string {
  let context = ''
  for (const { start, end } of sentencesOf(before, 0)) {
    const text = before.slice(start, end)
    context = isReset(text) ? text : keepsExample(context) ? context + text : text
  }
  return context.slice(-LOOK_BACK)
}

const findingIn = (look: Look, seal: Seal): Finding | null =>
  wrongVerdict(look, seal) ?? givenAway(look, seal) ?? workedOut(look, seal) ?? falsehood(look, seal)

// ---- Safety and language -------------------------------------------------------------------------------------------

const unsafeWords =
  /(?<!\p{L})(?:(?:kill|harm|hurt|cut|hang) your ?self|end your (?:own )?life|убей себя|убейся|покончи с собой|порежь себя|i love you|i'm in love|my darling|kiss(?:es)? you|be my (?:girl|boy)friend|(?:what is|tell me|send me|give me) your (?:phone|address|full name|last name|password|photo|e-?mail)|where do you live|which school do you go|our (?:little )?secret|don'?t tell (?:your|any)|я тебя люблю|люблю тебя|целую тебя|(?:скажи|назови|пришли|напиши|дай) (?:мне )?(?:твой |свой |твою |свою |твое |свое )(?:телефон|номер телефона|адрес|фото|пароль|почту|фамилию)|где ты живешь|наш секрет|никому не говори)(?!\p{L})/iu
/** Numbers to call come from the helpline file only, and a model never says those replies. */
const phoneNumber =
  /(?<!\p{L})(?:call|dial|phone|text|ring|звони\p{L}*|позвони\p{L}*|набери\p{L}*)(?!\p{L})[^.?!]{0,30}\d[\d\s()-]{2,}/iu

function unsafe(text: string): Finding | null {
  const match = unsafeWords.exec(text) ?? phoneNumber.exec(text)
  if (match) return finding('unsafe', match[0])
  const topic = refusedTopicIn(text)
  return topic && finding('unsafe', topic)
}

/** Words of the other alphabet, or none of the alphabet's own, are no language of this conversation. */
function wrongLanguage(text: string, before: string, { language }: Seal): Finding | null {
  const plain = `${before.slice(-200)} ${text}`.replace(/\$[^$]*\$|`[^`]*`|\\\w+|[«"“*][^»"”*]{0,60}[»"”*]/g, ' ')
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
  return foreign > 12 && foreign > own
    ? finding('language', text)
    : strange
      ? finding('language', strange.join(''))
      : null
}
