/**
 * Physics 7 to 11 and chemistry 8 to 10. The format is described in `skills.ts`; a line `f` makes one generator for
 * each of three letters.
 */
export const physicsSource = String.raw`
7.physics.motion | 7;8 | 5.decimals.divide | Uniform motion, speed | Равномерное движение, скорость
i Speed tells how far something gets in one unit of time: $s = v t$. | Скорость показывает, какой путь проходит тело за единицу времени: $s = v t$.
e $v = \frac{150}{3} = 50$
c What happens to the time when the speed doubles on the same way? | Что станет со временем, если на том же пути скорость вырастет вдвое?
f motion ; v:2..25 t:2..60 s
7.physics.density | 7;8 | 7.physics.motion | Density | Плотность вещества
i Density is the mass of one unit of volume: $\rho = \frac{m}{V}$. | Плотность это масса единицы объёма: $\rho = \frac{m}{V}$.
e $\rho = \frac{2}{0.004} = 500$
c Which is heavier: a liter of water or a liter of oil? | Что тяжелее: литр воды или литр масла?
f density ; ρ:5..30*100 V:1..9 m
7.physics.gravity | 7;8 | 7.physics.density | Force of gravity, weight | Сила тяжести, вес тела
i Each kilogram is pulled with about 9.8 newtons: $F = m g$. | Каждый килограмм притягивается примерно с силой 9,8 ньютона: $F = m g$.
e $F = 2 \cdot 9.8 = 19.6$
c Does your mass change on the Moon? | Меняется ли масса на Луне?
f gravity ; m:1..20*5 F
7.physics.hooke | 7;8 | 7.physics.gravity | Elastic force, Hooke's law | Сила упругости, закон Гука
i The force of a spring grows in proportion to its extension: $F = k x$. | Сила упругости пружины пропорциональна её удлинению: $F = k x$.
e $F = 100 \cdot 0.05 = 5$
c What happens to the force when the spring is stretched three times as far? | Что будет с силой, если растянуть пружину втрое сильнее?
f hooke ; k:2..20*10 x:1..9*0.01 F
7.physics.pressure | 7;8 | 7.physics.gravity | Pressure | Давление
i Pressure is the force on each unit of area: $p = \frac{F}{S}$. | Давление это сила, действующая на единицу площади: $p = \frac{F}{S}$.
e $p = \frac{500}{0.25} = 2000$
c Why do snowshoes help in deep snow? | Почему лыжи помогают не проваливаться в снег?
f pressure ; p:2..20*100 S:1..9 F
7.physics.liquid | 7;8 | 7.physics.pressure | Pressure in a liquid | Давление жидкости
i It grows with the depth and the density: $p = \rho g h$. | Оно растёт с глубиной и плотностью: $p = \rho g h$.
e $p = 1000 \cdot 9.8 \cdot 2 = 19600$
c Does the pressure at the bottom depend on the shape of the vessel? | Зависит ли давление на дно от формы сосуда?
f liquid-pressure ; ρ:8..13*100 h:1..20 p
7.physics.archimedes | 7;8 | 7.physics.liquid | Archimedes' principle | Закон Архимеда, выталкивающая сила
i A body in a liquid is pushed up by the weight of the liquid that it pushes away: $F = \rho g V$. | Тело в жидкости выталкивает сила, равная весу вытесненной жидкости: $F = \rho g V$.
e $F = 1000 \cdot 9.8 \cdot 0.002 = 19.6$
c When does a body float? | Когда тело плавает?
f buoyancy ; ρ:8..13*100 V:1..20*0.001 F
7.physics.work | 7;8 | 7.physics.motion,7.physics.gravity | Mechanical work | Механическая работа
i Work is force times the distance in its direction: $A = F s$. | Работа равна силе, умноженной на путь вдоль неё: $A = F s$.
e $A = 50 \cdot 3 = 150$
c Is work done while holding a bag without moving? | Совершается ли работа, если сумку держать неподвижно?
f work ; F:2..30*5 s:2..20 A
7.physics.power | 7;8 | 7.physics.work | Power | Мощность
i Power is the work done in one second: $N = \frac{A}{t}$. | Мощность это работа за одну секунду: $N = \frac{A}{t}$.
e $N = \frac{600}{3} = 200$
c Two people do the same work, one in half the time. Who has more power? | Двое сделали одну работу, один вдвое быстрее. У кого мощность больше?
f power ; N:2..30*10 t:2..20 A
7.physics.energy | 7;8 | 7.physics.work | Potential and kinetic energy | Потенциальная и кинетическая энергия
i A lifted body has $m g h$, a moving one $\frac{m v^2}{2}$. | У поднятого тела энергия $m g h$, у движущегося $\frac{m v^2}{2}$.
e $\frac{2 \cdot 3^2}{2} = 9$
c How does the kinetic energy change when the speed doubles? | Как изменится кинетическая энергия при удвоении скорости?
f kinetic ; m:1..20*2 v:2..15 E
7.physics.lever | 7;8 | 7.physics.work | Lever | Рычаг, правило моментов
i A lever is in balance when force times arm is the same on both sides: $F_1 l_1 = F_2 l_2$. | Рычаг в равновесии, когда произведения силы на плечо равны: $F_1 l_1 = F_2 l_2$.
e $20 \cdot 3 = 60 \cdot 1$
c Where do you push a door most easily? | Где легче всего толкать дверь?
g q: A force of {=b*k} N acts on an arm of {a:1..5} m. Which force in N on an arm of {=a*k} m balances it? ~ Сила {=b*k} Н действует на плечо {a} м. Какая сила в Н на плече {=a*k} м её уравновесит? => {b:2..20} ; k:2..4
g q: {f:2..9} N at {a:2..9} m is balanced by {=a} N. At what distance in m? ~ {f} Н на плече {a} м уравновешивает {=a} Н. На каком плече в м? => {f}
g q: A lever has arms of {a:1..4} m and {=a*k} m. How many times is the gain in force? ~ Плечи рычага {a} м и {=a*k} м. Во сколько раз выигрыш в силе? => {k:2..6}
8.physics.heating | 8;A1 | 7.physics.energy | Heating, specific heat | Нагревание, удельная теплоёмкость
i The heat depends on the substance, the mass and the change of temperature: $Q = c m (t_2 - t_1)$. | Количество теплоты зависит от вещества, массы и изменения температуры: $Q = c m (t_2 - t_1)$.
e $Q = 4200 \cdot 2 \cdot 60 = 504000$
c Which heats up faster: a kilogram of water or of iron? | Что нагреется быстрее: килограмм воды или килограмм железа?
f heating-by ; c:2..42*100 m:1..9 d:5..60 Q
8.physics.melting | 8;A1 | 8.physics.heating | Melting and boiling | Плавление и парообразование
i While it melts the temperature stays, each kilogram needs $\lambda$: $Q = \lambda m$; for boiling $Q = L m$. | При плавлении температура не меняется, каждому килограмму нужно $\lambda$: $Q = \lambda m$; при кипении $Q = L m$.
e $Q = 340000 \cdot 2 = 680000$
c Why does ice in a drink keep it at 0 °C? | Почему напиток со льдом остаётся при 0 °C?
g q: How much heat in kJ melts {m:1..20} kg of ice at 0 °C? (340 kJ/kg) ~ Сколько теплоты в кДж нужно, чтобы расплавить {m} кг льда при 0 °C? (340 кДж/кг) => 340*{m}
g q: {=340*m} kJ of heat melt how many kg of ice at 0 °C? (340 kJ/kg) ~ Сколько кг льда при 0 °C расплавят {=340*m} кДж? (340 кДж/кг) => {m:1..20}
g q: How much heat in kJ turns {m:1..9} kg of boiling water into steam? (2300 kJ/kg) ~ Сколько теплоты в кДж превратит {m} кг кипящей воды в пар? (2300 кДж/кг) => 2300*{m}
8.physics.ohm | 8;A1 | 7.physics.power | Electric current, Ohm's law | Электрический ток, закон Ома
i The current is the voltage divided by the resistance: $I = \frac{U}{R}$. | Сила тока равна напряжению, делённому на сопротивление: $I = \frac{U}{R}$.
e $I = \frac{12}{4} = 3$
c What happens to the current when the resistance doubles? | Что станет с током, если сопротивление вырастет вдвое?
f ohm ; I:1..12 R:2..40 U
8.physics.wire | 8;A1 | 8.physics.ohm | Resistance of a wire | Сопротивление проводника
i A longer wire resists more, a thicker one less: $R = \rho \frac{l}{S}$. | Длинный провод сопротивляется больше, толстый меньше: $R = \rho \frac{l}{S}$.
e $R = 0.017 \cdot \frac{100}{1} = 1.7$
c Which resists more: a thick or a thin wire of the same length? | Что сопротивляется больше: толстый или тонкий провод той же длины?
g q: A wire of {r:2..20} Ω is cut into {n:2..5} equal parts. Find the resistance of one part in Ω. ~ Провод {r} Ом разрезали на {n} равных частей. Найди сопротивление одной части в Ом. => {r}/{n}
g q: A wire of 1 m has {r:2..30} Ω. How many Ω have {l:2..9} m of it? ~ 1 м провода имеет {r} Ом. Сколько Ом у {l} м? => {r}*{l}
g q: A wire has {=r*k} Ω. How many Ω has a wire {k:2..6} times as thick in cross-section? ~ Провод имеет {=r*k} Ом. Сколько Ом у провода с сечением в {k} раз больше? => {r:2..30}
8.physics.connections | 8;A1 | 8.physics.ohm | Series and parallel connection | Последовательное и параллельное соединение
i In series resistances add, side by side the inverse values add. | При последовательном соединении складываются сопротивления, при параллельном обратные величины.
e $\frac{3 \cdot 6}{3 + 6} = 2$
c Is the resistance of two lamps side by side larger or smaller than that of one? | Сопротивление двух ламп параллельно больше или меньше, чем у одной?
g q: Resistors of {a:2..30} Ω and {b:2..30} Ω are in series. Find the resistance in Ω. ~ Резисторы {a} Ом и {b} Ом соединены последовательно. Найди сопротивление в Ом. => {a}+{b}
g q: Resistors of {a:2..12} Ω and {b:2..12} Ω are in parallel. Find the resistance in Ω. ~ Резисторы {a} Ом и {b} Ом соединены параллельно. Найди сопротивление в Ом. => {a}*{b}/({a}+{b})
g q: {n:2..6} equal resistors of {=r*n} Ω are in parallel. Find the resistance in Ω. ~ {n} одинаковых резистора по {=r*n} Ом соединены параллельно. Найди сопротивление в Ом. => {r:2..20}
8.physics.electric-power | 8;A1 | 8.physics.ohm | Power and work of a current | Мощность и работа тока
i The power of a current is $P = U I$, its work $A = U I t$. | Мощность тока $P = U I$, его работа $A = U I t$.
e $P = 220 \cdot 0.5 = 110$
c What does a kilowatt-hour measure? | Что измеряет киловатт-час?
f electric-power ; U:1..22*10 I:1..12 P
8.physics.joule | 8;A1 | 8.physics.electric-power | Joule heating | Закон Джоуля – Ленца
i The heat in a wire grows with the square of the current: $Q = I^2 R t$. | Теплота в проводнике растёт как квадрат силы тока: $Q = I^2 R t$.
e $Q = 2^2 \cdot 5 \cdot 10 = 200$
c How does the heat change when the current is three times as large? | Как изменится теплота, если ток втрое больше?
f joule ; R:2..20 I:2..9 t:1..6*10 Q
8.physics.lens | 8;A1 | 6.fractions.add | Lens, optical power | Линза, оптическая сила
i Optical power is one divided by the focal length in meters: $D = \frac{1}{F}$. | Оптическая сила это единица, делённая на фокусное расстояние в метрах: $D = \frac{1}{F}$.
e $D = \frac{1}{0.2} = 5$
c Which lens bends light more: 2 or 5 dioptres? | Какая линза преломляет сильнее: 2 или 5 диоптрий?
g q: A lens has the focal length {f:1..20} cm. Find its optical power in dioptres. ~ Фокусное расстояние линзы {f} см. Найди оптическую силу в диоптриях. => 100/{f}
g q: A lens has {d:1..20} dioptres. Find its focal length in cm. ~ Оптическая сила линзы {d} дптр. Найди фокусное расстояние в см. => 100/{d}
g q: An image is {=d*k} cm from the lens, the object {d:5..30} cm. How many times is it enlarged? ~ Изображение в {=d*k} см от линзы, предмет в {d} см. Каково увеличение? => {k:2..6}
9.physics.acceleration | 9;A2 | 7.physics.motion | Acceleration | Ускорение
i Acceleration is the change of speed in one second: $a = \frac{v - v_0}{t}$. | Ускорение это изменение скорости за секунду: $a = \frac{v - v_0}{t}$.
e $a = \frac{20 - 10}{5} = 2$
c Can something be quick and have no acceleration? | Может ли быстрое тело не иметь ускорения?
g q: The speed grows from {u:1..20} m/s to {=u+a*t} m/s in {t:2..10} s. Find the acceleration in m/s². ~ Скорость выросла от {u} м/с до {=u+a*t} м/с за {t} с. Найди ускорение в м/с². => {a:1..6}
g q: A car starts from rest with {a:1..6} m/s². What is its speed in m/s after {t:2..12} s? ~ Машина трогается с ускорением {a} м/с². Какова её скорость в м/с через {t} с? => {a}*{t}
g q: How far in m does a car get from rest in {t:2..12} s with {a:1..6} m/s²? ~ Какой путь в м пройдёт машина из покоя за {t} с с ускорением {a} м/с²? => {a}*{t}^2/2
9.physics.fall | 9;A2 | 9.physics.acceleration | Free fall | Свободное падение
i A falling body has the acceleration g: $h = \frac{g t^2}{2}$, $v = g t$. | Падающее тело имеет ускорение g: $h = \frac{g t^2}{2}$, $v = g t$.
e $h = \frac{10 \cdot 2^2}{2} = 20$
c Does a heavy stone fall faster than a light one without air? | Падает ли тяжёлый камень быстрее лёгкого без воздуха?
g q: How deep in m is a well if a stone falls for {t:1..6} s? (g = 10 m/s²) ~ Какова глубина колодца в м, если камень падает {t} с? (g = 10 м/с²) => 5*{t}^2
g q: What speed in m/s has a stone after {t:1..9} s of free fall? (g = 10 m/s²) ~ Какова скорость камня в м/с через {t} с свободного падения? (g = 10 м/с²) => 10*{t}
g q: How long in s does a stone fall from {=5*t*t} m? (g = 10 m/s²) ~ Сколько секунд камень падает с высоты {=5*t*t} м? (g = 10 м/с²) => {t:1..9}
9.physics.newton | 9;A2 | 9.physics.acceleration,7.physics.gravity | Newton's second law | Второй закон Ньютона
i The force is mass times acceleration: $F = m a$. | Сила равна массе, умноженной на ускорение: $F = m a$.
e $F = 4 \cdot 5 = 20$
c What does a body do when no force acts on it? | Что делает тело, если на него не действуют силы?
f newton ; m:1..30*2 a:1..9 F
9.physics.momentum | 9;A2 | 9.physics.newton | Momentum and its conservation | Импульс и его сохранение
i Momentum is $p = m v$; in a closed system its sum stays. | Импульс $p = m v$; в замкнутой системе его сумма не меняется.
e $p = 2 \cdot 3 = 6$
c Why does a gun recoil? | Почему ружьё отдаёт назад?
f momentum ; m:1..30*2 v:2..20 p
9.physics.waves | 9;A2 | 7.physics.motion | Oscillations and waves | Колебания и волны
i A wave goes one wavelength in each period: $v = \lambda \nu$. | За период волна проходит одну длину волны: $v = \lambda \nu$.
e $v = 2 \cdot 170 = 340$
c What changes in a sound that becomes higher? | Что меняется, когда звук становится выше?
f wave ; λ:1..20 n:2..30*5 v
10.physics.gas | 10;PC | 8.physics.heating | Gas laws | Газовые законы
i For a given amount of gas $\frac{p V}{T}$ stays; the temperature counts from absolute zero. | Для данного количества газа $\frac{p V}{T}$ не меняется; температура отсчитывается от абсолютного нуля.
e $100 \cdot 2 = 400 \cdot 0.5$
c What happens to the pressure when the volume is halved at one temperature? | Что станет с давлением, если объём уменьшить вдвое при той же температуре?
g q: A gas has {p:1..9} kPa in {=v*k} l. What is the pressure in kPa in {v:1..9} l at the same temperature? ~ Давление газа {p} кПа в объёме {=v*k} л. Каково давление в кПа в объёме {v} л при той же температуре? => {p}*{k} ; k:2..6
g q: How many K are {t:1..99} °C? (zero is -273 °C) ~ Сколько K составляют {t} °C? (ноль это -273 °C) => {t}+273
g q: A gas at 300 K takes {v:3..30} l. What volume in l at {=100*k} K and the same pressure? ~ Газ при 300 K занимает {v} л. Какой объём в л при {=100*k} K и том же давлении? => {v}*{k}/3 ; k:2..9
10.physics.coulomb | 10;PC | 9.physics.newton | Electric field, Coulomb's law | Электрическое поле, закон Кулона
i The force between charges falls with the square of the distance: $F = k \frac{q_1 q_2}{r^2}$. | Сила между зарядами убывает как квадрат расстояния: $F = k \frac{q_1 q_2}{r^2}$.
e $\frac{1}{2^2} = \frac{1}{4}$
c How does the force change at three times the distance? | Как изменится сила при втрое большем расстоянии?
g q: Two charges repel with {=f*n*n} N. What is the force in N at {n:2..5} times the distance? ~ Заряды отталкиваются с силой {=f*n*n} Н. Какова сила в Н на расстоянии в {n} раз больше? => {f:1..9}
g q: Two charges attract with {f:1..12} N. One charge becomes {n:2..6} times as large. What is the force in N? ~ Заряды притягиваются с силой {f} Н. Один заряд стал в {n} раз больше. Какова сила в Н? => {f}*{n}
g q: A force of {=e*q} N acts on {q:2..9} C. Find the field strength in N/C. ~ На заряд {q} Кл действует сила {=e*q} Н. Найди напряжённость в Н/Кл. => {e:2..40}
11.physics.photon | 11;PC | 9.physics.waves | Photon, quantum of light | Фотон, квант света
i Light comes in portions of the energy $E = h \nu$. | Свет приходит порциями с энергией $E = h \nu$.
e $E = \frac{h c}{\lambda}$
c Which photon has more energy: a red or a blue one? | У какого фотона энергия больше: у красного или у синего?
g q: One photon has {=e*k} eV. How many eV has one of {k:2..6} times the wavelength? ~ Энергия фотона {=e*k} эВ. Сколько эВ у фотона с длиной волны в {k} раз больше? => {e:1..9}
g q: A photon of {=w+e} eV frees an electron; the work function is {w:1..5} eV. Find the kinetic energy in eV. ~ Фотон {=w+e} эВ выбивает электрон, работа выхода {w} эВ. Найди кинетическую энергию в эВ. => {e:1..6}
g q: A laser sends {n:2..9} photons of {e:1..5} eV. How many eV in all? ~ Лазер испустил {n} фотонов по {e} эВ. Сколько эВ всего? => {n}*{e}
11.physics.pendulum | 11;PC | 9.physics.waves,8.roots.meaning | Pendulum, harmonic oscillation | Маятник, гармонические колебания
i The period depends on the length only: $T = 2 \pi \sqrt{\frac{l}{g}}$. | Период зависит только от длины: $T = 2 \pi \sqrt{\frac{l}{g}}$.
e $T = 2 \pi \sqrt{\frac{1}{9.8}} \approx 2$
c What happens to the period when the mass doubles? | Что станет с периодом, если масса вырастет вдвое?
g q: A pendulum of 1 m has about 2 s. How many s has one of {=n*n} m? ~ Период маятника длиной 1 м около 2 с. Сколько секунд у маятника длиной {=n*n} м? => 2*{n:2..6}
g q: {n:5..30} swings take {=n*p} s. Find the period in s. ~ {n} колебаний длятся {=n*p} с. Найди период в с. => {p:1..6}
g q: The period is 1/{f:2..20} s. Find the frequency in Hz. ~ Период 1/{f} с. Найди частоту в Гц. => {f}
`

export const chemistrySource = String.raw`
8.chemistry.atoms | 8;A1 | 5.numbers.multiply | Chemical formulas, atoms | Химические формулы, атомы
i The small number below counts atoms, the number in front counts the whole molecule. | Индекс внизу считает атомы, число впереди считает молекулы.
e $3\mathrm{H_2O}$: $3 \cdot 2 = 6$ of H
c How many atoms of oxygen are in $2\mathrm{CO_2}$? | Сколько атомов кислорода в $2\mathrm{CO_2}$?
g q: How many atoms of hydrogen are in {n:2..9} molecules of H₂O? ~ Сколько атомов водорода в {n} молекулах H₂O? => 2*{n}
g q: How many atoms are in {n:2..9} molecules of H₂SO₄? ~ Сколько всего атомов в {n} молекулах H₂SO₄? => 7*{n}
g q: How many atoms of oxygen are in {n:2..9} units of Ca(OH)₂? ~ Сколько атомов кислорода в {n} единицах Ca(OH)₂? => 2*{n}
8.chemistry.molar-mass | 8;A1 | 8.chemistry.atoms | Molar mass | Молярная масса, относительная молекулярная масса
i Add the atomic masses of all atoms: that many grams has one mole. | Сложи атомные массы всех атомов: столько граммов в одном моле.
e $M(\mathrm{H_2O}) = 2 \cdot 1 + 16 = 18$
c Which has the larger molar mass: $\mathrm{CO}$ or $\mathrm{CO_2}$? | У чего молярная масса больше: $\mathrm{CO}$ или $\mathrm{CO_2}$?
g q: Find the molar mass of C{n:2..9}H{=2*n+2} in g/mol. ~ Найди молярную массу C{n}H{=2*n+2} в г/моль. => 14*{n}+2
g q: Find the molar mass of C{n:2..9}H{=2*n}O₂ in g/mol. ~ Найди молярную массу C{n}H{=2*n}O₂ в г/моль. => 14*{n}+32
g q: One mole of an oxide EO₂ has {=e+32} g. What is the atomic mass of E? ~ Моль оксида EO₂ имеет массу {=e+32} г. Какова атомная масса E? => {e:10..99}
8.chemistry.amount | 8;A1 | 8.chemistry.molar-mass | Mole, amount of substance | Моль, количество вещества
i A mole is a fixed number of particles; the amount is mass divided by molar mass. | Моль это постоянное число частиц; количество вещества равно массе, делённой на молярную массу.
e $\frac{36}{18} = 2$
c How many grams has a mole of water? | Сколько граммов в моле воды?
g q: How many moles are {=18*n} g of water? ~ Сколько молей в {=18*n} г воды? => {n:2..12}
g q: What mass in g have {n:2..12} mol of CO₂? ~ Какова масса в г {n} моль CO₂? => 44*{n}
g q: What volume in l take {n:2..9} mol of a gas at standard conditions? (22.4 l/mol) ~ Какой объём в л займут {n} моль газа при н. у.? (22.4 л/моль) => 22.4*{n}
8.chemistry.mass-share | 8;A1 | 8.chemistry.molar-mass,6.percent.ratio | Mass fraction of an element | Массовая доля элемента
i Compare the mass of all its atoms with the mass of the whole: $w = \frac{n A_r}{M_r}$. | Сравни массу всех его атомов с массой целого: $w = \frac{n A_r}{M_r}$.
e $\frac{16}{18} \approx 0.89$
c What do the mass fractions of all elements add up to? | Чему равна сумма массовых долей всех элементов?
g q: {=10*k} g of a compound hold {=k*p} g of iron. Find the mass fraction in %. ~ В {=10*k} г соединения {=k*p} г железа. Найди массовую долю в %. => 10*{p:1..9} ; k:2..9
g q: The mass fraction of oxygen in an oxide of two elements is {p:11..89} %. Find that of the other in %. ~ Массовая доля кислорода в оксиде двух элементов {p} %. Найди долю другого в %. => 100-{p}
g q: How many g of copper are in {m:1..40} g of an ore with 50 % of it? ~ Сколько г меди в {m} г руды с содержанием 50 %? => {m}/2
8.chemistry.balance | 8;A1 | 8.chemistry.atoms,5.divisibility.lcm | Equations of reactions, how to balance them | Уравнения реакций, как уравнять, коэффициенты
i Atoms are neither lost nor made: each element has as many on the left as on the right. Only the numbers in front may change. | Атомы не исчезают и не появляются: каждого элемента слева и справа поровну. Менять можно только числа впереди.
e $4\mathrm{Fe} + 3\mathrm{O_2} \to 2\mathrm{Fe_2O_3}$
c Why may the small numbers not be changed? | Почему нельзя менять индексы?
g q: 2H₂ + O₂ = 2H₂O. How many molecules of water come from {=2*n} molecules of hydrogen? ~ 2H₂ + O₂ = 2H₂O. Сколько молекул воды выйдет из {=2*n} молекул водорода? => 2*{n:2..20}
g q: N₂ + 3H₂ = 2NH₃. How many molecules of hydrogen react with {n:2..20} of nitrogen? ~ N₂ + 3H₂ = 2NH₃. Сколько молекул водорода реагирует с {n} молекулами азота? => 3*{n}
g q: 4Al + 3O₂ = 2Al₂O₃. How many atoms of aluminum react with {=3*n} molecules of oxygen? ~ 4Al + 3O₂ = 2Al₂O₃. Сколько атомов алюминия реагирует с {=3*n} молекулами кислорода? => 4*{n:2..12}
8.chemistry.solutions | 8;A1 | 6.percent.ratio | Solutions, mass fraction of the dissolved substance | Растворы, массовая доля растворённого вещества
i The share is the dissolved mass divided by the mass of the whole solution, water included. | Доля это масса растворённого вещества, делённая на массу всего раствора вместе с водой.
e $\frac{20}{20 + 180} = 0.1$
c Is a solution of 10 g of salt in 90 g of water 10 %? | Раствор 10 г соли в 90 г воды десятипроцентный?
g q: How many g of salt are in {=100*m} g of a solution of {p:2..30} %? ~ Сколько г соли в {=100*m} г раствора с долей {p} %? => {m:1..9}*{p}
g q: {=k*p} g of sugar are dissolved in {=k*(100-p)} g of water. Find the mass fraction in %. ~ {=k*p} г сахара растворили в {=k*(100-p)} г воды. Найди массовую долю в %. => {p:5..40} ; k:1..5
g q: {=100*m} g of a solution of 20 % are mixed with {=100*m} g of water. Find the new mass fraction in %. ~ К {=100*m} г раствора с долей 20 % добавили {=100*m} г воды. Найди новую долю в %. => 10 ; m:1..9
10.chemistry.concentration | 10;PC | 8.chemistry.amount,8.chemistry.solutions | Molar concentration, dilution | Молярная концентрация, разбавление
i It tells how many moles are in one liter; adding water keeps the moles: $c_1 V_1 = c_2 V_2$. | Она показывает, сколько молей в литре; вода не меняет число молей: $c_1 V_1 = c_2 V_2$.
e $\frac{2 \cdot 100}{500} = 0.4$
c What happens to the concentration when the volume doubles? | Что станет с концентрацией, если объём вырастет вдвое?
g q: {n:1..9} mol are dissolved to {v:2..8} l. Find the concentration in mol/l. ~ {n} моль растворили до объёма {v} л. Найди концентрацию в моль/л. => {n}/{v}
g q: {v:1..9} l of {=c*k} mol/l are diluted to {=v*k} l. Find the new concentration in mol/l. ~ {v} л раствора {=c*k} моль/л разбавили до {=v*k} л. Найди новую концентрацию в моль/л. => {c:1..6} ; k:2..5
g q: How many moles are in {v:2..9} l of a solution of {c:1..9} mol/l? ~ Сколько молей в {v} л раствора {c} моль/л? => {v}*{c}
`
