import { PLACES } from '@lumi/contracts/product-rules'

export interface City {
  /** In English and in Russian. */
  names: readonly [english: string, russian: string]
  region: string | null
}

/** `cities.txt`: a line with a country's code, then a line a city. */
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

/** What people type differently for the same name: case, accents, ё, and what stands between the words. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Cities one of whose words begins like what was typed; those that begin with it come first. In the script that was typed. */
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
