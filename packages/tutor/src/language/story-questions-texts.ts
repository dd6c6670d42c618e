import type { Language } from '../math/latex.ts'

type Variants = readonly [string, string, string]

/** Replies to what students ask about a task in words. */
export const storyQuestionTexts: Readonly<
  Record<
    Language,
    Readonly<
      Record<
        | 'percent.open'
        | 'percent.done'
        | 'whole.before'
        | 'whole.after'
        | 'work.open'
        | 'work.done'
        | 'names'
        | 'slip'
        | 'own'
        | 'varied'
        | 'shifted'
        | 'unlike'
        | 'varied.same'
        | 'ordered.same'
        | 'refuted'
        | 'tested'
        | 'checked',
        Variants
      >
    >
  >
> = {
  en: {
    'percent.open': [
      'The {part} were counted from the amount before the change. {part} of {end} is counted from another amount, so it is not what was changed. Which amount is the 100 %?',
      'Because {part} of {end} is not the {part} that the task means: those were counted from the amount before the change. Which amount is the 100 % then?',
      'Both times it says {part}, and both times of another amount. The change was {part} of the amount before it, and {end} came only after. So what is the 100 %?',
    ],
    'percent.done': [
      'The change was {part} of {start}, and that is {change}. {part} of {end} is only {other}, so it does not bring you back. What would you get with {back}?',
      '{part} of {start} is {change}, but {part} of {end} is {other}. The same percent of another amount is another number. Where would {back} take you?',
      'It is {part} both times, but of two amounts: {change} of {start}, and {other} of {end}. What does {back} come to, and is that {start}?',
    ],
    'whole.before': [
      'Yes, exactly: the amount before the change is the 100 %. What percent of it is {end} then?',
      'Exactly, the amount before is the whole, 100 %. And {end}, after the change: what percent of that is it?',
      'Yes, that is the key: 100 % is the amount before. How many percent are the {end} then?',
    ],
    'whole.after': [
      '{end} is the amount after the change. Were the {part} counted from that one?',
      'Look when {end} was there: after the change. Which amount were the {part} taken of?',
      '{end} came out at the end. So which amount was there when the {part} were counted?',
    ],
    'work.open': [
      'Both work at the same time. The faster one alone needs {fast}, and with help it takes less than that. Can the time in the middle of {fast} and {slow} be less?',
      'The middle of {fast} and {slow} is more than {fast}. But the one who needs {fast} alone gets help. What does that say about the time of both?',
      'A time in the middle would mean: with help it takes longer than the faster one alone, who needs {fast}. Can that be?',
    ],
    'work.done': [
      'The one who needs {fast} alone got help, so it had to be less than {fast}. The middle of {fast} and {slow} is more. What can be added here instead of the times?',
      'The middle of {fast} and {slow} is longer than {fast}, as if the help made it slower. Which amounts did you add instead?',
      'Times of two who work together do not add up and have no useful middle: together it is less than {fast}. What was it that could be added?',
    ],
    names: [
      '{first}: that is {one}. {second} would be {two}. Which of the two does the story say something about?',
      'With {first} you get {one}, with {second} {two}. Which of them do you need, and why?',
      '{first} is {one}, and {second} is {two}. Which one belongs to the number in the story?',
    ],
    slip: ['{reason}', 'Because of this: {reason}', 'Here is why. {reason}'],
    own: [
      'Good question, and you can answer it yourself: what do you get?',
      'That is a question worth asking. How would you find it out?',
      'You ask yourself a good question. What comes out?',
    ],
    varied: [
      'Good question, let us try it: {restatement} What comes first?',
      'Let us see instead of guessing: {restatement} How does it begin?',
      'Find it out: {restatement} What do you calculate first?',
    ],
    shifted: [
      'That is another question: at first only one of them is at it, so the old result does not carry over. What has that one done by the time the other begins?',
      'Good question, and it needs a fresh look: until the other one begins, only the first counts. How much is left at that moment?',
      'A different start is a different task, so let us not guess. What has the first one done before the other begins?',
    ],
    unlike: [
      'That changes more than a number, so it is another task, and the old result says nothing about it. What would be different in your first step?',
      'Good question, but it is a new task: the old calculation does not answer it. Which step would be the first to change?',
      'I would not guess there: if that changes, the way changes too. What would you have to find first?',
    ],
    'varied.same': [
      'It is {answer} again. So this number does not matter here: do you see why?',
      'The same as before, {answer}: that number makes no difference. Can you say why?',
      'So you were right to wonder: {answer} both times. What happens to the number that you changed?',
    ],
    'ordered.same': [
      'It is {answer} again: the order makes no difference here. Do you see why?',
      'The same as before, {answer}, in either order. Can you say why?',
      'Both orders lead to {answer}. What could be the reason?',
    ],
    refuted: [
      'Well tested: {value} is out. What does that tell you about the way that led there?',
      'You tested {value} yourself, and it does not fit. What was wrong with that thought?',
      'Good test: with {value} the story does not come out. What would you do differently?',
    ],
    tested: [
      'Two clean tests: {answer} fits, and {value} does not. How would you find it without trying?',
      'Well tested: with {answer} everything comes out, with {value} it does not. How could you calculate it directly?',
      'Your tests decide it: {answer} fits and {value} is out. Which amount do you have to start from to get there?',
    ],
    checked: [
      'Yes, your check holds: {answer}. Would you like one like it, with other numbers?',
      'That is a good check, and everything fits: {answer}. Shall we do another one?',
      'Checked and right, {answer}. Shall we do one like it?',
    ],
  },
  ru: {
    'percent.open': [
      '{part} считали от того, что было до изменения. {part} от {end} это процент от другого числа, значит, изменилось не на столько. Что здесь 100 %?',
      'Потому что {part} от {end} это не те {part}, о которых говорит задача: те взяты от того, что было до изменения. Что тогда 100 %?',
      'Оба раза {part}, но от разных чисел. Изменилось на {part} от прежнего, а {end} стало только потом. Так что здесь 100 %?',
    ],
    'percent.done': [
      'Изменилось на {part} от {start}, это {change}. А {part} от {end} только {other}, поэтому назад так не вернуться. Сколько выйдет {back}?',
      '{part} от {start} это {change}, а {part} от {end} это {other}. Тот же процент от другого числа даёт другое число. Куда приведёт {back}?',
      'Оба раза {part}, но от разных чисел: {change} от {start} и {other} от {end}. Чему равно {back}, и это {start}?',
    ],
    'whole.before': [
      'Да, именно: 100 % это то, что было до изменения. Сколько тогда процентов составляет {end}?',
      'Точно, прежнее число и есть целое, 100 %. А {end}, после изменения: сколько это процентов от него?',
      'Да, это главное: 100 % это прежнее число. Сколько процентов приходится на {end}?',
    ],
    'whole.after': [
      '{end} это то, что стало после изменения. От этого ли числа считали {part}?',
      'Посмотри, когда появилось {end}: после изменения. От какого числа взяты {part}?',
      '{end} вышло в конце. А что было, когда считали {part}?',
    ],
    'work.open': [
      'Оба работают одновременно. Кто быстрее, тому одному нужно {fast}, а с помощью выйдет меньше. Может ли середина между {fast} и {slow} быть меньше?',
      'Середина между {fast} и {slow} больше, чем {fast}. Но тому, кому одному нужно {fast}, ещё и помогают. Что это говорит о времени вместе?',
      'Время посередине значило бы: с помощью дольше, чем тот, кто быстрее, работает один, а ему нужно {fast}. Может ли так быть?',
    ],
    'work.done': [
      'Тому, кому одному нужно {fast}, ещё и помогали, значит, вместе меньше, чем {fast}. А середина между {fast} и {slow} больше. Что здесь можно складывать вместо времени?',
      'Середина между {fast} и {slow} больше, чем {fast}, будто помощь мешает. Что пришлось складывать вместо времени?',
      'Время тех, кто работает вместе, не складывают и не усредняют: вместе меньше, чем {fast}. А что складывать можно?',
    ],
    names: [
      '{first}: это «{one}». А {second} это «{two}». О чём из них сказано в задаче?',
      '{first} даёт «{one}», {second} даёт «{two}». Что из этого нужно и почему?',
      '{first} это «{one}», а {second} это «{two}». К чему относится число из задачи?',
    ],
    slip: ['{reason}', 'Вот почему. {reason}', 'Причина такая. {reason}'],
    own: [
      'Хороший вопрос, и ответить на него можно самостоятельно: что получится?',
      'Вот это стоит узнать. Как это найти?',
      'Правильный вопрос к задаче. Сколько выходит?',
    ],
    varied: [
      'Хороший вопрос, давай проверим: {restatement} Что считаем первым?',
      'Не будем гадать, посчитаем: {restatement} С чего начать?',
      'Это можно узнать: {restatement} Что посчитаешь сначала?',
    ],
    shifted: [
      'Это уже другой вопрос: сначала действует только один, и прежний ответ не годится. Что он успеет к тому моменту, когда начнёт второй?',
      'Хороший вопрос, но считать надо заново: пока второй не начал, есть только первый. Сколько останется к этому моменту?',
      'Другое начало, значит, и другая задача, не будем гадать. Что успеет тот, кто начал раньше, пока второго ещё нет?',
    ],
    unlike: [
      'Тут меняется не просто число, это другая задача, и прежний ответ про неё ничего не говорит. Что изменится в первом действии?',
      'Хороший вопрос, но это новая задача: прежнее решение на него не отвечает. Какое действие изменится первым?',
      'Гадать не будем: если это меняется, меняется и решение. Что тогда нужно найти сначала?',
    ],
    'varied.same': [
      'Снова {answer}. Значит, это число здесь не важно: видно почему?',
      'Столько же, {answer}: от этого числа ничего не зависит. Сможешь сказать почему?',
      'Вопрос был верный: оба раза {answer}. Что происходит с числом, которое поменялось?',
    ],
    'ordered.same': [
      'Снова {answer}: от порядка здесь ничего не зависит. Видно почему?',
      'Столько же, {answer}, в любом порядке. Сможешь сказать почему?',
      'Оба порядка дают {answer}. В чём может быть причина?',
    ],
    refuted: [
      'Хорошая проверка: {value} не подходит. Что это говорит о том, как оно получилось?',
      'Проверка показала: {value} отпадает. Что было не так в этой мысли?',
      'С числом {value} задача не сходится, это проверено. Что теперь сделать иначе?',
    ],
    tested: [
      'Две чистые проверки: {answer} подходит, а {value} нет. Как найти это без подбора?',
      'Хорошо проверено: с {answer} всё сходится, с {value} нет. Как посчитать это сразу?',
      'Проверки решили: {answer} подходит, {value} отпадает. С какого числа надо начинать, чтобы прийти к ответу?',
    ],
    checked: [
      'Да, проверка сходится: {answer}. Дать похожую задачу с другими числами?',
      'Хорошая проверка, всё сошлось: {answer}. Возьмём ещё одну?',
      'Проверено и верно: {answer}. Дать ещё одну такую?',
    ],
  },
}
