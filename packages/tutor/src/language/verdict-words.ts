import type { Language } from '../math/latex.ts'

/**
 * What a message says beside its result, as far as a verdict on the result does not cover it, and what is said then.
 * Patterns expect small letters without "ё".
 */
interface VerdictWords {
  /** Tells how the result was found: an operation, a place, a rule. */
  readonly way: RegExp
  /** An operation and the number that it takes: a step, which the lines around it show. */
  readonly operand: RegExp
  /** Gives a reason. */
  readonly reason: RegExp
  /** Begins another question behind the result. */
  readonly asks: RegExp
  /** Asks no more than whether the result is right, or whether that is all. */
  readonly asksIfRight: RegExp
  /** Says of a question that it is asked, or connects it. */
  readonly joins: RegExp
  /** Asks for more than one thing: what stands behind is asked, too. */
  readonly alsoAsked: RegExp
  /** Says of what stands before it that it is the thing asked for; its words follow. */
  readonly isAsked: RegExp
  /** Stands between a line and the result that is announced behind it. */
  readonly announcesEnd: RegExp
  /** A yes at the beginning of a reply. */
  readonly decides: RegExp
  /** A no there. */
  readonly denies: RegExp
  readonly texts: Readonly<Record<VerdictText, readonly [string, string, string]>>
}

type VerdictText =
  | 'way'
  | 'way.tested'
  | 'result'
  | 'same'
  | 'question.open'
  | 'also-asked'
  | 'not-equal'
  | 'calculation'
  | 'not-yet'

export const verdictWords: Readonly<Record<Language, VerdictWords>> = {
  en: {
    way: /(?<!\p{L})(?:add(?:ed|ing|s)?|sum(?:med)? up|subtract\p{L}*|took away|take away|over|times|timesed|multipl\p{L}+|divid\p{L}+|halv\p{L}+|halfway|half|doubl\p{L}+|root of|cross\p{L}*|cancel\p{L}*|mov(?:e|ed|ing)|flip\p{L}*|swap\p{L}*|middle|first|last|biggest|smallest|highest|lowest|bigger|smaller|powers?|exponents?|in front|disappears?|goes away)(?!\p{L})/u,
    operand:
      /(?<!\p{L})(?:divid\p{L}*|multipl\p{L}*|timesed|times|subtract\p{L}*|add(?:ed|ing)?|took away|take away)(?: \p{L}+){0,3}? ?[-−+]?\d[\d.,/]*/gu,
    reason:
      /(?<!\p{L})(?:because|'?cause|cos|coz|cuz|bc|since|as (?:the|it|they|you|there|more|less|higher|lower|bigger|smaller)|the reason|that'?s why)(?!\p{L}|\s?[(\dα-ω]|\s?[xt](?!\p{L}))/u,
    asks: /(?<!\p{L})(?:why|how|what|when|where|who|which|does|do|can|could|should|would|is|are|will|did|what'?s|whats)(?!\p{L})/u,
    asksIfRight:
      /^(?:(?:so|and|but|is|are|was|that|this|it|its|it's|my|the|both|all|i|am|did|do|get|got|please|pls|tho|though|then|now|correct|right|rite|ok|okay|good|done|wrong|true|fine|yes|no|yeah|answer|result|check|can|could|you|u|me|way|allowed|whole|finished|everything|or|not|here|of|to|have|has|be|how|hows|what|think)(?!\p{L})[\s,.'!?]*)+$/u,
    joins: /^(?:and|also|but|then|so|oh|ok|btw|by the way|one more thing|another question|quick question)[\s,:]+/u,
    alsoAsked:
      /[\s,;]+and (?:then )?((?:also )?(?:say|state|determine|decide|explain|justify|classify|describe)(?!\p{L})(?! your answer)[^.?!]*|(?:its|their|the) (?:nature|type)[^.?!]*)/u,
    isAsked:
      /(?<!\p{L})(?:that|this|it|which)(?:'?s| is| must be| has to be| should be) (?:the|my|our) ((?:\p{L}+ ?){1,4})/u,
    announcesEnd: /[,;]\s+(?=(?:so |and |the )*(?:answer|ans|result)(?!\p{L}))/iu,
    decides: /^(?:Yes|Right|Exactly|Correct|True)(?:[,:.!;]|\s[-–—])\s*(?=\S)/u,
    denies: /^(?:No|Not quite)(?:[,:.!;]|\s[-–—])\s*(?=\S)/u,
    texts: {
      way: [
        '{result} is the right result. One right number does not prove the way to it, though. Would it be right with other numbers in the task, too, and why?',
        'The result is right: {result}. That alone does not show that the way always works. Which rule stands behind it, and would it hold with other numbers?',
        'Right result: {result}. Now the way: one case proves nothing. Why does it work here, and would it with other numbers?',
      ],
      'way.tested': [
        '{result} is the right result. One right number does not prove the way to it, though, so here is another case: {task}. What does your way give there, and is it true?',
        'The result is right: {result}. Whether the way always works shows on another case, {task}. What do you get there by it, and does it hold?',
        'Right result: {result}. Now test the way: {task}. Does it lead to the right thing there, too?',
      ],
      result: [
        '{result} is the right result; the way to it I have not judged.',
        'The result {result} is right. Of the way I say nothing yet.',
        'Right result: {result}. That is no word yet about the way.',
      ],
      same: [
        '{verdict} And {other} is the same, only written in another way, so there is no mistake to look for. How do you get from one to the other?',
        '{verdict} The other one, {other}, is equal to it: both are right. Can you turn the one into the other?',
        '{verdict} {other} is no other result, but the same in another form. What was done to write it so?',
      ],
      'question.open': [
        '{verdict}\n\nYou also ask: “{question}” To that I have no checked answer. Which word or which step of the task is it about?',
        '{verdict}\n\nAnd your question, “{question}”: there I would be guessing. Which place in the task do you mean?',
        '{verdict}\n\nYour question is still open: “{question}” I have nothing checked on it. Which step made you ask?',
      ],
      'also-asked': [
        '{result} is right, and one thing more is asked: “{rest}”. How can you tell?',
        'Right so far: {result}. The task also says “{rest}”. What do you say to that?',
        'That part is right: {result}. Still open: “{rest}”. What decides it?',
      ],
      'not-yet': [
        '{value} is a step on the way, and not yet the {asked}. What is still to be done with it?',
        'You need {value}, but it is not the {asked} yet. What does it stand for in the task?',
        'Not so fast: {value} comes up on the way. Why is it not the {asked} yet?',
      ],
      calculation: [
        'As a calculation {line} holds. What does its result stand for in the task, and is that what is asked?',
        '{line} is calculated right. Whether it answers the task is another question: which of the things asked is it?',
        'The arithmetic of {line} holds. Say what it is the value of: does the task ask for that?',
      ],
      'not-equal': [
        'The calculation itself is true, but {own} is not equal to {line}. Which rule took you from one to the other? Test that rule with small numbers.',
        '{own} is another number than {line}, so this is not the task any more. What was done to get from one to the other, and is that allowed? Try it with small numbers.',
        'That is calculated right, and it is about something else: {own} and {line} are not equal. Which step between them would you test first?',
      ],
    },
  },
  ru: {
    way: /(?<!\p{L})(?:прибав\p{L}+|слож\p{L}+|склад\p{L}+|вычит\p{L}+|вычел|вычла|вычесть|отня\p{L}+|умнож\p{L}+|помнож\p{L}+|(?:раз|по)?дел(?:ил|ила|им|ю|ить|ишь|и)(?:ся)?|раздел\p{L}+|сократ\p{L}+|сокращ\p{L}+|зачерк\p{L}+|перен(?:ес|ос)\p{L}*|перевер\p{L}+|перевор\p{L}+|поменя\p{L}+|(?:по)?середин\p{L}+|перв(?:ое|ый|ого|ая)|последн\p{L}+|наибольш\p{L}+|наименьш\p{L}+|больше|меньше|пополам|половин\p{L}+|степень|степени|степеней|показател\p{L}+|впер[еe]д|корень из|исчез\p{L}+|убира\p{L}+|убрал\p{L}*|на \p{L}{1,2} (?:это|будет))(?!\p{L})/u,
    operand:
      /(?<!\p{L})(?:раздел|подел|дел|умнож|помнож|вычт|вычит|вычел|вычла|отня|прибав|слож|плюс|минус)\p{L}*(?: \p{L}+){0,3}? ?[-−+]?\d[\d.,/]*/gu,
    reason: /(?<!\p{L})(?:потому(?: что)?|т\.? ?к\.?|так как|ведь|ибо|поскольку|раз (?:\p{L}|\d))(?!\p{L})/u,
    asks: /(?<!\p{L})(?:почему|зачем|отчего|как|какой|какая|какое|какие|что|когда|где|куда|кто|сколько|можно|нужно|надо|бывает|а если|разве|обязательно|всегда|чем|может|одинаков\p{L}*)(?!\p{L})/u,
    asksIfRight:
      /^(?:(?:это|так|верно|правильно|да|нет|ведь|же|ли|у|меня|я|мой|ответ|результат|все|всё|и|а|но|или|то|ок|норм|нормально|готово|проверь|проверьте|пж|пожалуйста|получается|вышло|выходит|значит|похоже|точно|решил|решила|сделал|сделала|можно|пойдет|засчитают|не|что|правда|вроде|кажется|как|думаешь|тут|здесь)(?!\p{L})[\s,.!?]*)+$/u,
    joins: /^(?:и еще вопрос|еще вопрос|и еще|а еще|кстати|и|а|но|ну|только|вопрос)[\s,:]+/u,
    alsoAsked:
      /[\s,;]+и (?:затем |также )?((?:определи|укажи|скажи|сделай|объясни|выясни|установи|обоснуй|опиши)(?:те)?(?!\p{L})[^.?!]*|(?:его|ее|их) (?:вид|характер|тип)[^.?!]*)/u,
    isAsked:
      /(?<!\p{L})(?:это и есть|и это|это (?:же )?(?:и )?(?:есть )?|значит,? (?:это )?|получается,? (?:это )?)((?:\p{L}+ ?){1,4})/u,
    announcesEnd: /[,;]\s+(?=(?:и |значит )*(?:ответ|отв|итого)(?!\p{L}))/iu,
    decides: /^(?:Да|Верно|Точно|Правильно)(?:[,:.!;]|\s[-–—])\s*(?=\S)/u,
    denies: /^(?:Нет|Не совсем)(?:[,:.!;]|\s[-–—])\s*(?=\S)/u,
    texts: {
      way: [
        'Результат верный: {result}. Но одно верное число ещё не доказывает способ. Был бы он верным и с другими числами и почему?',
        '{result}: число верное. Всегда ли работает сам способ, по одному случаю не видно. Какое правило за ним стоит и держится ли оно с другими числами?',
        'Число верное, {result}. Теперь про способ: один случай ничего не доказывает. Почему он здесь сработал и сработает ли с другими числами?',
      ],
      'way.tested': [
        'Результат верный: {result}. Но одно верное число ещё не доказывает способ, поэтому вот другой случай: {task}. Что твой способ даст здесь и верно ли это?',
        '{result}: число верное. Всегда ли работает способ, покажет другой случай: {task}. Что по нему получается и сходится ли это?',
        'Число верное, {result}. Теперь испытаем способ: {task}. Приводит ли он к верному и здесь?',
      ],
      result: [
        'Результат верный: {result}. О способе это пока ничего не говорит.',
        '{result}: число верное. Способ отсюда ещё не оценить.',
        'Число верное, {result}. Про сам способ пока ни слова.',
      ],
      same: [
        '{verdict} А {other} это то же самое, только записано иначе, так что ошибку искать не нужно. Как перейти от одного к другому?',
        '{verdict} Другое число, {other}, равно твоему: верны оба. Как превратить одно в другое?',
        '{verdict} {other} это не другой результат, а тот же в другом виде. Что сделано, чтобы записать его так?',
      ],
      'question.open': [
        '{verdict}\n\nИ ещё вопрос: «{question}» Проверенного ответа на него у меня нет. К какому слову или шагу задачи он относится?',
        '{verdict}\n\nА на вопрос «{question}» можно только гадать, а этого не хочется. О каком месте задачи речь?',
        '{verdict}\n\nВопрос «{question}» остаётся открытым: проверенного ответа у меня нет. На каком шаге он появился?',
      ],
      'also-asked': [
        '{result} верно, но спрашивают ещё об одном: «{rest}». По чему это видно?',
        'Пока верно: {result}. А в задаче ещё сказано: «{rest}». Что на это ответишь?',
        'Эта часть верна: {result}. Осталось: «{rest}». Что это решает?',
      ],
      'not-yet': [
        '{value} это шаг на пути, но ещё не {asked}. Что с ним осталось сделать?',
        '{value} понадобится, но это пока не {asked}. Что оно означает в задаче?',
        'Не спеши: {value} получается по дороге. Почему это ещё не {asked}?',
      ],
      calculation: [
        'Как вычисление {line} сходится. Что означает его результат в задаче и об этом ли спрашивают?',
        '{line} посчитано верно. Отвечает ли это на вопрос задачи, отдельное дело: какая из искомых величин здесь найдена?',
        'Арифметика в {line} верная. Скажи, чему равно это число в задаче: его ли ищут?',
      ],
      'not-equal': [
        'Само вычисление верное, но {own} и {line} не равны. По какому правилу сделан переход? Проверь это правило на маленьких числах.',
        '{own} это уже другое число, чем {line}, то есть не наша задача. Что сделано, чтобы перейти от одного к другому, и можно ли так? Проверь на маленьких числах.',
        'Посчитано верно, но о другом: {own} и {line} не равны. Какой переход между ними стоит проверить первым?',
      ],
    },
  },
}
