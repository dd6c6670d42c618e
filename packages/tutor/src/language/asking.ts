import type { Wonder } from '../concepts/card.ts'
import type { Language } from '../math/latex.ts'

/** What a message after an explanation asks about it; the first match counts. Lower case, `ё` as `е`. */
export const followUps: Readonly<Record<Language, readonly (readonly [Wonder | 'same', RegExp])[]>> = {
  en: [
    ['mistake', /(?<!\p{L})(?:mistakes?|wrong|errors?|careful|watch out|mess(?:ed)? up|traps?)(?!\p{L})/u],
    [
      'example',
      /(?<!\p{L})(?:examples?|(?:other|different|more|another|real|new|actual|smaller) (?:numbers?|one|set)|show me|with numbers|try (?:it )?with)(?!\p{L})/u,
    ],
    [
      'when',
      /(?<!\p{L})(?:when|where (?:do|would|can|is|will)|how (?:do|would|can|will) (?:i|you|we|u) (?:know|tell|see|recogni[sz]e) (?:when|if|whether|that)|what(?: i|')?s (?:the point|it (?:good )?for|the use)|the point of|(?:do|would|will|can|should) (?:i|we|you) (?:ever |even |really |actually )?(?:use|need)|real life|good for|useful|what for)(?!\p{L})/u,
    ],
    [
      'again',
      /(?<!\p{L})(?:(?:still|also|really|just) (?:do(?: no|n'?)t|doesn'?t|dont|cant|can'?t|confused|lost|not)|do(?: no|n'?)t (?:get|understand|see|follow)|dont (?:get|understand|see|follow)|idk|no idea|confus\p{L}*|lost|simpler|easier|again|differently|another way|other way|other words|picture|imagine|draw|makes? no sense|doesn'?t make sense|huh|slower|more simply|like (?:i|i'?m|im) (?:5|five|a kid|a baby|stupid|dumb))(?!\p{L})|^\s*(?:what|huh|eh)\s*\?+\s*$/u,
    ],
    [
      'how',
      /^(?:and |so |but |ok |okay )?how(?: do (?:i|you|we) (?:do|use) (?:it|that|this))?\s*\??$|(?<!\p{L})steps?(?!\p{L})/u,
    ],
    [
      'why',
      /^(?:and |but |so |ok )?(?:why|how come)(?: (?:is|does|do) (?:it|that|this)\p{L}*)?(?: (?:so|true|work|like that))?\s*\?*$/u,
    ],
    ['same', /^(?:and|but|so) (?:what|why|how|when)/u],
  ],
  ru: [
    [
      'mistake',
      /(?<!\p{L})(?:ошиб\p{L}*|неправильн\p{L}*|неверн\p{L}*|не так(?! уж)|подвох\p{L}*|ловушк\p{L}*|путают)(?!\p{L})/u,
    ],
    [
      'example',
      /(?<!\p{L})(?:пример\p{L}*|(?:други\p{L}*|иных|конкретн\p{L}*|маленьки\p{L}*) (?:числ\p{L}*|цифр\p{L}*)|на (?:числах|цифрах)|покажи|еще один)(?!\p{L})/u,
    ],
    [
      'when',
      /(?<!\p{L})(?:когда|в каких случаях|где (?:это|этим|оно|мне|его|ее)|как (?:понять|узнать|определить|догадаться),? (?:когда|что надо|что нужно|нужно ли|надо ли|где)|зачем|для чего|в чем смысл|какой смысл|пригодит\p{L}*|где применя\p{L}*|нужно ли)(?!\p{L})/u,
    ],
    [
      'again',
      /(?<!\p{L})(?:(?:все равно|еще|так и|опять|совсем|ничего|вообще) не (?:понят\p{L}*|понял\p{L}*|понимаю|дошло|ясно|доходит)|не (?:понял\p{L}*|понимаю|понятно|доходит|дошло|ясно|въезжаю|врубаюсь)|непонятно|проще|попроще|еще раз|по-другому|подругому|иначе|другими словами|на пальцах|картинк\p{L}*|представ\p{L}*|нарисуй|бред|чего\?|запута\p{L}*|как (?:пятилетн\p{L}*|маленьк\p{L}*|ребенк\p{L}*|дебил\p{L}*|дурак\p{L}*))(?!\p{L})|^\s*(?:что|чего|чё|че|а)\s*\?+\s*$/u,
    ],
    [
      'how',
      /^(?:а |и |ну |но )?как(?: (?:это|так)(?: (?:делать|сделать|делается))?)?\s*\??$|(?<!\p{L})по шагам(?!\p{L})/u,
    ],
    ['why', /^(?:а |и |ну |но )?(?:почему|отчего)(?: (?:это|оно|так|это так))?\s*\?*$/u],
    ['same', /^(?:а|и|но|ну а) (?:что|почему|как|когда|зачем)/u],
  ],
}

/** A rule or formula is asked for by its name. */
export const asksByName: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:formulas?|remind|reminder|rule|theorem|definition)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:формул\p{L}*|напомни\p{L}*|правил\p{L}*|теорем\p{L}*|определени\p{L}*)(?!\p{L})/u,
}

/** Words that refer to what was said before. */
export const pointers: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:it|that|this|friend|brother|sister|he|she)(?!\p{L})/u,
  ru: /(?<!\p{L})(?:это|этого|этим|этот|эта|его|ее|её|друг\p{L}*|подруг\p{L}*|брат\p{L}*|сестр\p{L}*|он|она|оно)(?!\p{L})/u,
}

/** How questions about concepts begin or sound; the first match decides what is asked. */
export const askings: Readonly<Record<Language, readonly (readonly [Wonder, RegExp])[]>> = {
  en: [
    [
      'why',
      /(?<!\p{L})(?:why|how come|what(?: i|')?s the reason|where (?:does|do|did|is) .{1,60} come from)(?!\p{L})/u,
    ],
    [
      'what',
      /(?<!\p{L})(?:what am i supposed|wh?at(?: i|')?s|whats|wat is|what (?:is|are|does|do|did|kind)|which (?:is|one)|difference|define|definition|meaning|mean(?:s|ing)?|explain|tell me about|what happens|vs|versus)(?!\p{L})/u,
    ],
    ['when', /(?<!\p{L})(?:when (?:do|does|should|can|is|are|must|to|would)|where (?:do|is|are|can))(?!\p{L})/u],
    ['how', /(?<!\p{L})(?:how (?:do|does|to|can|would|should|is|are|come|many|much)|how i)(?!\p{L})/u],
    [
      'is',
      /^(?:so |but |and |wait |ok |um |hey )*(?:is|are|does|do|can|could|must|will|would|isn'?t|aren'?t|doesn'?t|should|if)(?!\p{L})/u,
    ],
  ],
  ru: [
    ['why', /(?<!\p{L})(?:почему|отчего|зачем|откуда|с чего|за счет чего|для чего|нафига|нафиг)(?!\p{L})/u],
    ['how', /(?<!\p{L})(?:как|каким образом)(?!\p{L})(?! бы| будто| раз| и)/u],
    ['when', /(?<!\p{L})(?:когда|в каких случаях|при каком условии)(?!\p{L})/u],
    [
      'what',
      /(?<!\p{L})(?:что от (?:меня|нас) (?:хотят|надо|требуется|требуют)|что (?:такое|значит|означает|это|за|показывает|делает)|чем .{2,60} отлича|что .{0,20}(?:обозначает|показывает)|чё такое|че такое|в чем разница|разница|объясни\p{L}*|расскажи\p{L}*|определение|простыми словами|какой|какая|какое|какие|какую|каких|это (?:что|про что|как|сколько|какой|какая)|куда|за что|от чего|что главнее)(?!\p{L})/u,
    ],
    ['is', /(?<!\p{L})(?:ли|или|правда,? что|разве|можно|может|бывает|одно и то же|это)(?!\p{L})/u],
  ],
}

/** Interrogative words; they carry no information about the topic. */
export const askingWords: Readonly<Record<Language, string>> = {
  en: 'remind reminder recall a an the of to is are isnt arent was were be been am in on at by for and or as it its this that these those i me my you your we us our they them he she what whats why how when where which who do does did dont doesnt didnt can cant cannot could should would will wont have has had if so then than too very just really get gets got about with from into not no yes please pls plz plss hey hi ok okay um uh like mean means meant meaning thing things stuff something anything explain tell help understand know use used using need want make made makes work works again someone teacher sir miss said say says told tutor lumi there here also only much many some any all ways way find called u ur r idk gonna wanna going start begin starting doing solve solving task problem exercise question step wat wut whats hows thats theres im ive gotta lets let actually exactly simple easy easily words word fast quick quickly come comes happen happens happened always ever never because cuz cause bc though tho although while lol haha bruh bro omg pretty kinda sort kind good bad right wrong look looks see think thought guess remember forget forgot learn school class math maths mathematics write take taking give show difference diff diffrence different between vs versus compared everyone everybody nobody keep keeps kept tells telling whole thing really honestly literally confused confusing lost basically supposed somehow today yesterday tomorrow class lesson teach taught learned learnt called having trying tried try never understood every people kid kids year years old like im ik',
  ru: 'напомни напомнить напоминай а и в во на с со к ко у о об от до по за из изо для при про без под не ни да нет же ли бы то так вот ну как что чем чего чему кто где когда куда откуда почему зачем отчего какой какая какое какие каким какую каких сколько это этот эта эти этого этом тот та те того мой моя мое твой ты я мы вы он она они оно меня мне тебя тебе нас нам его ее их если или но еще уже тоже только очень просто простыми словами вообще надо нужно можно нельзя есть быть был была было будет бывает значит означает такое такой такая объясни объясните объяснить расскажи скажи скажите помоги помогите понять понимаю пойму понял поняла знаю узнать пожалуйста пж плиз привет короче типа типо блин делать делают делаем сделать получается получилось получился получить использовать чтобы через всегда все чё чо че ваще щас разница разницу разнице отличается отличаются отличаю отличить отличие путаю вечно между начать начинать начну решать решить решается задачу задача задачи задание пример примеры упражнение шаг вопрос учитель училка учительница сказал сказала говорит говорят я же ведь хотя правда друг наверное вроде лучше зверь штука нафига нафиг фига прикол логика смысл запомнить правильно подскажите напомните дайте дай нужен нужна нужны сам сама само себя себе тут там здесь потом теперь тогда раз както вдруг одно то тема тему пропустил пропустила болел болела никак никогда понятно математика математике алгебра алгебре школа школе класс классе задали везде пишут пишет разное будто лет придумали придумал взялся взялась взялось взялись выходит вышел вышла вышло выходят точно ровно любой любому каждый кто-то вчера сегодня завтра учили учим проходим проходили урок уроке объяснили объяснял никто ничего совсем какие-то вечно постоянно зовут называется называют бы мол смотри слушай подожди стоп правильно неправильно верно нормально разве неужели получается выглядит стоит надо типо вон вот ли',
}

/** Words common to all lessons: without further words, they refer to the current task. */
export const usualWords: Readonly<Record<Language, string>> = {
  en: 'plus minus sign number numbers multiply divide add subtract times formula side sides equation answer zero one result value line letter x y other bracket brackets equal equals change flip sum product same both left right done',
  ru: 'плюс минус знак число числа умножить делить сложить вычесть раз формула часть части уравнение ответ ноль единица результат значение буква икс х у x y скобка скобки равно сумма произведение готово готов первый второй одинаково так справа слева обе обоих',
}

/**
 * Questions that refer to what is on the screen ("Why is it only half?"), in which one further word names no concept.
 */
export const pointing: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:why|how|how come)\s+(?:is|was|does|did|do|are|were|would)?\s*(?:it|that|this|they|there|he|she|you|we|i)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:почему|зачем|отчего|как)\s+(?:же\s+)?(?:(?:это|он|она|оно|они|тут|там|здесь|так|мы|ты|я)(?!\p{L})|только|всего|именно)/iu,
}

/** Groups of synonyms; the first represents all. */
export const sameWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'plusc, plus c, constant of integration, integration constant',
    'ninesforever, zero point nine recurring, 0.9 recurring, point nine recurring, nines forever',
    'zero, nothing',
    'divide, split, splits, share, shared, cut',
    'smaller, less, lower, lesser, littler',
    'add, summing, plus together',
    'voltage, volt',
    'current, amps, amp, ampere, amperes, amperage',
    'weightless, weightlessness, iss, space station',
    'turn around, turn round, turns round, turns around, flips over',
    'inequality, greater than sign, less than sign, greater sign, less sign',
    'root, under the root, radicand',
    'straight line, linear graph',
    'simultaneous equations, system of equations, pair of equations, linear system',
    'substitution, substitute, substituting',
    'car, vehicle',
    'brake, brakes, stops, stop, braking',
    'heads, tails',
    'triangle, corners of a triangle, angles of a triangle',
    'no solution, no x left, x is gone, x disappeared, x cancelled',
    'turning point, lowest point, highest point',
    'length, how long',
    'atoms, atom',
    'friend, buddy',
    'i, i even, you even, we even, does even, do even',
    'gcf, hcf, gcd, greatest common factor, greatest common divisor, highest common factor, biggest common factor',
    'lcm, least common multiple, lowest common multiple, smallest common multiple',
    'numerator, top number, number on top, upper number',
    'denominator, bottom number, number on the bottom, number below, bottoms',
    'flip, flips, flipped, flipping, turn over, turns over, upside down, reverse',
    'factor, factorise, factorize, factoring, factorization, factorisation, factored',
    'expand, open brackets, multiply out, opening brackets, open the brackets',
    'bracket, parenthesis, parentheses, parens',
    'slope, gradient, steepness',
    'plus, positive',
    'minus, negative, negatives',
    'root, sqrt, surd, radical',
    'squared, square',
    'standard form, scientific notation',
    'average, mean value',
    'pythagoras, pythagorean, pythag, pythogoras',
    'pemdas, bodmas, bidmas, order of operations',
    'percent, percentage, percents, percentages, pct',
    'decimal, decimals',
    'sine, sin',
    'cosine, cos',
    'tangent, tan',
    'logarithm, log, logs, logarithms',
    'derivative, derivatives, differentiate, differentiation, derive',
    'integral, integrate, integration, integrals',
    'zero, 0',
    'one, 1',
    'voltage, volts',
    'equation, equasion',
    'quadratic, quadratics',
    'circumference, perimeter of a circle',
    'elimination, addition method',
    'exponent, exponents, indices',
    'biggest, largest, greatest',
    'add, adding, addition, sum up',
    'subtract, subtraction, subtracting, take away',
    'multiply, multiplication, multiplying, times',
    'divide, division, dividing, divided',
    'absolute value, modulus, absolute',
    'repeating, recurring, repeats, periodic',
    'metre, meter, metres, meters',
    'litre, liter, litres, liters',
    'standard deviation, std dev, stdev',
    'speed, fast',
    'triangle, triangles',
    'bigger, greater, larger',
    'probability, probabilities, chance, chances, odds, likely',
    'parallel circuit, circuit in parallel',
    'n, nth',
    'reciprocal, multiplicative inverse',
    'lamp, bulb, lightbulb',
  ],
  ru: [
    'plusc, плюс с, плюс це, плюс ц, плюс цэ, константа интегрирования',
    'ninesforever, ноль и девять в периоде, 0 и 9 в периоде, девять в периоде',
    'меньше, меньший, меньшая',
    'переворачивать, разворачивать, разворачивают, вверх ногами, перевёрнутый',
    'неравенство, знак больше, знак меньше',
    'напряжение, вольт, вольты',
    'ток, ампер, амперы',
    'невесомость, мкс, космонавт, космонавты, станция',
    'отрицательная степень, степень минус один, степень минус два',
    'тормозить, останавливается, остановка, тормозит, останавливаться',
    'орёл, решка',
    'нет корней, икс сократился, икс пропал, икс исчез',
    'подстановка, подставлять, подставить',
    'нижняя точка параболы, нижнюю точку параболы, вершина',
    'сравнить, сравнивать',
    'длина, длину',
    'прямой угол, прямым углом, прямого угла, прямоугольный',
    'нод, наибольший общий делитель',
    'нок, наименьшее общее кратное',
    'числитель, верхнее число, число сверху',
    'знаменатель, нижнее число, число снизу, низ, снизу',
    'скобка, скобки, скобках, скобку',
    'минус, отрицательный, отрицательное, отрицательные',
    'плюс, положительный, положительное',
    'корень, корни, корня, корней, радикал',
    'квадрат, квадратный',
    'модуль, палочки, абсолютная величина',
    'процент, процентов, проценты',
    'ноль, нуль, 0, нулю, нуля, ноля',
    'единица, 1',
    'синус, sin',
    'косинус, cos',
    'тангенс, tg',
    'логарифм, log, лог, ln, lg',
    'производная, дифференцировать, дифференцирование, производную',
    'интеграл, интегрировать, первообразный интеграл',
    'переворачивать, переворачивают, перевернуть, переворачивается, перевернуть дробь',
    'сложение, складывать, сложить, складывают, сложил, прибавить, прибавлять',
    'вычитание, вычитать, вычесть, отнять, отнимать, вычитают',
    'умножение, умножать, умножить, умножают, умножаешь, умножаем',
    'деление, делить, разделить, делят, поделить, делится, деля, делим',
    'система, систему, системы',
    'множитель, множители, множителей',
    'медиана, медиану, медианы',
    'пифагор, пифагора',
    'виет, виета, виетта',
    'дискриминант, дискрим, дискриминанта',
    'прогрессия, прогр',
    'арифметическая, арифм',
    'геометрическая, геом',
    'средний, среднее',
    'километр, км',
    'метр, м',
    'час, ч',
    'сила тока, силу тока, ток',
    'напряжение, вольтаж',
    'щелочь, щелочной, щелочная',
    'кислота, кислотный, кислый',
    'треугольник, треуг',
    'уравнение, ур, урав',
    'вероятность, шанс, шансы',
    'показатель, экспонента',
    'дробь, дроби, дробей',
    'десятичный, десятичка',
    'больше, больший',
    'сокращенное умножение, фсу',
    'бесконечный, бесконечная, периодический',
    'молекула, молекулы',
    'лед, льда, льдина',
    'масса, массы',
    'падать, падают, падает, падаешь',
  ],
}
