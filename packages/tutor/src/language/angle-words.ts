import type { Language } from '../math/latex.ts'

interface AngleWords {
  readonly triangle: RegExp
  readonly isosceles: RegExp
  readonly exterior: RegExp
  /** The question is about angles or sides that are equal. */
  readonly equal: RegExp
  readonly which: RegExp
  /** The student gives a reason. */
  readonly because: RegExp
  /** A right reason for equal angles: the sides opposite them, or the two equal sides. */
  readonly sides: RegExp
}

/** Words of questions about the angles of a triangle. Lower case, `ё` as `е`. */
export const angleWords: Readonly<Record<Language, AngleWords>> = {
  en: {
    triangle: /(?<!\p{L})triangle/u,
    isosceles: /(?<!\p{L})isosceles|(?<!\p{L})([a-z])([a-z]) = ([a-z])([a-z])(?!\p{L})/u,
    exterior: /(?<!\p{L})(?:exterior|external|outside|outer)(?!\p{L})/u,
    equal: /(?<!\p{L})(?:equal|same|why is it \p{L} and \p{L})(?!\p{L})/u,
    which: /(?<!\p{L})which (?:two |of the )?angles?(?!\p{L})/u,
    because: /(?<!\p{L})(?:because|since|opposite|cause|cuz)(?!\p{L})/u,
    sides: /(?<!\p{L})opposite|(?<!\p{L})(?:two |equal )?sides (?:are|is) (?:the same|equal)|equal sides/u,
  },
  ru: {
    triangle: /треуг/u,
    isosceles: /равнобедр|(?<!\p{L})([a-z])([a-z]) = ([a-z])([a-z])(?!\p{L})/u,
    exterior: /(?<!\p{L})(?:внешн|наружн)/u,
    equal: /(?<!\p{L})(?:равн[ыао]|равны|одинаков|почему это \p{L} и \p{L})/u,
    which: /(?<!\p{L})как(?:ие|ой) (?:два |из )?угл/u,
    because: /(?<!\p{L})(?:потому|так как|ведь|напротив|раз)(?!\p{L})/u,
    sides: /напротив|(?:боковые |две )?стороны (?:же )?(?:равны|одинаков)|равн\p{L}* сторон/u,
  },
}
