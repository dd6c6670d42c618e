import type { Language } from '../math/latex.ts'

interface OwnTaskWords {
  /** Bids to work something out. */
  readonly bids: RegExp
  /** Begins with such a bid, after a word or two of talk: a task is set. */
  readonly sets: RegExp
  /** A task in words asks for something. */
  readonly asks: RegExp
  /** Speaks of the student's own work: "what is wrong with my 70?" */
  readonly ofOwnWork: RegExp
}

export const ownTaskWords: Readonly<Record<Language, OwnTaskWords>> = {
  en: {
    bids: /(?<!\p{L})(?:calculate|work out|simplify|evaluate|solve|find)/iu,
    sets: /^\s*(?:(?:ok(?:ay)?|thanks|thank you|thx|ty|cool|great|nice|now|next(?: one| question)?|and|so|then|pls|please|can you|could you|help me|what about|how about|also|alright|right|new one)[\s,.!:;-]+){0,5}(?:simplify|factori[sz]e|factor|expand|evaluate|calculate|compute|work out|solve|differentiate|integrate|convert|round|divide|multiply|find (?:the )?(?:value|derivative|integral|area|volume|perimeter|mean|median|gradient|slope|square root|roots?|hcf|lcm|gcf))(?!\p{L})/iu,
    asks: /(?<!\p{L})(?:find|how (?:much|many|far|fast|long)|what is|calculate|work out)/iu,
    ofOwnWork: /(?<!\p{L})(?:my (?!homework|book|task|friend)|wrong|mistake)/iu,
  },
  ru: {
    bids: /(?<!\p{L})(?:вычисл|посчита|упрост|реши|найди)/iu,
    sets: /^\s*(?:(?:ок|окей|спасибо|спс|понятно|ясно|круто|супер|теперь|дальше|следующ\p{L}+|а|и|ну|тогда|ещ[её]|пожалуйста|плиз|можешь|помоги|другая|нов\p{L}+|задача|пример)[\s,.!:;-]+){0,5}(?:упрости\p{L}*|разлож\p{L}*|раскро\p{L}*|вычисли\p{L}*|посчита\p{L}*|реши\p{L}*|сократи\p{L}*|переведи\p{L}*|округли\p{L}*|умножь\p{L}*|раздели\p{L}*|найди\p{L}* (?:значени|производн|интеграл|площад|объ[её]м|периметр|средн|медиан|нод|нок|корн))/iu,
    asks: /(?<!\p{L})(?:найди|найти|сколько|какова|вычисли|определи)/iu,
    ofOwnWork: /(?<!\p{L})(?:мо[йяеию](?!\p{L})|не так|неверно|неправ|ошиб|у меня)/iu,
  },
}
