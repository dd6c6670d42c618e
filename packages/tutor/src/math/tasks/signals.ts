import { regExpOf } from '../../pattern.ts'

/**
 * Words that introduce a relation, a change or another quantity. A task reader must account for every one in the text:
 * ignoring one would silently give a wrong answer.
 */
const words = [
  // Factors and parts
  'twice|thrice|doubl\\p{L}*|tripl\\p{L}*|half|halves|quarters?|thirds?|fifths?|times|dozens?|couple|pairs?',
  'вдвое|втрое|вчетверо|раза?|полов\\p{L}*|пол(?:кирпич|литр|килограмм|стакан|метр|километр)\\p{L}*|полтора|полторы|полутора|треть|трети|четверть|четверти|четвертую|дюжин\\p{L}*|пар',
  // Numbers as words
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand',
  'два|две|двух|двум|двумя|три|тр[её]х|трём|трем|тремя|четыре|четыр[её]х|пять|пяти|шесть|шести|семь|семи|восемь|восьми|девять|девяти|десять|десяти|двенадцать|двенадцати|пятнадцать|двадцать|тридцать|сорок|пятьдесят|сто|ста|тысяч\\p{L}*|двое|трое|четверо|пятеро|обоих|обеих',
  // Comparing
  'more|fewer|less|than|as (?:many|much|old|long|far|fast|heavy)|increas\\p{L}*|decreas\\p{L}*|rais\\p{L}*|rose|rises?|grew|grows?|fell|falls?|drop\\p{L}*|reduc\\p{L}*|older|younger|longer|shorter|larger|smaller|greater|faster|slower|heavier|lighter|cheaper|dearer|higher|lower|farther|further|differ\\p{L}*',
  'больше|меньше|чем|увелич\\p{L}*|уменьш\\p{L}*|повыс\\p{L}*|повыш\\p{L}*|сниз\\p{L}*|сниж\\p{L}*|вырос\\p{L}*|подн\\p{L}*|упал\\p{L}*|сократил\\p{L}*|подорожал\\p{L}*|подешевел\\p{L}*|старше|младше|длиннее|короче|быстрее|медленнее|тяжелее|легче|дешевле|дороже|выше|ниже|дальше|шире|уже|разност\\p{L}*|отстал\\p{L}*|отста[её]т|обогна\\p{L}*|догон\\p{L}*|догна\\p{L}*',
  // What remains, what comes, what goes
  'left|remain\\p{L}*|rest|others?|another|again|back|backwards?|return\\p{L}*|add(?:ed|s|ing)?|remov\\p{L}*|empt\\p{L}*|drain\\p{L}*|leaks?|gave|gives?|given away|sold|sells?|bought|buys?|spent|spends?|spoil\\p{L}*|broken?|broke|ate|eaten|eats|lost|loses?|found|finds|received?s?|borrow\\p{L}*|took|takes away|came|flew|left over|saved?s?|already|still|extra|additional\\p{L}*|change|discount\\p{L}*|off|tips?|tax|except|without|instead|only',
  'остал\\p{L}*|оста[её]тся|остат\\p{L}*|остальн\\p{L}*|друг\\p{L}*|снова|опять|обратно|обратн\\p{L}*|верну\\p{L}*|возвра\\p{L}*|добав\\p{L}*|долил\\p{L}*|убав\\p{L}*|убра\\p{L}*|вытека\\p{L}*|слив\\p{L}*|опорожн\\p{L}*|отдал\\p{L}*|подарил\\p{L}*|прода(?:л|ли|ла|но|ют|ёт)\\p{L}*|купил\\p{L}*|потратил\\p{L}*|израсходовал\\p{L}*|съел\\p{L}*|потерял\\p{L}*|наш[её]л|нашл[аи]|получил\\p{L}*|одолжил\\p{L}*|взял\\p{L}*|прилетел\\p{L}*|улетел\\p{L}*|приш[её]л|пришл[аи]|уш[её]л|ушл[аи]|уехал\\p{L}*|приехал\\p{L}*|ещ[её]|лишн\\p{L}*|сдач\\p{L}*|скидк\\p{L}*|кроме|без|вместо|только|лишь',
  // Whole and share
  'each|every|per|together|both|total\\p{L}*|altogether|in all|equally|shared?|sharing|split|average|mean|median|mix\\p{L}*|ratio|percent\\p{L}*|compound|interest',
  'кажд\\p{L}*|вместе|оба|обе|всего|поровну|разделил\\p{L}*|средн\\p{L}*|смеш\\p{L}*|смес\\p{L}*|отношен\\p{L}*|процент\\p{L}*|одновременно',
  // Negations, and what surrounds something
  "not|\\p{L}+n't|never|none|nobody|no|не|нет|ни|fences?|fenced|around|забор\\p{L}*|изгород\\p{L}*|вокруг|leaves?|joins?|joined|arriv\\p{L}*|passe[sd]|cuts?|saw|вылил\\p{L}*|налил\\p{L}*|отлил\\p{L}*|распил\\p{L}*|разрез\\p{L}*|отрез\\p{L}*|присоедин\\p{L}*|уволил\\p{L}*",
  // Order and time
  'then|after\\p{L}*|before|first|second|next|last|previous|ago|later|earlier|until|yesterday|tomorrow|was|were|will be|originally|initially|at first|so that|in order|if',
  'потом|затем|после|раньше|позже|сначала|перв\\p{L}*|втор\\p{L}*|трет(?:ий|ья|ье|ьего|ьей)|следующ\\p{L}*|последн\\p{L}*|назад|пока|чтобы|если|был[аои]?|будет|стал[аои]?|первоначальн\\p{L}*',
].join('|')
const signal = regExpOf(`(?<![\\p{L}-])(?:${words})(?!\\p{L})|%`, 'gi')

/** Figures and their parts: a number in a geometry task belongs to one of them, and a pattern must know which. */
const partsOfFigures = [
  'diagonals?|mid-?lines?|mid-?segments?|areas?|perimeters?|volumes?|surface|diameters?|circumference|hypotenuse|exterior|external|outside|outer|medians?|bisectors?|inscribed|circumscribed|apothem|chords?|tangents?|same|apex|slant|supplement|complement|isosceles|equilateral|leans?',
  'rhomb(?:us|i)|squares?|rectangles?|trapez(?:oid|ium)s?|parallelograms?|cubes?|spheres?|cones?|cylinders?|prisms?|pyramids?',
  'диагонал\\p{L}*|площад\\p{L}*|периметр\\p{L}*|объ[её]м\\p{L}*|поверхност\\p{L}*|диаметр\\p{L}*|гипотенуз\\p{L}*|внешн\\p{L}*|медиан\\p{L}*|биссектрис\\p{L}*|вписан\\p{L}*|описан\\p{L}*|хорд\\p{L}*|касательн\\p{L}*|боков\\p{L}*|равнобедренн\\p{L}*|равносторонн\\p{L}*|средн\\p{L}* лини[ия]|лини[ия]',
  'ромб\\p{L}*|квадрат(?:а|у|ом|е|ы|ов)?|прямоугольник\\p{L}*|трапеци\\p{L}*|параллелограмм\\p{L}*|куб(?:а|у|ом|е|ы|ов)?|шар(?:а|у|ом|е|ы|ов)?|конус\\p{L}*|цилиндр\\p{L}*|призм\\p{L}*|пирамид\\p{L}*',
  // Digits and lists, when numbers are counted
  'even|odd|ч[её]тн\\p{L}*|неч[её]тн\\p{L}*',
].join('|')
const signalOfFigures = regExpOf(`(?<![\\p{L}-])(?:${words}|${partsOfFigures})(?!\\p{L})|%`, 'gi')

/** A word deeper inside a match than this was skipped, not read (characters). */
const WIDEST = 30

const everywhere = new WeakMap<RegExp, RegExp>()
function global(pattern: RegExp): RegExp {
  const known = everywhere.get(pattern)
  if (known) return known
  const made = regExpOf(pattern.source, [...new Set(`${pattern.flags}g`)].join(''))
  everywhere.set(pattern, made)
  return made
}

/** The number of relations and quantities named in a text without digits. */
export const countsInWords = (text: string): number => [...text.matchAll(signal)].length

/** The signals of a text that no pattern accounts for. */
export function unexplained(text: string, explains: readonly RegExp[], isGeometry = false): string[] {
  const found = [...text.matchAll(isGeometry ? signalOfFigures : signal)]
  if (found.length === 0) return []
  const taken = explains.flatMap((pattern) =>
    [...text.matchAll(global(pattern))].map((each) => ({ start: each.index, end: each.index + each[0].length })),
  )
  // A match of a stem covers the whole word.
  return found
    .filter(({ index, 0: word }) =>
      taken.every(({ start, end }) => start > index || end <= index || end - start > word.length + WIDEST),
    )
    .map(([word]) => word)
}
