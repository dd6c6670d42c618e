import type { Corner, Figure, Line } from '@lumi/tutor/drawing'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { CopyButton } from '../copy-button.tsx'
import styles from './drawing.module.css'

const width = 320
const maxHeight = 220
/** Room for letters around the figure. */
const edge = 34
const cornerSize = 22
const rightSize = 11

interface Point {
  x: number
  y: number
}

/** A figure on squared paper: its measures beside the lines, right angles marked. */
export function FigureDrawing({ figure, source }: { figure: Figure; source: string }) {
  const { t } = useTranslation('talks')
  const { places, height } = placed(figure)
  const at = (name: string) => places.get(name)!
  const middle = centerOf(figure, at)
  const ends = ({ from, to }: Line) => ({ from: at(from), to: at(to) })
  const { circle } = figure
  const names = figure.circle
    ? figure.spots.filter(({ name }) => name === figure.name || figure.lines.some((line) => line.from === name))
    : figure.spots
  return (
    <figure className={styles.drawing}>
      <div className={styles.head}>
        <span>{t(`drawing.shape.${figure.shape}`)}</span>
        <CopyButton text={() => source} />
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.picture} role="img" aria-label={described(figure, t)}>
        {circle && (
          <circle
            className={styles.side}
            cx={at(circle.center).x}
            cy={at(circle.center).y}
            r={Math.max(...figure.spots.map(({ name }) => distance(at(name), at(circle.center))))}
          />
        )}
        {figure.corners.map((corner) => (
          <CornerMark key={corner.at + corner.from} corner={corner} at={at} />
        ))}
        {figure.lines.map((line) => {
          const { from, to } = ends(line)
          return (
            <path
              key={line.from + line.to}
              className={line.isInner ? styles.inner : styles.side}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            />
          )
        })}
        {circle && <circle className={styles.point} cx={at(circle.center).x} cy={at(circle.center).y} r="3" />}
        {figure.lines
          .filter(({ label }) => label !== '')
          .map((line) => {
            const { from, to } = ends(line)
            const place = besideLine(from, to, middle, line.isInner || circle !== null)
            return (
              <text
                key={line.from + line.to}
                className={styles.measure}
                x={place.x}
                y={place.y}
                textAnchor={place.anchor}
              >
                {line.label}
              </text>
            )
          })}
        {names.map(({ name }) => {
          const place = away(at(name), middle, 15)
          return (
            <text key={name} className={styles.name} x={place.x} y={place.y + 5} textAnchor="middle">
              {name}
            </text>
          )
        })}
      </svg>
      {figure.isSketch && <figcaption className={styles.note}>{t('drawing.sketch')}</figcaption>}
    </figure>
  )
}

/** The places in the picture: as large as fits, the y axis down. */
function placed({ spots, circle }: Figure): { places: ReadonlyMap<string, Point>; height: number } {
  const reach = circle?.radius ?? 0
  const xs = spots.flatMap(({ name, x }) => (circle && name === circle.center ? [x - reach, x + reach] : [x]))
  const ys = spots.flatMap(({ name, y }) => (circle && name === circle.center ? [y - reach, y + reach] : [y]))
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((width - 2 * edge) / (right - left), (maxHeight - 2 * edge) / (high - low))
  const margin = (width - (right - left) * scale) / 2
  return {
    places: new Map(
      spots.map(({ name, x, y }) => [
        name,
        { x: round(margin + (x - left) * scale), y: round(edge + (high - y) * scale) },
      ]),
    ),
    height: round((high - low) * scale + 2 * edge),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function centerOf({ spots, circle }: Figure, at: (name: string) => Point): Point {
  if (circle) return { x: at(circle.center).x, y: at(circle.center).y + 1 }
  const corners = spots.map(({ name }) => at(name))
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  }
}

/** Further from `middle` than the point itself. */
function away(point: Point, middle: Point, by: number): Point {
  const far = distance(point, middle) || 1
  return { x: point.x + ((point.x - middle.x) / far) * by, y: point.y + ((point.y - middle.y) / far) * by }
}

/** Beside the middle of a line: of a side outside, of an inner line above it. */
function besideLine(
  from: Point,
  to: Point,
  middle: Point,
  isInner: boolean,
): Point & { anchor: 'start' | 'middle' | 'end' } {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const long = distance(from, to) || 1
  const across = { x: -(to.y - from.y) / long, y: (to.x - from.x) / long }
  const isOutside = across.x * (x - middle.x) + across.y * (y - middle.y) > 0
  const side = isInner ? (across.y < 0 ? 1 : -1) : isOutside ? 1 : -1
  const by = 12
  // Beside a steep line a wide label begins or ends at it.
  const lean = across.x * side
  const anchor = lean > 0.5 ? 'start' : lean < -0.5 ? 'end' : 'middle'
  return { x: x + lean * by, y: y + across.y * by * side + 5, anchor }
}

function CornerMark({ corner, at }: { corner: Corner; at: (name: string) => Point }) {
  const point = at(corner.at)
  const towards = (name: string) => {
    const other = at(name)
    const far = distance(point, other) || 1
    return { x: (other.x - point.x) / far, y: (other.y - point.y) / far }
  }
  const [a, b] = [towards(corner.from), towards(corner.to)]
  const between = { x: a.x + b.x, y: a.y + b.y }
  const long = Math.hypot(between.x, between.y) || 1
  const on = (way: Point, by: number) => `${round(point.x + way.x * by)} ${round(point.y + way.y * by)}`
  const isTurning = a.x * b.y - a.y * b.x > 0 ? 1 : 0
  const square = { x: a.x + b.x, y: a.y + b.y }
  return (
    <>
      <path
        className={styles.corner}
        d={
          corner.isRight
            ? `M${on(a, rightSize)}L${on(square, rightSize)}L${on(b, rightSize)}`
            : `M${on(a, cornerSize)}A${cornerSize} ${cornerSize} 0 0 ${isTurning} ${on(b, cornerSize)}`
        }
      />
      {corner.label !== '' && !corner.isRight && (
        <text
          className={styles.measure}
          x={point.x + (between.x / long) * (cornerSize + 16)}
          y={point.y + (between.y / long) * (cornerSize + 14) + 5}
          textAnchor="middle"
        >
          {corner.label}
        </text>
      )}
    </>
  )
}

type Say = ReturnType<typeof useTranslation<'talks'>>['t']

function described({ shape, name, lines, corners, isSketch }: Figure, t: Say): string {
  return [
    `${t(`drawing.shape.${shape}`)} ${name}.`,
    ...lines
      .filter(({ label }) => label !== '')
      .map(({ from, to, label }) => `${from}${to}: ${label === '?' ? t('drawing.wanted') : label}.`),
    ...corners
      .filter(({ label }) => label !== '')
      .map(({ at, label }) => `${t('drawing.angle', { name: at })}: ${label === '?' ? t('drawing.wanted') : label}.`),
    isSketch ? `${t('drawing.sketch')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
