import type { Language } from '../math/latex.ts'

/** A kind of task by which a student names one: "back to the equation". */
export type NamedKind = 'equation' | 'inequality' | 'system' | 'fractions' | 'quadratic' | 'story'

/** How students ask for a task that they left. Small letters, `ё` as `е`. */
interface ReturnWords {
  /** At the beginning of a sentence; the words that name the task follow. */
  readonly leads: RegExp
  /** Leads back only before a place or a word for a task: «к первой задаче», but not «к обеим частям». */
  readonly perhaps: RegExp
  /** Behind the name of the task. */
  readonly ends: RegExp
  /** Every word of a message that only leads back, and names nothing. */
  readonly bare: RegExp
  /** Words that name no task among others. */
  readonly general: RegExp
  /** A word for a task, whatever it is about. */
  readonly task: RegExp
  /** First, second and so on, of all tasks of the conversation. */
  readonly places: readonly RegExp[]
  /** The task in progress before this one. */
  readonly last: RegExp
  readonly other: RegExp
  readonly kinds: Readonly<Record<NamedKind, RegExp>>
}

export const returnWords: Readonly<Record<Language, ReturnWords>> = {
  en: {
    leads:
      /^\s*(?:(?:ok|okay|so|well|now|right|alright|hm+|and|but|please|pls|wait|hey|great|thanks|thank you|cool|good|yes|yeah|then)(?!\p{L})[\s,.!]*)*(?:(?:can|could|may|shall|should) (?:we|i|you) |let'?s |let us |(?:i|we)(?:'?d| would) like to |(?:i|we) (?:want|need|have) to |(?:i|we) (?:wanna|gotta|will) |take me |bring me )?(?:(?:now|just|please|maybe) )*(?:(?:(?:go|get|come|switch|jump|turn|head|going) )?back(?: again)? (?:to|on)|return(?:ing)? to|(?:continue|go on|carry on|keep going) with|finish(?=\s+(?:the|my|that|our)\s))(?!\p{L})\s*/u,
    perhaps: /^\s*(?:(?:ok|okay|so|well|now|please|and) )*to(?!\p{L})\s*/u,
    ends: /(?:[\s,]+(?:please|pls|plz|again|now|first|then|thanks|ok|okay|for a (?:sec|second|moment|minute)))+\s*$/u,
    bare: /^(?:ok|okay|so|well|now|right|alright|and|but|please|pls|wait|hey|thanks|yes|yeah|can|could|may|shall|should|we|i|you|let'?s|let|us|want|need|have|would|like|to|wanna|go|get|come|switch|take|me|bring|back|return|again|just|maybe|on|the|my|our|that|this|previous|last|old|other|task|problem|question|exercise|one|story|it|first)$/u,
    general:
      /^(?:the|a|an|my|our|that|this|with|about|of|in|on|from|where|which|there|was|were|is|had|we|i|one|ones|it|thing|stuff|and|to|at|very|before|earlier|started|left|begun)$/u,
    task: /^(?:tasks?|problems?|questions?|exercises?|ones?|examples?|homework|word)$/u,
    places: [/^(?:first|1st)$/u, /^(?:second|2nd)$/u, /^(?:third|3rd)$/u, /^(?:fourth|4th)$/u, /^(?:fifth|5th)$/u],
    last: /^(?:previous|last|old|earlier|before)$/u,
    other: /^other$/u,
    kinds: {
      equation: /^equations?$/u,
      inequality: /^inequalit(?:y|ies)$/u,
      system: /^systems?$/u,
      fractions: /^fractions?$/u,
      quadratic: /^quadratics?$/u,
      story: /^(?:story|stories)$/u,
    },
  },
  ru: {
    leads:
      /^\s*(?:(?:ну|ок|окей|ладно|так|а|и|хорошо|теперь|тогда|давай(?:те)?|можно|можем|может|хочу|хотел\p{L}*(?: бы)?|надо|нужно|пожалуйста|стоп|спасибо|погоди|подожди|мы|я|ясно|понятно|лучше)(?!\p{L})[\s,.!]*)*(?:верн(?:емся|емтесь|ись|итесь|уться|усь|и|ите|ем)|возвраща\p{L}+|назад|обратно|перейдем (?:обратно|назад))(?!\p{L})\s+(?:(?:назад|обратно|снова|опять|лучше|сначала|меня)\s+)*ко?(?!\p{L})\s*/u,
    perhaps:
      /^\s*(?:(?:ну|ок|окей|ладно|так|а|и|хорошо|теперь|тогда|давай(?:те)?|можно|снова|опять|лучше)(?!\p{L})[\s,.!]*)*ко?(?!\p{L})\s*/u,
    ends: /(?:[\s,]+(?:пожалуйста|плиз|пж|снова|опять|теперь|сейчас|сначала|спасибо|ладно|хорошо|обратно|назад))+\s*$/u,
    bare: /^(?:ну|ок|окей|ладно|так|а|и|хорошо|теперь|тогда|давай(?:те)?|можно|можем|может|хочу|хотел\p{L}*|бы|надо|нужно|пожалуйста|стоп|спасибо|мы|я|лучше|верн\p{L}+|возвраща\p{L}+|назад|обратно|снова|опять|к|ко|той|этой|моей|нашей|прошл\p{L}+|прежн\p{L}+|предыдущ\p{L}+|стар\p{L}+|перв\p{L}+|последн\p{L}+|друг\p{L}+|задач\p{L}*|истори\p{L}+|пример\p{L}*)$/u,
    general:
      /^(?:той|тому|этой|этому|моей|моему|нашей|нашему|самой|самому|про|о|об|с|со|где|в|во|на|из|котор\p{L}+|была|был|было|мы|я|начал\p{L}*|решал\p{L}*|то|там|что|и)$/u,
    task: /^(?:задач\p{L}*|пример\p{L}*|задани\p{L}*|номер\p{L}*|упражнени\p{L}*|вопрос\p{L}*|задачк\p{L}*)$/u,
    places: [/^перв\p{L}+$/u, /^втор\p{L}+$/u, /^трет\p{L}+$/u, /^четв[её]рт\p{L}+$/u, /^пят(?:ой|ому|ую|ое)$/u],
    last: /^(?:предыдущ\p{L}+|прошл\p{L}+|прежн\p{L}+|стар(?:ой|ому)|последн\p{L}+)$/u,
    other: /^друг(?:ой|ому)$/u,
    kinds: {
      equation: /^уравнени\p{L}+$/u,
      inequality: /^неравенств\p{L}+$/u,
      system: /^систем\p{L}*$/u,
      fractions: /^дроб\p{L}+$/u,
      quadratic: /^квадратн\p{L}+$/u,
      story: /^истори\p{L}+$/u,
    },
  },
}

/** "Back", "can we go back to the old problem": nothing else is said. "Back then" and "back to school" tell something. */
export const isOnlyReturn = (text: string): boolean =>
  (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replaceAll('’', "'")
      .match(/[\p{L}'\d]+/gu) ?? []
  ).every((word) => Object.values(returnWords).some(({ bare }) => bare.test(word)))
