/** How terms are written: `concepts/term.ts`. */
export const figures = String.raw`
## line
terms: прямая; прямая линия
common: yes
is: Прямая бесконечна в обе стороны.
example: Край линейки показывает её кусочек.
see: measure.line-ray-segment

## ray
terms: луч
is: У луча есть начало, а дальше он бесконечен в одну сторону.
example: Луч света от фонаря.
see: measure.line-ray-segment

## segment
terms: отрезок; отрезка
is: Отрезок это часть прямой между двумя точками, у него есть длина.
example: Каждая сторона треугольника это отрезок.
see: measure.line-ray-segment

## angle
terms: угол; угла; углы
common: yes
is: Угол это раствор между двумя лучами с общим началом, его измеряют в градусах.
example: Уголок листа бумаги это $90^\circ$.
card: measure.angle

## acute-angle
terms: острый угол; острого угла
is: Острый угол меньше 90 градусов.
example: $35^\circ$ острый.

## right-angle
terms: прямой угол; прямого угла
is: Прямой угол это ровно 90 градусов, четверть полного оборота.
example: Уголок листа бумаги.

## obtuse-angle
terms: тупой угол; тупого угла
is: Тупой угол больше 90 и меньше 180 градусов.
example: $120^\circ$ тупой.

## adjacent-angles
terms: смежные углы; смежные
is: У смежных углов одна сторона общая, а две другие лежат на одной прямой; вместе это 180 градусов.
example: Рядом с $50^\circ$ стоит $130^\circ$.
see: measure.angle-pairs

## vertical-angles
terms: вертикальные углы; вертикальные
is: Вертикальные углы лежат друг против друга на пересечении прямых, и они равны.
example: Раскрытые ножницы: угол лезвий равен углу ручек.
see: measure.angle-pairs

## perpendicular
terms: перпендикуляр; перпендикулярно; перпендикулярные; перпендикулярные прямые
is: Прямые перпендикулярны, если пересекаются под прямым углом, 90 градусов.
example: Два края листа, которые сходятся в уголке.

## parallel
terms: параллельные прямые; параллельно; параллельные
is: Параллельные прямые лежат в одной плоскости и нигде не пересекаются.
example: Рельсы на прямом пути.
card: measure.parallel-lines

## median-of-triangle
terms: медиана треугольника; медиана
field: triangle
is: Медиана треугольника идёт из вершины к середине противоположной стороны.
example: Она делит треугольник на две части равной площади.
see: geometry.median-bisector-altitude

## bisector
terms: биссектриса угла; биссектриса
field: triangle
is: Биссектриса делит угол на два равных.
example: Угол $80^\circ$ она делит на два по $40^\circ$.
see: geometry.median-bisector-altitude

## altitude
terms: высота треугольника; высота
field: triangle
is: Высота треугольника идёт из вершины к противоположной стороне под прямым углом.
example: В тупоугольном треугольнике она может лежать снаружи.
see: geometry.median-bisector-altitude

## perpendicular-bisector
terms: серединный перпендикуляр
field: triangle
is: Серединный перпендикуляр проходит через середину отрезка под прямым углом; его точки одинаково далеки от концов.
example: Три таких в треугольнике сходятся в центре описанной окружности.

## midline
terms: средняя линия
field: triangle
is: Средняя линия соединяет середины двух сторон треугольника; она параллельна третьей и вдвое короче.
example: Над основанием 10 её длина 5.
card: geometry.midline

## isosceles
terms: равнобедренный треугольник; равнобедренный
field: triangle
is: У равнобедренного треугольника две равные стороны, а значит, и два равных угла.
example: Стороны 5, 5 и 6.
see: geometry.isosceles

## equilateral
terms: равносторонний треугольник; равносторонний
field: triangle
is: У равностороннего треугольника все стороны равны, а углы по 60 градусов.
example: Стороны 4, 4 и 4.
see: measure.triangle-kinds

## scalene
terms: разносторонний треугольник; разносторонний
field: triangle
is: У разностороннего треугольника все стороны разной длины.
example: Стороны 3, 4 и 6.
see: measure.triangle-kinds

## right-triangle
terms: прямоугольный треугольник
field: triangle
is: В прямоугольном треугольнике один угол 90 градусов.
example: Такой получается из сторон 3, 4 и 5.
see: geometry.leg-hypotenuse

## hypotenuse
terms: гипотенуза
field: triangle
is: Гипотенуза лежит против прямого угла, это самая длинная сторона прямоугольного треугольника.
example: При сторонах 3, 4 и 5 это 5.
card: geometry.leg-hypotenuse

## leg
terms: катет; катеты
field: triangle
is: Катеты это две стороны, которые образуют прямой угол.
example: При сторонах 3, 4 и 5 это 3 и 4.
card: geometry.leg-hypotenuse

## opposite-side
terms: противолежащий катет; противолежащий
field: triangle
is: Противолежащий катет лежит напротив угла и не касается его.
example: Встань в вершину угла: противолежащий катет у тебя перед глазами.
see: trigonometry.sohcahtoa

## adjacent-side
terms: прилежащий катет; прилежащий
field: triangle
is: Прилежащий катет вместе с гипотенузой образует сам угол.
example: Встань в вершину угла: прилежащий катет начинается у твоих ног.
see: trigonometry.sohcahtoa

## perimeter
terms: периметр
common: yes
is: Периметр это длина пути вокруг фигуры.
example: У прямоугольника со сторонами 3 и 5 он равен 16.
card: measure.perimeter

## area
terms: площадь
common: yes
is: Площадь говорит, сколько места фигура занимает на плоскости; её считают квадратиками.
example: У прямоугольника со сторонами 3 и 5 она равна 15.
see: measure.area-rectangle

## volume
terms: объём
is: Объём говорит, сколько места тело занимает в пространстве; его считают кубиками.
example: У коробки 2, 3 и 4 объём 24.
card: measure.box-volume

## circle
terms: окружность
field: circle
is: Окружность это линия, все точки которой одинаково далеки от центра.
example: Обруч.
see: measure.circumference

## disk
terms: круг
field: circle
is: Круг это окружность вместе со всем, что внутри неё.
example: Монета это круг, а обруч только окружность.

## radius
terms: радиус
field: circle
is: Радиус идёт от центра окружности до её точки.
example: Спица колеса.
card: measure.circumference

## diameter
terms: диаметр
field: circle
is: Диаметр соединяет две точки окружности через центр: два радиуса, самая длинная хорда.
example: При радиусе 4 диаметр 8.
card: measure.circumference

## circumference
terms: длина окружности
field: circle
is: Длина окружности это длина пути по ней: $2 \pi r$.
example: Примерно 3,14 диаметра.
card: measure.circumference

## chord
terms: хорда
field: circle
is: Хорда соединяет две точки окружности.
example: Нитка поперёк обруча; самая длинная хорда это диаметр.
see: geometry.chord

## arc
terms: дуга
field: circle
is: Дуга это часть окружности между двумя её точками.
example: Корочка у куска пиццы.
see: geometry.arc-sector

## sector
terms: сектор
field: circle
is: Сектор это часть круга между двумя радиусами.
example: Кусок пиццы.
see: geometry.arc-sector

## tangent-line
terms: касательная
field: circle
is: Касательная в точке касания имеет направление кривой; с окружностью у неё только одна общая точка.
example: Пол это касательная к колесу.
card: geometry.tangent

## secant
terms: секущая
field: circle
is: Секущая пересекает окружность в двух точках.
example: Её часть внутри окружности это хорда.

## central-angle
terms: центральный угол; центрального угла; центральный
field: circle
is: У центрального угла вершина в центре окружности.
example: У четверти пиццы он равен $90^\circ$.
see: geometry.inscribed-angle

## inscribed-angle
terms: вписанный угол; вписанного угла; вписанный
field: circle
is: У вписанного угла вершина на окружности; он вдвое меньше центрального на той же дуге.
example: При центральном $80^\circ$ он равен $40^\circ$.
see: geometry.inscribed-angle

## polygon
terms: многоугольник
field: polygon
is: Многоугольник это замкнутая фигура с прямыми сторонами.
example: Треугольник, квадрат, шестиугольник.

## quadrilateral
terms: четырёхугольник
field: polygon
is: Четырёхугольник это многоугольник с четырьмя сторонами.
example: Квадрат, прямоугольник, трапеция.
see: geometry.quadrilaterals

## parallelogram
terms: параллелограмм
field: polygon
is: У параллелограмма противоположные стороны попарно параллельны.
example: Прямоугольник, который сдвинули вбок.
card: geometry.parallelogram

## rectangle
terms: прямоугольник
field: polygon
is: Прямоугольник это четырёхугольник, у которого все углы прямые.
example: Лист бумаги.
see: geometry.quadrilaterals

## square-figure
terms: квадрат
common: yes
field: polygon
is: У квадрата четыре равные стороны и четыре прямых угла.
example: Клетка шахматной доски.
see: geometry.quadrilaterals

## rhombus
terms: ромб
field: polygon
is: У ромба четыре равные стороны, а углы не обязаны быть прямыми.
example: Бубновый знак на картах.
see: geometry.quadrilaterals

## trapezoid
terms: трапеция
field: polygon
is: У трапеции две стороны параллельны, это основания, а две другие нет.
example: Ведро, если смотреть сбоку.
see: geometry.quadrilaterals

## diagonal
terms: диагональ
field: polygon
is: Диагональ соединяет две несоседние вершины.
example: У четырёхугольника две диагонали.

## congruent
terms: равные треугольники; равные фигуры; конгруэнтные
field: likeness
is: У равных фигур одинаковы и форма, и размер: их можно наложить друг на друга.
example: Две копии в масштабе 100 процентов.
see: geometry.congruent-or-similar

## similar
terms: подобные треугольники; подобные фигуры; подобные; подобие
field: likeness
is: У подобных фигур одинакова форма: углы равны, стороны в одном отношении, а размер может быть другим.
example: Фотография и её увеличение.
see: geometry.congruent-or-similar

## scale
terms: масштаб
is: Масштаб говорит, во сколько раз изображение меньше или больше.
example: $1 : 100$ значит, что 1 см это 100 см.
see: ratio.scale

## symmetry
terms: симметрия; ось симметрии
is: Фигура симметрична, если отражение или поворот переводит её в саму себя.
example: У бабочки одна ось симметрии.
see: measure.symmetry-axis

## vector
terms: вектор
is: У вектора есть длина и направление: это стрелка.
example: Два вправо и один вверх: $(2; 1)$.
card: vectors.meaning

## scalar
terms: скаляр; скалярная величина
is: У скаляра есть только величина и нет направления.
example: Температура или масса.
see: vectors.meaning

## coordinate
terms: координаты; координата
is: Координаты это числа, которые говорят, где точка: сколько вдоль каждой оси.
example: $(3; 2)$: 3 вправо и 2 вверх.
card: measure.coordinates

## abscissa
terms: абсцисса
is: Абсцисса это первая координата точки, её место вдоль оси $x$.
example: У точки $(3; 2)$ абсцисса 3.
see: measure.coordinates

## ordinate
terms: ордината
is: Ордината это вторая координата точки, её место вдоль оси $y$.
example: У точки $(3; 2)$ ордината 2.
see: measure.coordinates

## sine
terms: синус
field: trigonometry
is: Синус острого угла в прямоугольном треугольнике это противолежащий катет, делённый на гипотенузу: какую часть наклонной составляет высота.
example: При сторонах 3, 4, 5, где 3 напротив: $\frac{3}{5}$.
see: trigonometry.sohcahtoa

## cosine
terms: косинус
field: trigonometry
is: Косинус острого угла в прямоугольном треугольнике это прилежащий катет, делённый на гипотенузу.
example: При сторонах 3, 4, 5, где 3 напротив: $\frac{4}{5}$.
see: trigonometry.sohcahtoa

## tangent-function
terms: тангенс
field: trigonometry
is: Тангенс острого угла в прямоугольном треугольнике это противолежащий катет, делённый на прилежащий: насколько крут подъём.
example: При сторонах 3, 4, 5, где 3 напротив: $\frac{3}{4}$.
see: trigonometry.sohcahtoa

## radian
terms: радиан; радианы
is: Радиан это угол, у которого дуга длиной с радиус.
example: Пол-оборота это $\pi$ радиан, 180 градусов.
card: trigonometry.radians

## unit-circle
terms: единичная окружность; тригонометрический круг
is: У единичной окружности радиус 1 и центр в начале координат; её точки это косинус и синус угла.
example: При $90^\circ$ это точка $(0; 1)$.
card: trigonometry.unit-circle

## prism
terms: призма
field: solid
is: У призмы два равных параллельных основания, а боковые грани параллелограммы.
example: Коробка или палатка на боку.
see: solids.prism-volume

## pyramid
terms: пирамида
field: solid
is: У пирамиды одно основание и треугольники, которые сходятся в вершине.
example: В основании египетских пирамид квадрат.
see: solids.pyramid-volume

## cylinder
terms: цилиндр
field: solid
is: У цилиндра два равных круга, один прямо над другим.
example: Консервная банка.
card: solids.cylinder

## cone
terms: конус
field: solid
is: У конуса в основании круг, а дальше он сужается в точку.
example: Бумажный колпак.
card: solids.cone

## sphere
terms: сфера; шар
field: solid
is: Сфера это поверхность, все точки которой одинаково далеки от центра; вместе с внутренностью это шар.
example: Мыльный пузырь это сфера, а бильярдный шар это шар.
see: solids.sphere

## cube
terms: куб
field: solid
is: Куб это коробка, у которой все шесть граней равные квадраты.
example: Игральный кубик.
see: solids.faces

## face
terms: грань
field: solid
is: Грань это одна из плоских сторон тела.
example: У куба 6 граней.
see: solids.faces

## edge
terms: ребро
field: solid
is: Ребро это отрезок, по которому сходятся две грани.
example: У куба 12 рёбер.
see: solids.faces

## vertex
terms: вершина; вершина параболы
is: Вершина это угол фигуры: точка, где сходятся стороны или рёбра. Вершина параболы это её самая нижняя или верхняя точка.
example: У куба 8 вершин.

## triangle
terms: треугольник
field: polygon
is: Треугольник это многоугольник с тремя сторонами и тремя углами.
example: Сумма его углов $180^\circ$.
see: measure.triangle-kinds

## pythagorean-theorem
terms: теорема пифагора
is: В прямоугольном треугольнике квадрат гипотенузы равен сумме квадратов катетов.
example: $3^2 + 4^2 = 5^2$.
card: geometry.pythagoras

## length-of-vector
terms: модуль вектора; длина вектора
is: Длина вектора, или его модуль, это длина его стрелки.
example: У $(3; 4)$ длина $\sqrt{3^2 + 4^2} = 5$.
card: vectors.length

## scalar-product
terms: скалярное произведение
is: Скалярное произведение двух векторов это число: произведение их длин и косинуса угла между ними.
example: Оно равно 0 ровно тогда, когда векторы перпендикулярны (или один из них нулевой).
card: vectors.scalar-product
`
