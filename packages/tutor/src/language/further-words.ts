import type { Language } from '../math/latex.ts'

/** How a further question about the same story begins. */
export const furtherWords: Readonly<Record<Language, { readonly asks: RegExp; readonly lead: RegExp }>> = {
  en: {
    asks: /(?<!\p{L})(?:how (?:many|much|far|long|old|fast|big)|what(?:'?s| is| was| would be| about)|(?:and )?the (?:chance|probability)|which)(?!\p{L})/iu,
    lead: /^(?:(?:ok(?:ay)?|and|so|but|now|then|hm+|well|cool|thanks)[\s,.!]+)+/iu,
  },
  ru: {
    asks: /(?<!\p{L})(?:сколько|скольк\p{L}+|како[йваея]\p{L}*|какая|чему|на сколько|насколько|во сколько|вероятност\p{L}+)(?!\p{L})/iu,
    lead: /^(?:(?:ок|окей|а|и|ну|но|так|теперь|хорошо|ладно|спасибо)[\s,.!]+)+/iu,
  },
}
