import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** How two or more numbers are compared. */
interface SizeWords {
  readonly big: string
  readonly small: string
  readonly most: string
  readonly least: string
  /** Between a comparison and its second number. */
  readonly than: string
  /** Says that the task is to compare. */
  readonly compares: RegExp
  /** Says that the task is to put in order. */
  readonly orders: RegExp
  readonly isDown: RegExp
  /** A question that a yes or no answers. */
  readonly asksTruth: RegExp
  /** May stand beside the numbers. */
  readonly harmless: RegExp
  /** Name one of two by its place, or both. */
  readonly first: RegExp
  readonly second: RegExp
  readonly same: RegExp
  readonly yes: RegExp
  readonly no: RegExp
  /** Gives a reason. */
  readonly because: RegExp
  /** Begin a question of the student's own. */
  readonly asksBack: RegExp
}

export const sizeWords: Readonly<Record<Language, SizeWords>> = {
  en: {
    big: 'bigger|larger|greater|more|higher',
    small: 'smaller|less|lower|fewer',
    most: 'biggest|largest|greatest|highest',
    least: 'smallest|least|lowest',
    than: '(?: than| then)?',
    compares:
      /(?<!\p{L})(?:wh?ich|wh?at|whats|wich|compare|(?:<|>) ?(?:or|\/|,) ?(?:<|>)|greater or less|inequality sign|bigger or smaller|more or less)(?!\p{L})/iu,
    orders:
      /(?<!\p{L})(?:order|arrange|sort|rank|ascending|descending|increasing|decreasing|(?:smallest|least|lowest|biggest|largest|greatest|highest) (?:first|to)(?!\p{L}))/iu,
    isDown: /(?<!\p{L})(?:descending|decreasing|(?:biggest|largest|greatest|highest) (?:first|to))(?!\p{L})/iu,
    asksTruth: /\?|^\s*(?:is|are|does)\s|(?<!\p{L})(?:yes or no|true or false|right or wrong|is it true)(?!\p{L})/iu,
    harmless: regExpOf(
      "(?<!\\p{L})(?:is|are|its|it|it's|that|this|does|do|the|a|an|of|these|those|two|three|four|both|which|wich|what|whats|what's|one|ones|number|numbers|fraction|fractions|decimal|decimals|percent|percentage|value|values|or|and|than|then|from|to|in|into|on|put|arrange|sort|rank|order|ordering|ascending|descending|increasing|decreasing|size|first|last|list|following|compare|comparing|sign|correct|between|with|by|for|me|i|we|us|u|you|can|how|need|have|gotta|must|pls|please|plz|help|hi|hey|hello|thx|thanks|ok|so|um|just|quick|question|q|yes|no|true|false|bro|sir|write|choose|pick|say|tell|know|if|inequality|symbol|them|whole|mixed|negative)(?!\\p{L})",
      'giu',
    ),
    first: /(?<!\p{L})(?:the )?(?:first|1st|former|left)(?: one| number| fraction)?(?!\p{L})/iu,
    second:
      /(?<!\p{L})(?:the )?(?:second|2nd|latter|last|other|right)(?: one| number| fraction)(?!\p{L})|(?<!\p{L})(?:second|2nd|latter)(?!\p{L})/iu,
    same: /(?<!\p{L})(?:equal|same|equals)(?!\p{L})/iu,
    yes: /^[\s.,!]*(?:yes|yeah|yep|yup|ye|ya|true|sure|it is|it does|i think (?:yes|so))(?!\p{L})/iu,
    no: /^[\s.,!]*(?:no|nope|nah|false|it isn'?t|it is not|it doesn'?t|i don'?t think so)(?!\p{L})/iu,
    because: /(?<!\p{L})(?:because|becuase|cause|cuz|cos|coz|since|bc|as it has)(?!\p{L})/iu,
    asksBack: /(?<!\p{L})(?:why|how|what|when|do i|should|can i|could|explain|help|idk|hint|don'?t)(?!\p{L})/iu,
  },
  ru: {
    big: 'больше|большее|побольше|крупнее',
    small: 'меньше|меньшее|поменьше|мельче',
    most: 'самое большое|самая большая|самый большой|наибольшее|наибольшая|больше всех',
    least: 'самое маленькое|самая маленькая|самый маленький|наименьшее|наименьшая|меньше всех',
    than: '(?: чем|, чем)?',
    compares:
      /(?<!\p{L})(?:что|чего|како[ея]|какой|кто|сравни\p{L}*|(?:<|>) ?(?:или|\/|,) ?(?:<|>)|знак\p{L}* (?:сравнения|неравенства|больше|меньше)|больше или меньше)(?!\p{L})/iu,
    orders:
      /(?<!\p{L})(?:распол\p{L}+|расстав\p{L}*|упорядоч\p{L}*|порядк\p{L}*|возраст\p{L}+|убыв\p{L}+|от (?:меньшего|большего|самого))(?!\p{L})/iu,
    isDown: /(?<!\p{L})(?:убыв\p{L}+|от (?:большего|самого большого))(?!\p{L})/iu,
    asksTruth: /\?|(?<!\p{L})(?:да или нет|верно ли|правда ли|правда что|разве|неужели|так ли)(?!\p{L})/iu,
    harmless: regExpOf(
      '(?<!\\p{L})(?:что|чего|кто|какое|какая|какой|какие|из|этих|двух|трёх|трех|числа|число|чисел|дробь|дроби|дробей|десятичн\\p{L}*|обыкновенн\\p{L}*|процент\\p{L}*|или|и|чем|а|то|это|ли|верно|правда|разве|просто|скажи\\p{L}*|да|нет|сравни\\p{L}*|сравнение|поставь\\p{L}*|поставить|знак\\p{L}*|сравнения|между|расстав\\p{L}*|распол\\p{L}+|упорядоч\\p{L}*|в|во|по|от|до|к|ко|порядк\\p{L}*|возраст\\p{L}+|убыв\\p{L}+|большего|меньшего|большему|меньшему|самого|большого|маленького|запиши\\p{L}*|напиши\\p{L}*|выбери\\p{L}*|надо|нужно|мне|я|у|нас|тут|вот|как|помоги\\p{L}*|пж\\p{L}*|плиз|пожалуйста|привет|здравствуй\\p{L}*|спасибо|можно|больше|меньше|следующие|данные|ряд|все|всё)(?!\\p{L})',
      'giu',
    ),
    first: /(?<!\p{L})(?:перв(?:ое|ая|ый|ую)|левое|левая)(?!\p{L})/iu,
    second: /(?<!\p{L})(?:втор(?:ое|ая|ой|ую)|правое|правая)(?!\p{L})/iu,
    same: /(?<!\p{L})(?:равны|равно|одинаков\p{L}*|поровну)(?!\p{L})/iu,
    yes: /^[\s.,!]*(?:да|ага|угу|верно|правда|конечно|думаю да)(?!\p{L})/iu,
    no: /^[\s.,!]*(?:нет|не|неа|неверно|неправда|думаю нет)(?!\p{L})/iu,
    because: /(?<!\p{L})(?:потому|так как|тк|ведь|раз(?= )|поскольку)(?!\p{L})/iu,
    asksBack:
      /(?<!\p{L})(?:почему|зачем|как(?! раз)|что|когда|надо ли|можно|объясни\p{L}*|помоги\p{L}*|подсказ\p{L}*|хз)(?!\p{L})/iu,
  },
}
