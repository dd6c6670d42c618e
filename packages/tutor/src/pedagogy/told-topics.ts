/** Topics of word problems: the first question is about the relation, never about the formula as read. */
export const toldTopics = [
  'circle-area',
  'circle-length',
  'triangle-angles',
  'polygon-angles',
  'right-triangle',
  'triangle-area',
  'trapezoid-area',
  'parallelogram-area',
  'square-area',
  'square-perimeter',
  'rectangle-area',
  'rectangle-perimeter',
  'cube-volume',
  'box-volume',
  'volume',
  'area',
  'perimeter',
  'divisors',
  'probability',
  'choices',
  'distance',
  'midpoint',
  'slope',
  'arithmetic-term',
  'geometric-term',
  'series-sum',
  'mean',
  'percent-change',
  'percent-share',
  'percent-whole',
  'percent-of',
  'part-whole',
  'part-of',
  'ratio',
  'consecutive',
  'mixed-number',
  'decimal-fraction',
  'conversion',
  'put-in',
  'opposite',
  'function-value',
  'function-reached',
  'functions-meet',
  'list',
  'in-words',
] as const
export type ToldTopic = (typeof toldTopics)[number]

/** The texts of a topic; each may end with a note of its answers (`asked.ts`) over the letters of `partsOf`. */
export interface TopicWords {
  /** Words that identify the topic; null for one identified by its formula, or the default. */
  readonly pattern: RegExp | null
  /** About the relation or the meaning, without the task's numbers. */
  readonly question: string
  /** A hint at the meaning. */
  readonly nudge: string
  /** The relation in words. */
  readonly relation: string
}
export type ToldTopicWords = Readonly<Record<ToldTopic, TopicWords>>

/** How a task of the topic is read, with a letter for each of its numbers. The first form that fits names them. */
export const partsOf: Partial<Readonly<Record<ToldTopic, readonly string[]>>> = {
  'circle-area': ['π*r^2', 'π*(d/2)^2'],
  'circle-length': ['2*π*(d/2)', '2*π*r', 'π*d'],
  'triangle-angles': ['180-a-b'],
  'polygon-angles': ['(n-2)*180'],
  'right-triangle': ['√(a^2+b^2)', '√(c^2-a^2)'],
  'triangle-area': ['a*h/2'],
  'trapezoid-area': ['(a+b)/2*h'],
  'parallelogram-area': ['a*h'],
  'square-area': ['a^2'],
  'square-perimeter': ['4*a', 'p/4'],
  'rectangle-area': ['a*b', 's/a'],
  'rectangle-perimeter': ['2*(a+b)', 'p/2-a'],
  'cube-volume': ['a^3'],
  volume: ['a^3'],
  'box-volume': ['a*b*c'],
  probability: ['k/(k+m)', 'k/n'],
  distance: ['√((t-s)^2+(v-u)^2)'],
  slope: ['(v-u)/(t-s)'],
  'percent-share': ['a/w*100'],
  'percent-whole': ['a/(p/100)'],
  'percent-of': ['p/100*w'],
  'part-whole': ['a/(n/d)'],
  'part-of': ['n/d*w'],
  'mixed-number': ['(w*d+n)/d'],
  conversion: ['v*m', 'v/k'],
  opposite: ['(-1)*a'],
}

/** Formulas that a student may write for a topic, in any letters. */
export const formulasOf: Partial<Readonly<Record<ToldTopic, readonly string[]>>> = {
  'circle-area': ['π*r^2', 'π*d^2/4', 'π*(d/2)^2'],
  'circle-length': ['2*π*r', 'π*d'],
  'triangle-angles': ['180-a-b', '180-(a+b)'],
  'polygon-angles': ['(n-2)*180'],
  'right-triangle': ['√(a^2+b^2)', '√(c^2-a^2)', 'a^2+b^2', 'c^2-a^2', 'a^2+b^2-c^2'],
  'triangle-area': ['a*h/2'],
  'trapezoid-area': ['(a+b)/2*h'],
  'parallelogram-area': ['a*h'],
  'square-area': ['a^2', 'a*a'],
  'square-perimeter': ['4*a', 'a+a+a+a'],
  'rectangle-area': ['a*b'],
  'rectangle-perimeter': ['2*(a+b)', 'a+b+a+b'],
  'cube-volume': ['a^3'],
  'box-volume': ['a*b*c'],
  distance: ['√((a-b)^2+(c-d)^2)'],
  slope: ['(a-b)/(c-d)'],
  'arithmetic-term': ['a+d*(n-1)'],
  'geometric-term': ['b*q^(n-1)'],
  'percent-of': ['p/100*w'],
  'percent-whole': ['a/(p/100)', 'a*100/p'],
  'percent-share': ['a/b*100'],
}

/** Formulas of related topics that students confuse with it, with their topics. */
export const nearFormulasOf: Partial<Readonly<Record<ToldTopic, readonly (readonly [string, ToldTopic])[]>>> = {
  'circle-area': [['2*π*r', 'circle-length']],
  'circle-length': [['π*r^2', 'circle-area']],
  'rectangle-area': [['2*(a+b)', 'rectangle-perimeter']],
  'rectangle-perimeter': [['a*b', 'rectangle-area']],
  'square-area': [['4*a', 'square-perimeter']],
  'square-perimeter': [['a^2', 'square-area']],
  'triangle-area': [['a*h', 'parallelogram-area']],
}
