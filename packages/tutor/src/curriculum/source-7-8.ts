/** Skills of grades 7 and 8. The format is described in `skills.ts`. */
export const source78 = String.raw`
7.powers.meaning | 7;8 | 5.powers.square,6.integers.multiply | Powers | Степень с натуральным показателем
i The exponent counts equal factors; an even power of a negative number is positive. | Показатель считает равные множители; чётная степень отрицательного числа положительна.
e $(-2)^4 = 16$, but $-2^4 = -16$
c What is $(-1)^7$? | Чему равно $(-1)^7$?
g calc: (-{a:2..5})^2
g calc: -{a:2..5}^2+{b:10..30}
g calc: (-{a:2..3})^3
7.powers.laws | 7;8 | 7.powers.meaning | Laws of powers | Свойства степеней
i Equal bases: multiply means add exponents, divide means subtract, power of a power means multiply. | Одинаковые основания: при умножении показатели складывают, при делении вычитают, при возведении в степень умножают.
e $x^3 \cdot x^4 = x^7$, $(x^2)^3 = x^6$
c What is $x^8 : x^2$? | Чему равно $x^8 : x^2$?
g simp: x^{a:2..6}*x^{b:2..6} => x^{=a+b}
g simp: (x^{a:2..4})^{b:2..4} => x^{=a*b}
g simp: x^{=a+b}/x^{a:2..5} => x^{b:2..5}
7.powers.zero-negative | 8;8 | 7.powers.laws | Zero and negative exponents | Нулевой и отрицательный показатель
i $a^0 = 1$ and $a^{-n} = \frac{1}{a^n}$ for $a \ne 0$. | $a^0 = 1$ и $a^{-n} = \frac{1}{a^n}$ при $a \ne 0$.
e $2^{-3} = \frac{1}{8}$
c What is $5^0$? | Чему равно $5^0$?
g calc: {a:2..9}^(-1)
g calc: {a:2..4}^(-2)
g calc: {a:2..9}^0+{b:2..5}^(-1)
7.powers.standard-form | 8;8 | 7.powers.zero-negative | Standard form of a number | Стандартный вид числа
i Write $a \cdot 10^n$ with $1 \le a < 10$. | Запиши $a \cdot 10^n$, где $1 \le a < 10$.
e $45\,000 = 4.5 \cdot 10^4$
c Write 0.003 in standard form. | Запиши 0,003 в стандартном виде.
g q: @{a:2..9}·10^n@ equals {=a*1000}. Find n. ~ @{a}·10^n@ равно {=a*1000}. Найди n. => 3
g calc: {a:2..9}*10^4/(2*10^2)
g calc: {a:2..9}*10^3+{b:2..9}*10^2
7.monomials.multiply | 7;A1 | 7.powers.laws | Monomials | Одночлены
i Multiply the numbers, and add the exponents of each letter. | Перемножь числа и сложи показатели каждой буквы.
e $2x^2 \cdot 3x = 6x^3$
c What is $(3x)^2$? | Чему равно $(3x)^2$?
g simp: {a:2..9}x*{b:2..9}x^2 => {=a*b}x^3
g simp: ({a:2..5}x)^2 => {=a*a}x^2
g simp: {a:2..6}x*{b:2..6}y => {=a*b}*x*y
7.polynomials.add | 7;A1 | 6.algebra.brackets | Adding polynomials | Сложение и вычитание многочленов
i Open the brackets with their signs, then put like terms together. | Раскрой скобки со знаками и приведи подобные.
e $(x^2 + 2x) - (x^2 - 3) = 2x + 3$
c What happens to the signs after a minus? | Что происходит со знаками после минуса?
g simp: (x^2+{a:2..9}x)+({b:2..9}x-{c:1..9}) => x^2+{=a+b}x-{c}
g simp: ({a:3..9}x+{b:1..9})-({c:1..2}x-{d:1..9}) => {=a-c}x+{=b+d}
g simp: (2x^2+{a:1..9})-(x^2+{b:10..15}) => x^2-{=b-a}
7.polynomials.multiply | 7;A1 | 7.monomials.multiply,7.polynomials.add | Multiplying polynomials | Умножение многочленов
i Every term of one bracket times every term of the other. | Каждое слагаемое одной скобки умножь на каждое другой.
e $(x + 2)(x + 3) = x^2 + 5x + 6$
c How many products does $(a + b)(c + d)$ have? | Сколько произведений в $(a + b)(c + d)$?
g simp: (x+{a:1..9})(x+{b:1..9}) => x^2+{=a+b}x+{=a*b}
g simp: (x-{a:1..5})(x+{b:6..9}) => x^2+{=b-a}x-{=a*b}
g simp: {a:2..5}x(x-{b:1..9}) => {a}x^2-{=a*b}x
7.products.square-sum | 7;A1 | 7.polynomials.multiply | Square of a sum | Квадрат суммы и разности
i $(a \pm b)^2 = a^2 \pm 2ab + b^2$: do not lose the middle term. | $(a \pm b)^2 = a^2 \pm 2ab + b^2$: не потеряй средний член.
e $(x + 3)^2 = x^2 + 6x + 9$
c What is the middle term of $(x - 5)^2$? | Какой средний член у $(x - 5)^2$?
g simp: (x+{a:2..9})^2 => x^2+{=2*a}x+{=a*a}
g simp: (x-{a:2..9})^2 => x^2-{=2*a}x+{=a*a}
g simp: (2x+{a:1..5})^2 => 4x^2+{=4*a}x+{=a*a}
7.products.difference | 7;A1 | 7.polynomials.multiply | Difference of squares | Разность квадратов
i $(a - b)(a + b) = a^2 - b^2$. | $(a - b)(a + b) = a^2 - b^2$.
e $(x - 4)(x + 4) = x^2 - 16$
c What is $19 \cdot 21$ as $(20 - 1)(20 + 1)$? | Чему равно $19 \cdot 21$ как $(20 - 1)(20 + 1)$?
g simp: (x-{a:2..9})(x+{a}) => x^2-{=a*a}
g simp: (3x-{a:1..5})(3x+{a}) => 9x^2-{=a*a}
g calc: {=50+a}*{=50-a} => 2500-{a:1..9}^2
7.products.cubes | 7;A2 | 7.products.square-sum | Sum and difference of cubes | Сумма и разность кубов
i $a^3 \pm b^3 = (a \pm b)(a^2 \mp ab + b^2)$. | $a^3 \pm b^3 = (a \pm b)(a^2 \mp ab + b^2)$.
e $x^3 - 8 = (x - 2)(x^2 + 2x + 4)$
c Which bracket begins $x^3 + 27$? | С какой скобки начинается $x^3 + 27$?
g simp: (x-{a:1..5})(x^2+{a}x+{=a*a}) => x^3-{=a*a*a}
g simp: (x+{a:1..5})(x^2-{a}x+{=a*a}) => x^3+{=a*a*a}
g simp: (x+{a:1..3})^3 => x^3+{=3*a}x^2+{=3*a*a}x+{=a*a*a}
7.factoring.common | 7;A1 | 7.polynomials.multiply | Taking out a common factor | Вынесение общего множителя
i Put what all terms share in front of a bracket. | Вынеси за скобку то, что есть в каждом слагаемом.
e $6x^2 - 9x = 3x(2x - 3)$
c What do $4x$ and $6$ share? | Что общего у $4x$ и $6$?
g simp: {a:2..9}x+{=a*b} => {a}(x+{b:2..9})
g simp: {a:2..6}x^2-{=a*b}x => {a}x(x-{b:2..9})
g simp: x*(x+{a:1..9})+{b:2..9}*(x+{a}) => (x+{a})(x+{b})
7.factoring.grouping | 7;A1 | 7.factoring.common | Factoring by grouping | Группировка
i Group the terms so that each group shares the same bracket. | Сгруппируй так, чтобы в каждой группе была одинаковая скобка.
e $ax + ay + 2x + 2y = (x + y)(a + 2)$
c How would you group $xy + 3x + 2y + 6$? | Как сгруппировать $xy + 3x + 2y + 6$?
g simp: x*y+{a:2..9}x+{b:2..9}y+{=a*b} => (x+{b})(y+{a})
g simp: x*y-{a:2..9}x+{b:2..9}y-{=a*b} => (x+{b})(y-{a})
g simp: x^3+{a:2..9}x^2+x+{a} => (x^2+1)(x+{a})
7.functions.linear | 7;A1 | 6.coordinates.plane | Linear function | Линейная функция
i In $y = kx + b$ the slope is $k$, and the line crosses the y axis at $b$. | В $y = kx + b$ наклон $k$, а ось y прямая пересекает в $b$.
e $y = 2x - 1$ goes through $(0; -1)$ and $(1; 1)$
c Where does $y = 3x + 4$ cross the y axis? | Где $y = 3x + 4$ пересекает ось y?
g q: Find y for @x = {c:-5..9}@ on @y = {a:2..9}x + {b:1..9}@. ~ Найди y при @x = {c}@ для @y = {a}x + {b}@. => {a}*({c})+{b}
g q: A line goes through (0; {b:1..9}) and (1; {=a+b}). Find its slope. ~ Прямая проходит через (0; {b}) и (1; {=a+b}). Найди угловой коэффициент. => {a:2..9}
g q: For which x is @y = 0@ on @y = {a:2..9}x - {=a*r}@? ~ При каком x значение @y = {a}x - {=a*r}@ равно 0? => {r:1..12}
7.functions.slope | 7;A1 | 7.functions.linear | Slope through two points | Угловой коэффициент
i Slope is the change of y divided by the change of x. | Наклон это изменение y, делённое на изменение x.
e $(1; 2)$, $(3; 8)$: $k = \frac{8 - 2}{3 - 1} = 3$
c What slope has a horizontal line? | Какой наклон у горизонтальной прямой?
g q: Find the slope of the line through ({a:1..4}; {b:1..6}) and ({=a+d}; {=b+d*k}). ~ Найди угловой коэффициент прямой через ({a}; {b}) и ({=a+d}; {=b+d*k}). => {k:2..7} ; d:1..4
g q: Parallel to @y = {k:2..9}x + 1@ runs a line. What is its slope? ~ Прямая параллельна @y = {k}x + 1@. Каков её угловой коэффициент? => {k}
g q: A line with slope {k:2..6} goes through (0; {b:1..9}). Find y at @x = 3@. ~ Прямая с угловым коэффициентом {k} проходит через (0; {b}). Найди y при @x = 3@. => 3*{k}+{b}
7.equations.fractions | 7;A1 | 6.equations.both-sides | Linear equations with fractions | Линейные уравнения с дробями
i Multiply both sides by the common denominator first. | Сначала умножь обе части на общий знаменатель.
e $\frac{x}{2} + \frac{x}{3} = 5$: $3x + 2x = 30$, $x = 6$
c By what do you multiply $\frac{x}{4} = \frac{x}{6} + 1$? | На что умножить $\frac{x}{4} = \frac{x}{6} + 1$?
g solve: x/2+x/3={=5*r} => 6*{r:1..9}
g solve: x/{a:2..6}-{b:1..9}={=r-b} => {a}*{r:2..9}
g solve: (x+{a:1..6})/3=(x-{b:1..4})/2 => 2*{a}+3*{b}
7.systems.substitution | 7;A1 | 6.equations.both-sides | Systems: substitution | Системы: подстановка
i Express one letter by the other and put it into the other equation. | Вырази одну букву через другую и подставь.
e $y = x + 1$, $x + y = 5$: $x = 2$, $y = 3$
c Which letter is easiest to express in $x + 3y = 7$? | Какую букву проще выразить из $x + 3y = 7$?
g q: @y = x + {a:1..6}@ and @x + y = {=2*r+a}@. Find x. ~ @y = x + {a}@ и @x + y = {=2*r+a}@. Найди x. => {r:1..9}
g q: @y = {a:2..4}x@ and @x + y = {=r+a*r}@. Find y. ~ @y = {a}x@ и @x + y = {=r+a*r}@. Найди y. => {a}*{r:1..8}
g q: @x = {a:2..5}y - 1@ and @x - y = {=a*r-1-r}@. Find y. ~ @x = {a}y - 1@ и @x - y = {=a*r-1-r}@. Найди y. => {r:2..8}
7.systems.addition | 7;A1 | 7.systems.substitution | Systems: addition | Системы: сложение
i Make the coefficients of one letter opposite and add the equations. | Сделай коэффициенты одной буквы противоположными и сложи.
e $x + y = 7$, $x - y = 1$: $2x = 8$, $x = 4$
c What do you get when you add $x + y = 9$ and $x - y = 3$? | Что получится при сложении $x + y = 9$ и $x - y = 3$?
g q: @x + y = {=p+q}@ and @x - y = {=p-q}@. Find x. ~ @x + y = {=p+q}@ и @x - y = {=p-q}@. Найди x. => {p:6..15} ; q:1..5
g q: @2x + y = {=2*p+q}@ and @3x - y = {=3*p-q}@. Find y. ~ @2x + y = {=2*p+q}@ и @3x - y = {=3*p-q}@. Найди y. => {q:1..9} ; p:1..7
g q: Two numbers have sum {=p+q} and difference {=p-q}. Find the larger. ~ Сумма двух чисел {=p+q}, разность {=p-q}. Найди большее. => {p:10..40} ; q:1..9
7.problems.equation | 7;A1 | 6.equations.both-sides | Word problems with an equation | Задачи на уравнение
i Call the unknown x, say every other quantity with it, then write what is equal. | Обозначь неизвестное x, вырази остальное через него и запиши равенство.
e a number and its double make 24: $x + 2x = 24$
c What is "5 more than x"? | Как записать «на 5 больше x»?
g q: A number and its {a:2..6}-fold make {=r+a*r}. Find the number. ~ Сумма числа и увеличенного в {a} раз этого же числа равна {=r+a*r}. Найди число. => {r:2..15}
g q: A father is {=3*s} years old and three times as old as his son. How old is the son? ~ Отцу {=3*s} лет, он втрое старше сына. Сколько лет сыну? => {s:9..15}
g q: Of two shelves one has {d:4..20} books more, together {=2*r+d}. How many are on the smaller? ~ На одной полке на {d} книг больше, вместе {=2*r+d}. Сколько на меньшей? => {r:10..40}
7.triangles.angles | 7;GEO | 5.geometry.angles | Angles of a triangle | Углы треугольника
i The angles of a triangle add up to 180°. | Сумма углов треугольника 180°.
e $50°$, $60°$ and $70°$
c How large are the angles of an equilateral triangle? | Чему равны углы равностороннего треугольника?
g q: Two angles of a triangle are {a:30..80}° and {b:30..80}°. Find the third. ~ Два угла треугольника {a}° и {b}°. Найди третий. => 180-{a}-{b}
g q: The angle at the top of an isosceles triangle is {=2*a}°. Find an angle at the base. ~ Угол при вершине равнобедренного треугольника {=2*a}°. Найди угол при основании. => 90-{a:10..70}
g q: An exterior angle of a triangle is {=a+b}°, one remote interior angle is {a:30..80}°. Find the other. ~ Внешний угол треугольника {=a+b}°, один из не смежных с ним {a}°. Найди другой. => {b:20..70}
7.triangles.congruence | 7;GEO | 7.triangles.angles | Congruent triangles | Равенство треугольников
i Two sides and the angle between, a side and two angles, or three sides make triangles equal. | Две стороны и угол между ними, сторона и два угла или три стороны делают треугольники равными.
e $AB = DE$, $BC = EF$, $\angle B = \angle E$
c Are triangles with three equal angles always congruent? | Всегда ли равны треугольники с тремя равными углами?
g q: Congruent triangles: sides {a:3..9}, {b:5..9} and {c:6..10} in one. What is the perimeter of the other? ~ Треугольники равны, стороны одного {a}, {b} и {c}. Каков периметр другого? => {a}+{b}+{c}
g q: An isosceles triangle has perimeter {=2*a+b} and base {b:3..9}. Find a leg. ~ Периметр равнобедренного треугольника {=2*a+b}, основание {b}. Найди боковую сторону. => {a:5..15}
g q: A median divides a side of {=2*a}. How long is each part? ~ Медиана делит сторону {=2*a}. Какова длина каждой части? => {a:3..20}
7.lines.parallel | 7;GEO | 5.geometry.angles | Parallel lines | Параллельные прямые
i At parallel lines alternate and corresponding angles are equal, co-interior ones add up to 180°. | При параллельных прямых накрест лежащие и соответственные углы равны, односторонние дают 180°.
e beside $70°$ the co-interior angle is $110°$
c What are alternate angles at parallel lines? | Каковы накрест лежащие углы при параллельных?
g q: Lines are parallel; one co-interior angle is {a:30..150}°. Find the other. ~ Прямые параллельны, один из односторонних углов {a}°. Найди другой. => 180-{a}
g q: Lines are parallel; an alternate angle is {a:25..85}°. Find the other alternate angle. ~ Прямые параллельны, один из накрест лежащих углов {a}°. Найди другой. => {a}
g q: Two co-interior angles are x and @{k:2..5}x@. Find x in degrees. ~ Односторонние углы x и @{k}x@. Найди x в градусах. => 180/({k}+1)
8.rational.reduce | 8;A1 | 7.factoring.common,7.products.difference | Reducing algebraic fractions | Сокращение рациональных дробей
i Factor top and bottom, then cancel equal factors, never terms. | Разложи числитель и знаменатель и сокращай множители, а не слагаемые.
e $\frac{x^2 - 9}{x - 3} = x + 3$ for $x \ne 3$
c May you cancel $x$ in $\frac{x + 2}{x}$? | Можно ли сократить $x$ в $\frac{x + 2}{x}$?
g simp: (x^2-{=a*a})/(x-{a:2..9}) => x+{a}
g simp: ({a:2..6}x+{=a*b})/{a} => x+{b:2..9}
g simp: (x^2+{=a+b}x+{=a*b})/(x+{a:1..6}) => x+{b:2..8}
8.rational.add | 8;A2 | 8.rational.reduce,6.fractions.add | Adding algebraic fractions | Сложение рациональных дробей
i Find the common denominator by factoring, then add the numerators in brackets. | Найди общий знаменатель разложением и сложи числители в скобках.
e $\frac{1}{x} + \frac{2}{x^2} = \frac{x + 2}{x^2}$
c What is the common denominator of $\frac{1}{x}$ and $\frac{1}{x+1}$? | Какой общий знаменатель у $\frac{1}{x}$ и $\frac{1}{x+1}$?
g simp: {a:2..9}/x+{b:2..9}/x => {=a+b}/x
g simp: 1/x+{a:2..9}/x^2 => (x+{a})/x^2
g simp: {a:2..5}/(x-1)+{b:2..5}/(x+1) => ({=a+b}x+{=a}-{b})/(x^2-1)
8.rational.multiply | 8;A2 | 8.rational.reduce | Multiplying algebraic fractions | Умножение и деление рациональных дробей
i Multiply tops and bottoms after factoring; dividing means multiplying by the inverse. | Перемножай после разложения; деление это умножение на обратную дробь.
e $\frac{x}{2} \cdot \frac{4}{x^2} = \frac{2}{x}$
c What is the inverse of $\frac{x}{3}$? | Какая дробь обратна $\frac{x}{3}$?
g simp: x/{a:2..6}*{=a*b}/x^2 => {b:2..6}/x
g simp: ((x+{a:1..9})/3)*(6/(x+{a})) => 2
g simp: ((x+1)/{a:2..6})*({=a*b}/(x+1)) => {b:2..6}
8.roots.meaning | 8;8 | 5.powers.square | Square root | Квадратный корень
i $\sqrt{a}$ is the number that is not negative and has the square $a$. | $\sqrt{a}$ это неотрицательное число, квадрат которого равен $a$.
e $\sqrt{49} = 7$
c Is $\sqrt{9}$ equal to $\pm 3$? | Равен ли $\sqrt{9}$ числу $\pm 3$?
g calc: sqrt({=a*a}) => {a:2..15}
g calc: sqrt({=a*a})+sqrt({=b*b}) => {a:3..9}+{b:2..9}
g calc: {c:2..5}*sqrt({=a*a}) => {c}*{a:2..12}
8.roots.simplify | 8;A1 | 8.roots.meaning | Simplifying roots | Преобразование корней
i Take square factors out of the root: $\sqrt{a^2 b} = a\sqrt{b}$. | Выноси квадраты: $\sqrt{a^2 b} = a\sqrt{b}$.
e $\sqrt{12} = 2\sqrt{3}$
c Is $\sqrt{9 + 16}$ equal to $3 + 4$? | Равен ли $\sqrt{9 + 16}$ числу $3 + 4$?
g calc: sqrt({=a*a*2}) => {a:2..9}*sqrt(2)
g calc: sqrt({=a*a*3})+sqrt(3) => {=a+1}*sqrt(3) ; a:2..7
g calc: sqrt({a:2..9})*sqrt({=a*b*b}) => {a}*{b:2..6}
8.roots.rationalise | 8;A2 | 8.roots.simplify | Rationalising the denominator | Освобождение от корня в знаменателе
i Multiply top and bottom by the root, or by the conjugate. | Умножь числитель и знаменатель на корень или на сопряжённое.
e $\frac{6}{\sqrt{3}} = 2\sqrt{3}$
c By what do you multiply $\frac{1}{\sqrt{5} - 1}$? | На что умножить $\frac{1}{\sqrt{5} - 1}$?
g calc: {=a*b}/sqrt({a:2..7}) => {b:2..6}*sqrt({a})
g calc: 1/(sqrt({a:3..8})-1) => (sqrt({a})+1)/({a}-1)
g calc: {b:2..5}/(sqrt({a:5..8})+2) => {b}*(sqrt({a})-2)/({a}-4)
8.quadratics.incomplete | 8;A1 | 8.roots.meaning,7.factoring.common | Incomplete quadratics | Неполные квадратные уравнения
i $x^2 = a$ has two roots for $a > 0$; without a constant take out x. | $x^2 = a$ при $a > 0$ имеет два корня; без свободного члена вынеси x.
e $x^2 = 9$: $x = 3$ or $x = -3$
c Why not divide $x^2 = 5x$ by x? | Почему нельзя делить $x^2 = 5x$ на x?
g solve: x^2={=r*r} => {r:2..12} , -{r}
g solve: x^2-{r:2..12}x=0 => 0 , {r}
g solve: {a:2..5}x^2-{=a*r*r}=0 => {r:2..7} , -{r}
8.quadratics.formula | 8;A1 | 8.quadratics.incomplete | Discriminant and formula | Дискриминант и формула корней
i $D = b^2 - 4ac$; for $D > 0$ there are two roots $\frac{-b \pm \sqrt{D}}{2a}$. | $D = b^2 - 4ac$; при $D > 0$ два корня $\frac{-b \pm \sqrt{D}}{2a}$.
e $x^2 - 5x + 6 = 0$: $D = 1$, roots 2 and 3
c How many real roots are there for $D = 0$? | Сколько корней при $D = 0$?
g solve: x^2{+=-p-q}x{+=p*q}=0 => {p:1..5} , {q:6..9}
g solve: 2x^2{+=-2*p-1}x+{p:2..7}=0 => {p} , 1/2
g q: Find the discriminant of @x² + {b:3..9}x + {c:1..2} = 0@. ~ Найди дискриминант @x² + {b}x + {c} = 0@. => {b}^2-4*{c}
8.quadratics.vieta | 8;A1 | 8.quadratics.formula | Vieta's theorem | Теорема Виета
i In $x^2 + bx + c = 0$ the roots add up to $-b$ and multiply to $c$. | В $x^2 + bx + c = 0$ сумма корней $-b$, произведение $c$.
e $x^2 - 7x + 10 = 0$: 2 and 5
c Which two numbers have sum 8 and product 15? | Сумма двух чисел 8, произведение 15. Какие это числа?
g q: Find the sum of the roots of @x² - {a:8..15}x + 7 = 0@. ~ Найди сумму корней @x² - {a}x + 7 = 0@. => {a}
g solve: x^2{+=p+q}x{+=p*q}=0 => -{p:1..4} , -{q:5..9}
g solve: x^2{+=p-q}x-{=p*q}=0 => {q:1..4} , -{p:5..9}
8.quadratics.factor | 8;A1 | 8.quadratics.vieta | Factoring a trinomial | Разложение квадратного трёхчлена
i $ax^2 + bx + c = a(x - x_1)(x - x_2)$ with the roots. | $ax^2 + bx + c = a(x - x_1)(x - x_2)$, где $x_1$, $x_2$ корни.
e $x^2 - x - 6 = (x - 3)(x + 2)$
c Which brackets has $x^2 + 5x + 6$? | На какие скобки раскладывается $x^2 + 5x + 6$?
g simp: x^2+{=a+b}x+{=a*b} => (x+{a:1..9})(x+{b:1..9})
g simp: x^2+{=b-a}x-{=a*b} => (x-{a:1..4})(x+{b:5..9})
g simp: 2x^2+{=2*a+1}x+{a} => (2x+1)(x+{a:2..9})
8.quadratics.complete-square | 8;A1 | 7.products.square-sum | Completing the square | Выделение полного квадрата
i Add and subtract the square of half the middle coefficient. | Прибавь и вычти квадрат половины среднего коэффициента.
e $x^2 + 6x + 1 = (x + 3)^2 - 8$
c What must be added to $x^2 + 10x$? | Что добавить к $x^2 + 10x$?
g simp: x^2+{=2*a}x => (x+{a:2..9})^2-{=a*a}
g simp: x^2-{=2*a}x+{b:1..9} => (x-{a:4..9})^2-{=a*a-b}
g q: For which c is @x² + {=2*a}x + c@ a perfect square? ~ При каком c выражение @x² + {=2*a}x + c@ полный квадрат? => {a:2..12}^2
8.quadratics.problems | 8;A1 | 8.quadratics.formula | Problems with quadratics | Задачи на квадратные уравнения
i Write the equation, solve it, and keep only the root that fits the story. | Составь уравнение, реши и оставь корень, подходящий по смыслу.
e sides $x$ and $x + 3$, area 40: $x = 5$
c Why is a negative length left out? | Почему отбрасывают отрицательную длину?
g q: A rectangle is {d:2..6} cm longer than wide, its area is {=w*(w+d)} cm². Find the width. ~ Прямоугольник на {d} см длиннее, чем шире, площадь {=w*(w+d)} см². Найди ширину. => {w:3..12}
g q: The product of two consecutive natural numbers is {=n*(n+1)}. Find the smaller. ~ Произведение двух последовательных натуральных чисел {=n*(n+1)}. Найди меньшее. => {n:4..20}
g q: The square of a positive number is {=n*n-n} more than the number. Find the number. ~ Квадрат положительного числа больше самого числа на {=n*n-n}. Найди число. => {n:3..12}
8.equations.rational | 8;A2 | 8.rational.add,8.quadratics.formula | Rational equations | Дробно-рациональные уравнения
i Multiply by the common denominator, and throw out roots that make it zero. | Умножь на общий знаменатель и отбрось корни, обращающие его в ноль.
e $\frac{6}{x} = 2$: $x = 3$
c Which x is forbidden in $\frac{1}{x - 4}$? | Какой x запрещён в $\frac{1}{x - 4}$?
g solve: {=a*r}/x={a:2..9} => {r:2..9}
g solve: {=a*(r-b)}/(x-{b:1..4})={a:2..6} => {r:5..12}
g q: Which value of x is forbidden in @1/(x - {a:2..20})@? ~ Какое значение x запрещено в @1/(x - {a})@? => {a}
8.equations.biquadratic | 8;A2 | 8.quadratics.formula | Biquadratic equations | Биквадратные уравнения
i Put $t = x^2$, solve for t, then go back to x. | Замени $t = x^2$, реши относительно t и вернись к x.
e $x^4 - 5x^2 + 4 = 0$: $x = \pm 1$, $x = \pm 2$
c What does a negative t give? | Что даёт отрицательное t?
g q: How many real roots has @x⁴ - {=p*p+q*q}x² + {=p*p*q*q} = 0@? ~ Сколько корней у @x⁴ - {=p*p+q*q}x² + {=p*p*q*q} = 0@? => 4 ; p:1..3 ; q:4..6
g q: Find the largest root of @x⁴ - {=p*p+q*q}x² + {=p*p*q*q} = 0@. ~ Найди наибольший корень @x⁴ - {=p*p+q*q}x² + {=p*p*q*q} = 0@. => {q:4..7} ; p:1..3
g q: How many real roots has @x⁴ + {a:2..9}x² + 1 = 0@? ~ Сколько корней у @x⁴ + {a}x² + 1 = 0@? => 0
8.inequalities.linear | 8;A1 | 6.equations.both-sides | Linear inequalities | Линейные неравенства
i Solve as an equation, but dividing by a negative number turns the sign. | Решай как уравнение, но при делении на отрицательное число знак меняется.
e $-2x > 6$: $x < -3$
c What happens to the sign when you multiply by -1? | Что со знаком при умножении на -1?
g q: What is the largest whole x with @{a:2..9}x < {=a*r}@? ~ Какое наибольшее целое x удовлетворяет @{a}x < {=a*r}@? => {r:3..12}-1
g q: What is the smallest whole x with @x + {a:2..9} > {=r+a}@? ~ Какое наименьшее целое x удовлетворяет @x + {a} > {=r+a}@? => {r:1..12}+1
g q: What is the largest whole x with @-{a:2..6}x > {=a*r}@? ~ Какое наибольшее целое x удовлетворяет @-{a}x > {=a*r}@? => -{r:2..9}-1
8.inequalities.systems | 8;A1 | 8.inequalities.linear | Systems of inequalities | Системы неравенств
i Solve each one and take what they have in common. | Реши каждое и возьми общую часть.
e $x > 1$ and $x \le 4$: $(1; 4]$
c What have $x > 5$ and $x < 2$ in common? | Что общего у $x > 5$ и $x < 2$?
g q: How many whole x satisfy @{a:1..5} < x < {=a+d}@? ~ Сколько целых x удовлетворяют @{a} < x < {=a+d}@? => {d:3..9}-1
g q: How many whole x satisfy @{a:1..5} ≤ x ≤ {=a+d}@? ~ Сколько целых x удовлетворяют @{a} ≤ x ≤ {=a+d}@? => {d:3..9}+1
g q: @x > {a:2..6}@ and @x > {=a+d}@: what is the smallest whole x? ~ @x > {a}@ и @x > {=a+d}@: какое наименьшее целое x? => {a}+{d:1..6}+1
8.pythagoras.sides | 8;GEO | 8.roots.meaning | Pythagoras | Теорема Пифагора
i In a right triangle $a^2 + b^2 = c^2$, where c lies opposite the right angle. | В прямоугольном треугольнике $a^2 + b^2 = c^2$, c напротив прямого угла.
e $3^2 + 4^2 = 5^2$
c Which side is the longest? | Какая сторона самая длинная?
g q: The legs are {=3*k} and {=4*k}. Find the hypotenuse. ~ Катеты {=3*k} и {=4*k}. Найди гипотенузу. => 5*{k:1..9}
g q: The hypotenuse is {=13*k}, a leg is {=5*k}. Find the other leg. ~ Гипотенуза {=13*k}, катет {=5*k}. Найди другой катет. => 12*{k:1..5}
g q: A rectangle has sides {=8*k} and {=15*k}. Find its diagonal. ~ Стороны прямоугольника {=8*k} и {=15*k}. Найди диагональ. => 17*{k:1..4}
8.areas.figures | 8;GEO | 5.geometry.area | Areas of triangles and quadrilaterals | Площади фигур
i Triangle $\frac{1}{2}ah$, parallelogram $ah$, trapezoid $\frac{a + b}{2}h$. | Треугольник $\frac{1}{2}ah$, параллелограмм $ah$, трапеция $\frac{a + b}{2}h$.
e $a = 6$, $h = 4$: triangle 12
c Why has the triangle half of the parallelogram? | Почему площадь треугольника вдвое меньше?
g q: A triangle has base {=2*a} and height {h:3..12}. Find its area. ~ Основание треугольника {=2*a}, высота {h}. Найди площадь. => {a:2..9}*{h}
g q: A trapezoid has bases {a:3..9} and {=a+2*d} and height {h:2..8}. Find its area. ~ Основания трапеции {a} и {=a+2*d}, высота {h}. Найди площадь. => ({a}+{d:1..4})*{h}
g q: A rhombus has diagonals {=2*a} and {=2*b}. Find its area. ~ Диагонали ромба {=2*a} и {=2*b}. Найди площадь. => 2*{a:2..9}*{b:2..9}
8.similarity.ratio | 8;GEO | 6.ratio.proportion | Similar triangles | Подобные треугольники
i Sides have one ratio k, areas the ratio $k^2$. | Стороны относятся как k, площади как $k^2$.
e $k = 2$: the area is 4 times as large
c Which angles have similar triangles? | Каковы углы подобных треугольников?
g q: Similar triangles with ratio {k:2..5}: a side of the small one is {a:3..12}. Find the matching side. ~ Треугольники подобны с коэффициентом {k}, сторона меньшего {a}. Найди соответствующую. => {k}*{a}
g q: The ratio of similarity is {k:2..6}, the smaller area {a:2..9}. Find the larger area. ~ Коэффициент подобия {k}, меньшая площадь {a}. Найди большую. => {k}^2*{a}
g q: A midline of a triangle is parallel to a side of {=2*a}. How long is it? ~ Средняя линия параллельна стороне {=2*a}. Чему она равна? => {a:3..20}
8.trig.right-triangle | 8;GEO | 8.pythagoras.sides | Sine, cosine, tangent | Синус, косинус, тангенс острого угла
i Sine is opposite over hypotenuse, cosine adjacent over hypotenuse, tangent opposite over adjacent. | Синус: противолежащий к гипотенузе, косинус: прилежащий к гипотенузе, тангенс: противолежащий к прилежащему.
e sides 3, 4, 5: $\sin\alpha = \frac{3}{5}$
c What is $\sin 30°$? | Чему равен $\sin 30°$?
g q: The legs are {=3*k} and {=4*k}. Find the sine of the angle opposite {=3*k}. ~ Катеты {=3*k} и {=4*k}. Найди синус угла против {=3*k}. => 3/5 ; k:1..9
g q: The hypotenuse is {=2*a}, an angle 30°. Find the leg opposite it. ~ Гипотенуза {=2*a}, угол 30°. Найди катет против него. => {a:2..20}
g q: The tangent of an angle is {k:2..5}, the adjacent leg {a:2..9}. Find the opposite leg. ~ Тангенс угла {k}, прилежащий катет {a}. Найди противолежащий. => {k}*{a}
8.quadrilaterals.properties | 8;GEO | 7.lines.parallel | Quadrilaterals | Четырёхугольники
i In a parallelogram opposite sides and angles are equal and the diagonals halve each other. | В параллелограмме противоположные стороны и углы равны, диагонали делятся пополам.
e angles $70°$, $110°$, $70°$, $110°$
c What is the sum of the angles of a quadrilateral? | Чему равна сумма углов четырёхугольника?
g q: One angle of a parallelogram is {a:40..85}°. Find its neighbor. ~ Один угол параллелограмма {a}°. Найди соседний. => 180-{a}
g q: Three angles of a quadrilateral are {a:60..100}°, {b:60..100}° and {c:60..100}°. Find the fourth. ~ Три угла четырёхугольника {a}°, {b}° и {c}°. Найди четвёртый. => 360-{a}-{b}-{c}
g q: The sum of the angles of a polygon with {n:5..12} sides is how many degrees? ~ Чему равна сумма углов {n}-угольника в градусах? => 180*({n}-2)
8.circle.angles | 8;GEO | 6.circle.length | Angles in a circle | Углы в окружности
i An inscribed angle is half of the central angle over the same arc. | Вписанный угол равен половине центрального на той же дуге.
e central $100°$, inscribed $50°$
c How large is an angle over a diameter? | Чему равен угол, опирающийся на диаметр?
g q: A central angle is {=2*a}°. Find the inscribed angle over the same arc. ~ Центральный угол {=2*a}°. Найди вписанный на той же дуге. => {a:15..85}
g q: An inscribed angle is {a:15..85}°. Find its arc in degrees. ~ Вписанный угол {a}°. Найди дугу в градусах. => 2*{a}
g q: In a cyclic quadrilateral one angle is {a:50..130}°. Find the opposite one. ~ Во вписанном четырёхугольнике один угол {a}°. Найди противоположный. => 180-{a}
8.statistics.measures | 8;8 | 5.statistics.mean | Median, mode, range | Медиана, мода, размах
i The median stands in the middle of the ordered row, the mode is the most frequent, the range largest minus smallest. | Медиана стоит в середине упорядоченного ряда, мода самая частая, размах это наибольшее минус наименьшее.
e $1, 3, 3, 8$: median 3, range 7
c Must a row be ordered for the median? | Нужно ли упорядочить ряд для медианы?
g q: Find the median of {=m+c}, {m:5..30}, {=m-a}. ~ Найди медиану чисел {=m+c}, {m}, {=m-a}. => {m} ; a:1..4 ; c:1..9
g q: Find the range of {=m+c}, {m:8..30}, {=m-a}. ~ Найди размах чисел {=m+c}, {m}, {=m-a}. => {a:1..6}+{c:1..9}
g q: Find the median of {a:2..5}, {=a+2}, {=a+4}, {=a+20}. ~ Найди медиану чисел {a}, {=a+2}, {=a+4}, {=a+20}. => {a}+3
8.functions.quadratic | 9;A1 | 8.quadratics.complete-square | Parabola | Квадратичная функция
i $y = ax^2 + bx + c$ is a parabola with its vertex at $x = -\frac{b}{2a}$. | $y = ax^2 + bx + c$ это парабола с вершиной при $x = -\frac{b}{2a}$.
e $y = x^2 - 4x + 1$: vertex $(2; -3)$
c Which way does $y = -x^2$ open? | Куда направлены ветви $y = -x^2$?
g q: Find the x of the vertex of @y = x² - {=2*a}x + {b:1..9}@. ~ Найди абсциссу вершины @y = x² - {=2*a}x + {b}@. => {a:1..12}
g q: Find the smallest value of @y = x² - {=2*a}x + {=a*a+b}@. ~ Найди наименьшее значение @y = x² - {=2*a}x + {=a*a+b}@. => {b:1..20} ; a:1..8
g q: Where does @y = x² + {a:2..9}x + {b:1..30}@ cross the y axis? ~ В какой точке @y = x² + {a}x + {b}@ пересекает ось y? Назови ординату. => {b}
8.functions.hyperbola | 8;A2 | 6.ratio.inverse | y = k/x | Функция y = k/x
i In $y = \frac{k}{x}$ the product $xy$ is always k; x is never 0. | В $y = \frac{k}{x}$ произведение $xy$ всегда k; x не равен 0.
e $y = \frac{6}{x}$ goes through $(2; 3)$
c Can $y = \frac{6}{x}$ be 0? | Может ли $y = \frac{6}{x}$ быть 0?
g q: @y = k/x@ goes through ({a:2..9}; {b:2..9}). Find k. ~ @y = k/x@ проходит через ({a}; {b}). Найди k. => {a}*{b}
g q: Find y for @x = {a:2..9}@ on @y = {=a*b}/x@. ~ Найди y при @x = {a}@ для @y = {=a*b}/x@. => {b:2..12}
g q: For which x is @{=a*b}/x@ equal to {a:2..9}? ~ При каком x значение @{=a*b}/x@ равно {a}? => {b:2..12}
`
