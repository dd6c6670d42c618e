import type { ClaimWords } from '../claim-words.ts'

export const claimWordsEn: ClaimWords = {
  equal:
    "is|are|equals|equal|makes|make|gives|give|becomes|its|it's|thats|that's|was|comes to|comes out as|comes out to|came out to|came out as",
  notEqual: 'times|more|less|greater|bigger|smaller|of|or|percent more|percent less|quarters?|halves|half|thirds?|too',
  filler:
    "comes|came|ans|answr|anser|yay|lmao|bruh|bro|aha|ahh+|ohh+|alright|basically|a|an|the|i|it|its|it's|is|are|be|was|this|that|thats|that's|these|we|you|me|my|mine|he|she|they|to|of|at|in|by|with|for|from|as|on|think|thinks|guess|got|get|gets|have|had|say|said|mean|meant|answer|answers|result|equals|equal|makes|gives|maybe|probably|perhaps|sure|just|only|also|too|here|there|now|ok|okay|yes|yeah|yep|yup|no|nope|not|oh|ah|um|umm|uh|hmm|hm|well|like|so|then|finally|final|would|must|should|could|can|will|has|do|did|does|right|correct|wrong|or|and|both|each|first|left|total|altogether|together|all|which|what|whats|what's|huh|wait|again|please|pls|plz|lol|haha|x's|approximately|about|roughly|around|exactly|really|actually|already|still|even|up|out|over|more|nothing|check|checked|one|once|cause|because|instead|other|another|another one|number|numbers|value|values|solution|root|roots|me|let's|lets|if|still|why",
  next: "so|then|therefore|thus|hence|because|cause|cuz|coz|since|but|next|after that|afterward(?:s)?|meaning|means|that means|and then|and so|check|checking|instead of|i dont get|i don't get|why",
  correction:
    'no|nope|nah|wait|oops|ups|sorry|i mean|i meant|actually|rather|correction|my bad|typo|hold on|hang on|scratch that',
  not: "not|isn't|isnt|aren't|arent|wasn't|wasnt|doesn't|doesnt|don't|dont|never|cannot|can't|cant",
  given:
    'friend|teacher|m[ou]m|dad|mother|father|brother|sister|classmate|partner|neighbou?r|he|she|they|book|textbook|calculator|chatgpt|google|internet|the task was|the task is|the problem was|the problem is|problem says|task says|the question was|the question is|question says|says in|supposed to be|shows|ex|example|original|given',
  own: "i|i'm|im|i've|ive|mine",
  askRight: 'right|correct|true|wrong|ok|okay|good|check',
  by: 'by',
  reason: 'because|cause|cuz|coz|since|as',
  time: "min|mins|minutes?|secs?|seconds?|hours?|pm|am|o'clock|days?|weeks?|years?",
  personal: 'have|at|since|until|till|am|im|after',
  choice:
    "i think|i guess|i say|i'd say|i choose|i pick|i take|i go with|i'll go with|rather|probably|must be|it is|it's|its",
  crossing:
    'cross(?:ed|ing|es)?|cancel(?:s|ed|led|ing|ling)?|str(?:ike|uck|iking)|rubb(?:ed|ing)|get rid of|got rid of|remov(?:e|ed|ing)',
  byPercent: 'divid\\p{L}*(?: \\p{L}+){0,3} by (?:the |that )?percent\\p{L}*',
  answers: 'answer|answers|result|solution|root|roots|equals|i got|i get|got|x is|must be|is it|comes to|i say',
  disowns:
    "i (?:never|didn'?t|did not|havent|haven'?t) (?:ever )?(?:said|say|wrote|write|written|meant?|typed?|divided?|used?|multipl\\p{L}+|subtract\\p{L}*|got|get) (?!it (?:down|yet)|right|why|how|that part|what)(?:that|this|it|any|-?[\\d(]|[a-z] ?=|[a-z](?!\\p{L}))|i (?:don'?t|dont|do not) have (?:a |any )?-?\\d+[°%]?(?: anywhere)?(?= *(?:[.!?,]|$))|where (?:did|do) (?:u|you) (?:even )?(?:get|take|see)|where (?:does|did) (?:that|the|this) .{0,20}come from|(?:u|you) (?:said|wrote|made) (?:it|that)|what(?:'s|s| is) -?\\d+[.,]\\d+|-?\\d\\S* is not my (?:answer|number|result)|(?:that|this|it)(?:'s| is|s)? (?:not|isnt|isn'?t) (?:mine|my (?:answer|step|line|number)|what i (?:said|wrote|meant|asked))",
  named: [
    ['multiply|multiplying|times', 'by|with|times|and', '*'],
    ['divide|dividing|split', 'by|into', '/'],
    ['add|adding|plus|sum', 'and|to|with|plus', '+'],
    ['subtract|subtracting|take away|take|minus', 'from', '-', 'swap'],
  ],
}
