import type { Expr, Statement } from '../math/ast.ts'
import { isClosed, namesOf } from '../math/ast.ts'
import type { StatementLine } from '../math/reading.ts'

/** Words around a formula that say what to do with it, or nothing at all. */
const known =
  /^(?:please|pls|plz|help|me|i|need|with|this|that|the|a|an|my|is|it|of|to|do|can|could|you|how|what|whats|what's|find|solve|solution|calculate|compute|evaluate|work|out|simplify|reduce|expand|factor|factori[sz]e|value|expression|equation|inequality|system|answer|equal|equals|for|and|or|in|homework|teacher|gave|us|question|problem|example|hi|hello|hey|thanks|thx|check|right|correct|lowest|terms|fraction|number|add|subtract|divide|multiply|by|let|if|x|пожалуйста|помоги\p{L}*|мне|надо|нужно|найд\p{L}*|реш\p{L}*|вычисл\p{L}*|посчита\p{L}*|упрост\p{L}*|сократ\p{L}*|раскр\p{L}*|скобк\p{L}*|разлож\p{L}*|множител\p{L}*|на|значени\p{L}*|выражени\p{L}*|уравнени\p{L}*|неравенств\p{L}*|систем\p{L}*|дроб\p{L}*|чему|равн\p{L}*|равен|равно|сколько|будет|это|что|как|и|или|в|с|по|пример|задани\p{L}*|задач\p{L}*|привет|спасибо|провер\p{L}*|верно|правильно|ответ|выполн\p{L}*|действи\p{L}*|если|при|приведи|подобные|слагаемые|плиз|дз)$/iu

const asksOther =
  /(?<!\p{L})(?:how many|how much|how long|how far|how large|how big|how old|how tall|what (?:is|are) the (?!value|answer|result|solution)|which|largest|smallest|coefficient|сколько|какой|какая|какое|какова|каков|во сколько|на сколько|чему равна|чему равен|найди\p{L}* (?!значени|корн|x|х|решени|сумму|разность|произведение))/iu

/**
 * Whether only a fragment of a word problem parses as a formula: "Boys and girls are 3 : 5 ..." is no division. Then
 * nothing is solved, as it would answer another question.
 */
export function isOnlyFragment(text: string, words: string, statements: readonly StatementLine[]): boolean {
  if (statements.length === 0) return false
  if (
    asksAboutAnother(text, statements) ||
    knowsMore(text, statements) ||
    isChain(text, statements) ||
    composes.test(text) ||
    asksForDigits(text, statements) ||
    isComplex(text, statements) ||
    sharesInRatio.test(text) ||
    leavesNumbers(text, statements)
  )
    return true
  const content = words.split(/[^\p{L}']+/u).filter((word) => word.length > 1 && !known.test(word))
  if (content.length < 2) return false
  if (!statements.every(({ statement }) => isWeak(statement))) return false
  return content.length >= 3 || asksOther.test(text)
}

/**
 * "The number of diagonals is n(n - 3)/2. How many does a heptagon, which has 7 sides, have?": whoever asks how many in a
 * text with further numbers asks for something else than the formula.
 */
function leavesNumbers(text: string, statements: readonly StatementLine[]): boolean {
  if (!asksAmount.test(text) || !statements.every(({ statement }) => statement.kind === 'expression')) return false
  const isIn = (number: string) => statements.some(({ source }) => numbersOf(source).includes(number))
  return numbersOf(text).some((each) => !isIn(each))
}
const numbersOf = (text: string): readonly string[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => String(Number(each.replace(',', '.'))))
const asksAmount =
  /(?<!\p{L})(?:how (?:many|much|long|far|large|big|old|tall|heavy)|сколько|на сколько|во сколько)(?!\p{L})/iu

/** "Share 75 in the ratio 2 : 3": the ratio alone is not the task. */
const sharesInRatio = /(?:in (?:the|a) ratio|в отношении)(?: of)? \d+(?:\s*:\s*\d+)+/iu

/** "log a = 3 and log b = 2. Find log(a²b)": solving the first line answers nothing. */
function asksAboutAnother(text: string, statements: readonly StatementLine[]): boolean {
  const asked =
    /(?:find|calculate|what is|найди\p{L}*|вычисли\p{L}*|чему равен)\s+(?:the value of\s+|значение\s+)?((?:log|ln|lg|sin|cos|tan|tg)\s*[_(\p{L}\d][^.?!]*)[.?!]*\s*$/iu.exec(
      text,
    )
  const [first] = statements
  return asked !== null && asked.index > 0 && ['equation', 'cases', 'system'].includes(first?.statement.kind ?? '')
}

/** "Find sin α - cos α if sin α = 0.6": the formula alone omits the condition. */
const knowsMore = (text: string, [first]: readonly StatementLine[]): boolean =>
  first?.statement.kind === 'expression' &&
  !isClosed(first.statement.value) &&
  /(?:if|given(?: that)?|когда|если|при)\s+(?:sin|cos|tan|tg|ctg|cot|log|ln|lg)[^=,.;]*=\s*-?[\d√\\]/iu.test(text)

/** Real roots do not answer a question about complex ones. */
const isComplex = (text: string, [first]: readonly StatementLine[]): boolean =>
  first?.statement.kind === 'equation' && /complex (?:numbers|roots|solutions)|комплексн/iu.test(text)

/** The value of a power does not answer a question about its digits. */
const asksForDigits = (text: string, [first]: readonly StatementLine[]): boolean =>
  first?.statement.kind === 'expression' && /(?<!\p{L})(?:digits?|цифр\p{L}*)(?!\p{L})/iu.test(text)

/** The task is to write an equation, whichever other one the text contains. */
const composes =
  /(?<!\p{L})(?:состав\p{L}*|придума\p{L}*) (?:квадратное )?уравнение(?!\p{L})|(?<!\p{L})(?:write|form|find|make) (?:a|an|the) (?:new )?(?:quadratic )?equation (?:whose|with|that has)/iu

/** "Suppose 4b + 3 = 15. Let z = 10b. What is the remainder ...": the first line is not what is asked. */
function isChain(text: string, [first]: readonly StatementLine[]): boolean {
  const told = text.match(/(?:^|[.!?]\s+)(?:let|suppose|assume|пусть)(?!\p{L})/giu)?.length ?? 0
  if (told === 0 || !first) return false
  if (first.statement.kind === 'system')
    return /(?<!\p{L})(?:common|remainder|prime|digits?|rounded|round|multiple|factors?|bigger|smaller|greater|mean|остаток|общ\p{L}*|прост\p{L}*|цифр\p{L}*)(?!\p{L})/iu.test(
      text,
    )
  const asked =
    /(?:what is|calculate|determine|find|solve for|чему рав\p{L}*|найди\p{L}*)\s+(?:the value of\s+|значение\s+)?([a-z])\s*[?.]*$/iu.exec(
      text,
    )
  if (told > 1) return true
  if (asked) return namesOf(first.statement).join() !== asked[1]
  const { statement } = first
  const isDefinition = statement.kind === 'equation' && statement.left.kind === 'name' && isClosed(statement.right)
  return isDefinition && /[.;]\s+(?:is|are|what|which|calculate|find|round|list|does|do|найди|вычисли|как)/iu.test(text)
}

/** A number, an angle, a ratio or a percentage: fragments of a story rather than tasks. */
function isWeak(statement: Statement): boolean {
  switch (statement.kind) {
    case 'expression':
      return isMeasure(statement.value)
    case 'values':
    case 'tuples':
    case 'set':
      return true
    case 'equation':
      return statement.left.kind === 'name' && isClosed(statement.right) && isMeasure(statement.right)
    case 'cases':
    case 'system':
      return (statement.kind === 'cases' ? statement.cases : statement.lines).every(
        (each) => each.kind === 'equation' && each.left.kind === 'name' && isClosed(each.right),
      )
    default:
      return false
  }
}

function isMeasure(expr: Expr): boolean {
  switch (expr.kind) {
    case 'number':
    case 'name':
      return true
    case 'negate':
      return isMeasure(expr.of)
    case 'call':
      return expr.fn === 'deg'
    case 'divide':
      return expr.inline === true && isMeasure(expr.left) && isMeasure(expr.right)
    case 'multiply':
      // `3 a`: a number and a one-letter word.
      return isMeasure(expr.left) && expr.right.kind === 'name'
    default:
      return false
  }
}
