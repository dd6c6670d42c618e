import type { Language } from '../math/latex.ts'

/** The student has not had the topic of an exercise at school, or did not want it. Lower case, `ё` as `е`. */
export const notLearned: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:we|i) (?:did ?n[o'’]?t|have ?n[o'’]?t|never|havent|didnt|dont) (?:even |really |yet )?(?:have|had|do|did|done|learn(?:ed|t)?|cover(?:ed)?|study|studied)(?! (?:it|that|this)? ?(?:right|wrong|correctly|well))|not (?:in |for )?my (?:grade|class|year)|too (?:advanced|hard) for (?:me|my (?:grade|class|age))|not what i (?:wanted|asked|meant))(?!\p{L})/u,
  ru: /(?<!\p{L})(?:(?:мы |я |еще )*(?:такого |такое |это |этого )?(?:мы |я )?(?:еще )?не (?:проход|изуча|учил)\p{L}*|(?:этого|такого) (?:у нас )?(?:еще )?не было|не для (?:моего|нашего) класса|не (?:это|такую|такое) (?:хотел|просил)\p{L}*|я (?:просил|хотел)\p{L}* (?:не (?:это|такую|такое)|другую|другое))(?!\p{L})/u,
}
