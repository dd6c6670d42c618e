import type { Language } from '../../math/latex.ts'
import type { Both } from '../../worked/task.ts'
import { chemistryLawWords } from './chemistry-law-words.ts'
import { physicsLawWords } from './physics-law-words.ts'
import type { LawWords } from './words-of-law.ts'

export const lawWords: Readonly<Record<string, LawWords>> = { ...physicsLawWords, ...chemistryLawWords }

export const lawTexts = {
  convert: {
    en: 'Which amount of the task has to be changed into another unit first?',
    ru: 'Какую величину сначала надо перевести в другие единицы?',
  },
  unit: {
    en: 'The unit is {unit}: it follows from the units that go into the calculation.',
    ru: 'Единица здесь {unit}: она получается из единиц, которые входят в вычисление.',
  },
  g: {
    en: 'Schools take 9.8 or 10 m/s² for g; where the task says nothing, both are fine, just write down which one you took.',
    ru: 'В школе берут g = 9,8 или 10 м/с²; если в условии не сказано, годится и то и другое, просто запиши, какое взято.',
  },
  asksUnit:
    /(?:what|which) (?:is the |s the |are the )?units?|units?\s*\?|is (?:it|the unit|that) in |in what unit|в чем (?:писать|ответ|измер)|в каких единицах|какая единица|какие единицы|единицы?\s*\?|это в (?:метр|км|м\/с|дж)/iu,
  asksG:
    /(?:9[.,]81?\d?|10).{0,25}(?:or|или|which|какой|какое)|(?:which|what) g|какое g|сколько g|(?:g|же) (?:take|брать|взять|это|is)|(?:take|брать|взять|use) g/iu,
  notConverted: {
    en: 'The calculation goes the right way, but {told} went in as it stands, and the formula counts in {unit} here. How many {unit} is {told}?',
    ru: 'Ход верный, но {told} подставлено как есть, а формула считает здесь в {unit}. Сколько это в {unit}?',
  },
  slips: {
    turned: {
      en: 'The right amounts, but the division is turned over. Which one is divided by which?',
      ru: 'Величины верные, но деление перевёрнуто. Что на что делят?',
    },
    multiplied: {
      en: 'The right amounts, but they are not multiplied here. What has to be done with them?',
      ru: 'Величины верные, но здесь их не перемножают. Что с ними надо сделать?',
    },
    divided: {
      en: 'The right amounts, but they are not divided here. What has to be done with them?',
      ru: 'Величины верные, но здесь их не делят. Что с ними надо сделать?',
    },
    half: {
      en: 'Nearly: one number of the formula is missing, a half. Where does it stand?',
      ru: 'Почти: в формуле не хватает одного числа, половины. Где она стоит?',
    },
    square: {
      en: 'Nearly: one amount goes into the formula squared. Which one?',
      ru: 'Почти: одна величина входит в формулу в квадрате. Какая?',
    },
    root: {
      en: 'That is what stands under the root. What is still to be done with it?',
      ru: 'Это то, что стоит под корнем. Что с этим ещё надо сделать?',
    },
    'no-g': {
      en: 'The mass alone is no force yet. With how many newtons is each kilogram pulled?',
      ru: 'Масса сама по себе ещё не сила. С какой силой притягивается каждый килограмм?',
    },
  } as Readonly<Record<string, Both>>,
}

/** Words at which one thing that a message says ends and the next begins. */
export const messageWords: Readonly<Record<Language, { readonly joins: RegExp; readonly ofOthers: RegExp }>> = {
  en: {
    /** A result that stands in a book, or that somebody else has. */
    ofOthers:
      /(?<!\p{L})(?:(?:answer )?key|book|textbook|mark ?scheme|answers? (?:says?|is|in the)|correct answer|friend|brother|sister|classmate|teacher|mate|neighbou?r|chatgpt|ai|calculator|mom|mum|dad|(?:he|she|they) (?:says?|got|has|have|gets?|put))(?!\p{L})/iu,
    joins:
      /(?:^|\s)(?:so|then|and|but|now|therefore|hence|thus|with|gives|because|cause|meaning|which|using|means|i got|i get|i did|i think|my answer is|answer|is it|right|also)(?=[\s:=]|$)/iu,
  },
  ru: {
    ofOthers:
      /(?<!\p{L})(?:в (?:конце )?(?:ответ\p{L}*|учебник\p{L}*|книг\p{L}*|задачник\p{L}*|решебник\p{L}*|ключ\p{L}*)|у (?:друга|подруги|сосед\p{L}*|брата|сестры|одноклассни\p{L}*|него|нее|неё)|(?:друг|подруга|сосед\p{L}*|учител\p{L}*|училка|мама|папа|брат|сестра|нейросеть|калькулятор|гдз)(?!\p{L}))/iu,
    joins:
      /(?:^|\s)(?:значит|тогда|и|а|но|потом|теперь|следовательно|отсюда|получаем|получается|получил(?:ось|ся|а)?|выходит|вышло|у меня|потому что|ответ|это|будет|верно|правильно|я думаю|с ответом)(?=[\s:=]|$)/iu,
  },
}

/** Signs of calculations in words, in both languages. */
export const signWords = {
  divide: /(?<=[\d)\s])(?:divided by|over|разделить на|делить на|поделить на)(?=[\s\d(])/giu,
  multiply: /(?<=[\d)\s])(?:times|multiplied by|умножить на)(?=[\s\d(])/giu,
  add: /(?<=[\d)]\s*)(?:plus|плюс)(?=\s*[\d(])/giu,
  subtract: /(?<=[\d)]\s*)(?:minus|минус)(?=\s*[\d(])/giu,
  root: /\\?sqrt|корень из(?!\p{L})/giu,
}

/** What helps to read the amounts of a task, in both languages. */
export const readingWords = {
  twists:
    /(?<!\p{L})(?:twice|thrice|doubled?|tripled?|halved|half (?:of|as)|times (?:more|less|bigger|faster|slower|heavier|as)|вдвое|втрое|вчетверо|в \d+(?:[.,]\d+)? раза?|увеличи\p{L}+ в|уменьши\p{L}+ в)(?!\p{L})/iu,
  noise:
    /(?<!\p{L})(?:grade|class|question|exercise|problem|task|no\.|номер|задача|упр\.?|упражнение|параграф) ?\d{1,4}(?![.,]?\d)|\d{1,2}(?:-?(?:й|го|м|th|st|nd|rd))? ?(?:класс\p{L}*|grade|кл\.?)(?!\p{L})/giu,
  /** «60 вт», «4 ом»: units that are typed in small letters. */
  smallUnits: /(\d\s?)(квт|вт|ом|кдж|дж|кпа|па|мгц|кгц|гц|кн|эв|ohms?|hz|mhz|khz)(?![\p{L}])/gu,
  unitsInFull(unit: string): string {
    const full: Readonly<Record<string, string>> = {
      квт: 'кВт',
      вт: 'Вт',
      ом: 'Ом',
      кдж: 'кДж',
      дж: 'Дж',
      кпа: 'кПа',
      па: 'Па',
      мгц: 'МГц',
      кгц: 'кГц',
      гц: 'Гц',
      кн: 'кН',
      эв: 'эВ',
      hz: 'Hz',
      mhz: 'MHz',
      khz: 'kHz',
    }
    return full[unit] ?? unit
  },
  /** Small digits at the end of a unit, "m/s2." and "cm2,". */
  smallDigit: /(?<=\d\s?(?:[cdmk]?m|[сдмк]?м|m\/s|м\/с))[23](?=[.,;:)?!\s]|$)/gu,
  /** "J/(kg*C)" has degrees in it. */
  perDegree: /(kg|кг)\s*[*·∙⋅]?\s*(?:°\s?)?[CСKК](?![\p{L}])/gu,
  shared: /^\s*(?:to|up to|and|by|x|х|×|\*|до|и|на|-|–|\.\.\.?)\s*$/iu,
  gravity: /(?<!\p{L})g\s*[=≈]?\s*$/iu,
  from: /(?<!\p{L})(?:from|от|с|со|at|initially|сначала|при)\s*$/iu,
  to: /(?<!\p{L})(?:to|up to|до|reaches|reach)\s*$/iu,
  light: /light|radio|electromagnetic|laser|x-?ray|свет|радио|электромагнитн|лазер|рентген/iu,
}
