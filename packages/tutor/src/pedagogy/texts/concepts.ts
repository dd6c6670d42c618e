/** Notions of this slice that can be explained. */
const conceptIds = [
  'fraction',
  'common-denominator',
  'mixed-number',
  'percent',
  'decimal',
  'equation',
  'linear-equation',
  'quadratic-equation',
  'discriminant',
  'vieta',
  'like-terms',
  'brackets',
  'order',
  'power',
  'root',
  'polynomial',
] as const
export type ConceptId = (typeof conceptIds)[number]
