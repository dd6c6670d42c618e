import type { Language } from '../math/latex.ts'

/** "Like x - 4 < 2 then x > 6": an example that a student makes up. */
export const exampleWords: Readonly<Record<'begins' | 'leads' | 'links', Readonly<Record<Language, string>>>> = {
  begins: { en: 'like|for example|for instance|e\\.g\\.|say|if|when', ru: 'например|типа|если|допустим|скажем' },
  /** To what follows from it. */
  leads: { en: 'then|so|that means|means|gives|becomes', ru: 'тогда|то|значит|получится|получается|будет' },
  /** Between these words and what follows. */
  links: { en: "i get|it's|its|it is|x is", ru: 'это|будет|получится' },
}
