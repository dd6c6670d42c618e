import { type Figure, type Plot, readFigure, readPlot } from '@lumi/tutor/drawing'
import type { ReactNode } from 'react'
import { FigureDrawing } from './figure-drawing.tsx'
import { PlotDrawing } from './plot-drawing.tsx'

interface DrawingProps {
  kind: 'plot' | 'geometry'
  source: string
  /** Shown where the source does not say what to draw. */
  children: ReactNode
}

/**
 * A graph or a figure of a reply. The reply only names the function or the measures: every place is computed here by
 * the math core, so a picture never shows a value that was made up.
 */
export default function Drawing({ kind, source, children }: DrawingProps) {
  const drawn: { plot: Plot | null; figure: Figure | null } =
    kind === 'plot' ? { plot: readPlot(source), figure: null } : { plot: null, figure: readFigure(source) }
  if (drawn.plot) return <PlotDrawing plot={drawn.plot} source={source} />
  if (drawn.figure) return <FigureDrawing figure={drawn.figure} source={source} />
  return children
}
