import { both, words } from '../texts.ts'

/** What several figures have in common: the words around an amount, and usual mistakes. */

export const radius = {
  before: words(
    '(?:radius|radii|r)(?: of [a-z ]{0,12})?(?: is| ?=| of)? ?$',
    '(?:радиус[а-я]*|r)(?: [а-я]{3,12}){0,2}(?: ?=| -)? ?$',
  ),
}
export const degrees = { after: words('^ ?(?:°|deg|º)', '^ ?(?:°|град|º)') }
export const asRoot = both(
  'The squares of the two are to be taken, not the lengths themselves. Which theorem holds in a right triangle?',
  'Здесь нужны квадраты этих длин, а не сами длины. Какая теорема верна в прямоугольном треугольнике?',
)
export const plusForMinus = both(
  'That comes out longer than the longest side of this right triangle. Are the squares added or subtracted here?',
  'Так выходит больше самой длинной стороны этого прямоугольного треугольника. Квадраты здесь складывают или вычитают?',
)
