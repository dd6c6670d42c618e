import type { Language } from '../math/latex.ts'

/**
 * False rules in words: the misconceptions that the core knows from formulas. A sentence that denies, questions or
 * attributes such a rule to somebody does not state it.
 */
// "If D = 0, one, if D < 0, no real roots" are two cases: what is said of one is not looked for in the other.
const falseRules: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /average speed[^.?!]{0,30}(?:is|equals)[^.?!]{0,20}(?:half (?:of )?the sum|(?:mean|average|middle)) of (?:the )?(?:two |both )?speeds/,
    /(?:both|and)[^.?!]{0,40}(?:is|equals) the sum of the (?:single |two |separate )?probabilities|probability (?:that|of) both[^.?!]{0,40}(?:is|equals) the sum/,
    /(?:add(?:ing|ed)?|sum of|plus)[^.?!]{0,25}(?:two|2) (?:minus(?:es)?|negatives?)[^.?!]{0,40}(?:positive|plus)/,
    /(?:two|2) (?:minuses|negatives?)[^.?!]{0,20}(?:add(?:ed|ing)?|plus|together)[^.?!]{0,30}(?:positive|plus)/,
    /(?:minus|negative) (?:plus|and) (?:a )?(?:minus|negative)[^.?!]{0,15}(?:is|makes|gives|are) (?:a )?(?:plus|positive)/,
    /minus inside[^.?!]{0,15}turns into a plus|sign inside[^.?!]{0,20}(?:flips|changes) (?:once|when) the bracket/,
    /(?:square of (?:a|the) sum|squaring (?:a|the) (?:sum|bracket))[^.?!]{0,30}(?:sum of (?:the )?squares|square (?:each|every|both))|the square goes to each/,
    /(?:root of (?:a|the) sum)[^.?!]{0,20}(?:sum of (?:the )?roots)|(?:sum of (?:the )?(?:square )?roots)[^.?!]{0,20}root of (?:the|a) sum/,
    /logarithm of (?:a|the) sum[^.?!]{0,20}sum of (?:the )?logarithms|sum of (?:the )?logarithms[^.?!]{0,20}logarithm of (?:the|a) sum/,
    /(?:add|adding)[^.?!]{0,20}fractions[^.?!]{0,50}(?:(?:add|adding) (?:the )?(?:tops|numerators)[^.?!]{0,25}(?:bottoms|denominators))/,
    /(?:add|sum) (?:both )?(?:the )?(?:tops|numerators)[^.?!]{0,20} and (?:add |sum )?(?:the )?(?:bottoms|denominators)(?! must)/,
    /(?:multiply(?:ing)?|product of)[^.?!]{0,25}powers?[^.?!]{0,45}(?:exponents|powers) (?:are |get |must be )?multipl/,
    /power of (?:a )?power[^.?!]{0,30}(?:exponents|powers) (?:are |get )?add/,
    /(?:to the|zero(?:th)?) power (?:of )?(?:zero|0)?[^.?!]{0,12}(?:is|gives|equals) (?:always )?(?:zero|0)(?!\p{L}|[.,]\d)/u,
    /(?:anything|any number|every number)[^.?!]{0,25}power (?:of )?(?:zero|0)[^.?!]{0,15}(?:is|gives|equals) (?:zero|0|itself)/,
    /inequality (?:sign|symbol)?[^.?!]{0,20}(?:stays|keeps|remains|doesn'?t (?:change|flip)|does not (?:change|flip)|never)[^.?!]{0,50}negative|(?:divid|multipl)\p{L}+[^.?!]{0,40}negative[^.?!]{0,60}(?:sign|direction)[^.?!]{0,20}(?:stays|remains|keeps|is kept|doesn'?t (?:change|flip)|does not (?:change|flip))/u,
    /(?:mov|carr|bring|tak)\p{L}*[^.?!]{0,40}(?:other side|across)[^.?!]{0,40}(?:keeps? (?:its|the) sign|same sign|sign stays|sign (?:doesn'?t|does not) change|without changing (?:its|the) sign)/u,
    /(?:divid\p{L}+)[^.?!]{0,20}fractions?[^.?!]{0,50}(?:flip|turn|invert)\p{L}*[^.?!]{0,15}first/u,
    /(?:median)[^.?!,\d]{0,15}(?:is|means)[^.?!,\d]{0,15}(?:average|mean|sum of all)|(?:mean|average) (?:is|means) the middle (?:number|value)/,
    /(?:multipl\p{L}+)[^.?!]{0,25}always[^.?!]{0,15}(?:bigger|larger|greater)|division always[^.?!]{0,15}(?:smaller|less)/u,
    /(?:1|one) is (?:a |the (?:first|smallest) )prime|(?:2|two) is not (?:a )?prime/,
    /(?:zero|0) is (?:a )?(?:positive|negative) (?:number|integer)|(?:you can|it'?s (?:allowed|fine) to) divide by (?:zero|0)|divid\p{L}+ by (?:zero|0) (?:gives|is|equals) (?:zero|0)/u,
    /angles? (?:of|in) (?:a|any|every) triangle[^.?!]{0,30}(?:360|90|270) ?(?:°|degrees)|angles? (?:of|in) (?:a|any|every) (?:quadrilateral|rectangle)[^.?!]{0,30}180 ?(?:°|degrees)/,
    /(?:diameter)[^.?!]{0,12}(?:is|equals) half (?:of )?(?:the |a )?radius|radius[^.?!]{0,12}(?:is|equals) (?:twice|two times) the diameter/,
    /(?:longer|more) (?:decimals?|digits)[^.?!]{0,30}(?:is|are|means?)[^.?!]{0,12}(?:bigger|larger|greater)/,
    /(?:increase|raise|rise|up)\p{L}*[^.?!]{0,40}percent[^.?!]{0,60}(?:decrease|lower|drop|down)\p{L}*[^.?!]{0,40}same percent[^.?!]{0,40}(?:back|original|same price|old price)/u,
    /(?:area)[^.?!]{0,15}(?:is|means|equals)[^.?!]{0,12}(?:sum of (?:all )?(?:the |its )?sides)|perimeter[^.?!]{0,15}(?:is|equals) (?:the )?(?:length times|product of)/,
    /(?:left to right|in the order)[^.?!]{0,40}(?:whatever|no matter|regardless)[^.?!]{0,25}(?:operation|sign|multipl)|addition (?:always )?(?:comes|goes|is done) before multiplication/,
    /(?:heavier|heavy)[^.?!]{0,25}(?:fall|falls)[^.?!]{0,12}faster(?! in air)|(?:current|force|speed)[^.?!]{0,12}(?:is|equals) (?:voltage times resistance|mass divided by acceleration|time divided by distance|distance times time)/,
    /(?:voltage|current) (?:is|equals) (?:current divided by|voltage times|the product of voltage and) resistance|density (?:is|equals) (?:mass times volume|volume (?:divided by|over) mass)|speed (?:is|equals) (?:distance times time|time (?:divided by|over) distance)/,
    /inequality (?:sign|symbol) (?:never|doesn'?t|does not) (?:changes?|flips?)[^.?!]{0,60}(?:whatever|any|no matter|when we divide|when you divide)/,
    /all primes? (?:numbers? )?are odd|every prime (?:number )?is odd|all odd numbers are prime/,
    /(?:discriminant|\bd\b)[^.?!<>=]{0,25}(?:negative|less than (?:zero|0)|< ?0)(?:(?!(?:if|when) )[^.?!<>=]){0,40}(?:one|two|a|1|2) (?:\p{L}+ )?(?:real )?roots?|(?:discriminant|\bd\b)[^.?!<>=]{0,20}(?:is|equals|=) ?(?:zero|0)(?:(?!(?:if|when) )[^.?!<>=]){0,30}(?:no|two|2) (?:real )?roots?/u,
    /(?:square root|root)[^.?!]{0,20}(?:is|means|equals) (?:half|the number divided by (?:2|two))|squar\p{L}+[^.?!]{0,20}(?:is|means) (?:multiplying by|times|doubl\p{L}+ by) (?:two|2)(?!\p{L})/u,
    /(?:subtract\p{L}*)[^.?!]{0,20}negative[^.?!]{0,30}(?:same as|is) subtracting(?! a positive)/u,
  ],
  ru: [
    /средняя скорость[^.?!]{0,30}(?:равна|это|есть)[^.?!]{0,12}(?:полусумм\p{L}+|средн\p{L}+ арифметическ\p{L}+)[^.?!]{0,12}скорост/u,
    /вероятность[^.?!]{0,50}(?:оба|обе|обоих|и то и другое)[^.?!]{0,40}(?:равна|это) сумм\p{L}+ вероятност/u,
    /(?:складыва\p{L}+|сложи\p{L}+|сложени\p{L}+|сумм\p{L}+)[^.?!]{0,30}(?:дв(?:а|ух|умя) )?(?:отрицательн\p{L}+|минус\p{L}*)[^.?!]{0,45}(?:положительн\p{L}+|плюс)/u,
    /минус (?:и|плюс|да) минус[^.?!]{0,20}(?:плюс|положительн)/,
    /квадрат\p{L}* суммы[^.?!]{0,30}сумм\p{L}+ квадратов|(?:возвод\p{L}+|возвест\p{L}+) (?:в квадрат )?(?:сумму|скобку)[^.?!]{0,40}кажд\p{L}+ (?:слагаемое|число|член)[^.?!]{0,20}(?:в квадрат|отдельно)/u,
    /кор(?:ень|ня) (?:из )?суммы[^.?!]{0,25}сумм\p{L}+ корней|сумм\p{L}+ корней[^.?!]{0,25}кор\p{L}+ (?:из )?суммы/u,
    /логарифм\p{L}* суммы[^.?!]{0,25}сумм\p{L}+ логарифмов|сумм\p{L}+ логарифмов[^.?!]{0,25}логарифм\p{L}* суммы/u,
    /(?:складыва\p{L}+|сложи\p{L}+|сложени\p{L}+)[^.?!]{0,25}дроб\p{L}+[^.?!]{0,60}числител\p{L}+[^.?!]{0,40}знаменател\p{L}+[^.?!]{0,15}(?:тоже|со знаменател|склад|слож)|числител\p{L}+ (?:складыва\p{L}+ )?с числител\p{L}+[^.?!]{0,20}знаменател\p{L}+ со знаменател/u,
    /(?:умнож\p{L}+|произведени\p{L}+)[^.?!]{0,30}степен\p{L}+[^.?!]{0,50}показател\p{L}+[^.?!]{0,12}(?:перемнож|умнож)/u,
    /степен\p{L}+ в степень[^.?!]{0,35}показател\p{L}+[^.?!]{0,12}(?:склад|слож)/u,
    /(?:нулев\p{L}+ степен\p{L}+|степен\p{L}+ (?:ноль|нуль|0)|в степени (?:ноль|0))[^.?!]{0,25}(?:равн\p{L}+|это|даёт|дает|будет) (?:нулю|ноль|нуль|0)(?!\p{L}|[.,]\d)/u,
    /(?:на отрицательн\p{L}+|на минус)[^.?!]{0,60}знак[^.?!]{0,25}(?:не меня|не измен|сохран|оста|не перевор)|знак неравенства[^.?!]{0,25}(?:никогда не|не меня|сохраня|оста[её]тся)[^.?!]{0,40}отрицательн/u,
    /(?:перенос\p{L}+|перенес\p{L}+)[^.?!]{0,45}(?:знак[^.?!]{0,15}(?:не меня|сохраня|оста[её]тся|прежн)|с (?:тем же|прежним) знаком|без изменения знака)/u,
    /(?:делени\p{L}+|дел\p{L}+)[^.?!]{0,20}дроб\p{L}+[^.?!]{0,50}(?:переворачива\p{L}+|перевер\p{L}+)[^.?!]{0,12}перв/u,
    /медиана[^.?!]{0,12}(?:это|—|равна)[^.?!]{0,15}(?:среднее арифметическое|сумма всех)|среднее арифметическое[^.?!]{0,12}(?:это|—)[^.?!]{0,15}(?:число )?посередине/u,
    /(?:умножени\p{L}+|умножая)[^.?!]{0,20}всегда[^.?!]{0,15}увелич|делени\p{L}+ всегда[^.?!]{0,15}уменьш/u,
    /(?:дискриминант|d)[^.?!<>=]{0,20}(?:отрицател\p{L}+|меньше нуля|< ?0)(?:(?!(?:если|при|когда) )[^.?!<>=]){0,45}(?:один|два|1|2|имеет) (?:\p{L}+ )?(?:корень|корня)|(?:дискриминант|d)[^.?!<>=]{0,15}(?:равен нулю|= ?0)(?:(?!(?:если|при|когда) )[^.?!<>=]){0,35}(?:нет корней|корней нет|два корня|2 корня)/u,
    /все простые числа нечетн|каждое простое число нечетн|все нечетные числа простые/,
    /(?:единица|1) (?:это |— |- )?прост\p{L}+ число|(?:двойка|2) (?:это |— |- )?не прост/u,
    /(?:на (?:ноль|нуль|0) )(?:можно )?(?:делить можно|деление (?:даёт|дает|равно) (?:ноль|нуль|0))|делени\p{L}+ на (?:ноль|нуль|0)[^.?!]{0,12}(?:даёт|дает|равно|это) (?:ноль|нуль|0)/u,
    /сумм\p{L}+ углов[^.?!]{0,25}треугольник\p{L}*[^.?!]{0,25}(?:360|90|270)|сумм\p{L}+ углов[^.?!]{0,25}(?:четыр[её]хугольник\p{L}*|прямоугольник\p{L}*|параллелограмм\p{L}*)[^.?!]{0,25}180/u,
    /диаметр[^.?!]{0,15}(?:это|равен|—)[^.?!]{0,10}половин\p{L}+ радиуса|радиус[^.?!]{0,15}(?:вдвое|в два раза|в 2 раза) больше диаметра/u,
    /чем больше (?:цифр|знаков)[^.?!]{0,30}тем (?:число )?больше/,
    /площадь[^.?!]{0,20}(?:это|равна|—)[^.?!]{0,10}сумм\p{L}+ (?:всех |длин )?(?:всех )?сторон|периметр[^.?!]{0,20}(?:это|равен|—)[^.?!]{0,12}(?:произведение|длина,? умноженная)/u,
    /сложение (?:всегда )?(?:выполня\p{L}+|идёт|идет|делают) (?:раньше|до|перед) умножени|(?:слева направо|по порядку)[^.?!]{0,30}(?:какие бы|независимо|неважно)/u,
    /тяж[её]л\p{L}+[^.?!]{0,25}пада\p{L}+[^.?!]{0,12}быстрее/u,
    /(?:сила тока|ток)[^.?!]{0,12}(?:равн\p{L}+|это)[^.?!]{0,20}(?:произведени\p{L}+ напряжени|напряжени\p{L}+,? умноженн)|плотность[^.?!]{0,12}(?:равна|это)[^.?!]{0,12}(?:произведени\p{L}+ массы|объ[её]м\p{L}*,? (?:деленн|делённ))|скорость[^.?!]{0,12}(?:равна|это)[^.?!]{0,12}(?:произведени\p{L}+ (?:пути|расстояния)|время,? (?:деленн|делённ))/u,
    /кор(?:ень|ня)[^.?!]{0,20}(?:это|значит|означает)[^.?!]{0,10}(?:половина|поделить на (?:два|2))|(?:в квадрат|квадрат числа)[^.?!]{0,15}(?:это|значит|означает)[^.?!]{0,15}(?:умножить на (?:два|2)|удвоить)(?!\p{L})/u,
  ],
}

const denied: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:not|n'?t|never|no|wrong|mistake|false|myth|only (?:when|if|in)|unless|why (?:is|can|does)|you (?:wrote|thought|added)|many (?:people|students)|some (?:people|students)|careful|if (?:it|that) were|would)(?!\p{L})|n't(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|нельзя|неверно|ошибка|ошибочно|миф|никогда|только (?:если|при|когда)|почему|многие|часто (?:думают|пишут|путают)|бы|осторожно|ты (?:написал\p{L}*|сложил\p{L}*))(?!\p{L})/iu,
}
/** Rules that are false because of their own "not". */
const ownNot =
  /n'?t (?:change|flip)|not (?:change|flip|prime|a prime)|never|не меня|не измен|не перевор|никогда не|не прост/iu

/** The false rule that a sentence states; null if there is none. */
export function falseRule(sentence: string, language: Language): string | null {
  const text = sentence
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\$([^$]*)\$/g, '$1')
  const plain = text.replaceAll('ё', 'е')
  for (const rule of falseRules[language]) {
    const match = rule.exec(plain) ?? rule.exec(text)
    if (!match) continue
    const others = text.replace(ownNot, ' ')
    const isOwnNot = ownNot.test(match[0])
    if (denied[language].test(isOwnNot ? others : text) || /\?["»”)*_\s]*$/.test(sentence)) continue
    return match[0]
  }
  return null
}
