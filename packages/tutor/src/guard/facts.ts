import { regExpOf } from '../pattern.ts'

/**
 * A school fact with one slot: "an inscribed angle is *half* of the central one". A sentence about the subject
 * (`about`) that fills the slot (`says`) with another value than the true one is false, however the rest is worded. An
 * empty slot proves nothing.
 */
interface Fact {
  readonly about: RegExp
  /** All values the slot can take, true and false. */
  readonly says: RegExp
  readonly truth: RegExp
  /** The sentence is about something else if this matches. */
  readonly unless?: RegExp
}

const degrees =
  /(?<!\d)(?:90|180|270|360|540|720|900|1080) ?(?:°|\^\\circ|\^\{?\\circ\}?|degrees|градус)|straight angle|full (?:turn|circle)|right angle|развернут\p{L}+|прям\p{L}+ угл?/u
const sum = 'sum|add up|adds? up|together|total|altogether|сумм\\p{L}+|вместе|в сумме'
const angleSum = (shape: string) => regExpOf(`^(?=.*(?:${sum}))(?=.*(?:angles?|углов|углы))(?=.*(?:${shape}))`, 'mu')

const facts: readonly Fact[] = [
  // Angles and figures
  {
    about: angleSum('triangle|треугольник'),
    says: degrees,
    truth: /180|straight|развернут/u,
    unless:
      /each|exterior|outer|acute|right triangle|base|внешн|острых|прямоугольн\p{L}+ треугольник|основани|quadrilateral|two triangles|четыр|дв\p{L}+ треугольник|squar|pentagon|other two|остальн/u,
  },
  {
    about: angleSum(
      'quadrilateral|rectangle|parallelogram|trapez|rhomb|kite|четыр[её]хугольник|прямоугольник(?!а треуг)|параллелограмм|трапец|ромб',
    ),
    says: degrees,
    truth: /360|full|two triangles/u,
    unless:
      /(?:opposite|adjacent|neighbou?r|next to|one side|side by side|cyclic|inscribed|same side|противоположн|соседн|прилежащ|одной сторон|боков|вписан|острых)/u,
  },
  { about: angleSum('pentagon|пятиугольник'), says: degrees, truth: /540/u, unless: /exterior|each|внешн/u },
  { about: angleSum('hexagon|(?<!\\p{L})шестиугольник'), says: degrees, truth: /720/u, unless: /exterior|each|внешн/u },
  {
    about: /^(?=.*(?:polygon|-gon|угольник))(?=.*(?:angles|углов))/mu,
    says: /180[^.;]{0,24}n ?[-−+] ?\d|n ?[-−+] ?\d ?\)[^.;]{0,12}180/u,
    truth: /n ?[-−] ?2/u,
  },
  { about: angleSum('exterior angles|внешних углов'), says: degrees, truth: /360|full/u, unless: /interior|внутренн/u },
  {
    about: /vertical(?:ly opposite)? angles|вертикальн\p{L}+ угл/u,
    says: /equal|180|90|supplementary|complementary|равн|в сумме/u,
    truth: /equal|равны/u,
  },
  {
    about: /(?<!ly )(?:supplementary angles|смежн\p{L}+ угл)/u,
    says: /equal(?! to 180)|180|90|360|равны(?! 180)|straight|развернут/u,
    truth: /180|straight|развернут/u,
  },
  { about: /complementary angles/u, says: /180|90|360/u, truth: /90/u },
  {
    about: /(?:co-?interior|односторонн\p{L}+) (?:angles|угл)/u,
    says: /equal|180|90|360|равны(?! 180)|straight|развернут/u,
    truth: /180|straight|развернут/u,
  },
  {
    about:
      /(?:corresponding|alternate|соответственн\p{L}+|накрест лежащ\p{L}+) (?:interior )?(?:angles|угл)[^,;]{0,50}(?:parallel|параллел)|parallel[^,;]{0,60}(?:corresponding|alternate) angles|параллельн[^;]{0,60}(?:соответственн|накрест)/u,
    says: /equal|180|90|supplementary|равны(?! 180)/u,
    truth: /equal|равны/u,
    unless: /co-?interior|односторонн/u,
  },
  {
    about: /inscribed angle|angle at the circumference|вписанн\p{L}+ уг/u,
    says: /half|twice|double|same (?:as|size)|equal to the (?:central|arc)|половин|вдвое|в (?:два|2) раза|равен (?:центральн|дуге)/u,
    truth:
      /half|(?:central|centre|center)[^,;]{0,25}(?:twice|double)|(?:twice|double)[^,;]{0,15}inscribed|половин|вдвое меньше|в (?:два|2) раза меньше|центральн\p{L}+[^,;]{0,30}(?:вдвое|в (?:два|2) раза) больше|вдвое больше вписанн/u,
    unless: /diameter|semicircle|диаметр|который|who|which of|same arc are|одну (?:и ту же )?дугу/u,
  },
  {
    about: /angle[^,;]{0,25}(?:semicircle|on (?:the|a) diameter)|угол[^,;]{0,30}(?:на диаметр|полуокружност)/u,
    says: /right|90|180|acute|obtuse|60|прям|остр|туп/u,
    truth: /right|90|прям/u,
  },
  {
    about:
      /medians?[^,;]{0,60}(?:divid|cut|split|meet|intersect|ratio)|медиан\p{L}*[^,;]{0,60}(?:дел|пересек|отношен)/u,
    says: /\d ?(?::|to|к) ?\d|in half|пополам/u,
    truth: /2 ?(?::|to|к) ?1|1 ?(?::|to|к) ?2|opposite side|противолежащ\p{L}+ сторон|треугольник/u,
  },
  {
    about: /(?=.*(?:sphere|ball|шар))(?=.*(?:cylinder|цилиндр))/u,
    says: /half|third|quarter|половин|трет|четверт|two thirds/u,
    truth: /two[ -]thirds|2\/3|две трети/u,
    unless: /cone|конус|radius|радиус|height|высот/u,
  },
  {
    about: /^(?=.*(?:cone|pyramid|конус|пирамид))(?=.*(?:cylinder|prism|цилиндр|призм))/mu,
    says: /half|twice|two|third|three|quarter|половин|вдвое|трет|втрое|три|четверт/u,
    truth: /third|three|трет|втрое|три|1\/3/u,
    unless: /radius|height|радиус|высот/u,
  },
  {
    about: /area of (?:a|the|any) circle|площадь круга/u,
    says: /2 ?\\?(?:pi|π) ?r(?! ?[²^])|two pi r|pi times (?:the )?diameter|два пи эр/u,
    truth: /squared|²|\^2|квадрат/u,
  },
  {
    about: /circumference of (?:a|the|any) circle|длина окружности/u,
    says: /\\?(?:pi|π) ?r ?(?:²|\^2|squared)|пи эр квадрат/u,
    truth: /2 ?\\?(?:pi|π)|diameter|диаметр/u,
  },
  {
    about: /area of (?:a|any|the) triangle|площадь (?:любого )?треугольника/u,
    says: /base (?:times|multiplied by) (?:the )?height|основани\p{L}+ (?:на|, умноженн\p{L}+ на) высоту|сторон\p{L} на (?:проведенн\p{L}+ к ней )?высоту/u,
    truth: /half|1\/2|frac|divided by (?:2|two)|пол|дел/u,
  },
  {
    about: /exterior angle|внешний угол/u,
    says: /sum of (?:all )?(?:the )?(?:three|two|remote|interior|other)|сумме/u,
    truth: /two|remote|opposite|not adjacent|not next|двух|не смежн/u,
  },
  {
    about: /(?:longest|shortest) side[^,;]{0,60}(?:opposite|across)|против (?:больш|меньш)\p{L}+ сторон/u,
    says: /longest[^,;]{0,50}(?:smallest|least)|shortest[^,;]{0,50}(?:largest|biggest|greatest)|больш\p{L}+ сторон\p{L}+[^,;]{0,30}меньш|меньш\p{L}+ сторон\p{L}+[^,;]{0,30}больш/u,
    truth: /^$/u,
  },
  {
    about: /tangent[^,;]{0,30}(?:radius|circle)|касательн\p{L}+[^,;]{0,40}(?:радиус|окружност)/u,
    says: /perpendicular|parallel|right angle|at 45|перпендикулярн|параллельн|прям\p{L}+ уг/u,
    truth: /perpendicular|right angle|перпендикулярн|прям/u,
  },
  {
    about: /(?:leg|side|катет)[^,;]{0,30}(?:opposite|across from|against|напротив|против)[^,;]{0,20}30/u,
    says: /half|third|twice|equal|половин|трет|вдвое|равен (?!поло)/u,
    truth: /half|половин/u,
  },

  // Numbers
  {
    about: /geometric mean|среднее геометрическое/u,
    says: /(?:greater|larger|bigger|more|at least|not less|never less|smaller|less|at most|больше|меньше)/u,
    truth:
      /(?:never (?:greater|larger|bigger|more)|not (?:greater|more|larger)|at most|less|smaller|не (?:больше|превосход)|меньше)(?!.*не меньше)/u,
    unless: /harmonic|гармоническ|не меньше среднего геометр|arithmetic mean is/u,
  },
  {
    about:
      /(?:не меньше|всегда больше|больше или равно) среднего арифметического|(?:never less|at least|always greater|always more)[^,;]{0,20}than the arithmetic mean/u,
    says: /среднего арифметического|arithmetic mean/u,
    truth: /квадратич|quadratic mean/u,
  },
  {
    about: /divisible by 3 |divisible by three|делится на (?:3|три)(?!\d)/u,
    says: /(?:last|final) (?:two |three )?digits?|(?:sum of (?:its|the) digits|digits? sum)|последн\p{L}+ (?:\p{L}+ )?цифр|сумм\p{L}+ (?:\p{L}+ )?цифр/u,
    truth: /sum|сумм/u,
    unless: /(?:divisible|делится|divides)[^.;]*(?:by|на) (?:2|4|5|6|8|9|10)(?!\d)/u,
  },
  {
    about: /divisible by (?:9|nine)(?!\d)|делится на (?:9|девять)(?!\d)/u,
    says: /(?:last|final) (?:two |three )?digits?|(?:sum of (?:its|the) digits|digits? sum)|последн\p{L}+ (?:\p{L}+ )?цифр|сумм\p{L}+ (?:\p{L}+ )?цифр/u,
    truth: /sum|сумм/u,
    unless: /(?:divisible|делится|divides)[^.;]*(?:by|на) (?:2|3|4|5|6|8|10)(?!\d)/u,
  },
  {
    about: /divisible by (?:4|four)(?!\d)|делится на (?:4|четыре)(?!\d)/u,
    says: /(?:last|final) (?:(?:two|three) )?digits?|digits? sum|sum of (?:its|the) digits|последн\p{L}+ (?:\p{L}+ )?цифр|сумм\p{L}+ (?:\p{L}+ )?цифр/u,
    truth: /(?:last|final) two|two last|последн\p{L}+ дв|дв\p{L}+ (?:\p{L}+ )?последн/u,
    unless: /(?:divisible|делится|divides)[^.;]*(?:by|на) (?:2|3|5|6|8|9|10)(?!\d)/u,
  },
  {
    about: /divisible by (?:2|two|5|five|10|ten)(?!\d)|делится на (?:2|два|5|пять|10|десять)(?!\d)/u,
    says: /sum of (?:its|the) digits|digits? sum|сумм\p{L}+ (?:\p{L}+ )?цифр/u,
    truth: /^$/u,
    unless: /(?:divisible|делится|divides)[^.;]*(?:by|на) (?:3|6|9|15)(?!\d)/u,
  },
  {
    about: /(?:of (?:two|the) negative|among negative|из (?:двух )?отрицательных)/u,
    says: /(?:larger|greater|bigger|больше)[^,;]{0,60}(?:larger|greater|bigger|farther|further|больше|дальше)/u,
    truth: /closer|nearer|smaller|less|ближе|меньше|левее/u,
  },
  {
    about: /(?:greater|larger|bigger|больше|больш\p{L}+) (?:the )?(?:denominator|знаменател\p{L}*)/u,
    says: /(?:greater|larger|bigger|больше)[^,;]{0,10} (?:the )?(?:denominator|знаменатель)[^;]{0,30}(?:larger|greater|bigger|больше)/u,
    truth: /smaller|less|меньше/u,
  },
  {
    about:
      /(?:dividing|divide|division|делени\p{L}+|делить|разделить|поделить)[^,;]{0,14} (?:by|on|на) (?:a |any |an ordinary |обыкновенн\p{L}+ )?(?:fraction|дробь)/u,
    says: /(?:numerator|denominator|reciprocal|flip|invert|turn|by (?:the|its) inverse|числител|знаменател|обратн|перевор|переверн)/u,
    truth:
      /reciprocal|inverse|flip(?!\p{L}* the first)|invert(?!\p{L}* the first)|turn|upside|обратн|(?:перевор|переверн)(?!.*перв)/u,
  },
  {
    about:
      /(?:multiply|multiplying|умножени\p{L}+|умножать|умножить|перемножить)[^,;]{0,14} (?:fractions|дробей|дроби|дробь на дробь)/u,
    says: /common denominator|общ\p{L}+ знаменател/u,
    truth: /no|not|don't|without|не /u,
  },
  {
    about: /(?:absolute value|modulus|модул\p{L}+)(?: of)? (?:a |any )?(?:negative|отрицательного)/u,
    says: /negative(?! number)|positive|отрицател\p{L}+(?! числ)|положител/u,
    truth: /positive|not negative|never negative|opposite|положител|противоположн/u,
  },
  {
    about: /(?:one|a|1|один) (?:percent|процент|%)/u,
    says: /tenth|hundredth|thousandth|десятая|сотая|тысячная|десятую|сотую|тысячную/u,
    truth: /hundredth|сотая|сотую/u,
  },
  {
    about: /(?:negative exponent|negative power|отрицательн\p{L}+ (?:показател\p{L}+|степен\p{L}+))/u,
    says: /(?:makes?|gives?|is|means|result|дела\p{L}+|дает|означает|значит|получ\p{L}+)[^,;]{0,25}(?:negative (?:number|result|value)|the number negative|it negative|отрицательн\p{L}+ (?:число|результат|значени))|reciprocal|one over|обратн/u,
    truth: /reciprocal|one over|1\/|inverse|обратн|not|не /u,
  },
  {
    about: /(?:divid\p{L}+|quotient of|делени\p{L}+|делим|делят|частно\p{L}+)[^,;]{0,25}(?:powers|степен\p{L}+)/u,
    says: /(?:exponents|powers|показател\p{L}+)[^,;]{0,25}(?:divid|subtract|add|multipl|дел|вычит|склад|умнож)/u,
    truth: /subtract|difference|вычит|вычест|разност/u,
    unless: /(?:exponents are|показатели) (?:equal|same)/u,
  },
  {
    about:
      /(?:multiply\p{L}*|product of|умножени\p{L}+|умножа\p{L}+|произведени\p{L}+)[^,;]{0,25}(?:powers|степен\p{L}+)/u,
    says: /(?:exponents|показател\p{L}+)[^,;]{0,25}(?:divid|subtract|add|multipl|дел|вычит|склад|умнож)/u,
    truth: /add|sum|склад|сумм/u,
    unless: /same exponent|power of a power|одинаков\p{L}+ показател/u,
  },
  {
    about:
      /(?:to the|in the) (?:power (?:of )?)?(?:zero|0|zeroth)(?: power)?|zero(?:th)? power|нулев\p{L}+ степен|в степени (?:0|ноль)|степень с нулевым/u,
    says: /(?:is|gives?|equals?|=|—|это|равн\p{L}+|дает) (?:always |equal to |to |всегда )*(?:zero|one|0|1|itself|нулю|ноль|единиц\p{L}+|самому|самому числу)(?!\p{L}|\d|[.,]\d)/u,
    truth: /(?:one|(?<!\d)1|единиц\p{L}*)(?!\d|\p{L}*степен)/u,
  },
  {
    about:
      /(?:logarithm|log|логарифм\p{L}*)[^,;]{0,30}(?:is|equals?|are|=|равен|равны?|обращается)(?: to| в)? (?:zero|0|нулю|нуль|ноль)/u,
    says: /(?:number|argument|it|what stands)[^,;]{0,30}(?:is|equals?) (?:zero|one|0|1)(?!\d)|(?:числ\p{L}+|выражени\p{L}+|аргумент)[^,;]{0,30}(?:равн\p{L}+|равен|—|это) (?:нулю|единице|0|1)(?!\d)/u,
    truth: /(?:number|argument|it|stands)[^,;]{0,30}(?:one|1)(?!\d)|(?:единиц|равн\p{L}+ 1)/u,
  },
  {
    about: /(?:logarithm|log|логарифм\p{L}*) (?:of )?(?:one|1|единицы)(?!\d)/u,
    says: /(?:is|equals?|=|равен|—|это) (?:always |всегда )?(?:zero|one|0|1|нулю|единице)(?!\d)/u,
    truth: /zero|(?<!\d)0|нул/u,
  },
  {
    about: /(?:logarithm|логарифм\p{L}*)(?: of)? (?:a |the )?(?:quotient|ratio|частного|дроби)/u,
    says: /quotient|ratio|difference|sum|product|частн\p{L}+ лог|отношени|разност|сумм|произведени/u,
    truth: /difference|разност/u,
  },
  {
    about: /(?:logarithm|логарифм\p{L}*)(?: of)? (?:a |the )?(?:product|произведения)/u,
    says: /sum|product of|difference|сумм|произведению|произведение лог|разност/u,
    truth: /sum|сумм/u,
  },

  // Equations, functions
  {
    about: /sum of (?:the |both |its )?roots|сумма корней/u,
    says: /(?:equals?|is|=|равна|—) (?:to )?(?:the )?(?:second coefficient|coefficient (?:of|before|in front of) x|middle coefficient|втор\p{L}+ коэффициент\p{L}*|коэффициент\p{L}* при x|free term|constant|свободн\p{L}+)/u,
    truth:
      /opposite|minus|negative|other sign|sign changed|reversed sign|противоположн|обратным знаком|с минусом|другим знаком/u,
  },
  {
    about: /product of (?:the |both |its )?roots|произведение корней/u,
    says: /(?:equals?|is|=|равно|—) (?:to )?(?:the )?(?:second coefficient|coefficient (?:of|before) x|middle coefficient|втор\p{L}+ коэффициент|opposite of the (?:free|constant)|противоположн\p{L}+ свободн|свободн\p{L}+ член\p{L}* с (?:противоположн|обратн))/u,
    truth: /^$/u,
  },
  {
    about: /parabola|branches|парабол\p{L}+|ветви/u,
    says: /(?:(?:a|coefficient|коэффициент)[^,;]{0,20}(?:is )?(?:positive|> ?0|положител\p{L}+)[^;]{0,50}(?:down|вниз))|(?:(?:a|coefficient|коэффициент)[^,;]{0,20}(?:is )?(?:negative|< ?0|отрицател\p{L}+)[^;]{0,50}(?:up(?!side)|вверх))/u,
    truth: /^$/u,
    unless: /(?:up|вверх).*(?:down|вниз)|(?:down|вниз).*(?:up|вверх)/u,
  },
  {
    about: /derivative|производн\p{L}+/u,
    says: /(?:positive|> ?0|положительн\p{L}+)[^;]{0,40}(?:decreas|falls|goes down|убыва)|(?:negative|< ?0|отрицательн\p{L}+)[^;]{0,40}(?:(?<!de)increas|rises|goes up|возраста)/u,
    truth: /^$/u,
    unless: /(?:increas|возраста).*(?:decreas|убыва)|(?:decreas|убыва).*(?<!de)(?:increas|возраста)/u,
  },
  {
    about: /(?<!\p{L})(?:minimum|минимум\p{L}*)(?!\p{L})/u,
    says: /(?:from |с )?(?:plus|\+|плюса) (?:to|на) (?:minus|-|минус)|(?:from |с )(?:minus|-|минуса) (?:to|на) (?:plus|\+|плюс)/u,
    truth: /(?:minus|-|минуса) (?:to|на) (?:plus|\+|плюс)/u,
    unless: /maximum|максимум/u,
  },
  {
    about: /(?<!\p{L})(?:maximum|максимум\p{L}*)(?!\p{L})/u,
    says: /(?:from |с )?(?:plus|\+|плюса) (?:to|на) (?:minus|-|минус)|(?:from |с )(?:minus|-|минуса) (?:to|на) (?:plus|\+|плюс)/u,
    truth: /(?:plus|\+|плюса) (?:to|на) (?:minus|-|минус)/u,
    unless: /minimum|минимум/u,
  },
  {
    about: /(?<!co)sine is|синус —|функция синус|синус (?:является )?/u,
    says: /(?:an? )?(?<!\p{L})even function|odd function|(?<!не)четн\p{L}+ функци|нечетн\p{L}+ функци/u,
    truth: /odd|нечет/u,
    unless: /cosine|косинус/u,
  },
  { about: /cosine|косинус/u, says: /odd function|нечетн\p{L}+ функци/u, truth: /sine[^c]*odd|(?<!ко)синус/u },
  {
    about:
      /(?:sine|cosine|sinus|синус\p{L}*|косинус\p{L}*)[^,;]{0,30}(?:can be|may be|reach|range|takes? values|значени\p{L}+|принима\p{L}+)/u,
    says: /(?:more|greater|larger) than (?:one|1)(?!\d)|(?:any|every) (?:real )?(?:number|value)|больше (?:единицы|1(?!\d))|любые значения/u,
    truth: /not|never|cannot|can't|не /u,
  },
  {
    about: /parallel lines|lines (?:are|being) parallel|параллельн\p{L}+ прям/u,
    says: /slopes?[^,;]{0,30}(?:opposite|reciprocal|equal|same|multiply to)|(?:угловые коэффициенты)[^,;]{0,30}(?:противоположн|обратн|равны|одинаков|произведени)/u,
    truth: /equal|same|равны|одинаков/u,
  },
  {
    about: /perpendicular lines|перпендикулярн\p{L}+ прям/u,
    says: /slopes?[^,;]{0,30}(?:are (?:the )?(?:equal|same|opposite)(?!\s*reciprocal)|reciprocal|multiply)|(?:угловые коэффициенты)[^,;]{0,30}(?:равны|одинаков|противоположны(?! и)|произведени|обратн)/u,
    truth: /reciprocal|-1|minus one|обратн|минус един/u,
  },
  {
    about: /(?:common difference|arithmetic (?:progression|sequence)|арифметическ\p{L}+ прогресси\p{L}+)/u,
    says: /(?:each|every|next) (?:term|number)[^,;]{0,40}(?:multipl|times the)|кажд\p{L}+ (?:следующий )?член[^,;]{0,40}умнож/u,
    truth: /add|geometric|прибав|геометрич/u,
  },
  {
    about: /(?:probability|вероятност\p{L}+)[^,;]{0,20}(?:certain|sure|достоверн)/u,
    says: /(?:zero|one|0|1|half|нул\p{L}|единиц\p{L}+)(?!\d)/u,
    truth: /one|1|единиц/u,
    unless: /impossible|невозможн/u,
  },
  {
    about: /(?:probability|вероятност\p{L}+)[^,;]{0,40}(?:independent|независим)/u,
    says: /add|sum|multipl|product|склад|сумм|умнож|перемнож|произведени/u,
    truth: /multipl|product|умнож|перемнож|произведени/u,
  },

  // Physics, chemistry
  {
    about: /(?:heav\p{L}+|тяж[её]л\p{L}+|тяжел\p{L}+)[^,;]{0,60}(?:falls?|fall|пада\p{L}+)/u,
    says: /faster|quicker|sooner|twice as fast|быстрее|раньше/u,
    truth: /not|same|as fast as|doesn't|equally|air|одинаково|не (?:пада|быстр)|воздух/u,
  },
  {
    about: /(?:without|no|vacuum|без|вакуум\p{L}*) ?(?:air|in|воздуха)?[^,;]{0,40}(?:heav|тяж)/u,
    says: /faster|quicker|sooner|twice as fast|быстрее|раньше/u,
    truth: /not (?:any )?faster|no faster|не быстрее/u,
  },
  {
    about: /(?:in series|series circuit|последовательн\p{L}+)/u,
    says: /current[^,;]{0,30}(?:adds?|divid|split|differ|shared)|voltage (?:is|stays)[^,;]{0,15}same|(?:сила тока|ток)[^,;]{0,25}(?:склад|дел|разн)|напряжени\p{L}+[^,;]{0,25}(?:одинаков|одно и то же)/u,
    truth: /current (?:is|stays)[^,;]{0,15}same|ток\p{L}*[^,;]{0,20}одинаков/u,
    unless: /parallel|параллельн/u,
  },
  {
    about: /(?:in parallel|parallel circuit|параллельн\p{L}+ (?:соединени|включ))/u,
    says: /resistances? (?:simply |just )?(?:are added|add(?:s)? up|add)|current (?:is|stays)[^,;]{0,15}same|сопротивлени\p{L}+[^,;]{0,20}(?:складыв|сумм)|(?:сила тока|ток)[^,;]{0,25}(?:одинаков|одна и та же)/u,
    truth: /reciprocal|inverse|conductanc|one over|обратн|проводимост|series|последовательн/u,
  },
  {
    about: /(?<!\p{L})(?:acid|кислот)\p{L}*/u,
    says: /ph[^,;]{0,30}(?:(?:more|greater|above|over|higher|больше|выше)[^,;]{0,10}(?:7|seven|семи)|(?:less|below|under|lower|меньше|ниже)[^,;]{0,10}(?:7|seven|семи))/u,
    truth: /(?:less|below|under|lower|меньше|ниже)[^,;]{0,10}(?:7|seven|семи)/u,
    unless: /alkal|base|basic|щел/u,
  },
  {
    about: /photosynthes\p{L}+|фотосинтез\p{L}*/u,
    says: /(?:absorb|take in|takes in|use|need|consum|поглоща|потребля)\p{L}*[^,;]{0,20}(?:oxygen|кислород)|(?:release|give off|produce|emit|выделя)\p{L}*[^,;]{0,20}(?:carbon dioxide|углекисл)|(?:release|give|produce|emit|выделя)\p{L}*[^,;]{0,20}(?:oxygen|кислород)/u,
    truth: /(?:release|give|produce|emit|выделя)\p{L}*[^,;]{0,40}(?:oxygen|кислород)/u,
    unless: /respir|breath|дыхани|night|ночью/u,
  },
  {
    about: /arter(?:y|ies)|артери\p{L}+/u,
    says: /(?:to|towards|into) the heart|from the heart|away from|к сердцу|от сердца/u,
    truth: /from the heart|away|от сердца/u,
    unless: /vein|вен\p{L}/u,
  },
  {
    about: /(?<!\p{L})veins?(?!\p{L})|(?<!\p{L})вен[аыу]?(?!\p{L})/u,
    says: /(?:to|towards|into|back to) the heart|from the heart|away from|к сердцу|от сердца/u,
    truth: /(?:to|towards|into) the heart|к сердцу/u,
    unless: /arter|артери/u,
  },
  {
    about: /\be=|(?:kinetic energy|кинетическ\p{L}+ энерги\p{L}+) (?:is|equals|—|равна)/u,
    says: /mass times (?:the )?(?:speed|velocity)(?! squared)|масс\p{L}+ на скорость(?! в)|произведени\p{L}+ массы на скорость/u,
    truth: /half|squared|половин|квадрат/u,
  },
  {
    about: /action and reaction|действи\p{L}+ (?:и )?(?:равно )?противодейств/u,
    says: /(?:one|body) (?:of them )?(?:larger|bigger|stronger)|cancel|больше|уравновеш|компенсир/u,
    truth: /equal|равн|not|не /u,
  },
]

const denied =
  /(?<!\p{L})(?:not|n'?t|never|wrong|mistake|false|myth|instead of|unless|you (?:wrote|thought|added|said)|some (?:people|students)|many (?:people|students)|seems?|if (?:it|that) were|would|misconception|careful|не|нельзя|неверно|ошибк\p{L}|миф|никогда|многие|кажется|думают|путают|бы|разве)(?!\p{L})|n't(?!\p{L})/u
/** Facts that contain a "not" themselves, so it is no denial. */
const ownNot = /not less|never less|не меньше|не превосход|not greater|never greater|не больше/gu

export function falseFact(sentence: string): string | null {
  if (/\?["»”)*_\s]*$/.test(sentence)) return null
  const text = sentence
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’‘]/g, "'")
    .replace(/[$*_`]/g, '')
    .replace(/\s+/g, ' ')
  if (denied.test(text.replace(ownNot, ' '))) return null
  for (const { about, says, truth, unless } of facts) {
    const match = about.exec(text)
    if (!match || unless?.test(text)) continue
    const said = says.exec(text.slice(match.index))
    if (said && !truth.test(text)) return said[0]
  }
  return null
}
