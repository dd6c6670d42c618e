import type { Language } from '../../math/latex.ts'
import type { MeasuredStepKind } from '../../science/measured.ts'

type Variants = readonly [string, string, string, ...string[]]

interface StepTexts {
  /** The label on the work page. */
  readonly label: string
  readonly nudge: Variants
  /** `{hint}` is the idea of this formula or model. */
  readonly bigger: Variants
  readonly why: string
}

/** The tutor's texts for tasks with measured quantities, in one language. */
interface MeasuredTexts {
  readonly steps: Readonly<Record<MeasuredStepKind, StepTexts>>
  /** `{idea}` is the relation in words, `{given}` the amounts of the text with their letters. */
  readonly orient: Variants
  /** Two relations, one after the other. */
  readonly orientFirst: Variants
  /** A unit has to be changed on the way. */
  readonly orientConvert: Variants
  readonly orientBare: Variants
  readonly orientBalance: Variants
  /** `{element}` comes `{left}` at a time on the left and `{right}` at a time on the right. */
  readonly balanceOf: Variants
  /** Balanced, but not with the smallest whole numbers. */
  readonly balanceMultiple: Variants
  /** `{element}` comes out `{left}` times on the left and `{right}` times on the right. */
  readonly balanceElement: Variants
  /** A fraction `{number}` in front of a substance: the atoms agree with it, or they do not yet. */
  readonly fractionRight: Variants
  readonly fraction: Variants
  /** The first step for who needs help with it. */
  readonly begin: Variants
  readonly twin: Variants
  /** The task with other numbers, worked; `{label}` is the step that is next in the student's own. */
  readonly example: Variants
  readonly right: Readonly<Record<'given' | 'formula' | 'conversion' | 'between' | 'unfinished' | 'no-unit', Variants>>
  readonly solved: Variants
  /** Nothing with a unit: a balanced reaction. */
  readonly solvedReaction: Variants
  readonly rounded: string
  readonly wrong: Readonly<
    Record<
      | 'answer'
      | 'wrong-base'
      | 'not-converted'
      | 'turned-over'
      | 'wrong-operation'
      | 'one-speed'
      | 'power-of-ten'
      | 'unit'
      | 'formula'
      | 'given'
      | 'conversion'
      | 'balance',
      Variants
    >
  >
  /** The student mentions unit conversion. */
  /** In front of the quantity that the student is to find. */
  readonly seeking: RegExp
  readonly converting: RegExp
  readonly convertIdea: Variants
  readonly unreadable: Variants
  readonly checked: Variants
  readonly contest: Variants
}

const en: MeasuredTexts = {
  steps: {
    given: {
      label: 'Write down what is given and what is sought',
      nudge: [
        'Go through the text once more: which numbers are given, and what does each of them measure?',
        'Give every number of the text a letter. Which letter stands for what is sought?',
        'Before any formula: what do you know, and what do you want to know?',
      ],
      bigger: [
        'Write a list: letter = number with its unit, one line for each. What is sought gets a question mark.',
        'Look at the units: they tell what each number measures. Write letter, number and unit of each.',
        'Make two columns, "given" and "sought", and put each number with its unit into the first one.',
      ],
      why: 'Before a trip you lay everything out on the bed. With all the numbers and units in sight, the right formula is easy to pick.',
    },
    formula: {
      label: 'Find the formula',
      nudge: [
        'Which law joins the quantities on your list?',
        'Which formula has all these letters, and no other unknown one?',
        'How do the known quantities belong together with the one you seek?',
      ],
      bigger: [
        'Think of it in words: {hint}. Write it with letters.',
        'The idea: {hint}. What is that as a formula?',
        'In words: {hint}. How do you write that?',
      ],
      why: 'A key fits a lock with the same teeth. This formula has just the quantities of the task, and no other unknown one.',
    },
    model: {
      label: 'Put the story into a formula',
      nudge: [
        'How do the numbers of the story belong together? Try it with a drawing or a table.',
        'What stays the same in the story, or what adds up?',
        'Say in words how you would get from the given numbers to the one sought.',
      ],
      bigger: [
        'The idea: {hint}. Write it down with letters or numbers.',
        'In words: {hint}. Which formula is that?',
        'Look at it like this: {hint}. How do you write that?',
      ],
      why: 'Read the formula aloud with the words of the story. It tells the same, only shorter.',
    },
    express: {
      label: 'Solve the formula for what is sought',
      nudge: [
        'What is sought does not stand alone yet. How do you free it?',
        'Which operation is done to the letter you seek, and what undoes it?',
        'It helps to rearrange before you put numbers in. What is done to the letter you look for?',
      ],
      bigger: [
        'Do the opposite on both sides: what multiplies, divides; what divides, multiplies. What do you get?',
        'Undo the operations around the letter one after another, always on both sides. What is left?',
        'Bring everything else to the other side by the opposite operations. What is the letter equal to?',
      ],
      why: 'It is like a recipe that begins with "you get": with the letter alone, the numbers tell you at once what comes out.',
    },
    convert: {
      label: 'Convert the units',
      nudge: [
        'Do the units fit together? Look at each of them.',
        'Which of the numbers is not yet in the unit that the formula needs?',
        'Before you put numbers in: are all of them in units of one system?',
      ],
      bigger: [
        'Bring each number to the basic unit: meters, kilograms, seconds. How many of the small unit are in the large one?',
        'Write each unit in basic units and multiply. Prefixes: kilo is 1000, centi is one hundredth, milli one thousandth.',
        'Convert first, one number at a time. Squared and cubed units take the factor two and three times.',
      ],
      why: '100 cm and 1 m are the same length, but 100 and 1 are not the same number. A formula only sees the numbers.',
    },
    substitute: {
      label: 'Put the numbers in',
      nudge: [
        'Which number goes in for which letter?',
        'Put the numbers in, without working it out yet. How does the formula look?',
        'Now the numbers: what stands on the right side?',
      ],
      bigger: [
        'Replace each letter by its number from your list, in the converted units. What do you get?',
        'Take the formula solved for what is sought and put the numbers in place of the letters. What does it look like?',
        'Letter for letter, look it up on your list. What does the formula look like with the numbers?',
      ],
      why: 'The letters are empty boxes with labels. Now you put into each box the number that belongs there.',
    },
    atoms: {
      label: 'Count the atoms on both sides',
      nudge: [
        'How many atoms of each element stand on the left, and how many on the right?',
        'Make a small table: element, atoms left, atoms right. Where do they differ?',
        'No atom is lost or made. Which element does not agree yet?',
      ],
      bigger: [
        'Count element by element: the small number below counts inside the substance, the number in front counts all of it.',
        'Take one element after the other. Multiply the number in front of a substance by the small number below.',
        'Write for each element "left and right". Which one differs?',
      ],
      why: 'Building bricks can be put together anew, but none appears or vanishes. It is the same with atoms in a reaction.',
    },
    coefficients: {
      label: 'Set the coefficients',
      nudge: [
        'Which element would you balance first?',
        'Put a number in front of one substance so that one element agrees. What happens to the others?',
        'Only the numbers in front may change, not the small ones. Where do you begin?',
      ],
      bigger: ['The order helps: {hint}.', 'A good way: {hint}. Then count again.', 'Try it like this: {hint}.'],
      why: 'Now every element has as many atoms on the left as on the right, with the smallest whole numbers.',
    },
    calculate: {
      label: 'Work it out, with the unit',
      nudge: [
        'What does the calculation come to, and in which unit?',
        'Work it out. Which unit has the answer?',
        'Only the calculation is left, and its unit. What do you get?',
      ],
      bigger: [
        'Work out the top and the bottom first, then divide. What comes out, and in which unit?',
        'Round in your head first: what size should the answer have? Then work it out and add the unit.',
        'Calculate step by step and add the unit at the end. What is it?',
      ],
      why: '"I live 5 from here" tells nobody anything: 5 minutes, 5 miles? Only the unit makes the number an answer.',
    },
  },
  orient: [
    "Let's do it together. {title}: {idea}. Given: {given}. How do you get the {sought} from that?",
    'We can do this one. {title}: {idea}. You have {given}. Which calculation gives the {sought}?',
    '{title}: {idea}. The text gives {given}. What do you calculate to find the {sought}?',
  ],
  orientFirst: [
    "Let's do it together. Given: {given}; wanted: the {sought}. In words: {idea}. Which of the two do you use first, and what does it give?",
    'We can do this one. You have {given}, and you look for the {sought}. Two relations lead there: {idea}. What does the first of them give?',
    'From {given} to the {sought} there are two steps: {idea}. What comes out first?',
  ],
  orientConvert: [
    "Let's do it together. {title}: {idea}. Given: {given}. Units first: how much is {from} in {to}?",
    'We can do this one. {title}: {idea}. You have {given}. Before they go into one formula: what is {from} in {to}?',
    '{title}: {idea}. The text gives {given}. One unit does not fit yet: how much is {from} in {to}?',
  ],
  orientBare: [
    "Let's do it together: {title}. Which relation joins the amounts of the task?",
    '{title}: we can do this one. How do the amounts in it belong together?',
    '{title}. What do you work out first from the numbers of the task?',
  ],
  orientBalance: [
    "Let's balance it together, and only the numbers in front may change. Which elements are in it, and how many atoms of each stand on both sides?",
    'An equation to balance: no atom is lost or made. Which element does not agree yet?',
    'Balancing: the small numbers stay, the ones in front may change. How many atoms of each element do you count on the left and on the right?',
  ],
  balanceOf: [
    'Only the numbers in front may change, never the small ones. {element} comes {left} at a time on the left and {right} at a time on the right: which number of atoms can both sides reach? [[multiple common]]',
    'Look at {element} first: {left} in one piece on the left, {right} on the right, and the small numbers stay as they are. How many atoms could both sides have? [[multiple common]]',
    'No atom is lost or made, so take {element}: steps of {left} on the left, steps of {right} on the right. At which number do they meet? [[multiple common]]',
  ],
  balanceMultiple: [
    'Yes, the atoms agree on both sides. Only the smallest whole numbers are wanted: what can be done to all of them at once?',
    'The counts are right on both sides. What do you do with all the numbers in front to get the smallest whole ones?',
    'All atoms agree. Now the smallest whole numbers: by what can all of them be multiplied or divided?',
  ],
  balanceElement: [
    'Not quite. Look at {element}: {left} on the left, {right} on the right. Which number in front would you change?',
    'Not yet: {element} comes {left} times on the left and {right} times on the right. Which number in front helps?',
    'Not quite, {element} does not agree: {left} on the left, {right} on the right. What could stand in front?',
  ],
  fractionRight: [
    'Good thought: with {number} the atoms do agree. Only whole numbers are wanted in the end: by what do you multiply all of them then?',
    'With {number} the atoms would agree, well seen. To get rid of the fraction, by what do you multiply every number in front?',
    '{number} balances the atoms. Whole numbers are usual, though: what do you do with all the numbers in front?',
  ],
  fraction: [
    'On the way a fraction such as {number} is allowed, but in the end there are whole numbers. Which element would agree with it?',
    'You may try {number}; at the end everything is multiplied until the numbers are whole. Which element does it help with?',
    'A fraction is fine for trying, whole numbers at the end. Which element would {number} bring into balance?',
  ],
  begin: [
    'You look for this: {sought}. In words: {idea}. Which numbers of the task does that need?',
    'The relation in words: {idea}. For the {sought}, which amounts would you join, and by which operation?',
    'In words: {idea}. You look for this: {sought}. How do you write that with your numbers?',
  ],
  twin: [
    'Here is one with other numbers: {story}\n\nWhat is given, and what is sought?',
    'Try this one: {story}\n\nWhich numbers are given?',
    'A fresh one: {story}\n\nHow do you begin?',
  ],
  example: [
    'Here is a twin of your task, worked out: {twin}\n\n{steps}\n\nNow your own task. {label}: what do you get?',
    'Look how it goes with other numbers: {twin}\n\n{steps}\n\nBack to yours. {label}: how does that look there?',
    'Let me do one like it: {twin}\n\n{steps}\n\nNow the same step in yours. {label}: what do you write?',
  ],
  right: {
    given: [
      "Yes, that's correct: it is given like this. {next}",
      "Yes, that's correct. {next}",
      "Yes, that's correct, with its unit. {next}",
    ],
    formula: [
      "Yes, that's correct: this formula fits. {next}",
      "Yes, that's correct, a formula with everything in it. {next}",
      "Yes, that's correct. {next}",
    ],
    conversion: [
      "Yes, that's correct: now the units fit. {next}",
      "Yes, that's correct, converted as it should be. {next}",
      "Yes, that's correct. {next}",
    ],
    between: [
      "Yes, that's correct so far, and needed on the way. {next}",
      "Yes, that's correct as a value in between. {next}",
      "Yes, that's correct. {next}",
    ],
    unfinished: [
      "Yes, that's correct so far. What does it come to, with the unit?",
      "Yes, that's correct as a calculation. Now work it out: number and unit?",
      "Yes, that's correct. What is the value, and in which unit?",
    ],
    'no-unit': [
      'The number is right, the unit is missing. In which unit is it measured?',
      'The value is right. Which unit belongs to it?',
      'Almost: the number is right, but a number alone measures nothing. What is its unit?',
    ],
  },
  solvedReaction: [
    'Yes, every element agrees on both sides. {praise}\n\n{answer}\n\n{offer}',
    'Yes, that is balanced. {praise}\n\n{answer}\n\n{offer}',
    'Right, I count the same atoms on both sides. {praise}\n\n{answer}\n\n{offer}',
  ],
  solved: [
    "Yes, that's correct. {praise}{rounded}\n\n{answer}\n\n{offer}",
    "Yes, that's correct, and the check agrees. {praise}{rounded}\n\n{answer}\n\n{offer}",
    "Yes, that's correct: number and unit. {praise}{rounded}\n\n{answer}\n\n{offer}",
  ],
  rounded: ' Rounded as you did it, that is fine.',
  wrong: {
    answer: [
      'Not quite. {line} does not come out of the formula. Which numbers did you put in?',
      'Not quite: {line} does not fit what is given. What does your calculation look like?',
      'Not quite. Put {line} back into the formula: the two sides differ. Which step would you check again?',
    ],
    'wrong-base': [
      'Not quite. The second percentage is not of the first amount. What is the whole at that moment?',
      'Not quite: of which amount is the percentage taken here? Look at what 100 % is.',
      'Not quite. Percentages do not simply add or turn back. What is 100 % at each step?',
    ],
    'not-converted': [
      'Not quite. {line} comes out when a unit is not converted. Which of the numbers is not in the basic unit?',
      'Not quite: the operation is right, the units do not fit together. Which one has to be converted?',
      'Not quite. Before you calculate, bring all numbers to units that fit. Which one is it?',
    ],
    'one-speed': [
      'Not quite. {line} would be the way at that speed all the time. What happens to the speed here, and what is it on average?',
      'Not quite: like this the speed would stay the same. How fast is it at the start, how fast at the end, and what lies in the middle?',
      'Not quite. That is the way without any change of speed. Is the real way longer or shorter, and why?',
    ],
    'turned-over': [
      'Not quite. It looks as if the fraction is upside down. What is divided by what?',
      'Not quite: top and bottom have changed places. What does the formula say?',
      'Not quite. Check the fraction: which quantity belongs on top?',
    ],
    'wrong-operation': [
      'Not quite. The numbers are the right ones, the operation is not. What does the formula do with them?',
      'Not quite: check whether to multiply or to divide here. Which unit would your calculation give?',
      'Not quite. Look at the units: do they come out right when you calculate like this?',
    ],
    'power-of-ten': [
      'Not quite. Only the power of ten is off. Which unit did you convert, and by which factor?',
      'Not quite: the digits are right, the decimal point is not. Check the conversion of units.',
      'Not quite. Count the zeros again: which prefix or unit needs another factor?',
    ],
    unit: [
      'Not quite. {unit} does not measure what is sought ({sought}). Which unit has it?',
      'Not quite: what is sought is {sought}, and {unit} is a unit of something else. Which unit fits?',
      'Not quite. Compare the units: {unit} does not belong to {sought}. What does your formula give?',
    ],
    formula: [
      'Not quite. This formula is not right: {line}. What does each letter stand for, and do the units on both sides agree?',
      'Not quite: with the given numbers the two sides of {line} differ. How do the quantities belong together?',
      'Not quite. Check {line} by its units: do both sides measure the same?',
    ],
    given: [
      'Not quite. The text says something else: look at {line} once more. Which number belongs to this letter?',
      'Not quite: {line} is not what is given. What does the text say?',
      'Not quite. Compare {line} with the text. What is the number, and what is its unit?',
    ],
    conversion: [
      'Not quite. The two sides of {line} are not the same. How many of the small unit are in the large one?',
      'Not quite: this conversion does not hold: {line}. By which factor do the units differ?',
      'Not quite. Look at {line}: does the number have to grow or to shrink when the unit gets smaller?',
    ],
    balance: [
      'Not quite. Count the atoms of each element on both sides. Which one does not agree?',
      'Not quite: on one side there are more atoms of some element. Which?',
      'Not quite. Take the elements one by one: how many atoms left, how many right?',
    ],
  },
  seeking: /(?:want|need|find|look|sought|search|calculate|get)\p{L}*[^.;]{0,30}$/iu,
  converting: /(?<!\p{L})(?:convert\p{L}*|units?|milli\p{L}*|kilo\p{L}*|centi\p{L}*)(?!\p{L})/iu,
  convertIdea: [
    'Yes, well spotted: the units have to fit together first. What do you get when you convert?',
    'Exactly, that is the point here: convert first. How much is it in the basic unit?',
    'Right, before calculating the units have to match. What comes out of the conversion?',
  ],
  unreadable: [
    'Which number did you get there, and in which unit? For example $v = 5$ m/s.',
    'Put the numbers into your formula: what comes out, and in which unit?',
    'What have you found with that, as a number with its unit?',
  ],
  checked: [
    'Check: with this value both sides of the formula agree.',
    'Put back into the formula, both sides agree.',
    'The check by putting it in agrees.',
  ],
  contest: [
    'I have checked it in a second way, by putting the value back into the formula in basic units. {finding}',
    'A second look, the other way round: {finding}',
    'Checked again independently. {finding}',
  ],
}

const ru: MeasuredTexts = {
  steps: {
    given: {
      label: 'Записать, что дано и что найти',
      nudge: [
        'Перечитай условие: какие числа даны и что измеряет каждое из них?',
        'Обозначь каждое число из условия буквой. Какая буква у искомого?',
        'Сначала без формул: что известно и что нужно узнать?',
      ],
      bigger: [
        'Составь список: буква = число с единицей, по строке на каждое. У искомого поставь знак вопроса.',
        'Смотри на единицы: они говорят, что измеряет число. Запиши букву, число и единицу.',
        'Сделай два столбца, «дано» и «найти», и перенеси числа с единицами в первый.',
      ],
      why: 'Перед поездкой всё раскладывают на кровати. Когда все числа и единицы перед глазами, легко выбрать формулу.',
    },
    formula: {
      label: 'Найти формулу',
      nudge: [
        'Какой закон связывает величины из твоего списка?',
        'В какой формуле есть все эти буквы и нет других неизвестных?',
        'Как известные величины связаны с искомой?',
      ],
      bigger: [
        'Скажем словами: {hint}. Запиши это буквами.',
        'Идея такая: {hint}. Какая это формула?',
        'Словами: {hint}. Как это записать?',
      ],
      why: 'К замку подходит ключ с теми же зубцами. В этой формуле ровно величины задачи и ни одной лишней.',
    },
    model: {
      label: 'Записать условие формулой',
      nudge: [
        'Как связаны числа в условии? Попробуй рисунок или таблицу.',
        'Что в этой истории остаётся равным или что складывается?',
        'Скажи словами, как от данных чисел прийти к искомому.',
      ],
      bigger: [
        'Идея: {hint}. Запиши это буквами или числами.',
        'Словами: {hint}. Какая это формула?',
        'Посмотри так: {hint}. Как это записать?',
      ],
      why: 'Прочитай формулу вслух словами задачи. Она рассказывает то же самое, только короче.',
    },
    express: {
      label: 'Выразить искомое',
      nudge: [
        'Искомое пока не стоит отдельно. Как его освободить?',
        'Какое действие выполнено с искомой буквой и чем его отменить?',
        'Преобразуй формулу, прежде чем подставлять числа.',
      ],
      bigger: [
        'Сделай обратное с обеими частями: множитель уходит делением, делитель умножением.',
        'Убирай действия вокруг буквы одно за другим, всегда с обеих сторон.',
        'Перенеси всё, кроме искомой буквы, на другую сторону обратными действиями.',
      ],
      why: 'Это как рецепт, который начинается с «получится»: буква стоит отдельно, и числа сразу говорят, что выйдет.',
    },
    convert: {
      label: 'Перевести единицы',
      nudge: [
        'Согласованы ли единицы? Посмотри на каждую.',
        'Какое из чисел ещё не в той единице, которая нужна формуле?',
        'Прежде чем подставлять: все ли числа в единицах одной системы?',
      ],
      bigger: [
        'Переведи каждое число в основные единицы: метры, килограммы, секунды. Сколько мелких единиц в крупной?',
        'Распиши единицу через основные и умножь. Приставки: кило это 1000, санти сотая, милли тысячная.',
        'Переводи по одному числу. Для квадратных и кубических единиц множитель берут два и три раза.',
      ],
      why: '100 см и 1 м это одна и та же длина, но 100 и 1 не одно и то же число. А формула видит только числа.',
    },
    substitute: {
      label: 'Подставить числа',
      nudge: [
        'Какое число встанет на место какой буквы?',
        'Подставь числа в формулу, пока не вычисляя.',
        'Теперь числа: что стоит в правой части?',
      ],
      bigger: [
        'Замени каждую букву её числом из списка, уже в переведённых единицах.',
        'Возьми формулу с выраженным искомым и вместо букв напиши числа.',
        'Буква за буквой: найди её в списке и запиши число.',
      ],
      why: 'Буквы это пустые коробки с надписями. Теперь в каждую кладут то число, которое ей подходит.',
    },
    atoms: {
      label: 'Посчитать атомы слева и справа',
      nudge: [
        'Сколько атомов каждого элемента слева и сколько справа?',
        'Сделай табличку: элемент, атомов слева, атомов справа. Где не сходится?',
        'Атомы не исчезают и не появляются. Какой элемент пока не сходится?',
      ],
      bigger: [
        'Считай по элементам: индекс внизу считает внутри вещества, число впереди умножает всё вещество.',
        'Бери элементы по одному. Умножай число перед веществом на индекс.',
        'Запиши для каждого элемента «слева и справа». Где не равно, нужен коэффициент.',
      ],
      why: 'Кубики можно собрать заново, но ни один не появится и не исчезнет. С атомами в реакции так же.',
    },
    coefficients: {
      label: 'Расставить коэффициенты',
      nudge: [
        'Какой элемент уравняешь первым?',
        'Поставь число перед одним веществом, чтобы сошёлся один элемент. Что станет с другими?',
        'Менять можно только числа впереди, не индексы. С чего начнёшь?',
      ],
      bigger: ['Поможет порядок: {hint}.', 'Удобно так: {hint}. Потом посчитай ещё раз.', 'Попробуй так: {hint}.'],
      why: 'Теперь атомов каждого элемента слева и справа поровну, коэффициенты наименьшие целые.',
    },
    calculate: {
      label: 'Вычислить и записать единицу',
      nudge: [
        'Сколько получается и в каких единицах?',
        'Вычисли. Какая единица у ответа?',
        'Остались вычисление и единица. Что выходит?',
      ],
      bigger: [
        'Сначала числитель и знаменатель, потом раздели. Единица следует из формулы.',
        'Прикинь в уме: каким по величине будет ответ? Потом вычисли и допиши единицу.',
        'Считай по действиям и не забудь единицу в конце.',
      ],
      why: '«Я живу в 5 отсюда» никому ничего не скажет: 5 минут, 5 километров? Ответом число делает единица.',
    },
  },
  orient: [
    'Давай разберём вместе. {title}: {idea}. Дано: {given}. Как из этого получить то, что ищем ({sought})?',
    'С этим справимся. {title}: {idea}. Есть {given}. Каким вычислением найти искомое ({sought})?',
    '{title}: {idea}. В условии {given}. Что нужно вычислить, чтобы найти искомое ({sought})?',
  ],
  orientFirst: [
    'Давай разберём вместе. Дано: {given}; ищем вот что: {sought}. Словами: {idea}. Какая связь нужна первой и что она даёт?',
    'С этим справимся. Есть {given}, а найти нужно вот что: {sought}. Туда ведут две связи: {idea}. Что даёт первая?',
    'Дано: {given}. До искомого ({sought}) два шага: {idea}. Что получится сначала?',
  ],
  orientConvert: [
    'Давай разберём вместе. {title}: {idea}. Дано: {given}. Сначала единицы: {from} это сколько {to}?',
    'С этим справимся. {title}: {idea}. Есть {given}. Прежде чем подставлять в формулу: {from} это сколько {to}?',
    '{title}: {idea}. В условии {given}. Одна единица пока не подходит: {from} это сколько {to}?',
  ],
  orientBare: [
    'Давай разберём вместе: {title}. Какая связь есть между величинами из задачи?',
    '{title}: с этим справимся. Как связаны между собой величины в условии?',
    '{title}. Что можно посчитать первым из чисел задачи?',
  ],
  orientBalance: [
    'Давай уравняем вместе, менять можно только числа впереди. Какие здесь элементы и сколько атомов каждого слева и справа?',
    'Нужно расставить коэффициенты: атомы не исчезают и не появляются. Какой элемент пока не сходится?',
    'Индексы остаются, числа впереди можно менять. Сколько атомов каждого элемента слева и справа?',
  ],
  balanceOf: [
    'Менять можно только числа впереди, индексы остаются. {element} слева идёт по {left}, справа по {right}: какого числа атомов можно достичь с обеих сторон? [[multiple common]]',
    'Начни с {element}: слева по {left}, справа по {right}, а индексы не трогаем. Сколько атомов может быть и слева, и справа? [[multiple common]]',
    'Атомы не исчезают и не появляются, поэтому возьми {element}: слева шагаем по {left}, справа по {right}. На каком числе шаги встретятся? [[multiple common]]',
  ],
  balanceMultiple: [
    'Да, атомы сходятся с обеих сторон. Нужны только наименьшие целые числа: что можно сделать сразу со всеми?',
    'Атомов поровну. Что сделать со всеми коэффициентами, чтобы вышли наименьшие целые?',
    'Все атомы сходятся. Теперь наименьшие целые числа: на что умножить или разделить все коэффициенты?',
  ],
  balanceElement: [
    'Пока неверно. Посмотри на {element}: слева {left}, справа {right}. Какой коэффициент изменишь?',
    'Ещё не сходится {element}: слева {left}, справа {right}. Какое число впереди поможет?',
    'Пока неверно: {element} слева {left}, а справа {right}. Что можно поставить впереди?',
  ],
  fractionRight: [
    'Мысль хорошая: с {number} атомы и правда сходятся. Но нужны целые числа: на что тогда умножить все коэффициенты?',
    'С {number} атомов поровну, верно замечено. Чтобы уйти от дроби, на что умножишь каждый коэффициент?',
    '{number} уравнивает атомы. Но принято писать целые: что сделать со всеми коэффициентами?',
  ],
  fraction: [
    'По дороге дробь вроде {number} можно, но в конце нужны целые числа. Какой элемент с ней сойдётся?',
    'Попробовать {number} можно, в конце всё умножают до целых. Для какого элемента это помогает?',
    'Дробь годится для пробы, в конце целые числа. Какой элемент уравняет {number}?',
  ],
  begin: [
    'Ищем вот что: {sought}. Словами: {idea}. Какие числа из условия для этого нужны?',
    'Связь словами: {idea}. Найти нужно вот что: {sought}. Какие величины соединишь и каким действием?',
    'Словами: {idea}. Ищем вот что: {sought}. Как записать это с числами задачи?',
  ],
  twin: [
    'Вот задача с другими числами: {story}\n\nЧто дано и что нужно найти?',
    'Попробуй эту: {story}\n\nКакие числа даны?',
    'Новая задача: {story}\n\nС чего начнёшь?',
  ],
  example: [
    'Вот похожая задача с решением: {twin}\n\n{steps}\n\nТеперь твоя задача. {label}: что получится?',
    'Посмотри, как это выходит с другими числами: {twin}\n\n{steps}\n\nВернёмся к твоей. {label}: как это выглядит у тебя?',
    'Решу похожую: {twin}\n\n{steps}\n\nТеперь тот же шаг в твоей. {label}: что запишешь?',
  ],
  right: {
    given: ['Да, верно: так и дано. {next}', 'Да, верно. {next}', 'Да, верно, и с единицей. {next}'],
    formula: [
      'Да, верно: эта формула подходит. {next}',
      'Да, верно, в формуле всё нужное. {next}',
      'Да, верно. {next}',
    ],
    conversion: [
      'Да, верно: теперь единицы согласованы. {next}',
      'Да, верно, переведено как надо. {next}',
      'Да, верно. {next}',
    ],
    between: [
      'Да, верно, это нужно по пути. {next}',
      'Да, верно, это промежуточное значение. {next}',
      'Да, верно. {next}',
    ],
    unfinished: [
      'Да, верно, но это ещё не число. Сколько получается и в каких единицах?',
      'Да, верно как выражение. Вычисли: число и единица?',
      'Да, верно. Чему это равно и в каких единицах?',
    ],
    'no-unit': [
      'Число верное, не хватает единицы. В чём это измеряется?',
      'Значение верное. Какая у него единица?',
      'Почти: число верное, но без единицы оно ничего не измеряет. Какая единица?',
    ],
  },
  solvedReaction: [
    'Да, каждый элемент сходится с обеих сторон. {praise}\n\n{answer}\n\n{offer}',
    'Да, уравнено верно. {praise}\n\n{answer}\n\n{offer}',
    'Верно, атомов слева и справа поровну. {praise}\n\n{answer}\n\n{offer}',
  ],
  solved: [
    'Да, верно. {praise}{rounded}\n\n{answer}\n\n{offer}',
    'Да, верно, и проверка сходится. {praise}{rounded}\n\n{answer}\n\n{offer}',
    'Да, верно: и число, и единица. {praise}{rounded}\n\n{answer}\n\n{offer}',
  ],
  rounded: ' Округлять так можно.',
  wrong: {
    answer: [
      'Пока неверно. {line} из формулы не получается. Какие числа подставлены?',
      'Пока неверно: {line} не согласуется с условием. Как выглядит вычисление?',
      'Пока неверно. Подставь {line} обратно в формулу: части не равны. Какой шаг проверишь?',
    ],
    'wrong-base': [
      'Пока неверно. Второй процент берётся не от первого количества. Что в этот момент составляет 100 %?',
      'Пока неверно: от какого количества здесь берётся процент? Посмотри, что принято за 100 %.',
      'Пока неверно. Проценты не складываются и не возвращаются сами. Что составляет 100 % на каждом шаге?',
    ],
    'not-converted': [
      'Пока неверно. {line} получается, если не перевести единицы. Какое число не в основной единице?',
      'Пока неверно: действие верное, а единицы не согласованы. Какую нужно перевести?',
      'Пока неверно. Перед вычислением приведи все числа к согласованным единицам. Какое из них?',
    ],
    'one-speed': [
      'Пока неверно. {line} получилось бы, если бы скорость не менялась. Что с ней происходит здесь и какая она в среднем?',
      'Пока неверно: так скорость всё время одна и та же. Какая она в начале, какая в конце и что посередине?',
      'Пока неверно. Это путь без изменения скорости. Настоящий путь больше или меньше, и почему?',
    ],
    'turned-over': [
      'Пока неверно. Похоже, дробь перевёрнута. Что на что делится?',
      'Пока неверно: числитель и знаменатель поменялись местами. Что говорит формула?',
      'Пока неверно. Проверь дробь: какая величина должна быть сверху?',
    ],
    'wrong-operation': [
      'Пока неверно. Числа те, действие не то. Что с ними делает формула?',
      'Пока неверно: проверь, умножать здесь или делить. Какая единица вышла бы?',
      'Пока неверно. Посмотри на единицы: сходятся ли они при таком вычислении?',
    ],
    'power-of-ten': [
      'Пока неверно. Ошибка только в степени десяти. Какую единицу и во сколько раз нужно было перевести?',
      'Пока неверно: цифры верные, запятая не на месте. Проверь перевод единиц.',
      'Пока неверно. Пересчитай нули: у какой приставки или единицы другой множитель?',
    ],
    unit: [
      'Пока неверно. {unit} измеряет не то, что ищем ({sought}). Какая нужна единица?',
      'Пока неверно: ищем «{sought}», а {unit} это единица другой величины. Какая подходит?',
      'Пока неверно. Сравни единицы: {unit} не подходит для величины «{sought}». Что даёт формула?',
    ],
    formula: [
      'Пока неверно. Эта запись неверна: {line}. Что значит каждая буква и сходятся ли единицы слева и справа?',
      'Пока неверно: с данными числами части записи {line} не равны. Как связаны величины?',
      'Пока неверно. Проверь {line} по единицам: измеряют ли обе части одно и то же?',
    ],
    given: [
      'Пока неверно. В условии другое: посмотри на {line} ещё раз. Какое число у этой буквы?',
      'Пока неверно: {line} не дано. Что сказано в условии?',
      'Пока неверно. Сравни {line} с условием. Какое там число и какая единица?',
    ],
    conversion: [
      'Пока неверно. Части записи {line} не равны. Сколько мелких единиц в крупной?',
      'Пока неверно: такой перевод не годится: {line}. Во сколько раз отличаются единицы?',
      'Пока неверно. Посмотри на {line}: число должно вырасти или уменьшиться, если единица мельче?',
    ],
    balance: [
      'Пока неверно. Посчитай атомы каждого элемента слева и справа. Какой не сходится?',
      'Пока неверно: атомов какого-то элемента с одной стороны больше. Какого?',
      'Пока неверно. Бери элементы по одному: сколько атомов слева, сколько справа?',
    ],
  },
  seeking: /(?:ищ|иска|найти|надо|нужн|узна|неизвестн|вычисл|требу)\p{L}*[^.;]{0,30}$/iu,
  converting:
    /(?<!\p{L})(?:перев(?:ести|од\p{L}*|ед\p{L}*|\p{L}*)|единиц\p{L}*|мил+и\p{L}*|кило\p{L}*|санти\p{L}*)(?!\p{L})/iu,
  convertIdea: [
    'Да, верно замечено: сначала единицы должны сойтись. Что получится после перевода?',
    'Именно, в этом здесь всё дело: сначала переведи. Сколько это в основных единицах?',
    'Да, прежде чем считать, нужно привести единицы. Что выходит при переводе?',
  ],
  unreadable: [
    'Какое число получилось и в каких единицах? Например, $v = 5$ м/с.',
    'Подставь числа в формулу: что выходит и в каких единицах?',
    'Что этим найдено, если числом с единицей?',
  ],
  checked: [
    'Проверка: с этим значением обе части формулы равны.',
    'Подставим обратно: обе части формулы равны.',
    'Проверка подстановкой сходится.',
  ],
  contest: [
    'Проверка вторым способом, подстановкой в формулу в основных единицах. {finding}',
    'Второй взгляд, в обратную сторону: {finding}',
    'Ещё одна независимая проверка. {finding}',
  ],
}

export const measuredTexts: Readonly<Record<Language, MeasuredTexts>> = { en, ru }
