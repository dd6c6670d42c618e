import type { ThreeWords } from '../../dialogue/story/schemas/schema.ts'

const kind =
  '(?: (?:one|angle|friend|child|boy|girl|number|part|piece|side|box|brother|sister|winner|class|shelf|day))?'
const verb = '(?: is| gets| got| has| had| receives| received| should get| weighs| collected)?'
const size = '(?:large|big|great|many|much|long|heavy|high|old|wide)(?: \\p{L}+)?'
const more = '(?:more|larger|bigger|greater|longer|heavier|older|higher|wider)(?: \\p{L}+)?'
const less = '(?:less|fewer|smaller|shorter|lighter|younger|lower|narrower)(?: \\p{L}+)?'

/** Shares, angles and other threes of which two are told by comparisons. */
export const threeWordsEn: ThreeWords = {
  holders: [
    `(?:the )?first${kind}|(?:the )?one angle|(?:the )?angle a`,
    `(?:the )?second${kind}|(?:the )?angle b`,
    `(?:the )?third${kind}|(?:the )?angle c`,
  ],
  comparisons: [
    ['times', `<X>${verb} {x} times (?:as ${size} as|${more} than|the size of)? ?<Y>`],
    ['times', `<X>${verb} {x} times <Y>`],
    ['more', `<X>${verb} {x}(?:°| ?\\p{L}+)? ${more} than <Y>`],
    ['less', `<X>${verb} {x}(?:°| ?\\p{L}+)? ${less} than <Y>`],
  ],
  total: [
    '(?:shares?|shared|divides?|divided|splits?|split|cut|add up to|adds up to) {total}(?: ?(?:€|\\$|£))?',
    '{total}(?: ?(?:€|\\$|£))?(?: \\p{L}+){0,2} (?:is|are|was|were) (?:shared|divided|split|cut)',
    '(?:sum|total)(?: of \\p{L}+(?: \\p{L}+)?)? (?:is|of|are) {total}',
    '(?:have|has|collected|weigh|are) {total}(?: \\p{L}+){0,2} (?:together|altogether|in all)',
    '(?:together|altogether|in all)(?: \\p{L}+){0,3} {total}',
  ],
  angles: 'triangle[^?]*angle|angle[^?]*triangle',
  angleSum: ['sum of (?:the|its) angles(?: \\p{L}+){0,3} {}°?'],
  asks: [
    ['largest', '(?:find|what|how|calculate|work out)~(?<!\\p{L})(?:largest|biggest|greatest)'],
    ['smallest', '(?:find|what|how|calculate|work out)~(?<!\\p{L})(?:smallest)'],
    [
      'all',
      '(?:find|what are|how (?:large|big) are|calculate|work out)(?: all| the| these| its| three| {})* (?:angles|numbers|shares|sides|parts)(?: of (?:the )?triangle)?',
    ],
    ['all', '(?:how|what)~(?<!\\p{L})(?:each|every one)[^?.]*'],
    ['one', '(?:find|what|how|calculate|work out)[^?.\\ue000-\\ue0ff¦]*?(?<!\\p{L})<X>(?= ?[?.]|$| \\p{L}+ ?[?.])'],
  ],
  odd: '%|(?<!\\p{L})(?:percent|average|mean|half|fourth|ratio|exterior|outside|isosceles|bisector|difference|each other)(?!\\p{L})',
  harmless: 'together|altogether|in all|so that|among|between|each|sum',
  idle: [
    '{} (?:friends|children|people|parts|pieces|brothers|sisters|boys|girls|angles|numbers|boxes|classes|shelves)',
    'between {}',
    'among {}',
  ],
  names: {
    shares: ['the first', 'the second', 'the third'],
    angles: ['the first angle', 'the second angle', 'the third angle'],
    letters: ['angle A', 'angle B', 'angle C'],
  },
  lettered: 'angle [abc](?!\\p{L})',
  angleTotal: 'The angles of a triangle',
  parts: 'the number of equal parts',
  rest: 'what is left for the equal parts',
  whole: 'all together',
  sum: (total) => `All together are ${total}`,
  told: (holder, how, amount, other) =>
    how === 'times'
      ? `${holder} is ${amount} times ${other}`
      : how === 'part'
        ? `${holder} is ${other} divided by ${amount}`
        : `${holder} is ${amount} ${how === 'more' ? 'more' : 'less'} than ${other}`,
  slips: {
    equal: 'That shares everything equally. Are the three equal here?',
    extra: 'The three are not made of equal parts only. What has to be done with what comes on top, before sharing?',
  },
  because:
    'The one that the others are compared with is one part. What comes on top is put aside, and the rest is shared among the equal parts.',
}
