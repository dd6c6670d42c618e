import { type Equation, equation, namesOf } from '../math/ast.ts'
import { parseExpression } from '../math/parse.ts'
import { type Kind, kindOf } from './kinds.ts'
import { type Both, both, wordPattern } from './measured.ts'

export interface Formula {
  readonly id: string
  readonly grade: number
  readonly title: Both
  /** The idea of the formula in one sentence, without the formula itself: the second hint. */
  readonly idea: Both
  readonly equation: Equation
  /** What each letter of the equation stands for. */
  readonly letters: Readonly<Record<string, Kind>>
  /** Words that a text must contain for this formula to apply. */
  readonly when?: RegExp
}

/** `id | grade | title | Russian title | equation | letter:kind ... | idea | Russian idea | words it needs` */
const physicsSource = String.raw`
motion | 7 | Uniform motion | Равномерное движение | s = v*t | s:way v:speed t:time | distance is speed times time | путь равен скорости, умноженной на время
density | 7 | Density | Плотность | ρ = m/V | ρ:density m:mass V:volume | density tells the mass of one unit of volume | плотность показывает массу единицы объёма
gravity | 7 | Force of gravity | Сила тяжести | F = m*g | F:gravity m:mass g:g | each kilogram is pulled with g newtons | каждый килограмм притягивается с силой g ньютонов
hooke | 7 | Hooke's law | Закон Гука | F = k*x | F:force k:stiffness x:stretch | the force grows in proportion to the extension | сила упругости пропорциональна удлинению
pressure | 7 | Pressure | Давление | p = F/S | p:pressure F:force S:area | pressure is the force on each unit of area | давление это сила на единицу площади
weight-pressure | 7 | Pressure of a weight | Давление тела на опору | p = m*g/S | p:pressure m:mass g:g S:area | the weight presses on the area | вес тела действует на площадь опоры
liquid-pressure | 7 | Pressure in a liquid | Давление жидкости | p = ρ*g*h | p:pressure ρ:density g:g h:depth | the pressure depends only on the density of the liquid and the depth | давление зависит только от плотности и глубины
buoyancy | 7 | Archimedes' principle | Закон Архимеда | F = ρ*g*V | F:buoyancy ρ:density g:g V:volume | the body loses the weight of the liquid that it pushes away | тело выталкивает сила, равная весу вытесненной жидкости
work | 7 | Work | Механическая работа | A = F*s | A:work F:force s:way | work is force times distance | работа равна силе, умноженной на путь
power | 7 | Power | Мощность | N = A/t | N:power A:work t:time | power is the work done each second | мощность это работа за единицу времени
power-motion | 7 | Power in motion | Мощность при движении | N = F*v | N:power F:force v:speed | power is force times speed | мощность равна силе, умноженной на скорость
lift-work | 7 | Work of lifting | Работа при подъёме | A = m*g*h | A:work m:mass g:g h:height | lifting takes the weight times the height | при подъёме работа равна весу, умноженному на высоту
lift-power | 7 | Power of lifting | Мощность при подъёме | N = m*g*h/t | N:power m:mass g:g h:height t:time | the work of lifting, done in a time | работа подъёма, делённая на время
potential | 7 | Potential energy | Потенциальная энергия | E = m*g*h | E:potential m:mass g:g h:height | the energy grows with mass and height | энергия растёт с массой и высотой
kinetic | 7 | Kinetic energy | Кинетическая энергия | E = m*(v^2)/2 | E:kinetic m:mass v:speed | half the mass times the square of the speed | половина массы, умноженная на квадрат скорости
lever | 7 | Lever | Рычаг | F*a = P*b | F:force-1 a:arm-1 P:force-2 b:arm-2 | the turning effects on both sides are equal | моменты сил с двух сторон равны
press | 7 | Hydraulic press | Гидравлический пресс | F/a = P/b | F:force-1 a:area-1 P:force-2 b:area-2 | the pressure is the same under both pistons | давление под обоими поршнями одинаково
efficiency | 7 | Efficiency | КПД | n = A/W | n:efficiency A:useful W:spent | the useful part of all the work | какая часть всей работы полезна
heating | 8 | Heating and cooling | Нагревание и охлаждение | Q = c*m*(T-t) | Q:heat c:capacity m:mass T:temperature-end t:temperature-start | heat depends on the substance, the mass and the change of temperature | теплота зависит от вещества, массы и изменения температуры
cooling | 8 | Cooling | Охлаждение | Q = c*m*(t-T) | Q:heat c:capacity m:mass t:temperature-start T:temperature-end | the same formula as for heating, with the higher temperature first | та же формула, что и при нагревании, только сначала большая температура | cool|остыва|остын|охлажд|охлад|released|выдел
heating-by | 8 | Heating and cooling | Нагревание и охлаждение | Q = c*m*d | Q:heat c:capacity m:mass d:warming | heat depends on the substance, the mass and the change of temperature | теплота зависит от вещества, массы и изменения температуры
melting | 8 | Melting | Плавление | Q = l*m | Q:heat l:fusion m:mass | each kilogram needs its heat of fusion | каждому килограмму нужна своя теплота плавления | melt|freez|fusion|плав|затверд|кристалл
boiling | 8 | Vaporization | Парообразование | Q = L*m | Q:heat L:vaporisation m:mass | each kilogram needs its heat of vaporization | каждому килограмму нужна своя теплота парообразования | vapo|boil|steam|evapor|condens|пар|кип|испар|конденс
burning | 8 | Burning of fuel | Сгорание топлива | Q = q*m | Q:heat q:burning m:mass | each kilogram of fuel gives its heat of combustion | каждый килограмм топлива выделяет свою теплоту сгорания | burn|combust|fuel|сгор|сож|топлив
ohm | 8 | Ohm's law | Закон Ома | I = U/R | I:current U:voltage R:resistance | the current is the voltage divided by the resistance | сила тока равна напряжению, делённому на сопротивление
wire | 8 | Resistance of a wire | Сопротивление проводника | R = ρ*l/S | R:resistance ρ:resistivity l:length S:section | longer means more, thicker means less | длиннее: больше, толще: меньше
electric-power | 8 | Electric power | Мощность тока | P = U*I | P:electric-power U:voltage I:current | power is voltage times current | мощность равна напряжению, умноженному на силу тока
power-voltage | 8 | Electric power | Мощность тока | P = U^2/R | P:electric-power U:voltage R:resistance | power is voltage times current, and the current comes from Ohm's law | мощность равна напряжению на силу тока, а сила тока находится по закону Ома
power-current | 8 | Electric power | Мощность тока | P = I^2*R | P:electric-power I:current R:resistance | power is voltage times current, and the voltage comes from Ohm's law | мощность равна напряжению на силу тока, а напряжение находится по закону Ома
electric-work | 8 | Work of a current | Работа тока | A = U*I*t | A:electric-work U:voltage I:current t:time | work is power times time | работа равна мощности, умноженной на время
energy-use | 8 | Energy used | Расход энергии | A = P*t | A:electric-work P:electric-power t:time | energy is power times time | энергия равна мощности, умноженной на время
joule | 8 | Joule heating | Закон Джоуля – Ленца | Q = I^2*R*t | Q:joule-heat I:current R:resistance t:time | the heat grows with the square of the current | теплота растёт как квадрат силы тока
charge | 8 | Charge and current | Заряд и сила тока | q = I*t | q:charge I:current t:time | current is the charge that passes each second | сила тока это заряд за единицу времени
voltage-work | 8 | Voltage | Напряжение | U = A/q | U:voltage A:electric-work q:charge | voltage is the work for each coulomb | напряжение это работа на единицу заряда
series | 8 | Resistors in series | Последовательное соединение | R = a+b | R:resistance a:resistance-1 b:resistance-2 | in series resistances add | при последовательном соединении сопротивления складываются | series|последовательн
parallel | 8 | Resistors in parallel | Параллельное соединение | R = a*b/(a+b) | R:resistance a:resistance-1 b:resistance-2 | side by side the inverse values add | при параллельном соединении складываются обратные величины | parallel|параллельн
lens-power | 8 | Optical power | Оптическая сила линзы | D = 1/F | D:lens-power F:focal | the power of a lens is one divided by the focal length in meters | оптическая сила это единица, делённая на фокусное расстояние в метрах
lens | 8 | Thin lens | Формула тонкой линзы | 1/F = 1/d+1/f | F:focal d:object-distance f:image-distance | the inverse distances of object and image add up to that of the focus | обратные расстояния предмета и изображения в сумме дают обратное фокусное
magnification | 8 | Magnification | Увеличение линзы | n = f/d | n:magnification f:image-distance d:object-distance | the magnification compares the distances of image and object | сравни расстояния до изображения и до предмета
refraction | 8 | Refractive index | Показатель преломления | n = c/v | n:refraction c:c v:light-speed-in | the index tells how many times slower light is there | показатель говорит, во сколько раз свет там медленнее
acceleration | 9 | Acceleration | Ускорение | a = (v-u)/t | a:acceleration v:speed-end u:speed-start t:time | acceleration is the change of speed each second | ускорение это изменение скорости за единицу времени | accelerat|brak|decelerat|speed(?:s|ed)? up|speeding up|slow|stop|from rest|at rest|increases its speed|runway|take-?off|takes off|ускор|замедл|тормоз|разгон|разгоня|разог|останов|покоя|увелич|уменьш|взл[её]т|изменил|набира|от \d[^.]* до \d|from \d[^.]* to \d
acceleration-rest | 9 | Acceleration from rest | Разгон из состояния покоя | v = a*t | v:speed-end a:acceleration t:time | from rest the speed grows by a each second | из покоя скорость каждую секунду растёт на a | rest|starts moving|покоя|трога|начина\p{L}* движ|без начальной
way-acceleration | 9 | Way with acceleration | Путь при разгоне | s = u*t+a*(t^2)/2 | s:way u:speed-start a:acceleration t:time | the way of the initial speed and the way gained by accelerating add up | складываются путь с начальной скоростью и прибавка от разгона | accelerat|brak|decelerat|speed(?:s|ed)? up|speeding up|slow|stop|from rest|at rest|increases its speed|runway|take-?off|takes off|ускор|замедл|тормоз|разгон|разгоня|разог|останов|покоя|увелич|уменьш|взл[её]т|изменил|набира|от \d[^.]* до \d|from \d[^.]* to \d
way-rest | 9 | Way from rest | Путь при разгоне из покоя | s = a*(t^2)/2 | s:way a:acceleration t:time | from rest the way grows with the square of the time | из покоя путь растёт как квадрат времени | rest|starts moving|покоя|трога|начина\p{L}* движ|без начальной
way-to-stop | 9 | Way of an even change of speed | Путь при равномерном изменении скорости | s = v*t/2 | s:way v:speed t:time | the speed changes evenly between zero and the greatest one, so the mean speed is half of that | скорость равномерно меняется между нулём и наибольшей, поэтому средняя скорость равна её половине | to a (?:full |complete )?(?:stop|halt|standstill)|comes? to rest|from rest|до (?:полной )?останов|полностью останов|из (?:состояния )?покоя
braking-way | 9 | Way without the time | Путь без времени | v^2-u^2 = 2*a*s | v:speed-end u:speed-start a:acceleration s:way | the squares of the speeds differ by twice a times s | разность квадратов скоростей равна удвоенному произведению a и s | accelerat|brak|decelerat|speed(?:s|ed)? up|speeding up|slow|stop|from rest|at rest|increases its speed|runway|take-?off|takes off|ускор|замедл|тормоз|разгон|разгоня|разог|останов|покоя|увелич|уменьш|взл[её]т|изменил|набира|от \d[^.]* до \d|from \d[^.]* to \d
fall | 9 | Free fall | Свободное падение | h = g*(t^2)/2 | h:height g:g t:time | the fall is a way from rest with the acceleration g | это путь из покоя с ускорением g | fall|drop|пад|сброс|урон|свободн
fall-speed | 9 | Speed of a fall | Скорость падения | v = g*t | v:speed-end g:g t:time | from rest the speed grows by g each second | из покоя скорость каждую секунду растёт на g | fall|drop|пад|сброс|урон|свободн
fall-height | 9 | Height and speed | Высота и скорость | v^2 = 2*g*h | v:speed-end g:g h:height | energy of motion and energy of height turn into each other | энергия движения и энергия высоты переходят друг в друга | fall|drop|пад|сброс|урон|свободн|thrown|брос
newton | 9 | Newton's second law | Второй закон Ньютона | F = m*a | F:force m:mass a:acceleration | force is mass times acceleration | сила равна массе, умноженной на ускорение
friction | 9 | Friction | Сила трения | F = μ*m*g | F:friction μ:friction-number m:mass g:g | friction is a part of the weight on a level road | на горизонтальной дороге трение составляет часть веса
momentum | 9 | Momentum | Импульс тела | p = m*v | p:momentum m:mass v:speed | momentum is mass times speed | импульс равен массе, умноженной на скорость
impulse | 9 | Impulse of a force | Импульс силы | F*t = m*(v-u) | F:force t:time m:mass v:speed-end u:speed-start | force times time is the change of momentum | сила, умноженная на время, равна изменению импульса
coupling | 9 | Conservation of momentum | Сохранение импульса | m*u = (m+n)*v | m:mass-1 u:speed-start n:mass-2 v:speed-end | the momentum before is the momentum after | импульс до равен импульсу после | couple|stick|together|сцеп|слип|вместе|неупруг
gravitation | 9 | Law of gravitation | Закон всемирного тяготения | F = G*m*n/r^2 | F:force G:big-g m:mass-1 n:mass-2 r:apart | the force falls with the square of the distance | сила убывает как квадрат расстояния | attract|gravit|притя|тягот
centripetal | 9 | Motion in a circle | Движение по окружности | a = v^2/r | a:centripetal v:speed r:radius | the square of the speed divided by the radius | квадрат скорости, делённый на радиус | circle|circular|turn|curve|bend|centripetal|окружност|поворот|закругл|центростремит|радиус
period-count | 9 | Period | Период | T = t/N | T:period t:time N:turns | the time of one oscillation | время одного колебания | oscillat|swing|turn|rotat|revol|vibrat|beat|rpm|period|frequen|cycle|колеб|оборот|качан|маятник|пульс|период|частот|вращ|взмах
frequency-count | 9 | Frequency | Частота | n = N/t | n:frequency N:turns t:time | oscillations each second | число колебаний в секунду | oscillat|swing|turn|rotat|revol|vibrat|beat|rpm|period|frequen|cycle|колеб|оборот|качан|маятник|пульс|период|частот|вращ|взмах
frequency | 9 | Period and frequency | Период и частота | n = 1/T | n:frequency T:period | frequency is one divided by the period | частота обратна периоду
wave | 9 | Wave | Волна | v = λ*n | v:wave-speed λ:wavelength n:frequency | in one period the wave goes one wavelength | за период волна проходит длину волны
wave-period | 9 | Wave | Волна | v = λ/T | v:wave-speed λ:wavelength T:period | in one period the wave goes one wavelength | за период волна проходит длину волны
gas | 10 | Ideal gas | Уравнение состояния газа | p*V = n*R*T | p:pressure V:gas-volume n:amount R:gas-constant T:gas-temperature | pressure times volume is proportional to the amount and the absolute temperature | произведение давления и объёма пропорционально количеству вещества и абсолютной температуре
gas-mass | 10 | Ideal gas | Уравнение Менделеева – Клапейрона | p*V = m*R*T/M | p:pressure V:gas-volume m:mass R:gas-constant T:gas-temperature M:molar | the amount of gas is mass divided by molar mass | количество газа это масса, делённая на молярную массу
boyle | 10 | Constant temperature | Изотермический процесс | p*V = P*W | p:pressure-1 V:volume-1 P:pressure-2 W:volume-2 | at constant temperature the product of pressure and volume stays | при постоянной температуре произведение давления и объёма не меняется
charles | 10 | Constant pressure | Изобарный процесс | V/t = W/T | V:volume-1 t:temperature-1 W:volume-2 T:temperature-2 | at constant pressure volume follows the absolute temperature | при постоянном давлении объём пропорционален абсолютной температуре
gay-lussac | 10 | Constant volume | Изохорный процесс | p/t = P/T | p:pressure-1 t:temperature-1 P:pressure-2 T:temperature-2 | at constant volume pressure follows the absolute temperature | при постоянном объёме давление пропорционально абсолютной температуре
coulomb | 10 | Coulomb's law | Закон Кулона | F = k*q*Q/r^2 | F:force k:coulomb-constant q:charge-1 Q:charge-2 r:apart | the force falls with the square of the distance | сила убывает как квадрат расстояния
field-force | 10 | Field strength | Напряжённость поля | E = F/q | E:field F:force q:charge | the field strength is the force on each coulomb | это сила на единицу заряда
field-point | 10 | Field of a point charge | Поле точечного заряда | E = k*q/r^2 | E:field k:coulomb-constant q:charge r:apart | the field falls with the square of the distance | поле убывает как квадрат расстояния
capacitance | 10 | Capacitance | Электроёмкость | C = q/U | C:capacitance q:charge U:voltage | the capacitance is the charge for each volt | это заряд на единицу напряжения
capacitor-energy | 10 | Energy of a capacitor | Энергия конденсатора | W = C*(U^2)/2 | W:capacitor-energy C:capacitance U:voltage | half the capacitance times the square of the voltage | половина ёмкости, умноженная на квадрат напряжения | capacit|конденсатор
full-circuit | 10 | Ohm's law with a source | Закон Ома для полной цепи | I = E/(R+r) | I:current E:emf R:external r:internal | the source drives the current through both resistances | источник гонит ток через оба сопротивления | internal|emf|electromotive|source|battery|cell|эдс|внутренн|источник|батаре|аккумулятор
heat-engine | 10 | Heat engine | КПД теплового двигателя | n = (Q-q)/Q | n:efficiency Q:heater q:cooler | the part of the heat that becomes work | какая часть теплоты стала работой
carnot | 10 | Ideal heat engine | Идеальный тепловой двигатель | n = (T-t)/T | n:efficiency T:temperature-1 t:temperature-2 | only the absolute temperatures count | важны только абсолютные температуры
pendulum | 11 | Pendulum | Математический маятник | T = 2*π*√(l/g) | T:period l:length g:g | only the length and g count, not the mass | важны только длина и g, не масса | pendulum|маятник
spring-pendulum | 11 | Mass on a spring | Пружинный маятник | T = 2*π*√(m/k) | T:period m:mass k:stiffness | a heavy mass is slow, a stiff spring is quick | тяжёлый груз медленнее, жёсткая пружина быстрее
circuit-period | 11 | Oscillating circuit | Колебательный контур | T = 2*π*√(L*C) | T:period L:inductance C:capacitance | both store energy, the period grows with their product | период растёт с произведением индуктивности и ёмкости
photon | 11 | Energy of a photon | Энергия фотона | E = h*n | E:photon-energy h:planck n:frequency | each photon carries Planck's constant times its frequency | каждый фотон несёт постоянную Планка, умноженную на частоту
photon-wave | 11 | Energy of a photon | Энергия фотона | E = h*c/λ | E:photon-energy h:planck c:c λ:wavelength | short waves carry more energy | короткие волны несут больше энергии
mass-energy | 11 | Mass and energy | Масса и энергия | E = m*c^2 | E:rest-energy m:mass c:c | a little mass is much energy | малая масса это много энергии | rest|equivalent|einstein|mass defect|покоя|эйнштейн|соответству|дефект
ampere | 11 | Ampere's force | Сила Ампера | F = B*I*l | F:force B:field-b I:current l:length | field times current times length | индукция, умноженная на силу тока и длину
lorentz | 11 | Lorentz force | Сила Лоренца | F = q*v*B | F:force q:charge v:speed B:field-b | charge times speed times field | заряд, умноженный на скорость и индукцию
induction | 11 | Magnetic flux | Магнитный поток | f = B*S | f:magnetic-flux B:field-b S:area | field times the area it goes through | индукция, умноженная на площадь
`

const chemistrySource = String.raw`
amount | 8 | Amount of substance | Количество вещества | n = m/M | n:amount m:mass M:molar | the mass tells how many times the molar mass is in it | масса показывает, сколько раз в ней содержится молярная масса
particles | 8 | Number of particles | Число частиц | N = n*A | N:particles n:amount A:avogadro | each mole has the same number of particles | в каждом моле одинаковое число частиц
gas-volume | 8 | Volume of a gas | Объём газа | V = n*W | V:gas-amount-volume n:amount W:molar-volume | a mole of any gas takes 22.4 l at standard conditions | моль любого газа при н. у. занимает 22,4 л | gas|stp|standard|normal|газ|н\. ?у|нормальн|o2|h2|co2|n2|nh3|ch4|cl2|hcl|so2|no2|кислород|водород|азот|метан|аммиак
concentration | 8 | Molar concentration | Молярная концентрация | c = n/V | c:concentration n:amount V:solution-volume | the concentration tells how many moles are in one liter | концентрация показывает, сколько молей в одном литре
dilution | 10 | Dilution | Разбавление | c*V = C*W | c:concentration-1 V:solution-volume-1 C:concentration-2 W:solution-volume-2 | the amount of the substance does not change when water is added | при добавлении воды количество вещества не меняется | dilut|water (?:is|was) added|разбав|разбавл|добавили воды
mass-share | 8 | Mass fraction in a solution | Массовая доля в растворе | w = s/m | w:mass-share s:solute m:solution | the mass fraction is the part of the whole mass | это часть всей массы раствора
mass-share-water | 8 | Mass fraction in a solution | Массовая доля в растворе | w = s/(s+W) | w:mass-share s:solute W:solvent | the solution weighs as much as substance and water together | масса раствора это масса вещества и воды вместе
`

const storySource = `
together | 6 | Joint work | Совместная работа | 1/t = 1/a+1/b | t:time-together a:time-1 b:time-2 | the parts done in one unit of time add up | складываются части работы за единицу времени | together|both|simultaneous|at the same time|two pipes|вместе|оба|обе|совместн|одновременно|две трубы
towards | 5 | Toward each other | Навстречу друг другу | s = (v+u)*t | s:gap v:speed-1 u:speed-2 t:meeting-time | the distance between them shrinks or grows by both speeds | расстояние между ними меняется на сумму скоростей | toward|each other|meet|opposite directions|away from each other|навстречу|встрет|противоположн|в разные стороны
after | 6 | One after the other | Движение вдогонку | s = (v-u)*t | s:gap v:speed-1 u:speed-2 t:meeting-time | the gap closes by the difference of the speeds | расстояние сокращается на разность скоростей | catch|caught|overtak|behind|same direction|догон|догнал|вдогонку|в одном направлении|отста
downstream | 6 | With the current | По течению | s = (v+u)*t | s:way v:own-speed u:current-speed t:time | the current adds to the own speed | течение прибавляется к собственной скорости | downstream|with the (?:current|stream)|down the river|по течению
upstream | 6 | Against the current | Против течения | s = (v-u)*t | s:way v:own-speed u:current-speed t:time | the current takes away from the own speed | течение отнимается от собственной скорости | upstream|against the|up the river|против течения
speed-with | 6 | Speed with the current | Скорость по течению | w = v+u | w:speed-with v:own-speed u:current-speed | the current adds to the own speed | течение прибавляется к собственной скорости
speed-against | 6 | Speed against the current | Скорость против течения | w = v-u | w:speed-against v:own-speed u:current-speed | the current takes away from the own speed | течение отнимается от собственной скорости
own-speed | 6 | Own speed | Собственная скорость | v = (w+z)/2 | v:own-speed w:speed-with z:speed-against | with and against the current differ from the own speed by the same | скорости по течению и против отличаются от собственной одинаково
current-speed | 6 | Speed of the current | Скорость течения | u = (w-z)/2 | u:current-speed w:speed-with z:speed-against | with and against the current differ by twice the current | скорости по течению и против отличаются на две скорости течения
two-parts | 6 | Two parts of a way | Две части пути | s = v*t+u*T | s:way v:speed-1 t:part-time-1 u:speed-2 T:part-time-2 | each part of the way is its own speed times its own time | каждая часть пути это своя скорость, умноженная на своё время
mean-of-two | 7 | Average speed | Средняя скорость | m = (v*t+u*T)/(t+T) | m:mean-speed v:speed-1 t:part-time-1 u:speed-2 T:part-time-2 | the whole way divided by the whole time | весь путь делится на всё время
mean-speed | 7 | Average speed | Средняя скорость | v = (s+d)/(t+T) | v:mean-speed s:way-1 t:part-time-1 d:way-2 T:part-time-2 | the whole way divided by the whole time | весь путь делится на всё время
`

const read = (text: string): readonly Formula[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [id, grade, en, ru, text, letters, ideaEn, ideaRu, ...words] = line.split(' | ').map((part) => part.trim())
      const [left, right] = text!.split(' = ').map((side) => parseExpression(side))
      const formula = equation(left!, right!)
      const named = Object.fromEntries(
        letters!.split(' ').map((pair) => [pair.split(':')[0]!, kindOf(pair.split(':')[1]!)]),
      )
      for (const letter of namesOf(formula)) if (!named[letter]) throw new Error(`${id}: what is ${letter}?`)
      return {
        id: id!,
        grade: Number(grade),
        title: both(en!, ru!),
        idea: both(ideaEn!, ideaRu!),
        equation: formula,
        letters: named,
        ...(words.length > 0 && { when: wordPattern(words.join('|')) }),
      }
    })

export const physicsFormulas = read(physicsSource)
export const chemistryFormulas = read(chemistrySource)
export const storyFormulas = read(storySource)
