import type { Language } from '../math/latex.ts'

/** One quantity that a result needs: how it is named, and the words that tell it. */
interface NeededDatum {
  readonly said: RegExp
  readonly name: string
}

/** A result that is asked, and what has to be told for it. */
export interface NeededData {
  readonly asked: RegExp
  /** Says that less is enough, or that another way is told. */
  readonly except?: RegExp
  readonly result: string
  readonly needs: readonly NeededDatum[]
}

const at = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const need = (name: string, words: string): NeededDatum => ({ name, said: at(words) })

const km = '\\d\\s?(?:km|kilomet(?:er|re)s?|miles?|m|met(?:er|re)s?)(?!\\s?(?:/|per|an?\\s|ph))'
const kmRu = '\\d\\s?(?:км|километр\\p{L}*|м|метр\\p{L}*)(?!\\s?(?:/|в\\s))'
const speed = '\\d\\s?(?:km/h|kmh|kph|mph|m/s|km per hour|miles (?:per|an) hour)|speed of \\d+'
const speedRu = '\\d\\s?(?:км/ч|км в час|м/с)|скорост\\p{L}* \\d+'
const time = '\\d\\s?(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s)'
const timeRu = '\\d\\s?(?:час\\p{L}*|ч|минут\\p{L}*|мин|секунд\\p{L}*|сек|с)'

const en: readonly NeededData[] = [
  {
    asked: at('area of (?:a|the|this) (?:right )?triangle|triangle area'),
    except: at('equilateral|isosceles|sides|legs|hypotenuse|angle|perimeter|coordinates|vertices'),
    result: 'the area of a triangle',
    needs: [need('a side', 'sides?|base|\\d'), need('the height to it', 'height|altitude|high|h')],
  },
  {
    asked: at('area of (?:a|the|this) rectangle|rectangle area'),
    except: at('square|perimeter|diagonal|ratio|times|twice'),
    result: 'the area of a rectangle',
    needs: [need('the length', 'length|long|\\d'), need('the width', 'width|wide|by')],
  },
  {
    asked: at('perimeter of (?:a|the|this) rectangle'),
    except: at('square|area|diagonal|ratio|times|twice'),
    result: 'the perimeter of a rectangle',
    needs: [need('the length', 'length|long|\\d'), need('the width', 'width|wide|by')],
  },
  {
    asked: at('area of (?:a|the|this) trapez(?:oid|ium)'),
    except: at('midline|angle|sides'),
    result: 'the area of a trapezoid',
    needs: [
      need('both parallel sides', 'bases|parallel|\\d'),
      need('the height between them', 'height|altitude|high|h'),
    ],
  },
  {
    asked: at('area of (?:a|the|this) parallelogram'),
    except: at('angle|diagonals?'),
    result: 'the area of a parallelogram',
    needs: [need('a side', 'sides?|base|\\d'), need('the height to it', 'height|altitude|high|h')],
  },
  {
    asked: at('volume of (?:a|the|this) cylinder'),
    except: at('area|circumference'),
    result: 'the volume of a cylinder',
    needs: [
      need('the radius of the base', 'radius|diameter|r|d'),
      need('the height', 'height|high|tall|long|length|h'),
    ],
  },
  {
    asked: at('volume of (?:a|the|this) cone'),
    except: at('slant|area|angle'),
    result: 'the volume of a cone',
    needs: [need('the radius of the base', 'radius|diameter|r|d'), need('the height', 'height|high|tall|h')],
  },
  {
    asked: at("(?:find|what is|whats|what's|calculate|get) (?:the )?hypotenuse"),
    except: at('angle|degrees|isosceles|legs|equal'),
    result: 'the hypotenuse',
    needs: [need('one leg', 'leg|side|\\d'), need('the other leg', 'legs|sides|and|other leg')],
  },
  {
    asked: at('brak(?:es|ing|ed).{0,40}(?:how far|distance)|(?:braking|stopping) distance'),
    except: at('friction|coefficient'),
    result: 'the braking distance',
    needs: [
      need('the speed at the beginning', speed),
      need('how fast it slows down, or the time until it stops', `${time}|\\d\\s?m/s(?:2|\\^2|²)`),
    ],
  },
  {
    asked: at('how long (?:does|will|did) (?:it|the \\w+|he|she|they) (?:take|need|drive|travel)'),
    except: at('fill|empty|dig|paint|build|fall|cook|boil|half|double|finish|work'),
    result: 'the time of a journey',
    needs: [need('the speed', speed), need('the distance', km)],
  },
  {
    asked: at(
      "(?:what is|whats|what's|find|calculate) (?:the |its |his |her )?(?:average )?speed|speed of (?:a|the) (?:bike|car|train|bus|boat|plane|runner|cyclist)",
    ),
    except: at('current|stream|wind|light|sound|acceleration|accelerates|falls?|fell|towards|toward'),
    result: 'a speed',
    needs: [need('the distance', km), need('the time', time)],
  },
  {
    asked: at("(?:find|what is|whats|what's|calculate) (?:the )?current|current (?:if|when) (?:the )?voltage"),
    except: at('parallel|series|power|watts?|charge|divider'),
    result: 'the current',
    needs: [
      need('the voltage', '\\d\\s?(?:v|volts?)|voltage'),
      need('the resistance', '\\d\\s?(?:ohms?|Ω)|resistance'),
    ],
  },
  {
    asked: at("(?:what is|whats|what's|find|calculate) (?:the )?force"),
    except: at('gravity|weight|friction|spring|hangs?|hanging|lift|pressure|moment|torque|between|buoyan\\w*|charges?'),
    result: 'the force that moves a body',
    needs: [need('the mass', '\\d\\s?(?:kg|g)|mass'), need('the acceleration', '\\d\\s?m/s(?:2|\\^2|²)|accel\\w*')],
  },
  {
    asked: at(
      "(?:find|what is|whats|what's|calculate) (?:the |its )?density|density of (?:a|the) (?:body|stone|block|object|liquid|metal)",
    ),
    except: at('gas|population|side|cube|edge|probability'),
    result: 'the density',
    needs: [
      need('the mass', '\\d\\s?(?:kg|g|grams?)|mass'),
      need('the volume', '\\d\\s?(?:cm|m|dm)(?:3|\\^3|³)|\\d\\s?(?:ml|l|liters?|litres?)|volume'),
    ],
  },
]

const ru: readonly NeededData[] = [
  {
    asked: at('площад\\p{L}* (?:прямоугольного )?треугольника'),
    except: at(
      'равносторонн\\p{L}*|правильн\\p{L}*|равнобедренн\\p{L}*|сторон[ыа]ми|стороны|катет\\p{L}*|гипотенуз\\p{L}*|угол|угл\\p{L}*|периметр\\p{L}*|координат\\p{L}*|вершин\\p{L}*',
    ),
    result: 'площади треугольника',
    needs: [need('сторона', 'сторон\\p{L}*|основани\\p{L}*|\\d'), need('высота к ней', 'высот\\p{L}*|h')],
  },
  {
    asked: at('площад\\p{L}* прямоугольника'),
    except: at('квадрат\\p{L}*|периметр\\p{L}*|диагонал\\p{L}*|раза?|стороны|сторонами|на \\d+'),
    result: 'площади прямоугольника',
    needs: [need('длина', 'длин\\p{L}*|сторон\\p{L}*|\\d'), need('ширина', 'ширин\\p{L}*|на')],
  },
  {
    asked: at('периметр\\p{L}* прямоугольника'),
    except: at('квадрат\\p{L}*|площад\\p{L}*|диагонал\\p{L}*|раза?|стороны|сторонами|на \\d+'),
    result: 'периметра прямоугольника',
    needs: [need('длина', 'длин\\p{L}*|сторон\\p{L}*|\\d'), need('ширина', 'ширин\\p{L}*|на')],
  },
  {
    asked: at('площад\\p{L}* трапеции'),
    except: at('средн\\p{L}* лини\\p{L}*|угол|угл\\p{L}*|боков\\p{L}*'),
    result: 'площади трапеции',
    needs: [need('оба основания', 'основани\\p{L}*|\\d'), need('высота между ними', 'высот\\p{L}*|h')],
  },
  {
    asked: at('площад\\p{L}* параллелограмма'),
    except: at('угол|угл\\p{L}*|диагонал\\p{L}*'),
    result: 'площади параллелограмма',
    needs: [need('сторона', 'сторон\\p{L}*|основани\\p{L}*|\\d'), need('высота к ней', 'высот\\p{L}*|h')],
  },
  {
    asked: at('об[ъь]?[её]м\\p{L}* цилиндра'),
    except: at('площад\\p{L}*|длин\\p{L}* окружности|осев\\p{L}*'),
    result: 'объёма цилиндра',
    needs: [need('радиус основания', 'радиус\\p{L}*|диаметр\\p{L}*|r|d'), need('высота', 'высот\\p{L}*|h|длин\\p{L}*')],
  },
  {
    asked: at('об[ъь]?[её]м\\p{L}* конуса'),
    except: at('образующ\\p{L}*|площад\\p{L}*|угол|угл\\p{L}*|осев\\p{L}*'),
    result: 'объёма конуса',
    needs: [need('радиус основания', 'радиус\\p{L}*|диаметр\\p{L}*|r|d'), need('высота', 'высот\\p{L}*|h')],
  },
  {
    asked: at('(?:найти|найди\\p{L}*|чему равна|вычисли\\p{L}*) гипотенуз[ау]'),
    except: at('угол|угл\\p{L}*|градус\\p{L}*|равнобедренн\\p{L}*|катеты|катетами|равны'),
    result: 'гипотенузы',
    needs: [need('один катет', 'катет\\p{L}*|\\d'), need('второй катет', 'катеты|второй|другой|и')],
  },
  {
    asked: at('тормозн\\p{L}* пут\\p{L}*|тормоз\\p{L}*.{0,40}(?:сколько проедет|какой путь|как далеко)'),
    except: at('трени\\p{L}*|коэф\\p{L}*'),
    result: 'тормозного пути',
    needs: [
      need('скорость в начале', speedRu),
      need('ускорение торможения или время до остановки', `${timeRu}|\\d\\s?м/с(?:2|\\^2|²)`),
    ],
  },
  {
    asked: at(
      'через сколько (?:\\p{L}+ )?(?:приед\\p{L}*|доед\\p{L}*|прибуд\\p{L}*|дойд\\p{L}*)|за сколько (?:\\p{L}+ )?(?:доед\\p{L}*|проед\\p{L}*|дойд\\p{L}*)|сколько (?:времени )?(?:будет )?(?:ехать|едет|идти)',
    ),
    except: at('навстречу|догон\\p{L}*'),
    result: 'времени в пути',
    needs: [need('скорость', speedRu), need('расстояние', kmRu)],
  },
  {
    asked: at(
      '(?:какая|какова|найти|найди\\p{L}*|с какой) (?:у него |у нее |у неё |его |её |ее )?(?:средн\\p{L}* )?скорост\\p{L}*',
    ),
    except: at(
      'течени\\p{L}*|ветр\\p{L}*|света|звука|ускорени\\p{L}*|пада\\p{L}*|упал\\p{L}*|навстречу|разогна\\p{L}*|брос\\p{L}*',
    ),
    result: 'скорости',
    needs: [need('расстояние', kmRu), need('время', timeRu)],
  },
  {
    asked: at('(?:найти|найди\\p{L}*|чему равна|какая|какова) сил[ау] тока'),
    except: at('параллельн\\p{L}*|последовательн\\p{L}*|мощност\\p{L}*|\\d\\s?(?:к?вт|кл)|заряд\\p{L}*'),
    result: 'силы тока',
    needs: [
      need('напряжение', '\\d\\s?(?:в|вольт\\p{L}*)|напряжени\\p{L}*'),
      need('сопротивление', '\\d\\s?(?:ом|ома|Ω)|сопротивлени\\p{L}*'),
    ],
  },
  {
    asked: at(
      'плотност\\p{L}* (?:тела|камня|бруска|вещества|жидкости|металла|шара|куска)|(?:найти|найди\\p{L}*|какая|какова|чему равна) плотност\\p{L}*',
    ),
    except: at('газ\\p{L}*|населени\\p{L}*|сторон\\p{L}*|ребро\\p{L}*|куб\\p{L}*|вероятност\\p{L}*'),
    result: 'плотности',
    needs: [
      need('масса', '\\d\\s?(?:кг|г|грамм\\p{L}*)|масс\\p{L}*'),
      need('объём', '\\d\\s?(?:см|м|дм)(?:3|\\^3|³)|\\d\\s?(?:мл|л|литр\\p{L}*)|об[ъь]?[её]м\\p{L}*'),
    ],
  },
]

export const neededData: Readonly<Record<Language, readonly NeededData[]>> = { en, ru }

type Variants = readonly [string, string, string, ...string[]]

interface NeededTexts {
  readonly some: Variants
  readonly none: Variants
  readonly and: string
  /** Asks how such a thing is found, and not for its value. */
  readonly idea: RegExp
  /** An amount, or a relation between two, without a digit. */
  readonly inWords: RegExp
}

export const neededTexts: Readonly<Record<Language, NeededTexts>> = {
  en: {
    some: [
      'For {result} I need two things: {all}. One of them is not told yet: {missing}. What does the task say about it?',
      'Something is missing here. {Result} comes from two things, {all}, and of these I do not see {missing}. Is it in the task or in a drawing?',
      '{Result} takes {all}. I do not find {missing} in your message: how much is it in the task?',
    ],
    none: [
      'For {result} two things have to be known: {all}. Neither is told yet. Which numbers does the task give?',
      '{Result} comes from {all}, and your message has no numbers for them. What does the task say?',
      'Without numbers it stays open: {result} takes {all}. Which of them stands in the task, and how much is it?',
    ],
    and: 'and',
    idea: at('how (?:do|to|can|would)|formula|why|explain|mean|proof|prove'),
    inWords: at(
      'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|twice|double|equal|same|an? (?:hour|minute|second|day|met(?:er|re)|kilomet(?:er|re)|kilogram)|the other|another|it also',
    ),
  },
  ru: {
    some: [
      'Для {result} нужны две величины: {all}. Одна из них не названа: {missing}. Что о ней сказано в условии?',
      'Данных не хватает. Для {result} нужно знать: {all}. Не видно одного: {missing}. Есть это в условии или на рисунке?',
      'Чтобы дойти до {result}, нужны {all}. В сообщении не хватает: {missing}. Сколько это в условии?',
    ],
    none: [
      'Для {result} нужны две величины: {all}. Пока не названа ни одна. Какие числа даны в условии?',
      'Без чисел не посчитать. Для {result} нужно знать: {all}. Что из этого есть в условии?',
      'Чтобы дойти до {result}, нужны {all}. Чисел в сообщении нет: что сказано в условии?',
    ],
    and: 'и',
    idea: at('как|формул\\p{L}*|почему|зачем|объясн\\p{L}*|доказ\\p{L}*|докаж\\p{L}*'),
    inWords: at(
      'один|одна|одну|две?|три|четыре|пять|шесть|семь|восемь|девять|десять|\\p{L}+надцать|двадцать|тридцать|сорок|пятьдесят|сто|двести|тысяч\\p{L}*|половин\\p{L}*|пол\\p{L}*час\\p{L}*|полтора|треть|четверт\\p{L}*|вдвое|втрое|раза?|одинаков\\p{L}*|равн[аы]|за (?:час|минуту|секунду|сутки)|друг\\p{L}+|ещё|еще|тоже|так(?:ая|ой|ое) же',
    ),
  },
}
