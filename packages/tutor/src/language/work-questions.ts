import type { Language } from '../math/latex.ts'

interface WorkQuestionWords {
  /** Asks whether an operation reaches every term of a bracket. */
  readonly everyTimes: RegExp
  readonly everyTaken: RegExp
  /** Between the two signs of "+ 8 or - 8". */
  readonly plusOrMinus: RegExp
  /** Squares each term by itself. */
  readonly squaresEach: RegExp
  /** Says that two sides are different. */
  readonly differ: RegExp
  /** "So what is missing?" */
  readonly missing: RegExp
}

/** What students ask and try beside a line of work. Small letters, `ё` as `е`. */
export const workQuestionWords: Readonly<Record<Language, WorkQuestionWords>> = {
  en: {
    everyTimes:
      /(?<!\p{L})(?:do|must|should|shall|does|have|need)(?!\p{L})[^.!?]*(?<!\p{L})(?:times|multiply|multiplied)(?!\p{L})[^.!?]*(?<!\p{L})(?:too|also|as well|both|all|every|each|only|just)(?!\p{L})[^.!?]*\?/u,
    everyTaken:
      /(?<!\p{L})(?:do|must|should|shall|does|have|need|is it|and)(?!\p{L})[^.!?]*(?<!\p{L})(?:subtract|take away|taken away|minus|change)(?!\p{L})[^.!?]*(?<!\p{L})(?:too|also|as well|both|all|every|each|only|just)(?!\p{L})|(?<!\p{L})(?:take|subtract|takes)(?: \p{L}+)? (?:away )?(?:both|all)(?!\p{L})/u,
    plusOrMinus:
      /(?:\+|plus) ?(\d+[a-z]?) or (?:an? |is it )?(?:[-−–]|minus) ?\1(?![\d\p{L}])|(?:[-−–]|minus) ?(\d+[a-z]?) or (?:an? |is it )?(?:\+|plus) ?\2(?![\d\p{L}])/u,
    squaresEach:
      /(?<!\p{L})(?:square(?:d)? (?:the |each|both|every)|square \S{1,4} and (?:square )?(?:the )?\S{1,4}(?!\S)|squares? (?:of )?(?:each|both)|each (?:one )?squared|both squared)/u,
    differ:
      /(?<!\p{L})(?:(?:not|isn'?t|aren'?t|arent) (?:the same|equal)|different|don'?t match|doesn'?t (?:match|work|fit|hold)|not true)(?!\p{L})/u,
    missing: /(?<!\p{L})(?:missing|left out|lacking|lost)(?!\p{L})/u,
  },
  ru: {
    everyTimes:
      /(?<!\p{L})(?:надо|нужно|должн\p{L}*|мне|разве)(?!\p{L})[^.!?]*(?<!\p{L})(?:умнож\p{L}*|домнож\p{L}*)[^.!?]*\?/u,
    everyTaken:
      /(?<!\p{L})(?:надо|нужно|должн\p{L}*|мне|разве|а)(?!\p{L})[^.!?]*(?<!\p{L})(?:выч(?:ит|ест)\p{L}*|отн[иея]\p{L}*|менять|меняет\p{L}*)[^.!?]*(?<!\p{L})(?:тоже|и|оба|обе|все|только|каждый|каждую)(?!\p{L})[^.!?]*\?|(?<!\p{L})минус(?!\p{L})[^.!?]*(?<!\p{L})(?:тоже|оба|обе|все|каждый|каждую)(?!\p{L})[^.!?]*\?/u,
    plusOrMinus:
      /(?:\+|плюс) ?(\d+[a-zх]?),? или (?:[-−–]|минус) ?\1(?![\d\p{L}])|(?:[-−–]|минус) ?(\d+[a-zх]?),? или (?:\+|плюс) ?\2(?![\d\p{L}])/u,
    squaresEach:
      /(?<!\p{L})(?:квадрат\p{L}* (?:же )?(?:у )?кажд\p{L}*|кажд\p{L}* (?:\p{L}+ )?(?:в )?квадрат\p{L}*|возвод\p{L}* кажд\p{L}*|возвести кажд\p{L}*|квадрат первого и)/u,
    differ: /(?<!\p{L})(?:не (?:равн|одинаков|совпад|сход)\p{L}*|разн(?:ые|ое|ая|ый)|не то же)(?!\p{L})/u,
    missing: /(?<!\p{L})(?:не хвата\p{L}*|пропа\p{L}*|потеря\p{L}*|недоста\p{L}*)(?!\p{L})/u,
  },
}
