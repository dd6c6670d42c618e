import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/** The topics of talk that is not about the task. */
export type TalkTopic =
  | 'book'
  | 'photo'
  | 'voice'
  | 'draw'
  | 'plan'
  | 'test-soon'
  | 'study'
  | 'bad-mark'
  | 'good-mark'
  | 'low'
  | 'tired'
  | 'lonely'
  | 'much-work'
  | 'bored'
  | 'no-help'
  | 'told-before'
  | 'memory'
  | 'privacy'
  | 'maker'
  | 'price'
  | 'messages-left'
  | 'cheating'
  | 'subject'
  | 'joke'
  | 'laugh'
  | 'how-are-you'
  | 'liking'
  | 'age'
  | 'my-name'
  | 'your-name'
  | 'my-grade'
  | 'languages'
  | 'fear-of-mistakes'
  | 'trust'
  | 'no-question'
  | 'later'
  | 'wait'
  | 'never-mind'
  | 'next'
  | 'stop'

const start = '(?<![\\p{L}\\d])'
const end = '(?![\\p{L}\\d])'
/** Matches one of these words anywhere. They are whole words; `~` stands for any ending. */
const said = (list: string) => regExpOf(`${start}(?:${list.replaceAll('~', '\\p{L}*')})${end}`, 'u')
/** Matches a message that consists of these words and of fillers around them. */
const only = (list: string, around: string) =>
  regExpOf(`^(?:(?:${around})[\\s,]+)*(?:${list.replaceAll('~', '\\p{L}*')})(?:[\\s,]+(?:${around}))*$`, 'u')

const aroundEn = 'ok|okay|k|pls|please|now|lets|hey|oh|well|sorry|just|um|uh|so|and|but|lumi|bro|then|u|you|it|here'
const aroundRu = 'ок|ладно|ну|пж|пжл|плиз|пожалуйста|а|и|так|ой|слушай|все|тогда|луми|давай|но|уже|теперь|сейчас|прости'

/** Patterns by topic, tried in order, for text in lower case without apostrophes and end marks, `ё` as `е`. */
export const talkTopics: Readonly<Record<Language, readonly (readonly [TalkTopic, RegExp])[]>> = {
  en: [
    [
      'plan',
      said(
        '(?:make|give|write|build|need|want|create|draw up|show) (?:me |us )?(?:an? |the |some )?(?:\\p{L}+ )?(?:plan|schedule|timetable)(?! of)|(?:study|revision|exam|learning|prep) (?:plan|schedule|timetable)|plan (?:my|the|our) (?:revision|study|studying|evening|week|prep~)',
      ),
    ],
    [
      'book',
      said(
        '(?:page|pg|p\\.?) ?\\d+|(?:exercise|ex|problem|question|number|task|nr|no)s?\\.? ?#?\\d+[a-f]?(?= (?:on|from|in|of) (?:the |my |our )?(?:page|book|textbook|worksheet|homework))|(?:(?:answers?|anser|solution) (?:to|of|for)|do|solve|help(?: me)? with) (?:the )?(?:exercise|ex|problem|question|number|task|nr|no)\\.? ?#?\\d+[a-f]?(?: [a-f])*$|^#?(?:exercise|ex|problem|question|number|task|nr)\\.? ?#?\\d+[a-f]?(?: [a-f])*$',
      ),
    ],
    [
      'photo',
      said(
        '(?:see|send|upload|scan|read|take|attach|look at|share|open)(?: \\p{L}+){0,3} (?:photos?|pictures?|pics?|images?|screenshots?|camera|files?|pdfs?)|(?:here is|heres|this is) (?:a |the |my )?(?:photo|picture|pic|image|screenshot)(?: of (?:my |the )?(?:homework|task|exercise|page|work))?$',
      ),
    ],
    [
      'voice',
      said('(?:voice|speak(?: to| with) (?:you|u)|talk(?: to| with) (?:you|u)|call (?:me|you|u)|microphone|out loud)'),
    ],
    ['draw', said('draw (?:me |us |it |a |the |this )+|(?:can|could) (?:you|u) (?:draw|sketch)')],
    [
      'study',
      said(
        '(?:study|prepare|prep|practice|get ready) for (?:my |a |the |an )?(?:test|exam|quiz|final|finals|sat|act|midterm)~',
      ),
    ],
    [
      'bad-mark',
      said(
        '(?:i |just )(?:failed|flunked|bombed)(?: \\p{L}+){0,2} (?:test|exam|quiz|class|math)|(?:got|get) (?:an? )(?:f|d|e|bad (?:mark|grade))$',
      ),
    ],
    [
      'good-mark',
      said(
        '(?:i |just )(?:passed|aced|nailed) (?:my |the )(?:\\p{L}+ )?(?:test|exam|quiz|class|final|finals)|got (?:an a|a b|an a plus|a good (?:mark|grade))(?: (?:on|in) (?:my |the )?\\p{L}+)?$',
      ),
    ],
    [
      'fear-of-mistakes',
      said(
        '(?:will|would|are|do) (?:you|u) (?:be |get |going to |gonna |gonna be )*(?:angry|mad|upset|annoyed|laugh|judge|yell|shout|scold)(?: at me)?(?: \\p{L}+){0,3} (?:if|when) (?:i|its|it is|my)|(?:scared|afraid|worried|ashamed|embarrassed) (?:to|of|about|ill|i will)(?: \\p{L}+){0,4} (?:wrong|mistakes?|stupid|dumb)|is it (?:ok|okay|bad|fine) (?:if|when) (?:i|its) (?:\\p{L}+ ){0,3}(?:wrong|mistakes?)',
      ),
    ],
    [
      'trust',
      said(
        '(?:can|do|could|are) (?:you|u) (?:ever |sometimes |always |really |also )*(?:be wrong|make mistakes|get (?:it|things) wrong|lie|lying|right all the time|always right)|how do i know (?:that )?(?:you|u|youre|ur) (?:are |is )?(?:right|correct|not lying)|(?:bots?|ais?|chatbots?|machines?|computers?) (?:\\p{L}+ ){0,2}(?:lie|lies|make mistakes|wrong)',
      ),
    ],
    [
      'test-soon',
      said(
        '(?:test|exam|quiz|final|finals|midterm)s? (?:is |are )?(?:tomorrow|tmrw|tmr|today|in an hour|in \\d+ (?:min|minutes|hours?|days?)|next week|on (?:mon|tues|wednes|thurs|fri)day)|gonna fail|going to fail|will fail',
      ),
    ],
    [
      'lonely',
      said(
        '(?:nobody|no one|noone) (?:likes?|wants?|talks? to|plays? with|understands?) me|(?:i have|ive got|i got) no friends|(?:im|i am|feel) (?:so )?(?:lonely|alone)|(?:everyone|they all|they) (?:hates?|laughs? at|bully|bullies) me',
      ),
    ],
    [
      'low',
      said(
        '(?:im|i am|i feel|feel) (?:just |so |such |too |really |very |soo |a |an )*(?:stupid|dumb|idiot|failure|loser|bad at (?:this|math(?:s)?|everything)|hopeless|useless|not smart|sad|worthless)|(?:im|i am) crying|makes? me cry|(?:i )?cant do (?:this|it|anything|math(?:s)?)(?: any ?more)?|ill never (?:get|understand|learn|pass|be good)|not smart enough|too stupid|too dumb|(?:im|i am) (?:scared|stressed|nervous|panicking)',
      ),
    ],
    [
      'much-work',
      said(
        '(?:teacher|miss|mr|mrs|sir|prof~)\\.?(?: \\p{L}+)? (?:is (?:so |really )?(?:mean|unfair|evil|bad|strict)|(?:gave|gives|set) us \\d+)|hate my teacher|too much homework|so much homework',
      ),
    ],
    [
      'tired',
      said(
        '(?:im|i am|so|feeling) (?:so |very |really |too )?(?:tired|exhausted|sleepy|fed up|frustrated|annoyed|angry)|(?:i )?(?:hate|cant stand) (?:math(?:s)?|this|it|fractions|word problems|school|homework)|(?:this|it|its|thats|this is) (?:is )?(?:too|so|really|way too) (?:hard|difficult|much)',
      ),
    ],
    ['bored', said('(?:im|i am|so) bored|math (?:is|s) (?:so |really )?boring|this is (?:so )?boring|entertain me')],
    [
      'no-help',
      said(
        '(?:youre|you are|ur|u r|u are|this is|thats|that is|it is) not (?:really |even |very )?(?:helping|helpful|useful)|(?:you|u|that|this|it) (?:dont|doesnt|didnt|arent|do not|does not|did not) (?:really |even |actually )?help(?: me)?(?: at all)?|(?:you|u) (?:dont|do not|never|cant|didnt) (?:get|understand|listen to|hear|read) (?:me|what i|it|anything)|(?:your|ur) (?:explanations?|hints?|help|questions?) (?:make|makes|made|is|are) (?:no|not|useless|bad|confusing|zero|stupid|dumb)~',
      ),
    ],
    [
      'told-before',
      said(
        'i (?:already |just )(?:said|told|wrote|typed|answered|did|explained|gave)(?: \\p{L}+){0,3}$|i (?:said|told you|wrote|answered|did) (?:that|it|this) (?:already|before)|(?:youre|you are|stop|u r|ur) repeating(?: yourself)?|you (?:already )?(?:said|asked) (?:that|this|me that)(?: already| before| again)?$|thats what i (?:just )?(?:said|wrote|did)',
      ),
    ],
    [
      'memory',
      said(
        '(?:do|can|will|did|would) (?:you|u) (?:still )?(?:remember|forget|know) (?:me|us|my name|what (?:we|i)|our|last|yesterday)~',
      ),
    ],
    [
      'privacy',
      said(
        '(?:will|do|can|are|would) (?:you|u) (?:going to )?(?:tell|show|inform|spy|write to)(?: \\p{L}+){0,2} (?:parents?|m[ou]m|dad|teachers?|anyone|anybody|school)|can (?:my )?(?:m[ou]m|dad|parents|teacher|anyone|anybody|others) (?:see|read) (?:this|it|what|my|our)|is (?:this|it|our chat) (?:private|secret|safe)|what do (?:you|u) know about me',
      ),
    ],
    [
      'maker',
      said(
        'who (?:made|built|created|programmed|owns|designed|invented) (?:you|u|this|lumi)|are (?:you|u) (?:the )?(?:chat ?gpt|gpt|openai|siri|alexa|gemini|claude|google)|where (?:are|do) (?:you|u) come from',
      ),
    ],
    [
      'messages-left',
      said(
        'how many (?:more )?(?:messages|questions|tries|chats)(?: \\p{L}+){0,4} (?:left|have|send|ask|get)|(?:messages|questions) (?:left|remaining)|message limit|run out of messages',
      ),
    ],
    [
      'price',
      said(
        'is (?:it|this|lumi|the app) (?:for |really )?free|(?:how much|what) (?:does|do|is) (?:it|this|lumi|you|the app|premium|the subscription) (?:cost~|price)|do i (?:have|need) to pay|cost (?:money|anything)|subscription',
      ),
    ],
    [
      'cheating',
      said(
        'is (?:this|it|that|using you) (?:even )?cheating|can i (?:copy|cheat)(?: \\p{L}+){0,2}|(?:will|would) my teacher (?:know|notice|find out)',
      ),
    ],
    [
      'subject',
      said(
        '(?:write|do|help(?: me)?(?: with)?|finish)(?: \\p{L}+){0,3} (?:essay|history|english|french|spanish class|german|literature|geography|book report)|help with (?:my )?(?:english|history|french|german|geography|literature)',
      ),
    ],
    [
      'joke',
      said(
        'tell (?:me |us )?(?:a|another|one more|some) (?:math(?:s)? |funny )?jokes?|know (?:any|a good|a) jokes?|make me laugh',
      ),
    ],
    [
      'how-are-you',
      only(
        'how are (?:you|u)(?: doing| today)?|how r u|hru|whats up|wassup|sup|how is it going|hows it going',
        `${aroundEn}|hi|hello`,
      ),
    ],
    [
      'liking',
      said(
        '(?:i (?:really )?(?:love|like) (?:you|u)$|(?:do|would|can) (?:you|u) (?:love|like|hate) me|be my (?:friend|girlfriend|boyfriend)|(?:are|can) (?:you|we|u) (?:be )?(?:my )?friends?|marry me|(?:youre|you are|ur) (?:so |really )?(?:cool|cute|nice|funny|great|awesome|the best))',
      ),
    ],
    [
      'age',
      only('how old (?:are|r) (?:you|u)|when is your birthday|whens your birthday|when were (?:you|u) born', aroundEn),
    ],
    ['your-name', only('what(?: i|)s your name|whats ur name|who am i talking to|do (?:you|u) have a name', aroundEn)],
    ['my-name', /^(?:(?:hi|hello|hey)[\s,]+)?my name is (\p{L}{2,20})$/u],
    [
      'my-grade',
      /^(?:(?:hi|hello|hey)[\s,]+)?(?:im|i am) in (?:the )?(?:grade|year|class) ?(\d{1,2})$|^(?:im|i am) in (?:the )?(\d{1,2})(?:st|nd|rd|th)(?: grade| year)?$|^(?:im|i am) in (?:the )?(\d{1,2})(?:st|nd|rd|th) grade$/u,
    ],
    [
      'languages',
      said(
        '(?:do|can|could) (?:you|u) (?:speak|understand|know|talk|write) (?:in )?(?:spanish|french|german|hindi|chinese|arabic|ukrainian|other languages|portuguese|italian|urdu|my language)|(?:which|what|how many) languages',
      ),
    ],
    [
      'no-question',
      said(
        '(?:i )?(?:dont|do not) know what to (?:ask|say|write|do here|type)|(?:dont|do not) know where to (?:start|begin)(?= with (?:math(?:s)?|you))|what (?:should|can|do) i (?:ask|write|type)(?: (?:you|here|u))?$',
      ),
    ],
    [
      'later',
      said(
        '(?:do|finish|continue|talk|go on)(?: \\p{L}+){0,2} (?:later|tomorrow|another time)|not (?:right )?now|(?:have|need|got|gotta) (?:to )?(?:go|leave|eat|sleep)(?: \\p{L}+){0,3}$|maybe later|come back later|be right back|brb',
      ),
    ],
    [
      'wait',
      only(
        'wait|wait a (?:sec|second|minute|min|moment)|one (?:sec|second|moment|minute|min)|hold on|hang on|give me a (?:sec|second|minute|moment)|let me think|im thinking|thinking',
        aroundEn,
      ),
    ],
    ['never-mind', only('never ?mind|nvm|nm|forget (?:it|about it)|whatever|doesnt matter|nothing', aroundEn)],
    [
      'laugh',
      only('(?:a*(?:ha)+h?|lo+l|lmao|rofl|xd+|he(?:he)+)', `${aroundEn}|thats funny|funny|ur funny|youre funny`),
    ],
    [
      'next',
      only(
        'next|next one|whats next|move on|go on|continue|lets go on|lets continue|keep going|skip|skip it|skip this',
        aroundEn,
      ),
    ],
    [
      'stop',
      only(
        'stop|stop it|enough|quit|im done|thats all|thats it|done for today|no more|the end|finish|i want to stop',
        `${aroundEn}|for today|for now|today`,
      ),
    ],
  ],
  ru: [
    [
      'plan',
      said(
        '(?:состав|сдела|напи[сш]|да|нуж|построй|распи[сш]|созда|помоги составить)~ (?:мне |нам )?(?:\\p{L}+ )?план~|план (?:подготовки|занятий|повторения|учебы|на (?:вечер|неделю|день|сегодня|завтра))|(?:расписани|график)~ (?:подготовки|занятий|повторения)|распланируй~',
      ),
    ],
    [
      'book',
      said(
        '(?:стр|страниц~)\\.? ?\\d+|(?:номер|упр|упражнени~|задани~|задач~|пример)\\.? ?№? ?\\d+(?= (?:на|из|в|стр~)(?: \\p{L}+)? ?(?:стр~|учебник~|книг~|тетрад~|домашк~|рабоч~))|(?:ответ~ (?:на|к)|реши|решить|сделай|помоги с|сделать) (?:номер~|упр~|упражнени~|задани~|задач~|№) ?№? ?\\d+(?: [а-е])*$|^(?:номер|упр|упражнение|задание|задача|пример) ?№? ?\\d+(?: [а-е])*$|(?:дз|домашк~|домашн~|задали|на завтра) (?:\\p{L}+ ){0,2}(?:номера?|упр~|№) ?\\d+|^(?:номера|упражнения|задачи|примеры) \\d+',
      ),
    ],
    ['book', /^№ ?\d+(?:[ ,]*[а-е]\)?)*$/u],
    [
      'photo',
      said(
        '(?:видишь|скинуть|скину|отправ~|прислать|пришлю|загруз~|прикреп~|сфотк~|сфотограф~|посмотр~|читаешь|понимаешь|распозна~|кинуть|кину)(?: \\p{L}+){0,3} (?:фото~|фотк~|картинк~|скрин~|изображени~|файл~|камер~)|(?:фото~|фотк~|картинк~|скрин~)(?: \\p{L}+){0,2} (?:скинуть|отправить|прислать|можно|скину|пришлю|видишь|кинуть|загрузить)|^(?:вот|это) (?:мое |моя )?(?:фото~|фотка|картинка|скрин)(?: (?:задани~|задач~|домашк~|тетрад~|страниц~|учебник~))?$',
      ),
    ],
    [
      'voice',
      said(
        '(?:можно|умеешь|можешь|хочу|давай|есть)(?: \\p{L}+){0,3} (?:голос~|микрофон~)|^голосом$|позвони~|созвони~|вслух|поговорить с тобой',
      ),
    ],
    [
      'draw',
      said('нарисуй~|начерти(?!те)|начертишь|нарисуешь|(?:умеешь|можешь) (?:рисовать|чертить|нарисовать|начертить)'),
    ],
    [
      'study',
      said(
        '(?:подготов~|готовит~|готовлюсь)(?: \\p{L}+){0,2} (?:к|ко) (?:контрольн~|экзамен~|огэ|егэ|тест~|самостоятельн~|впр|зачет~|самостоялк~|контроше|кр)',
      ),
    ],
    [
      'bad-mark',
      said(
        '(?:получил~|поставил~|влепил~|схватил~|у меня|вышла|будет)(?: \\p{L}+){0,3} (?:двойк~|двоечк~|кол|тройк~|тройбан)$|завалил~ (?:контрольн~|экзамен~|тест~|кр)|двоечник|двоечница',
      ),
    ],
    [
      'good-mark',
      said(
        '(?:я |мне |у меня )(?:получил~|поставил~)?(?: ?\\p{L}+){0,2} ?(?:пятерк~|четверк~)(?: за \\p{L}+)?$|мне поставили (?:5|4|пять|четыре)$|сдал~ (?:на пять|на отлично|экзамен|зачет|контрольн~|тест)',
      ),
    ],
    [
      'fear-of-mistakes',
      said(
        '(?:если|когда) (?:я |вдруг |у меня )*(?:неправильно|неверно|ошиб~|напутаю|не так)(?: \\p{L}+){0,4} (?:ругать~|ругаешь~|злить~|разозли~|смеят~|осужда~|кричать|обид~)|(?:ты|вы) (?:\\p{L}+ )?(?:ругать~|ругаешь~|злить~|разозли~|смеят~|осужда~|кричать)(?: \\p{L}+){0,2} (?:если|когда)|(?:боюсь|страшно|стыдно|стесняюсь) (?:\\p{L}+ ){0,3}(?:ошиб~|неправильн~|неверн~|глуп~)',
      ),
    ],
    [
      'trust',
      said(
        '(?:ты|вы) (?:\\p{L}+ ){0,2}(?:ошибаешь~|ошибает~|ошибиться|врешь|врать|врете|прав~ всегда|всегда прав~)|(?:откуда|как) (?:я |мне )?(?:знаю|знать|узнать|понять),? (?:что )?(?:ты|вы) (?:не )?(?:прав~|вреш~|ошиба~)|(?:бот~|нейросет~|ии|такие как ты) (?:\\p{L}+ ){0,3}(?:врут|врет|ошибают~)',
      ),
    ],
    [
      'test-soon',
      said(
        '(?:завтра|сегодня|послезавтра|через (?:час|день|неделю|\\d+ \\p{L}+)|в (?:понедельник|вторник|среду|четверг|пятницу))(?: \\p{L}+){0,2} (?:контрольн~|экзамен|кр|контроша|тест|самостоятельн~|самостоялк~|огэ|егэ|зачет|впр)|(?:контрольн~|экзамен|кр|контроша|тест|самостоятельн~|огэ|егэ|зачет|впр) (?:уже )?(?:завтра|сегодня|послезавтра|через)|(?:надо|нужно|должен|должна) (?:\\p{L}+ )?(?:до завтра|к завтра) (?:\\p{L}+ )?(?:выучить|понять|сдать)|я (?:точно )?(?:завалю|не сдам)',
      ),
    ],
    [
      'lonely',
      said(
        '(?:со мной )?никто (?:со мной |меня )?не (?:дружит|любит|разговаривает|понимает|играет|общается)|(?:у меня )?нет друзей|мне одиноко|я (?:совсем )?(?:одинок~)|(?:все|они) (?:надо мной |меня )(?:смеются|ненавидят|травят|дразнят|обижают)',
      ),
    ],
    [
      'low',
      said(
        'я (?:такой |такая |просто |самый |самая |очень |слишком |совсем |наверное |какой-то |полный |полная |ваще |вообще )*(?:туп(?:ой|ая|ица|ые|а)|глуп(?:ый|ая|а)|дебил~|идиот~|дурак|дура|бездар~|неудачни~|безнадеж~|отстал~|нуб|лузер|ничтожеств~)|я (?:сейчас )?(?:плачу|реву|рыдаю|боюсь|паникую|переживаю|нервничаю)|не для меня|я не смогу|никогда не (?:пойму|смогу|научусь|сдам)|я ни на что не (?:способ~|гож~)|мне (?:так )?(?:стыдно|грустно|плохо|страшно)|руки опускаются|хочется плакать',
      ),
    ],
    [
      'much-work',
      said(
        '(?:учител~|училк~|математичк~|препод~|физичк~|она|он)(?: \\p{L}+)? (?:зл~|вредн~|нечестн~|несправедлив~|задал~ \\d+|задал~ (?:очень |слишком )?(?:много|кучу))|ненавижу (?:\\p{L}+ )?(?:учител~|училк~|математичк~|препод~|физичк~)|слишком много (?:задали|домашк~|задают|уроков)|(?:задали|задают) (?:очень |слишком )?(?:много|кучу)',
      ),
    ],
    [
      'tired',
      said(
        '(?:я )?(?:так |очень |сильно )?устал~|надоел~|достал~|бесит|(?:я )?ненавижу (?:это|математик~|алгебр~|дроби|задачи|школу|домашк~)|(?:это |мне |слишком |очень |так )+(?:сложно|трудно|тяжело)',
      ),
    ],
    [
      'bored',
      said('(?:мне )?скучно|(?:математика|это|тут) (?:такая |очень |такое )?(?:скучн~|нудн~|фигня|отстой)|развлеки'),
    ],
    [
      'no-help',
      said(
        '(?:ты|вы|это|бот|оно)(?: мне| меня| совсем| вообще| нифига| ничем| нисколько| даже| опять)* не (?:помога~|помог~|понима~|слыша~|слуша~|слышишь|чита~)|толку (?:от тебя )?(?:нет|ноль|мало|никакого)|от тебя (?:нет |никакого )?толк~|(?:ты )?(?:объясняешь|говоришь|пишешь) (?:не ?понятно|плохо|ерунд~|бред|фигн~|слишком (?:сложно|непонятно))|(?:твои|твое|твоя) (?:объяснени~|подсказк~|вопрос~|помощь) (?:не |непонятн~|бесполезн~|туп~|плох~|дурацк~)',
      ),
    ],
    [
      'told-before',
      said(
        'я (?:же |ведь |это |тебе |уже |только что |об этом |так и )*(?:сказал~|написал~|ответил~|говорил~|писал~|объяснил~|отвечал~|объяснял~)(?: \\p{L}+){0,3}$|(?:уже|только что) (?:это )?(?:сказал~|написал~|ответил~|говорил~|писал~|спрашивал~)(?: \\p{L}+){0,2}$|ты (?:уже |это уже |опять |снова )+(?:спрашива~|говорил~|повторя~|спросил~|писал~)|(?:не повторяйся|хватит повторять)',
      ),
    ],
    [
      'memory',
      said(
        '(?:ты )?(?:меня |нас )?(?:помнишь|запомнил~|запомнишь|забудешь|забыл~ меня)(?: \\p{L}+)?(?: (?:меня|нас|мы|я|вчера|прошл~|наш~|что))|ты (?:меня|нас) (?:помнишь|запомнил~|запомнишь|забудешь|знаешь)|помнишь,? что (?:мы|я)',
      ),
    ],
    [
      'privacy',
      said(
        '(?:ты )?(?:не )?(?:расскажешь|покажешь|скажешь|пожалуешься|сообщишь|напишешь|доложишь)(?: \\p{L}+){0,3} (?:родител~|маме|папе|учител~|училке|кому-то|кому-нибудь|никому)|(?:мама|папа|родители|учитель|учительница|кто-то|кто-нибудь|другие) (?:это |мои |нашу )?(?:увид~|видит|видят|прочита~|читают|читает|узна~)|что ты (?:знаешь|помнишь) (?:обо|про) (?:мне|меня)',
      ),
    ],
    [
      'maker',
      said(
        'кто (?:тебя|это|луми) (?:созда~|сдела~|придума~|написа~|разработа~|запрограммирова~)|ты (?:это )?(?:chat ?gpt|чат ?(?:гпт|жпт|джипити)|гпт|жпт|алиса|сири|гугл|gemini|claude|клод|яндекс)|откуда ты(?: взялся| взялась)?$|кто твой (?:создатель|автор)',
      ),
    ],
    [
      'messages-left',
      said(
        'сколько (?:еще |у меня |мне |осталось )*(?:сообщени~|вопрос~|попыт~)(?: \\p{L}+){0,3} (?:осталось|можно|есть|задать|отправить|доступно)|сколько (?:у меня )?осталось (?:сообщени~|вопрос~|попыт~)|лимит~ (?:на )?сообщени~|сообщени~ (?:закончи~|кончи~)',
      ),
    ],
    [
      'price',
      said(
        '(?:это|тут|луми|ты|приложение) (?:вообще |точно |совсем |все )?(?:бесплатн~|платн~)|(?:сколько|что) (?:это|ты|подписка|премиум|луми) (?:стоит|стоишь)|сколько стоит (?:подписк~|премиум|луми|это|приложение)|надо (?:ли )?(?:мне )?платить|подписк~',
      ),
    ],
    [
      'cheating',
      said(
        '(?:это )?(?:не )?(?:списывани~|жульничеств~|читерств~|нечестно)|можно (?:ли )?(?:у тебя |с тебя )?списа~|списать (?:с|у) тебя|(?:учител~|училка|препод)(?: не)? (?:узнает|заметит|поймет|спалит)',
      ),
    ],
    [
      'subject',
      said(
        '(?:напиши|помоги|сделай|поможешь|помочь|написать|помогаешь|поможет)(?: \\p{L}+){0,3} (?:эссе|истори(?:ей|ю|и)|английск~|русск(?:им|ому|ий)|литератур~|географи~|немецк~|французск~|обществознани~|реферат~|доклад~)',
      ),
    ],
    ['joke', said('(?:расскажи|знаешь|давай|скажи)(?: \\p{L}+){0,3} (?:анекдот~|шутк~|прикол~)|рассмеши|пошути')],
    [
      'how-are-you',
      only(
        'как (?:ты|вы|дела|делишки|жизнь|твои дела|у тебя дела|настроение|сам|сама)|че как|чекак|как оно',
        `${aroundRu}|привет~|здравствуй~|хай`,
      ),
    ],
    [
      'liking',
      said(
        'я (?:тебя|вас) (?:очень )?(?:люблю|обожаю)|ты меня (?:любишь|ненавидишь)|я тебе нравлюсь|давай дружить|будь моим другом|ты мой друг|будешь (?:со мной дружить|моим другом)|ты (?:такой |такая |очень |самый |самая )?(?:классн~|крут~|милый|милая|лучш~|прикольн~|хорош~|супер)',
      ),
    ],
    [
      'age',
      only(
        'сколько (?:тебе|вам) лет|какой твой возраст|когда (?:у тебя )?(?:твой )?день рождения|когда ты родил~',
        aroundRu,
      ),
    ],
    ['your-name', only('как (?:тебя|вас) (?:зовут|звать)|как твое имя|(?:у тебя )?есть имя', aroundRu)],
    ['my-name', /^(?:(?:привет|здравствуй(?:те)?)[\s,]+)?меня зовут (\p{L}{2,20})$/u],
    [
      'my-grade',
      /^(?:(?:привет|здравствуй(?:те)?)[\s,]+)?я (?:учусь )?(?:в |из )?(\d{1,2})(?:-?(?:м|го|ый|ом))? ?(?:класс\p{L}*|кл)$/u,
    ],
    [
      'languages',
      said(
        '(?:ты )?(?:говоришь|понимаешь|знаешь) по-английски|(?:ты )?(?:говоришь|понимаешь|знаешь|умеешь|можешь) (?:говорить |писать )?(?:по-|на )?(?:украинск~|казахск~|татарск~|узбекск~|белорусск~|немецки|французски|испански|китайск~|других языках|киргизск~|таджикск~|армянск~)|(?:на )?каких? язык(?:ах|и|ов)',
      ),
    ],
    [
      'no-question',
      said(
        '(?:я )?не знаю,? (?:что|о чем|про что) (?:спросить|написать|писать|спрашивать|говорить|сказать)|что (?:мне )?(?:тебе )?(?:спросить|написать|писать|спрашивать)(?: тут| здесь)?$',
      ),
    ],
    [
      'later',
      said(
        '(?:давай|может|можно|лучше|сделаем|решим|продолжим|доделаем)(?: \\p{L}+){0,2} (?:потом|позже|завтра|попозже|в другой раз)|не сейчас|(?:мне )?(?:надо|нужно|пора) (?:идти|бежать|спать|уходить|ужинать|обедать|кушать|есть)(?: \\p{L}+){0,2}$|я (?:пошел|пошла|побежал~|спать|ушел|ушла)(?: \\p{L}+){0,2}$|скоро вернусь|я скоро',
      ),
    ],
    [
      'wait',
      only(
        'подожди~|погоди~|секунд~|секундочк~|минут~|минутк~|щас|сек|дай подумать|дай подумаю|думаю|я думаю|одну секунд~|одну минут~|стой',
        aroundRu,
      ),
    ],
    [
      'never-mind',
      only('забей|неважно|не важно|проехали|забудь|ничего|ладно забей|пофиг|без разницы|да ничего', aroundRu),
    ],
    ['laugh', only('(?:а*(?:ха)+х?|(?:ах)+а?|ахах~|лол|ржу|хи(?:хи)+|хех|ору|ахаха~|кек|смешно)', aroundRu)],
    [
      'next',
      only(
        'дальше|далее|следующ~|следующ~ (?:задач~|пример~|вопрос~)|продолж~|поехали дальше|идем дальше|пропуст~|скип|пропускаем|что дальше',
        aroundRu,
      ),
    ],
    [
      'stop',
      only(
        'стоп|хватит|достаточно|закончим|заканчиваем|на сегодня (?:все|хватит)|все на сегодня|все|конец|больше не хочу|не хочу больше|я все',
        `${aroundRu}|на сегодня|пока что`,
      ),
    ],
  ],
}
