import { formulaAloud } from '@lumi/tutor/aloud'
import type { Curve, Place, Plot, Range } from '@lumi/tutor/drawing'
import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { CopyButton } from '../copy-button.tsx'
import styles from './drawing.module.css'
import { Formula } from './formula.tsx'

const width = 320
const height = 240
/** Of a letter beside a line. */
const gap = 4
/** Steps of the slider between two lines of the grid. */
const stepsPerLine = 10

/** The graphs of functions on squared paper, with a slider that walks along them by keyboard, finger or mouse. */
export function PlotDrawing({ plot, source }: { plot: Plot; source: string }) {
  const { t, i18n } = useTranslation('talks')
  const { language } = i18n
  const text = numberText(language)
  const [x, setX] = useState(() => startOf(plot))
  const window = useId()
  const slider = useId()
  const across = scaleOf(plot.x, [0, width])
  const up = scaleOf(plot.y, [height, 0])
  const axis = { x: within(up(0), height), y: within(across(0), width) }
  const pathOf = (piece: readonly Place[]) =>
    piece.map((place, index) => `${index === 0 ? 'M' : 'L'}${short(across(place.x))} ${short(up(place.y))}`).join('')
  const textAt = (curve: Curve) => {
    const y = curve.at(x)
    return Number.isFinite(y) ? text(y) : null
  }
  const said = plot.curves.map((curve) => {
    const value = textAt(curve)
    return value === null ? t('drawing.noValue') : t('drawing.value', { name: curve.name, value })
  })
  return (
    <figure className={styles.drawing}>
      <div className={styles.head}>
        <span>{t('drawing.graph')}</span>
        <CopyButton text={() => source} />
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.picture}
        role="img"
        aria-label={described(plot, t, language)}
      >
        <clipPath id={window}>
          <rect width={width} height={height} />
        </clipPath>
        <g clipPath={`url(#${window})`}>
          <path
            className={styles.grid}
            d={[
              ...marksOf(plot.x, plot.steps.x).map((mark) => `M${short(across(mark))} 0V${height}`),
              ...marksOf(plot.y, plot.steps.y).map((mark) => `M0 ${short(up(mark))}H${width}`),
            ].join('')}
          />
          <path className={styles.axis} d={`M0 ${short(axis.x)}H${width}M${short(axis.y)} ${height}V0`} />
          {plot.verticals.map((at) => (
            <path key={at} className={styles.vertical} d={`M${short(across(at))} 0V${height}`} />
          ))}
          {plot.curves.map((curve, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a curve's place is its identity
            <path key={index} className={styles.curve} data-nth={index} d={curve.pieces.map(pathOf).join('')} />
          ))}
          {plot.curves.map((curve, index) => {
            const y = curve.at(x)
            return Number.isFinite(y) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a curve's place is its identity
              <circle key={index} className={styles.walker} cx={across(x)} cy={up(y)} r="5" />
            ) : null
          })}
          {plot.points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point's place is its identity
            <g key={index}>
              <circle className={styles.point} cx={across(point.x)} cy={up(point.y)} r="4" />
              <text className={styles.name} x={across(point.x) + 7} y={up(point.y) - 7}>
                {point.name}
              </text>
            </g>
          ))}
        </g>
        {marksOf(plot.x, plot.steps.x)
          .filter((mark) => mark !== 0 && across(mark) > 10 && across(mark) < width - 12)
          .map((mark) => (
            <text
              key={mark}
              className={styles.mark}
              x={across(mark)}
              y={axis.x > height - 16 ? axis.x - gap : axis.x + 11 + gap / 2}
              textAnchor="middle"
            >
              {text(mark)}
            </text>
          ))}
        {marksOf(plot.y, plot.steps.y)
          .filter((mark) => mark !== 0 && up(mark) > 12 && up(mark) < height - 8)
          .map((mark) => (
            <text
              key={mark}
              className={styles.mark}
              x={axis.y < 24 ? axis.y + gap : axis.y - gap}
              y={up(mark) + 4}
              textAnchor={axis.y < 24 ? 'start' : 'end'}
            >
              {text(mark)}
            </text>
          ))}
        <text className={styles.letter} x={width - 10} y={axis.x < 16 ? axis.x + 14 : axis.x - 5}>
          x
        </text>
        <text className={styles.letter} x={axis.y > width - 16 ? axis.y - 12 : axis.y + 6} y="12">
          y
        </text>
      </svg>
      {plot.curves.length > 0 && (
        <>
          <ul className={styles.legend}>
            {plot.curves.map((curve, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a curve's place is its identity
              <li key={index}>
                <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
                  <path className={styles.curve} data-nth={index} d="M0 4H28" />
                </svg>
                <span className={styles.rule}>
                  <Formula tex={`${curve.name} = ${curve.latex}`} />
                </span>
                <span className={styles.value} aria-hidden="true">
                  {said[index]}
                </span>
              </li>
            ))}
          </ul>
          <div className={styles.walk}>
            <label htmlFor={slider}>{t('drawing.walk', { x: text(x) })}</label>
            <input
              id={slider}
              type="range"
              min={plot.x[0]}
              max={plot.x[1]}
              step={plot.steps.x / stepsPerLine}
              value={x}
              aria-valuetext={`x = ${text(x)}: ${said.join('; ')}`}
              onChange={(event) => setX(tidied(Number(event.target.value)))}
            />
          </div>
        </>
      )}
    </figure>
  )
}

const scaleOf =
  ([from, to]: Range, [start, end]: Range) =>
  (value: number) =>
    start + ((value - from) / (to - from)) * (end - start)
const within = (at: number, most: number) => Math.min(Math.max(at, 0), most)
const short = (value: number) => value.toFixed(1)
const tidied = (value: number) => Number(value.toPrecision(10))

/** The lines of the grid, at whole steps. */
function marksOf([from, to]: Range, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  // No minus zero.
  return Array.from({ length: last - first + 1 }, (_, index) => tidied((first + index) * step) + 0)
}

/** The walk begins where the graph turns, else at zero or the middle. */
function startOf({ x: [from, to], curves, steps }: Plot): number {
  const step = steps.x / stepsPerLine
  const wanted = curves[0]?.turns[0]?.x ?? (from <= 0 && to >= 0 ? 0 : (from + to) / 2)
  return tidied(from + Math.round((wanted - from) / step) * step) + 0
}

const numberText = (language: string) => {
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 4, useGrouping: false })
  return (value: number) => format.format(Math.abs(value) < 1e-9 ? 0 : value).replace('-', '−')
}

type Say = ReturnType<typeof useTranslation<'talks'>>['t']

/** What is to be seen, for someone who does not see it. */
function described(plot: Plot, t: Say, language: 'en' | 'ru'): string {
  const text = numberText(language)
  const list = (numbers: readonly number[]) => numbers.map(text).join('; ')
  const place = ({ x, y }: Place) => ({ x: text(x), y: text(y) })
  return [
    plot.curves.length === 0 ? `${t('drawing.plane')}.` : '',
    ...plot.curves.flatMap(({ name, latex, zeros, turns }) => [
      `${t('drawing.graphOf', { formula: formulaAloud(`${name} = ${latex}`, language) })}.`,
      zeros.length > 0 && zeros.length <= 8 ? `${t('drawing.zeros', { list: list(zeros) })}.` : '',
      ...turns.slice(0, 4).map((turn) => `${t(`drawing.${turn.kind}`, place(turn))}.`),
    ]),
    ...plot.verticals.map((x) => `${t('drawing.vertical', { x: text(x) })}.`),
    ...plot.points.map((point) => `${t('drawing.point', { name: point.name, ...place(point) })}.`),
    `${t('drawing.window', { from: text(plot.x[0]), to: text(plot.x[1]) })}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
