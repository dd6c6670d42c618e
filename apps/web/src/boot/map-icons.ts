const namespace = 'http://www.w3.org/2000/svg'

/** Outlines on a 24 px grid, shown beside suggestions of the maps service: `<use href="#map-city" />`. */
const icons = {
  city: [
    'M12 21c4.2-4.3 6.5-7.7 6.5-10.8a6.5 6.5 0 0 0-13 0C5.5 13.3 7.8 16.7 12 21Z',
    'M14.4 10.2a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 0 1 4.8 0Z',
  ],
  school: ['M3 9.5 12 5l9 4.5-9 4.5-9-4.5Z', 'M7 11.5V16c0 1.4 2.200 2.5 5 2.5s5-1.1 5-2.5v-4.5'],
} as const

/** Adds the sprite to the page. Call once. */
export function registerMapIcons(): void {
  const sprite = document.createElementNS(namespace, 'svg')
  for (const [kind, paths] of Object.entries(icons)) {
    const symbol = document.createElementNS(namespace, 'symbol')
    symbol.id = `map-${kind}`
    symbol.setAttribute('viewBox', '0 0 24 24')
    for (const d of paths) {
      const outline = document.createElementNS(namespace, 'path')
      outline.setAttribute('d', d)
      symbol.append(outline)
    }
    sprite.append(symbol)
  }
  const holder = document.createElement('div')
  holder.hidden = true
  holder.append(sprite)
  document.body.append(holder)
}
