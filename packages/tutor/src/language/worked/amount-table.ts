import { regExpOf } from '../../pattern.ts'
import type { Both } from '../../worked/task.ts'

/** An amount of physics or chemistry as tasks and students write it. */
interface AmountWord {
  /** In which it is calculated; `1` for none, `deg` for an angle. */
  readonly unit: string
  readonly letters: readonly string[]
  readonly name: Both
  /** How students name it in words; null: only by its letter. */
  readonly said: RegExp | null
}

/** `id | unit | letters | name | Russian name | words of both languages by which a student names it` */
const source = String.raw`
mass | kg | m м M | the mass | масса | mass|масс
mass-1 | kg | m1 m m_1 M | the first mass | первая масса |
mass-2 | kg | m2 m m_2 M | the second mass | вторая масса |
mass-sum | kg | M m m1+m2 | the mass of both | масса обоих |
grams | g | m м | the mass | масса | mass|масс
volume | m³ | V v | the volume | объём | volume|об[ъь][её]м
density | kg/m³ | ρ p р d D | the density | плотность | density|плотност
force | N | F P f | the force | сила | force|сил
pull | N | F P T Fт Fтяги F1 Fpull | the pulling force | сила тяги | pull|push|тяг
weight | N | W P mg N F G Fт Fтяж | the weight | сила тяжести |
friction | N | f F Fтр Fтр. Ff Ffr Fr Ftr F2 Fмр fk fr R | the friction | сила трения | friction|трени
net | N | F R Fnet Fрез Fр Fравн Fres ma | the resultant force | равнодействующая | resultant|net|равнодейств
mu | 1 | μ µ k u м мю mu | the coefficient of friction | коэффициент трения |
g | m/s² | g г a | the acceleration of free fall | ускорение свободного падения |
acceleration | m/s² | a а | the acceleration | ускорение | accelerat|ускорен
speed | m/s | v V u υ в | the speed | скорость | speed|velocity|скорост
speed-start | m/s | v0 V0 u v υ0 vo v₀ v1 V | the initial speed | начальная скорость | initial
speed-end | m/s | v V v2 vf υ u | the final speed | конечная скорость | final
speed-change | m/s | Δv dv v | the change of speed | изменение скорости | change
time | s | t т T | the time | время | time|врем
distance | m | s S d L l x h | the distance | путь | distance|way|пут|расстояни
height | m | h H s y | the height | высота | height|высот
range | m | L l s S x R d | the range | дальность | range|дальност
angle | deg | α a θ а angle | the angle | угол |
area | m² | S A s | the area | площадь | area|площад
pressure | Pa | p P р | the pressure | давление | pressure|давлени
depth | m | h H d | the depth | глубина |
work | J | A W E | the work | работа | work|работ
power | W | P N | the power | мощность | power|мощност
energy | J | E W A Q | the energy | энергия | energy|энерги
kinetic | J | E Ek Eк K KE W | the kinetic energy | кинетическая энергия | kinetic|energy|кинетич|энерги
potential | J | E Ep Eп U PE W mgh | the potential energy | потенциальная энергия | potential|потенциальн|energy|энерги
spring-energy | J | E Ep Eп W U EPE | the energy of the spring | энергия пружины | energy|энерги
stiffness | N/m | k | the spring constant | жёсткость | constant|stiffness|ж[её]сткост
stretch | m | x Δl Δx e l х | the extension | удлинение | extension|удлинен|растяж
period | s | T t Т | the period | период | period|период
length | m | l L ℓ | the length | длина | length|длин
frequency | Hz | f ν v n F | the frequency | частота | frequency|частот
wavelength | m | λ l L lambda лямбда | the wavelength | длина волны | wavelength|длина волны
wave-speed | m/s | v c V с u | the speed of the wave | скорость волны | speed|скорост
heat | J | Q q | the heat | количество теплоты | heat|теплот
capacity | J/(kg·°C) | c с C | the specific heat | удельная теплоёмкость |
temperature-start | °C | t1 T1 t tн | the first temperature | начальная температура |
temperature-end | °C | t2 T2 t T tк | the final temperature | конечная температура |
warming | °C | Δt ΔT Δθ dt dT Δт t T | the change of temperature | изменение температуры | change|difference|rise|изменени|разност
hot-mass | kg | m m1 m2 mг M | the mass of the hot water | масса горячей воды | mass|масс
cold-mass | kg | m m1 m2 mх M | the mass of the cold water | масса холодной воды | mass|масс
cooling | °C | Δt1 Δt2 Δt ΔT t | the cooling of the hot water | на сколько остывает горячая вода |
warming-of-cold | °C | Δt1 Δt2 Δt ΔT t | the warming of the cold water | на сколько нагревается холодная вода |
voltage | V | U V u | the voltage | напряжение | voltage|напряжен
current | A | I i | the current | сила тока | current|сила тока
resistance | Ω | R r | the resistance | сопротивление | resistance|сопротивлен
resistance-1 | Ω | R1 R r1 R_1 | the first resistance | первое сопротивление |
resistance-2 | Ω | R2 R r2 R_2 | the second resistance | второе сопротивление |
resistance-total | Ω | R Rt Rобщ Rtotal Ro Rоб | the total resistance | общее сопротивление | total|resistance|общ|сопротивл
conductance | 1 | 1/R G | 1/R | 1/R |
focal | cm | f F | the focal length | фокусное расстояние | focal|focus|фокус|f ?=
object-distance | cm | u d a g do | the distance of the object | расстояние до предмета | object|candle|предмет|свеч
image-distance | cm | v f b di d | the distance of the image | расстояние до изображения | image|изображени
image-inverse | 1 | 1/v 1/f | one over the distance of the image | единица, делённая на расстояние до изображения |
kilowatts | kW | P N | the power | мощность | power|мощност
hours | h | t T | the time | время | time|врем
kilowatt-hours | kWh | E A W | the energy | энергия | energy|энерги
photon | eV | E hν hv hf | the energy of the photon | энергия фотона | photon|фотон|квант
work-function | eV | A Aвых φ W | the work function | работа выхода | work function|работ\p{L}* выхода
kinetic-ev | eV | E Ek Eк K | the kinetic energy in electronvolts | кинетическая энергия в электронвольтах | energy|энерги
kinetic-joule | J | E Ek Eк K | the kinetic energy in joules | кинетическая энергия в джоулях | energy|энерги
momentum | kg·m/s | p P р | the momentum | импульс | momentum|импульс
amount | mol | n ν v N | the amount of substance | количество вещества | moles?|amount|количеств|мол
molar | g/mol | M Mr М m | the molar mass | молярная масса | molar|молярн
molar-volume | dm³/mol | Vm 22.4 24 | the molar volume | молярный объём |
gas-volume | dm³ | V v | the volume of the gas | объём газа | volume|об[ъь][её]м
concentration | mol/dm³ | c C с M | the concentration | концентрация | concentration|концентрац
concentration-1 | mol/dm³ | c1 c C с | the concentration | концентрация |
liters | dm³ | V v | the volume | объём | volume|об[ъь][её]м
liters-1 | dm³ | V1 V | the first volume | первый объём |
liters-2 | dm³ | V2 V | the second volume | второй объём |
amount-1 | mol | n n1 | the amount of the first substance | количество первого вещества | moles|мол
amount-2 | mol | n n2 | the amount of the second substance | количество второго вещества | moles|мол
ratio | 1 | r k | the ratio | отношение |
particles | 1 | N | the number of particles | число частиц |
avogadro | 1 | Na NA N_A L | the Avogadro constant | число Авогадро |
solution-mass | g | m mр mр-ра m1 | the mass of the solution | масса раствора |
solution-mass-1 | g | m1 m | the first mass | масса первого раствора |
solution-mass-2 | g | m2 m | the second mass | масса второго раствора |
solution-sum | g | m M | the mass of the mixture | масса смеси |
share | % | w ω W | the mass fraction | массовая доля | fraction|percent|дол|процент
share-1 | % | w1 ω1 w | the first mass fraction | первая массовая доля |
share-2 | % | w2 ω2 w | the second mass fraction | вторая массовая доля |
solute | g | m mв ms m2 | the mass of the dissolved substance | масса растворённого вещества | salt|sugar|соли|сахар|веществ
solute-1 | g | m1 | the substance in the first solution | вещество в первом растворе |
solute-2 | g | m2 | the substance in the second solution | вещество во втором растворе |
solute-sum | g | m | the substance in both | вещество в обоих вместе |
water | g | m mв m2 | the mass of the water | масса воды | water|вод
halvings | 1 | n N k | the number of half-lives | число периодов полураспада |
half-life | d | T t | the half-life | период полураспада |
decay-time | d | t T | the time | время |
share-left | 1 | N | the part that is left | оставшаяся доля |
left-mass | g | m N | the mass that is left | оставшаяся масса | left|остан|остал
start-mass | g | m0 m N0 M | the mass at the start | начальная масса |
useful | J | A Aп W E | the useful energy | полезная работа | useful|полезн
spent | J | A Aз W E Q | the energy spent | затраченная энергия | total|input|spent|затрачен
efficiency | % | η n КПД кпд e | the efficiency | КПД | efficien|кпд
element-mass | 1 | m Ar | the mass of the atoms of the element | масса атомов элемента |
molar-sum | g/mol | M Mr | the molar mass | молярная масса |
log | 1 | lg log | the logarithm | логарифм |
ph | 1 | pH рН ph рн PH | the pH | pH | ph|рн
poh | 1 | pOH рОН poh | the pOH | pOH | poh
hydrogen-ions | mol/dm³ | c C H H+ [H+] | the concentration of the hydrogen ions | концентрация ионов водорода |
hydroxide-ions | mol/dm³ | c C OH OH- [OH-] | the concentration of the hydroxide ions | концентрация гидроксид-ионов |
`

const table = new Map<string, AmountWord>(
  source
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', unit = '1', letters = '', en = '', ru = '', words = ''] = line
        .split('|')
        .map((part) => part.trim())
      const rest = line.split('|').slice(5).join('|').trim()
      return [
        id,
        {
          unit,
          letters: letters.split(' '),
          name: { en, ru },
          said: words === '' ? null : regExpOf(`(?<!\\p{L})(?:${rest})`, 'u'),
        },
      ]
    }),
)

export function amountTable(id: string): AmountWord {
  const found = table.get(id)
  if (!found) throw new Error(`no such amount: ${id}`)
  return found
}
