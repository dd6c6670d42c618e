import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/**
 * What students say beside a task, and what it asks of the reply: how to begin, which formula, that they are stuck, that
 * they are worried or in a hurry. The first kind that is found decides how the reply begins.
 */
export type BesideKind = 'start' | 'formula' | 'stuck' | 'worry' | 'haste'

interface BesideWords {
  readonly kinds: readonly (readonly [BesideKind, RegExp])[]
  /** What was said before it is taken back: "wait no, not that one", "never mind, better tell me ...". */
  readonly takesBack: RegExp
  /** A topic is to be learned. */
  readonly learns: RegExp
  /** Words that compare two amounts without a numeral. */
  readonly multiples: RegExp
  /** Sounds of somebody who thinks aloud. */
  readonly fillers: RegExp
}

/** A clause of a sentence without a number: from its first words to its end. */
const clause = (words: string) => regExpOf(`(?<![\\p{L}\\d])(?:${words})(?!\\p{L})[^\\d.,?!;:\\n=]{0,60}`, 'iu')
/** The same, up to the end of its clause, or up to where the task begins: "i dont know how to | find 15% of 80". */
const whole = (words: string) =>
  regExpOf(
    `(?<![\\p{L}\\d])(?:${words})(?!\\p{L})(?:${open}{0,60}?(?=\\s+(?:${task}))|${open}{0,60}(?=$|[.,?!;:\\n]))`,
    'iu',
  )
/** Within a clause; a choice ("minutes or seconds") or a why is a question of its own. */
const open = '(?:(?! (?:or|why|what for|how come|where does|where do|или|почему|зачем|откуда) )[^\\d.,?!;:\\n=])'
const task =
  '(?:solve|simplify|find|calculate|factor|expand|реши|решить|упрост\\p{L}+|найти|найди|вычисл\\p{L}+|разлож\\p{L}+)\\s+\\S*[\\d(]|[-+(√]*\\d|\\||[a-zх]\\s?[-+*/^=²³(]'

const joinEn = '(?:(?:and|but|so|cuz|because|ok|pls|please|now|also) )*'
const joinRu = '(?:(?:и|а|но|ну|так|вот|потому что|пж|плиз|пожалуйста|я|мне|вообще) )*'

export const besideTask: Readonly<Record<Language, BesideWords>> = {
  en: {
    kinds: [
      [
        'start',
        whole(
          `${joinEn}(?:i (?:do not|don'?t|dont|dunno) (?:even )?know )?(?:where|how|what)(?: (?:do|should|would|can|to|am|i|you|even|u|supposed|we))* (?:start|begin|do first|(?:goes|comes|is|to do|undo) first)`,
        ),
      ],
      [
        'formula',
        whole(
          `${joinEn}(?:which|what|whats|what's|what is)(?: the)? formula|${joinEn}(?:i )?(?:forgot|need) the formula`,
        ),
      ],
      [
        'stuck',
        whole(
          `${joinEn}(?:i|im|i'm|i am)(?: \\p{L}+){0,2} (?:don'?t|dont|do not|can'?t|cant|cannot|never)(?: even| really)? (?:get|understand|do|know|see|solve|figure)|${joinEn}i (?:don'?t|dont|do not|can'?t|cant|cannot|never) (?:even )?(?:get|understand|do|know|see|solve|figure)|${joinEn}(?:i dunno|i have no (?:idea|clue)|no idea|no clue|(?:im|i'm|i am) (?:so |totally |really |completely )*(?:stuck|lost|confused))`,
        ),
      ],
      [
        'worry',
        clause(
          `${joinEn}(?:(?:im|i'm|i am) (?:so |really |kinda |totally )*(?:panicking|scared|stressed|nervous|worried|freaking out|crying|afraid)|(?:got|i have|i'?ve got|have|theres|there is) a (?:\\p{L}+ )?(?:test|quiz|exam) (?:tomorrow|today|on \\p{L}+day)|my (?:m[ou]m|dad|teacher|parents)(?: is| are|s)? (?:gonna|going to|mad|angry|kill))`,
        ),
      ],
      [
        'haste',
        clause(
          `${joinEn}(?:(?:it'?s |its )?due (?:tomorrow|today|tmrw|tonight|in)|(?:i )?(?:need|have) (?:it|this|to hand it in|to hand this in) (?:fast|quick|quickly|now|asap|today|tomorrow|in)|hurry|asap)`,
        ),
      ],
    ],
    takesBack:
      /(?:^|[\s.,;!?…])(?:(?:oh |oops |wait |ah |uh |no )+(?:no|that'?s (?:the )?wrong(?: one)?|wrong (?:one|task|row|number)|not that(?: one)?)|(?:oops|wait),? wrong (?:one|task|row|number)|scratch that|forget (?:that|it)|never ?mind)(?: one)?[\s.,;:!—-]+(?:(?:i )?(?:mean|meant)[\s:,]+|better[\s:,]+|rather[\s:,]+|here[\s:,]+)?/iu,
    learns:
      /(?<!\p{L})(?:(?:need|have|want|got|gotta) (?:to )?(?:learn|understand|study|get better|catch up)|teach me|help (?:me )?with|(?:bad|terrible|horrible|weak) (?:at|in)|i hate)(?!\p{L})/iu,
    multiples: /(?<!\p{L})(?:twice|double|triple|half|third|quarter)(?!\p{L})/giu,
    fillers:
      /(?<!\p{L})(?:u+h*m+|uh+|e+r+m*|h+m+|y'?know|you know|ok(?:ay)? so|so like|and like|(?<=is )like(?= an? )|like(?= (?:an?|the|there|um) ))(?!\p{L}),?/giu,
  },
  ru: {
    kinds: [
      [
        'start',
        whole(
          `${joinRu}(?:с чего|как|откуда)(?: (?:тут|здесь|вообще|хоть|мне|надо|лучше|бы|это|её|ее|её))*(?: начать| начинать| начинается| подступиться| подойти)|${joinRu}что (?:тут |здесь |надо |нужно |идет |идёт |делать )*(?:сначала|первым|раньше)(?: делать| идет| идёт)?`,
        ),
      ],
      [
        'formula',
        whole(
          `${joinRu}(?:как(?:ая|ую|ой|ую же) (?:тут |здесь |нужна |же )*формул\\p{L}*|по какой формуле|забыл\\p{L}* формулу|формул[ауы] не (?:помню|знаю))`,
        ),
      ],
      [
        'stuck',
        whole(
          `${joinRu}(?:не (?:понимаю|понял\\p{L}*|понятно|могу|умею|знаю|получается|выходит|догоняю|шарю|врубаюсь|въезжаю)|ничего не|застрял\\p{L}*|туплю|запутал\\p{L}*|без понятия|понятия не имею|хз)`,
        ),
      ],
      [
        'worry',
        clause(
          `${joinRu}(?:в панике|паникую|боюсь|страшно|нервничаю|переживаю|реву|плачу|(?:завтра|сегодня|скоро)(?: у нас| у меня)? (?:кр|контрольн\\p{L}*|контроша|тест|экзамен|самостоятельн\\p{L}*|самоха|впр|огэ|егэ)|(?:кр|контрольная|контроша|тест|экзамен) (?:завтра|сегодня)|(?:мама|папа|училка|учительница) (?:ругает\\p{L}*|убь[её]т|злится|орет|орёт))`,
        ),
      ],
      [
        'haste',
        clause(
          `${joinRu}(?:(?:сдавать|сдать|надо|нужно|срочно)(?: \\p{L}+)? (?:завтра|сегодня|срочно|быстро|через|до)|(?:очень )?срочно|на завтра|быстрее|побыстрее)`,
        ),
      ],
    ],
    takesBack:
      /(?:^|[\s.,;!?…])(?:(?:ой|стоп|а|блин|упс|нет)[\s,]+(?:это )?не т(?:о|а|от|у|е)(?!\p{L})(?: \p{L}+)?|(?:короче |ладно |а |не )*(?:забей|забудь|проехали))[\s.,;:!—-]+(?:(?:лучше|вот|надо|нужно|имел\p{L}* в виду)[\s:,]+)?/iu,
    learns:
      /(?<!\p{L})(?:(?:надо|нужно|хочу|должн\p{L}+|пора) (?:\p{L}+ )?(?:выучить|научиться|разобраться|понять|подтянуть|повторить)|научи|помоги\p{L}* с|подтянуть|ненавижу)(?!\p{L})/iu,
    multiples: /(?<!\p{L})(?:вдвое|втрое|вчетверо|впятеро|половин\p{L}+|трет[ьи]|четверт[ьи])(?!\p{L})/giu,
    fillers:
      /(?<!\p{L})(?:н+у(?: короче| вот| это)?|кор(?:о)?ч(?:е)?|э+|эм+|м{2,}|типа|это самое|как его|как бы|так вот|в общем)(?!\p{L}),?/giu,
  },
}
