import type { CrewWords } from '../crew-words.ts'

const agents =
  'workers?|painters?|men|women|people|persons|builders?|cleaners?|gardeners?|farmers?|foresters?|robots?|machines?|press(?:es)?|pumps?|pipes?|taps?|printers?|harvesters?|tractors?|cooks?|bakers?|campers?|hikers?|sailors?|soldiers?|students?|pupils?|friends|helpers?|masons?|diggers?|cows?|horses?|hens?|lorr(?:y|ies)|trucks?|volunteers?|carpenters?|typists?'

export const crewWordsEn: CrewWords = {
  agents,
  work: 'finish\\p{L}*|need\\p{L}*|takes?|took|would|can|could|do|build\\p{L}*|dig\\p{L}*|paint\\p{L}*|cut\\p{L}*|clean\\p{L}*|plan\\p{L}*|print\\p{L}*|harvest\\p{L}*|fill\\p{L}*|food|supplies|water|hay|last\\p{L}*|enough|spend|plant\\p{L}*|repair\\p{L}*|mow\\p{L}*|unload\\p{L}*|job|work',
  more: [
    '<C> more(?: <W>){0,4}?(?= turned| turn| join| come| came| arriv| help|[.,;?!]|$)',
    '(?:<C>|one) (?:more|extra|additional) <W>',
    'another <C>(?: <W>)?',
  ],
  fewer: [
    '<C> (?:of (?:them|em|the <W>) )?(?:<W> )?(?:leave|left|go home|went home|are ill|is ill|break down|broke down|fall ill|fell ill|do not come|are sick|quit|drop out|get sick|got sick)(?: <W>){0,2}',
    'one (?:of (?:them|em|the <W>) )?(?:<W> )?(?:leaves|left|is ill|breaks down|broke down|fell ill|quits|is sick)',
  ],
  now: [`<C> (?:of them|such <W>|such|${agents})`, '(?:with|for|by) (?:only )?<C>', '<C> do(?= |\\?|$)'],
  asksGap: '(?:how (?:many|much)(?: \\p{L}+)? (?:longer|more|less|fewer|sooner|earlier|faster))',
  asksTime: 'how (?:many (?:hours|days|minutes|weeks)|long|much time)',
  odd: 'each|per|every|percent|%|then|after \\p{L}+ \\p{L}+|both|twice|half|rate|speed|a day|an hour|already|alone|first|later|pages|km|different',
  known:
    'more|fewer|less|than|if|would|only|left|another|same|equal\\p{L}*|extra|of them|planned|plan|now|rest|remain\\p{L}*|others?|longer|instead|together|for the same|all|should|no|not|before|last\\p{L}*',
  names: {
    crew: 'how many there are at first',
    time: 'how long it takes them',
    change: 'by how many their number changes',
    now: 'how many there are now',
    work: 'the time that one alone would need',
    result: 'how long it takes now',
    gap: 'the difference of the times',
  },
  slips: {
    direct: 'Do more of them need more time for the same, or less?',
    all: 'That is the time for one alone. How many share it now?',
    gap: 'Is the new time asked for, or how much it differs from the old one?',
  },
  because:
    'What has to be done stays the same: the number of those who do it times the time is always the same product.',
}
