import { type Corner, type Figure, type Place, type Plot, type Range, readFigure, readPlot } from '@lumi/tutor/drawing'
import { escapeHtml } from '../../platform/mail-layout.ts'

const width = 320
const height = 240
/** Of a letter in a label, roughly. */
const letterWidth = 6
/** Room for letters around a figure. */
const edge = 34
/** The curves are told apart without color: the page is printed. */
const dashes = ['', '8 5', '2 5', '10 4 2 4']

/** A graph or a figure of a reply as a picture of its own, without styles; null: it cannot be drawn and stays text. */
export function drawingHtml(kind: string | undefined, source: string): string | null {
  if (kind === 'plot') {
    const plot = readPlot(source)
    return plot && framed(height, source, plotSvg(plot))
  }
  if (kind === 'geometry') {
    const figure = readFigure(source)
    return figure && figureSvg(figure, source)
  }
  return null
}

/** What it was drawn from is its description, and what a program reads from the page. */
const framed = (high: number, source: string, content: string) =>
  `<figure class="drawing"><svg viewBox="0 0 ${width} ${short(high)}" width="${width}" role="img" aria-label="${escapeHtml(source.trim())}">${content}</svg></figure>`

const short = (value: number) => String(Number(value.toFixed(1)))
const scaleOf =
  ([from, to]: Range, [start, end]: Range) =>
  (value: number) =>
    start + ((value - from) / (to - from)) * (end - start)
const line = (d: string, more: string) => `<path d="${d}" fill="none" stroke="currentColor" ${more}/>`
const label = (x: number, y: number, text: string, anchor = 'middle') =>
  `<text x="${short(x)}" y="${short(y)}" font-size="11" text-anchor="${anchor}" fill="currentColor">${escapeHtml(text)}</text>`
const dot = ({ x, y }: Place) => `<circle cx="${short(x)}" cy="${short(y)}" r="4" fill="currentColor"/>`

function marksOf([from, to]: Range, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  // No minus zero.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(10)) + 0)
}

const signed = (value: number) => String(value).replace('-', '−')

function plotSvg(plot: Plot): string {
  const across = scaleOf(plot.x, [0, width])
  const up = scaleOf(plot.y, [height, 0])
  const axis = { x: Math.min(Math.max(up(0), 0), height), y: Math.min(Math.max(across(0), 0), width) }
  const [columns, rows] = [marksOf(plot.x, plot.steps.x), marksOf(plot.y, plot.steps.y)]
  const grid = [
    ...columns.map((mark) => `M${short(across(mark))} 0V${height}`),
    ...rows.map((mark) => `M0 ${short(up(mark))}H${width}`),
  ].join('')
  const pathOf = (piece: readonly Place[]) =>
    piece.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(across(x))} ${short(up(y))}`).join('')
  return [
    line(grid, 'stroke-opacity="0.2"'),
    line(`M0 ${short(axis.x)}H${width}M${short(axis.y)} ${height}V0`, 'stroke-opacity="0.7"'),
    ...plot.verticals.map((x) => line(`M${short(across(x))} 0V${height}`, 'stroke-dasharray="4 4"')),
    ...plot.curves.map(({ pieces }, nth) =>
      line(pieces.map(pathOf).join(''), `stroke-width="2.4" stroke-dasharray="${dashes[nth] ?? ''}"`),
    ),
    ...plot.points.flatMap(({ name, x, y }) => [
      dot({ x: across(x), y: up(y) }),
      label(across(x) + 7, up(y) - 7, name, 'start'),
    ]),
    ...columns
      .filter((mark) => mark !== 0 && across(mark) > 10 && across(mark) < width - 12)
      .map((mark) => label(across(mark), axis.x > height - 16 ? axis.x - 4 : axis.x + 13, signed(mark))),
    ...rows
      .filter((mark) => mark !== 0 && up(mark) > 12 && up(mark) < height - 8)
      .map((mark) =>
        label(axis.y < 24 ? axis.y + 4 : axis.y - 4, up(mark) + 4, signed(mark), axis.y < 24 ? 'start' : 'end'),
      ),
  ].join('')
}

function figureSvg({ spots, lines, corners, circle }: Figure, source: string): string {
  const reach = circle?.radius ?? 0
  const around = (place: Place & { name: string }) => (place.name === circle?.center ? reach : 0)
  const xs = spots.flatMap((spot) => [spot.x - around(spot), spot.x + around(spot)])
  const ys = spots.flatMap((spot) => [spot.y - around(spot), spot.y + around(spot)])
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((width - 2 * edge) / (right - left), (height - 2 * edge) / (high - low))
  const margin = (width - (right - left) * scale) / 2
  const places = new Map(
    spots.map(({ name, x, y }) => [name, { x: margin + (x - left) * scale, y: edge + (high - y) * scale }]),
  )
  const at = (name: string) => places.get(name)!
  const middle = circle ? at(circle.center) : meanOf([...places.values()])
  const away = (place: Place, by: number) => {
    const far = Math.hypot(place.x - middle.x, place.y - middle.y) || 1
    return { x: place.x + ((place.x - middle.x) / far) * by, y: place.y + ((place.y - middle.y) / far) * by }
  }
  const isNamed = ({ name }: { name: string }) =>
    !circle || name === circle.center || lines.some(({ from, to }) => from === name || to === name)
  const content = [
    circle
      ? `<circle cx="${short(middle.x)}" cy="${short(middle.y)}" r="${short(reach * scale)}" fill="none" stroke="currentColor" stroke-width="2.4"/>`
      : '',
    ...lines.map(({ from, to, isInner }) =>
      line(
        `M${short(at(from).x)} ${short(at(from).y)}L${short(at(to).x)} ${short(at(to).y)}`,
        isInner ? 'stroke-width="1.8" stroke-dasharray="6 4"' : 'stroke-width="2.4"',
      ),
    ),
    ...corners.map((corner) => cornerSvg(corner, at)),
    ...lines.map(({ from, to, label: measure }) => {
      const center = meanOf([at(from), at(to)])
      // A long text beside an upright side needs more room than one below a level side.
      const sideways = Math.abs(center.x - middle.x) / (Math.hypot(center.x - middle.x, center.y - middle.y) || 1)
      const place = away(center, 12 + (sideways * measure.length * letterWidth) / 2)
      return measure === '' ? '' : label(place.x, place.y + 4, measure)
    }),
    ...spots.filter(isNamed).map(({ name }) => {
      const place = away(at(name), 15)
      return label(place.x, place.y + 5, name)
    }),
  ].join('')
  return framed((high - low) * scale + 2 * edge, source, content)
}

/** A right angle has its square, another one its measure inside. */
function cornerSvg({ at: name, from, to, label: measure, isRight }: Corner, at: (name: string) => Place): string {
  const { x, y } = at(name)
  const towards = (other: string, by: number) => {
    const far = Math.hypot(at(other).x - x, at(other).y - y) || 1
    return { x: ((at(other).x - x) / far) * by, y: ((at(other).y - y) / far) * by }
  }
  const [one, two] = [towards(from, 11), towards(to, 11)]
  if (isRight)
    return line(
      `M${short(x + one.x)} ${short(y + one.y)}L${short(x + one.x + two.x)} ${short(y + one.y + two.y)}L${short(x + two.x)} ${short(y + two.y)}`,
      'stroke-width="1.6"',
    )
  return label(x + (one.x + two.x) * 1.6, y + (one.y + two.y) * 1.6 + 4, measure)
}

const meanOf = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
})
