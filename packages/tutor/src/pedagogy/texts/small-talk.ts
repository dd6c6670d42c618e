import type { TalkTopic } from '../../language/small-talk.ts'
import type { Language } from '../../math/latex.ts'

type Variants = readonly [string, string, string]

interface SmallTalk {
  /** A true and kind comment, without a question. */
  readonly says: Variants
  /** How to continue if no task is open. */
  readonly idle: Variants
  /** How to continue in an open task {line}; if missing, the general way back. */
  readonly open?: Variants
}

interface SmallTalkTexts {
  readonly topics: Readonly<Record<TalkTopic, SmallTalk>>
  /** Back to the task {line}, to a story's question, or to a task without a short name. */
  readonly back: Variants
  readonly backToStory: Variants
  /** Asks for a task of the {topic} that was named, of which there is no lesson. */
  readonly heard: Variants
  readonly backPlain: Variants
  /** Button labels. */
  readonly choices: { readonly topics: string; readonly warmUp: string }
}

/** What can be done in an evening before an exam, by blocks of time. */
const planEn = (begins: string) => `${begins}

1. **10 minutes: find the gaps.** Five mixed questions; what goes wrong shows where to work.
2. **Twice 20 minutes: the two weakest topics.** For each the idea, one example, three exercises.
3. **10 minutes: one task as in the exam**, written out in full and checked line by line. Then stop: sleep helps more than another hour.`
const planRu = (begins: string) => `${begins}

1. **10 минут: ищем пробелы.** Пять вопросов вперемешку: что не получится, над тем и работаем.
2. **Два раза по 20 минут: две самые слабые темы.** На каждую идея, один пример, три упражнения.
3. **10 минут: одно задание как на экзамене**, с полной записью и проверкой каждой строки. И хватит: сон поможет больше, чем ещё один час.`

const whichEn: Variants = [
  'What are you working on in math right now?',
  'Do you have a task for today, or shall I give you a "warm-up"?',
  'Which task shall we look at?',
]
const pauseEn: Variants = [
  '{line} stays right here until you are back.',
  'I keep {line} for you, just write when you want to go on.',
  'We go on with {line} whenever you like.',
]

const en: SmallTalkTexts = {
  topics: {
    book: {
      says: [
        "I can't see your book, only what you type here.",
        'Your book is on your side of the screen: I only see this chat.',
        "I don't have your book, so a number alone doesn't tell me the task.",
      ],
      idle: [
        'What does the task say, word for word?',
        'Could you type the first one just as it stands there?',
        'Which words and numbers stand there?',
      ],
      open: [
        'Type it if it is a new one; or shall we first finish {line}?',
        'Is it another task than {line}? Then type it here.',
        'Send me its text; or do we stay with {line} first?',
      ],
    },
    photo: {
      says: [
        "I can't see photos yet, I only read text.",
        'Photos are not something I can read yet, but text works well.',
        'No pictures for me yet, sorry: only what you type.',
      ],
      idle: [
        'Can you type the task, or tell me which numbers are in the picture?',
        'What does it say? If there is a drawing, tell me what is given in it.',
        'Could you copy the first task into the chat?',
      ],
    },
    voice: {
      says: [
        'I can only read and write, no voice yet.',
        'Talking out loud is not possible with me yet, but writing is.',
        "I have no voice so far; we can write, and you don't need perfect spelling.",
      ],
      idle: whichEn,
    },
    draw: {
      says: [
        'I draw graphs of functions and simple figures with their measures; anything else your pencil can do.',
        'Graphs and simple figures I can draw, when I know the formula or the sides.',
        'For a graph I need its formula, for a figure its sides. Other sketches are for your paper.',
      ],
      idle: ['What is given in the task?', 'Which numbers should be in it?', 'What does the task say about it?'],
    },
    plan: {
      says: [
        planEn('Here is a plan for one evening:'),
        planEn('One evening is enough for this:'),
        planEn('Three short blocks are worth more than three hours in a row:'),
      ],
      idle: [
        'Shall we begin with the five questions?',
        'Shall I ask the first question?',
        'Do we start with the gaps?',
      ],
      open: [
        '{line} waits meanwhile. Shall we begin with the five questions?',
        '{line} stays where it is. Shall I ask the first question?',
        'We can come back to {line} after it. Do we start with the gaps?',
      ],
    },
    'test-soon': {
      says: [
        'A test coming up is stressful. Nobody learns everything in an evening, but one kind of task can get clearly better.',
        'That sounds like a lot of pressure. Let us not do everything: one small thing that you can do tomorrow is worth more.',
        'I see why you worry. You surely know more than it feels like right now, and we find the gap with small tasks.',
      ],
      idle: [
        'Which kind of task worries you most?',
        'What is the first topic on the test?',
        'Can you send me one task that looks like those on the test?',
      ],
      open: [
        'Shall we take {line} slowly, with a hint?',
        'Shall I start you off with a hint for {line}?',
        'What would help with {line}: a hint or the idea behind it?',
      ],
    },
    study: {
      says: [
        'Gladly, that is what I am here for.',
        'Good plan to begin before the test.',
        'Yes, let us get you ready.',
      ],
      idle: [
        'Which topics will be on it?',
        'What is the test about, and which part feels weakest?',
        'Which topic shall we begin with?',
      ],
    },
    'bad-mark': {
      says: [
        'I am sorry, that hurts. A mark tells about one day, not about what you can learn.',
        'That is a bad feeling. The good side: now we know where to look.',
        'Oh no. One test says how that hour went, nothing more.',
      ],
      idle: [
        'Which task went wrong? Type it, and we look at it together.',
        'What was it about?',
        'Shall we go through one of its tasks?',
      ],
    },
    'good-mark': {
      says: ['Congratulations! You worked for that.', 'That is great news, well done!', 'Wonderful! Enjoy that one.'],
      idle: ['What is next?', 'What would you like to be just as good at?', 'Shall we take something new?'],
    },
    low: {
      says: [
        'It is okay to feel like that. Not getting something yet has nothing to do with being clever: nearly everybody gets stuck here.',
        'I am sorry it feels so hard. Stuck is not stupid, it is just the place where learning happens.',
        'Take a breath, nobody is marking you here. We only need one small thing, not everything.',
      ],
      idle: [
        'What is the task, or the first part of it that went dark?',
        'Shall we begin with something easy, to warm up?',
        'What were you trying to do just now?',
      ],
      open: [
        'Shall I give you a small hint for {line}?',
        'Which bit of {line} looks least scary to you?',
        'Shall we do just the first step of {line} together?',
      ],
    },
    tired: {
      says: [
        'Being stuck is tiring, I know. Then let us take one small bite only.',
        'That sounds tiring, and it is fine to say so. We make it smaller.',
        'Some days math feels like a wall. One brick is enough for now.',
      ],
      idle: whichEn,
      open: [
        'Shall I give you a hint for {line}?',
        'Would a hint for {line} help, or the idea behind it?',
        'Which part of {line} is the tiring one?',
      ],
    },
    lonely: {
      says: [
        "That sounds lonely, and I'm sorry. I am only a program, so please tell somebody you trust, at home or at school.",
        'That hurts, and it is not your fault. A grown-up you trust can do more about it than I can, so please talk to one.',
        "Thank you for telling me. I'm a program and can't be there for you like a person can; is there somebody you trust? Please tell them.",
      ],
      idle: [
        'If you like, we do a bit of math meanwhile. What shall it be?',
        'And if it helps to think of something else: shall we take a small task?',
        'I am here for the math whenever you like.',
      ],
      open: [
        'The math can wait; {line} stays here.',
        '{line} is here when you want to think of something else.',
        'We go on with {line} only when you feel like it.',
      ],
    },
    'much-work': {
      says: [
        'That does not sound easy, and being annoyed is fair. Once the first task is done, it gets better.',
        'I understand that this annoys you. We can at least make it go quickly.',
        'Being cross about it is fair. One after another the pile shrinks, and tasks of one kind get faster.',
      ],
      idle: ['What does the first one say?', 'Which one is the worst of them?', 'Which one shall we begin with?'],
    },
    bored: {
      says: [
        'Fair enough, it can be dull. Puzzles are more fun when they are short.',
        'I can see that. Maybe the tasks are too easy, or too much the same.',
        'Then let us make it short and a bit tricky.',
      ],
      idle: [
        'Shall I give you five quick questions, a "warm-up"?',
        'Shall I give you something harder?',
        'Do you want a quick "warm-up", or to choose a topic?',
      ],
      open: [
        'Shall we finish {line} quickly, or take a harder one?',
        'How fast can you get {line} done?',
        'Is {line} too easy for you?',
      ],
    },
    'no-help': {
      says: [
        'I am sorry, then I explained it badly. Thank you for saying it.',
        "You're right to tell me: that did not help you.",
        'Sorry about that, let me try it another way.',
      ],
      idle: [
        'Which part was unclear?',
        'What would help now: an example, or the idea in simple words?',
        'What should I look at again?',
      ],
      open: [
        'What would help more with {line}: a hint or the idea behind it?',
        'Which part of {line} is the one that stays dark?',
        'Shall I show the idea on smaller numbers, or give a hint for {line}?',
      ],
    },
    'told-before': {
      says: [
        'Sorry, then I missed it.',
        'You did, and I did not read it the right way. Sorry.',
        'My mistake: I asked for it again.',
      ],
      idle: [
        'Could you write it once more as a calculation, like $3 + 4 = 7$?',
        'What is the one thing that you would like me to look at?',
        'Can you send it once more, with the numbers?',
      ],
      open: [
        'Which step of {line} did you mean?',
        'Could you write that step for {line} with signs only, so that I read it well?',
        'For {line}: what came out of it in numbers?',
      ],
    },
    memory: {
      says: [
        'I keep the tasks and the practice that we did here, so I know what went well. I do not remember you the way a person does.',
        'Yes, in my way: what you solved and practiced here is kept, and I choose tasks by it.',
        'What we worked on stays with me: tasks, hints and what you can already do.',
      ],
      idle: whichEn,
    },
    privacy: {
      says: [
        'I write to nobody, I only answer here. What the app keeps about you stands in its privacy policy.',
        'I only know what you typed and practiced here, and I do not message anybody. The privacy policy of the app says what is kept.',
        'I cannot call or write to anyone, this chat is all I do. Who may see what is in the privacy policy.',
      ],
      idle: whichEn,
    },
    maker: {
      says: [
        'I am Lumi, a tutor program of the team behind this app. I work the math out myself before I say that something is right.',
        'A team of people wrote me: I am Lumi, a program with its own core for mathematics.',
        "I'm Lumi, the tutor of this app: a program, made by people, that calculates and checks.",
      ],
      idle: whichEn,
    },
    price: {
      says: [
        'There is a free plan with a number of messages a day. More is in the settings under subscription.',
        'You can learn for free with a number of messages each day; what a paid plan adds stands in the settings.',
        'Free of charge works: it has a daily number of messages. The prices of the rest are in the settings.',
      ],
      idle: whichEn,
    },
    'messages-left': {
      says: [
        'I cannot see your count from in here. The free plan has a number of messages a day, and the next day it starts anew.',
        'The app counts them, not me: on the free plan it is a number for each day.',
        'That number is not shown to me; you find your plan in the settings, and it is filled up every day.',
      ],
      idle: whichEn,
      open: [
        'So let us use this one for {line}: what is your next step?',
        'Then straight to {line}: what would you do first?',
        'So let us not waste any: what comes next in {line}?',
      ],
    },
    cheating: {
      says: [
        'With me it is not cheating: you do the steps, I only hint and check.',
        "There is nothing to copy here: I don't hand out ready answers at once, the work stays yours.",
        'Learning with help is fine. What you hand in should be your own thinking, and here it is.',
      ],
      idle: whichEn,
    },
    subject: {
      says: [
        "With that I can't help here: I am made for math, and for physics and chemistry tasks with numbers.",
        'That is not my field, and I would only guess. Math I can check.',
        "Texts and facts of other subjects I leave to people who know them. I'm good with numbers.",
      ],
      idle: [
        'Is there any math in your homework today?',
        'Which math task is on your list?',
        'Shall we get the math part done?',
      ],
    },
    joke: {
      says: [
        'Parallel lines have so much in common. What a pity that they never meet.',
        '6 is afraid of 7, because 7, 8, 9: seven ate nine.',
        'There are three kinds of people: those who can count and those who cannot.',
      ],
      idle: ['And now, which task shall we take?', 'Do you want a task to go with it?', 'What shall we work on?'],
    },
    laugh: {
      says: ['Good to have a laugh in between.', 'Glad that it is fun.', 'A laugh helps.'],
      idle: whichEn,
    },
    'how-are-you': {
      says: [
        'Thanks for asking! I am a program, so I have no bad days.',
        'All is well here, I am a program and always awake.',
        'Nice of you to ask. Programs like me have no moods, so: ready.',
      ],
      idle: whichEn,
    },
    liking: {
      says: [
        "That is kind of you. I'm a program, so I have no feelings of my own, but I like to help, so to say.",
        'Thank you! A friend I cannot be, I am a program; a patient tutor I can.',
        "That's nice to read. I am only a program, and I'm here for you whenever there is math to do.",
      ],
      idle: whichEn,
    },
    age: {
      says: [
        'I am a program, so I have no age and no birthday.',
        'No birthday for me: I am a program.',
        'Programs do not grow older, we only get new versions.',
      ],
      idle: whichEn,
    },
    'my-name': {
      says: ['Nice to meet you, {name}! I am Lumi.', 'Hi {name}, I am Lumi.', 'Hello, {name}! Lumi here.'],
      idle: whichEn,
    },
    'your-name': {
      says: [
        'I am Lumi, a tutor program for math.',
        "My name is Lumi. I'm a program, not a person.",
        'Lumi is my name, and math is what I do.',
      ],
      idle: whichEn,
    },
    'fear-of-mistakes': {
      says: [
        'Nobody gets told off here. A wrong line shows me where to help, so it is worth as much as a right one.',
        'Write it just as you think it. A mistake is where the learning starts, and only the two of us see it.',
        'No, never. Most people get it wrong a few times first; then we look where it turned off.',
      ],
      idle: ['What would you like to try?', 'Which task do you have?', 'Shall we start with an easy one?'],
    },
    trust: {
      says: [
        'What I calculate is checked a second way before I show it. What I read in your words I can get wrong, so I ask you.',
        'I can be wrong, above all in reading a task. If something looks off to you, say so, and we check it together.',
        'You need not believe me: put the result into the task and see whether it holds. That test works on me, too.',
      ],
      idle: ['Do you want to test me on a task?', 'Which task shall we look at?', 'What do you have for me?'],
    },
    'my-grade': {
      says: ['Good to know: grade {grade}.', 'Grade {grade}, good.', 'Thanks, so grade {grade}.'],
      idle: [
        'What are you doing in math at school right now?',
        'Which topic is it at the moment?',
        'Do you have a task from school, or shall I give you one?',
      ],
    },
    languages: {
      says: [
        'So far I work in English and Russian. Formulas are the same in every language.',
        'English and Russian are my languages for now.',
        'I understand English and Russian, other languages only by luck.',
      ],
      idle: whichEn,
    },
    'no-question': {
      says: [
        'That is fine, you do not need a perfect question.',
        'No problem, we find something.',
        'Many begin like that.',
      ],
      idle: [
        'What was your last lesson in math about?',
        'Which task in your homework looks strangest?',
        'Do you want to choose a topic, or take a "warm-up"?',
      ],
      open: [
        'In {line}, which part is the first that you are not sure about?',
        'Shall I begin with a hint for {line}?',
        'What do you understand in {line} so far?',
      ],
    },
    later: {
      says: ['Of course.', 'Sure, take your time.', 'All right, a break is fine.'],
      idle: [
        'Everything stays here until you are back.',
        'Just write when you want to go on.',
        'We can go on any time.',
      ],
      open: pauseEn,
    },
    wait: {
      says: ['Take your time.', 'No hurry.', 'I wait as long as you like.'],
      idle: ['Write when you are ready.', 'I am here.', 'Just type when you have it.'],
      open: pauseEn,
    },
    'never-mind': {
      says: ['All right.', 'No problem.', 'Okay, we leave that.'],
      idle: whichEn,
    },
    next: {
      says: ['Good, let us go on.', 'On we go.', 'All right, onward.'],
      idle: [
        'Do you have another task, or shall I give you one?',
        'Which task is next on your list?',
        'Shall I give you a task, or do you have one?',
      ],
      open: [
        '{line} is still open: one more step on it, or another task?',
        'Shall we finish {line} first, or do you want another task?',
        'Do you want a hint for {line}, or to leave it and take another one?',
      ],
    },
    stop: {
      says: ['Good, we stop here.', 'All right, enough for now.', 'Okay, let us leave it here.'],
      idle: ['See you next time!', 'Come back whenever you like.', 'Have a good rest!'],
      open: pauseEn,
    },
  },
  back: [
    'Back to {line}: what would you try next?',
    'We still have {line}. What is your next step?',
    'And {line}: how would you go on?',
  ],
  heard: [
    'You say “{topic}”: which task or which rule of that did you meet first?',
    'So it is about “{topic}”: can you send me one task of that kind, even an easy one?',
    '“{topic}” it is: which one task of that shall we look at together?',
  ],
  backToStory: [
    'Back to our task, {line} What would you work out next?',
    'And our question? {line} What is your next step?',
    'Now our story again: {line} What would you do next?',
  ],
  backPlain: ['Shall we go on with our task?', 'And now, back to our question?', 'Shall we go on where we were?'],
  choices: { topics: 'Topics', warmUp: 'Warm-up' },
}

const whichRu: Variants = [
  'Что вы сейчас проходите по математике?',
  'Есть задача на сегодня или дать тебе «разминку»?',
  'Какую задачу посмотрим?',
]
const pauseRu: Variants = [
  '{line} подождёт тебя здесь.',
  'Сохраню для тебя {line}: напиши, когда захочешь продолжить.',
  'К {line} вернёмся, когда тебе будет удобно.',
]

const ru: SmallTalkTexts = {
  topics: {
    book: {
      says: [
        'Твоего учебника мне не видно, только то, что написано в чате.',
        'Учебник лежит у тебя, а я вижу только этот чат.',
        'Учебника у меня нет, и по одному номеру задачу не узнать.',
      ],
      idle: ['Что там написано, слово в слово?', 'Перепишешь сюда условие, как в книге?', 'Какие там слова и числа?'],
      open: [
        'Если это новая задача, перепиши её; или сначала закончим {line}?',
        'Это другая задача, не {line}? Тогда перепиши её сюда.',
        'Пришли её условие; или пока остаёмся с {line}?',
      ],
    },
    photo: {
      says: [
        'Фото я пока не вижу, читаю только текст.',
        'С фотографиями пока не получится, а с текстом хорошо.',
        'Картинки мне пока недоступны, только то, что напечатано.',
      ],
      idle: [
        'Напечатаешь условие или расскажешь, какие числа на картинке?',
        'Что там написано? Если есть чертёж, скажи, что на нём дано.',
        'Перепишешь сюда первую задачу?',
      ],
    },
    voice: {
      says: [
        'Пока я умею только читать и писать, без голоса.',
        'Вслух со мной пока не поговорить, зато можно писать.',
        'Голоса у меня пока нет; пиши как удобно, ошибки в словах не страшны.',
      ],
      idle: whichRu,
    },
    draw: {
      says: [
        'Могу нарисовать график функции или простую фигуру по её размерам; остальное — карандашом.',
        'Графики и простые фигуры рисую, если знаю формулу или стороны.',
        'Для графика нужна формула, для фигуры — стороны. Другие рисунки остаются бумаге.',
      ],
      idle: ['Что дано в задаче?', 'Какие числа должны быть на рисунке?', 'Что об этом сказано в условии?'],
    },
    plan: {
      says: [
        planRu('План на один вечер:'),
        planRu('Одного вечера хватит на вот что:'),
        planRu('Три коротких захода полезнее трёх часов подряд:'),
      ],
      idle: ['Начнём с пяти вопросов?', 'Задать первый вопрос?', 'Начнём с пробелов?'],
      open: [
        'Пример {line} пока подождёт. Начнём с пяти вопросов?',
        'Пример {line} никуда не денется. Задать первый вопрос?',
        'К примеру {line} можно вернуться потом. Начнём с пробелов?',
      ],
    },
    'test-soon': {
      says: [
        'Перед контрольной волнуются почти все. Всё за вечер не выучить, а один вид задач подтянуть можно.',
        'Понимаю, это давит. Давай не всё сразу: одна вещь, которая завтра получится, уже много.',
        'Ясно, почему тревожно. Знаешь ты наверняка больше, чем сейчас кажется, а пробел найдём на маленьких задачах.',
      ],
      idle: [
        'Какие задачи пугают больше всего?',
        'Какая тема там первая?',
        'Пришлёшь одну задачу, похожую на те, что будут?',
      ],
      open: [
        'Разберём {line} не спеша, с подсказкой?',
        'Дать подсказку, с чего начать {line}?',
        'Что поможет с {line}: подсказка или идея?',
      ],
    },
    study: {
      says: ['Конечно, давай.', 'Хорошо, что начинаешь заранее.', 'Да, давай готовиться.'],
      idle: ['Какие темы там будут?', 'О чём контрольная и что даётся труднее всего?', 'С какой темы начнём?'],
    },
    'bad-mark': {
      says: [
        'Сочувствую, это обидно. Оценка говорит об одном дне, а не о том, что ты можешь выучить.',
        'Неприятно, понимаю. Зато теперь видно, куда смотреть.',
        'Бывает, и это поправимо. Одна оценка рассказывает только об одном уроке.',
      ],
      idle: [
        'Какая задача не вышла? Напиши, посмотрим вместе.',
        'Какая это была тема?',
        'Разберём одну задачу оттуда?',
      ],
    },
    'good-mark': {
      says: ['Поздравляю! Это твой труд.', 'Отличная новость, здорово!', 'Ура! Есть чему радоваться.'],
      idle: ['Что дальше?', 'Что ещё хочется освоить так же хорошо?', 'Возьмём что-нибудь новое?'],
    },
    low: {
      says: [
        'Так бывает, и это нормально. Если пока не выходит, ум тут ни при чём: на этом месте застревают почти все.',
        'Жаль, что сейчас так тяжело. Застрять не значит быть глупым, просто как раз здесь и учатся.',
        'Выдохни, оценок тут никто не ставит. Нужно не всё сразу, а одно маленькое дело.',
      ],
      idle: [
        'Какая задача, и с какого места стало непонятно?',
        'Начнём с чего-нибудь лёгкого, для разгона?',
        'Что именно не получилось?',
      ],
      open: [
        'Дать маленькую подсказку к {line}?',
        'Что в {line} кажется самым понятным?',
        'Сделаем вместе только первый шаг в {line}?',
      ],
    },
    tired: {
      says: [
        'Застрять утомительно, понимаю. Тогда только один маленький кусочек.',
        'Бывает тяжело, и сказать об этом можно. Сделаем задачу поменьше.',
        'Бывают дни, когда математика как стена. Сейчас хватит одного кирпичика.',
      ],
      idle: whichRu,
      open: [
        'Дать подсказку к {line}?',
        'Что поможет с {line}: подсказка или идея?',
        'Что в {line} утомляет больше всего?',
      ],
    },
    lonely: {
      says: [
        'Это грустно, и мне жаль. Я всего лишь программа, поэтому расскажи об этом взрослому, которому доверяешь: дома или в школе.',
        'Это больно, и твоей вины тут нет. Взрослый, которому ты веришь, поможет больше, чем я: пожалуйста, поговори с ним.',
        'Спасибо, что говоришь об этом. Программа не заменит человека рядом: пожалуйста, расскажи тому, кому доверяешь.',
      ],
      idle: [
        'А если хочется отвлечься, можем взять маленькую задачу.',
        'Захочешь подумать о другом, возьмём что-нибудь простое.',
        'С математикой помогу, когда захочешь.',
      ],
      open: [
        'Математика подождёт: {line} никуда не денется.',
        'Захочешь отвлечься, у нас есть {line}.',
        'К {line} вернёмся, только когда захочется.',
      ],
    },
    'much-work': {
      says: [
        'Звучит непросто, сердиться можно. После первой задачи пойдёт быстрее.',
        'Понимаю, что злит. Давай хотя бы сделаем это быстро.',
        'Обидно, понимаю. По одной куча тает, а похожие решаются всё быстрее.',
      ],
      idle: ['Что в первой?', 'Какая из них самая неприятная?', 'С какой начнём?'],
    },
    bored: {
      says: [
        'Бывает скучно, не спорю. Короткие загадки веселее.',
        'Понимаю. Может быть, задачи слишком простые или слишком одинаковые.',
        'Тогда давай коротко и с хитринкой.',
      ],
      idle: [
        'Дать пять быстрых вопросов, «разминку»?',
        'Дать что-нибудь потруднее?',
        'Хочешь «разминку» или сам выбор темы?',
      ],
      open: [
        'Быстро закончим {line} или взять потруднее?',
        'За сколько минут осилишь {line}?',
        'Может, {line} для тебя слишком просто?',
      ],
    },
    'no-help': {
      says: [
        'Прости, значит, объяснение было плохое. Спасибо, что говоришь.',
        'Хорошо, что пишешь об этом: так тебе не помочь.',
        'Извини, попробую иначе.',
      ],
      idle: [
        'Что именно осталось непонятным?',
        'Что сейчас лучше: пример или идея простыми словами?',
        'На что мне посмотреть ещё раз?',
      ],
      open: [
        'Что лучше поможет с {line}: подсказка или идея?',
        'Какое место в {line} самое тёмное?',
        'Показать идею на числах поменьше или дать подсказку к {line}?',
      ],
    },
    'told-before': {
      says: [
        'Прости, это прошло мимо меня.',
        'Да, а понять как надо у меня не вышло. Извини.',
        'Моя ошибка: вопрос был лишний.',
      ],
      idle: [
        'Запишешь ещё раз действием, вроде $3 + 4 = 7$?',
        'На что мне прежде всего посмотреть?',
        'Пришлёшь ещё раз, с числами?',
      ],
      open: [
        'Про какой шаг в {line} это было?',
        'Запишешь этот шаг для {line} одними знаками, чтобы точно понять?',
        'Что вышло в числах для {line}?',
      ],
    },
    memory: {
      says: [
        'Я храню задачи и тренировки, которые были здесь, и знаю, что получалось. Помнить, как человек, не умею.',
        'По-своему да: всё, что решено и потренировано здесь, сохраняется, и по нему подбираются задачи.',
        'То, чем мы занимались, остаётся: задачи, подсказки и что уже выходит.',
      ],
      idle: whichRu,
    },
    privacy: {
      says: [
        'Я никому не пишу, только отвечаю здесь. Что хранит приложение, сказано в его политике конфиденциальности.',
        'Мне известно только то, что ты пишешь и тренируешь здесь, и сообщений никому не отправляю. О хранении сказано в политике конфиденциальности.',
        'Позвонить или написать кому-то я не могу, есть только этот чат. Кто что видит, сказано в политике конфиденциальности.',
      ],
      idle: whichRu,
    },
    maker: {
      says: [
        'Я Луми, программа-репетитор от команды этого приложения. Прежде чем сказать «верно», всё вычисляю.',
        'Меня сделали люди: я Луми, программа со своим математическим ядром.',
        'Я Луми, репетитор этого приложения: программа, которая считает и проверяет.',
      ],
      idle: whichRu,
    },
    price: {
      says: [
        'Есть бесплатный тариф, в нём несколько сообщений на каждый день. Остальное в настройках, раздел «Подписка».',
        'Заниматься можно бесплатно, с запасом сообщений на день; что даёт платный тариф, написано в настройках.',
        'Бесплатно тоже можно: сообщений на день ограниченное число. Цены остального в настройках.',
      ],
      idle: whichRu,
    },
    'messages-left': {
      says: [
        'Отсюда счётчика не видно. На бесплатном тарифе есть число сообщений на день, назавтра счёт начинается снова.',
        'Сообщения считает приложение: на бесплатном тарифе запас даётся на каждый день.',
        'Этого числа мне не показывают; твой тариф есть в настройках, а запас обновляется каждый день.',
      ],
      idle: whichRu,
      open: [
        'Тогда сразу к {line}: какой следующий шаг?',
        'Не будем терять время: что дальше с {line}?',
        'Потратим это с пользой: что сделаешь с {line}?',
      ],
    },
    cheating: {
      says: [
        'Со мной это не списывание: шаги делаешь ты, а я подсказываю и проверяю.',
        'Списывать тут нечего: готовых ответов сразу не даю, работа остаётся твоей.',
        'Учиться с помощью честно. Главное, чтобы думать приходилось тебе, а здесь так и есть.',
      ],
      idle: whichRu,
    },
    subject: {
      says: [
        'С этим здесь не помогу: моё дело математика и задачи с числами по физике и химии.',
        'Это не моё, пришлось бы гадать. А математику можно проверить.',
        'Тексты и факты других предметов оставлю тем, кто их знает. Моё место среди чисел.',
      ],
      idle: ['А математика сегодня задана?', 'Какая задача по математике в списке?', 'Сделаем пока математику?'],
    },
    joke: {
      says: [
        'Встретились бы две параллельные прямые, да всё никак.',
        'Люди делятся на три вида: одни умеют считать, а другие нет.',
        'Учебник математики грустит: у него слишком много задач.',
      ],
      idle: ['А теперь какую задачу возьмём?', 'Дать к этому задачу?', 'Чем займёмся?'],
    },
    laugh: {
      says: ['Посмеяться полезно.', 'Хорошо, когда весело.', 'Со смехом и думается легче.'],
      idle: whichRu,
    },
    'how-are-you': {
      says: [
        'Спасибо, что спрашиваешь! Я программа, плохих дней у меня не бывает.',
        'Всё в порядке: программы не устают.',
        'Приятный вопрос. Настроения у программы нет, так что всегда на месте.',
      ],
      idle: whichRu,
    },
    liking: {
      says: [
        'Спасибо, это мило. Я программа и чувств не имею, зато терпения сколько угодно.',
        'Приятно читать! Другом программа быть не может, а терпеливым репетитором может.',
        'Спасибо на добром слове. Я только программа, но с математикой помогу всегда.',
      ],
      idle: whichRu,
    },
    age: {
      says: [
        'Я программа, поэтому возраста и дня рождения у меня нет.',
        'Дня рождения нет: я программа.',
        'Программы не взрослеют, у них только выходят новые версии.',
      ],
      idle: whichRu,
    },
    'my-name': {
      says: ['Будем знакомы, {name}! Я Луми.', 'Привет, {name}, я Луми.', 'Здравствуй, {name}! Я Луми.'],
      idle: whichRu,
    },
    'your-name': {
      says: [
        'Меня зовут Луми, я программа-репетитор по математике.',
        'Я Луми. Не человек, а программа.',
        'Моё имя Луми, а дело моё математика.',
      ],
      idle: whichRu,
    },
    'fear-of-mistakes': {
      says: [
        'Здесь никто не ругает. Неверная строка показывает, где помочь, так что она не хуже верной.',
        'Пиши как думаешь. С ошибки всё и начинается, и видим её только мы.',
        'Нет, никогда. Почти у всех сначала не выходит, а потом находим место, где свернули не туда.',
      ],
      idle: ['Что попробуем?', 'Какая у тебя задача?', 'Начнём с простой?'],
    },
    trust: {
      says: [
        'Вычисления я проверяю вторым способом, прежде чем показать. А прочитать условие могу и неверно, поэтому переспрашиваю.',
        'Ошибиться могу, чаще всего в том, как понято условие. Если что-то не сходится, скажи: проверим вместе.',
        'Верить на слово не нужно: подставь результат в условие и посмотри, выполняется ли. Так можно проверить и меня.',
      ],
      idle: ['Проверишь меня на задаче?', 'Какую задачу возьмём?', 'Что у тебя сегодня?'],
    },
    'my-grade': {
      says: ['Понятно, {grade} класс.', '{grade} класс, хорошо.', 'Буду знать: {grade} класс.'],
      idle: [
        'Что вы сейчас проходите по математике?',
        'Какая у вас сейчас тема?',
        'Есть школьная задача или дать свою?',
      ],
    },
    languages: {
      says: [
        'Пока я работаю на русском и английском. Формулы на всех языках одинаковые.',
        'Мои языки пока русский и английский.',
        'Понимаю русский и английский, другие пока нет.',
      ],
      idle: whichRu,
    },
    'no-question': {
      says: [
        'Это не страшно, хороший вопрос не обязателен.',
        'Ничего, сейчас что-нибудь найдём.',
        'Многие так начинают.',
      ],
      idle: [
        'О чём был последний урок математики?',
        'Какая задача в домашней работе самая странная?',
        'Выберешь тему или возьмём «разминку»?',
      ],
      open: ['Что в {line} первым вызывает сомнение?', 'Начать с подсказки к {line}?', 'Что в {line} уже понятно?'],
    },
    later: {
      says: ['Конечно.', 'Хорошо, не спеши.', 'Ладно, перерыв полезен.'],
      idle: ['Всё останется здесь.', 'Напиши, когда захочешь продолжить.', 'Продолжим в любое время.'],
      open: pauseRu,
    },
    wait: {
      says: ['Не торопись.', 'Спешить некуда.', 'Подожду, сколько нужно.'],
      idle: ['Напиши, когда будешь наготове.', 'Я здесь.', 'Пиши, когда придумаешь.'],
      open: pauseRu,
    },
    'never-mind': {
      says: ['Ладно.', 'Хорошо, забыли.', 'Ничего страшного.'],
      idle: whichRu,
    },
    next: {
      says: ['Хорошо, идём дальше.', 'Едем дальше.', 'Ладно, вперёд.'],
      idle: ['Есть ещё задача или дать свою?', 'Какая задача следующая?', 'Дать тебе задачу или есть своя?'],
      open: [
        'Но {line} пока не решено: ещё шаг или другая задача?',
        'Сначала закончим {line} или возьмём другую задачу?',
        'Дать подсказку к {line} или оставить и взять другую задачу?',
      ],
    },
    stop: {
      says: ['Хорошо, на этом остановимся.', 'Ладно, пока хватит.', 'Договорились, пауза.'],
      idle: ['До следующего раза!', 'Возвращайся, когда захочешь.', 'Хорошего отдыха!'],
      open: pauseRu,
    },
  },
  back: [
    'Вернёмся к {line}: что попробуешь дальше?',
    'А у нас ещё {line}. Какой следующий шаг?',
    'Теперь {line}: как продолжишь?',
  ],
  heard: [
    'Вижу тему («{topic}»): какая задача или какое правило оттуда встретились первыми?',
    'Значит, «{topic}»: пришлёшь одну такую задачу, можно лёгкую?',
    'Берёмся за «{topic}»: какую одну задачу оттуда посмотрим вместе?',
  ],
  backToStory: [
    'Вернёмся к задаче: {line} Что посчитаешь дальше?',
    'А наш вопрос: {line} Какой следующий шаг?',
    'Снова наша задача: {line} Что сделаешь дальше?',
  ],
  backPlain: ['Вернёмся к нашему вопросу?', 'Продолжим с нашей задачей?', 'Продолжим с того же места?'],
  choices: { topics: 'Темы', warmUp: 'Разминка' },
}

export const smallTalkTexts: Readonly<Record<Language, SmallTalkTexts>> = { en, ru }
