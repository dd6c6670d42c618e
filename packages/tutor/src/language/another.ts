import type { Language } from '../math/latex.ts'
import type { Family } from '../math/steps.ts'

interface AnotherWords {
  /** Asks for an exercise like the last one. */
  readonly like: RegExp
  /** Asks for one more exercise, in any wording. */
  readonly more: RegExp
  /** Asks for more of something that is not an exercise: a hint, a way, a root. */
  readonly other: RegExp
  readonly harder: RegExp
  readonly easier: RegExp
  /** Kinds of exercises by name; the first match counts. */
  readonly kinds: readonly (readonly [Family, RegExp])[]
}

/** How a student asks for another exercise. Lower case, `ё` as `е`. */
export const anotherWords: Readonly<Record<Language, AnotherWords>> = {
  en: {
    like: /(?<!\p{L})(?:similar|(?:one|ones|another|something|more|exercise|problem|task|equation|inequality) (?:just )?like (?:this|that|it|these|those|mine|my|the)|(?:the )?same (?:kind|type|sort)|of (?:this|that|the same) (?:kind|type|sort))(?!\p{L})/u,
    more: /(?<!\p{L})(?:another|one more|(?:a )?different one|(?:give|send|set|show|gimme|(?:can|could|may) i (?:have|get))(?: me)? (?:one(?! (?:hint|tip|clue))|(?:a|an|some) (?:\p{L}+ ){0,2}(?:ones?|problems?|exercises?|tasks?|equations?|inequality|inequalities|quadratics?|fractions?|systems?|derivatives?|integrals?))|next one|new one|last one|(?:some|a few) more of (?:these|those)|again one|i want(?:ed)? (?:a|an|one))(?!\p{L})/u,
    other:
      /(?<!\p{L})(?:another|one more|similar|same|next|new|last|me an?) (?:\p{L}+ )?(?:way|time|hint|tip|clue|minute|second|break|examples?|explanation|method|word|root|solution|answer|topic|subject|question|thing|step|picture|reason|number|sign|line|side|angle|subjects?)(?!\p{L})|(?<!\p{L})(?:solved|worked|(?:is|are|was) done|answer|hint|tip)(?!\p{L})|^(?:so |but |and )*(?:why|how|what|where|is there|are there|does|do)(?!\p{L})/u,
    harder:
      /(?<!\p{L})(?:harder|tougher|trickier|more (?:difficult|challenging|complicated)|not (?:so|too|that) easy)(?!\p{L})/u,
    easier:
      /(?<!\p{L})(?:easier|simpler|not (?:too|so|that|very) (?:hard|difficult|complicated|tricky)|less (?:hard|difficult))(?!\p{L})/u,
    kinds: [
      ['inequality', /(?<!\p{L})inequalit(?:y|ies)(?!\p{L})/u],
      ['quadratic', /(?<!\p{L})quadratics?(?!\p{L})/u],
      ['system', /(?<!\p{L})(?:systems?|simultaneous)(?!\p{L})/u],
      ['linear', /(?<!\p{L})linear(?!\p{L})/u],
      ['fractions', /(?<!\p{L})fractions?(?!\p{L})/u],
      ['derivative', /(?<!\p{L})derivatives?(?!\p{L})/u],
      ['integral', /(?<!\p{L})integrals?(?!\p{L})/u],
      ['exponential', /(?<!\p{L})exponential(?!\p{L})/u],
      ['factoring', /(?<!\p{L})factor(?:ing|ise|ize|ising|izing)?(?!\p{L})/u],
    ],
  },
  ru: {
    like: /(?<!\p{L})(?:похож(?:ую|ее|ий|ие|ая|их)|аналогичн\p{L}+|подобн(?:ую|ое|ый|ые)|так(?:ую|ое|ой|ие) же|такого же (?:типа|вида)|того же (?:типа|вида)|типа (?:этой|этого|моей|моего))(?!\p{L})/u,
    more: /(?<!\p{L})(?:(?:еще|давай|дай)(?: мне| тогда| же| теперь| еще)* (?:одн(?:у|о|ин)|так(?:ую|ое|ой)|парочку|пару|последн\p{L}+|нов(?:ую|ое|ый)|задач\p{L}*|пример\p{L}*|уравнени\p{L}*|неравенств\p{L}*|квадратн\p{L}+|линейн\p{L}+|систем\p{L}+|на дроби|с дробями)|^(?:ну |ладно |ок |хорошо )*(?:дай|давай) еще(?: раз)?\s*[.!]*$|следующ(?:ую|ее|ий) (?:задач|пример|уравнен|неравенств)\p{L}*|(?:дай|давай|хочу)(?: мне)? другую(?: задачу)?|я (?:просил|хотел)\p{L}* (?!не)\p{L}+)(?!\p{L})/u,
    other:
      /(?<!\p{L})(?:еще|так(?:ую|ое|ой)|похож\p{L}+|аналогичн\p{L}+|нов\p{L}+|последн\p{L}+|одн\p{L}+|друг\p{L}+) (?:\p{L}+ )?(?:раз|подсказк\p{L}*|способ\p{L}*|метод\p{L}*|объяснени\p{L}*|кор(?:ень|ня|ни)|решени\p{L}*|ответ\p{L}*|тем[ауы]|вопрос\p{L}*|шаг\p{L}*|картинк\p{L}*|причин\p{L}*|числ\p{L}*|знак\p{L}*|строк\p{L}*|сторон\p{L}*|угол|угла|предмет\p{L}*)(?!\p{L})|(?<!\p{L})(?:решенн\p{L}+|разобранн\p{L}+|как реша\p{L}+|ответ|подсказ\p{L}*)(?!\p{L})|^(?:а |и |ну |но )*(?:почему|зачем|откуда|как|что|где|есть ли)(?!\p{L})/u,
    harder:
      /(?<!\p{L})(?:(?:по)?(?:сложнее|труднее)|посложн\p{L}*|потрудн\p{L}*|не так(?:ую|ое) (?:прост|легк)\p{L}*)(?!\p{L})/u,
    easier:
      /(?<!\p{L})(?:(?:по)?(?:проще|легче)|не (?:слишком|очень|так(?:ую|ое)|сильно|особо) (?:сложн|трудн|тяжел)\p{L}*)(?!\p{L})/u,
    kinds: [
      ['inequality', /(?<!\p{L})неравенств\p{L}*(?!\p{L})/u],
      ['quadratic', /(?<!\p{L})квадратн\p{L}+(?! кор)(?!\p{L})/u],
      ['system', /(?<!\p{L})систем\p{L}+(?!\p{L})/u],
      ['linear', /(?<!\p{L})линейн\p{L}+(?!\p{L})/u],
      ['fractions', /(?<!\p{L})дроб\p{L}+(?!\p{L})/u],
      ['derivative', /(?<!\p{L})производн\p{L}+(?!\p{L})/u],
      ['integral', /(?<!\p{L})интеграл\p{L}*(?!\p{L})/u],
      ['exponential', /(?<!\p{L})показательн\p{L}+(?!\p{L})/u],
      ['factoring', /(?<!\p{L})множител\p{L}+(?!\p{L})/u],
    ],
  },
}
