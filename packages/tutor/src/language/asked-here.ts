import type { Language } from '../math/latex.ts'

type Variants = readonly [string, string, string, ...string[]]

/** How a question inside a task is heard, and what is said of it where nothing of the core says it. Lower case, `ё` as `е`. */
interface AskedHereWords {
  /** Begins a clause that asks, also where its mark is missing. */
  readonly heads: RegExp
  /** What may stand between a result and the question behind it. */
  readonly links: RegExp
  /** A word that links the question to what stands before it. */
  readonly beginning: RegExp
  /** Asks for a verdict on what stands beside it, or whether that is the end: the verdict answers it. */
  readonly forVerdict: RegExp
  /** Asks what comes next. */
  readonly next: RegExp
  /** Doubts a result that was confirmed. */
  readonly doubts: RegExp
  /** Objects to a no. */
  readonly whyWrong: RegExp
  /** No second thing: "now or not". */
  readonly orNot: RegExp
  /** Between two things of which one is meant, and the preposition that may be repeated. */
  readonly or: RegExp
  /** Why a value of the letter is left out. */
  readonly excluded: RegExp
  /** Does not get something, without asking. */
  readonly puzzled: RegExp
  /** Asks for the formula, or for what the task asks: the ladder and the task tell it. */
  readonly ofTask: RegExp
  /** Wishes for an exercise in so many words. */
  readonly exercise: RegExp
  /** Asks for the answer or a hint: what it is about is not asked. */
  readonly plea: RegExp
  /** The tone of a remark that is about no task. */
  readonly laughs: RegExp
  readonly troubled: RegExp
  readonly texts: {
    readonly laughed: Variants
    readonly sorry: Variants
    readonly heard: Variants
    /** Of two calculations one is meant. */
    readonly workOut: Variants
    /** The calculation holds and the result does not fit. */
    readonly whyWrong: Variants
    readonly one: Variants
    readonly excludedValue: Variants
    /** In place of the reduced form, while it is not found. */
    readonly shortForm: Variants
    readonly stands: Variants
    readonly notYet: Variants
    /** Behind a verdict: the question beside it. */
    readonly unknown: Variants
  }
}

export const askedHereWords: Readonly<Record<Language, AskedHereWords>> = {
  en: {
    heads:
      /^(?:(?:ok|okay|but|so|and|also|wait|hm+|um|sorry|then|actually|btw|like|no|yes|yeah)[\s,]+){0,4}(?:do|does|did|is|are|can|cant|can't|could|should|must|may|what|whats|what's|wat|which|where|when|how|why|who|whos|who's|will|would|isnt|isn't|dont|don't|shouldnt|shouldn't)(?!\p{L})/u,
    links:
      /(?:,|;|-)?\s+(?=(?:but|and also|also|and|so)\s+(?:why|what|whats|how|do i|does|is|are|can|cant|should|which|where|who|whos)(?!\p{L}))|,\s+(?=(?:why|what|whats|how|do i|does|is|are|can|should|which|whos)(?!\p{L}))/u,
    beginning: /^(?:(?:but|and|also|so|ok|wait|then|btw)[\s,]+)+/iu,
    forVerdict:
      /(?<!\p{L})(?:right|correct|wrong|ok|okay|good|done|it|all|the answer|finished|check|yes|no|mess(?:ed)? up)\s*[?!.]*$|(?<!\p{L})(?:is (?:it|that|this)|did i|am i)(?!\p{L})[^?]{0,20}\?*$|^(?:so )?(?:is it|it'?s|its)? ?[-\d.,/]+ ?\p{L}{0,4}\??$/u,
    next: /(?<!\p{L})(?:what(?:'?s| is| do i do| now| comes)? (?:now|next|then)|now what|then what|what (?:do|should|can) (?:i|we) do (?:now|next|then|after|with (?:that|it|this|the \d+|\d+))|where (?:do|to) (?:i )?(?:go )?(?:now|next|from here)|how (?:do|can) i (?:go on|continue|carry on))(?!\p{L})/u,
    doubts:
      /(?<!\p{L})(?:(?:are )?(?:you|u) sure|really|not sure|unsure|doubt\p{L}*|shouldn'?t it be|isn'?t it|or is it|maybe it'?s)(?!\p{L})/u,
    whyWrong:
      /(?<!\p{L})(?:why|how|whats|what's|what is)[^.?!]{0,20}(?:wrong|not right|incorrect|not it|not correct)|it (?:works|adds up|is right)/u,
    orNot: /^(?:not|no|is|are|does|do|did|am|was|what|something|else)$/u,
    or: /\s+or\s+(?:(?:by|with|from|to|is it|do i|just|maybe)\s+)?/u,
    excluded:
      /≠|!=|(?:can(?:'?t|not)|(?:is )?not) (?:be |equal(?: to)? )?-?\d|not equal|restriction|exclud\p{L}*|domain|bother/u,
    puzzled:
      /(?<!\p{L})(?:(?:don'?t|dont|do not|never|can'?t|cant) (?:know|get|understand|remember)|confus\p{L}*|no idea|mix(?:ing|ed)? up)(?!\p{L})/u,
    ofTask:
      /(?:which|what(?:'?s| is)?)(?: the)? formula|what (?:is|are they|do they|does it) (?:it )?(?:ask\p{L}*|want\p{L}*)|what is (?:asked|sought|wanted)/u,
    exercise:
      /(?<!\p{L})(?:exercise|practi[cs]e|another|one more|quiz|test me|give me (?:a|an|some|more)|easier one|something easier|next (?:one|task|question))(?!\p{L})/u,
    plea: /(?<!\p{L})(?:just|pls|please|tell|give|say)(?!\p{L})[^?]{0,25}(?:answer|yes or no|solution|result)/u,
    laughs: /(?<!\p{L})(?:lo+l|lmao|rofl|ha(?:ha)+|hehe|xd|omg|jk|kidding)(?!\p{L})|😂|🤣|😅|😆/u,
    troubled:
      /(?<!\p{L})(?:steal\p{L}*|stole|hate|annoy\p{L}*|tired|sick|hungry|sad|angry|fight\p{L}*|shout\p{L}*|loud|died|broke|lost|headache|crying|noise|noisy|ugh)(?!\p{L})|😭|😢|🥺|😩/u,
    texts: {
      laughed: [
        'Ha, these things happen just when there is work to do.',
        'That one makes the lesson livelier.',
        'Ha. It never gets boring around you.',
      ],
      sorry: [
        'That is no fun, I am sorry.',
        'Sounds tiring. I hope it gets quieter soon.',
        'Oh dear, that does not make it easier.',
      ],
      heard: ['I see.', 'Okay, heard.', 'Good to know.'],
      whyWrong: [
        'The calculation itself holds, but it is not yet what the task asks for. {step}',
        'Nothing is miscalculated. It is the way that leaves something out. {step}',
        'The numbers add up; only they belong to another question than that of the task. {step}',
      ],
      workOut: ['What does it come to?', 'Work it out: what do you get?', 'Now calculate it.'],
      one: ['Of the two it is “{one}”.', 'It is “{one}”, not “{other}”.', 'Take “{one}” here, not “{other}”.'],
      excludedValue: [
        'With {value} the fraction as it was given has a zero at the bottom, so it has no value there. The short form {short} does have one, so it would say too much. That is why the condition stays, although the factor is gone.',
        'The two forms are the same for every number but one: at {value} the first one divides by zero, and {short} does not. The condition keeps that in mind.',
        'Canceling does not make the zero at the bottom allowed: at {value} the fraction you began with does not exist. The note beside {short} says just that.',
      ],
      shortForm: ['the reduced form', 'the short form', 'the form after canceling'],
      stands: [
        'I checked it once more: it stands.',
        'Yes, sure: it holds, I went through it again.',
        'A second look says the same: it is right.',
      ],
      notYet: [
        'Not yet, but it is on the way.',
        'That is a step, the end is still to come.',
        'Nearly: one thing is left.',
      ],
      unknown: [
        'About “{question}” I have nothing checked to say, so I will not guess: your teacher can tell.',
        'On “{question}” I would only be guessing. That one is for your teacher.',
        'What you ask beside it, “{question}”, I cannot answer for certain.',
      ],
    },
  },
  ru: {
    heads:
      /^(?:(?:ок|но|а|и|ну|так|еще|стоп|подожди|хм+|блин|тогда|слушай|вообще|то есть|нет|да)[\s,]+){0,4}(?:что|чё|че|чо|как\p{L}*|зачем|почему|отчего|нафиг\p{L}*|откуда|куда|где|когда|сколько|котор\p{L}*|чем|кто|разве|можно|нельзя|надо|нужно|обязательно|должн\p{L}*|ли|(?:это|она|он|оно) (?:же )?(?:что|как|почему))(?!\p{L})|(?<!\p{L})(?:что (?:вообще |тут |это )*(?:значит|означает|делает|такое)|зачем|почему|куда|откуда|или)(?!\p{L})/u,
    links:
      /(?:,|;|-)?\s+(?=(?:но|а|и еще|и|только)\s+(?:вопрос|что|че|чё|как\p{L}*|зачем|почему|можно|надо|нужно|обязательно|разве|кто|где|откуда)(?!\p{L}))|,\s+(?=(?:что|как\p{L}*|зачем|почему|можно|надо ли|нужно ли|кто)(?!\p{L}))/u,
    beginning: /^(?:(?:но|а|и|еще|ещё|ну|так|вопрос)[\s,]+)+/iu,
    forVerdict:
      /(?<!\p{L})(?:верно|правильно|так|да|ответ|все|готово|нет|ок|норм)\s*[?!.]*$|(?<!\p{L})(?:это (?:уже )?ответ|я прав\p{L}*|верно ли)(?!\p{L})|^(?:это )?[-\d.,/]+ ?\p{L}{0,10}\??$/u,
    next: /(?<!\p{L})(?:(?:а |и |ну )?(?:что|че|чё|чо|куда|как) (?:теперь|дальше|потом|делать)|дальше (?:что|че|чё|чо|как|куда)|а дальше|и дальше|(?:и |а |ну )?что с (?:эт\p{L}+|ним|ней)(?: \p{L}+)?(?: теперь)? делать|(?:и |а )?куда (?:эт\p{L}+|ее|его)(?: \p{L}+)?)(?!\p{L})/u,
    doubts: /(?<!\p{L})(?:точно|уверен\p{L}*|сомнева\p{L}*|разве|может(?: быть)? (?:там |это )?)(?!\p{L})/u,
    whyWrong: /(?:почему|как|что)[^.?!]{0,20}(?:неправильно|неверно|не так|не то)|все (?:сходится|верно|правильно)/u,
    orNot: /^(?:не|нет|что|еще|там|как|это|можно|надо)$/u,
    or: /\s+(?:или|либо)\s+(?:(?:на|с|от|к|это|надо|просто|может)\s+)?/u,
    excluded: /≠|!=|не (?:рав\p{L}+|может быть) -?\d|одз|област\p{L}* определения|услови\p{L}* |исключ\p{L}*/u,
    puzzled:
      /(?<!\p{L})(?:не (?:понима|понял|понят|знаю|помню|врубаюсь)\p{L}*|путаю\p{L}*|запутал\p{L}*|без понятия)(?!\p{L})/u,
    ofTask:
      /(?:какая|какой|по какой) формул\p{L}*|формул\p{L}* (?:какая|дай|напиши)|что (?:спрашива|требу|надо найти|нужно найти|ищем|хотят)\p{L}*/u,
    exercise:
      /(?<!\p{L})(?:упражнени\p{L}*|потрен\p{L}*|еще (?:одн\p{L}*|задач\p{L}*|пример\p{L}*)|друг\p{L}* (?:задач\p{L}*|пример\p{L}*)|дай (?:мне )?(?:задач\p{L}*|пример\p{L}*)|проверь меня|полегче|попроще|следующ\p{L}*)(?!\p{L})/u,
    plea: /(?<!\p{L})(?:просто|пж|плиз|пожалуйста|скажи|дай|напиши)(?!\p{L})[^?]{0,25}(?:ответ|да или нет|решение|результат)/u,
    laughs: /(?<!\p{L})(?:(?:а?х){2,}а*|(?:ха){2,}|хех\p{L}*|лол|ржу|кек|xd|хд|шучу|ор(?:у)?)(?!\p{L})|😂|🤣|😅|😆/u,
    troubled:
      /(?<!\p{L})(?:ворует|украл\p{L}*|ненавижу|бесит|достал\p{L}*|устал\p{L}*|болит|болею|голодн\p{L}*|грустно|злюсь|ссор\p{L}*|орут|кричит|шум\p{L}*|умер\p{L}*|сломал\p{L}*|потерял\p{L}*|плачу)(?!\p{L})|😭|😢|🥺|😩/u,
    texts: {
      laughed: [
        'Ха, такое бывает как раз посреди задачи.',
        'Так урок веселее.',
        'Хорошо, когда есть над чем посмеяться.',
      ],
      sorry: [
        'Это неприятно, сочувствую.',
        'Понимаю, с таким учиться труднее. Надеюсь, скоро станет спокойнее.',
        'Да, это не помогает сосредоточиться.',
      ],
      heard: ['Понятно.', 'Хорошо, услышано.', 'Буду знать.'],
      whyWrong: [
        'Само вычисление сходится, но это ещё не то, о чём спрашивает задача. {step}',
        'Посчитано без ошибки. Что-то пропущено в самом способе. {step}',
        'Числа сходятся, только отвечают они на другой вопрос. {step}',
      ],
      workOut: ['Сколько получится?', 'Посчитай: что выходит?', 'Теперь вычисли.'],
      one: ['Из двух здесь «{one}».', 'Здесь «{one}», а не «{other}».', 'Верно «{one}», а не «{other}».'],
      excludedValue: [
        'При {value} у данной дроби внизу ноль, значения у неё там нет. А у короткой записи ({short}) оно есть, то есть она сказала бы лишнее. Поэтому условие остаётся, хотя множитель сократился.',
        'Обе записи совпадают при всех числах, кроме одного: при {value} первая делит на ноль, а вторая, {short}, нет. Об этом и помнит условие.',
        'Сокращение не разрешает деление на ноль: при {value} исходной дроби не существует. Именно это и говорит пометка: короткая запись, {short}, там значение имеет.',
      ],
      shortForm: ['после сокращения', 'после сокращения', 'после сокращения'],
      stands: [
        'Проверка ещё раз дала то же: всё верно.',
        'Да, точно: при второй проверке вышло то же.',
        'Второй взгляд говорит то же: верно.',
      ],
      notYet: ['Ещё нет, но это шаг по пути.', 'Это шаг, до конца осталось немного.', 'Почти: осталось ещё одно.'],
      unknown: [
        'Про «{question}» у меня нет проверенного ответа, гадать не буду: это знает учитель.',
        'На вопрос «{question}» я бы только гадал. С ним лучше к учителю.',
        'На то, о чём ты спрашиваешь рядом, «{question}», точного ответа у меня нет.',
      ],
    },
  },
}
