import { type Rational, rational } from '../math/rational.ts'
import { type CompoundUnit, unitNamed } from '../math/units.ts'
import { type Both, both, wordPattern } from './measured.ts'

/**
 * A physical quantity of school: its letter, unit and names, and the words by which a text refers to it, in lower case.
 */
export interface Kind {
  readonly id: string
  /** LaTeX. */
  readonly symbol: Both
  readonly unit: CompoundUnit | null
  readonly name: Both
  /** In a question these words ask for the quantity; beside a number they say what the number is. */
  readonly words: RegExp
  /** Temperatures measured from absolute zero (kelvin). */
  readonly isAbsolute: boolean
}

/** `id | symbol | unit | name | Russian name | words`. Where symbols or units differ by language: English ~ Russian. */
const source = String.raw`
way | s | m | distance | путь | how far|distance|path|how many (?:km|kilomet|met|mile)|расстояни|пут[ьи]|сколько (?:километров|метров|км)|длин\p{L}* пути|перемещени|прош[её]л|проехал|пройд[её]т|проедет|проплыв|пробежал|пролет
speed | v | m/s | speed | скорость | speed|velocity|how fast|скорост
speed-start | v_0 | m/s | initial speed | начальная скорость | initial(?:ly)? |starting (?:speed|velocity)|from$|from a speed of|начальн\p{L}* скорост|от$|со? скорост\p{L}*$
speed-end | v | m/s | final speed | конечная скорость | final (?:speed|velocity)|speed|velocity|how fast|to$|reach|конечн\p{L}* скорост|скорост|до$|достиг
time | t | s | time | время | how long|time|how many (?:hours|minutes|seconds)|duration|сколько (?:времени|часов|минут|секунд)|врем|через сколько|как долго
acceleration | a | m/s² | acceleration | ускорение | accelerat\p{L}*(?! from)|ускорени
mass | m | kg | mass | масса | mass|how heavy|how many (?:kg|kilograms|grams)|масс|сколько (?:килограммов|граммов|кг|тонн)
volume | V | m³ | volume | объём | volume|how many lit|объ[её]м|сколько литров|[её]мкост\p{L}* (?:бак|бочк|сосуд)
density | ρ | kg/m³ | density | плотность | density|плотност
gravity | F_g ~ F_{\text{т}} | N | force of gravity | сила тяжести | weight|weigh|gravity|gravitational force|(?<!\p{L})вес(?:а|ом|у|ит)?(?!\p{L})|сил\p{L}* тяжести
force | F | N | force | сила | force|сил[аеуыо]
stiffness | k | N/m | stiffness | жёсткость | spring constant|stiffness|ж[её]сткост
stretch | x | m | extension | удлинение | extension|stretch|elongat|compress|удлин|растян|сжат|деформац|на сколько
pressure | p | Pa | pressure | давление | pressure|давлени
area | A ~ S | m² | area | площадь | area|площад
height | h | m | height | высота | height|high|tall|altitude|высот
depth | h | m | depth | глубина | depth|deep|глубин|высот\p{L}* столба
g | g | m/s² | free fall acceleration | ускорение свободного падения | free fall acceleration|ускорени\p{L}* свободного падения
buoyancy | F_A | N | buoyant force | архимедова сила | buoyan|archimed|upthrust|архимед|выталкив
work | W ~ A | J | work | работа | work|работ[аыуе]
power | P ~ N | W | power | мощность | power|мощност
electric-power | P | W | power | мощность | power|мощност
potential | E_p ~ E_{\text{п}} | J | potential energy | потенциальная энергия | potential energy|g\.?p\.?e\.?(?!\p{L})|потенциальн
kinetic | E_k ~ E_{\text{к}} | J | kinetic energy | кинетическая энергия | kinetic energy|k\.?e\.?(?!\p{L})|кинетическ
force-1 | F_1 | N | first force | первая сила | force|сил[аеуыо]
force-2 | F_2 | N | second force | вторая сила | force|сил[аеуыо]
arm-1 | l_1 | m | first arm | первое плечо | arm|lever|плеч
arm-2 | l_2 | m | second arm | второе плечо | arm|lever|плеч
area-1 | A_1 ~ S_1 | m² | area of the small piston | площадь малого поршня | small\p{L}* (?:piston|area)|first|мал\p{L}* поршн|меньш
area-2 | A_2 ~ S_2 | m² | area of the large piston | площадь большого поршня | large\p{L}* (?:piston|area)|big|second|больш\p{L}* поршн|больш
efficiency | \eta | % | efficiency | КПД | efficien|кпд|коэффициент\p{L}* полезного
useful | W_u ~ A_{\text{п}} | J | useful work | полезная работа | useful|полезн
spent | W_t ~ A_{\text{з}} | J | work done in all | затраченная работа | total|spent|input|in all|consum|затрач|полн\p{L}* работ|соверш
heat | Q | J | amount of heat | количество теплоты | heat (?:is|energy|does|must|was|needed|required|released)|(?:much|of) (?:heat|energy|thermal energy)|heat\s*\?|количеств\p{L}* теплот|сколько (?:тепла|теплоты|энергии)|как\p{L}* энерги
capacity | c | J/(kg·°C) | specific heat capacity | удельная теплоёмкость | specific heat(?: capacity)?(?! of (?:fusion|vapor|vapour|melt|comb))|тепло[её]мкост
temperature-start | t_1 | °C | initial temperature | начальная температура | from|initial(?:ly)?|start|at$|от|начальн\p{L}* температур|взят\p{L}* при|температур
temperature-end | t_2 | °C | final temperature | конечная температура | to$|final|until|end temperature|до$|конечн\p{L}* температур|до температур
warming | \Delta t | °C | change of temperature | изменение температуры | by$|change (?:of|in) temperature|temperature (?:change|rise|difference)|на$|изменени\p{L}* температур|на сколько (?:градус|нагре|остын|измен)|how (?:many degrees|much does the temperature)
fusion | λ | J/kg | specific heat of fusion | удельная теплота плавления | heat of fusion|heat of melting|теплот\p{L}* плавлени
vaporisation | L | J/kg | specific heat of vaporization | удельная теплота парообразования | heat of vapou?ri[sz]ation|теплот\p{L}* парообразовани
burning | q | J/kg | heat of combustion | удельная теплота сгорания | heat of combustion|теплот\p{L}* сгорани
current | I | A | current | сила тока | current|amperage|сил\p{L}* тока|(?<!\p{L})ток(?!\p{L})
voltage | V ~ U | V | voltage | напряжение | voltage|potential difference|напряжени
resistance | R | Ω | resistance | сопротивление | resistance|resistor|сопротивлени|резистор
resistivity | ρ | Ω·m ~ Ом·мм²/м | resistivity | удельное сопротивление | resistivity|удельн\p{L}* сопротивлени
length | l | m | length | длина | length|how long is the wire|long|длин
section | A ~ S | m² | cross-section | площадь сечения | cross.?section|area|сечени
charge | q | C | charge | заряд | charge|заряд
electric-work | W ~ A | J | work of the current | работа тока | work|energy|how many kwh|сколько квт|работ[аыуе]|энерги
joule-heat | Q | J | heat | количество теплоты | heat|теплот|тепла
resistance-1 | R_1 | Ω | first resistance | первое сопротивление | resist|сопротивлени
resistance-2 | R_2 | Ω | second resistance | второе сопротивление | resist|сопротивлени
focal | F | m | focal length | фокусное расстояние | focal|фокусн
lens-power | D | dpt | optical power | оптическая сила | optical power|power of (?:the|a) lens|оптическ\p{L}* сил
object-distance | d | m | object distance | расстояние до предмета | object|candle|предмет|свеч
image-distance | f | m | image distance | расстояние до изображения | image|screen|изображени|экран
magnification | \Gamma |  | magnification | увеличение | magnification|увеличени
refraction | n |  | refractive index | показатель преломления | refractive index|index of refraction|показател\p{L}* преломлени
light-speed-in | v | m/s | speed of light in it | скорость света в среде | speed of light in|скорост\p{L}* (?:распространения )?света в
c | c | m/s | speed of light | скорость света | speed of light(?! in)|скорост\p{L}* света(?! в)
friction | F | N | force of friction | сила трения | friction|трени
friction-number | μ |  | coefficient of friction | коэффициент трения | coefficient of friction|коэффициент\p{L}* трени
momentum | p | kg·m/s | momentum | импульс | momentum|импульс
radius | r | m | radius | радиус | radius|радиус
period | T | s | period | период | period|период
frequency | f ~ \nu | Hz | frequency | частота | frequency|частот
turns | N |  | number of oscillations | число колебаний | oscillation|revolution|turns|swings|number|колебани|оборот
wavelength | λ | m | wavelength | длина волны | wavelength|длин\p{L}* волн
wave-speed | v | m/s | speed of the wave | скорость волны | speed|velocity|скорост
amount | n ~ \nu | mol | amount of substance | количество вещества | moles|amount of (?:substance|gas)|количеств\p{L}* веществ|сколько молей
gas-temperature | T | K | temperature | температура | temperature|температур
gas-volume | V | m³ | volume | объём | volume|объ[её]м
molar | M | kg/mol | molar mass | молярная масса | molar mass|молярн\p{L}* масс
gas-constant | R | J/(mol·K) | gas constant | газовая постоянная | gas constant|газов\p{L}* постоянн
pressure-1 | p_1 | Pa | first pressure | начальное давление | initial|from|pressure|начальн|от|давлени
pressure-2 | p_2 | Pa | second pressure | конечное давление | final|new|to$|what.*pressure|pressure (?:be|become)|конечн|новое|до$|станет|давлени
volume-1 | V_1 | m³ | first volume | начальный объём | initial|from|volume|occup|начальн|от|объ[её]м|занима
volume-2 | V_2 | m³ | second volume | конечный объём | final|new|to$|volume|конечн|нов|до$|станет|займ[её]т|объ[её]м
temperature-1 | T_1 | K | first temperature | начальная температура | initial|from|at$|temperature|начальн|от|при (?:температуре)?|температур
temperature-2 | T_2 | K | second temperature | конечная температура | final|new|to$|temperature|конечн|нов|до$|температур
charge-1 | q_1 | C | first charge | первый заряд | charge|заряд
charge-2 | q_2 | C | second charge | второй заряд | charge|заряд
apart | r | m | distance between them | расстояние между ними | distance|apart|расстояни
coulomb-constant | k | N·m²/C² | Coulomb's constant | коэффициент | constant|коэффициент
field | E | N/C | field strength | напряжённость | field|напряж[её]нност
capacitance | C | F | capacitance | электроёмкость | capacit|[её]мкост
capacitor-energy | W | J | energy of the capacitor | энергия конденсатора | energy|энерги
emf | ε | V | electromotive force | ЭДС | emf|electromotive|эдс|электродвижущ
external | R | Ω | external resistance | внешнее сопротивление | external|load|внешн|сопротивлени\p{L}* (?:нагрузки|цепи|резистора|проводника)|замкнут|резистор
internal | r | Ω | internal resistance | внутреннее сопротивление | internal|внутренн
photon-energy | E | J | energy of the photon | энергия фотона | energy|энерги
planck | h | J·s | Planck's constant | постоянная Планка | planck|планк
rest-energy | E | J | rest energy | энергия покоя | energy|энерги
field-b | B | T | magnetic field | магнитная индукция | magnetic (?:field|induction|flux density)|индукци
centripetal | a | m/s² | centripetal acceleration | центростремительное ускорение | centripetal|acceleration|центростремительн|ускорени
angular | ω | Hz | angular speed | угловая скорость | angular|углов
inductance | L | H | inductance | индуктивность | inductance|индуктивност
magnetic-flux | \Phi | Wb | magnetic flux | магнитный поток | flux|поток
heater | Q_1 | J | heat taken in | теплота от нагревателя | from (?:the )?(?:heater|hot)|receives?|takes in|absorbs?|от нагревателя|получ
cooler | Q_2 | J | heat given off | теплота холодильнику | to (?:the )?(?:cooler|cold)|gives? (?:off|out|up)|releases?|rejects?|холодильник|отда
mass-1 | m_1 | kg | first mass | первая масса | mass|масс
mass-2 | m_2 | kg | second mass | вторая масса | mass|масс
time-together | t | h | time together | время вместе | together|both|jointly|вместе|совместн|оба(?!\p{L})|обе(?!\p{L})
time-1 | t_1 | h | time of the first alone | время первого | first|one|alone|перв|один|одна
time-2 | t_2 | h | time of the second alone | время второго | second|other|another|alone|втор|друг|один|одна
speed-1 | v_1 | km/h | speed of the first | скорость первого | first|one|speed|перв|скорост
speed-2 | v_2 | km/h | speed of the second | скорость второго | second|other|speed|втор|друг|скорост
meeting-time | t | h | time | время | when|how long|how many (?:hours|minutes)|after what time|(?:in|after|for)$|когда|через (?:какое|сколько)|сколько (?:времени|часов|минут)|врем
gap | s | km | distance | расстояние | how far|distance|apart|расстояни|длин
own-speed | v | km/h | own speed | собственная скорость | still water|own speed|(?:boat|ship)(?![^,.?]*(?:with|against|upstream|downstream))|собственн|(?:лодк|катер|теплоход)(?![^,.?]*(?:по|против) течени)|стояч|неподвижн
current-speed | u | km/h | speed of the current | скорость течения | (?:the )?(?:current|stream|river|flow)|течени|реки
speed-with | v_{+} | km/h | speed with the current | скорость по течению | downstream|with the (?:current|stream)|по течению
speed-against | v_{-} | km/h | speed against the current | скорость против течения | upstream|against|против течения
way-1 | s_1 | km | first part of the way | первая часть пути | first|then|перв|сначала|прош|проехал
way-2 | s_2 | km | second part of the way | вторая часть пути | then|second|next|затем|потом|втор|ещ[её]
part-time-1 | t_1 | h | first time | первое время | first|in$|for$|за$|перв
part-time-2 | t_2 | h | second time | второе время | second|in$|for$|за$|втор
mean-speed | v_{m} ~ v_{\text{ср}} | km/h | average speed | средняя скорость | average speed|mean speed|средн\p{L}* скорост
particles | N |  | number of particles | число частиц | how many (?:molecules|atoms|particles|ions)|number of (?:molecules|atoms|particles)|сколько (?:молекул|атомов|частиц)|числ\p{L}* (?:молекул|атомов|частиц)
avogadro | N_A | mol⁻¹ | Avogadro constant | постоянная Авогадро | avogadro|авогадро
molar-volume | V_m | l/mol | molar volume | молярный объём | molar volume|молярн\p{L}* объ[её]м
gas-amount-volume | V | l | volume of the gas | объём газа | volume|how many lit|объ[её]м|сколько литров
solution-volume | V | l | volume of the solution | объём раствора | volume|объ[её]м
concentration | c | mol/l | molar concentration | молярная концентрация | molarity|concentration|molar concentration|концентраци|молярност
concentration-1 | c_1 | mol/l | concentration before | начальная концентрация | initial|of (?:a|an)$|concentration|molar|начальн|исходн|концентраци
concentration-2 | c_2 | mol/l | concentration after | конечная концентрация | final|new|concentration|molar|конечн|нов|концентраци
solution-volume-1 | V_1 | l | volume before | начальный объём | initial|of$|volume|начальн|исходн|объ[её]м
solution-volume-2 | V_2 | l | volume after | конечный объём | final|to$|new|volume|конечн|нов|до$|объ[её]м
solute | m_1 ~ m_{\text{в}} | g | mass of the dissolved substance | масса растворённого вещества | (?:mass|grams|much)[^.?]*(?:salt|sugar|solute|substance|acid|alkali)|salt|sugar|solute|dissolv|сол[ьи]|сахар|веществ|кислот
solution | m | g | mass of the solution | масса раствора | solution|раствор(?:а|е|у|ом)?(?!\p{L})
solvent | m_2 ~ m_{\text{р}} | g | mass of the water | масса воды | water|solvent|вод[ыеау]|растворител
mass-share | w | % | mass fraction | массовая доля | mass fraction|percent|concentration|what %|share|массов\p{L}* дол|процентн|концентраци|сколько процентов
big-g | G | N·m²/kg² | gravitational constant | гравитационная постоянная | gravitational constant|гравитационн\p{L}* постоянн
`

const kinds = new Map<string, Kind>()
for (const line of source.trim().split('\n')) {
  const [id, symbol, unit, en, ru, ...words] = line.split(' | ').map((part) => part.trim())
  const [symbolEn, symbolRu] = symbol!.split(' ~ ')
  kinds.set(id!, {
    id: id!,
    symbol: both(symbolEn!, symbolRu ?? symbolEn!),
    unit: unit === '' ? null : unitNamed(unit!.split(' ~ ')[0]!),
    name: both(en!, ru!),
    words: wordPattern(words.join(' | ')),
    isAbsolute: ['gas-temperature', 'temperature-1', 'temperature-2'].includes(id!),
  })
}

export const allKinds = (): readonly Kind[] => [...kinds.values()]

export function kindOf(id: string): Kind {
  const kind = kinds.get(id)
  if (!kind) throw new Error(`no such quantity: ${id}`)
  return kind
}

/** Physical constants; a value given in the text takes precedence. */
export const constants: Readonly<Record<string, { readonly value: Rational; readonly also?: readonly Rational[] }>> = {
  // Schools use 9.8, 9.81 or 10, and none of them is a mistake.
  g: { value: rational(98, 10), also: [rational(10), rational(981, 100)] },
  c: { value: rational(300_000_000) },
  'gas-constant': { value: rational(831, 100), also: [rational(8314, 1000)] },
  'coulomb-constant': { value: rational(9_000_000_000) },
  planck: { value: rational(663n, 10n ** 36n), also: [rational(66n, 10n ** 35n), rational(6626n, 10n ** 37n)] },
  'big-g': { value: rational(667n, 10n ** 13n) },
  avogadro: { value: rational(602n * 10n ** 21n), also: [rational(6022n * 10n ** 20n)] },
  'molar-volume': { value: rational(224, 10_000) },
}

/** A table of materials in SI: `material words | value`, rounded as in school tables. */
const table = (rows: string): readonly { readonly words: RegExp; readonly value: Rational }[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [words, value] = row.split(' | ').map((part) => part.trim())
      const [head, exponent = '0'] = value!.split('e')
      const [whole = '0', digits = ''] = head!.split('.')
      const shift = Number(exponent) - digits.length
      const n = BigInt(`${whole}${digits}`)
      return {
        words: wordPattern(words!),
        value: shift < 0 ? rational(n, 10n ** BigInt(-shift)) : rational(n * 10n ** BigInt(shift)),
      }
    })

export const materials: Readonly<Record<string, readonly { readonly words: RegExp; readonly value: Rational }[]>> = {
  density: table(`
ice|л[её]д|льд | 900
mercury|ртут | 13600
sea ?water|salt water|морск\\p{L}* вод | 1030
water|вод(?:а|е|у|ы|ой)(?![а-яё]) | 1000
kerosene|керосин | 800
oil|масл | 900
petrol|gasoline|бензин | 710
alcohol|ethanol|спирт | 800
alumin|алюмини | 2700
copper|медь|меди|медн | 8900
iron|железо|железа|железн | 7800
steel|сталь|стали|стальн | 7800
lead(?!ing|s)|свин(?:ец|ц) | 11300
gold|золот | 19300
silver|серебр | 10500
oak|дуб | 700
pine|сосн | 400
`),
  capacity: table(`
ice|л[её]д|льд | 2100
water|вод(?:а|е|у|ы|ой)(?![а-яё])|чай | 4200
alumin|алюмини | 920
copper|медь|меди|медн | 400
iron|железо|железа|железн | 460
steel|сталь|стали|стальн | 500
lead(?!ing|s)|свин(?:ец|ц) | 140
brass|латун | 400
alcohol|спирт | 2500
oil|масл | 1700
`),
  fusion: table(`
ice|snow|л[её]д|льд|снег | 340000
lead(?!ing|s)|свин(?:ец|ц) | 25000
alumin|алюмини | 390000
copper|медь|меди|медн | 210000
tin|олов | 59000
`),
  vaporisation: table(`
water|steam|вод[аеуыо]|пар | 2300000
alcohol|спирт | 900000
`),
  burning: table(`
petrol|gasoline|бензин | 4.6e7
kerosene|керосин | 4.6e7
coal|уголь|угля | 2.7e7
wood|дров | 1.0e7
natural gas|природн\\p{L}* газ | 4.4e7
diesel|дизел | 4.2e7
alcohol|спирт | 2.7e7
`),
  resistivity: table(`
copper|медь|меди|медн | 1.7e-8
alumin|алюмини | 2.8e-8
iron|железо|железа|железн | 1.0e-7
nichrome|нихром | 1.1e-6
nickeline|никелин | 4.0e-7
`),
}
