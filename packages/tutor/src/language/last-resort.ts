import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

type Variants = readonly [string, string, string, ...string[]]

/** What a message that no reader has understood may be, told by its words. */
type Kind = 'cut' | 'plan' | 'picture' | 'book' | 'subject' | 'leak' | 'coursework' | 'private'

interface LastResort {
  /** A message that ends so is not finished. */
  readonly cut: RegExp
  readonly picture: RegExp
  readonly book: RegExp
  readonly subject: RegExp
  readonly leak: RegExp
  readonly coursework: RegExp
  readonly proof: RegExp
  readonly later: RegExp
  /** A proof about a figure, and one about numbers. */
  readonly ofFigure: RegExp
  readonly ofNumbers: RegExp
  readonly private: RegExp
  /** How to prepare for an exam. */
  readonly plan: RegExp
  /** Asks whether something is so. */
  readonly whether: RegExp
  /** Wants exercises of a topic. */
  readonly practise: RegExp
  /** Wants a topic from its beginning, or in simple words. */
  readonly fromZero: RegExp
  /** Words around the topic of such a message. */
  readonly around: RegExp
  readonly texts: Readonly<Record<Kind, Variants>>
  /** The way into a proof about numbers, about a figure, about anything. */
  readonly proofs: Readonly<Record<'numbers' | 'figure' | 'other' | 'parity' | 'inRow' | 'divisible', Variants>>
  /** Words of a claim about whole numbers that have a form in letters. */
  readonly parity: RegExp
  readonly inRow: RegExp
  readonly divisible: RegExp
  /** With an open task: a question about what the message mentions, or the next one of the task. */
  readonly atTask: Readonly<Record<'number' | 'try' | 'ask' | 'plain', Variants>>
  readonly leaving: { readonly task: Variants; readonly none: Variants }
  /** Nothing else is left: what was understood, and what may come next. */
  readonly nothing: Readonly<Record<'amounts' | 'digits' | 'words' | 'none' | 'compare', Variants>>
}

const word = (words: string, flags = 'iu') => regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags)

export const lastResort: Readonly<Record<Language, LastResort>> = {
  en: {
    cut: /(?:(?<!\p{L})(?:is|are|was|has|have|of|the|a|an|and|its|their|with|to|in|on|at|by|from|than|if|when|which|or|between|whose)|[=+×*÷(,:–-])\s*$/iu,
    picture: word('pics?|pictures?|photos?|images?|screenshots?|diagram (?:below|above|here)|attached|attachment'),
    book: /(?<!\p{L})(?:number|no\.?|nr\.?|ex(?:ercise)?\.?|question|q|page|p\.|pg|№|#)\s*\d+\s*[a-z]?(?:\)|(?!\p{L}))/iu,
    subject: word(
      'history|geography|biology|literature|essay|poem|french|german|spanish|shakespeare|python|javascript|java|code|program(?:me)?|religion|philosophy|grammar|politics|music|art',
    ),
    leak: word(
      'leak(?:ed|s)?|answers? (?:to|for|of) (?:the |my )?(?:\\p{L}+ )?(?:exam|test|mock|paper|final)|exam answers?|mark scheme',
    ),
    coursework: word('coursework|write (?:me |my )?(?:an? |the )?(?:essay|report|paper)|\\d+ words'),
    proof: word('prove|proof|show that|show why'),
    ofFigure: /triang|angle|parallel|circle|perpendic|quadrilat|congru|similar|bisect/iu,
    ofNumbers: /\d|(?<!\p{L})[b-hj-z](?!\p{L})|even|odd|divis|multiple|integer|number/iu,
    later: word(
      '(?:skip|leave) (?:this|that|it)(?: one)?|skip|(?:come|go|get) back (?:to (?:it|this|that) )?later|later|do (?:this|it) later|another time|move on',
    ),
    private: word(
      '(?:will|would|do|can) (?:you|u) (?:tell|show|say to|report)|who (?:can )?sees? this|is this private',
    ),
    plan: /(?<!\p{L})(?:exams?|gcse|sat|act|a-?levels?|finals|mocks?|olympiad)(?!\p{L})[^=]*(?<!\p{L})(?:where (?:do|should|to)|what (?:should|topics)|how (?:do|should|can) (?:i|we|she|he) (?:prepare|revise|study|start)|start|prepare|focus|worth|plan)(?!\p{L})/iu,
    whether: word('true or false|right or wrong|is it (?:true|right)|are|is|does|do|can|why'),
    practise: word(
      'practi[sc]e|revis(?:e|ing|ion)|questions? on|problems? on|exercises? on|test me|quiz|train|drill|(?:give|make|generate|write|set) me (?:\\d+|some|a few)|worksheet|some questions|mock',
    ),
    fromZero: word(
      "from (?:scratch|zero|the (?:start|beginning))|missed|absent|was (?:ill|sick|away)|like i'?m (?:five|5)|im (?:five|5)|eli5|explain|never (?:seen|heard|learn(?:ed|t))|teach me|how (?:do|does|to|u|you)|what (?:is|are)|wanna (?:know|learn)|want to (?:know|learn|understand)|normal person|simple words|dont get|don'?t (?:get|understand)",
    ),
    around: word(
      "can|could|u|you|please|pls|explain|like|im|i'm|five|5|our|my|teacher|went|way|to|too|fast|but|no|homework|just|wanna|want|know|how|do|does|what|is|are|the|a|an|i|was|missed|week|weeks|school|from|scratch|zero|start|beginning|teach|me|about|it|this|that|say|normal|person|because|bc|textbook|says|and|whats|for|of|dont|don't|get|hint|hints|clue|clues|tip|tips|understand|sick|ill|lesson|lessons|class|all|everyone|never|learned|heard|in|we|so|hey|hi|give|some|questions|question|on|practice|practise|revise|revising|hard|easy|need|help|with|test|exam|mock|tomorrow|quiz|next|year|grade|not|got|lost|totally|completely",
      'giu',
    ),
    texts: {
      cut: [
        'Your message breaks off after “{end}”. How does it go on?',
        'I have it up to “{end}”, then it stops. What comes next in the task?',
        '“{end}” is where it ends for me. Could you write the rest of it?',
      ],
      picture: [
        'No picture has arrived here, I only see what you type. Which words and numbers stand in the task?',
        'I have no picture in front of me. Could you type the task, with its numbers and the question?',
        'The picture is not here, so let us do it in words: what is given in it, and what is to be found?',
      ],
      book: [
        'I do not have your book, so the number alone tells me nothing. What does the first of those tasks say?',
        'Your book is not in front of me. Could you type the task with that number, word for word?',
        'I cannot look that number up. What is given in the task, and what does it ask?',
      ],
      plan: [
        'Begin where the points are lost most easily: one topic, a few tasks of it, then the next. Which topic goes worst just now?',
        'Take the kind of task that is nearly right already, it pays soonest. Which one is that for you?',
        'One topic at a time, and a test of it at the end of the week. Which topic shall be the first?',
      ],
      subject: [
        'That is not one of my subjects: I do math, physics and chemistry. Is there a task from one of them that I can help with?',
        'I keep to math, physics and chemistry, so I would be no good at that one. Do you have something from these three?',
        'That one belongs to another subject. In math, physics or chemistry I am glad to help: what are you doing there just now?',
      ],
      leak: [
        'I have no exam papers or leaked answers, and I would not pass them on. We can practice tasks of that kind, though: which topic worries you most?',
        'Leaked answers I do not have, and they would help nobody for long. Shall we train one typical task: which topic?',
        'No leaks here, sorry. What I can do is set you tasks like those in the exam. Which topic shall we begin with?',
      ],
      coursework: [
        'I will not write it for you, but I can help you think it through. Which idea or calculation in it do you need first?',
        'The writing stays with you; the math in it we can work out together. What is it about, and where are you stuck?',
        'That text is yours to write. Tell me which part of the math in it is unclear, and we begin there: which one?',
      ],
      private: [
        'No question is silly here, questions are how one learns. What would you like to ask?',
        'I am here for just such questions, and none of them is silly. Which one is it?',
        'Ask away: whoever asks wants to understand, and that is nothing to hide. What is your question?',
      ],
    },
    parity: word('even|odd'),
    inRow: word('consecutive|in a row|neighbou?ring'),
    divisible: word('divisible|multiples?|divides'),
    proofs: {
      parity: [
        'Give the words a form: an even number is $2n$, an odd one $2n + 1$, and a second one gets another letter. How does the claim look with these, and which factor can you take out?',
        'Write what is given in letters: even is $2n$, odd is $2n + 1$. What do you get when you put that into the claim?',
        'Begin with the meaning: even means two times a whole number, odd is one more. What is the expression then, and how do you see whether it is even or odd?',
      ],
      inRow: [
        'Numbers in a row are $n$, $n + 1$, $n + 2$ and so on. How does the claim look with these, and what can you put together?',
        'Call the first one $n$. What are the next ones, and what does the claim say about them?',
        'Write the first as $n$ and the others with it. Which expression do you get, and what factor does it have?',
      ],
      divisible: [
        'Divisible by a number means: that number times a whole one. How do you write what is given like this, and which factor do you have to find in the end?',
        'Say it with a product: a multiple of $k$ is $k \\cdot n$. What is the expression then, and can you take the factor out?',
        'First the meaning: which product stands for being divisible here? Then look for that factor in the expression.',
      ],
      numbers: [
        'A good start: put in 1, 2 and 3 for the letter and look at the results. What do they have in common, and can you write the expression as a product that shows it?',
        'First test it with three small numbers, then look for the reason. How can the expression be written as a product?',
        'Try small numbers first, so that you believe it. Then factor: which two factors do you see?',
      ],
      figure: [
        'Draw it and mark everything that is given as equal. Which two triangles hold the pieces that you want to compare?',
        'Write down two short lists: what is given, and what is to be shown. Which triangles or angles connect the two?',
        'Begin with a sketch and mark what is equal in it. What follows from that for the two triangles?',
      ],
      other: [
        'Write two lines: what you know at the beginning, and what must come out at the end. How can the first be said in other words?',
        'A proof goes from what is given to what is claimed. What exactly is given here, and what does each word of it mean?',
        'Give the parts names first, then say with them what is to be shown. What does the claim look like with those names?',
      ],
    },
    atTask: {
      number: [
        'You mention {value}. What does it stand for in {line}?',
        'Let us place {value}: what is it in {line}?',
        'And {value}, where does it come from in {line}?',
      ],
      try: [
        'Let us try {value}: put it into {line}. What comes out on each side?',
        'You can test {value} yourself: what do you get with it in {line}?',
        'Put {value} into {line} and calculate. Does it come out?',
      ],
      ask: [
        'Let us look at that in the task itself. {ask}',
        'That brings us back to the task. {ask}',
        'Let us try it on the task. {ask}',
      ],
      plain: [
        'Say it with the numbers of {line}: what would you write as the next line?',
        'Let us hold that against {line}: which part of it do you mean?',
        'In {line}, where would you put that? Point to the part you mean.',
      ],
    },
    leaving: {
      task: [
        'Fine, {line} can wait; say “back” when you want it again. Which task is next?',
        'All right, we leave {line} for now and return when you say “back”. What comes next?',
        'Okay, we come back to {line} later, just write “back”. What is the next task?',
      ],
      none: [
        'Fine, we leave that. Which task is next?',
        'All right, on to something else. What shall we do?',
        'Okay, that can wait. What comes next?',
      ],
    },
    nothing: {
      compare: [
        'Two results can be compared with a small number: put 1 in place of the letter into both. Do they agree?',
        'Test both with the same small number, say 1, and compare each with the task. Which one agrees with it?',
        'Try it out: what do the task and each of the two results give for the number 1?',
      ],
      amounts: [
        'I see {amounts} in it. Which of them is given, and what is to be found?',
        'You give {amounts}; the rest I could not place. What does the task ask?',
        'There is {amounts} in your message. Could you write the whole task, with its question?',
      ],
      digits: [
        'The numbers are there, but not yet the question. What is to be found with them?',
        'I see numbers and could not make a task of them. How is it worded, with its question?',
        'What do the numbers belong to, and what is asked? Write the task as it stands.',
      ],
      words: [
        'I see that it is about {about}. Is it a task (then type its text), an idea to explain, or do you want to practice it?',
        'You write about {about}, that much I understand. Shall I explain it, set an exercise on it, or do you have a task with it?',
        'So {about}. Do you have a task with that, a question about the idea, or would you like an exercise?',
      ],
      none: [
        'I could not make out a task or an idea in that. You can type a task with its numbers, name an idea to explain, or ask for an exercise: which is it?',
        'That one I did not get. Is it a task (then type all of it), an idea you want explained, or shall I set you an exercise?',
        'Let us find out what you need: a task to work on, an idea in simple words, or an exercise on a topic?',
      ],
    },
  },
  ru: {
    cut: /(?:(?<!\p{L})(?:и|а|но|в|на|с|у|к|о|от|до|из|по|за|при|если|когда|что|равн[ао]|равен|его|её|их|или|между|котор\p{L}+)|[=+×*÷(,:–-])\s*$/iu,
    picture: word(
      'фот\\p{L}*|картинк\\p{L}*|скрин\\p{L}*|изображени\\p{L}*|рисун\\p{L}* (?:ниже|выше|есть)|прикрепил\\p{L}*',
    ),
    book: /(?<!\p{L})(?:номер\p{L}*|№|упр\p{L}*\.?|задани\p{L}*|страниц\p{L}*|стр\.?|пример)\s*\d+|№\s*\d+/iu,
    subject: word(
      'истори\\p{L}+|географи\\p{L}+|биологи\\p{L}+|литератур\\p{L}+|сочинени\\p{L}*|эссе|стих\\p{L}*|английск\\p{L}+|немецк\\p{L}+|русск\\p{L}+|информатик\\p{L}+|питон\\p{L}*|python|прог[ауи]|программ[ау]|предложени\\p{L}* по членам|разбор слова|обществознани\\p{L}*|пушкин\\p{L}*',
    ),
    leak: word(
      'слив\\p{L}*|ответы (?:на|к|от) (?:\\p{L}+ )?(?:впр|егэ|огэ|контрольн\\p{L}*|экзамен\\p{L}*|тест\\p{L}*|соч|сор|ент|ик)|что будет на (?:егэ|огэ|экзамене)',
    ),
    coursework: word('реферат\\p{L}*|курсов\\p{L}+|доклад\\p{L}*|напиши (?:мне )?(?:сочинение|проект)'),
    proof: word('докажи\\p{L}*|доказать|доказательств\\p{L}*|покажи(?:те)?,? что'),
    ofFigure: /треуг|угол|угл|паралл|окруж|перпенд|трапец|ромб|равнобедр|медиан|биссектр|отрезк/iu,
    ofNumbers: /\d|(?<!\p{L})[a-z](?!\p{L})|чётн|четн|делит|кратн|числ/iu,
    later: word(
      'пропусти\\p{L}*|потом (?:вернемся|вернёмся|вернусь|доделаю|сделаю)|давай (?:потом|позже|дальше)|верн[её]мся (?:потом|позже)|отложим|позже',
    ),
    private: word(
      '(?:скажешь|расскажешь|покажешь|пожалуешься) (?:моей |моему )?(?:учител\\p{L}*|училк\\p{L}*|маме|родител\\p{L}*)|(?:моей|моему) (?:училк\\p{L}*|учител\\p{L}*) скажешь|кто (?:это )?(?:видит|читает)',
    ),
    plan: /(?<!\p{L})(?:егэ|огэ|ент|ц[тэ]|впр|экзамен\p{L}*|пробник\p{L}*|олимпиад\p{L}*)(?!\p{L})[^=]*(?<!\p{L})(?:с чего|какие (?:темы|задани\p{L}*)|на какие|как (?:готов\p{L}*|подготов\p{L}*|начать)|начать|готовиться|подготов\p{L}*|налегать|план)(?!\p{L})/iu,
    whether: word('правда|верно ли|кто прав|разве|почему|зачем|можно ли|бывает ли|или'),
    practise: word(
      'потренир\\p{L}*|тренир\\p{L}*|порешать|потренить|прорешать|тест по|тест на|задани[яй] (?:по|на)|задач\\p{L}* (?:по|на)|пример\\p{L}* (?:по|на)|упражнени\\p{L}* (?:по|на)|(?:дай|сгенер\\p{L}*|придума\\p{L}*|состав\\p{L}*|накидай|подбери|задай) (?:мне )?(?:пару |несколько |\\d+ )?(?:[а-яё]+ )?(?:задач\\p{L}*|пример\\p{L}*)|вопрос\\p{L}* на \\d+|подготов\\p{L}*|готовлюсь',
    ),
    fromZero: word(
      'с нуля|с начала|с самого начала|болел[аи]?|пропустил[аи]?|не был[оа]?|объясни\\p{L}*|расскажи\\p{L}*|научи\\p{L}*|научиться|научится|что такое|как (?:это|решать|считать|делать|быстро)|не понимаю|не понял[аи]?|впервые|первый раз|пять лет|простыми словами|по-человечески|что (?:вообще )?(?:показывает|значит|означает|обозначает)|в ч[её]м смысл|смысл\\p{L}*|хочу (?:понять|знать|научит\\p{L}*)|интересно',
    ),
    around: word(
      'я|мы|мне|нам|у|нас|две|недели|неделю|болел|болела|все|уже|решают|через|а|даже|слово|первый|раз|вижу|можно|с|нуля|начала|самого|объясни|объясните|объяснить|пожалуйста|пж|плиз|тему|тема|теме|темы|класс|и|там|какое|какой|какая|то|не|понимаю|понял|поняла|вообще|что|такое|как|это|расскажи|про|просто|хочу|научиться|научится|чтоб|чтобы|по|ко|к|дай|чет|что-то|сильно|сложное|на|для|вопросов|тест|потренить|потренировать|задачи|задачу|задание|примеры|решать|привет|помоги|помогите|подсказка|подсказку|подсказки|подскажи|подскажите|намек|намёк|завтра|контрольная|экзамен|егэ|огэ|цт|ент|мой|моя|до|из|в|во|пропустил|пропустила|интересно|дз|нету|нет|надо|нужно|быстро|уме|одноклассники|учитель|училка|так|простыми|словами',
      'giu',
    ),
    texts: {
      cut: [
        'Сообщение обрывается на «{end}». Как там дальше?',
        'Пришло только до слов «{end}». Что идёт дальше в условии?',
        'На «{end}» текст заканчивается. Допишешь остальное?',
      ],
      picture: [
        'Картинка сюда не пришла, видно только текст. Какие слова и числа стоят в задаче?',
        'Рисунка передо мной нет. Напишешь условие словами: что дано и что найти?',
        'Фото здесь не видно, поэтому давай словами: что на нём дано и что спрашивают?',
      ],
      book: [
        'Учебника передо мной нет, по одному номеру задачу не узнать. Что написано в первой из них?',
        'По номеру условие не найти. Напечатаешь его слово в слово, начиная с одной задачи?',
        'Этот номер мне не посмотреть. Что в задаче дано и что нужно найти?',
      ],
      plan: [
        'Начинать стоит там, где баллы теряются чаще всего: одна тема, несколько заданий на неё, потом следующая. Какая тема сейчас даётся хуже всего?',
        'Быстрее всего окупаются задания, которые уже почти получаются. Какие это?',
        'По одной теме за раз, а в конце недели проверка. С какой темы начнём?',
      ],
      subject: [
        'Это не из моих предметов: здесь математика, физика и химия. Есть что-нибудь по ним, с чем помочь?',
        'Мои предметы математика, физика и химия, в этом деле толку от меня мало. Что сейчас проходите по этим трём?',
        'Это другой предмет. По математике, физике или химии помогу с радостью: какая там сейчас тема?',
      ],
      leak: [
        'Сливов и готовых ответов у меня нет, и делиться ими было бы нечестно. Зато можно потренировать такие задания: с какой темы начнём?',
        'Ответов к экзамену здесь нет, да и помогли бы они ненадолго. Давай возьмём типичное задание: какая тема труднее всего?',
        'Сливов нет. Могу дать задания такого же типа. Какую тему возьмём первой?',
      ],
      coursework: [
        'Писать за тебя не буду, а разобраться помогу. Какая мысль или какой расчёт нужны там первыми?',
        'Текст остаётся за тобой, а математику в нём разберём вместе. О чём работа и где трудно?',
        'Сам текст за тобой. Какая часть математики в нём непонятна, с неё и начнём?',
      ],
      private: [
        'Глупых вопросов не бывает, на вопросах и учатся. Что хочется спросить?',
        'Здесь можно спрашивать что угодно по предмету, и ни один вопрос не глупый. Какой он?',
        'Спрашивай смело: кто спрашивает, тот хочет понять, и стыдиться тут нечего. Какой вопрос?',
      ],
    },
    parity: word('ч[её]тн\\p{L}*|неч[её]тн\\p{L}*'),
    inRow: word('последовательн\\p{L}+|подряд|соседн\\p{L}+'),
    divisible: word('дел[ия]тся|кратн\\p{L}+|делител\\p{L}+|делимост\\p{L}*'),
    proofs: {
      parity: [
        'Запиши слова буквами: чётное число это $2n$, нечётное $2n + 1$, а для второго числа нужна другая буква. Как тогда выглядит утверждение и какой множитель можно вынести?',
        'Сначала буквы: чётное $2n$, нечётное $2n + 1$. Что выйдет, если подставить их в то, что надо доказать?',
        'Начни со смысла: чётное это дважды целое, нечётное на единицу больше. Каким станет выражение и как увидеть, чётное ли оно?',
      ],
      inRow: [
        'Числа подряд это $n$, $n + 1$, $n + 2$ и так далее. Как с ними выглядит утверждение и что можно сложить?',
        'Назови первое $n$. Какими будут следующие и что утверждается о них?',
        'Запиши первое как $n$, остальные через него. Какое выражение выходит и какой у него множитель?',
      ],
      divisible: [
        'Делится на число значит: это число, умноженное на целое. Как записать так то, что дано, и какой множитель надо найти в конце?',
        'Скажи это произведением: кратное $k$ это $k \\cdot n$. Каким станет выражение и можно ли вынести множитель?',
        'Сначала смысл: какое произведение здесь означает «делится»? Потом ищи этот множитель в выражении.',
      ],
      numbers: [
        'Для начала подставь вместо буквы 1, 2 и 3 и посмотри на результаты. Что у них общего и как записать выражение произведением, чтобы это было видно?',
        'Сначала проверь на трёх небольших числах, потом ищи причину. Как записать это выражение в виде произведения?',
        'Попробуй маленькие числа, чтобы поверить в утверждение. Затем разложи на множители: какие два множителя видны?',
      ],
      figure: [
        'Сделай рисунок и отметь на нём всё равное из условия. В каких двух треугольниках лежит то, что надо сравнить?',
        'Запиши два коротких списка: что дано и что доказать. Какие треугольники или углы связывают одно с другим?',
        'Начни с рисунка и отметь равные части. Что из этого следует для двух треугольников?',
      ],
      other: [
        'Запиши две строки: что известно вначале и что должно получиться в конце. Как сказать первое другими словами?',
        'Доказательство идёт от данного к утверждению. Что именно здесь дано и что означает каждое слово?',
        'Сначала обозначь части буквами и запиши с ними, что нужно показать. Как тогда выглядит утверждение?',
      ],
    },
    atTask: {
      number: [
        'Здесь звучит {value}. Что это число означает в задаче {line}?',
        'Найдём место для {value}: что это в задаче {line}?',
        'А {value}, откуда это в задаче {line}?',
      ],
      try: [
        'Проверим {value}: подставь в {line}. Что выходит с каждой стороны?',
        'Число {value} можно испытать: что получится, если подставить его в {line}?',
        'Подставь {value} в {line} и посчитай. Сходится?',
      ],
      ask: [
        'Посмотрим на это в самой задаче. {ask}',
        'Это возвращает нас к задаче. {ask}',
        'Попробуем на нашей задаче. {ask}',
      ],
      plain: [
        'Скажи это числами из {line}: какой строкой ты продолжишь?',
        'Приложим это к {line}: о какой части речь?',
        'Где это место в {line}? Укажи часть, о которой говоришь.',
      ],
    },
    leaving: {
      task: [
        'Хорошо, {line} подождёт; напиши «назад», когда захочешь вернуться. Какая задача следующая?',
        'Ладно, оставим {line} и вернёмся по слову «назад». Что дальше?',
        'Договорились, к {line} вернёмся позже, просто напиши «назад». Какая задача следующая?',
      ],
      none: [
        'Хорошо, оставим это. Какая задача следующая?',
        'Ладно, идём дальше. Что возьмём?',
        'Договорились, это подождёт. Что дальше?',
      ],
    },
    nothing: {
      compare: [
        'Два результата можно сравнить на небольшом числе: подставь в оба 1 вместо буквы. Они совпадают?',
        'Проверь оба на одном и том же числе, например на 1, и сравни с самой задачей. Какой с ней сходится?',
        'Испытай их: что дают задача и каждый из двух результатов для числа 1?',
      ],
      amounts: [
        'Вижу здесь {amounts}. Что из этого дано и что надо найти?',
        'Есть {amounts}, остальное пока неясно. О чём спрашивает задача?',
        'В сообщении есть {amounts}. Напишешь условие целиком, вместе с вопросом?',
      ],
      digits: [
        'Числа есть, а вопрос пока неясен. Что с ними нужно найти?',
        'Числа вижу, но задача из них не складывается. Как она звучит, вместе с вопросом?',
        'К чему относятся числа и что спрашивают? Напиши условие так, как оно стоит.',
      ],
      words: [
        'Тему вижу: {about}. Это задача (тогда пришли её текст), нужно объяснение или хочется упражнение?',
        'Тема понятна: {about}. Объяснить саму идею, дать упражнение или есть задача с этим?',
        'Итак, {about}. Есть задача на это, вопрос по идее или хочется потренироваться?',
      ],
      none: [
        'Задачи или темы в этом не видно. Можно прислать задачу с числами, назвать идею, которую объяснить, или попросить упражнение: что выберем?',
        'Здесь не всё понятно. Это задача (тогда пришли её целиком), идея для объяснения или нужно упражнение?',
        'Выясним, что нужно: разобрать задачу, объяснить идею простыми словами или дать упражнение по теме?',
      ],
    },
  },
}
