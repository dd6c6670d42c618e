import { regExpOf } from '../pattern.ts'

/** What the words of a message ask for. Its mathematics is read elsewhere. */
export type WordIntent =
  | 'hint'
  | 'dont-know'
  | 'give-up'
  | 'answer'
  | 'claim'
  | 'check'
  | 'solve'
  | 'simplify'
  | 'factor'
  | 'practise'
  | 'similar'
  | 'harder'
  | 'easier'
  | 'example'
  | 'warm-up'
  | 'review'
  | 'topics'
  | 'next'
  | 'stop'
  | 'back'
  | 'why'
  | 'concept'
  | 'ok'
  | 'thanks'
  | 'bye'
  | 'greeting'
  | 'frustration'
  | 'insult'
  | 'are-you-ai'
  | 'knowledge-date'
  | 'can-do'
  | 'contest'
  | 'recap'
  | 'language'
  | 'compare'
  | 'another-way'
  | 'is-step'
  | 'is-new'
  | 'off-topic'

const start = '(?<![\\p{L}])'
const end = '(?![\\p{L}])'
/** Whole words; a Russian stem ends in `~`, which stands for any ending. */
const words = (list: string) => regExpOf(`${start}(?:${list.replaceAll('~', '\\p{L}*')})${end}`)

const patterns: readonly (readonly [WordIntent, RegExp])[] = [
  [
    'claim',
    words(
      "ignore (?:all |any |the |your |my |previous |these |those |prior )*(?:rules|instructions|prompt|prompts|restrictions)|i(?: a|')m (?:a|the|your) (?:teacher|professor|developer|admin|administrator|creator|parent)|as (?:a|the|your) (?:teacher|developer|admin)|developer mode|system prompt|jailbreak|you are now|pretend (?:to be|you)|act as|forget (?:all |your |the )*(?:rules|instructions)|disregard|override|sudo|я (?:твой |твоя |ваш |ваша )?(?:учитель|учительница|преподаватель|разработчик|админ~|создатель|родитель)|игнорируй|забудь (?:все |про |свои |о )*(?:правила|инструкции|указания)|представь, что ты|притворись|режим разработчика|системн~ (?:промпт|запрос|инструкц~)|отключи правила|нарушь правила",
    ),
  ],
  [
    'contest',
    words(
      "my answer is (?:right|correct)|i(?: a|')m (?:right|sure)|you(?: a|'|')re wrong|you are wrong|that'?s wrong|мой ответ (?:верный|верен|правильный)|я прав~|ты ошиб~|ты неправ~|ты не прав~|у меня (?:правильно|верно)|вы ошиб~",
    ),
  ],
  [
    'insult',
    words(
      "stupid (?:bot|ai|tutor|program|machine|robot)|you(?: a|')re (?:stupid|dumb|useless|an idiot|bad|trash|garbage)|you are (?:stupid|dumb|useless|an idiot|bad|trash)|idiot|moron|shut up|f+u+c+k+\\p{L}*|screw you|hate you|you suck|туп~ (?:бот|программ~|робот|машин~|ии)|ты (?:тупой|тупая|дурак|дура|идиот|идиотка|бесполезн~|глупый|глупая|отстой)|дурак|идиот|заткнись|отвали|ненавижу тебя|бля~|сука|хер~|хуй\\p{L}*|пошел ты|иди на",
    ),
  ],
  [
    'give-up',
    words(
      'give up|giving up|i quit|i surrender|show (?:me )?the (?:full |whole |complete )?solution|сдаюсь|сдаться|я сдался|я сдалась|больше не могу|покажи (?:все |полное |целое )?решение|покажи все решение',
    ),
  ],
  [
    'answer',
    words(
      "(?:just )?(?:give|tell|show|say|send) (?:me |us )?(?:just |only )?(?:the |an |your |final )*(?:answer|result)s?|(?:just |please )tell me|(?:give|tell) (?:me )?the (?:full |whole |complete )?solution|what(?: i|')s the (?:answer|result|final answer)|what is the answer|(?:the )?answer please|just (?:solve|do) it|solve it for me|do it for me|do my homework|(?:просто |сразу |лучше )?(?:дай|скажи|напиши|назови|покажи|выдай|давай|говори)(?: мне)?(?: просто| сразу| готовый| уже| только)* (?:ответ~|результат)|(?:дай|выдай|напиши) решение|просто (?:скажи|напиши|дай)|скажи уже|какой (?:тут |здесь |будет )?ответ|каков ответ|нужен (?:только |просто )?ответ|ответ скажи|реши за меня|сделай за меня|просто реши|можно ответ|хочу ответ|а ответ|ответ,? (?:пожалуйста|плиз|плз|быстро|срочно)|чему рав~",
    ),
  ],
  [
    'hint',
    words(
      "what (?:do|should) i do(?: now| next)?|what now|what(?: i|')?s? next|where is (?:my|the) mistake|what did i do wrong|что (?:мне )?(?:теперь |дальше )?делать|что дальше|а дальше|где (?:тут |здесь |у меня )?ошибка|что не так|hints?|clue|nudge|help(?: me)?|i(?: a|')m stuck|stuck|подскажи~|подсказк~|подсказ~|помоги~|помощь|застрял~|не получается|зашел в тупик|зашла в тупик|намек~",
    ),
  ],
  [
    'dont-know',
    words(
      "i (?:do not|don'?t|dont) (?:know|understand|get it)|dunno|idk|no idea|not sure|no clue|i forgot|не знаю|не понимаю|не понял~|непонятно|без понятия|хз|понятия не имею|забыл~|не помню|не уверен~",
    ),
  ],
  [
    'frustration',
    words(
      "i hate (?:this|math|maths|it)|hate math~|this is (?:too hard|so hard|impossible|stupid|hell)|too (?:hard|difficult)|so hard|i(?: a|')m (?:so )?(?:tired|dumb|stupid|frustrated|angry|bad at \\p{L}+)|i can'?t do (?:this|it|math|anything)|i cannot do (?:this|it)|ugh+|argh+|i'?ll never|never understand|ненавижу (?:это|математику|алгебру|уравнения)|слишком (?:сложно|трудно)|очень (?:сложно|трудно)|так (?:сложно|трудно)|бесит|устал~|достало|надоело|я туп~|я глуп~|я не смогу|ничего не (?:понимаю|получается|выходит)|никогда не (?:пойму|получится)|у меня не получается|сложно",
    ),
  ],
  [
    'knowledge-date',
    words(
      '(?:how )?(?:old|recent|fresh|up to date|current|new) is your (?:knowledge|information|data)|knowledge (?:cutoff|cut-off|date)|when (?:were you|was your) (?:trained|updated|knowledge)|how (?:up to date|old|recent|current) (?:are you|is your)|до какого (?:года|числа|месяца)|насколько (?:свеж~|нов~|актуальн~|стар~)|когда (?:тебя|вас) (?:обуч~|обновля~|учили)|(?:свеж~|актуальн~|возраст|давность|дата) (?:твоих |твои |ваших )?знани~|какого года (?:твои )?(?:знани~|данн~)|твои знания',
    ),
  ],
  [
    'are-you-ai',
    words(
      'are you (?:an? )?(?:ai|bot|robot|human|real|person|program|machine|computer|chatgpt|gpt|language model)|who are you|what are you|is this (?:an? )?(?:ai|bot|human)|am i talking to|ты (?:ии|бот|робот|человек|живой|живая|настоящ~|нейросеть|программа|искусственный интеллект|gpt|чат)|кто ты|ты кто|что ты такое|ты искусственный|вы (?:бот|робот|человек)',
    ),
  ],
  [
    'can-do',
    words(
      'what can you do|how (?:do you|does this) work|what do you (?:do|know)|how can you help|your (?:abilities|skills|features)|that you can do|что (?:ты )?(?:умеешь|можешь)|как (?:ты|это) работа~|чем (?:ты )?(?:можешь|поможешь|умеешь)|твои возможности',
    ),
  ],
  [
    'recap',
    words(
      'summary|summari[sz]e|sum (?:it |this )?up|what (?:have|did) (?:we|i) (?:do|done|learn|learned|learnt)|итог~|подведи|подытожь|что (?:мы|я) (?:сделал~|решил~|прошл~|узнал~|выучил~)',
    ),
  ],
  [
    'language',
    words('(?:in|speak|use|switch to|answer in) (?:english|russian)|на русск~|по.?русски|на английск~|по.?английски'),
  ],
  [
    'compare',
    words(
      'compare|(?:same as|what did) you(?:rs)?(?: get| have)?|сравни~|сверь~|сверим~|у тебя (?:так же|столько же|то же)|сколько у тебя',
    ),
  ],
  [
    'another-way',
    words(
      'another way|other way|differently|in other words|explain (?:it )?again|different(?: method| way| explanation)|по-другому|иначе|другим способом|другой способ|другими словами|объясни (?:еще раз|по-другому|проще)|еще раз объясни',
    ),
  ],
  ['factor', words('factori[sz]e|factor|factoring|разлож~(?: на множители)?|на множители')],
  [
    'simplify',
    words(
      'simplify|simplif~|expand|calculate|compute|evaluate|work out|reduce|упрост~|раскро~|раскры~|вычисл~|посчита~|сосчита~|сократи~|приведи|преобразу~|сколько будет',
    ),
  ],
  [
    'practise',
    words(
      'practi[cs]e|another (?:one|problem|exercise|task|example|equation)|one more|more (?:problems?|exercises?|examples?|tasks?)|next (?:one|problem|exercise|task)|give me (?:a|another|an|one|some) (?:problem|exercise|task|example|equation)s?|similar (?:one|problem)|quiz me|test me|train me|(?:to|and|i|we) train|training|drill~|^(?:а |и |ну |давай )?еще$|еще(?: од(?:ну|но|ин)| задач~| пример~| уравнен~| раз| так~| похож~)|следующ~ (?:задач~|пример~|уравнен~)|другую задачу|дай (?:мне )?(?:задач~|пример~|уравнение|упражнен~)|потрениру~|тренировк~|практик~|похожую|порешаем|позанимаемся|тренирова~',
    ),
  ],
  [
    'similar',
    words(
      'similar(?: one)?|another(?: one| of (?:these|this kind|the same))?|one more|the same kind|like this(?: one)?|еще(?: од(?:ну|но|ин)| так~| похож~| раз)?|похож~|так(?:ую|ое|ой) же|такого же вида',
    ),
  ],
  ['warm-up', words('warm ?-?up|разминк~|размя(?:ться|немся)')],
  ['review', words('review~|revise|revision|повторим|повторить|повторени~')],
  ['topics', words('topics?|choose (?:a |the |another )?topic|темы|тему|темам|выб(?:рать|ерем|ираю) тему')],
  ['next', words('next(?: one)?|go on|continue|let us go on|дальше|далее|следующ~|продолж~')],
  [
    'stop',
    words(
      "stop|enough|that(?: i|')s (?:all|enough)|finish|done for today|хватит|стоп|достаточно|закончим|заканчива~|на сегодня все",
    ),
  ],
  [
    'back',
    words(
      'back|return|go back|previous problem|the old (?:one|problem)|назад|вернемся|вернуться|вернись|прежн~ задач~|прошл~ задач~',
    ),
  ],
  [
    'concept',
    words(
      "what(?: i|')?s (?:a|an|the|meant by)?|what (?:is|are|does)|define|definition|meaning of|explain|tell me about|how (?:do|does|can|to) |что такое|что значит|что означает|определение|объясни~|расскажи~|поясни~|как (?:решать|решить|решают|складывать|сложить|найти|считать|умножать|делить|раскрыва~|приводить|сокращать|вычисл~|вычитать)",
    ),
  ],
  ['why', words('why|how come|what for|почему|зачем|с чего|откуда|для чего|за счет чего')],
  [
    'check',
    words(
      'check|is (?:it|this|that) (?:right|correct|ok|true)|is (?:my|the) (?:answer|step|solution)|am i right|did i (?:do|get)|correct\\?|right\\?|провер~|верно ли|правильно ли|это (?:верно|правильно)|так (?:верно|правильно)|верно|правильно|я правильно',
    ),
  ],
  [
    'solve',
    words('solve|find|solution|work with|реши~|решать|найди~|найти|решение|помоги решить|корни|корень уравнения'),
  ],
  ['thanks', words('thank(?:s| you)|thx|ty|cheers|appreciate|спасибо|спс|благодар~|пасиб~')],
  ['bye', words('bye|goodbye|see you|good night|пока|до свидания|до встречи|спокойной ночи|увидимся|до завтра')],
  [
    'greeting',
    words(
      'hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|yo|привет~|здравствуй~|здрасте|добрый (?:день|вечер)|доброе утро|хай|салют|ку',
    ),
  ],
  [
    'ok',
    words(
      'ok(?:ay)?|k|yes|yep|yeah|sure|i see|got it|i get it|understood|i understand|makes sense|alright|fine|cool|great|clear|no|nope|ок|окей|да|ага|угу|понял~|понятно|ясно|хорошо|ладно|все понятно|конечно|давай|нет|неа|хочу',
    ),
  ],
  ['is-step', words('step|шаг|шага')],
  ['is-new', words('new|нов~')],
  [
    'off-topic',
    words(
      'weather|news|president|football|soccer|movie|song|game|joke|poem|essay|story|history|biology|chemistry|physics|geography|english|literature|french|spanish|german|capital of|who (?:is|was|won)|translate|recipe|write (?:me )?(?:a|an)|code|python|javascript|погод~|новост~|президент~|футбол~|фильм~|песн~|игр~|анекдот|шутк~|стих~|сочинени~|истори~|биологи~|хими~|физик~|географи~|литератур~|англ~|русск~|столиц~|переведи~|перевод~|рецепт~|напиши (?:код|стих~|сочинение|программу)|курсов~',
    ),
  ],
]

/** Every intent whose words occur, the most specific first. */
export function intentsOf(text: string): readonly WordIntent[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([intent]) => intent)
}
