import type { Equation, Statement } from '../math/ast.ts'
import { namesOf } from '../math/ast.ts'
import { latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { rootsIn } from '../math/steps.ts'
import { areAllRoots, sameSolutions, sameValue } from '../math/verify.ts'
import { refusedTopicIn } from '../safety/assess.ts'
import { type Finding, finding } from './finding.ts'
import { givenAway, isIdentity, isRootAt, isSolvedForm, near } from './give-away.ts'
import { type Seal, statementsIn } from './seal.ts'
import { completeLength, contextStart } from './sentences.ts'

export interface Examined {
  /** So much of the draft may be shown. 0 to the end of the last complete sentence; nothing new beside a finding. */
  readonly length: number
  readonly finding: Finding | null
}

/**
 * An answer may be split over sentences, so this much of what has been shown is looked at again with what is new (characters). All of
 * it every time would make the work grow with the square of a reply's length.
 */
const LOOK_BACK = 600
/** A sentence unfit for a child is one sentence, or two; every word of the safety rules is dear to look for. */
const SAFETY_LOOK_BACK = 200

/**
 * Looks at what is complete of a draft and not shown yet, together with what stands before it. What cannot be verified is
 * withheld; the built-in reply stands ready, so doubt costs little.
 */
export function examineDraft(draft: string, seal: Seal, isWhole: boolean, shownBefore = 0): Examined {
  const length = completeLength(draft, isWhole, shownBefore)
  if (length <= shownBefore) return { length, finding: null }
  const text = draft.slice(contextStart(draft, shownBefore, LOOK_BACK), length)
  if (text.trim() === '' || draft.slice(0, length) === seal.builtIn) return { length, finding: null }
  if (seal.isFishing) return { length: 0, finding: finding('answer', text) }
  const found = unsafe(draft.slice(contextStart(draft, shownBefore, SAFETY_LOOK_BACK), length)) ?? findingIn(text, seal)
  return found ? { length: 0, finding: found } : { length, finding: null }
}

function findingIn(text: string, seal: Seal): Finding | null {
  return (
    wrongLanguage(text, seal) ??
    wrongVerdict(text, seal) ??
    (seal.answers.length > 0 ? givenAway(text, seal) : null) ??
    falseMaths(text, seal)
  )
}

// ---- Safety, language, verdict -------------------------------------------------------------------------------------

const unsafeWords =
  /(?<!\p{L})(?:(?:kill|harm|hurt|cut|hang) your ?self|end your (?:own )?life|убей себя|убейся|покончи с собой|порежь себя|i love you|i'm in love|my darling|kiss(?:es)? you|be my (?:girl|boy)friend|(?:what is|tell me|send me|give me) your (?:phone|address|full name|last name|password|photo|e-?mail)|where do you live|which school do you go|our (?:little )?secret|don'?t tell (?:your|any)|я тебя люблю|люблю тебя|целую тебя|(?:скажи|назови|пришли|напиши|дай) (?:мне )?(?:твой |свой |твою |свою |твое )(?:телефон|номер телефона|адрес|фото|пароль|почту|фамилию)|где ты живешь|наш секрет|никому не говори)(?!\p{L})/iu
/** Numbers to call come from the helpline file only, and a model never says those replies. */
const phoneNumber =
  /(?:call|dial|phone|text|ring|звони\p{L}*|позвони\p{L}*|набери\p{L}*|номер\p{L}*)[^.?!]{0,30}\d[\d\s()-]{2,}/iu

function unsafe(text: string): Finding | null {
  const match = unsafeWords.exec(text) ?? phoneNumber.exec(text)
  if (match) return finding('unsafe', match[0])
  const topic = refusedTopicIn(text)
  return topic && finding('unsafe', topic)
}

function wrongLanguage(text: string, { language }: Seal): Finding | null {
  const plain = text.replace(/\$[^$]*\$|`[^`]*`|\\\w+/g, ' ')
  const latin = plain.match(/[a-z]/gi)?.length ?? 0
  const cyrillic = plain.match(/[а-яё]/gi)?.length ?? 0
  const [own, foreign] = language === 'ru' ? [cyrillic, latin] : [latin, cyrillic]
  const strange = plain.match(
    /[\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Hiragana}]/gu,
  )
  return foreign > 12 && foreign > own
    ? finding('language', text)
    : strange
      ? finding('language', strange.join(''))
      : null
}

const saysRight =
  /(?<!\p{L})(?<!not (?:quite )?|isn't (?:quite )?|nearly |almost |is it |if it's |не |почти |чтобы )(?:that(?:'s| is) (?:right|correct)|(?:it|this|your (?:answer|step|line|result))(?:'s| is) (?:right|correct)|correct!|exactly right|yes, (?:right|correct)|you(?:'re| are) right|well done, (?:right|correct)|да, верно|это верно|верно!|правильно!|все верно|все правильно|ты прав\p{L}*|ответ верный|ответ правильный)(?!\p{L}|\?)/iu
const saysWrong =
  /(?<!\p{L})(?<!nothing |isn't |not |ничего )(?:not quite|not correct|that(?:'s| is) (?:wrong|not right|incorrect)|(?:it|this|your (?:answer|step|line|result))(?:'s| is) (?:wrong|incorrect|not right|not correct)|пока неверно|неверно|неправильно|это не так|ошибка в|ты ошиб\p{L}+)(?!\p{L}|\?)/iu

function wrongVerdict(text: string, { verdict, builtIn }: Seal): Finding | null {
  const plain = text.replaceAll('ё', 'е')
  const right = saysRight.exec(plain)
  const wrong = saysWrong.exec(plain)
  const mayPraise = verdict === 'correct' || verdict === 'correct-but' || saysRight.test(builtIn)
  const mayBlame = verdict === 'incorrect' || verdict === 'correct-but' || saysWrong.test(builtIn.replaceAll('ё', 'е'))
  if (right && !mayPraise) return finding('verdict', right[0])
  if (wrong && !mayBlame) return finding('verdict', wrong[0])
  return null
}

// ---- Is the mathematics true? --------------------------------------------------------------------------------------

function falseMaths(text: string, seal: Seal): Finding | null {
  const statements = statementsIn(text, seal.language)
  const tasks: Equation[] = [...seal.lines, ...statements].flatMap((each) =>
    each.kind === 'equation' && !isSolvedForm(each) ? [each] : [],
  )
  for (const statement of statements) {
    const shown = latexOfStatement(statement)
    if (seal.lines.some((line) => latexOfStatement(line) === shown)) continue
    if (!isTrue(statement, tasks, seal)) return finding('false-maths', shown)
  }
  return null
}

function isTrue(statement: Statement, tasks: readonly Equation[], seal: Seal): boolean {
  switch (statement.kind) {
    case 'chain': {
      const [first, ...rest] = statement.parts
      // `D = 5^2 - 4*2*1 = 17`: the values agree, and the letter may have this one.
      const isNamed = first!.kind === 'name' && rest.length > 1
      const [value, ...others] = isNamed ? rest : statement.parts
      return (
        others.every((part) => sameValue(value!, part) === 'verified') &&
        (!isNamed || isTrue({ kind: 'equation', left: first!, right: value! }, tasks, seal))
      )
    }
    case 'cases':
    case 'equation': {
      const equations = statement.kind === 'equation' ? [statement] : statement.cases
      if (equations.every(isIdentity)) return true
      const letters = namesOf(statement)
      if (letters.length !== 1) return equations.length === 1
      const values = equations.filter(isSolvedForm).map((each) => (each.left.kind === 'name' ? each.right : each.left))
      if (values.length < equations.length) return true
      // A value that is stated for a letter must solve an equation that is on the table.
      const sameLetter = tasks.filter((each) => namesOf(each).join() === letters[0])
      if (sameLetter.length === 0) return true
      return sameLetter.some(
        (task) =>
          areAllRoots(task, letters[0]!, values) === 'verified' ||
          sameSolutions([task], statement, letters[0]!, rootsIn(statement)) === 'verified' ||
          values.every((value) => isRootAt(task, letters[0]!, realAt(value, {}))),
      )
    }
    case 'inequality': {
      if (namesOf(statement).length > 0) return true
      const [a, b] = [statement.left, statement.right].map((side) => realAt(side, {}))
      const holds = { '<': a! < b!, '<=': a! <= b! + 1e-12, '>': a! > b!, '>=': a! >= b! - 1e-12, '!=': !near(a!, b!) }
      return holds[statement.relation]
    }
    default:
      return seal !== undefined
  }
}
