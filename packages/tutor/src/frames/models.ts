/** `product`: the first role is the second times the third. `sum`: the first role is the sum of all others. */
type Shape = 'product' | 'sum'

interface Model {
  readonly shape: Shape
  readonly roles: readonly string[]
  /** Whether the other roles are smaller than the first, as a part is smaller than its whole. */
  readonly isPart?: boolean
}

/** The relations that school word problems are composed of. */
export const models = {
  'equal-groups': { shape: 'product', roles: ['total', 'size', 'count'] },
  'full-groups': { shape: 'product', roles: ['total', 'size', 'count'] },
  'groups-needed': { shape: 'product', roles: ['total', 'size', 'count'] },
  remainder: { shape: 'sum', roles: ['total', 'grouped', 'rest'] },
  'part-whole': { shape: 'sum', roles: ['whole', 'part', 'other-part'] },
  change: { shape: 'sum', roles: ['larger', 'smaller', 'change'] },
  'additive-comparison': { shape: 'sum', roles: ['larger', 'smaller', 'difference'] },
  'multiplicative-comparison': { shape: 'product', roles: ['larger', 'factor', 'smaller'] },
  'percent-comparison': { shape: 'product', roles: ['compared', 'factor', 'base'] },
  'unit-price': { shape: 'product', roles: ['cost', 'price', 'count'] },
  'change-from-payment': { shape: 'sum', roles: ['paid', 'cost', 'back'] },
  motion: { shape: 'product', roles: ['distance', 'speed', 'time'] },
  'closing-speed': { shape: 'sum', roles: ['larger', 'speed', 'other-speed'] },
  current: { shape: 'sum', roles: ['larger', 'smaller', 'current'] },
  'joint-work': { shape: 'sum', roles: ['together', 'rate', 'other-rate'] },
  'work-rate': { shape: 'product', roles: ['work', 'rate', 'time'] },
  'percent-of': { shape: 'product', roles: ['part', 'fraction', 'whole'], isPart: true },
  'percent-change': { shape: 'product', roles: ['after', 'factor', 'before'] },
  'what-percent': { shape: 'product', roles: ['part', 'fraction', 'whole'] },
  'fraction-of': { shape: 'product', roles: ['part', 'fraction', 'whole'], isPart: true },
  ratio: { shape: 'product', roles: ['share', 'unit', 'parts'] },
  proportion: { shape: 'product', roles: ['total', 'rate', 'count'] },
  average: { shape: 'product', roles: ['total', 'average', 'count'] },
  'age-later': { shape: 'sum', roles: ['later', 'now', 'years'] },
  consecutive: { shape: 'sum', roles: ['next', 'number', 'step'] },
  clock: { shape: 'sum', roles: ['end', 'start', 'duration'] },
  'rectangle-perimeter': { shape: 'product', roles: ['perimeter', 'two', 'half'] },
  'rectangle-area': { shape: 'product', roles: ['area', 'length', 'width'] },
  'legs-and-heads': { shape: 'product', roles: ['legs', 'each', 'count'] },
  sequence: { shape: 'sum', roles: ['next', 'one', 'step'] },
  // For frames proposed from outside: only the equation defines the relation.
  'told-sum': { shape: 'sum', roles: ['sum', 'term', 'other-term'] },
  'told-product': { shape: 'product', roles: ['product', 'factor', 'other-factor'] },
} as const satisfies Readonly<Record<string, Model>>

export type ModelId = keyof typeof models
/** The models that the rule-based reader recognizes by words. */
export const modelIds = (Object.keys(models) as ModelId[]).filter((id) => !id.startsWith('told-'))
