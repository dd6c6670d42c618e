/**
 * Numbers that name a place or a time: "line 3 to 4", "step 2", "at 10:00". They are spans of their own kind: no reader takes
 * them for amounts, tasks or results.
 */

/** Lines and steps of a solution, one or several; "line 3 cm long" measures a line, "my step 5x - 10" begins a formula. */
const places =
  /(?<!\p{L})(?:lines?|steps?|rows?|hints?|строк[аеиуой]*|строч[а-яё]+|шаг[а-яё]*)\s*(?:№|#|no\.?\s?)?\s*\d{1,2}(?:\s*(?:-|–|to|and|or|и|до|на|в|к|,|->|→)\s*(?:(?:line|step|row|строк[аеиуой]*|шаг[а-яё]*)\s*)?\d{1,2})*(?![\d%\p{L}]|[.,]\d|\s*[-+*/=:·×]\s*[\d(a-zх]|\s*(?:mm|cm|m|km|мм|см|м|км|seats?|мест)(?!\p{L}))/giu

/** Times of day: with zero minutes, after "at" or "until", or before "am". Not in a calculation. */
const times = [
  /(?<![\d:.,]|[-+*/=]\s?)(?:[01]?\d|2[0-4]):00(?!\d|:|\s?[-+*/=])/gu,
  /(?<=(?<!\p{L})(?:at|by|from|until|till|before|after|since|is|в|с|до|к|около|после|на часах)\s)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d|:|\s?[*/=])/giu,
  /(?<![\d:.,])(?:0?\d|1[0-2]):[0-5]\d(?=\s?(?:am|pm|a\.m|p\.m|o'clock|утра|вечера|дня)(?!\p{L}))/giu,
]

/** Beside a duration a time of day is data: "94 minutes after 6:15", "how many minutes from 4:33 to 11:20". */
const durations = /(?:\d|how many|сколько)\s*(?:min|hour|h(?!\p{L})|мин|час)/iu

/** An answer that is only a time of day. */
const onlyTime =
  /^[^\p{L}\d]*(?:(?:at|by|it is|it['’]?s|в|это)\s+)?\d{1,2}:\d\d(?:\s?(?:am|pm|a\.m|p\.m|утра|вечера|дня|ночи))?[^\p{L}\d]*$/iu

const blank = (found: string) => ' '.repeat(found.length)

export const withoutPlaces = (text: string): string => text.replace(places, blank)

/** Blanks out references to lines and steps, which keeps all positions of the text. */
export const withoutReferences = (text: string): string =>
  durations.test(text) || onlyTime.test(text)
    ? withoutPlaces(text)
    : times.reduce((rest, each) => rest.replace(each, blank), withoutPlaces(text))

/** The numbers of the lines and steps that a text refers to, in order. */
export const placesNamed = (text: string): number[] =>
  [...text.matchAll(places)].flatMap(([said]) => [...said.matchAll(/\d+/g)].map(([digits]) => Number(digits)))
