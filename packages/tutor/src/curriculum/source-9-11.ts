/** Skills of grades 9 to 11. The format is described in `skills.ts`. */
export const source911 = String.raw`
9.inequalities.quadratic | 9;A2 | 8.functions.quadratic,8.inequalities.linear | Quadratic inequalities | Квадратные неравенства
i Find the roots, sketch the parabola, read off where it lies above or below the axis. | Найди корни, нарисуй параболу и посмотри, где она выше или ниже оси.
e $x^2 - 4 < 0$: $-2 < x < 2$
c Where is $x^2 - 9$ negative? | Где $x^2 - 9$ отрицательно?
g q: How many whole x satisfy @x² < {=a*a}@? ~ Сколько целых x удовлетворяют @x² < {=a*a}@? => 2*{a:2..9}-1
g q: How many whole x satisfy @(x - {a:1..5})(x - {=a+d}) ≤ 0@? ~ Сколько целых x удовлетворяют @(x - {a})(x - {=a+d}) ≤ 0@? => {d:2..9}+1
g q: What is the smallest natural x with @x² > {=a*a}@? ~ Какое наименьшее натуральное x удовлетворяет @x² > {=a*a}@? => {a:2..15}+1
9.inequalities.intervals | 9;A2 | 9.inequalities.quadratic,8.rational.reduce | Interval method | Метод интервалов
i Mark zeros and forbidden points; the sign changes at every simple one. | Отметь нули и запрещённые точки; в каждой простой знак меняется.
e $\frac{x - 1}{x - 3} < 0$: $1 < x < 3$
c Is 3 a solution of $\frac{x - 1}{x - 3} \le 0$? | Является ли 3 решением $\frac{x - 1}{x - 3} \le 0$?
g q: How many whole x satisfy @(x - {a:1..4})/(x - {=a+d}) < 0@? ~ Сколько целых x удовлетворяют @(x - {a})/(x - {=a+d}) < 0@? => {d:3..9}-1
g q: How many whole x satisfy @(x - {a:1..4})/(x - {=a+d}) ≤ 0@? ~ Сколько целых x удовлетворяют @(x - {a})/(x - {=a+d}) ≤ 0@? => {d:3..9}
g q: How many intervals do the points {a:1..3}, {=a+2} and {=a+5} cut the number line into? ~ На сколько промежутков делят числовую прямую точки {a}, {=a+2} и {=a+5}? => 4
9.functions.properties | 9;A1 | 7.functions.linear | Functions and their properties | Функции и их свойства
i A function gives one y for each allowed x; even means $f(-x) = f(x)$. | Функция даёт одно y каждому допустимому x; чётная: $f(-x) = f(x)$.
e $f(x) = x^2$ is even
c Is $f(x) = x^3$ even or odd? | Функция $f(x) = x^3$ чётная или нечётная?
g q: f(x) = @{a:2..9}x² - {b:1..9}@. Find f(-{c:1..4}). ~ f(x) = @{a}x² - {b}@. Найди f(-{c}). => {a}*{c}^2-{b}
g q: f(x) = @{a:2..9}x + {b:1..9}@. For which x is f(x) = {=a*r+b}? ~ f(x) = @{a}x + {b}@. При каком x f(x) = {=a*r+b}? => {r:1..9}
g q: What is the smallest x in the domain of @sqrt(x - {a:2..30})@? ~ Какое наименьшее x входит в область определения @sqrt(x - {a})@? => {a}
9.functions.transform | 9;A2 | 8.functions.quadratic | Moving graphs | Преобразования графиков
i $f(x) + b$ moves up by b, $f(x - a)$ moves right by a. | $f(x) + b$ сдвигает вверх на b, $f(x - a)$ вправо на a.
e $y = (x - 2)^2 + 1$: vertex $(2; 1)$
c Where is the vertex of $y = (x + 3)^2$? | Где вершина $y = (x + 3)^2$?
g q: Find the x of the vertex of @y = (x - {a:2..9})² + {b:1..9}@. ~ Найди абсциссу вершины @y = (x - {a})² + {b}@. => {a}
g q: Find the smallest value of @y = (x + {a:2..9})² + {b:1..20}@. ~ Найди наименьшее значение @y = (x + {a})² + {b}@. => {b}
g q: @y = x²@ is moved up by {b:2..9}. What is y at @x = {a:1..5}@? ~ График @y = x²@ сдвинули вверх на {b}. Чему равно y при @x = {a}@? => {a}^2+{b}
9.systems.second-degree | 9;A2 | 7.systems.substitution,8.quadratics.formula | Systems of second degree | Системы второй степени
i Express a letter from the linear equation and put it into the other. | Вырази букву из линейного уравнения и подставь в другое.
e $x + y = 5$, $xy = 6$: $(2; 3)$ and $(3; 2)$
c How many solutions may such a system have? | Сколько решений может быть у такой системы?
g q: @x + y = {=p+q}@, @xy = {=p*q}@. Find the larger of the numbers. ~ @x + y = {=p+q}@, @xy = {=p*q}@. Найди большее из чисел. => {q:6..12} ; p:1..5
g q: @x - y = {d:1..5}@, @xy = {=p*(p+d)}@, both positive. Find y. ~ @x - y = {d}@, @xy = {=p*(p+d)}@, оба положительны. Найди y. => {p:1..9}
g q: @x² + y² = {=p*p+q*q}@, @x + y = {=p+q}@. Find @xy@. ~ @x² + y² = {=p*p+q*q}@, @x + y = {=p+q}@. Найди @xy@. => {p:1..6}*{q:2..7}
9.progressions.arithmetic | 9;A1 | 7.functions.linear | Arithmetic progression | Арифметическая прогрессия
i Each term is d more: $a_n = a_1 + (n - 1)d$, $S_n = \frac{a_1 + a_n}{2} n$. | Каждый член больше на d: $a_n = a_1 + (n - 1)d$, $S_n = \frac{a_1 + a_n}{2} n$.
e $2, 5, 8, \ldots$: $a_{10} = 2 + 9 \cdot 3 = 29$
c What is d in 7, 4, 1? | Чему равно d в 7, 4, 1?
g q: In an arithmetic progression the first term is {a:1..12} and @d = {d:2..9}@. Find term {n:5..20}. ~ В арифметической прогрессии первый член {a}, @d = {d}@. Найди {n}-й член. => {a}+({n}-1)*{d}
g q: Find the sum of the first {n:5..20} terms: first term {a:1..9}, @d = {d:2..6}@. ~ Найди сумму первых {n} членов: первый {a}, @d = {d}@. => (2*{a}+({n}-1)*{d})*{n}/2
g q: Term 1 is {a:1..9}, term 5 is {=a+4*d}. Find d. ~ Первый член {a}, пятый {=a+4*d}. Найди d. => {d:2..9}
9.progressions.geometric | 9;A2 | 9.progressions.arithmetic,7.powers.laws | Geometric progression | Геометрическая прогрессия
i Each term is q times the one before: $b_n = b_1 q^{n - 1}$. | Каждый член в q раз больше: $b_n = b_1 q^{n - 1}$.
e $3, 6, 12, \ldots$: $b_5 = 3 \cdot 2^4 = 48$
c What is q in 8, 4, 2? | Чему равно q в 8, 4, 2?
g q: In a geometric progression the first term is {b:1..5} and @q = {q:2..3}@. Find term {n:3..6}. ~ В геометрической прогрессии первый член {b}, @q = {q}@. Найди {n}-й член. => {b}*{q}^({n}-1)
g q: Find the sum of the first {n:3..6} terms: first term {b:1..5}, @q = 2@. ~ Найди сумму первых {n} членов: первый {b}, @q = 2@. => {b}*(2^{n}-1)
g q: Find the sum of the infinite progression: first term {b:2..12}, @q = 1/2@. ~ Найди сумму бесконечной прогрессии: первый член {b}, @q = 1/2@. => 2*{b}
9.combinatorics.product | 9;A2 | 5.numbers.multiply | Counting: product rule | Комбинаторика: правило умножения
i Independent choices multiply. | Независимые выборы перемножаются.
e 3 shirts and 4 trousers: $3 \cdot 4 = 12$ outfits
c How many two-letter codes are there from 5 letters, repeats allowed? | Сколько двухбуквенных кодов из 5 букв с повторениями?
g q: {a:3..9} soups and {b:3..9} main courses: how many menus of both? ~ {a} супов и {b} вторых: сколько обедов из двух блюд? => {a}*{b}
g q: How many numbers of 3 digits can be written with {a:3..7} different non-zero digits, repeats allowed? ~ Сколько трёхзначных чисел можно записать {a} разными ненулевыми цифрами с повторениями? => {a}^3
g q: {n:5..10} people shake hands, each with each. How many handshakes? ~ {n} человек пожали руки каждый каждому. Сколько рукопожатий? => {n}*({n}-1)/2
9.combinatorics.choose | 9;A2 | 9.combinatorics.product | Permutations and combinations | Перестановки и сочетания
i Order matters: $A_n^k$; it does not: $C_n^k = \frac{n!}{k!(n - k)!}$. | Порядок важен: $A_n^k$; не важен: $C_n^k = \frac{n!}{k!(n - k)!}$.
e $C_5^2 = 10$
c In how many orders can 4 people stand? | Сколькими способами встанут в ряд 4 человека?
g q: In how many orders can {n:3..6} books stand on a shelf? ~ Сколькими способами можно расставить {n} книг на полке? => {n}!
g q: How many pairs can be chosen from {n:5..15} pupils? ~ Сколько пар можно выбрать из {n} учеников? => {n}*({n}-1)/2
g q: How many groups of 3 are there among {n:5..10} people? ~ Сколько троек можно выбрать из {n} человек? => {n}*({n}-1)*({n}-2)/6
9.probability.classic | 9;A2 | 6.probability.intro,9.combinatorics.product | Classical probability | Классическая вероятность
i Count the favorable among all equally likely cases; the opposite has $1 - P$. | Посчитай благоприятные среди равновозможных; противоположное имеет $1 - P$.
e two coins, one head at least: $\frac{3}{4}$
c What is the probability of the opposite event? | Какова вероятность противоположного события?
g q: A fair coin is thrown {n:2..4} times. What is the probability of heads only? ~ Монету бросают {n} раза. Какова вероятность, что всегда выпадет орёл? => 1/2^{n}
g q: An event has probability 0.{a:11..89}. What is that of the opposite event? ~ Вероятность события 0.{a}. Какова вероятность противоположного? => 1-{a}/100
g q: Two dice are thrown. What is the probability that the sum is {s:2..7}? ~ Бросают два кубика. Какова вероятность суммы {s}? => ({s}-1)/36
9.probability.rules | 9;A2 | 9.probability.classic | Adding and multiplying probabilities | Сложение и умножение вероятностей
i Independent events multiply, exclusive ones add. | Независимые события перемножают, несовместные складывают.
e $0.5 \cdot 0.2 = 0.1$
c When may probabilities be added? | Когда вероятности можно складывать?
g q: Independent events have probabilities 0.{a:2..9} and 0.{b:2..9}. Find the probability of both. ~ Вероятности независимых событий 0.{a} и 0.{b}. Найди вероятность обоих. => {a}*{b}/100
g q: Exclusive events have probabilities 0.{a:1..4} and 0.{b:1..5}. Find the probability of one of them. ~ Вероятности несовместных событий 0.{a} и 0.{b}. Найди вероятность одного из них. => ({a}+{b})/10
g q: A shot hits with probability 0.{a:5..9}. What is the probability of two misses? ~ Вероятность попадания 0.{a}. Какова вероятность двух промахов? => (1-{a}/10)^2
9.triangles.sine-rule | 9;GEO | 8.trig.right-triangle | Sine rule | Теорема синусов
i $\frac{a}{\sin A} = \frac{b}{\sin B} = 2R$. | $\frac{a}{\sin A} = \frac{b}{\sin B} = 2R$.
e $a = 5$, $A = 30°$: $2R = 10$
c Which side lies opposite the largest angle? | Какая сторона лежит против наибольшего угла?
g q: A side {a:2..15} lies opposite an angle of 30°. Find the radius of the circumscribed circle. ~ Сторона {a} лежит против угла 30°. Найди радиус описанной окружности. => {a}
g q: 2R = {=2*k} and an angle is 30°. Find the opposite side. ~ 2R = {=2*k}, угол 30°. Найди противолежащую сторону. => {k:3..15}
g q: Side {=a} is opposite 30°, another side is opposite 90°. Find it. ~ Сторона {=a} лежит против 30°, другая против 90°. Найди её. => 2*{a:3..15}
9.triangles.cosine-rule | 9;GEO | 9.triangles.sine-rule,8.pythagoras.sides | Cosine rule | Теорема косинусов
i $c^2 = a^2 + b^2 - 2ab\cos C$. | $c^2 = a^2 + b^2 - 2ab\cos C$.
e $a = 3$, $b = 5$, $C = 120°$: $c = 7$
c What does it become for $C = 90°$? | Во что она превращается при $C = 90°$?
g q: Sides {=3*k} and {=5*k} enclose 120°. Find the third side. ~ Стороны {=3*k} и {=5*k}, угол между ними 120°. Найди третью. => 7*{k:1..6}
g q: Sides {=3*k} and {=8*k} enclose 60°. Find the third side. ~ Стороны {=3*k} и {=8*k}, угол между ними 60°. Найди третью. => 7*{k:1..6}
g q: Sides {a:2..9} and {b:2..9} enclose 60°. Find the square of the third side. ~ Стороны {a} и {b}, угол 60°. Найди квадрат третьей стороны. => {a}^2+{b}^2-{a}*{b}
9.vectors.coordinates | 9;PC | 6.coordinates.plane | Vectors | Векторы
i Add and scale coordinate by coordinate; the length is $\sqrt{x^2 + y^2}$. | Складывай и умножай по координатам; длина $\sqrt{x^2 + y^2}$.
e $(1; 2) + (3; -1) = (4; 1)$
c What is the length of $(3; 4)$? | Какова длина вектора $(3; 4)$?
g q: Find the length of the vector ({=3*k}; {=4*k}). ~ Найди длину вектора ({=3*k}; {=4*k}). => 5*{k:1..9}
g q: Find the first coordinate of ({a:1..9}; 2) + {c:2..4}·({b:1..5}; 1). ~ Найди первую координату ({a}; 2) + {c}·({b}; 1). => {a}+{c}*{b}
g q: From A({a:1..5}; {b:1..5}) to B({=a+d}; 7): find the first coordinate of the vector. ~ A({a}; {b}), B({=a+d}; 7). Найди первую координату вектора AB. => {d:1..9}
9.vectors.product | 9;PC | 9.vectors.coordinates | Scalar product | Скалярное произведение
i $\vec a \cdot \vec b = x_1 x_2 + y_1 y_2$; it is 0 for perpendicular vectors. | $\vec a \cdot \vec b = x_1 x_2 + y_1 y_2$; у перпендикулярных оно 0.
e $(1; 2) \cdot (4; -2) = 0$
c What does a product of 0 mean? | Что значит произведение 0?
g q: Find ({a:1..9}; {b:1..9})·({c:1..9}; {d:1..9}). ~ Найди ({a}; {b})·({c}; {d}). => {a}*{c}+{b}*{d}
g q: For which k are ({a:2..6}; k) and ({=b}; -{a}) perpendicular? ~ При каком k векторы ({a}; k) и ({=b}; -{a}) перпендикулярны? => {b:1..9}
g q: Two vectors of lengths {a:2..9} and {=2*b} enclose 60°. Find their product. ~ Длины векторов {a} и {=2*b}, угол 60°. Найди произведение. => {a}*{b:1..9}
10.roots.nth | 10;A2 | 8.roots.simplify,7.powers.laws | Roots of degree n | Корень n-й степени
i $\sqrt[n]{a} = b$ means $b^n = a$. | $\sqrt[n]{a} = b$ значит $b^n = a$.
e $\sqrt[3]{-8} = -2$
c Has $\sqrt[4]{-16}$ a real value? | Есть ли значение у $\sqrt[4]{-16}$?
g calc: ({=a*a*a})^(1/3) => {a:2..6}
g calc: ({=a*a*a*a})^(1/4) => {a:2..5}
g calc: sqrt({=a*a})*({=b*b*b})^(1/3) => {a:2..9}*{b:2..5}
10.powers.rational | 10;A2 | 10.roots.nth,7.powers.zero-negative | Rational exponents | Степень с рациональным показателем
i $a^{m/n} = \sqrt[n]{a^m}$ for $a > 0$. | $a^{m/n} = \sqrt[n]{a^m}$ при $a > 0$.
e $8^{2/3} = 4$
c What is $25^{1/2}$? | Чему равно $25^{1/2}$?
g calc: ({=a*a})^(1/2) => {a:2..12}
g calc: ({=a*a*a})^(2/3) => {a:2..5}^2
g calc: ({=a*a})^(-1/2) => 1/{a:2..9}
10.equations.irrational | 10;A2 | 10.roots.nth,8.quadratics.formula | Irrational equations | Иррациональные уравнения
i Isolate the root, square both sides, check every root found. | Уедини корень, возведи в квадрат, проверь каждый корень.
e $\sqrt{x + 1} = 3$: $x = 8$
c Why must the roots be checked? | Зачем проверять корни?
g solve: sqrt(x+{a:1..9})={r:4..9} => {r}^2-{a}
g solve: sqrt({a:2..5}x-{b:1..9})={r:2..6} => ({r}^2+{b})/{a}
g solve: sqrt(x-{a:1..9})={r:2..7} => {r}^2+{a}
10.logs.meaning | 10;A2 | 10.powers.rational | Logarithm | Логарифм
i $\log_a b$ is the exponent to which a is raised to give b. | $\log_a b$ это показатель, в который возводят a, чтобы получить b.
e $\log_2 8 = 3$
c What is $\log_{10} 1000$? | Чему равен $\lg 1000$?
g q: Find log base 2 of @2^{n:2..9}@. ~ Найди логарифм по основанию 2 от @2^{n}@. => {n}
g q: Find log base {a:2..9} of 1. ~ Найди логарифм по основанию {a} от 1. => 0
g q: log base {a:2..5} of x is {n:2..3}. Find x. ~ Логарифм x по основанию {a} равен {n}. Найди x. => {a}^{n}
10.logs.laws | 10;A2 | 10.logs.meaning | Laws of logarithms | Свойства логарифмов
i $\log(bc) = \log b + \log c$ and $\log b^n = n \log b$; a sum has no such law. | $\log(bc) = \log b + \log c$ и $\log b^n = n \log b$; для суммы такого свойства нет.
e $\log_6 4 + \log_6 9 = \log_6 36 = 2$
c Is $\log(a + b)$ equal to $\log a + \log b$? | Равен ли $\log(a + b)$ сумме логарифмов?
g calc: ln({=a*b})-ln({a:2..9}) => ln({b:2..9})
g calc: ln({=a*a})/ln({a:2..9}) => 2
g q: log a = {x:2..9} and log b = {y:1..6} in one base. Find log(a²·b). ~ log a = {x}, log b = {y} по одному основанию. Найди log(a²·b). => 2*{x}+{y}
10.equations.exponential | 10;A2 | 7.powers.laws,10.logs.meaning | Exponential equations | Показательные уравнения
i Bring both sides to one base and compare the exponents. | Приведи обе части к одному основанию и сравни показатели.
e $2^{x + 1} = 16$: $x = 3$
c Has $2^x = -4$ a solution? | Есть ли решение у $2^x = -4$?
g solve: 2^x={=2^r} => {r:2..8}
g solve: 3^(x-{a:1..5})={=3^r} => {r:1..4}+{a}
g solve: 5^({a:2..4}x)={=5^(2)} => 2/{a}
10.equations.logarithmic | 10;A2 | 10.logs.laws | Logarithmic equations | Логарифмические уравнения
i Use the definition, then check that the argument is positive. | Примени определение и проверь, что аргумент положителен.
e $\log_2(x - 1) = 3$: $x = 9$
c Which x are allowed in $\log(x - 5)$? | Какие x допустимы в $\log(x - 5)$?
g q: log base 2 of @(x - {a:1..9})@ is {n:2..5}. Find x. ~ Логарифм @(x - {a})@ по основанию 2 равен {n}. Найди x. => 2^{n}+{a}
g q: log base 3 of @{a:2..4}x@ equals log base 3 of {=a*r}. Find x. ~ Логарифмы по основанию 3 от @{a}x@ и {=a*r} равны. Найди x. => {r:2..15}
g q: @lg x = {n:1..4}@. Find x. ~ @lg x = {n}@. Найди x. => 10^{n}
10.inequalities.exp-log | 10;PC | 10.equations.exponential,10.equations.logarithmic | Exponential and logarithmic inequalities | Показательные и логарифмические неравенства
i With a base above 1 the sign stays, below 1 it turns; arguments of logs are positive. | При основании больше 1 знак сохраняется, меньше 1 меняется; аргумент логарифма положителен.
e $2^x > 8$: $x > 3$
c What happens to the sign for base $\frac{1}{2}$? | Что со знаком при основании $\frac{1}{2}$?
g q: What is the smallest whole x with @2^x > {=2^n}@? ~ Какое наименьшее целое x удовлетворяет @2^x > {=2^n}@? => {n:2..7}+1
g q: What is the largest whole x with @(1/3)^x > (1/3)^{n:2..9}@? ~ Какое наибольшее целое x удовлетворяет @(1/3)^x > (1/3)^{n}@? => {n}-1
g q: How many whole x satisfy log base 2 of x < {n:2..4}? ~ Сколько целых x удовлетворяют: логарифм x по основанию 2 меньше {n}? => 2^{n}-1
10.trig.radians | 10;A2 | 6.circle.length | Radians | Радианы
i $180° = \pi$: multiply degrees by $\frac{\pi}{180}$. | $180° = \pi$: умножай градусы на $\frac{\pi}{180}$.
e $60° = \frac{\pi}{3}$
c How many degrees is $\frac{\pi}{4}$? | Сколько градусов в $\frac{\pi}{4}$?
g q: {=30*k} degrees are @aπ@ radians. Find a. ~ {=30*k} градусов это @aπ@ радиан. Найди a. => {k:1..11}/6
g q: How many degrees are @π/{k:2..6}@ radians? ~ Сколько градусов в @π/{k}@ радиан? => 180/{k}
g q: An arc of a circle with radius {r:2..9} has angle {a:2..4} radians. Find its length. ~ Радиус {r}, центральный угол {a} радиана. Найди длину дуги. => {r}*{a}
10.trig.values | 10;A2 | 10.trig.radians,8.trig.right-triangle | Values on the unit circle | Значения на единичной окружности
i Cosine is the x, sine the y of the point on the unit circle. | Косинус это абсцисса, синус ордината точки единичной окружности.
e $\cos 120° = -\frac{1}{2}$
c Which sign has sine in the third quarter? | Какой знак у синуса в третьей четверти?
g calc: sin(π/6)+{a:1..9} => {a}+1/2
g calc: {a:2..9}*cos(π/3) => {a}/2
g calc: {a:2..9}*tan(π/4)-sin(π/2) => {a}-1
10.trig.identities | 10;PC | 10.trig.values | Trigonometric identities | Тригонометрические тождества
i $\sin^2 x + \cos^2 x = 1$, $\sin 2x = 2 \sin x \cos x$. | $\sin^2 x + \cos^2 x = 1$, $\sin 2x = 2 \sin x \cos x$.
e $\sin x = \frac{3}{5}$: $\cos^2 x = \frac{16}{25}$
c Is $\sin 2x$ equal to $2 \sin x$? | Равен ли $\sin 2x$ числу $2 \sin x$?
g calc: {a:2..9}*(sin(1))^2+{a}*(cos(1))^2 => {a}
g calc: {a:2..5}*2*sin(π/12)*cos(π/12) => {a}/2
g q: @sin x = 3/5@ in the first quarter. Find @{k:2..9}·cos x@. ~ @sin x = 3/5@, первая четверть. Найди @{k}·cos x@. => {k}*4/5
10.trig.equations | 10;PC | 10.trig.identities | Trigonometric equations | Тригонометрические уравнения
i Find the angles on the circle, then add full turns $2\pi n$. | Найди углы на окружности и прибавь полные обороты $2\pi n$.
e $\sin x = \frac{1}{2}$: $x = \frac{\pi}{6} + 2\pi n$ or $x = \frac{5\pi}{6} + 2\pi n$
c How many solutions has $\cos x = 0$ from 0 to $2\pi$? | Сколько решений у $\cos x = 0$ от 0 до $2\pi$?
g q: How many solutions has @sin x = 1/{a:2..9}@ from 0 to @{=2*k}π@? ~ Сколько решений у @sin x = 1/{a}@ на отрезке от 0 до @{=2*k}π@? => 2*{k:1..4}
g q: How many solutions has @cos x = {a:2..9}@ ? ~ Сколько решений у @cos x = {a}@? => 0
g q: Find the smallest positive x in degrees with @tan x = 1@, plus {=180*k} degrees. ~ Найди наименьший положительный x в градусах с @tg x = 1@ и прибавь {=180*k} градусов. => 45+180*{k:1..3}
10.limits.idea | 10;CALC | 9.functions.properties | Limit | Предел
i The limit is the value that f(x) comes near to when x comes near to a. | Предел это значение, к которому приближается f(x), когда x приближается к a.
e $\lim_{x \to 2} \frac{x^2 - 4}{x - 2} = 4$
c Must f(a) exist for the limit at a? | Должно ли существовать f(a) для предела в a?
g q: Find the limit of @x² + {b:1..9}@ at x → {a:1..6}. ~ Найди предел @x² + {b}@ при x → {a}. => {a}^2+{b}
g q: Find the limit of @(x² - {=a*a})/(x - {a:2..9})@ at x → {a}. ~ Найди предел @(x² - {=a*a})/(x - {a})@ при x → {a}. => 2*{a}
g q: Find the limit of @({a:2..9}x + 1)/(x - {b:1..9})@ at infinity. ~ Найди предел @({a}x + 1)/(x - {b})@ на бесконечности. => {a}
10.derivative.rules | 10;CALC | 10.limits.idea,7.powers.laws | Derivative of a polynomial | Производная многочлена
i $(x^n)' = n x^{n - 1}$, term by term. | $(x^n)' = n x^{n - 1}$, по слагаемым.
e $(3x^2 - 5x)' = 6x - 5$
c What is the derivative of a constant? | Чему равна производная постоянной?
g diff: {a:2..9}x^2+{b:2..9}x => {=2*a}x+{b}
g diff: x^{n:3..6}-{a:2..9} => {n}x^{=n-1}
g diff: {a:2..5}x^3-{b:2..9}x^2 => {=3*a}x^2-{=2*b}x
10.derivative.product | 11;CALC | 10.derivative.rules | Product and quotient rule | Производная произведения и частного
i $(uv)' = u'v + uv'$: not the product of the derivatives. | $(uv)' = u'v + uv'$: это не произведение производных.
e $(x \sin x)' = \sin x + x \cos x$
c What is $(uv)'$ for $u = v = x$? | Чему равно $(uv)'$ при $u = v = x$?
g diff: x*sin(x)+{a:1..9} => sin(x)+x*cos(x)
g diff: (x^2+{a:1..9})*(x-{b:1..5}) => 2x*(x-{b})+x^2+{a}
g diff: x/(x+{a:1..9}) => {a}/(x+{a})^2
10.derivative.chain | 11;CALC | 10.derivative.product | Chain rule | Производная сложной функции
i Outer derivative times inner derivative. | Производная внешней, умноженная на производную внутренней.
e $((2x + 1)^3)' = 6(2x + 1)^2$
c What factor comes from $\sin 3x$? | Какой множитель появится у $\sin 3x$?
g diff: ({a:2..5}x+{b:1..9})^3 => 3*{a}*({a}x+{b})^2
g diff: sin({a:2..9}x) => {a}*cos({a}x)
g diff: ln({a:2..6}x+{b:1..9}) => {a}/({a}x+{b})
10.derivative.tangent | 10;CALC | 10.derivative.rules,7.functions.slope | Tangent | Касательная
i The slope of the tangent at a is $f'(a)$. | Угловой коэффициент касательной в точке a равен $f'(a)$.
e $f = x^2$, $a = 3$: slope 6
c What slope has the tangent at an extremum? | Каков наклон касательной в точке экстремума?
g q: Find the slope of the tangent to @y = x² + {b:1..9}x@ at @x = {a:1..6}@. ~ Найди угловой коэффициент касательной к @y = x² + {b}x@ при @x = {a}@. => 2*{a}+{b}
g q: At which x has @y = x² - {=2*a}x@ a horizontal tangent? ~ При каком x касательная к @y = x² - {=2*a}x@ горизонтальна? => {a:1..12}
g q: A body moves @s = {a:2..5}t² + {b:2..9}t@. Find its speed at @t = {c:1..5}@. ~ Тело движется по закону @s = {a}t² + {b}t@. Найди скорость при @t = {c}@. => 2*{a}*{c}+{b}
10.derivative.extrema | 10;CALC | 10.derivative.tangent | Extrema | Экстремумы
i Where $f' = 0$ and changes its sign there is an extremum. | Где $f' = 0$ и меняет знак, там экстремум.
e $f = x^3 - 3x$: maximum at $-1$, minimum at $1$
c Is $f' = 0$ enough for an extremum? | Достаточно ли $f' = 0$ для экстремума?
g q: Find the minimum point of @y = x² - {=2*a}x + 5@. ~ Найди точку минимума @y = x² - {=2*a}x + 5@. => {a:1..9}
g q: Find the minimum point of @y = x³ - {=3*a*a}x@. ~ Найди точку минимума @y = x³ - {=3*a*a}x@. => {a:1..6}
g q: Find the largest value of @y = {b:5..30} - (x - {a:1..9})²@. ~ Найди наибольшее значение @y = {b} - (x - {a})²@. => {b}
11.integral.antiderivative | 11;CALC | 10.derivative.rules | Antiderivative | Первообразная
i $\int x^n dx = \frac{x^{n + 1}}{n + 1} + C$; do not forget C. | $\int x^n dx = \frac{x^{n + 1}}{n + 1} + C$; не забудь C.
e $\int 6x^2 dx = 2x^3 + C$
c Why is there a C? | Откуда берётся C?
g int: {=2*a}x+{b:1..9} => {a:1..9}x^2+{b}x
g int: {=3*a}x^2 => {a:1..9}x^3
g int: cos(x)+{a:1..9} => sin(x)+{a}x
11.integral.definite | 11;CALC | 11.integral.antiderivative | Definite integral | Определённый интеграл
i $\int_a^b f(x) dx = F(b) - F(a)$. | $\int_a^b f(x) dx = F(b) - F(a)$.
e $\int_0^3 2x\, dx = 9$
c What is an integral from a to a? | Чему равен интеграл от a до a?
g q: Find the integral of @2x@ from 0 to {a:2..12}. ~ Найди интеграл от @2x@ в пределах от 0 до {a}. => {a}^2
g q: Find the integral of @3x²@ from 1 to {a:2..6}. ~ Найди интеграл от @3x²@ в пределах от 1 до {a}. => {a}^3-1
g q: Find the integral of {c:2..9} from {a:1..4} to {=a+d}. ~ Найди интеграл от {c} в пределах от {a} до {=a+d}. => {c}*{d:2..9}
11.integral.area | 11;CALC | 11.integral.definite | Area under a curve | Площадь под кривой
i The area between two graphs is the integral of upper minus lower. | Площадь между графиками это интеграл от верхней минус нижней.
e under $y = x^2$ from 0 to 3: 9
c What if the graph lies below the axis? | Что делать, если график ниже оси?
g q: Find the area under @y = x@ from 0 to {=2*a}. ~ Найди площадь под @y = x@ от 0 до {=2*a}. => 2*{a:1..9}^2
g q: Find the area under @y = 3x²@ from 0 to {a:1..6}. ~ Найди площадь под @y = 3x²@ от 0 до {a}. => {a}^3
g q: Find the area between @y = {=k*6}x@ and @y = {=6}x²@, x from 0 to {k:1..5}. ~ Найди площадь между @y = {=k*6}x@ и @y = {=6}x²@ при x от 0 до {k}. => {k}^3
11.solids.prism | 11;GEO | 5.geometry.box,8.areas.figures | Prism and pyramid | Призма и пирамида
i A prism has the volume base times height, a pyramid a third of it. | Объём призмы: основание на высоту, пирамиды: треть этого.
e base 12, height 5: prism 60, pyramid 20
c Why a third? | Почему треть?
g q: A pyramid has base area {=3*a} and height {h:2..12}. Find its volume. ~ Площадь основания пирамиды {=3*a}, высота {h}. Найди объём. => {a:2..12}*{h}
g q: A prism has base area {a:4..25} and height {h:2..12}. Find its volume. ~ Площадь основания призмы {a}, высота {h}. Найди объём. => {a}*{h}
g q: A pyramid with a square base of side {=3*a} has height {h:2..9}. Find its volume. ~ Сторона квадратного основания пирамиды {=3*a}, высота {h}. Найди объём. => 3*{a:1..5}^2*{h}
11.solids.round | 11;GEO | 11.solids.prism,6.circle.length | Cylinder, cone, sphere | Цилиндр, конус, шар
i Cylinder $\pi r^2 h$, cone $\frac{1}{3}\pi r^2 h$, sphere $\frac{4}{3}\pi r^3$. | Цилиндр $\pi r^2 h$, конус $\frac{1}{3}\pi r^2 h$, шар $\frac{4}{3}\pi r^3$.
e $r = 3$: sphere $36\pi$
c How does a sphere grow when r doubles? | Как вырастет шар, если r удвоить?
g q: A cylinder with @r = {r:2..9}@ and @h = {h:2..9}@ has the volume @kπ@. Find k. ~ Объём цилиндра с @r = {r}@ и @h = {h}@ равен @kπ@. Найди k. => {r}^2*{h}
g q: A cone with @r = {=3*a}@ and @h = {h:2..9}@ has the volume @kπ@. Find k. ~ Объём конуса с @r = {=3*a}@ и @h = {h}@ равен @kπ@. Найди k. => 3*{a:1..4}^2*{h}
g q: A sphere with @r = {=3*a}@ has the volume @kπ@. Find k. ~ Объём шара с @r = {=3*a}@ равен @kπ@. Найди k. => 36*{a:1..4}^3
11.complex.numbers | 11;PC | 7.polynomials.multiply | Complex numbers | Комплексные числа
i $i^2 = -1$; add and multiply as polynomials in i. | $i^2 = -1$; складывай и умножай как многочлены от i.
e $(1 + i)^2 = 2i$
c What is $i^4$? | Чему равно $i^4$?
g q: Find the real part of @({a:1..9} + {b:1..9}i)({c:1..5} + {d:1..5}i)@. ~ Найди действительную часть @({a} + {b}i)({c} + {d}i)@. => {a}*{c}-{b}*{d}
g q: Find the modulus of @{=3*k} + {=4*k}i@. ~ Найди модуль @{=3*k} + {=4*k}i@. => 5*{k:1..9}
g q: Find @(2 + {a:1..9}i)(2 - {a}i)@. ~ Найди @(2 + {a}i)(2 - {a}i)@. => 4+{a}^2
11.parameters.simple | 11;PC | 8.quadratics.formula,8.inequalities.linear | Parameters | Задачи с параметром
i Treat the parameter as a known number and ask when the case changes. | Считай параметр известным и спроси, когда меняется случай.
e $x^2 + 4x + a = 0$ has one root for $a = 4$
c For which a has $ax = 0$ more than one root? | При каком a у $ax = 0$ больше одного корня?
g q: For which a has @x² + {=2*b}x + a = 0@ exactly one root? ~ При каком a у @x² + {=2*b}x + a = 0@ ровно один корень? => {b:2..12}^2
g q: For which a is @x = {r:2..9}@ a root of @{c:2..6}x - a = 0@? ~ При каком a число {r} корень @{c}x - a = 0@? => {c}*{r}
g q: For which a has @(a - {b:2..12})x = 5@ no solution? ~ При каком a у @(a - {b})x = 5@ нет решений? => {b}
11.statistics.spread | 11;A2 | 8.statistics.measures | Variance and deviation | Дисперсия и отклонение
i Variance is the mean of the squared distances from the mean. | Дисперсия это среднее квадратов отклонений от среднего.
e $1, 3$: mean 2, variance 1
c What is the variance of equal numbers? | Чему равна дисперсия одинаковых чисел?
g q: Find the variance of {=m-d} and {=m+d}. ~ Найди дисперсию чисел {=m-d} и {=m+d}. => {d:1..9}^2 ; m:10..30
g q: The variance is {=s*s}. Find the standard deviation. ~ Дисперсия {=s*s}. Найди стандартное отклонение. => {s:2..12}
g q: Find the variance of {=m-d}, {=m-d}, {=m+d}, {=m+d}. ~ Найди дисперсию чисел {=m-d}, {=m-d}, {=m+d}, {=m+d}. => {d:1..9}^2 ; m:10..30
11.binomial.theorem | 11;A2 | 9.combinatorics.choose,7.products.square-sum | Binomial theorem | Бином Ньютона
i $(a + b)^n$ has the coefficients $C_n^k$, the rows of Pascal's triangle. | У $(a + b)^n$ коэффициенты $C_n^k$, строки треугольника Паскаля.
e $(a + b)^3 = a^3 + 3a^2b + 3ab^2 + b^3$
c What is the sum of row n? | Чему равна сумма строки n?
g q: Find the coefficient of x in @(x + {a:1..5})³@. ~ Найди коэффициент при x в @(x + {a})³@. => 3*{a}^2
g q: Find the sum of all coefficients of @(a + b)^{n:3..9}@. ~ Найди сумму всех коэффициентов @(a + b)^{n}@. => 2^{n}
g q: Find the coefficient of @x²@ in @(1 + x)^{n:4..10}@. ~ Найди коэффициент при @x²@ в @(1 + x)^{n}@. => {n}*({n}-1)/2
11.equations.modulus | 11;A2 | 6.integers.meaning,6.equations.both-sides | Equations with a modulus | Уравнения с модулем
i $|f| = a$ means $f = a$ or $f = -a$ for $a \ge 0$. | $|f| = a$ значит $f = a$ или $f = -a$ при $a \ge 0$.
e $|x - 3| = 5$: $x = 8$ or $x = -2$
c Has $|x| = -1$ a solution? | Есть ли решение у $|x| = -1$?
g solve: abs(x-{a:1..9})={d:1..9} => {a}+{d} , {a}-{d}
g solve: abs(2x)={=2*d} => {d:1..12} , -{d}
g solve: abs(x+{a:1..9})={d:1..9} => {d}-{a} , -{d}-{a}
11.polynomials.division | 11;A2 | 8.quadratics.factor | Division of polynomials, Bezout | Деление многочленов, теорема Безу
i The remainder of $P(x) : (x - a)$ is $P(a)$. | Остаток от деления $P(x)$ на $(x - a)$ равен $P(a)$.
e $x^2 + 1$ divided by $x - 2$: remainder 5
c When is $x - a$ a factor? | Когда $x - a$ множитель?
g q: Find the remainder of @x² + {b:1..9}@ divided by @x - {a:1..6}@. ~ Найди остаток от деления @x² + {b}@ на @x - {a}@. => {a}^2+{b}
g q: For which c is @x² + c@ divisible by @x - {a:2..9}@? ~ При каком c многочлен @x² + c@ делится на @x - {a}@? => -{a}^2
g simp: (x^3-{=a*a*a})/(x-{a:1..5}) => x^2+{a}x+{=a*a}
11.exponents.growth | 11;A2 | 10.powers.rational,6.percent.change | Exponential growth | Показательный рост
i The amount after n periods is $a \cdot q^n$. | Через n периодов величина равна $a \cdot q^n$.
e 100 with 10 % twice: $100 \cdot 1.1^2 = 121$
c What is q for a fall of 20 %? | Чему равно q при снижении на 20 %?
g q: {=100*a} grow by 10 % a year. How much after 2 years? ~ {=100*a} растут на 10 % в год. Сколько будет через 2 года? => 121*{a:1..20}
g q: {a:2..9} bacteria double every hour. How many after {n:3..8} hours? ~ {a} бактерий удваиваются каждый час. Сколько их через {n} часов? => {a}*2^{n}
g q: {=a*2^n} atoms halve every day. How many are left after {n:2..6} days? ~ {=a*2^n} атомов за день уменьшаются вдвое. Сколько останется через {n} дней? => {a:3..20}
11.circle.equation | 10;PC | 8.pythagoras.sides,8.quadratics.complete-square | Equation of a circle | Уравнение окружности
i $(x - a)^2 + (y - b)^2 = r^2$ has center $(a; b)$ and radius r. | $(x - a)^2 + (y - b)^2 = r^2$: центр $(a; b)$, радиус r.
e $x^2 + y^2 = 25$: $r = 5$
c What is the center of $(x + 1)^2 + y^2 = 4$? | Где центр $(x + 1)^2 + y^2 = 4$?
g q: Find the radius of @(x - {a:1..9})² + y² = {=r*r}@. ~ Найди радиус @(x - {a})² + y² = {=r*r}@. => {r:2..12}
g q: Find the distance of ({=3*k}; {=4*k}) from the origin. ~ Найди расстояние от ({=3*k}; {=4*k}) до начала координат. => 5*{k:1..9}
g q: Find the x of the center of @x² - {=2*a}x + y² = 0@. ~ Найди абсциссу центра @x² - {=2*a}x + y² = 0@. => {a:1..12}
11.equations.higher | 11;A2 | 11.polynomials.division | Equations of higher degree | Уравнения высших степеней
i Try the divisors of the constant as roots, then divide by $x - a$. | Проверь делители свободного члена, затем раздели на $x - a$.
e $x^3 - x = 0$: $x = 0$, $x = 1$, $x = -1$
c Which whole roots could $x^3 - 2x + 4 = 0$ have? | Какие целые корни возможны у $x^3 - 2x + 4 = 0$?
g solve: x^3={=r*r*r} => {r:2..6}
g solve: x(x-{a:1..4})(x-{b:5..9})=0 => 0 , {a} , {b}
g q: Find the largest root of @x³ - {=a*a}x = 0@. ~ Найди наибольший корень @x³ - {=a*a}x = 0@. => {a:2..9}
11.limits.asymptotes | 11;PC | 8.functions.hyperbola,10.limits.idea | Asymptotes | Асимптоты
i A vertical asymptote stands where the denominator is 0, a horizontal one shows the limit at infinity. | Вертикальная асимптота там, где знаменатель 0, горизонтальная показывает предел на бесконечности.
e $y = \frac{2x + 1}{x - 3}$: $x = 3$ and $y = 2$
c Which asymptotes has $y = \frac{1}{x}$? | Какие асимптоты у $y = \frac{1}{x}$?
g q: Find the vertical asymptote @x = c@ of @y = 1/(x - {a:1..20})@: c = ? ~ Найди вертикальную асимптоту @x = c@ графика @y = 1/(x - {a})@: c = ? => {a}
g q: Find the horizontal asymptote @y = c@ of @y = ({a:2..9}x + {b:1..9})/(x - 1)@: c = ? ~ Найди горизонтальную асимптоту @y = c@ графика @y = ({a}x + {b})/(x - 1)@: c = ? => {a}
g q: @y = {a:2..9} + 1/(x - {b:1..9})@: to which number does y come near for large x? ~ @y = {a} + 1/(x - {b})@: к какому числу приближается y при больших x? => {a}
11.matrices.determinant | 11;PC | 7.systems.addition | Determinant of two rows | Определитель второго порядка
i $\begin{vmatrix} a & b \\ c & d \end{vmatrix} = ad - bc$. | $\begin{vmatrix} a & b \\ c & d \end{vmatrix} = ad - bc$.
e $\begin{vmatrix} 1 & 2 \\ 3 & 4 \end{vmatrix} = -2$
c What does a determinant of 0 say about the rows? | Что говорит о строках нулевой определитель?
g q: Find the determinant with rows ({a:1..9}; {b:1..9}) and ({c:1..9}; {d:1..9}). ~ Найди определитель со строками ({a}; {b}) и ({c}; {d}). => {a}*{d}-{b}*{c}
g q: For which k is the determinant with rows (1; {a:2..9}) and ({b:2..9}; k) zero? ~ При каком k определитель со строками (1; {a}) и ({b}; k) равен нулю? => {a}*{b}
g q: Rows ({a:2..9}; 0) and ({b:1..9}; {c:2..9}): find the determinant. ~ Строки ({a}; 0) и ({b}; {c}): найди определитель. => {a}*{c}
9.exam.tasks | 9;A2 | 8.quadratics.formula,7.systems.substitution,6.percent.change | Exam-type tasks | Экзаменационные задачи
i Read what is asked, do the steps you are sure of first, put the answer back into the task. | Прочитай, что спрашивают, сначала сделай надёжные шаги, ответ подставь в условие.
e $x^2 - 5x + 6 = 0$: $x = 2$ or $x = 3$
c What do you write into the answer if the larger root is asked? | Что записать в ответ, если просят больший корень?
g q: Find the larger root of @x² - {=a+b}x + {=a*b} = 0@. ~ Найди больший корень уравнения @x² - {=a+b}x + {=a*b} = 0@. => {b:6..12} ; a:1..5
g q: A price of {=100*a} falls by 20 % and then rises by 10 %. What is it? ~ Цена {=100*a} снизилась на 20 %, затем выросла на 10 %. Какой она стала? => 88*{a:1..20}
g q: In a right triangle the legs are {=3*k} and {=4*k}. Find the hypotenuse. ~ Катеты прямоугольного треугольника {=3*k} и {=4*k}. Найди гипотенузу. => 5*{k:1..12}
11.exam.review | 11;CALC | 10.derivative.extrema,10.equations.logarithmic,11.solids.round | Exam review | Повторение перед экзаменом
i Mix the topics: name the kind of task first, then its method, then check the domain and the answer. | Смешивай темы: сначала назови вид задачи, потом метод, потом проверь область определения и ответ.
e $\log_2 x = 3$: $x = 8$
c Which kinds of equations need a check of the domain? | В каких уравнениях нужно проверять область определения?
g q: Solve @log2(x) = {n:2..8}@. ~ Реши @log2(x) = {n}@. => 2^{n}
g q: Find the smallest value of @y = x² - {=2*a}x + {b:20..90}@. ~ Найди наименьшее значение @y = x² - {=2*a}x + {b}@. => {b}-{a:1..4}^2
g q: Find the slope of the tangent to @y = x³@ at @x = {a:1..6}@. ~ Найди угловой коэффициент касательной к @y = x³@ при @x = {a}@. => 3*{a}^2
`
