import { PLACES } from '@lumi/contracts/product-rules'

export interface City {
  /** In English and in Russian. */
  names: readonly [english: string, russian: string]
  region: string | null
}

/** Format of `cities.txt`: a line with a country's code, then one line for each city. */
export function readCities(text: string): Map<string, City[]> {
  const cities = new Map<string, City[]>()
  let current: City[] = []
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [english = '', russian, region = null] = line.split('|')
    if (russian === undefined) {
      current = []
      cities.set(english, current)
    } else current.push({ names: [english, russian], region })
  }
  return cities
}

/** Folds differences in typing the same name: case, accents, ё, and the characters between words. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Cities with a word that starts with the typed text, in the typed script; those whose name starts with it come first. */
export function matchingCities(cities: readonly City[], typed: string): { name: string; region: string | null }[] {
  const wanted = folded(typed)
  if (wanted === '') return []
  const script = /\p{Script=Cyrillic}/u.test(typed) ? 1 : 0
  const matches = cities.flatMap(({ names, region }) => {
    const name = folded(names[script])
    return name.startsWith(wanted) || name.includes(` ${wanted}`)
      ? [{ name: names[script], region, isFirst: name.startsWith(wanted) }]
      : []
  })
  return matches
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .slice(0, PLACES.maxSuggestions)
    .map(({ name, region }) => ({ name, region }))
}
