import type { OwnWords } from '../own-words.ts'

/** With the slips and short forms of chats. */
export const ownWordsEn: OwnWords = {
  joins: 'and|but|so|cuz|cos|coz|because|bc|then|now|also|ok|okay|well|um+|uh+|like|anyway|yet|still',
  work: "(?:i|ive|i've|i'?d|we)(?: (?:just|already|only|keep|kept|always|first|also|have|even|alr|still|then)){0,2} (?:got|get|gets|getting|gotten|did|done|tried|try|think|thought|thot|say|said|wrote|write|found|find|calculated|calced|worked|counted|added|multiplied|timesed|divided|subtracted|took|used|put|drew|made|guess|guessed|believe|reckon|figured|write|expand(?:ed)?|moved?|cancell?ed|simplified|factored|factori[sz]ed|rearranged|squared|want to say|would say|used)|my (?:own )?(?:answer|ans|result|guess|solution|working|work|calculation|try)(?: is| was|'s)?|(?:the )?answer is|is it|is that|would it be|isn'?t it(?: just)?|(?:did|got|getting) (?=\\S*\\d)",
  results:
    /(?<!\p{L})(?:got|gets?|getting|gotten|think|thot|thought|say|said|found|find|calculated|calced|counted|guess(?:ed)?|believe|reckon|answer|ans|result|is it|is that|would it be|isn'?t it(?: just)?)(?!\p{L})/iu,
  named:
    '(?:(?:the|my|its|first|second) )?(?:deriv\\p{L}*|discriminant|gradient|slope|mean|median|area|volume|perimeter|product|sum) (?:is|=|was|i got|comes out(?: as| to)?)',
  letters: [[/discriminant/iu, 'D']],
  talk: "(?:i|im|i'm|i am|ive|i've|we)(?: (?:just|really|still|even|so|totally|literally|kinda|always|absolutely)){0,2} (?:dont|don'?t|do not|dunno|cant|can'?t|cannot|didn'?t|didnt|never|forgot|forget|stuck|lost|confused|unsure|not sure|know|mix|hate|panicking|have no)|idk|no idea|no clue|(?:my|the|our|a) (?:\\p{L}+ )?(?:teacher|dad|m[ou]m|mother|father|brother|bro|sister|sis|friend|mate|partner|cousin|tutor|calculator|calc|book|textbook|answer key|key|mark ?scheme|solution|back of the book|website|classmate|gran|grandma|grandpa)(?: \\p{L}+){0,2} (?:says?|said|saying|gave|gives?|got|gets?|has|had|have|thinks?|marked|wrote|crossed|claims?|wants?|laughed|shows?)|(?:teacher|book|calculator|markscheme|answer key|key|dad|m[ou]m) (?:says?|said|gives?|got|has)|is (?:this|my|it|that)|am i|did i|do i|should i|can i|could i|must i|how come|why|can (?:u|you)|could (?:u|you)|pls|plz|please|just tell|where (?:is|did|does|do|am)|which one|how do i (?:even )?(?:start|begin)|then what|so (?:its|it'?s|thats|that'?s)|its (?:just|the same)|it'?s (?:just|the same)|what (?:do|did) i|whats wrong|what'?s wrong",
  demands:
    /^(?:(?:and|then|also) )?(?:(?:give|write|leave|express|state|round|show) (?:your|the|all|each|it|its|down)|in (?:the|your) answer)(?![a-z])/i,
  remark:
    "thats?|that'?s|which is|but|bc|because|cuz|cos|and (?:my|the|then|now)|so (?:its|it'?s|is|what|where|why|i)|is (?:it|that|this)|right|correct|good|ok|lol|lmao|yes|yeah",
}
