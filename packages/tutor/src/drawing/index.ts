export { type Corner, type Figure, type Line, readFigure, type Shape, type Spot } from './figure.ts'
export { type Curve, type Place, type Plot, type Range, readPlot } from './plot.ts'
