import type { Language } from '../math/latex.ts'
import type { TypedForm } from './typed-forms.ts'

/** Questions about an idea that are typed with formulas, in the words in which the idea is known. */
const nines = '0[.,](?:9{2,9}(?:\\.{2,3}|…)?|\\(9\\)|9\\s?(?:repeating|recurring|в периоде))'

export const ideasInSigns: Readonly<Record<Language, readonly TypedForm[]>> = {
  en: [
    // "teacher said 0.999... = 1, prove it"
    {
      typed: new RegExp(
        `^(?=.{0,120}(?<!\\p{L})(?:prove|proof|show|admit|fake|convince))[^\\n]{0,120}?${nines}\\s?(?:=|is|equals)\\s?1(?![\\d.,]*\\d)[^\\n]{0,120}$`,
        'iu',
      ),
      written: 'why is 0.999... equal to 1',
    },
    // "why is √16 just 4 but x² = 16 has two answers"
    {
      typed:
        /^(?=.{0,120}(?:differen|why))(?=.{0,120}(?:√|sqrt|root)\s?(?:of\s)?\(?(\d+))(?=.{0,120}x\s?(?:\^2|²|2)\s?=\s?\1(?!\d)).{0,200}$/isu,
      written: 'why does root 9 mean only 3 although x^2 = 9 has 3 and -3',
    },
    // "Does f^-1(x) mean 1 over f(x)?": the letter of a function is no factor.
    {
      typed:
        /^(?=.{0,80}(?<!\p{L})[fg]\s?(?:\^\s?\(?[-−]1\)?|⁻¹))(?=.{0,80}(?:(?:1|one)\s?(?:\/|over|divided by)\s?|reciprocal of )[fg]\s?\(x\)).{0,120}$/isu,
      written: 'is f^-1(x) the same as 1/f(x)?',
    },
    // A general formula alone.
    { typed: /^\s*y\s?=\s?[mka]\s?x\s?\+\s?[bc]\s*[?.!]*$/iu, written: 'what does each letter mean in y=mx+c' },
    // "What is 1/0", "my mom says you are smart so solve 5/0".
    {
      typed:
        /^(?=[^\d]{0,60}\p{L}{3})[\p{L}\s,!'-]{0,60}(?<![\d.,])\d{1,3}\s?(?:[/:÷]|divided by)\s?(?:0|zero)\s*=?\s*[?.!]*$/iu,
      written: "why can't you divide by zero",
    },
  ],
  ru: [
    {
      typed: new RegExp(
        `^(?=.{0,120}(?<!\\p{L})(?:докаж\\p{L}*|доказать|бред|неправда|покажи))[^\\n]{0,120}?${nines}\\s?(?:=|это|равно)\\s?1(?![\\d.,]*\\d)[^\\n]{0,120}$`,
        'iu',
      ),
      written: 'почему 0,(9) равно 1',
    },
    {
      typed:
        /^(?=.{0,120}(?:отлич|разниц|почему))(?=.{0,120}(?:√|корен[ьи]\p{L}?\s(?:из\s)?|корня\s(?:из\s)?)\(?(\d+))(?=.{0,120}[xх]\s?(?:\^2|²|2)\s?=\s?\1(?!\d)).{0,200}$/isu,
      written: 'почему корень из 9 это 3 а не ±3',
    },
    {
      typed:
        /^(?=.{0,80}(?<!\p{L})[fg]\s?(?:\^\s?\(?[-−]1\)?|⁻¹))(?=.{0,80}(?:(?:1|один|единица)\s?(?:\/|:|разделить на|делить на|делённая на|на)\s?)[fg]\s?\([xх]\)).{0,120}$/isu,
      written: 'f^-1(x) это 1/f(x)?',
    },
    { typed: /^\s*[yу]\s?=\s?[kкma]\s?[xх]\s?\+\s?[bвc]\s*[?.!]*$/iu, written: 'что значат k и b в y=kx+b' },
    {
      typed:
        /^(?=[^\d]{0,60}\p{L}{3})[\p{L}\s,!-]{0,60}(?<![\d.,])\d{1,3}\s?(?:[/:÷]|(?:раз|по)?делить на)\s?(?:0|ноль)\s*=?\s*[?.!]*$/iu,
      written: 'почему нельзя делить на ноль',
    },
  ],
}
