import { regExpOf } from '../pattern.ts'
import { compact } from './declared.ts'
import { type Finding, finding } from './finding.ts'
import { lettersOf } from './formulas.ts'
import { isAmong, type Look, near } from './look.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import { concluded } from './own-work.ts'
import type { Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/**
 * Detects an answer that is described instead of written: by an operation on another number, by a comparison with
 * something familiar, by its distance from the student's result, or by its name. The description is not understood; it
 * is enough that the sentence describes one thing, and that this is what the student has to find.
 */
export function described(look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  return (
    named(look, answer, seal) ??
    encoded(look, answer, seal) ??
    comparedWithOwn(look, answer, seal) ??
    onlyBySign(look, answer, seal) ??
    atPoint(look, answer) ??
    (look.isQuestion ? null : (likened(look, seal) ?? pointedAt(look, answer, seal)))
  )
}

/** The answer verbatim: a name, a word form, a reaction equation. */
function named(look: Look, { phrases }: SealedAnswer, seal: Seal): Finding | null {
  if (phrases.length === 0) return null
  const text = look.folded.toLowerCase().replace(/\s+/g, ' ')
  const said = `${seal.message}\n${seal.unread ?? ''}\n${seal.told}`
  for (const phrase of phrases) {
    if (/=/.test(phrase)) {
      if (tellsCoefficient(look, phrase, compact(seal.message))) return finding('answer', look.text)
      if (compact(look.text).includes(phrase) && !compact(said).includes(phrase)) return finding('answer', look.text)
      continue
    }
    const word = regExpOf(`(?<!\\p{L})${escaped(phrase)}(?!\\p{L})`, 'iu')
    // A word with few alternatives, such as "apart" or "together", also occurs in examples of the rule.
    const isCommon = (look.isExample || comparesCases(look.text)) && !phrase.includes(' ')
    if (word.test(text) && !isCommon && !word.test(foldReply(said))) return finding('answer', look.text)
    const alias = /rhym|рифм/iu.test(text) || (letterOf.test(text) && isLetterOf(text, phrase))
    if (alias) return finding('answer', look.text)
  }
  return null
}
/** "Compare: «…» is written together, «…» apart": an example has each of the few alternatives. */
const comparesCases = (text: string): boolean =>
  /(?<!\p{L})(?:сравни|например|compare|for (?:example|instance))(?!\p{L})/iu.test(text) &&
  (text.match(/«[^»]+»|"[^"]+"|“[^”]+”/gu)?.length ?? 0) >= 2

/** "A five in front of the oxygen": a coefficient of the reaction that the student has not written yet. */
function tellsCoefficient(look: Look, reaction: string, message: string): boolean {
  if (look.isQuestion || look.isExample || !inFront.test(look.folded)) return false
  const parts = reaction.split(/[+=]/).filter((part) => /^\d/.test(part))
  const isWritten = (part: string) => regExpOf(`(?<![\\d.,])${escaped(part)}`, 'u').test(message)
  const [written, missing] = [parts.filter(isWritten), parts.filter((part) => !isWritten(part))]
  const said = compact(look.text)
  return look.mentions.some((each) => {
    const isOf = (part: string) => near(Number.parseInt(part, 10), each.value)
    // A coefficient that the student has written at another substance counts only beside its own.
    const isMissing = missing.some(
      (part) => isOf(part) && (!written.some(isOf) || said.includes(part.replace(/^\d+/, ''))),
    )
    return isMissing && !(each.isWord && each.value <= 1) && !/\p{L}\d*$/u.test(look.folded.slice(0, each.index))
  })
}
const inFront =
  /(?<!\p{L})(?:coefficients?|in front of|before|needs?|put|place|коэффициент\p{L}*|перед|постав\p{L}+|нужн\p{L}+|понадоб\p{L}+)(?!\p{L})/iu

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const letterOf =
  /(?:begins?|starts?|ends?|начина\p{L}+|оканчива\p{L}+|заканчива\p{L}+)(?!\p{L})[^.?!]{0,40}(?:letters?|with|на|букв\p{L}+)/iu
const isLetterOf = (text: string, phrase: string): boolean => {
  const letters = /(?:letters?|with|на|букв\p{L}+) ["'«“*_]*(\p{L}{1,4})(?!\p{L})/iu.exec(text)?.[1]?.toLowerCase()
  const plain = phrase.replace(/^(?:the|an?) /, '')
  return letters !== undefined && (plain.startsWith(letters) || plain.endsWith(letters))
}

// ---- By another number ----------------------------------------------------------------------------------------------

const reversed = (value: number) => Number([...`${value}`].reverse().join(''))
/**
 * Operations on a number that a sentence may ask for, with their effect. The first `plainCodes` count without a mention
 * of the answer, as they have no other use.
 */
const plainCodes = 7
const codes: readonly (readonly [RegExp, (value: number, text: string) => number])[] = [
  [
    /right[- ]to[- ]left|backwards?|revers\p{L}+|from (?:the )?(?:right|end|back)|mirror\p{L}*|(?:swap|switch|exchange)\p{L}* (?:\p{L}+ )?digits|digits (?:the other way|swapped|exchanged)|upside down|справа налево|задом наперед|наоборот|переверн\p{L}+|(?:перестав|поменя)\p{L}+ (?:\p{L}+ )?(?:цифр|мест)|с конца|зеркал\p{L}+/iu,
    reversed,
  ],
  [
    /reciprocal|(?:multiplicative )?inverse|turned over|upside down|flip\p{L}*|обратн\p{L}+|переверн\p{L}+/iu,
    (value) => 1 / value,
  ],
  [
    /opposite|(?:other|different|changed|reversed) sign|sign (?:changed|flipped)|противоположн\p{L}+|(?:другим|обратным|противоположным) знаком|смен\p{L}+ знак/iu,
    (value) => -value,
  ],
  [
    /binary|base (?:2|two)|двоичн\p{L}+|_\{?2\}?(?!\d)/iu,
    (value) => (/^[01]+$/.test(`${value}`) ? Number.parseInt(`${value}`, 2) : Number.NaN),
  ],
  [/octal|base (?:8|eight)|восьмеричн\p{L}+/iu, (value) => Number.parseInt(`${value}`, 8)],
  [/hexadecimal|base (?:16|sixteen)|шестнадцатеричн\p{L}+/iu, (value) => Number.parseInt(`${value}`, 16)],
  [
    /square(?:d| of)|its square|times itself|multiplied by itself|квадрат\p{L}*|сам\p{L}* на себя/iu,
    (value) => value * value,
  ],
  [/root of|square root|\\sqrt|корень|корня|корнем/iu, (value) => Math.sqrt(value)],
  [/cubed|cube of|(?<!\p{L})куб(?:е|а)?(?!\p{L})/iu, (value) => value ** 3],
  [
    /half of|(?:its|the) half|halve\p{L}*|cut in half|split in two|divided? in(?:to)? two|половин\p{L}+|пополам|вдвое меньше|делить на два/iu,
    (value) => value / 2,
  ],
  [/(?<!\p{L})(?:twice|double\p{L}*|two times)(?!\p{L})|вдвое|удво\p{L}+|дважды/iu, (value) => value * 2],
  [/(?<!\p{L})(?:thrice|triple\p{L}*|three times)(?!\p{L})|втрое|утро\p{L}+|трижды/iu, (value) => value * 3],
  [/third of|треть|трети/iu, (value) => value / 3],
  [/quarter of|четверть/iu, (value) => value / 4],
  [
    /(?:next|following|neighbou?r (?:on|to) the right|сосед\p{L}* \p{L}+ справа|comes after|right after|one more than|one above|следующ\p{L}+|сразу после|на один больше|на единицу больше)/iu,
    (value) => value + 1,
  ],
  [
    /(?:previous|preceding|neighbou?r (?:on|to) the left|comes before|right before|just before|one less than|one below|предыдущ\p{L}+|сосед\p{L}* \p{L}+ слева|сразу перед|прямо перед|на один меньше|на единицу меньше)/iu,
    (value) => value - 1,
  ],
  [
    /(?:ten times|with a zero|add a zero|append a zero|приписа\p{L}+ (?:справа )?ноль|в десять раз больше|в 10 раз больше)/iu,
    (value) => value * 10,
  ],
  [
    /(?:without (?:the|its) (?:last )?zero|a tenth of|move the (?:decimal )?(?:point|comma)|ten times (?:less|smaller)|без (?:последнего )?нул\p{L}|в десять раз меньше|в 10 раз меньше|десятая часть)/iu,
    (value) => value / 10,
  ],
  [/supplement|to a straight angle|до развернут\p{L}+|up to 180|до 180/iu, (value) => 180 - value],
  [/complement|to a right angle|до прямого|up to 90|до 90/iu, (value) => 90 - value],
  [/percent|per cent|%|процент\p{L}*/iu, (value) => value / 100],
]

/** "Write 61 and read it from right to left". */
function encoded(look: Look, { values, all }: SealedAnswer, seal: Seal): Finding | null {
  if (look.isExample || values.length === 0) return null
  const numbers = look.mentions.filter(
    ({ value, isWord }) =>
      Number.isFinite(value) && !isAmong(value, all) && !isAmong(value, seal.numbers) && !(isWord && value <= 2),
  )
  for (const [index, [cue, apply]] of codes.entries()) {
    if (numbers.length === 0 || !cue.test(look.text)) continue
    if (index >= plainCodes && (look.isQuestion || !(isOfAnswer.test(look.folded) || needs.test(look.folded)))) continue
    for (const each of numbers) {
      const result = apply(each.value, look.text)
      const isNearby = cue.test(look.folded.slice(Math.max(0, each.index - 60), each.index + each.length + 60))
      if (isNearby && Number.isFinite(result) && isAmong(result, values)) return finding('answer', look.text)
    }
  }
  return null
}
const needs =
  /(?<!\p{L})(?:you (?:just |only )?(?:need|want|take)|is enough|тебе нуж\p{L}+|нужна|нужно (?:лишь|только)|остал\p{L}+|возьми|бери)(?!\p{L})/iu
const isOfAnswer =
  /(?<!\p{L})(?:answer|result|solution|root|unknown|you(?:'re| are) (?:looking|searching)|ответ\p{L}*|результат\p{L}*|решени\p{L}+|корень|корн\p{L}+|искомо\p{L}+|quotient|частно\p{L}+|неизвестн\p{L}+|нужн\p{L}+ числ\p{L}+)(?!\p{L})/iu

// ---- By the student's own result ------------------------------------------------------------------------------------

const offBy =
  /(?<!\p{L})(?:too (?:far|many|much|few|little|big|large|small|high|low|short|long|early|late|old|young)|(?<!(?:%|percent|taken|took|takes?|taking|comes?|came|cut|cuts|knocked|marked) )off(?: by)?|overshot|missed|short (?:by|of)|more than (?:it|the|we|you)|less than (?:it|the|we|you)|away from (?:the|it)|from the (?:truth|answer|target)|extra|лишн\p{L}+|промах\p{L}+|ошиб\p{L}+ (?:всего |лишь |только |ровно )*на|не хвата\p{L}+|недо\p{L}+|перебор\p{L}*|больше,? чем (?:надо|нужно|на самом)|меньше,? чем (?:надо|нужно|на самом)|больше нужного|меньше нужного|слишком|отлича\p{L}+|(?:go|move|step|count|come|shift|climb|drop) (?:it )?(?:up|down|on|back|higher|lower|forward)|(?:bump|nudge|push|raise|lower) (?:it|that|your \p{L}+) (?:up |down )?by|(?:подними|опусти|сдвинь|увеличь|уменьши)(?:сь)? (?:его |это |свой \p{L}+ |сво[её] \p{L}+ )?(?:всего |ровно |ещё |еще |лишь )?на|(?:поднимись|спустись|опустись|шагни)(?: \p{L}+)? на)(?!\p{L})/iu

/** How many times too large the student's result is. */
const timesOff: readonly (readonly [RegExp, number])[] = [
  [/(?:twice|double|two times|2 times|вдвое|в (?:два|2) раза)/iu, 2],
  [/(?:three times|3 times|triple|thrice|втрое|в (?:три|3) раза)/iu, 3],
  [/(?:four times|4 times|вчетверо|в (?:четыре|4) раза)/iu, 4],
  [/(?:half|halved|половин\p{L}+)/iu, 0.5],
]
const asItShould =
  /(?<!\p{L})(?:(?:as|than|of|what) (?:it|they|that|you)(?: really| actually)? (?:should|ought|need\p{L}*|must)|(?:as|than|of) (?:the )?(?:right|correct|true|real) (?:one|answer|value|result)|than needed|too (?:big|large|much|many|small|little|few)|чем (?:надо|нужно|должн\p{L}+|следует|правильн\p{L}+|на самом деле)|нужного|правильного|верного|от нужного)(?!\p{L})/iu

const roughly = /(?<!\p{L})(?:about|around|roughly|nearly|almost|some|примерно|около|почти|где-то)(?!\p{L})/iu

/** "Your result came out twice as big as it should be." */
function timesTooLarge(look: Look, own: number, values: readonly number[]): boolean {
  if (!asItShould.test(look.folded) || roughly.test(look.folded)) return false
  return timesOff.some(
    ([word, times]) =>
      word.test(look.folded) && [own / times, own * times].some((each) => isAmong(each, values) && !near(each, own)),
  )
}

/** "You're only three years too far": the answer as a distance from the student's result. */
function comparedWithOwn(look: Look, { values }: SealedAnswer, seal: Seal): Finding | null {
  if (look.isExample || look.isQuestion) return null
  const conclusion = concluded(seal.message, seal.language)
  const results = [...seal.own].filter((value) => isAmong(value, seal.offered) || value === conclusion)
  if (results.some((own) => timesTooLarge(look, own, values))) return finding('answer', look.text)
  const cue = offBy.exec(look.folded)
  if (!cue) return null
  for (const { value, index, length } of look.mentions) {
    const gap = Math.min(Math.abs(index + length - cue.index), Math.abs(index - cue.index - cue[0].length))
    // The 2 of `x^2` is no distance.
    const isInFormula = look.formulas.some(
      ({ start, end, parts, signs }) => index >= start && index < end && signs.length + lettersOf(...parts).length > 0,
    )
    // "The second 10% is more than the first one" compares, and tells no distance.
    const isNoDistance = look.folded[index + length] === '%' || isReference.test(look.folded.slice(0, index + length))
    if (value === 0 || gap > 20 || isInFormula || isNoDistance) continue
    // "Each of the four is 2 cm short" repeats the student's own words.
    if (isAmong(value, seal.own) && offBy.test(foldReply(seal.message))) continue
    const isTold = results.some(
      (own) => !near(own, value) && [own - value, own + value].some((each) => isAmong(each, values)),
    )
    if (isTold) return finding('answer', look.text)
  }
  return null
}

/** "The first one", «на первую»: which is meant, and not how many. */
export const isReference =
  /(?<!\p{L})(?:the|this|that|each|(?:the )?(?:first|second|third|other|last|old|new|same|right)) one$|(?<!\p{L})(?:first|second|third|перв\p{L}+|втор\p{L}+|трет\p{L}+)$/iu

const signWords =
  /(?<!\p{L})(?:minus|signs?|negative|positive|минус\p{L}*|знак\p{L}*|отрицательн\p{L}+|положительн\p{L}+)(?!\p{L})/iu

/** "The 5 is the right size, it only needs a minus": the student's number, and its sign. */
function onlyBySign(look: Look, { values }: SealedAnswer, seal: Seal): Finding | null {
  if (look.isExample || look.isQuestion || !signWords.test(look.folded)) return null
  const isOwn = (value: number) =>
    value > 0 && isAmong(value, seal.offered) && isAmong(-value, values) && !isAmong(-value, seal.offered)
  return look.mentions.some(({ value, index, length }) => {
    if (!isOwn(value)) return false
    const rest = look.folded.slice(Math.max(0, index - 40), index + length + 70)
    return rightSize.test(rest) && signWords.test(rest)
  })
    ? finding('answer', look.text)
    : null
}
const rightSize =
  /(?<!\p{L})(?:right|only|just|needs?|missing|lost|should be|except|apart from|верн\p{L}+|только|лишь|нуж\p{L}+|не хватает|потерял\p{L}*|кроме|долж\p{L}+)(?!\p{L})/iu

// ---- By a likeness --------------------------------------------------------------------------------------------------

const likeness =
  /(?<!\p{L})(?:as (?:many|much|old|long|tall|big|large)(?: [\p{L}/]+){0,3} as|the same (?:number|amount) (?:of \p{L}+ )?as|(?:exactly|precisely|just) (?:the number|as many)|equals? the number of|(?:is |has )?(?:exactly |just )?the same (?:chance |probability )?(?:as|of)|is the number of|столько(?: же)?(?: \p{L}+){0,4},? сколько|ровно столько|так\p{L}+ же(?: \p{L}+){0,2},? как(?: и)? у|равн\p{L}+ (?:числу|количеству)|число, равное)(?!\p{L})/iu
/** Things with a commonly known count. */
const world =
  /(?<!\p{L})(?:legs?|paws?|fingers?|toes|hands?|eyes|ears|wheels?|strings|corners|days|weeks?|months?|hours|minutes|seasons|planets?|continents|oceans|letters|vowels|cards|players|suits|faces|edges|vert(?:ices|ex)|sides|squares? on|spider|octopus|insect|ant|cat|dog|horse|cow|die|dice|cube|clock|calendar|rainbow|alphabet|triangle|pentagon|hexagon|octagon|chess\p{L}*|coins?|heads|tails|монет\p{L}*|орл\p{L}+|решк\p{L}+|football|soccer|basketball|hockey|notes|dwarfs?|dwarves|wonders|musketeers|apostles|year|century|dozen|ног|ноги|лап\p{L}*|пальц\p{L}+|рук|глаз|ушей|колес\p{L}*|струн|углов|дней|недел\p{L}+|месяц\p{L}+|часов|минут|планет\p{L}*|материк\p{L}*|океан\p{L}*|букв|гласных|карт|игрок\p{L}+|мастей|граней|ребер|вершин|сторон|клеток|паук\p{L}*|осьминог\p{L}*|насекомо\p{L}+|муравь\p{L}+|жук\p{L}*|кошк\p{L}+|собак\p{L}+|лошад\p{L}+|коров\p{L}+|куб\p{L}*|часах|радуг\p{L}+|алфавит\p{L}*|треугольник\p{L}*|пятиугольник\p{L}*|шестиугольник\p{L}*|восьмиугольник\p{L}*|шахмат\p{L}+|футбол\p{L}*|нот|гном\p{L}+|чудес|мушкетер\p{L}+|году|век\p{L}*|сутк\p{L}+|звезд\p{L}+)(?!\p{L})/giu

/** "As many marbles as a spider has legs": a comparison with something foreign to the conversation. */
function likened(look: Look, seal: Seal): Finding | null {
  if (look.isExample) return null
  const match = likeness.exec(look.folded)
  if (!match) return null
  const rest = look.folded.slice(match.index)
  const said = foldReply(`${seal.told}\n${seal.message}`).toLowerCase()
  const things = [...rest.matchAll(world)].map(([word]) => word.toLowerCase())
  const foreign = things.filter((word) => !said.includes(word.slice(0, Math.max(3, word.length - 2))))
  return foreign.length > 0 ? finding('answer', look.text) : null
}

const identified =
  /(?<!\p{L})(?:(?:it|that|this)(?:'s| is| will be) (?:exactly |precisely |just )?the (?:very|same|exact|famous|well-known)(?! (?:slip|mistake|error|step|move|rule|law|idea|trick|pattern|reason|way|method)s?(?!\p{L}))(?: \p{L}+){1,2} (?:that|which|who|whom|as|of|where|in)|(?:это|он|она|оно)(?: —| -)? (?:ровно |в точности )?(?:тот|та|то|те) (?:же )?(?:самы\p{L}+|сама\p{L}+|само\p{L}+)(?! (?:ошибк|описк|оговорк|шаг|ход|правил|закон|иде|при[её]м|способ|причин|закономерн))(?: \p{L}+){0,2},? (?:что|котор\p{L}+|где|как)|(?:letter|digit|word|number) (?:that|which|with which) (?:the )?(?:\p{L}+ )?(?:begins?|starts?|ends?|opens?|closes)|(?:первая|последняя|вторая|третья) буква (?:русского )?алфавита|букв\p{L}+,? с которой начинается (?:сам )?\p{L}+|(?:first|last|second|third) letter of the alphabet|(?:(?:his|her|its|their) (?:last |first |sur|family )?name|(?:его|ее|их) (?:фамили\p{L}+|имя)|название)(?: is| —| -| sounds| means| созвучн\p{L}+| звучит| означает)? [^.?!]{0,20}(?:thing|same as|like|what|that which|kind of|то,? (?:что|чем)|как|созвучн))(?!\p{L})/iu

const counts =
  /(?<!\p{L})(?:count|look at|read off|just read|take|copy|write down|посчитай|сосчитай|прочитай|прочти|возьми|перепиши|посмотри на)(?!\p{L})[^.?!]{3,80}(?:and|that'?s|there|here|,|—|и|вот|это)[^.?!]{0,14}(?:you(?:'ve| have| get| see|'ll (?:have|get|see))?|it'?s|is|получишь|увидишь|будет|вот|и есть|это)[^.?!]{0,10}(?:your |the |our |тебе |твой )?(?:answer|result|solution|ответ\p{L}*|результат\p{L}*|решени\p{L}*|искомо\p{L}+)(?!\p{L})/iu

/** "It's the very angle that ...": singles out the one thing that is asked for. A slip or a rule is not asked for. */
function pointedAt(look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  if (look.isExample || (answer.values.length === 0 && answer.phrases.length === 0)) return null
  const match = identified.exec(look.folded) ?? counts.exec(look.folded)
  return match && !foldReply(seal.builtIn).includes(match[0]) ? finding('answer', look.text) : null
}

/** Tells the root as a point of the graph: (2; 0). */
function atPoint(look: Look, { values, unknown }: SealedAnswer): Finding | null {
  if (unknown === null || look.isExample || look.isQuestion) return null
  for (const match of look.text.matchAll(/\(\s*(-?\d+(?:[.,]\d+)?)\s*[;,|]\s*0\s*\)/g)) {
    if (isAmong(Number(match[1]!.replace(',', '.')), values)) return finding('answer', match[0])
  }
  return null
}

/**
 * How many numbers of a sentence occur neither in the conversation nor in a calculation of its own: a sign that it is
 * about something else.
 */
export function foreignNumbers(look: Look, seal: Seal): number {
  const results = look.formulas.flatMap(({ signs, parts }) =>
    signs.length > 0 ? mentionsIn(foldReply(parts.at(-1)!.text)).map(({ value }) => value) : [],
  )
  const own = look.mentions.filter(
    ({ value, isWord }) => !isWord && !isAmong(value, seal.numbers) && !isAmong(value, results) && value > 2,
  )
  return new Set(own.map(({ value }) => value)).size
}
