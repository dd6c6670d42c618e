import type { Equation, Expr, Statement } from '../math/ast.ts'
import { collectNames, expressionsOf, isClosed, namesOf, someNode } from '../math/ast.ts'
import { latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { givenAwayInPieces } from './across.ts'
import { type Finding, type FindingKind, finding } from './finding.ts'
import { foldReply, type Mention, mentionsIn } from './mentions.ts'
import { bareMentions, type Seal, type SealedAnswer, statementsIn } from './seal.ts'

export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
const isAmong = (value: number, all: Iterable<number>) => [...all].some((each) => near(each, value))

export function givenAway(text: string, seal: Seal): Finding | null {
  const folded = foldReply(text)
  const mentions = mentionsIn(folded)
  for (const answer of seal.answers) {
    const found =
      inFormulas(text, folded, answer, seal) ??
      inNumbers(folded, mentions, answer, seal) ??
      inWords(folded, mentions, answer, seal) ??
      givenAwayInPieces(folded, answer, seal)
    if (found) return found
  }
  const added = mentions.find(
    (each) => !isAmong(each.value, seal.numbers) && !(each.isWord && each.value <= 2) && !isListNumber(folded, each),
  )
  return added ? finding('number', around(folded, added)) : null
}

/** Whether a text holds the answer of an open problem, in whatever form: for what a tool would hand to a model. */
export function tellsSealed(text: string, seal: Seal): boolean {
  // Lines that are on the table anyhow have numbers of their own.
  const known = new Set(seal.lines.map((line) => latexOfStatement(line)))
  const unknown = text.replace(/\$[^$]+\$/g, (formula) =>
    statementsIn(formula, seal.language).every((each) => known.has(latexOfStatement(each))) ? ';' : formula,
  )
  const folded = foldReply(unknown)
  const mentions = mentionsIn(folded)
  return seal.answers.some(
    (answer) =>
      inFormulas(unknown, folded, answer, seal) !== null || inNumbers(folded, mentions, answer, seal) !== null,
  )
}

const around = (text: string, { index, length }: Pick<Mention, 'index' | 'length'>) =>
  text.slice(Math.max(0, index - 30), index + length + 20)

/** "1." at the beginning of a line, "step 2". */
const isListNumber = (text: string, { index, length, value }: Mention) =>
  value < 10 &&
  ((/(?:^|\n)\s*$/.test(text.slice(0, index)) && /^[.)]\s/.test(text.slice(index + length))) ||
    /(?:step|шаг\p{L}*|level|уровень)\s*$/iu.test(text.slice(0, index)))

/** Formulas: the answer in an equivalent form, or a line of the solution that is not on the table yet. */
function inFormulas(text: string, folded: string, answer: SealedAnswer, seal: Seal): Finding | null {
  const spoken = withDigits(folded)
  const statements = [...statementsIn(text, seal.language), ...statementsIn(spoken, seal.language)]
  for (const statement of statements) {
    const shown = latexOfStatement(statement)
    if (seal.lines.some((line) => latexOfStatement(line) === shown)) continue
    const found = tellsAnswer(statement, answer, seal)
    if (found) return finding(found, shown)
  }
  return null
}

function tellsAnswer(statement: Statement, answer: SealedAnswer, seal: Seal): FindingKind | null {
  const { unknown, task } = answer
  for (const expr of expressionsOf(statement)) {
    if (isClosed(expr)) {
      const value = realAt(expr, {})
      const isPlain = expr.kind === 'number' && isAmong(value, seal.numbers)
      if (!isPlain && answer.values.some((each) => near(each, value)) && !isOnTheTable(expr, seal)) return 'answer'
    } else if (unknown === null && task.kind === 'expression') {
      if (sameValue(expr, task.value) === 'verified' && !isOnTheTable(expr, seal)) return 'step'
    }
  }
  if (unknown === null || !namesOf(statement).includes(unknown)) return null
  if (statement.kind === 'equation' || statement.kind === 'cases') {
    const equations = statement.kind === 'equation' ? [statement] : statement.cases
    // `x = 4` where 4 stands in the task; `x - 4 = 0`, `2x = 8`: the same roots, or some of them.
    const tells = equations.some(
      (each) => !isIdentity(each) && answer.values.some((value) => isRootAt(each, unknown, value)),
    )
    return tells ? (equations.some(isSolvedForm) ? 'answer' : 'step') : null
  }
  return statement.kind === 'inequality' || statement.kind === 'between' || statement.kind === 'set' ? 'step' : null
}

export const isIdentity = (each: Equation) => holdsAlways(each) === 'verified'
export const isSolvedForm = ({ left, right }: Equation) => left.kind === 'name' || right.kind === 'name'
export function isRootAt({ left, right }: Equation, unknown: string, value: number): boolean {
  if ([...collectNames(left), ...collectNames(right)].some((name) => name !== unknown)) return false
  const [a, b] = [left, right].map((side) => realAt(side, { [unknown]: value }))
  return Number.isFinite(a) && Number.isFinite(b) && near(a!, b!)
}

/** The expression stands in a known line as it is, whole or as a part. */
const isOnTheTable = (expr: Expr, { lines }: Seal) =>
  lines.some((line) => expressionsOf(line).some((known) => someNode(known, (node) => isSameNode(node, expr))))
const isSameNode = (a: Expr, b: Expr) => JSON.stringify(a, withText) === JSON.stringify(b, withText)
const withText = (key: string, value: unknown) =>
  key === 'style' || key === 'inline' ? undefined : typeof value === 'bigint' ? `${value}` : value

const fractionParts = [
  /^(?:hal|втор|полов)/u,
  /^(?:thi|трет)/u,
  /^(?:fou|qua|четв)/u,
  /^(?:fif|пят)/u,
  /^(?:six|шест)/u,
  /^(?:sev|седьм)/u,
  /^(?:eig|восьм)/u,
  /^(?:nin|девят)/u,
  /^(?:ten|десят)/u,
]
const fractionWords =
  /(\d+)[ -](half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|втор(?:ых|ая)|трет(?:ьих|ья)|четверт(?:ых|ая)|пят(?:ых|ая)|шест(?:ых|ая)|седьм(?:ых|ая)|восьм(?:ых|ая)|девят(?:ых|ая)|десят(?:ых|ая))/gu

/** "two times two": number words become digits, so that the reader of formulas sees them. */
function withDigits(folded: string): string {
  const text = folded.toLowerCase()
  const found = mentionsIn(text)
    .filter((each) => each.isWord && Number.isInteger(each.value))
    .sort((a, b) => b.index - a.index || b.length - a.length)
  let result = text
  let limit = text.length
  for (const { index, length, value } of found) {
    if (index + length > limit) continue
    result = `${result.slice(0, index)}${value}${result.slice(index + length)}`
    limit = index
  }
  return result
    .replace(/(\d+) doubled|(?:double|twice|вдвое больше|удвоенное) (\d+)/g, (_, a, b) => `2*${a ?? b}`)
    .replace(/(?:half of|половина от) (\d+)/g, '$1/2')
    .replace(/(\d+),? and (\d+) more|(\d+),? и еще (\d+)/g, (_, a, b, c, d) => `${a ?? c}+${b ?? d}`)
    .replace(/(\d+) (?:more|больше),? (?:than|чем) (\d+)/g, '$2+$1')
    .replace(/(\d+) (?:less|fewer|меньше),? (?:than|чем) (\d+)/g, '$2-$1')
    .replace(/(?:number|one|число)(?: that comes)? (?:right )?(?:after|после) (\d+)/g, '$1+1')
    .replace(/(?:number|one|число)(?: that comes)? (?:right )?(?:before|перед) (\d+)/g, '$1-1')
    .replace(/(?:add|прибавь|добавь) (\d+) (?:to|к) (\d+)/g, '$2+$1')
    .replace(/(?:subtract|take|вычти|отними) (\d+) (?:away )?(?:from|из|от) (\d+)/g, '$2-$1')
    .replace(/(?:square of|квадрат) (\d+)/g, '$1^2')
    .replace(/(?:дважды|twice) (\d+)/g, '2*$1')
    .replace(/(?:трижды|thrice) (\d+)/g, '3*$1')
    .replace(fractionWords, (_, n, word) => `${n}/${fractionParts.findIndex((each) => each.test(word)) + 2}`)
    .replace(/x squared/g, 'x^2')
}

/** "Two." says more than "both of the two sides": a sentence of little else. */
function isAlone(text: string, { index, length }: Mention): boolean {
  const before = /[^.?!\n]*$/.exec(text.slice(0, index))![0]
  const after = /^[^.?!\n]*/.exec(text.slice(index + length))![0]
  return `${before} ${after}`.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= 2
}

/** The answer's number anywhere, unless the student has it before the eyes already. */
function inNumbers(folded: string, mentions: readonly Mention[], { values }: SealedAnswer, seal: Seal): Finding | null {
  for (const each of mentions) {
    if (!values.some((value) => near(Math.abs(value), each.value))) continue
    if (isAlone(folded, each)) return finding('answer', around(folded, each))
    if (isAmong(each.value, seal.numbers) || (each.isWord && each.value <= 2)) continue
    return finding('answer', around(folded, each))
  }
  // It stands in the task as well: alone, outside a term, nobody needs to name it.
  const bare = bareMentions(folded).find(
    (each) =>
      values.some((value) => near(Math.abs(value), each.value)) &&
      !(each.isWord && each.value <= 2) &&
      !isAmong(each.value, seal.bareNumbers) &&
      !isListNumber(folded, each),
  )
  return bare ? finding('answer', around(folded, bare)) : null
}

const question = /\?["»”)*\s]*$/
const subjectWords =
  '(?:the |your |our |its |final |correct |right |unknown |missing |only |wanted |sought |searched |real |первый |второй |верный |правильный |искомое |неизвестное |наш |единственный |окончательный )*'
const clue =
  /(?<!\p{L})(?:rhymes?|spelled|spells|starts? with the letter|begins? with the letter|letters long|encoded|decode|base ?64|in binary|hexadecimal|roman numerals?|backwards|reversed?|morse|cipher|alphabet|first letters?|emojis?|in (?:german|french|spanish|italian|polish|dutch|chinese|latin|japanese)|рифм\p{L}*|по буквам|начинается на букву|задом наперед|наоборот по буквам|шифр\p{L}*|раскодир\p{L}*|римск\p{L}*|двоичн\p{L}*|морзе|алфавит\p{L}*|первые буквы|по-(?:немецки|французски|испански|английски|итальянски|польски)|на (?:немецком|французском|испанском|английском|итальянском|польском)|(?:first|second|last|its|two|один|одна|перв\p{L}+|втор\p{L}+|последн\p{L}+) (?:digits?|цифр\p{L}*)|digits? (?:is|are|of)|цифр\p{L}+ (?:ответ|этого|числа))(?!\p{L})/iu

/** Sentences that name the answer without a formula: frames, clues, bounds. */
function inWords(folded: string, mentions: readonly Mention[], answer: SealedAnswer, seal: Seal): Finding | null {
  const hint = clue.exec(folded)
  if (hint && !clue.test(foldReply(seal.builtIn))) return finding('answer', hint[0])
  const letter = answer.unknown ?? 'x'
  const subject = `${subjectWords}(?:answer|solutions?|results?|roots?|value|sum|total|unknown|number you (?:want|need|seek|look for)|${letter}|икс\\p{L}*|х|ответ\\p{L}*|решени\\p{L}*|результат\\p{L}*|корн\\p{L}+|корень|значени\\p{L}*|сумма|неизвестн\\p{L}+)`
  const verb =
    '(?:is|are|equals?|was|=|:|would be|will be|must be|has to be|should be|comes? (?:out )?(?:to|as)|turns out(?: to be)?|makes|gives|becomes|это|равен|равна|равно|равны|равняется|будет|будут|получится|получается|выходит|составляет|окажется|-|—)'
  const notYet =
    "(?! ?(?:not|n't|what|that|yours?|up to|for you|hidden|waiting|still|when|how|where|something|found|on|in|multiplied|added|subtracted|alone|left|under|inside|only|the (?:number|value|same|goal|last|next)|a (?:number|value|fraction|whole)|не|то,|тот|твой|твое|что|как|какой|какое|пока|впереди|там|на|в|под|умнож|число|нужно|надо|можно|стоит|один|одна))"
  const frame = new RegExp(
    `(?<![\\p{L}\\d])${subject}[^.?!\\n]{0,25}? ?(?<![\\p{L}])${verb} ${notYet}[^\\n]{1,60}`,
    'giu',
  )
  const before = folded.slice(0)
  for (const match of before.matchAll(frame)) {
    const sentence = sentenceAt(folded, match.index)
    if (question.test(sentence) && !sentenceNames(match[0], mentions, match.index, answer)) continue
    if (names(match, mentions, answer, seal)) return finding('answer', match[0])
  }
  // "4 is the answer", "with 4 both sides agree", "put 4 for x"
  for (const each of mentions) {
    if (!answer.values.some((value) => near(Math.abs(value), each.value))) continue
    const tail = folded.slice(each.index + each.length, each.index + each.length + 60)
    const head = folded.slice(Math.max(0, each.index - 60), each.index)
    const endsWith =
      /^[^.?!\n]{0,20}(?<!\p{L})(?:is (?:the|your|our|it|right|correct|what)|works|fits|solves|does it|makes (?:it|both|the)|satisfies|подходит|это ответ|является|и есть|верный ответ|будет ответ|сходится|удовлетворяет|решает)(?!\p{L})/iu
    const beginsWith = new RegExp(
      `(?:(?:answer|ответ\\p{L}*|solution|result|try|choose|pick|write|put|use|take|say|guess|think of|it'?s|it is|напиши|запиши|впиши|выбери|возьми|подставь|попробуй|это|пиши|скажи)[^.?!\\n]{0,25}|(?<!\\p{L})${letter}[^.?!\\n]{0,12}(?:=|is|equals|равен|равно)[\\s.:…-]{0,8})$`,
      'iu',
    )
    const isTold = (endsWith.test(tail) || beginsWith.test(head)) && !seal.builtIn.includes(around(folded, each).trim())
    if (isTold && !isPartOfTask(folded, each)) return finding('answer', around(folded, each))
  }
  const reference = byReference(subject)
  const pointed = reference.exec(folded)
  if (pointed && !reference.test(foldReply(seal.builtIn))) return finding('answer', pointed[0])
  // Bounds: "more than 3", "between 3 and 5".
  const bound = new RegExp(
    `(?<![\\p{L}\\d])(?:${subject}|it|оно|он)(?![\\p{L}])[^.?!\\n]{0,30}(?:more|greater|bigger|larger|higher|less|smaller|lower|fewer|between|above|below|exceeds|больше|меньше|между|выше|ниже|превышает|не превосходит)(?!\\p{L})[^.?!\\n]{0,30}`,
    'iu',
  ).exec(folded)
  if (bound && mentions.some(({ index }) => index >= bound.index && index < bound.index + bound[0].length)) {
    return finding('answer', bound[0])
  }
  return tellsNone(folded, answer, seal)
}

/** "x equals the number after the minus", "that is the one you are looking for": a place in the task names the answer. */
const byReference = (subject: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])${subject}[^.?!\\n]{0,20}(?<!\\p{L})(?:is|are|equals?|то же|та же|равен|равна|равно|равны|совпадает|будет|это)(?!\\p{L})[^.?!\\n]{0,12}(?:number|digit|one|same|числ\\p{L}*|цифр\\p{L}*|что|то)(?!\\p{L})[^.?!\\n]{0,30}(?<!\\p{L})(?:after|before|behind|left|right|without|beside|in the (?:task|problem|equation|middle)|stands?|after|после|перед|слева|справа|без|рядом|стоит|в (?:задач\\p{L}*|уравнени\\p{L}*))(?!\\p{L})|(?:that|this|it|это|то|оно)(?: number| one| и)?,?[^.?!\\n]{0,30}(?<!\\p{L})(?:is|are|есть)(?!\\p{L}) (?:the (?:one|number)|what|то,? что)[^.?!\\n]{0,20}(?:look(?:ing)? for|seek|want|need|search|equals?|ищем|ищешь|нужно|равен)`,
    'iu',
  )

const sentenceAt = (text: string, index: number) => {
  const end = text.slice(index).search(/[.!?](?:\s|$)|\n/)
  return end < 0 ? text.slice(index) : text.slice(index, index + end + 1)
}
const sentenceNames = (piece: string, mentions: readonly Mention[], at: number, { values }: SealedAnswer) =>
  mentions.some(
    (each) =>
      each.index >= at && each.index < at + piece.length && values.some((value) => near(Math.abs(value), each.value)),
  )

/** The frame says the answer, or says anything of it with a number, or names letters of an answer with letters. */
function names(match: RegExpExecArray, mentions: readonly Mention[], answer: SealedAnswer, seal: Seal): boolean {
  const piece = sentenceAt(match[0], 0)
  if (seal.builtIn.includes(piece.trim())) return false
  if (sentenceNames(match[0], mentions, match.index, answer)) return !isWholeLine(piece, seal)
  return (
    /(?:answer|solution|result|root|ответ|решени|результат|корень|корни)/iu.test(piece) && !isWholeLine(piece, seal)
  )
}
const isWholeLine = (piece: string, seal: Seal) => {
  const statements = statementsIn(piece, seal.language)
  return (
    statements.length > 0 &&
    statements.every((each) => seal.lines.some((line) => latexOfStatement(line) === latexOfStatement(each)))
  )
}

/** The number belongs to a term of the task, e.g. the 4 of `- 4`, or to a formula. */
const isPartOfTask = (text: string, { index, length }: Mention) =>
  /[-+*/^]\s?$/.test(text.slice(0, index)) ||
  /^\s?(?:[a-zа-я](?![a-zа-я])|[-+*/^$(])/iu.test(text.slice(index + length))

const none =
  /(?<!\p{L})(?:no (?:real )?(?:solutions?|roots?)|(?:has|have) none|unsolvable|impossible|cannot be true|never true|contradiction|корней нет|решений нет|нет (?:\p{L}+ )?(?:корней|решений)|не имеет (?:\p{L}+ )?(?:корней|решений)|противоречи\p{L}+|пустое множество)(?!\p{L})/iu
const all =
  /(?<!\p{L})(?:any (?:real )?(?:number|value|x)|all (?:real )?(?:numbers|values)|every (?:number|value)|infinitely many|always true|identity|любое (?:число|значение)|любой x|все числа|бесконечно много|всегда верно|тождеств\p{L}+)(?!\p{L})/iu
function tellsNone(folded: string, { answer }: SealedAnswer, seal: Seal): Finding | null {
  const pattern = answer.kind === 'no-solution' ? none : answer.kind === 'all-numbers' ? all : null
  const match = pattern?.exec(folded)
  return match && !pattern!.test(foldReply(seal.builtIn)) && !question.test(sentenceAt(folded, match.index))
    ? finding('answer', match[0])
    : null
}
