import { worksheetWords } from '../language/worksheet-words.ts'
import type { Language } from '../math/latex.ts'
import { readTask, readTaskInWords } from '../math/task-reading.ts'

/**
 * "3 kg 50 g = ___ g; 2 h 15 min = ___ min", "18/24 = x/4, 15 is what percent of 60", "5x + 2 = 17, 3x - 4 = 8, my answers
 * are 3, 4": several tasks without marks. With marks they are the list that everything reads.
 */
export function withMarks(text: string, language: Language): string {
  if (text.length > LONGEST || /(?:^|\s)\(?(?:1|a|а)[).]\s/iu.test(text)) return text
  const { results } = worksheetWords[language]
  const plain = text.replace(headOfList, '')
  const said = new RegExp(results.source, 'iu').exec(plain)
  const border = said && said.index > 0 ? said.index : plain.length
  const [list = '', talk = ''] = [plain.slice(0, border), plain.slice(border)]
  const parts = list
    .replace(/[\s;,.]+$/u, '')
    .split(/;\s*|\n+|\s?,\s+/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  if (parts.length < 2 || parts.length > MOST) return text
  // Words behind the last task are no part of it.
  const last = parts.at(-1) ?? ''
  const end = /\.\s/u.exec(last)?.index ?? last.length
  const tasks = [...parts.slice(0, -1), last.slice(0, end)].map((each) => each.replace(blank, '?'))
  const hasBlank = tasks.some((each) => ofUnits.test(each) || inProportion.test(each))
  const isList = hasBlank
    ? tasks.every((each) => ofUnits.test(each) || isTask(each, language))
    : talk !== '' && tasks.every((each) => oneEquation.test(each)) && numbersIn(talk) === tasks.length
  if (!isList) return text
  const marked = tasks.map((each, at) => `${at + 1}) ${each}`).join('\n')
  return `${marked}\n${last.slice(end).replace(/^[.\s]+/u, '')}${talk === '' ? '' : ` ${talk.trim()}`}`.trim()
}

const LONGEST = 300
const MOST = 8
/** "Fill in the gaps:", «Заполни пропуски:». */
const headOfList = /^[\p{L}\s]{3,40}:\s*(?=\d)/u
const blank = /_{2,}|…|\.{3}|\[\s?\]|□/gu
/** "3 kg 50 g = ? g" */
const ofUnits = /^(?:\d[\d.,/]*\s?\p{L}{1,6}\.?\s?){1,3}=\s?\?\s?\p{L}{1,6}\.?$/u
const inProportion = /=\s?x\/|\/x(?!\p{L})/u
const oneEquation =
  /^[-\d(]*[\d(]*\s?[a-zх](?!\p{L})[^=a-wyzа-фц-я]*=[^=a-wyzа-фц-я]+$|^[-\d(][^=]*[a-zх][^=]*=[^=]+$/iu

const isTask = (text: string, language: Language): boolean =>
  readTask(text, language) !== null || readTaskInWords(text, language) !== null || inProportion.test(text)

const numbersIn = (text: string) => (text.match(/[-−]?\d+(?:[.,]\d+)?/g) ?? []).length
