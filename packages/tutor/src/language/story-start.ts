import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

type Variants = readonly [string, string, string, ...string[]]

/** The questions that lead into a task in words, by what its amounts and its question are. */
type Start =
  | 'jobs'
  | 'clock'
  | 'hours'
  | 'fits'
  | 'during'
  | 'missingWay'
  | 'missingTime'
  | 'rate'
  | 'percent'
  | 'units'
  | 'times'
  | 'part'
  | 'each'
  | 'change'
  | 'between'
  | 'pair'
  | 'begin'
  | 'meanSpeed'
  | 'speed'

interface StoryStart {
  readonly asks: Readonly<Record<Start, Variants>>
  /** About the sense of a result whose arithmetic is right. */
  readonly sense: Readonly<Record<'minutes' | 'sixty' | 'beside' | 'doubt' | 'small' | 'asked' | 'unused', Variants>>
  /** How a task that was not read is told: what it gives and what it asks. */
  readonly told: Readonly<Record<'both' | 'asked' | 'given' | 'line', Variants>>
  /** One unit of time, in which a share of a job is done. */
  readonly spans: Readonly<Record<string, string>>
  /** Where the question begins; the first one counts. With the flag g. */
  readonly questions: RegExp
  /** What the student says of himself behind the question. */
  readonly behind: RegExp
  /** Left over at the end where something was joined to the question. */
  readonly joined: RegExp
  /** A word of talk in front of the question. */
  readonly before: RegExp
  /** Begins a correction of the task. */
  readonly corrects: RegExp
  /** Corrects the number in front of it. */
  readonly corrected: RegExp
  /** Behind a number, no amount of the task. */
  readonly noAmount: RegExp
  /** Counted nouns whose form says nothing. */
  readonly counts: RegExp
  /** A counted noun in a form that fits no number. */
  readonly misfit: RegExp
  /** A rate told in words, behind its amount, and the unit it is told for. */
  readonly per: RegExp
  /** What a question counts, and the unit that it wants, each in a group. */
  readonly counted: readonly RegExp[]
  /** Asks for the amount of one of several. */
  readonly eachAsked: RegExp
  /** Several work together. */
  readonly together: RegExp
  /** Asks for a time. */
  readonly asksTime: RegExp
  /** Asks for a speed, and for a mean one. */
  readonly asksSpeed: RegExp
  readonly asksMeanSpeed: RegExp
  /** Asks for a distance, where nothing else does. */
  readonly asksWay: RegExp
  /** Times of day in words. */
  readonly clock: RegExp
  /** Asks for a duration between two times of day. */
  readonly asksBetween: RegExp
  /** The student doubts the size of a number. */
  readonly doubts: RegExp
  /** Hours and minutes, each in a group. */
  readonly hoursAndMinutes: RegExp
  /** An hour in front of its minutes. */
  readonly hour: RegExp
  /** What is asked, where no word asks it: "V - ?", "need the height". The last group is what. */
  readonly telegram: readonly RegExp[]
  /** The question about what such words ask. */
  readonly wanted: string
}

const word = (words: string, flags = 'iu') => regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags)

export const storyStart: Readonly<Record<Language, StoryStart>> = {
  en: {
    asks: {
      jobs: [
        'What part of the whole does each of them do in one {unit}?',
        'Think of a single {unit}: which part of the whole job is done by each of them in it?',
        'Take one {unit} only. What fraction of the whole does each of the two get done?',
      ],
      clock: [
        'Go from {time} to the next full hour first: how many minutes is that?',
        'How many minutes is it from {time} to the next full hour?',
        'Begin with the step from {time} to the next full hour. How long is it?',
      ],
      hours: [
        'Go from the first time to the next full hour: how many minutes is that?',
        'Step by step on the clock: how many minutes are there up to the next full hour?',
        'Draw a line with both times on it. How long is it up to the first full hour in between?',
      ],
      fits: [
        'How many times does {rate} fit into {total}, and what does that number count?',
        'Put {rate} beside {total}: how often does the first go into the second?',
        'How often do you need {rate} to reach {total}?',
      ],
      missingWay: [
        'A time needs a way and a speed, and the text tells only the speed, {rate}: the distance is missing. What is it in your task?',
        'Only the speed is told, {rate}. For the time the distance is needed, too, and I see none: how long is the way?',
        'With {rate} alone there is no time yet: the distance is missing in the text. How long is the way?',
      ],
      missingTime: [
        'A distance needs a speed and a time, and the text tells only the speed, {rate}: the time is missing. What is it in your task?',
        'Only the speed is told, {rate}. For the distance the time is needed, too, and I see none: how long does it take?',
        'With {rate} alone there is no distance yet: the time is missing in the text. How long is it?',
      ],
      during: [
        'If it is {rate}, how much does that come to for {amount}?',
        'Take {rate} and {amount} together: what do they give?',
        'What do you get from {rate} if you have {amount}?',
      ],
      rate: [
        'Start with {rate}: how much is it for 1 {unit}, and how much for 2 {unit}?',
        'Take {rate}. What is it for 1 {unit}, and what for 2 {unit}?',
        'With {rate}, how does it go on: how much for 1 {unit} and for 2 {unit}?',
      ],
      percent: [
        'Of which amount are the {part} taken: what is the 100% here?',
        'What is the whole, the 100%, that {part} belongs to?',
        'Which amount of the task stands for 100%, so that {part} is a part of it?',
      ],
      units: [
        'The text tells {from}, and the answer is wanted in {to}. How much is 1 {big} in {small}?',
        'Two units meet here, {from} and {to}. How many {small} make 1 {big}?',
        'To get from {from} to {to}: how many {small} are there in 1 {big}?',
      ],
      times: [
        'Look at “{words}”: which of the two amounts is the bigger one there?',
        'What does “{words}” compare, and which of the two is more?',
        'Which amount is more by “{words}”, and which is less?',
      ],
      part: [
        'What is the whole that {part} is a part of: is it given, or is it asked?',
        'The text says {part}. Is the whole known there, or only the part?',
        'Look at {part}: do you know the whole, or do you know how much this part is?',
      ],
      each: [
        'How much is there for one of them, by the amounts {amounts}?',
        'What do {amounts} tell about a single one of them?',
        'From {amounts}: what can you say about one of them alone?',
      ],
      change: [
        'What is there at the beginning, and what makes it more or less?',
        'Which of {amounts} is there first, and what happens to it then?',
        'What comes in and what goes out in the story? Begin with the first change: what is there after it?',
      ],
      between: [
        'Before you calculate: must the answer be more or less than {amount}, and why?',
        'Guess first: will the answer be bigger or smaller than {amount}?',
        'Compare before calculating: does the answer lie above or below {amount}?',
      ],
      pair: [
        'Which two of {amounts} belong together, and what do they give?',
        'Take {amounts}: which two of them can you use together first?',
        'Where do you begin with {amounts}: which two tell something new together?',
      ],
      meanSpeed: [
        'The average speed is the whole way divided by the whole time. What is the whole way here, and how long does all of it take?',
        'Do not average the speeds: the whole way goes over the whole time. Which of the two do you know, and how do you get the other?',
        'For an average speed two sums are needed: all of the way and all of the time. What are they here?',
      ],
      speed: [
        'A speed is the way divided by the time. How long is the way here, and how much time does it take?',
        'For the speed two things are needed: the way, and how long it takes. Which is told, and how do you find the other?',
        'The way over the time gives the speed. What are the two here, and in which units?',
      ],
      begin: [
        'Which of the given amounts do you take first, and what do they tell together?',
        'What can you work out first from the given amounts?',
        'Where would you begin with the given amounts, and what do you get?',
      ],
    },
    sense: {
      minutes: [
        'Only {value} for {said} is worth a second look: how many minutes is one tenth of an hour?',
        'And {value} for {said}: an hour has 60 minutes, not 100, so how much of an hour are those minutes?',
        'But look at {value} for {said}: which part of an hour are those minutes?',
      ],
      sixty: [
        'The hours are one part of it. But {minutes} minutes are more than an hour: how do you say them in hours and minutes?',
        '{minutes} minutes cannot stand behind the hours like that. How many hours and minutes are they?',
        'A clock never shows {minutes} minutes: how much of that is a full hour, and what is left?',
      ],
      beside: [
        'Put {value} beside {given}: should the answer be more or less than that, and why?',
        'The task also tells {given}. Can the answer be {value} then: must it be more or less?',
        'Does {value} make sense beside {given}: should it come out bigger or smaller?',
      ],
      doubt: [
        'Your doubt is worth following: what size would you expect, and which step made it like that?',
        'Good that you look at the size. About how much should it be, if you guess from the task?',
        'That feeling is useful. Between which two numbers should the answer lie?',
      ],
      small: [
        'Your doubt is useful: beside {given}, should {value} come out bigger or smaller?',
        'Good that you compare. With {given} in the task, should the answer be bigger or smaller than {value}?',
        'That is a good doubt. What does {given} stand for, and can the answer be {value} beside it?',
      ],
      asked: [
        'The task asks: {question} Is {value} already that, or a step on the way?',
        'Read the question again: {question} Does {value} answer just that, and in which unit?',
        'What is asked is this: {question} What does {value} tell about it?',
      ],
      unused: [
        'What does {given} do in the task: does {value} change because of it?',
        'The task tells {given} as well. Where does it come in?',
        'There is still {given}. What does it change?',
      ],
    },
    told: {
      both: [
        'You have {amounts}, and the question is {question} {ask}',
        'So the task gives {amounts} and asks: {question} {ask}',
        'Given: {amounts}. Asked: {question} {ask}',
      ],
      asked: [
        'So the question is {question} {ask}',
        'Asked: {question} {ask}',
        'We want to answer this: {question} {ask}',
      ],
      line: [
        '{amounts}; asked is {question}',
        '{amounts}, and the question is {question}',
        '{amounts}; we look for this: {question}',
      ],
      given: ['You have {amounts}. {ask}', 'So the task gives {amounts}. {ask}', 'Given: {amounts}. {ask}'],
    },
    spans: { s: 'second', min: 'minute', h: 'hour', d: 'day' },
    questions:
      /(?<!\p{L})(?:(?:in|at|for|by|after|on|to) )?(?:how (?:many|much|long|far|old|tall|fast|big|heavy|high|deep|wide|often|hot)|what(?:'?s)?|when (?:do|does|did|will|is|are|can)|where (?:do|does|did|will|is|are)|find|calculate|work out|determine)(?!\p{L})/giu,
    behind:
      /[\s,;:.-]*(?<!\p{L})(?<!(?:if|when|that|what|which|where|until|than) )(?:(?:and|but|so|cause|because|cuz|bc) )?(?:(?:i|we) (?:said|say|got|get|think|thought|did|tried|put|guess\p{L}*|used|wrote|calculated|worked|counted|divided|multiplied|added|dont|don'?t|cant|can'?t|am|tho)|i'?m|im|idk|my (?:dad|mum|mom|friend|brother|sister|teacher|answer|result)|sorry|please|pls|plz|thanks|thx|isn'?t it|is it)(?!\p{L}).*$/isu,
    joined: /\s+(?:and|but|so|or|because)$/iu,
    before:
      /^(?:ok(?:ay)?|so|um+|uh+|hey|hi|hello|lumi|well|like|bro|yo|please|pls|and|then|the question (?:is|says)|it says|it asks)(?:[\s,:.]|-(?=\s|\p{L}{2}))+/iu,
    corrects:
      /^\s*(?:oh |oops |sorry |wait |um )?(?:no|nope|not|oops|sorry|wait|actually|i meant|my mistake)(?!\p{L})/iu,
    corrected: /^\W*(?:no wait|wait no|no,? wait|wait|no sorry|sorry|i mean|no)\W*$/iu,
    noAmount:
      /^(?:grade|year|life|lives|class|task|question|marks?|fills?|has|have|is|was|are|were|and|or|plus|minus|times|thousand|point|more|less|pm|am|whats?)(?!\p{L})/iu,
    counts: /^(?:people|ppl|children|men|women|persons?|sheep|fish|cent|euro|mice)(?!\p{L})/iu,
    misfit: /^(?:.{0,2}|.*[^s])$/iu,
    per: /^\s?(?:\/\s?|(?:per|an?|each|every)\s)(hours?|h|minutes?|min|seconds?|s|days?|weeks?|kg|kilos?|kilograms?|lit(?:er|re)s?|l|met(?:er|re)s?|m|pieces?|persons?|people|gallons?|cups?|tickets?|books?|child|kid|bag|box|page|month|year)(?!\p{L})/iu,
    counted: [/(?<!\p{L})how (?:many|much) (\p{L}+)/iu, /(?<!\p{L})in (\p{L}+(?:\/\p{L}+)?)\s*[?.]*$/iu],
    eachAsked: word('each(?: one)?|for one|per person|apiece'),
    together: word('together|both|at the same time|at once|jointly'),
    asksWay: word('how far|what distance|which distance|how many (?:km|kilomet(?:er|re)s|miles|met(?:er|re)s)'),
    asksSpeed: word('speed|how fast|mph|km/h'),
    asksMeanSpeed: word('(?:average|mean) speed'),
    asksTime: word('how long|how many (?:hours|minutes|seconds|days)|what time|when|time'),
    clock: word(
      "(?:quarter|half|five|ten|twenty) (?:past|to)|o'?clock|(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\s?[ap] ?m|(?:at|from|until|till) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: oh)? (?:five|ten|fifteen|twenty|thirty|forty|fifty)",
    ),
    asksBetween: word(
      'how long|how much time|how many (?:hours|minutes)|duration|take|takes|took|last|lasts|lasted|when|what time|over|ends?|finish',
    ),
    doubts:
      /(?<!\p{L})(?:(?:thats?|that'?s|it'?s|its|seems?|looks?|feels?|is|sounds?)(?: \p{L}+){0,2} (?:less than|more than|bigger than|smaller than|tiny|huge|a lot|loads|weird|strange|odd|wrong|too (?:big|small|much|high|low|little|many|long|short|fast|slow)|impossible|ugly)|can'?t be (?:right|true)|doesn'?t (?:look|seem|make sense)|doesnt (?:look|seem|make sense))/iu,
    hoursAndMinutes: /(\d+)\s*(?:h|hrs?|hours?)(?!\p{L})\s*(?:and\s+)?(\d{1,2})\s*(?:min|mins|minutes?|m)(?!\p{L})/iu,
    hour: /^\s*(?:h|hrs?|hours?)(?!\p{L})\s*(?:and\s+)?$/iu,
    telegram: [
      /(?<![\p{L}\d])(?<!(?:in|to|into|в|до) )(\p{L}\p{L}?\d{0,2})\s*[-–=:]\s*\?/u,
      /(?<!\p{L})(?:need|want|wants|looking for|to find|gotta find|have to find)(?: to (?:find|know|get))?\s+((?:(?:the|its|my)\s)?(?:area|volume|perimeter|height|length|width|side|angle|speed|distance|time|force|mass|density|pressure|energy|power|current|resistance|voltage|radius|diameter|equation|formula|price|total|mean|median|rest|x|y|[A-Z]{1,3})(?!\p{L})(?:\s(?:of|in|at)\s[^.,;!?]{1,30})?)/u,
      /(?<!\p{L})(from which [^.,;!?]{3,60}|which (?:substance|material|metal|one)[^.,;!?]{0,50})/iu,
    ],
    wanted: 'What is {what}?',
  },
  ru: {
    asks: {
      jobs: [
        'Какую часть всей работы каждый выполняет за {unit}?',
        'Возьми только {unit}: какая часть целого делается каждым за это время?',
        'Какая доля целого приходится на каждого за {unit}?',
      ],
      clock: [
        'Сначала от {time} до ближайшего ровного часа: сколько это минут?',
        'Сколько минут от {time} до следующего ровного часа?',
        'Начни с пути от {time} до ровного часа: сколько это минут?',
      ],
      hours: [
        'Сначала до ближайшего ровного часа: сколько это минут?',
        'Пойдём по часам: сколько минут до следующего ровного часа?',
        'Нарисуй прямую и отметь оба времени. Сколько минут до первого ровного часа между ними?',
      ],
      fits: [
        'Сколько раз {rate} помещается в {total} и что считает это число?',
        'Поставь рядом {rate} и {total}: сколько раз одно входит в другое?',
        'Сколько раз нужно взять {rate}, чтобы набралось {total}?',
      ],
      missingWay: [
        'Для времени нужны путь и скорость, а в тексте только скорость, {rate}: расстояния не хватает. Какое оно в твоей задаче?',
        'Дана только скорость, {rate}. Чтобы найти время, нужно ещё расстояние, а его в тексте нет: какое оно?',
        'Одной скорости {rate} для времени мало: в тексте нет расстояния. Какое оно?',
      ],
      missingTime: [
        'Для пути нужны скорость и время, а в тексте только скорость, {rate}: времени не хватает. Какое оно в твоей задаче?',
        'Дана только скорость, {rate}. Чтобы найти путь, нужно ещё время, а его в тексте нет: сколько оно длится?',
        'Одной скорости {rate} для пути мало: в тексте нет времени. Какое оно?',
      ],
      during: [
        'Если {rate}, сколько выйдет, когда есть {amount}?',
        'Возьми вместе {rate} и {amount}: что они дают?',
        'Что можно узнать из двух чисел: {rate} и {amount}?',
      ],
      rate: [
        'Начни с такого: {rate}. Сколько это за 1 {unit}, а сколько за 2 {unit}?',
        'Известно: {rate}. Сколько выйдет на 1 {unit}, а сколько на 2 {unit}?',
        'Отправная точка: {rate}. Сколько будет при 1 {unit} и при 2 {unit}?',
      ],
      percent: [
        'От какой величины взяты {part}: что здесь 100%?',
        'Что здесь целое, то есть 100%, если часть его это {part}?',
        'Какая величина принята за 100%, когда говорят про {part}?',
      ],
      units: [
        'В условии {from}, а ответ нужен в {to}. Сколько {small} в 1 {big}?',
        'Здесь встречаются {from} и {to}. Чему равна 1 {big} в {small}?',
        'Чтобы перейти от {from} к {to}: сколько {small} составляют 1 {big}?',
      ],
      times: [
        'Посмотри на слова «{words}»: какая из двух величин там больше?',
        'Что с чем сравнивают слова «{words}» и что из этого больше?',
        'Что по словам «{words}» больше, а что меньше?',
      ],
      part: [
        'Что здесь целое, от которого {part}: оно дано или его ищут?',
        'Сказано: {part}. Известно само целое или только эта часть?',
        'Возьмём {part}: известно, сколько всего, или сколько приходится на эту часть?',
      ],
      each: [
        'Сколько приходится на одного, если известно: {amounts}?',
        'Что числа {amounts} говорят про один предмет?',
        'Из чисел {amounts}: что можно узнать про что-то одно?',
      ],
      change: [
        'Что было в начале и что потом его увеличило или уменьшило?',
        'Какое из чисел ({amounts}) было сначала и что с ним произошло?',
        'Что в истории прибавляется, а что убывает? Возьми первое изменение: сколько стало после него?',
      ],
      between: [
        'Прикинь до вычислений: ответ больше или меньше, чем {amount}, и почему?',
        'Сначала догадка: выйдет больше или меньше, чем {amount}?',
        'Сравни заранее: ответ будет больше, чем {amount}, или меньше?',
      ],
      pair: [
        'Какие два из чисел ({amounts}) связаны между собой и что они дают?',
        'Есть {amounts}: какие два из них можно взять вместе сначала?',
        'С чего начать: какие два из этих чисел, {amounts}, вместе говорят что-то новое?',
      ],
      meanSpeed: [
        'Средняя скорость это весь путь, делённый на всё время. Чему здесь равен весь путь и сколько длилось всё движение?',
        'Скорости складывать нельзя: нужен весь путь и всё время. Что из этого уже известно и как найти второе?',
        'Для средней скорости нужны две суммы: весь путь и всё время. Чему они равны здесь?',
      ],
      speed: [
        'Скорость это путь, делённый на время. Каков здесь путь и сколько времени он занял?',
        'Для скорости нужны путь и время в пути. Что из этого дано и как найти второе?',
        'Скорость получают из пути и времени. Чему они равны здесь и в каких единицах?',
      ],
      begin: [
        'Какие из данных чисел взять первыми и что они вместе дают?',
        'Что можно найти первым из данных чисел?',
        'С каких данных начать и что из них получится?',
      ],
    },
    sense: {
      minutes: [
        'Только {value} вместо «{said}» стоит перепроверить: сколько минут в одной десятой часа?',
        'А вот {value} для «{said}»: в часе 60 минут, а не 100. Какая это часть часа?',
        'Но посмотри на {value} для «{said}»: какую часть часа составляют эти минуты?',
      ],
      sixty: [
        'Часы это одна часть. Но {minutes} минут больше часа: сколько это часов и минут?',
        '{minutes} минут не могут так стоять после часов. Сколько в них часов и минут?',
        'На часах не бывает {minutes} минут: сколько в них целых часов и сколько остаётся?',
      ],
      beside: [
        'Поставь {value} рядом с данным: {given}. Ответ должен быть больше или меньше, и почему?',
        'В условии есть и {given}. Может ли тогда получиться {value}: нужно больше или меньше?',
        'Разумно ли {value}, если дано {given}: должно выйти больше или меньше?',
      ],
      doubt: [
        'Это сомнение стоит проверить: какой величины ответ можно ожидать и какой шаг так её изменил?',
        'Хорошо, что ты смотришь на величину. Сколько примерно должно быть, если прикинуть по условию?',
        'Такое чувство полезно. Между какими двумя числами должен лежать ответ?',
      ],
      small: [
        'Сомнение полезное: если дано {given}, ответ должен быть больше, чем {value}, или меньше?',
        'Хорошо, что ты сравниваешь. Дано {given}: ответ должен быть больше, чем {value}, или меньше?',
        'Хорошее сомнение. Что означает {given} и может ли рядом с ним получиться {value}?',
      ],
      asked: [
        'Спрашивают: {question} Это уже {value} или только шаг по пути?',
        'Перечитай вопрос: {question} Отвечает ли на него {value} и в каких единицах?',
        'Вопрос такой: {question} Что про это говорит {value}?',
      ],
      unused: [
        'Зачем в условии {given}: изменится ли из-за этого {value}?',
        'В условии есть ещё {given}. Где это понадобится?',
        'Остаётся {given}. Что это меняет?',
      ],
    },
    told: {
      both: [
        'Дано: {amounts}. Вопрос: {question} {ask}',
        'Итак, известно: {amounts}; спрашивают: {question} {ask}',
        'Есть {amounts}, а узнать нужно вот что: {question} {ask}',
      ],
      asked: ['Вопрос такой: {question} {ask}', 'Спрашивают: {question} {ask}', 'Итак, нужно узнать: {question} {ask}'],
      line: [
        '{amounts}; спрашивают: {question}',
        '{amounts}, а вопрос такой: {question}',
        '{amounts}; узнать нужно: {question}',
      ],
      given: ['Дано: {amounts}. {ask}', 'Итак, известно: {amounts}. {ask}', 'Есть {amounts}. {ask}'],
    },
    spans: { s: 'одну секунду', min: 'одну минуту', h: 'один час', d: 'один день' },
    questions:
      /(?<!\p{L})(?:(?:на|во?|за|через|по|со?|до|из|к|при) )?(?:сколько|скок[ао]?|скольк[иоу]\p{L}*|сколка|как(?:ой|ая|ое|ие|ую|ова|ов|ова?|им|ими|их|ого)|чему|когда|найти|найди(?:те)?|вычисли(?:те|ть)?|определи(?:те|ть)?|узнать|спрашива\p{L}+)(?!\p{L})/giu,
    behind:
      /[\s,;:.-]*(?<!\p{L})(?<!(?:если|когда|что|которы[ейхм]) )(?:(?:и|а|но|ну) )?(?:я(?= )|у меня|мне|мой ответ|мо[яёей]\s|учител\p{L}*|училк\p{L}*|помоги\p{L}*|пж|плиз|плз|пожалуйста|спасибо|срочно|хз|не понимаю|не могу|не знаю|вот\s*$|получ(?:ил|ает)\p{L}*|вышло|верно|правильно)(?!\p{L}).*$/isu,
    joined: /\s+(?:и|а|но|ну|или)$/iu,
    before:
      /^(?:ну|так|значит|короче|смотри|вот|и|а|там|эм+|э+|привет|задача|вопрос|надо|нужно|спрашива\p{L}+)(?:[\s,:.]|-(?=\s|\p{L}{2}))+/iu,
    corrects: /^\s*(?:ой|нет|не|точнее|вернее|прости|извини|опечатка|ошибся|ошиблась)(?!\p{L})/iu,
    corrected: /^\W*(?:ой нет|ой|точнее|вернее|то есть нет|нет|не|то есть)\W*$/iu,
    noAmount:
      /^(?:класс\p{L}*|кл|задани\p{L}*|задач\p{L}*|номер\p{L}*|балл\p{L}*|вышло|все|вс[её]|и|или|на|тысяч\p{L}*|раза?|целых|больше|меньше|найти|найди\p{L}*|вычисл\p{L}*|реши\p{L}*)(?!\p{L})/iu,
    counts: /^(?:чел\.?|шт\.?)(?!\p{L})/iu,
    misfit: /(?:[еоую]|ах|ях|ами|ями)$|^.{0,2}$/iu,
    per: /^\s?(?:\/\s?|(?:в|за|на|каждый|каждую|кажды[ех])\s(?:кажд\p{L}+\s|одн?\p{L}*\s)?)(час|ч|минуту|мин|секунду|с|день|сутки|неделю|месяц|год|кг|кило\p{L}*|литр|л|метр|м|штуку|шт|человека|ученика|коробк\p{L}|пакет)(?!\p{L})/iu,
    counted: [/(?<!\p{L})(?:сколько|скока) (\p{L}+)/iu, /(?<!\p{L})в (\p{L}+(?:\/\p{L}+)?)\s*[?.]*$/iu],
    eachAsked: word('кажд\\p{L}+|на одн\\p{L}+|одному'),
    together: word('вместе|одновременно|обе|оба|сообща|совместно'),
    asksWay: word('как далеко|какой путь|какое расстояние|сколько (?:км|километров|метров)'),
    asksSpeed: word('скорост\\p{L}*|как быстро'),
    asksMeanSpeed: word('средн\\p{L}+ скорост\\p{L}*'),
    asksTime: word('за сколько|через сколько|сколько (?:времени|часов|минут|секунд|дней)|как долго|когда|время'),
    clock: word(
      'без (?:пяти|десяти|четверти|двадцати)|четверть|пол(?:перв|втор|треть|четв|пят|шест|седьм|восьм|девят|десят)\\p{L}+|в (?:час|два|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать) (?:десять|пятнадцать|двадцать|тридцать|сорок|пятьдесят)|утра|вечера',
    ),
    asksBetween: word(
      'сколько (?:времени|длил\\p{L}*|длит\\p{L}*|идет|идёт|шел|шёл|ехал\\p{L}*)|как долго|когда|во сколько|закончи\\p{L}*|длительность',
    ),
    doubts:
      /(?<!\p{L})(?:(?:что-?то|чёт|чето|чот|как-то|слишком|очень|больно|подозрительно|странно)\s+(?:\p{L}+\s+)?(?:мало|много|многовато|маловато|больш\p{L}*|маленьк\p{L}*|странн\p{L}*|не так)|многовато|маловато|не может быть|такого не бывает|так не бывает|(?:это|но это|же)\s+(?:больше|меньше)(?:,)? чем|не сходится с)/iu,
    hoursAndMinutes: /(\d+)\s*(?:ч|час\p{L}*)(?!\p{L})\.?\s*(?:и\s+)?(\d{1,2})\s*(?:мин\p{L}*|м)(?!\p{L})/iu,
    hour: /^\s*(?:ч|час\p{L}*)(?!\p{L})\.?\s*(?:и\s+)?$/iu,
    telegram: [
      /(?<![\p{L}\d])(?<!(?:in|to|into|в|до) )(\p{L}\p{L}?\d{0,2})\s*[-–=:]\s*\?/u,
      /(?<!\p{L})(?:надо|нужно|нужна|нужен|нужны|ищем|требуется|просят)(?:\s+(?:найти|узнать|посчитать|определить|получить))?\s+((?:[A-ZА-Я]{1,3}|[xyх]|площад\p{L}*|объ[её]м\p{L}*|периметр\p{L}*|высот\p{L}*|сторон\p{L}*|угол\p{L}*|скорост\p{L}*|сил[уаы]|масс\p{L}*|время|путь|длин\p{L}*|плотност\p{L}*|давлен\p{L}*|мощност\p{L}*|ток|радиус\p{L}*|формул\p{L}*|уравнени\p{L}*|цен[уаы]|средн\p{L}*)(?!\p{L})(?:\s\p{L}+){0,3})/u,
      /(?<!\p{L})((?:из|от|до|с|на) как(?:ого|ой|их|им)\s+[^.,;!?]{3,50})/iu,
    ],
    wanted: 'Чему равно: {what}?',
  },
}
