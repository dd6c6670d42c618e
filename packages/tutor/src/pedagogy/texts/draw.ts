import type { Language } from '../../math/latex.ts'

type Three = readonly [string, string, string]
interface DrawTexts {
  readonly graph: Three
  /** Asks the student for some points or a sketch of their own first. */
  readonly own: Three
  /** What the button under it says. */
  readonly please: string
  readonly later: Three
  readonly figure: Three
  readonly impossible: Three
}

export const drawTexts: Readonly<Record<Language, DrawTexts>> = {
  en: {
    graph: [
      'Here is {line}. Move the slider and watch the values: where does the graph meet the axes?',
      'This is {line}. What do you notice where it crosses the axes?',
      'Here it is: {line}. Which of its points could you have found without me?',
    ],
    own: [
      'First a few points of your own for {line}: take three values of $x$, such as $0$, $1$ and $2$. What are the values of $y$?',
      'Begin {line} with a small table: what is $y$ at $x = 0$, and at two more places?',
      'For {line}, put in $x = 0$ and two more numbers. Which points do you get?',
    ],
    please: 'Draw {line}',
    later: [
      'A picture would show the answer of {line}. Let us find it first, then I draw it. What is your next step?',
      'I draw it gladly once {line} is solved: the graph would tell the answer. What do you do next?',
      'The graph gives the answer of {line} away, so it comes afterward. How do you go on?',
    ],
    figure: [
      'Here it is. What is given, and what do you look for in it?',
      'This is your figure. Which part of it are you to find?',
      'Drawn to scale. What does the task ask about it?',
    ],
    impossible: [
      'There is no figure with these measures: they contradict each other. Can you check the numbers?',
      'With these lengths the figure does not close. Is every number right?',
      'These measures do not fit together, so it cannot be drawn. What does the task say exactly?',
    ],
  },
  ru: {
    graph: [
      'Вот {line}. Подвигай ползунок и последи за значениями: где график встречает оси?',
      'Это {line}. Что заметно там, где он пересекает оси?',
      'Готово: {line}. Какие из этих точек можно найти без меня?',
    ],
    own: [
      'Сначала несколько своих точек для {line}: возьми три значения $x$, например $0$, $1$ и $2$. Чему равен $y$?',
      'Начни {line} с маленькой таблицы: чему равен $y$ при $x = 0$ и ещё в двух местах?',
      'Подставь в {line} $x = 0$ и ещё два числа. Какие точки получаются?',
    ],
    please: 'Нарисуй график {line}',
    later: [
      'Картинка покажет ответ для {line}. Давай сначала найдём его, потом нарисую. Какой следующий шаг?',
      'Нарисую, когда {line} будет готово: график выдал бы ответ. Что делаем дальше?',
      'График выдаёт ответ для {line}, поэтому он будет после. Как продолжим?',
    ],
    figure: [
      'Вот рисунок. Что здесь дано и что нужно найти?',
      'Это твоя фигура. Какую её часть нужно найти?',
      'Нарисовано в масштабе. О чём спрашивает задача?',
    ],
    impossible: [
      'Фигуры с такими размерами нет: они противоречат друг другу. Проверишь числа?',
      'С такими длинами фигура не замыкается. Все ли числа верны?',
      'Эти размеры не сходятся, нарисовать нельзя. Как точно сказано в задаче?',
    ],
  },
}
