const cueNames = [
  'percent',
  'percentPoints',
  'compares',
  'odd',
  'interest',
  'simple',
  'compound',
  'asksInterest',
  'asksTotal',
  'times',
  'ofRest',
  'share',
  'left',
  'changeWords',
  'partCue',
  'wholeCue',
  'restShare',
  'restPart',
  'asksRest',
  'asksNot',
  'asksWhole',
  'asksAmount',
  'asksThat',
  'asksPercent',
  'up',
  'down',
  'startCue',
  'endCue',
  'outOf',
  'ofWhole',
  'notPart',
  'upCue',
  'downCue',
  'inTurn',
  'startBehind',
  'sameBase',
  'asksBefore',
  'asksChange',
  'asksAfter',
  'endAmount',
  'startAmount',
  'oddAverage',
  'meanCue',
  'joins',
  'needed',
  'oddNeeded',
  'leaves',
  'asksShare',
  'oddMixture',
  'waterCue',
  'soluteCue',
  'mixtureCue',
  'boils',
  'adds',
  'oddWork',
  'togetherWork',
  'asksAlone',
  'bothCue',
  'bothAsked',
  'year',
  'loses',
  'movers',
  'half',
  'average',
  'asksSpeed',
  'asksWay',
  'asksTime',
  'asksMph',
  'unproportional',
  'goesWith',
  'makes',
  'haveCue',
  'countsWanted',
  'asksMoney',
  'asksMuch',
] as const

/** Sources of regular expressions. In the text `#` stands for an amount, `%` for a percentage, `@` for the one in view. */
export type RelationCues = Readonly<Record<(typeof cueNames)[number], string>>

/** How a language tells the relations between the amounts of ordinary tasks. */
export interface RelationWords {
  readonly cues: RelationCues
  readonly labels: string
  /** "The reduced price": no change of its own. */
  readonly neutral: string
  /** "The rest are green": captures the word. */
  readonly restName: string
  /** Behind a percentage: captures what it is of, unless that is "them". */
  readonly shareOf: string
  readonly thousands: string
  readonly percent: string
  readonly parts: string
  readonly money: string
  readonly per: string
  /** "5 dollars a day": a rate. */
  readonly moneyPer: string
  /** Pairs that make up a whole: the girls and the boys of a class. */
  /** Stems of question words. */
  readonly asking: string
  /** What may stand between parts of one way or time. */
  readonly joined: readonly string[]
  /** From "second" on. */
  readonly ordinals: readonly string[]
  readonly speedUnit: string
  readonly asksUnit: string
  /** Those who share work: the more there are, the less time. */
  readonly workers: string
  readonly pairs: readonly (readonly [string, string])[]
  readonly small: string
  readonly adjectives: string
  readonly signs: Readonly<Record<string, string>>
  readonly names: {
    readonly deposit: string
    readonly interestRate: string
    readonly interest: string
    readonly interestAll: string
    readonly years: string
    readonly endSum: string
    readonly share: string
    readonly part: string
    readonly whole: string
    readonly rest: string
    readonly first: string
    readonly now: string
    readonly change: string
    readonly changeAll: string
    readonly percent: string
    readonly added: string
    readonly taken: string
    readonly speed: string
    readonly way: string
    readonly time: string
    readonly wayAll: string
    readonly timeAll: string
    readonly averageSpeed: string
    readonly pairOne: string
    readonly pairOther: string
    readonly wanted: string
    readonly work: string
    readonly answerTime: string
    readonly perOne: string
    readonly answer: string
    readonly speedOf: (at: number) => string
    readonly wayOf: (at: number) => string
    readonly timeOf: (at: number) => string
    readonly count: string
    readonly mean: string
    readonly joined: string
    readonly left: string
    readonly sum: string
    readonly sumNow: string
    readonly countNow: string
    readonly countAll: string
    readonly meanNow: string
    readonly meanWanted: string
    readonly needed: string
    readonly pure: string
    readonly water: string
    readonly solution: string
    readonly solutionNow: string
    readonly rateAll: string
    readonly bothTime: string
    readonly countOf: (at: number) => string
    readonly meanOf: (at: number) => string
    readonly sumOf: (at: number) => string
    readonly aloneTime: (at: number) => string
    readonly rateOf: (at: number) => string
    readonly changeOf: (at: number) => string
    readonly between: (at: number) => string
  }
  readonly slips: Readonly<
    Record<
      | 'base'
      | 'change'
      | 'whole'
      | 'part'
      | 'rest'
      | 'divided'
      | 'turned'
      | 'direction'
      | 'added'
      | 'years'
      | 'operation'
      | 'units'
      | 'turnedOver'
      | 'middle'
      | 'inverse'
      | 'direct'
      | 'perOne'
      | 'countSame'
      | 'middleMeans'
      | 'ofWater'
      | 'shareSame'
      | 'addedTimes',
      string
    >
  >
  readonly because: Readonly<
    Record<
      'part' | 'whole' | 'change' | 'twice' | 'way' | 'average' | 'inverse' | 'direct' | 'mean' | 'solution' | 'work',
      string
    >
  >
  readonly restate: (told: readonly string[], asked: string) => string
}
