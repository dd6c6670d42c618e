import type { StoryWords } from '../../dialogue/story/word-types.ts'
import { patternsOf } from '../numerals.ts'
import { numeralsEn } from './numerals.ts'

export const storyWordsEn: StoryWords = {
  signs: [
    ['+', 'plus|added to|and then add'],
    ['-', 'minus|take away|subtract'],
    ['*', 'times|multiplied by|multiply by'],
    ['/', 'divided by|divide by|split by|over'],
  ],
  equals: "is|was|are|were|equals?|is equal to|makes?|gives?|gave|gets?|got|which is|that is|that's|thats|comes? to",
  ways: 'possibilit~|ways|cases|outcomes|options|combinations',
  of: 'of',
  numerals: [
    ...patternsOf(numeralsEn),
    [100, 'a hundred|one hundred|hundred'],
    [1000, 'a thousand|one thousand|thousand'],
    [12, 'a dozen|dozen'],
  ],
  parts: [
    [1, 2, '(?:one |a )?half'],
    [1, 3, '(?:one|a)[ -]third'],
    [2, 3, 'two[ -]thirds'],
    [1, 4, '(?:one|a)[ -](?:quarter|fourth)'],
    [3, 4, 'three[ -](?:quarters|fourths)'],
    [1, 5, '(?:one|a)[ -]fifth'],
    [2, 5, 'two[ -]fifths'],
    [1, 10, '(?:one|a)[ -]tenth'],
  ],
  percent: 'percents?|per cent',
  small:
    'of|in|on|at|to|from|and|or|but|so|then|the|a|an|by|for|with|if|is|are|was|were|be|been|has|have|had|he|she|it|they|we|i|you|his|her|their|its|my|your|how|what|which|who|when|that|this|these|those|as|than|per|each|every|did|do|does|will|would|can|could|there|into|after|before|now|not|no|all|because|since|out|off|up|down|left|more|less|fewer|altogether|total|together|away|only|just|also|too|still|later|ago|right|please|gets?|got|makes?|made|gives?|gave|costs?',
  actions:
    'was|were|is|are|has|have|had|get|gets|jump|whats|sells?|sold|makes?|made|goes|go|went|gone|comes?|came|costs?|needs?|takes?|took|runs?|ran|stands?|stood|lies|lay|walks?|walked|rides?|rode|drives?|drove|weighs?|burns?|burned|still|needed|required|left|used|found|bought|spent|lost|won|ate|eaten|given|paid|put|cut|stays?|stayed|remain~|leaves|begins?|starts?|started|ends?|ended|arrives?|arrived|departs?|enters?|entered|joined|gets?|got|works?|worked|worth|does|did|becomes?|became|contains?|holds?|fits?|lasts?|lasted|visited|planted|picked|baked|apart|away|back|deep|wide|high|tall|long|thick|old|diff',
  describing:
    'more|other|another|old|new|big|small|large|little|red|blue|green|white|black|yellow|brown|full|empty|whole|extra|different|young|equal|total|gift|thank you|square|cubic|first|second|third|school|long|short|same|identical|free|used|real|good|bad|ripe|fresh|chocolate|glass|plastic|wooden|steel|paper|game|story|comic|birthday',
  relations: [
    [
      'times',
      'twice|thrice|double|triple|(?:\\w+ )?times as (?:many|much|old|long|far|fast|tall|big|heavy)|times more',
    ],
    ['shared', 'equally|evenly|shared?|sharing|split|splits|divided?|divides|each get|packed|packs|into'],
    ['part', 'half|thirds?|quarters?|fifths?|percent|%|of the rest|of them'],
    ['each', 'each|every|per|apiece|an hour|a day|a week|a month|a minute'],
    ['average', 'average|mean'],
    ['left', 'left|remain~|rest|still|change'],
    ['fewer', '(?:\\w+ )?(?:fewer|less|younger|shorter|cheaper|slower|lighter) than|fewer|less|younger'],
    ['more', '(?:\\w+ )?(?:more|older|longer|taller|dearer|faster|heavier|farther) than|more|older'],
    ['together', 'in all|altogether|in total|total|together|combined|both'],
    ['gave', 'gave|gives?|sold|sells?|spent|spends?|ate|eats?|lost|loses?|used|uses|took|takes'],
    ['got', 'bought|buys?|found|finds|got|gets|received?s?|added?|adds|earned?|earns|saved?|saves'],
  ],
  asks: 'probability (?:that|of)|chances? (?:that|of)|how (?:many|much|long|far|old|tall|fast|big|heavy|often|high|wide|deep)|what|whats|which|who|when|find|calculate|determine|work out',
  orders: 'find|calculate|determine|work out|give|compute|say',
  concludes: 'so|then|thus|therefore|hence|because',
  because: 'because|cause|cuz|since|as there',
  or: 'or(?! not?(?!\\p{L}))',
  remainder: 'remainder|rem|rest|left over|r',
  unclear:
    "what (?:is|'s|are they|do they|does it|does (?:the|this) (?:task|story|problem|question)|am i|are we|should i|do i have to) (?:being )?(?:asked?|asking|want~|looking for|find|supposed to find)|what(?:'s| is) (?:the|this) (?:question|task|problem|story)(?: about)?|(?:i )?(?:don'?t|do not|dont|didn'?t) (?:get|understand) (?:the|this|what|it)(?: \\w+)*|what they want|what (?:it|this) means|what does (?:it|this|that) mean|rephrase|in other words|explain (?:it|this|the) ?(?:task|problem|story)?(?: again)?",
  where:
    'what (?:do|should|must|can) i (?:do|calculate|start with|begin with)(?: first| now| next)?|how (?:do|should|can) i (?:start|begin|do (?:it|this|that)|solve (?:it|this))|where (?:do|should|can) i (?:start|begin)|what (?:comes|is|goes) (?:first|next)|(?:the )?first step|how to (?:start|begin|solve)',
  measures: [
    ['area', 'perimeter'],
    ['perimeter', 'area'],
  ],
  nextTask:
    "(?:ok(?:ay)?,? |and |now |so )*(?:(?:next|another|new|other|here(?: is|'s)? another)(?: one| task| problem| exercise| question| story)(?=[:.,\\s-])|(?:next|another|new|other)(?=\\s?[:.,-])|next(?=\\s\\S))",
  ifRight: 'right|correct|true|wrong|yes or no',
  compares: 'more|less|fewer|older|younger|longer|shorter|percent',
  impossible:
    "can'?t be|cannot be|could not be|couldn'?t be|not possible|impossible|makes no sense|doesn'?t make sense|does not make sense|(?:is|are|thats|that's) (?:not )?(?:weird|strange|odd)|not (?:a )?whole(?: number)?|something(?:'s| is)? wrong|did i (?:do|make) (?:something|sth|a mistake)",
  protests:
    "(?:you|u) (?:just |only )?(?:keep|keeps) (?:on )?(?:asking|saying|repeating)|stupid questions?|only ask|that'?s not (?:what i (?:said|asked|wrote)|helping)|what do you (?:want|mean)|why do(?:n'?t)? you (?:ask|say|keep|just)|stop asking|i (?:already |just )(?:said|told you|wrote)|i never said|not helpful|you (?:are|re|'re) not helping",
  results:
    "so|then|therefore|thus|hence|answer|result|total|gets?|got|is it|it is|it's|its|that's|thats|i think|maybe|i guess|equals?|must be|would be",
  names: [
    '(?:let|call|say)\\s+(?<letter>[a-z])\\s+(?:be|is|=|stands? for|for|equal)\\s+(?<what>[^.,;=?!\\n]+)',
    '(?:call|let)\\s+(?<what>[^.,;=?!\\n]+?)\\s+(?:be\\s+)?(?<letter>[a-z])(?![\\p{L}])',
    '(?<letter>[xyzn])\\s+(?:is|are|means|stands for|for)\\s+(?<what>[^.,;=?!\\d\\n]+)',
  ],
  yes: "yes|yep|yea|yeah|yup|ye|y|sure|right|correct|exactly|true|that's it|thats it|that is it|of course|ok|okay|it does|they do|i do|mhm|yes please|totally|you got it|(?:that|it) (?:is|sounds|looks) right|thats right|that's right|sounds right|i think so|like you said",
  no: "no|nope|nah|not? really|not quite|n|wrong|incorrect|not (?:right|correct|true)|it doesn't|it does not|something is different|change",
  neither: 'neither|none(?: of (?:these|them))?|both|another one',
  ordinals: ['1|first|one|1st', '2|second|two|2nd', '3|third|three|3rd'],
  objects:
    'remainders?|quotients?|volumes?|areas?|surface|cuboids?|squares?|sides?|degrees?|triangles?|rectangles?|circles?|trapez~|parallelograms?|rhombus|polygons?|pentagons?|hexagons?|cubes?|cones?|cylinders?|spheres?|prisms?|pyramids?|angles?|hypotenuse|radius|diameters?|perimeters?|circumference|diagonals?|vert(?:ex|ices)|equations?|expressions?|functions?|polynomials?|fractions?|decimals?|numbers?|integers?|digits?|factors?|multiples?|divisors?|divisible|primes?|roots?|terms?|sequences?|progressions?|series|vectors?|matrix|points?|lines?|graphs?|slopes?|median|mode|data|probability|chances?|likely|dice|coins? (?:is|are|was|were)? ?(?:tossed|flipped|thrown)|cards? (?:is|are) drawn|permutations?|combinations?|ways|arrange~|derivatives?|integrals?|limits?|logarithms?|sine|cosine|tangent|letters?|simplify|solve|expand|evaluate|convert|round|rearrange',
  supposes:
    '(?:ok |so |um |but |and |or )*(?:what (?:if|about)|what would (?:it|happen|change|the (?:answer|result))|what happens (?:if|when)|what changes|how about|how much would it|how many would it|suppose|and if|if it (?:was|were)|if we have|if there were|which one|what do you have|what did you)',
  around: 'fences?|fenced|fencing|around|border|hedge|frame',
  begins: 'solve|simplify|factor|expand|new (?:problem|task|one)|another (?:problem|task)|next (?:problem|task)',
  unknowns:
    'how (?:many|much|long|far|old|tall|fast|big|heavy|often|wide|deep|high)(?: (?!do i|should i|is (?:it|that|this) ?\\?)\\p{L}+)+|(?:what|which) (?:is|was|are|were|will|did|does|would) (?!(?:it|this|that|wrong|the (?:problem|question|answer|point|task|story|\\d+)|my|your|up|f|i|we|you)(?!\\p{L}))\\p{L}+|what (?:percent~|fraction|part|speed|price|length|distance|number|amount)|at what|by what|find|calculate|determine|work out',
  ownWork:
    "i (?:already |also |just |only |still |then |first |now )*(?:got|get|did|do|didn'?t|didnt|don'?t|dont|think|thought|said|say|meant|mean|tried|added|add|took|subtracted|multiplied|divided|wrote|checked|used|use|counted|calculated|worked|drew|put|know|asked|ask|guess|understand|solved)|i'?m (?:still|asking|done|right|stuck|lost|confused|not)|my (?:way|answer|own|solution|check|problem is|problem was|work|result|question|step|number)|(?:u|you) (?:are|r|didn'?t|didnt|said|say|mean|just|only|asked|told)|why|wrong|mistake|(?:is|was|am|are) (?:it|that|this|i|they|he|she|we|my|\\d\\S*) (?:right|correct|true|ok|done|finished)|right\\?|correct\\?|right or not|forget (?:it|that|about)|idk|wait|oh|oops|huh",
  duration: 'how long|how many (?:days?|hours?|minutes?|weeks?)|in what time',
  asksTwo: '(?:find|calculate|what (?:is|are)) (?:the )?[\\p{L}-]+ and (?:the |its )?[\\p{L}-]+|and (?:how|what)',
  ownTalk: "i|im|i'm|id|i'd|me|my|mine|u|ur|you|your|pls|plz|please|help|hi|hello|hey|thx|thanks|omg|lol|ugh|idk|dunno",
  givesAnswer:
    "(?:the |my |final |so )*answer(?: is| =|:|,)?(?: the)?(?: \\p{L}+ (?:has|have|is|=|costs?))?|answer:? ?\\p{Lu} =|(?:so )?(?:it's|its|it is|thats|that's)|i (?:say|write|get|got|have)|(?:is|was) (?:it|that|the answer)|i think(?: it)?(?: is|'s)?|i'm (?:sure|done):?",
  isAnswer:
    '(?:\\p{L}+ )?(?:is |was )?(?:right|correct|the answer|my answer|my final answer|our answer)(?! (?:angle|triangle|side|number|way|step|line))|(?:\\p{L}+ )?is (?:it|that) (?:right|correct|the answer)',
  answerNamed: 'answers?',
  othersHave:
    "(?:friends?|she|he|they|brother|sister|mom|dad|mother|father|neighbou?r|partner|classmate|teacher|book|key|internet|calculator|solution)(?: (?:just|also|all|in the back|at the back))? (?:has|have|had|says?|said|got|gets|wrote|thinks|told me|gives?)(?: (?:it is|its|that it is|the answer is|it's))?",
  shouldBe:
    "(?:should|must|has to|have to|had to|needs? to|ought to) (?:be|come out|give|get|make)|(?:that|it|this|which)(?:'?s| is) not|isn'?t|but (?:the (?:task|story|problem) (?:says|tells)|it says|there are|it is)|not the|instead of",
  trying: 'check(?:ing|ed)?|test(?:ing|ed)?|try|tried|trying|put (?:it )?(?:in|back)|it fits|comes? out',
  fitsNot:
    "(?:doesn'?t|does not|dont|don't|didn'?t) (?:fit|work|come out|match)|not (?:it|the same)|too (?:big|small|much|little|many|few)",
  becomes:
    "(?:then |so |now |and )*(?:it is|its|it's|it costs|costs|that is|that's|thats|makes?|get|back (?:to|at))(?: again| back to| still)?|(?:is|still|again)(?: at)?",
  triangle: 'triangles?',
  rest: 'rest|remainder|remaining|(?:what|that|which) (?:was|is|were|are) left',
  ofAmount: 'of (?:the )?(?<amount>\\d+)',
  ended: 'after|now|left|remain~|in the end|finally|at last|still',
  comparedTo: '(?:more|less|bigger|smaller|greater|higher|fewer) than|over|under|above|below|than',
  straight:
    'straight|line|sum of (?:the )?(?:three )?angles|three angles|all angles|angles (?:in|of) (?:a |the )?triangle|together',
  toFind:
    '(?:i|we) (?:must|need to|have to|should|am to|are to|gotta) (?:find|calculate|determine|work out|get|know)|(?:i|we) (?:need|must|have) (?:the )?(?=angle|side|area|length)',
  taskHead: 'task|problem|exercise|question|homework|one|this',
  plea: 'please|pls|plz|help(?: me)?|thanks|thx|(?:can|could) you help(?: me)?|asap|quick(?:ly)?',
  degrees: 'degrees?|deg',
  concept:
    "(?:so |and |but |um |wait |also |ok |no )*(?:what(?:'s| is| are|s) (?:an? |(?:the )?(?:word |term ))?[\\p{L}-]{3,}(?: (?:angles?|numbers?|triangle|probability|speed))?(?: (?:mean|even|again))*\\s*[?!.]*$|what (?:do(?:es)? )(?!(?:it|this|that|they|i|you|we) )[^?!.]{2,40} mean)|.*(?:asked|know|understand|get) what (?:do(?:es)? |the word |an? )?[^?!.]{2,40} (?:means?|is)\\s*[?!.]*$",
  ownTime: "i (?:only |just )*have|i'?ve got|i got|for another|have to go in",
  denied: "forget(?: about)?|(?:i )?(?:don'?t|do not) mean|not|isn'?t|aint|ain't|n't|instead of|rather than",
  deniedBehind:
    "(?:is|was|are|were)(?:n'?t| not) (?:the |my |an? )?(?:answer|result|right|correct|it|price|end)|(?:is|was) wrong|can'?t be|cant be|(?:is|was|s|'s) (?:way |still |a bit |much )?too (?:big|small|much|many|little|few|long|short|high|low|large)|(?:is|was) (?:bigger|smaller|longer|more|less) than",
  explainedBehind:
    "(?:is|was|are|were|'s) (?:only |just )?(?:for|the (?!answer|result|total|price|final|change|end|whole)|all of|how|what|when|one of|because|from|in|on)|(?:is|was|are) (?:only|just)",
  agrees: 'yes|yep|yeah|yup|yea|sure|correct|exactly|of course|it does|it is(?! not)',
  stands:
    "(?:it|that|all|everything|this) (?:comes? out|fits|works|checks out)(?: right)?|no steps? (?:is |are )?missing|no more steps?|nothing(?:'s| is)? missing|thats? (?:it|all|the answer|my answer)|that's (?:it|all|the answer|my answer)|(?:is|=) (?:the|my) (?:final )?answer|i(?:'ll| will| can| just)? (?:write|put)|my answer is|the answer is|final answer|i'?m done|i am done|done|finished",
  supposing: '(?:what )?if (?:it|he|she|they|i|we|there|the|you|each|one)|what about|how about',
}
