import type { Language } from '../math/latex.ts'

/** How students put direct questions. Lower case, `ё` as `е`. */
interface DirectWords {
  /** Asks how a unit is written in another one; a pattern for the words between the amount and the other unit. */
  readonly into: RegExp
  /** In front of an amount: "how many m/s is (72 km/h)". */
  readonly howMany: RegExp
  /** "How do I do (10 % of 66)". */
  readonly howPercent: RegExp
  readonly whereMistake: RegExp
  readonly draws: RegExp
  readonly units: RegExp
  /** Asks for a formula, for what is known of the thing, or for the unit of a result. */
  readonly formula: RegExp
  /** A number that the student finds too big or small, with the digits as its group. */
  readonly tooMuch: RegExp
  /** Offers a result as the answer. */
  readonly isAnswer: RegExp
  /** Another number is supposed. */
  readonly supposes: RegExp
  /** Why a result or an idea of the student's own is wrong. */
  readonly whyWrong: RegExp
  /** Begins a question that is no question about a result. */
  readonly heads: readonly (readonly ['why' | 'what' | 'how' | 'is', RegExp])[]
  /** The quantity asked for, with its dimension. */
  readonly measures: readonly (readonly [words: RegExp, dimension: string, name: string])[]
  /** An operation in a question, and in the wordings of cards. */
  readonly operations: readonly (readonly [asked: RegExp, told: RegExp])[]
  /** A dimension by its name. */
  readonly names: Readonly<Record<string, string>>
  readonly and: string
}

export const directWords: Readonly<Record<Language, DirectWords>> = {
  en: {
    into: /^\s*(?:is |are )?(?:how many|in|to|into|as|=|is|what is that in)\s*(?:what\s*)?(?:in\s+)?/u,
    howMany: /how many\s+$/u,
    howPercent:
      /(?:how (?:do|to|can|would|does|u|i)|idk|don'?t know|dont know)(?!\p{L})[^.?!]{0,40}?(\d+(?:\.\d+)?)\s*(?:%|per ?cent)\s*(?:of|from)\s*(?:the\s*)?[£$€]?(\d+(?:\.\d+)?)/u,
    whereMistake:
      /(?:where|what)(?:'?s| is| was)? (?:my |the )?(?:mistake|error|slip)|what (?:did|have) i (?:do|done|get|got)? ?wrong|where (?:did i go|am i|is it|is that) wrong|what(?:'?s| is) wrong(?: with| w| in)? (?:it|that|this|my|here)/u,
    draws:
      /(?:can|could|will|would) (?:you|u) (?:please )?(?:draw|sketch|show)|draw (?:it|me|this|that)|(?:a|make a|show me a) (?:picture|drawing|sketch|diagram)/u,
    units: /(?<!\p{L})units?(?!\p{L})/u,
    formula:
      /(?:what|which)(?:'?s| is| are)?(?: the)? (?:formulas?|rule|theorem|properties|unit)|what do (?:i|we|you) know about|\d (?:what|of what)\s*\?|formula (?:do|should|can|must|for)|how (?:do|can|should) (?:i|you|we|u) (?:find|get|work out|calculate) (?:the|its|an?) \p{L}+\s*\??$/u,
    tooMuch:
      /(?<![\d.,])(\d+(?:\.\d+)?)\s*(?:is|was|'?s)? (?:way |still |a bit |much )?too (?:big|small|much|many|little|few|long|short|high|low|large)/u,
    isAnswer: /(?<!\p{L})(?:is (?:it|that)|final(?:ly)?|in the end|in total)(?!\p{L})/u,
    supposes:
      /^(?:\P{L}*(?:and|but|so|ok|thanks?|thx|then|oh|then)[\s,.!]+)*(?:what )?if (?!i(?!\p{L})|we(?!\p{L})|you(?!\p{L}))/u,
    whyWrong:
      /why(?:'?s| is| isn'?t| was)? (?:it|that|this|\d\S*)? ?(?:not|wrong|no|isn'?t)|why not|why (?:can'?t|cant|cannot|shouldn'?t) (?:i|we|you)|why does(?:n'?t|nt| not) (?:it|that|this|my)/u,
    heads: [
      ['why', /(?:^|[,.;!?]\s*|(?<!\p{L})(?:but|and|so|ok|um|then|or)\s+)(?:why|how come)(?!\p{L})/u],
      [
        'how',
        /(?:^|[,.;!?]\s*|(?<!\p{L})(?:but|and|so|ok|um|then|or|idk)\s+)how (?:do|does|can|to|would|should|am|is|are)(?!\p{L})/u,
      ],
      [
        'what',
        /(?:^|[,.;!?]\s*|(?<!\p{L})(?:but|and|so|ok|um|then|or)\s+)(?:what(?:'?s| is| are| does| do| was| properties| happens)|whats|which|where|what kind)(?!\p{L})/u,
      ],
      [
        'is',
        /(?:^|[,.;!?]\s*|(?<!\p{L})(?:but|and|so|ok|um|then|or)\s+)(?:do (?:i|we|you)|does (?:it|a|the|an)|can (?:i|we)|should (?:i|we)|must (?:i|we)|is (?:a|an|the|there)|are (?:the|all|there))(?!\p{L})/u,
      ],
    ],
    measures: [
      [/acceleration|deceleration/u, 'm s-2', 'an acceleration'],
      [/(?<!\p{L})(?:area|cm2|cm²|m²)/u, 'm2', 'an area'],
      [/volume/u, 'm3', 'a volume'],
      [/density/u, 'm-3 kg', 'a density'],
      [/how fast|speed|velocity/u, 'm s-1', 'a speed'],
      [/how long does|how many (?:hours|minutes|seconds|days)|when (?:will|do)|what time/u, 's', 'a time'],
      [
        /perimeter|how far|distance|length|height|diagonal|hypotenuse|radius|diameter|how (?:tall|high|wide|deep)/u,
        'm',
        'a length',
      ],
    ],
    operations: [
      [/(?<!\p{L})(?:times|multipl\p{L}*|timesed)(?!\p{L})/u, /multipl/u],
      [/(?<!\p{L})(?:divid\p{L}*|halv\p{L}*|half)(?!\p{L})/u, /half|divid/u],
    ],
    names: {
      m: 'a length',
      m2: 'an area',
      m3: 'a volume',
      s: 'a time',
      'm s-1': 'a speed',
      'm s-2': 'an acceleration',
      'm-3 kg': 'a density',
      kg: 'a mass',
    },
    and: 'and',
  },
  ru: {
    into: /^\s*(?:это )?(?:сколько|скока|скок|в|=|перевести в|перевод в)\s*(?:это\s*)?(?:будет\s*)?(?:в\s+)?/u,
    howMany: /(?:сколько|скока|скок)\s+$/u,
    howPercent:
      /(?<!\p{L})(?:как|не знаю|не умею)(?!\p{L})[^.?!]{0,40}?(\d+(?:[.,]\d+)?)\s*(?:%|процент\p{L}*)\s*(?:от|из)\s*(?:числа\s*)?(\d+(?:[.,]\d+)?)/u,
    whereMistake:
      /(?:где|в чем|какая)(?: же| тут| здесь| у меня| моя| там| то)* ошибк|что (?:я )?(?:тут |здесь |у меня )?(?:сделал\p{L}* )?не так|(?:че|чё|что) не так|что неправильно|где неправильно/u,
    draws:
      /(?:можешь|можно|можете|сможешь)[^.?!]{0,20}(?:нарис|рисун|черт|схем)|нарисуй|начерти|покажи (?:рисун|черт|схем)|(?:сделай|дай) (?:рисун|черт|схем)/u,
    units: /(?<!\p{L})единиц/u,
    formula:
      /(?:какая|по какой|какую|напомни\p{L}*|какой|какие)\s*(?:нужна |нужно |тут |здесь |есть )*(?:формул|правил|теорем)|какие (?:у \p{L}+ )?(?:\p{L}+ )?свойства|что (?:вообще )?известно (?:про|о)|в каких единицах|формула\s+(?:какая|для|площад|объем|периметр|путь|скорост)|как (?:найти|находить|находится|посчитать|считать|вычислить) \p{L}+\s*(?:\p{L}+)?\s*\??$/u,
    tooMuch:
      /(?<![\d.,])(\d+(?:[.,]\d+)?)\s*(?:это |уже |явно |тоже )*(?:слишком|чересчур|очень) (?:много|мало|больш|маленьк|длинн)/u,
    isAnswer: /(?:это|так|да)\s*\?|(?<!\p{L})(?:итого|в итоге|в конце концов)(?!\p{L})/u,
    supposes: /^(?:\P{L}*(?:а|и|но|ну|спасибо|ок|тогда)[\s,.!]+)*если (?!я(?!\p{L})|мы(?!\p{L}))/u,
    whyWrong:
      /почему (?:это |так |тут |оно |же |\d\S* )*(?:не(?:верно|правильно|льзя|т)?|неверн\p{L}*)(?!\p{L})|почему нет|почму нельзя|почему нельзя/u,
    heads: [
      [
        'why',
        /(?:^|[,.;!?]\s*|(?<!\p{L})(?:а|но|и|ну|так|тогда|или|объясни\p{L}*,?(?: пожалуйста,?)?)\s+)(?:почему|почму|зачем|отчего|откуда)(?!\p{L})/u,
      ],
      ['how', /(?:^|[,.;!?]\s*|(?<!\p{L})(?:а|но|и|ну|так|тогда|или)\s+)как(?:им образом)? (?!раз|бы|будто)\p{L}+/u],
      [
        'what',
        /(?:^|[,.;!?]\s*|(?<!\p{L})(?:а|но|и|ну|так|тогда|или)\s+)(?:что (?:вообще )?(?:такое|значит|означает|известно)|че такое|чё такое|чем\s|какие|какой|какая|какое|каковы|где\s|в чем\s)/u,
      ],
      [
        'is',
        /(?:^|[,.;!?]\s*|(?<!\p{L})(?:а|но|и|ну|так|тогда|или)\s+)(?:надо ли|нужно ли|можно ли|нужен ли|разве|всегда ли|обязательно|а можно)(?!\p{L})|(?:надо|нужно|нужен|нужна|переводить|можно)\s*\?$/u,
      ],
    ],
    measures: [
      [/ускорени/u, 'm s-2', 'ускорение'],
      [/площад/u, 'm2', 'площадь'],
      [/объем/u, 'm3', 'объём'],
      [/плотност/u, 'm-3 kg', 'плотность'],
      [/скорост|как быстро/u, 'm s-1', 'скорость'],
      [
        /через сколько (?:час|минут|секунд|дн)|сколько времени|как долго|какое время|сколько (?:часов|минут|секунд|дней)/u,
        's',
        'время',
      ],
      [
        /периметр|расстояни|путь|длин|высот|диагонал|гипотенуз|катет|радиус|диаметр|сторон|сколько (?:километров|метров|км)/u,
        'm',
        'длину',
      ],
    ],
    operations: [
      [/(?<!\p{L})(?:умнож\p{L}*|домнож\p{L}*)(?!\p{L})/u, /умнож/u],
      [/(?<!\p{L})(?:дел(?:ить|им|ят|ят|ишь|ил\p{L}*)|пополам|половин\p{L}*)(?!\p{L})/u, /половин|дел[ия]/u],
    ],
    names: {
      m: 'длину',
      m2: 'площадь',
      m3: 'объём',
      s: 'время',
      'm s-1': 'скорость',
      'm s-2': 'ускорение',
      'm-3 kg': 'плотность',
      kg: 'массу',
    },
    and: 'и',
  },
}
