import type { Language } from '../math/latex.ts'

/**
 * What is said beside a plea for the answer or for help. The reply begins with a sentence that hears it; the first kind
 * that is found counts.
 */
export const pleaKinds = ['missed', 'lost', 'begin', 'many', 'tired', 'haste'] as const
export type PleaKind = (typeof pleaKinds)[number]

interface PleaWords {
  readonly says: Readonly<Record<PleaKind, RegExp>>
  /** The message that brings a task asks how such a task goes. */
  readonly asksHow: RegExp
  /** Replies, each in three wordings. `plain` hears a plea that gives no reason. */
  readonly heard: Readonly<Record<PleaKind | 'plain', readonly [string, string, string]>>
}

export const pleas: Readonly<Record<Language, PleaWords>> = {
  en: {
    says: {
      missed:
        /(?<!\p{L})(?:(?:was|been|were|i'?m|got) (?:off )?(?:really |so )?(?:sick|ill|away|absent|off school|on holiday)|missed (?:(?:the|this|that|a|all|my|our|both|it|some) ?)*(?:lesson|class|topic|week|unit|day|school|it|this|that)|was(?: not|n'?t) (?:there|here|in(?: class)?|at school)|never (?:learn(?:ed|t)|did|had) (?:this|it|that)|skipped (?:class|the lesson)|new (?:at|to) (?:this|the) (?:school|class|topic))(?!\p{L})/iu,
      lost: /(?<!\p{L})(?:(?:do not|don'?t|didn'?t|cant|can'?t|never) (?:really |even |fully )?(?:get|understand|understood|follow) (?:any|a single|what|the (?:whole|topic)|this|it|how|anything)|no (?:idea|clue)|(?:totally|completely|so|really|just) (?:lost|confused|stuck)|makes? no sense|makes? sense to me|all greek)(?!\p{L})/iu,
      begin:
        /(?<!\p{L})(?:(?:do|show|give|tell|start) (?:me |us )?(?:the |a |with the )?(?:first|start|beginning|opening)(?: (?:bit|step|part|line|move))?|start (?:it|me off|this)|get me started|begin (?:it )?for me)(?!\p{L})/iu,
      many: /(?<!\p{L})(?:(?:\d+(?! ?(?:min|sec|hour|hr|h(?!\p{L})))|so many|many|loads|lots|tons|a (?:ton|lot|bunch|load) of|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)|like \d+(?! ?(?:min|sec|hour|hr|h(?!\p{L})))|whole page)(?: of)?(?: \p{L}+)? (?:more|left|others|of (?:these|them|those)|to do|to go)|(?:many|lots|tons|a lot|loads) of (?:these|them|those|homework))(?!\p{L})/iu,
      tired:
        /(?<!\p{L})(?:tired|sleepy|exhausted|knackered|half asleep|no energy|brain (?:is )?(?:dead|fried|melting)|headache|midnight|(?:it'?s|its|is) (?:so |really |already )?late|past my bedtime|\d{1,2}(?::\d\d)? ?pm|need (?:to )?sleep|go to bed)(?!\p{L})/iu,
      haste:
        /(?<!\p{L})(?:hurry|quick(?:ly)?|asap|in a rush|no time|(?:due|hand (?:it|this) in|bus|starts?|leaving|lesson|class|football|practice|training) (?:in|at|soon|now|today|tonight|tomorrow|tmrw)|in \d+ ?(?:min(?!us)\p{L}*|hours?|h)|in (?:a|one|two|five|ten|fifteen|twenty) min(?!us)\p{L}*|(?:\d+|two|five|ten) min(?:ute)?s?(?: left)?|(?:gotta|got to|have to|need to|must) (?:go|leave|run|hand)|is (?:calling|shouting|waiting|yelling)|(?:for|before) (?:dinner|tea|lunch|school|class|bed))(?!\p{L})/iu,
    },
    asksHow:
      /(?<!\p{L})(?:how (?:do|does|did|would|should|can|to|am|are|on earth|exactly|come)(?!\p{L})|how'?s|forg[eo]t(?:ten)?(?!\p{L})|can'?t remember|(?:do not|don'?t|dont) (?:remember|know|get|understand)|never (?:understood|understand|get|got|learn(?:ed|t))|(?:always|keep|kept) (?:forget|mess|mix|get)|where (?:do|should|to|would) (?:i |we |you )?(?:even )?(?:start|begin)|no (?:idea|clue)|idk|(?:im|i'm|i am|so|totally|really) (?:stuck|lost|confused)|confus(?:ed|ing)|what (?:do|does) (?:they|it|that|this) (?:mean|want)|explain|show (?:working|me how|steps)|teach me|help|struggl\p{L}+|what (?:is|are) the (?:rule|method|steps|formula)|which (?:rule|method)|formula\?|i know there'?s a rule|was (?:off )?(?:sick|ill|away|absent)|missed (?:the|this|that) (?:lesson|class|topic))/iu,
    heard: {
      missed: [
        'You missed it, and that can be made up: here is the idea in short.',
        'Nothing lost by being away, we begin with the idea.',
        'Then we start where the lesson did.',
      ],
      lost: [
        'That is all right, we take it from the beginning.',
        'Fine, then without big words.',
        'No shame in that, let me put the idea simply.',
      ],
      begin: [
        'The beginning we do together.',
        'Here is how it begins, the rest is yours.',
        'A start you shall have, only the result stays yours.',
      ],
      many: [
        'That is a whole pile, and they all begin in the same way.',
        'So many more: then it pays to have the start that fits them all.',
        'A long list, I see, and one trick opens all of it.',
      ],
      tired: [
        'It has been a long day, so only one small step now.',
        'You are tired, so let us keep it tiny.',
        'Late already: one short step, and we are almost there.',
      ],
      haste: [
        'You are in a hurry, so straight to the step that opens it.',
        'Little time, so just one quick step, and I check it at once.',
        'Quick then, the shortest way in.',
      ],
      plain: [
        'The result stays yours to find, and the start we make together.',
        'I keep the answer to myself, but not the way in.',
        'Instead of the answer you get the step that opens it.',
      ],
    },
  },
  ru: {
    says: {
      missed:
        /(?<!\p{L})(?:бол(?:ел|ею|ела)\p{L}*|заболел\p{L}*|на больничном|пропуст\p{L}+|прогул\p{L}+|не был\p{L}*|меня не было|без меня|новеньк\p{L}+)(?!\p{L})/iu,
      lost: /(?<!\p{L})(?:не (?:понима|понял|понят|врубаю|въезжа|догоня|шар|проходил|учил)\p{L}*|ничего не (?:ясно|понятно)|вообще ноль|без понятия|понятия не имею|запутал\p{L}*|туплю|хз)(?!\p{L})/iu,
      begin:
        /(?<!\p{L})(?:(?:сделай|покажи|напиши|скажи|дай|реши|начни)(?:те)? (?:мне |хоть |хотя бы |хотябы |только |за меня )*(?:начало|перв\p{L}+)|начни(?:те)?(?: \p{L}+)? за меня|с чего начать|помоги(?:те)? начать)(?!\p{L})/iu,
      many: /(?<!\p{L})(?:ещ[её] (?:\d+|штук|куча|много|целая|целый|пять|шесть|семь|восемь|девять|десять|двадцать|полно)(?!\p{L})|их (?:ещ[её] )?(?:\d+|куча|много)|таких (?:\p{L}+ )?(?:\d+|куча|много)|\d+ таких|куча (?:таких|примеров|задач|дз|домашк\p{L}+))/iu,
      tired:
        /(?<!\p{L})(?:устал\p{L}*|спать|засыпаю|ночь|поздно|голова (?:не|уже|болит)\p{L}*|нет сил|сил нет|мозг\p{L}* (?:не|кип)\p{L}*|полночь|\d{1,2} (?:вечера|ночи)|замучил\p{L}*)(?!\p{L})/iu,
      haste:
        /(?<!\p{L})(?:срочно|быстр\p{L}+|скоре\p{L}+|спеш\p{L}+|тороп\p{L}+|сдавать|сдать|через (?:\d+|пять|десять|час|пару|полчаса)|(?:\d+|пять|десять) мин(?!ус)\p{L}*|некогда|нет времени|времени нет|зовут|зов[её]т|жд[её]т|опазд\p{L}+|урок начина\p{L}+|перемен\p{L}+|бежать|убегаю)(?!\p{L})/iu,
    },
    asksHow:
      /(?<!\p{L})(?:как (?:это|тут|здесь|такое|такие|его|е[её]|их|вообще|надо|нужно|правильно|реш|дел|найти|счит|посч|быть|сдел)\p{L}*|забыл\p{L}*|не (?:помню|знаю|понимаю|понял\p{L}*|умею|могу|получается|выходит)|с чего (?:\p{L}+ )?(?:нач\p{L}+|подступ\p{L}+)|помоги\p{L}*|помогите|подскаж\p{L}+|объясн\p{L}+|поясн\p{L}+|научи\p{L}*|без понятия|понятия не имею|хз|ничего не (?:ясно|понятно)|застрял\p{L}*|туплю|запутал\p{L}*|по какой формуле|какая формула|какое правило|болел\p{L}*|пропустил\p{L}*|всегда путаю)(?!\p{L})/iu,
    heard: {
      missed: [
        'Пропущенное легко наверстать: вот суть коротко.',
        'Ничего страшного, начнём с самой сути.',
        'Тогда начнём с того же, с чего начинался урок.',
      ],
      lost: ['Ничего, разберём с самого начала.', 'Хорошо, тогда простыми словами.', 'Так бывает, скажу проще.'],
      begin: [
        'Начало сделаем вместе.',
        'Вот с чего это начинается, дальше твоя очередь.',
        'С началом помогу, а ответ останется за тобой.',
      ],
      many: [
        'Целая гора примеров, но начинаются они одинаково.',
        'Раз их так много, пригодится начало, которое подходит ко всем.',
        'Список длинный, но открывает его один и тот же приём.',
      ],
      tired: [
        'День был длинный, поэтому только один маленький шаг.',
        'Сил уже мало, возьмём совсем маленький кусочек.',
        'Уже поздно: один короткий шаг, и почти готово.',
      ],
      haste: [
        'Времени мало, поэтому сразу шаг, с которого всё начинается.',
        'Тогда быстро: один короткий шаг, и я сразу его проверю.',
        'Спешим, поэтому самым коротким путём.',
      ],
      plain: [
        'Ответ останется за тобой, а начало сделаем вместе.',
        'Ответ придержу, а вход в задачу покажу.',
        'Вместо ответа вот шаг, который открывает задачу.',
      ],
    },
  },
}

/** The units behind a number of a plea, in both languages. */
export const minuteWords = /(?<!\p{L})(?:мин(?!ус)\p{L}*|ч|час\p{L}*|min(?!us)\p{L}*|hours?)(?!\p{L})/giu

/** Tasks that are still to do, behind «ещё 5»; «ещё 3» alone may be another root. */
export const tasksBehind = /^\s(?:таких|штук|пример|номер|задани|задач|уравнени)/iu
