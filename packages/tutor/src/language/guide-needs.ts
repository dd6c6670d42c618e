/**
 * What a text has to tell before a guide is named for it: likeness of words finds a guide also where the thing that makes
 * its kind of task is not there. "3 kg of apples, pears dearer by 30" is not the price of some grams.
 */
export const guideNeeds: Readonly<Record<string, RegExp>> = {
  'everyday.price-for-grams': /\d ?(?:g|gr|grams?|г|гр|грам\p{L}*)(?!\p{L})|грам|gram/iu,
  'chance.sum-of-two-dice':
    /(?:two|2|pair|both|дв[аеу]\p{L}{0,2}|оба|обоих|пар[аыу])(?!\p{L})[^.?]{0,20}(?:dice|кубик|кост)|(?:sum|total|сумм)/iu,
}

/** What makes another kind of task of a text. */
export const guideForbids: Readonly<Record<string, RegExp>> = {
  'everyday.price-for-grams': /dearer|more expensive|cheaper|costs? [^.?]{0,12}more|дороже|дешевле/iu,
  // y = |x - 3| is no parabola.
  'analysis.parabola-graph': /\|/u,
}
