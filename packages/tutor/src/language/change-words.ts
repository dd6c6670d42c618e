import type { Language } from '../math/latex.ts'

interface ChangeWords {
  /** Which of several alike is meant, in the order of the task; the last one stands last. */
  readonly ordinals: readonly RegExp[]
  /** The side of an equation that gets another number. */
  readonly rightSide: RegExp
  /** Begins a supposition: "what if", "and with", "how about". */
  readonly supposes: RegExp
  /** What leads to a question and belongs to the talk. */
  readonly lead: RegExp
  /** Asks for an amount under another assumption. */
  readonly asks: RegExp
  /** Two changes in their order: the first one is group 2, the second one group 4. */
  readonly inOrder: RegExp
  /** Takes them in the other order. */
  readonly reversed: RegExp
  /** Words that name no amount. */
  readonly plain: RegExp
}

/** How students change one thing of a task that is done. Small letters, `ё` as `е`. */
export const changeWords: Readonly<Record<Language, ChangeWords>> = {
  en: {
    ordinals: [
      /(?<!\p{L})(?:first|1st)(?!\p{L})/u,
      /(?<!\p{L})(?:second|2nd)(?!\p{L})/u,
      /(?<!\p{L})(?:third|3rd)(?!\p{L})/u,
      /(?<!\p{L})last(?!\p{L})/u,
    ],
    rightSide: /(?<!\p{L})(?:right(?: hand)?(?: side)?|equals?|other side)(?!\p{L})|(?<=^|\s)=\s*-?\d/u,
    supposes:
      /(?<!\p{L})(?:what if|and (?:with|for|if|what about)|what about|how about|if (?:it|the|there|he|she|they|we|you|i|its|it's))(?!\p{L})/u,
    lead: /^(?:(?:ok(?:ay)?|and|so|but|now|then|no|wait|well|cool|thanks|yes|yeah|hm+|i (?:mean|meant|asked))[\s,.!]+)+/iu,
    asks: /(?<!\p{L})(?:how (?:many|much|far|long|old|fast|big|tall)|what (?:would|does|do|will|is|was)|which)(?!\p{L})/iu,
    inOrder:
      /(?<!\p{L})((?:at )?first(?: of all)?,?\s+)([^.!?]*?)([,.;]?\s*(?:and |but )?(?:then|later|after that),?\s+)([^.!?]*)/iu,
    reversed:
      /(?<!\p{L})(?:(?:the )?other way (?:a)?round|in reverse|reversed?|the other order|opposite order|swap(?:ped)?)(?!\p{L})|(?<!\p{L})first(?!\p{L}).*(?<!\p{L})(?:then|after(?:wards)?)(?!\p{L})/iu,
    plain:
      /^(?:what|with|were|was|been|would|will|have|then|there|that|this|instead|same|only|just|time|about|from|when|they|them|much|many|does|also|and|but|for|the|you|its|not|has|had|one|two)$/u,
  },
  ru: {
    ordinals: [
      /(?<!\p{L})(?:перв\p{L}+)(?!\p{L})/u,
      /(?<!\p{L})(?:втор\p{L}+)(?!\p{L})/u,
      /(?<!\p{L})(?:трет\p{L}+)(?!\p{L})/u,
      /(?<!\p{L})последн\p{L}+(?!\p{L})/u,
    ],
    rightSide: /(?<!\p{L})(?:справа|прав\p{L}+ част\p{L}*|равн\p{L}+|равен|равно)(?!\p{L})|(?<=^|\s)=\s*-?\d/u,
    supposes: /(?<!\p{L})(?:а если|что если|что будет,? если|если(?: бы)?|а (?:при|с|для|на|за|через))(?!\p{L})/u,
    lead: /^(?:(?:ок|окей|а|и|ну|но|да|нет|так|теперь|тогда|хорошо|ладно|спасибо|стоп|я (?:имел\p{L}* в виду|спрашива\p{L}+|спросил\p{L}*))[\s,.!]+)+/iu,
    asks: /(?<!\p{L})(?:сколько|скольк\p{L}+|как(?:ой|ая|ое|ие|ую|им)|чему|насколько)(?!\p{L})/iu,
    inOrder: /(?<!\p{L})(сначала\s+)([^.!?]*?)([,.;]?\s*(?:а |и |но )?(?:потом|затем|после этого)\s+)([^.!?]*)/iu,
    reversed:
      /(?<!\p{L})(?:наоборот|в обратном порядке|в другом порядке|поменять (?:местами|порядок))(?!\p{L})|(?<!\p{L})сначала(?!\p{L}).*(?<!\p{L})(?:потом|затем)(?!\p{L})/iu,
    plain:
      /^(?:если|была?|были|было|бы|что|как|тогда|теперь|вместо|только|раз|раза|того|этого|тоже|есть|будет|для|при|или|чем|уже|там|его|она|они|оно)$/u,
  },
}
