import { type Expr, expressionsOf, type Inequality, isClosed, negated, signedTerms } from '../math/ast.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { type Finding, finding } from './finding.ts'
import { closedValue, type Formula, formulasOf, lettersOf, safeValue } from './formulas.ts'
import { isAmong, type Look, near } from './look.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import { parseNotation } from './notation.ts'
import { concluded, deniedNumbers, deniesResult, exactEnd } from './own-work.ts'
import type { Seal } from './seal.ts'
import { spokenEqualities } from './spoken-numbers.ts'

/** A sentence that starts with a yes or calls the whole answer right. */
const saysRight =
  /^[\s*_"«]*(?:that(?:'s| is) (?:right|correct|it)|(?:it|this)(?:'s| is) (?:right|correct)|correct|exactly(?: right)?|perfect|spot on|right|absolutely right|yes|well done|absolutely|great job|(?:great|yes|super|perfect|good), \$?-?[\d./{}\\a-z]+\$? it is|excellent|you(?:'re| are) (?:quite |absolutely )?right|да|верно|правильно|все верно|все правильно|ты прав\p{L}*|точно|именно так|отлично|молодец|совершенно верно)(?=[\s*_]*[,.!:;—-])|(?<!\p{L})(?:your|the|твой|твоя|этот) (?:final )?(?:answer|result|solution|step|line|ответ|результат|решение|шаг|строка)(?: is|'s| —| -)? (?:absolutely |совершенно )?(?:right|correct|верн\p{L}+|правильн\p{L}+)(?!\p{L})|(?<!\p{L})(?:is|are) correct[.!]|(?<!\p{L})(?:opened|expanded|multiplied out|factored|simplified|cancelled|combined)(?: \p{L}+){0,3} (?:correctly|right)(?=[.,!;—-])|(?<!\p{L})(?:раскрыт|разложен|упрощен|сокращен|преобразован|возведен|приведен|перенесен)\p{L}*(?: \p{L}+){0,2} (?:совершенно )?(?:верно|правильно)(?!\p{L})|(?<!не )(?:нашел|посчитал|решил|найден\p{L}*|решен\p{L}*) (?:совершенно )?верно(?!\p{L})|(?<!\p{L})(?:without (?:a |any |one )?(?:single )?(?:mistakes?|errors?|slips?)|(?:no|not a single) (?:mistakes?|errors?|slips?)(?= (?:in|anywhere|at all)|[.!])|all (?:of )?your (?:steps|lines|work|transformations)[^.?!]{0,15}(?:right|correct)|без (?:единой |одной )?ошиб\p{L}+|все (?:твои )?(?:\p{L}+ )?(?:преобразовани\p{L}+|шаги|строки|действи\p{L}+|выкладки) (?:совершенно )?(?:верн|правильн)\p{L}+)(?!\p{L})/iu
const saysWrong =
  /(?<!\p{L})(?<!nothing |isn't |not |ничего |нет |без )(?:not quite|not correct|not yet|that(?:'s| is) (?:wrong|not right|not correct|incorrect)|(?:is|are)(?: not|n't) (?:quite |completely |yet )?(?:right|correct)|that's not (?:right|correct)|(?:it|this|your (?:answer|step|line|result))(?:'s| is) (?:wrong|incorrect|not right|not correct)|there(?:'s| is) (?:a|an) (?:mistake|error|slip)|almost,? (?:but|there)|not there yet|(?:small|little|tiny) (?:mistake|error|slip|problem)|recheck|пока неверно|почти|неточност\p{L}+|здесь ошибка|тут ошибка|(?:ещё|еще|пока) не (?:верн|правильн)\p{L}+|закралась ошибка|не там|неверно|неправильно|это не так|не совсем|допущена ошибка|есть ошибка|ошибка в|ты ошиб\p{L}+)(?!\p{L})(?!\?)/iu

/** A verdict on the student's work that contradicts the core's. If the core has none, nothing is withheld. */
export function wrongVerdict(look: Look, seal: Seal): Finding | null {
  const { verdict, builtIn } = seal
  const other =
    praisesOther(look, seal) ??
    praisesChoice(look, seal) ??
    praisesPart(look, seal) ??
    praisesLine(look, seal) ??
    confirmsWrong(look, seal) ??
    deniesOwn(look, seal) ??
    deniesTruth(look, seal)
  if (other) return other
  if (deniesFound(look, seal)) return finding('verdict', look.text)
  if (verdict !== 'correct' && verdict !== 'incorrect') return null
  // The verdict comes at the beginning; later sentences are about parts.
  const isBeginning = look.before.trim().split(/[.!?]\s/).length <= 2
  if (!isBeginning || look.isQuestion) return null
  const plain = look.text.replaceAll('ё', 'е').replace(/[’‘]/g, "'")
  if (verdict === 'incorrect') {
    const match = saysRight.exec(plain)
    const isLimited =
      /(?<!\p{L})(?:but|however|only|though|so far|except|part|half|first|second|left|idea|sum|calculation|arithmetic|formula|rule|method|choice|plan|правил(?:о|а|у|ом)|метод\p{L}*|выбор\p{L}*|но|однако|только|зато|идея|мысль|часть|перв\p{L}+|втор\p{L}+|лев\p{L}+|одн(?:а|о|у)|сумма|арифметик\p{L}+|вычислени\p{L}+|формул\p{L}+|пока)(?!\p{L})/iu.test(
        plain,
      )
    // "The number 0.25 is found right: 0.5² = 0.25" is about a part.
    return match &&
      !isLimited &&
      !isProved(look) &&
      !confirmsNumbers(look, seal, plain) &&
      !saysWrong.test(plain) &&
      !saysRight.test(builtIn.slice(0, 60))
      ? finding('verdict', match[0])
      : null
  }
  const match = saysWrong.exec(plain)
  return match && !saysWrong.test(builtIn.replaceAll('ё', 'е')) ? finding('verdict', match[0]) : null
}

/**
 * "Yes, 3 and 7: the check has helped": a yes is about what its own sentence names, here numbers that answer the question
 * of the reply before, and not about the last line of the message.
 */
function confirmsNumbers(look: Look, { isRight, message, language, answers }: Seal, plain: string): boolean {
  if (!isRight || look.mentions.length === 0 || whole.test(plain) || praise.test(plain)) return false
  // "The factor is -4, and -4x is right": a term of the line that is sought.
  const isRightTerm = ({ parts, signs }: Formula) =>
    signs.length === 0 && parts.every(({ expr }) => expr !== null && isTermOf(expr, answers))
  if (look.formulas.some((each) => lettersOf(...each.parts).length > 0 && !isRightTerm(each))) return false
  const besideWork = message
    .split(/\n|(?<=[.!?])\s/u)
    .filter((line) => formulasOf(line, language).every(({ parts }) => lettersOf(...parts).length === 0))
  const answered = mentionsIn(foldReply(besideWork.join('\n'))).map(({ value }) => value)
  return look.mentions.every(({ value }) => isAmong(value, answered))
}

/** A single term, with its sign, of a line of the solution. */
function isTermOf(expr: Expr, answers: Seal['answers']): boolean {
  if (signedTerms(expr).length > 1) return false
  const signed = ({ expr: term, negative }: ReturnType<typeof signedTerms>[number]) => (negative ? negated(term) : term)
  return answers.some(({ ahead }) =>
    ahead
      .flatMap(expressionsOf)
      .flatMap(signedTerms)
      .some((each) => sameValue(signed(each), expr) === 'verified'),
  )
}

/** The newest message is the whole answer and little else, and the reply begins as one does that finds a mistake. */
function deniesFound(look: Look, { noted, own, offered, message, isFishing }: Seal): boolean {
  if (noted === null || noted.all.length === 0 || isFishing || look.isQuestion) return false
  // "40 + 40 = 80. A coincidence?" - "No": that answers the question.
  if (/(?:^|[.!?\n])[^.!?\n\d]+\?\s*$/u.test(message)) return false
  if ((message.match(/\p{L}{2,}/gu)?.length ?? 0) > 6 || look.before.trim().length > 60) return false
  // Of a calculation only its result counts, not what its parts come to.
  const isBare = !message.includes('=')
  const isFoundNow = noted.all.every(
    (value) => isAmong(Math.abs(value), own) && (isAmong(value, offered) || (isBare && value >= 0)),
  )
  const found = isFoundNow ? findsMistake.exec(look.text) : null
  return found !== null && !isCalledRight(look.text.slice(0, found.index), noted.all)
}
/** "Your results 15 and 810 are both right, and every slip was a unit": the values are called right before slips are named. */
const isCalledRight = (text: string, values: readonly number[]): boolean => {
  const named = mentionsIn(foldReply(text)).map(({ value }) => value)
  return values.every((value) => isAmong(Math.abs(value), named)) && right.test(text.replaceAll('ё', 'е'))
}
const right =
  /(?<!\p{L}|(?:not|n['’]t|hardly|almost|не|почти) (?:\p{L}{1,12} )?)(?:right|correct|верн\p{L}{1,3}|правильн\p{L}{1,3})(?!\p{L})/iu
const findsMistake =
  /(?<!\p{L}|без |нет |ни одной |no |any |without )(?:not (?:it|quite|right|correct|there|yet)|(?:went|gone|is|goes|got) wrong|close,? but|almost|try (?:it |that |the \p{L}+ \p{L}+ )?again|check (?:the|your) (?:division|multiplication|addition|subtraction|sign|signs|arithmetic|calculation|sum)|something(?:'s| is) off|mistake|slip|^нет(?=[,.])|не то|не так|неверно|пока не|почти|ошибк\p{L}+|ошиб\p{L}+|проверь (?:умножение|деление|сложение|вычитание|знак\p{L}*|вычислени\p{L}+|сч[её]т)|что-то не)(?!\p{L})/iu

/** The reply denies a correct result: the noted answer, or a line equal to the task. */
function deniesOwn(look: Look, { noted, message, language, verdict, own }: Seal): Finding | null {
  if (look.isQuestion || look.isAdmission || look.isExample) return null
  const denied = deniedNumbers(look.text)
  if (verdict === 'correct' && denied.some((value) => isAmong(value, own))) return finding('verdict', look.text)
  const result = concluded(message, language)
  const isRight = result !== null && noted !== null && noted.all.length === 1 && near(noted.all[0]!, result)
  if (!isRight) return null
  return denied.some((value) => near(value, Math.abs(result))) || deniesResult(look.text)
    ? finding('verdict', look.text)
    : null
}

/** "Well done, x = 6 is the complete solution!", of x = 0 or x = 6: called whole while a value is missing. */
function praisesPart(look: Look, { noted, offered, own }: Seal): Finding | null {
  if (noted === null || noted.all.length === 0 || look.isQuestion || !whole.test(look.text)) return null
  const missing = noted.all.filter((value) => !isAmong(value, offered))
  const isAnyFound = missing.length < noted.all.length
  const isCalledWhole = isAnyFound ? noted.all.length > 1 : isDone.test(look.text)
  return missing.length > 0 && isCalledWhole && own.size > 0 && !isPartial.test(look.text)
    ? finding('verdict', look.text)
    : null
}
const isDone =
  /(?<!\p{L})(?:(?:task|problem|equation) is solved|(?:fully|completely) solved|you(?:'re| are) done|(?:задача|уравнение|пример) решен\p{L}|полностью решен\p{L}*)(?!\p{L})/iu
const whole =
  /(?<!\p{L})(?:(?:correct|right) and complete|complete(?=[!.,])|everything (?:that was )?asked|nothing (?:is )?(?:left )?to add|nothing (?:more|else) to (?:add|find|do)|решение полное|полностью решено|(?:добавить|добавлять|прибавить)(?: к (?:нему|этому))? (?:больше )?нечего|нечего (?:больше )?(?:добавить|добавлять)|(?:complete|whole|full|entire|final) (?:solution|answer|set)|(?:found|have|got|are|that's) (?:all|both) (?:of )?(?:the )?(?:solutions?|roots?|answers?|values?)|completely (?:solved|right|correct)|fully solved|all (?:the )?(?:solutions?|roots?) (?:are|were|have been) found|nothing (?:is )?missing|(?:task|problem|equation) is solved|that'?s all|you(?:'re| are) done|полн\p{L}+ (?:решени\p{L}+|ответ\p{L}*)|(?:наш[её]л|нашла|найдены|получены|это|у тебя)(?:\(?ла\)?)? все (?:решени\p{L}+|корни|ответ\p{L}*)|все (?:решения|корни) (?:найдены|получены)|полностью (?:решен\p{L}*|верно|правильно)|(?:задача|уравнение) решен\p{L}|ничего не (?:пропущено|потеряно|забыто)|это всё|больше (?:корней|решений) нет)(?!\p{L})/iu
const isPartial =
  /(?<!\p{L})(?:not|n't|almost|nearly|one of|but|missing(?<!nothing missing)|another|second|if|before|не|почти|одно из|один из|но|ещё|еще|втор\p{L}+|если|чтобы|essentially|left|remains|just|only|осталось|остал\p{L}+|по сути|почти|только|лишь)(?!\p{L})/iu

/**
 * "Your solution x > -4 is correct", "the answer 2x⁶ is right": the formula that is praised is not what the answer is. A
 * line on the way may be another one, so only what is called the answer counts.
 */
function praisesLine(look: Look, { noted }: Seal): Finding | null {
  if (noted === null || noted.all.length > 0 || look.isQuestion || look.isExample) return null
  const plain = look.text
    .replaceAll('ё', 'е')
    .replace(/\$[^$]*\$/g, ' ')
    .replace(/\s+/g, ' ')
  if (!praise.test(plain) || isPart.test(plain)) return null
  const isOther = look.formulas.some(({ parts, signs, meaning }) => {
    const [a, b] = [parts[0]?.expr, parts[1]?.expr]
    if (meaning !== 'said' || !a) return false
    if (signs.length === 0)
      return noted.answer.kind === 'expression' && !isClosed(a) && sameValue(a, noted.answer.value) === 'refuted'
    const sign = signs[0]!
    return (
      signs.length === 1 &&
      b !== undefined &&
      b !== null &&
      noted.answer.kind === 'inequality' &&
      /^[<>]/.test(sign) &&
      a.kind === 'name' &&
      a.name === noted.unknown &&
      !isSameBound(noted.answer, sign, closedValue(parts[1]!))
    )
  })
  return isOther ? finding('verdict', look.text) : null
}

/** "Yes, x = 3 and x = -8 both fit", of values that the open task does not have. */
function confirmsWrong(look: Look, { wrongValues }: Seal): Finding | null {
  if (wrongValues.length === 0 || look.isQuestion || look.isExample || supposes.test(look.text)) return null
  const plain = look.text.replaceAll('ё', 'е').replace(/[’‘]/g, "'")
  for (const clause of plain.split(/[;:]\s|,\s(?=но|а|but|yet|however|though)/u)) {
    // "The pair 3 and -8 fits" is about its sum and product.
    if (!fits.test(clause) || denies.test(clause) || !asRoots.test(clause)) continue
    const folded = foldReply(clause)
    const named = mentionsIn(folded).map(({ value, index }) =>
      /[-−–]\s?$/.test(folded.slice(0, index)) ? -value : value,
    )
    if (named.some((value) => isAmong(value, wrongValues))) return finding('verdict', look.text)
  }
  return null
}
const fits =
  /(?<!\p{L})(?:fits?|works?|solves?|satisf(?:y|ies)|(?:is|are) (?:both |all )?(?:right|correct|roots?|a root|solutions?|a solution)|подход(?:ит|ят)|удовлетворя(?:ет|ют)|(?:это|и есть|являются) (?:оба )?(?:корн\p{L}+|корень|решени\p{L}+)|(?:найден\p{L}*|указан\p{L}*) (?:верно|правильно))(?!\p{L})/iu
const denies = /n't(?!\p{L})|(?<!\p{L})(?:not|neither|nor|never|no|would|не|ни|нет|пока|еще|бы|разве)(?!\p{L})/iu
const asRoots = /[a-zх]\s?=\s?\$?\s?[-−–]?\d|(?<!\p{L})(?:roots?|solutions?|корн\p{L}+|корень|решени\p{L}+)(?!\p{L})/iu
const supposes = /(?<!\p{L})(?:if|suppose|check|test|see|whether|если|пусть|допустим|провер\p{L}+|ли)(?!\p{L})/iu

const turnedSign: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
/** `x < -4` and `-4 > x`. */
function isSameBound({ left, relation, right }: Inequality, sign: string, bound: number): boolean {
  if (left.kind === 'name') return relation === sign && near(safeValue(right), bound)
  return right.kind === 'name' && turnedSign[relation] === sign && near(safeValue(left), bound)
}

/** "Five times eighteen do not make ninety": a true calculation is denied. */
function deniesTruth(look: Look, seal: Seal): Finding | null {
  if (look.isQuestion || look.isExample || look.isAdmission) return null
  const denied =
    /(?<!\p{L})(?:(?:do|does|is|are|can) ?(?:not|n't|n’t)|(?<!(?<!\p{L})а )не) (?:make|give|equal|be|даст|дают|да[её]т|равн\p{L}+|будет|получ\p{L}+)?/giu
  if (!denied.test(look.notation)) return null
  const said = look.notation
    .replace(/(?<!\p{L})(?:do|does) ?(?:not|n't|n’t) /giu, '')
    .replace(/(?<=is|are) ?(?:not|n't|n’t)(?= )/giu, '')
    .replace(/(?<!\p{L})не (?=да|равн|буд|получ)/giu, '')
  const isTrue = spokenEqualities(said, seal.language).some(({ left, right }) => {
    const [a, b] = [left, right.replace('%', '')].map(parseNotation)
    return a && b && isClosed(a) && isClosed(b) && near(safeValue(a), safeValue(b))
  })
  return isTrue ? finding('verdict', look.text) : null
}

/** "Correct, 3/4 is the bigger one": praise although the student chose the other of two options. */
function praisesChoice(look: Look, { noted, message, language, own }: Seal): Finding | null {
  const result = concluded(message, language)
  const [wanted, ...others] = noted?.all ?? []
  if (result === null || wanted === undefined || others.length > 0 || look.isQuestion) return null
  const isChoice =
    /(?<!\p{L})(?:or|или)(?!\p{L})/iu.test(message) &&
    !near(result, wanted) &&
    isAmong(wanted, own) &&
    isAmong(result, own)
  const named = [
    ...look.mentions.map(({ value }) => value),
    ...look.formulas.flatMap(({ parts }) => parts.map(closedValue)),
  ]
  const plain = look.text.replaceAll('ё', 'е').replace(/[’‘]/g, "'")
  return isChoice && isAmong(result, named) && saysRight.test(plain) && !isPart.test(plain)
    ? finding('verdict', look.text)
    : null
}

const isProved = (look: Look): boolean =>
  /['′](?:\([a-z]\))?\s*=/.test(look.text) ||
  look.formulas.some(
    ({ parts, signs }) =>
      signs.includes('=') && parts.length > 1 && parts.every((part) => Number.isFinite(closedValue(part))),
  )

const praise =
  /(?<!\p{L})(?:answer|result|solution|count|ответ|результат|решение)(?!\p{L})[^.?!,;]{0,20}(?<!\p{L})(?:correct|right|верн\p{L}+|правильн\p{L}+)(?!\p{L})|(?<!\p{L})(?:correct|right|верн\p{L}+|правильн\p{L}+) (?:answer|result|solution|ответ|результат|решение)(?!\p{L})|(?<!\p{L})(?:ты (?:нашел|решил|посчитал|сделал)\p{L}*|найден\p{L}*|решен\p{L}*|(?:всё|все)(?: ты)?(?: \p{L}+)?)(?:\(а\))? (?:\p{L}+ )?(?:верно|правильно)(?!\p{L})|(?:solved|found|worked) (?:it|everything)(?: out)? (?:correctly|right)/iu
const isPart =
  /(?<!\p{L})(?:but|however|only|though|although|so far|except|part|half|step|idea|sum|difference|product|square|calculation|arithmetic|formula|method|first|start|equation|line|side|to (?:use|begin)|for (?:the|a)|of the|но|однако|только|зато|идея|мысль|част\p{L}+|сумм\p{L}+|разност\p{L}+|произведени\p{L}+|вычислени\p{L}+|формул\p{L}+|пока|шаг\p{L}*|перв\p{L}+|начал\p{L}+|уравнени\p{L}+|сторон\p{L}+|способ\p{L}*|не|not)(?!\p{L})/iu

/** The reply praises a result other than the answer that the model itself has noted. */
function praisesOther(look: Look, { noted, own, message, language, isRight }: Seal): Finding | null {
  if (noted === null || noted.all.length === 0 || look.isQuestion || isRight) return null
  const last = [...own].at(-1)
  const isOffered = /\d\$?\s?[\p{L}°%/]{0,9}[\s.!?)]*$/iu.test(message.trim())
  const isHit = [...own].some((value) => isAmong(value, noted.all.map(Math.abs)))
  if (last === undefined || !isOffered || isHit || isProved(look) || isAmong(exactEnd(message), noted.all)) return null
  const plain = look.text.replaceAll('ё', 'е')
  const isOther = praisesAnother(look, [last, ...resultsIn(message, language)], own)
  const match = (isOther ? null : (praise.exec(plain) ?? praisesValue(plain, last))) ?? praisesFraction(plain, message)
  if (!match) return null
  // "The division is right, 2.7 is correct": the calculation, whatever the answer needs beside it.
  if (isWorkedOut(message, language) && ofCalculation.test(plain.slice(0, match.index))) return null
  const from = Math.max(...[',', ';', ':'].map((sign) => plain.lastIndexOf(sign, match.index))) + 1
  return !isPart.test(plain.slice(from, match.index + match[0].length + 25)) ? finding('verdict', match[0]) : null
}

/** "Eight pieces and three pieces are found rightly", under a sum: other numbers of the student, and not the result. */
const praisesAnother = ({ mentions, formulas }: Look, results: readonly number[], own: ReadonlySet<number>): boolean =>
  formulas.every(({ parts }) => parts.every(({ expr }) => expr?.kind === 'number')) &&
  mentions.some(({ value }) => isAmong(value, own)) &&
  !mentions.some(({ value }) => isAmong(value, results))

const resultsIn = (message: string, language: Seal['language']): number[] =>
  formulasOf(message, language).flatMap(({ parts, signs }) =>
    signs.length > 0 ? [Math.abs(closedValue(parts.at(-1)!))] : [],
  )

/** "2/5 is correct", of "i got 2/5". */
function praisesFraction(text: string, message: string): RegExpExecArray | null {
  const [, above, below] = /(\d+)\s?\/\s?(\d+)[\s.!?)]*$/.exec(message.trim()) ?? []
  if (above === undefined) return null
  const written = `(?:\\\\frac\\{${above}\\}\\{${below}\\}|${above}\\s?/\\s?${below})`
  return regExpOf(
    `${written}\\$?[^.?!,;\\d]{0,14}(?<!\\p{L})(?:is|are|это|—)? ?(?:absolutely |совершенно )?(?:correct|right|верно|правильно)(?!\\p{L})`,
    'iu',
  ).exec(text)
}

/** The message ends with a true calculation. */
function isWorkedOut(message: string, language: Seal['language']): boolean {
  const last = formulasOf(message, language).findLast(({ signs }) => signs.includes('='))
  const values = last?.parts.map(closedValue) ?? []
  return values.length > 1 && last?.parts[0]?.expr?.kind !== 'number' && values.every((each) => near(each, values[0]!))
}
const ofCalculation =
  /(?<!\p{L})(?:division|multiplication|subtraction|addition|arithmetic|calculations?|делени\p{L}+|умножени\p{L}+|вычитани\p{L}+|сложени\p{L}+|вычислени\p{L}+|сч[её]т)(?!\p{L})/iu

/** "60 ml is correct": names exactly the student's result. */
const praisesValue = (text: string, value: number): RegExpExecArray | null => {
  const written = `${value}`.replace('.', '[.,]')
  return regExpOf(
    `(?<![\\d.,]|[\\p{L})] ?[-+*/·]\\s?)${written}(?![\\d.,]\\d|\\d|[\\p{L}(])[^.?!,;\\d]{0,14}(?<!\\p{L})(?:is|are|это|—)? ?(?:absolutely |совершенно )?(?:correct|right|верно|правильно)(?!\\p{L})`,
    'iu',
  ).exec(text)
}
