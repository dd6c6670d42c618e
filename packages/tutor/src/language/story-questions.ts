import type { Language } from '../math/latex.ts'

interface StoryQuestionWords {
  /** "What is wrong with ...": asks for a reason without a why. */
  readonly whatIsWrong: RegExp
  /** "What is asked?": the question of the task, or what it tells. */
  readonly whatAsked: RegExp
  /** Asks why the tutor does something. */
  readonly ofTutor: RegExp
  /** The whole, in percent. */
  readonly hundred: RegExp
  /** The amount before a change, and after it. */
  readonly before: RegExp
  readonly after: RegExp
  /** Asks for an amount. */
  readonly howMuch: RegExp
  /** Supposes another number, or insists on having asked about it. */
  readonly supposes: RegExp
  /** One of two begins at another time. */
  readonly shifts: RegExp
  /** Says that a number was tried and does not fit. */
  readonly refutes: RegExp
  /** Says that everything fits. */
  readonly fits: RegExp
  /** Two work on the same thing. */
  readonly together: RegExp
}

/** How students ask about a task in words. Small letters, `ё` as `е`. */
export const storyQuestionWords: Readonly<Record<Language, StoryQuestionWords>> = {
  en: {
    whatIsWrong:
      /(?<!\p{L})(?:what(?:'?s| is| was) (?:so )?wrong (?:with|about|in)|what speaks against|can'?t i (?:just|simply))(?!\p{L})/u,
    whatAsked:
      /^(?:so |and |wait |but )?(?:what(?:'?s| is| was| do i| do we| are we| am i)(?: (?:actually|even|really))? (?:being )?(?:asked|the question|given|known|looking for|to find|(?:have|need|supposed) to find)|what do we know)(?:[^\p{L}]| here| again| in (?:this|the) task| for)*$/u,
    ofTutor:
      /(?<!\p{L})(?:why|how come)(?: (?:are|do|did|don'?t|won'?t|can'?t|is|would))? (?:you|u|lumi|the tutor)(?!\p{L})/u,
    hundred: /(?<![\d.,])100\s?(?:%|per ?cent)|(?<!\p{L})(?:hundred per ?cent)(?!\p{L})/u,
    before: /(?<!\p{L})(?:before|old|original|first|earlier|start(?:ing)?|beginning|full)(?!\p{L})/u,
    after: /(?<!\p{L})(?:after|now|new|reduced|sale|end|in the end|discounted)(?!\p{L})/u,
    howMuch: /(?<!\p{L})(?:how (?:much|many|long|far|fast)|what (?:part|fraction))(?!\p{L})/u,
    supposes:
      /(?<!\p{L})(?:what if|if (?:the|it|he|she|they|there|we|you|i)|what about|how about|i (?:asked|meant|mean|was asking|said) (?:about |for )?(?=\d))(?!\p{L})|(?<!\p{L})i (?:asked|meant|mean|was asking) (?:about |for )?(?=[$€]?\d)/u,
    shifts: /(?<!\p{L})(?:later|earlier|delayed|late|head ?start)(?!\p{L})/u,
    refutes:
      /(?<!\p{L})(?:(?:does|do|did)(?:n'?t| not) (?:fit|work|come out|match|add up)|not the same|so no|too (?:big|small|much|little|many|few)|is out|fails?)(?!\p{L})/u,
    fits: /(?<!\p{L})(?:fits?|works?|adds? up|holds?|checks? out|comes? out)(?!\p{L})/u,
    together: /(?<!\p{L})(?:together|both|jointly)(?!\p{L})/u,
  },
  ru: {
    whatIsWrong:
      /(?<!\p{L})(?:что (?:тут |здесь )?не так с|чем (?:плох|не подход|неправильн)\p{L}*|разве нельзя|а нельзя)(?!\p{L})/u,
    whatAsked:
      /^(?:а |так |и |подожди,? )?(?:что (?:тут |здесь |в задаче |нам |мне |нужно |надо |вообще )*(?:спрашива\p{L}*|спросили|ищем|искать|найти|узнать|требуется|дано|известно)|какой (?:тут |здесь |был |вообще )*вопрос)(?:[^\p{L}]|тут|здесь|в задаче)*$/u,
    ofTutor: /(?<!\p{L})(?:почему|зачем)(?: же)? (?:ты|вы|тебе|вам|опять спрашива\p{L}+)(?!\p{L})/u,
    hundred: /(?<![\d.,])100\s?(?:%|процент)|(?<!\p{L})сто процентов(?!\p{L})/u,
    before:
      /(?<!\p{L})(?:до|стар\p{L}*|прежн\p{L}*|раньше|сначала|первоначальн\p{L}*|начальн\p{L}*|исходн\p{L}*|полн\p{L}*|был[аои]?)(?!\p{L})/u,
    after: /(?<!\p{L})(?:после|теперь|сейчас|нов\p{L}*|стал[аои]?|конечн\p{L}*)(?!\p{L})/u,
    howMuch: /(?<!\p{L})(?:сколько|какую часть|какая часть|как долго|как далеко)(?!\p{L})/u,
    supposes:
      /(?<!\p{L})(?:а если|что если|если (?:бы|до|он|она|они|там|взять)|(?:спрашива|спроси|говори|имел|име)\p{L}*(?: в виду)? (?:про|о|об)?)(?!\p{L})/u,
    shifts: /(?<!\p{L})(?:позже|позднее|попозже|раньше|пораньше|опозда\p{L}*|задерж\p{L}*|с опозданием)(?!\p{L})/u,
    refutes: /(?<!\p{L})(?:не (?:сход|сош|подход|совпа|выход)\p{L}*|слишком|мимо)(?!\p{L})/u,
    fits: /(?<!\p{L})(?:сход|сош|подход|совпа)\p{L}*/u,
    together: /(?<!\p{L})(?:вместе|вдвоем|обе|оба|сообща)(?!\p{L})/u,
  },
}
