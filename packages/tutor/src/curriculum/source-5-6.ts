/** Skills of grades 5 and 6. The format is described in `skills.ts`. */
export const source56 = String.raw`
5.numbers.place | 5;4 | | Place value | Разряды числа
i A digit is worth ten times more with each place to the left. | Каждое место левее увеличивает вес цифры в десять раз.
e $305 = 3 \cdot 100 + 5$
c What is the 7 worth in 1 720? | Сколько стоит цифра 7 в числе 1 720?
g calc: {a:1..9}*1000+{b:1..9}*10
g calc: {a:2..9}*100+{b:1..9}
g q: How many tens are there in {=a*10}? ~ Сколько десятков в числе {=a*10}? => {a:12..95}
5.numbers.add | 5;4 | 5.numbers.place | Adding and subtracting whole numbers | Сложение и вычитание натуральных чисел
i Add or subtract place by place, and check subtraction by adding back. | Складывай и вычитай по разрядам, а вычитание проверяй сложением.
e $503 - 78 = 425$, for $425 + 78 = 503$
c How do you check $92 - 35 = 57$? | Как проверить, что $92 - 35 = 57$?
g calc: {a:120..900}+{b:15..99}
g calc: {a:300..900}-{b:15..299}
g q: A book has {=a+b} pages, {a:60..150} are read. How many are left? ~ В книге {=a+b} страниц, прочитано {a}. Сколько осталось? => {b:40..120}
5.numbers.multiply | 5;4 | 5.numbers.add | Multiplication | Умножение
i Split a factor into parts, multiply each part, add the results. | Разбей множитель на части, умножь каждую и сложи.
e $7 \cdot 23 = 7 \cdot 20 + 7 \cdot 3 = 161$
c How could you split $6 \cdot 47$? | Как разбить $6 \cdot 47$?
g calc: {a:3..9}*{b:12..48}
g calc: {a:11..25}*{b:11..19}
g q: One box holds {a:6..24} pencils. How many are in {b:3..12} boxes? ~ В одной коробке {a} карандашей. Сколько их в {b} коробках? => {a}*{b}
5.numbers.divide | 5;4 | 5.numbers.multiply | Division | Деление
i Division asks how often one number fits into another; multiplication checks it. | Деление спрашивает, сколько раз одно число помещается в другом; проверка умножением.
e $168 : 7 = 24$, for $24 \cdot 7 = 168$
c Which product checks $96 : 8 = 12$? | Каким произведением проверить $96 : 8 = 12$?
g calc: {=a*b}:{a:3..9} => {b:12..40}
g calc: {=a*b}:{a:11..19} => {b:4..15}
g q: {=a*b} apples are shared equally among {a:3..9} children. How many does each get? ~ {=a*b} яблок разделили поровну на {a} детей. Сколько получит каждый? => {b:4..15}
5.numbers.remainder | 5;4 | 5.numbers.divide | Division with remainder | Деление с остатком
i The remainder is what is left over, and it is smaller than the divisor. | Остаток меньше делителя.
e $23 = 4 \cdot 5 + 3$: the remainder is 3
c Which remainders are possible when you divide by 4? | Какие остатки возможны при делении на 4?
g q: What is the remainder of {=a*b+r} divided by {a:5..9}? ~ Какой остаток даёт {=a*b+r} при делении на {a}? => {r:1..4} ; b:3..12
g q: {=a*b+r} eggs go into boxes of {a:6..12}. How many full boxes are there? ~ {=a*b+r} яиц раскладывают по {a} в коробку. Сколько полных коробок? => {b:3..12} ; r:1..5
g q: A number divided by {a:4..9} gives {b:3..9} and remainder {r:1..3}. Which number is it? ~ Число при делении на {a} даёт {b} и остаток {r}. Какое это число? => {a}*{b}+{r}
5.order.operations | 5;5 | 5.numbers.divide | Order of operations | Порядок действий
i Brackets first, then powers, then multiplication and division, then addition and subtraction. | Сначала скобки, потом степени, умножение и деление, потом сложение и вычитание.
e $2 + 3 \cdot 4 = 2 + 12 = 14$
c Which operation goes first in $20 - 6 : 2$? | Какое действие первое в $20 - 6 : 2$?
g calc: {a:20..60}-{b:2..6}*{c:2..5}
g calc: ({a:3..9}+{b:2..8})*{c:2..6}-{d:1..9}
g calc: {=a*b}:{a:2..6}+{b:3..9}*{c:2..5}
5.powers.square | 5;5 | 5.order.operations | Squares and cubes | Квадрат и куб числа
i $a^2$ means $a \cdot a$, and $a^3$ means $a \cdot a \cdot a$. | $a^2$ значит $a \cdot a$, а $a^3$ значит $a \cdot a \cdot a$.
e $5^2 = 25$, $2^3 = 8$
c Is $3^2$ the same as $3 \cdot 2$? | Равны ли $3^2$ и $3 \cdot 2$?
g calc: {a:3..12}^2
g calc: {a:2..6}^3
g calc: {a:4..9}^2-{b:2..3}^3
5.divisibility.signs | 5;5 | 5.numbers.remainder | Divisibility rules | Признаки делимости
i By 2, 5 and 10 look at the last digit; by 3 and 9 at the sum of the digits. | На 2, 5 и 10 смотри по последней цифре, на 3 и 9 по сумме цифр.
e $471$ is divisible by 3, for $4 + 7 + 1 = 12$
c Is 235 divisible by 3? | Делится ли 235 на 3?
g q: What is the remainder of {a:100..400} times 3, divided by 3? ~ Какой остаток даёт произведение {a} и 3 при делении на 3? => 0
g q: Which digit must replace the last digit of {=a*10} so that it is the next multiple of 5? ~ На какую цифру заменить последнюю в числе {=a*10}, чтобы получить следующее число, кратное 5? => 5 ; a:12..80
g q: What is the smallest number above {=a*9} that is divisible by 9? ~ Какое наименьшее число больше {=a*9} делится на 9? => {=a*9+9} ; a:5..60
5.divisibility.primes | 5;5 | 5.divisibility.signs | Primes and prime factors | Простые числа и разложение на множители
i A prime has exactly two divisors; every number is a product of primes in one way. | У простого числа ровно два делителя; каждое число раскладывается на простые одним способом.
e $60 = 2^2 \cdot 3 \cdot 5$
c Why is 1 not a prime? | Почему 1 не простое число?
g calc: 2^{a:2..4}*3^{b:1..2}*5
g calc: 2^{a:1..3}*7*3
g q: How many divisors does $2^{a}$ have? ~ Сколько делителей у числа $2^{a}$? => {a}+1 ; a:3..7
5.divisibility.gcd | 5;6 | 5.divisibility.primes | Greatest common divisor | НОД
i The GCD is the largest number that divides both: take the common prime factors. | НОД делит оба числа: возьми общие простые множители.
e $\gcd(12, 18) = 6$
c What is the GCD of 8 and 12? | Чему равен НОД чисел 8 и 12?
g q: Find the greatest common divisor of {=6*a} and {=6*a+6}. ~ Найди НОД чисел {=6*a} и {=6*a+6}. => 6 ; a:2..9
g q: Find the greatest common divisor of {=a*2} and {=a*3}. ~ Найди НОД чисел {=a*2} и {=a*3}. => {a:4..15}
g q: {=a*4} red and {=a*5} blue beads make equal bracelets without leftovers. How many bracelets at most? ~ Из {=a*4} красных и {=a*5} синих бусин делают одинаковые браслеты без остатка. Сколько их самое большее? => {a:3..9}
5.divisibility.lcm | 5;6 | 5.divisibility.gcd | Least common multiple | НОК
i The LCM is the smallest number that both numbers divide. | НОК делится на оба числа и самое маленькое из таких.
e $\text{lcm}(4, 6) = 12$
c What is the LCM of 6 and 9? | Чему равен НОК чисел 6 и 9?
g q: Find the least common multiple of {=a*2} and {=a*3}. ~ Найди НОК чисел {=a*2} и {=a*3}. => 6*{a:2..9}
g q: Find the least common multiple of {a:4..12} and {=a*3}. ~ Найди НОК чисел {a} и {=a*3}. => 3*{a}
g q: Two buses start together and come every {=a*3} and {=a*4} minutes. After how many minutes do they meet again? ~ Два автобуса вышли вместе и ходят каждые {=a*3} и {=a*4} минут. Через сколько минут они снова выйдут вместе? => 12*{a:2..5}
5.fractions.meaning | 5;4 | 5.numbers.divide | What a fraction is | Что такое дробь
i The denominator says into how many equal parts the whole is cut, the numerator how many are taken. | Знаменатель говорит, на сколько равных частей делят целое, числитель, сколько взяли.
e $\frac{3}{4}$ of 20 is $20 : 4 \cdot 3 = 15$
c What is one third of 12? | Чему равна треть от 12?
g calc: {=a*b}*{c:2..3}/{a:4..9} => {b:2..9}*{c}
g q: A cake has {a:6..12} equal pieces, {b:2..5} are eaten. What part is left? ~ Торт разрезан на {a} равных кусков, съели {b}. Какая часть осталась? => ({a}-{b})/{a}
g q: {b:2..3}/{a:5..8} of the {=a*c} pupils of a class are girls. How many girls? ~ {b}/{a} от {=a*c} учеников класса девочки. Сколько девочек? => {b}*{c:3..6}
5.fractions.reduce | 5;5 | 5.fractions.meaning,5.divisibility.gcd | Equal fractions and reducing | Сокращение дробей
i Divide numerator and denominator by the same number: the value stays. | Раздели числитель и знаменатель на одно число: значение не изменится.
e $\frac{12}{18} = \frac{2}{3}$
c By which number can you reduce $\frac{10}{15}$? | На что можно сократить $\frac{10}{15}$?
g calc: {=2*k}/{=3*k} => 2/3 ; k:2..9
g calc: {=3*k}/{=5*k} => 3/5 ; k:2..9
g calc: {=k*a}/{=k*7} => {a:1..6}/7 ; k:2..6
5.fractions.compare | 5;4 | 5.fractions.reduce | Comparing fractions | Сравнение дробей
i With equal denominators compare numerators; otherwise find a common denominator first. | При равных знаменателях сравни числители, иначе приведи к общему.
e $\frac{2}{3} > \frac{3}{5}$, for $\frac{10}{15} > \frac{9}{15}$
c Which is larger, $\frac{1}{4}$ or $\frac{1}{5}$? | Что больше, $\frac{1}{4}$ или $\frac{1}{5}$?
g q: By how much is {=a+1}/{=a+2} larger than {a:1..6}/{=a+2}? ~ На сколько {=a+1}/{=a+2} больше, чем {a}/{=a+2}? => 1/({a}+2)
g q: By how much is 1/{a:2..6} larger than 1/{=a+1}? ~ На сколько 1/{a} больше, чем 1/{=a+1}? => 1/{a}-1/({a}+1)
g q: What is missing to 1 from {a:2..7}/9? ~ Сколько не хватает до 1 числу {a}/9? => 1-{a}/9
5.fractions.same-denominator | 5;4 | 5.fractions.meaning | Adding with equal denominators | Сложение с одинаковыми знаменателями
i Add the numerators; the size of the parts stays. | Складывай числители, размер частей не меняется.
e $\frac{2}{7} + \frac{3}{7} = \frac{5}{7}$
c Why is $\frac{1}{5} + \frac{1}{5}$ not $\frac{2}{10}$? | Почему $\frac{1}{5} + \frac{1}{5}$ не $\frac{2}{10}$?
g calc: {a:1..4}/11+{b:1..6}/11
g calc: {a:7..12}/13-{b:1..6}/13
g calc: {a:1..3}/9+{b:1..3}/9+1/9
6.fractions.add | 6;5 | 5.fractions.same-denominator,5.divisibility.lcm | Adding fractions | Сложение дробей
i Bring both to a common denominator, then add the numerators. | Приведи к общему знаменателю и сложи числители.
e $\frac{1}{2} + \frac{1}{3} = \frac{3}{6} + \frac{2}{6} = \frac{5}{6}$
c Which common denominator suits quarters and sixths? | Какой общий знаменатель у четвертей и шестых?
g calc: {a:1..3}/4+{b:1..4}/5
g calc: {a:2..5}/6+{b:1..3}/4
g calc: 1/{a:2..5}+1/{b:6..9}
6.fractions.subtract | 6;5 | 6.fractions.add | Subtracting fractions | Вычитание дробей
i With a common denominator subtract the numerators; if needed take one whole apart. | При общем знаменателе вычти числители, при необходимости займи единицу.
e $\frac{3}{4} - \frac{1}{6} = \frac{9}{12} - \frac{2}{12} = \frac{7}{12}$
c What is $1 - \frac{2}{9}$? | Чему равно $1 - \frac{2}{9}$?
g calc: {a:4..6}/7-1/{b:2..4}
g calc: 5/6-{a:1..3}/4
g calc: {a:2..5}-{b:1..4}/5
6.fractions.multiply | 6;5 | 5.fractions.reduce | Multiplying fractions | Умножение дробей
i Numerator times numerator, denominator times denominator; reduce first. | Числитель на числитель, знаменатель на знаменатель; сначала сократи.
e $\frac{2}{3} \cdot \frac{9}{10} = \frac{3}{5}$
c What is half of $\frac{3}{4}$? | Чему равна половина от $\frac{3}{4}$?
g calc: {a:2..5}/7*{b:1..4}/9
g calc: {a:2..6}/5*{b:5..9}/8
g calc: {a:2..9}*{b:1..4}/5
6.fractions.divide | 6;6 | 6.fractions.multiply | Dividing fractions | Деление дробей
i Multiply by the second fraction turned upside down. | Умножь на дробь, обратную второй.
e $\frac{3}{4} : \frac{2}{5} = \frac{3}{4} \cdot \frac{5}{2} = \frac{15}{8}$
c How many quarters are there in 3? | Сколько четвертей в числе 3?
g calc: ({a:1..5}/6)/({b:2..5}/7)
g calc: ({a:2..9}/10)/{b:2..6}
g calc: {a:2..8}/({b:2..3}/5)
6.fractions.mixed | 6;5 | 6.fractions.add | Mixed numbers | Смешанные числа
i A mixed number is a whole number plus a proper fraction. | Смешанное число это целое плюс правильная дробь.
e $2\frac{1}{3} = 2 + \frac{1}{3} = \frac{7}{3}$
c Write $\frac{11}{4}$ as a mixed number. | Запиши $\frac{11}{4}$ смешанным числом.
g calc: {a:1..4}+{b:1..4}/5+{c:1..3}
g calc: {a:3..6}+1/2-({b:1..2}+1/3)
g calc: ({a:1..3}+1/4)*{b:2..5}
5.decimals.meaning | 5;4 | 5.fractions.meaning | Decimals | Десятичные дроби
i After the point come tenths, hundredths, thousandths. | После запятой идут десятые, сотые, тысячные.
e $0.37 = \frac{37}{100}$
c Which is larger, 0.3 or 0.12? | Что больше, 0,3 или 0,12?
g calc: {a:1..9}/10+{b:1..9}/100
g q: Write {a:11..99} hundredths as a number. ~ Запиши числом: {a} сотых. => {a}/100
g q: How many hundredths are there in {a:2..9} tenths? ~ Сколько сотых в {a} десятых? => {a}*10
5.decimals.add | 5;5 | 5.decimals.meaning | Adding and subtracting decimals | Сложение и вычитание десятичных дробей
i Write point under point, then add as whole numbers. | Пиши запятую под запятой и складывай как целые.
e $2.5 + 0.75 = 3.25$
c Why is $0.5 + 0.25$ not $0.30$? | Почему $0,5 + 0,25$ не $0,30$?
g calc: {a:2..9}.{b:1..9}+{c:1..5}.{d:11..99}
g calc: {a:12..30}.{b:1..4}-{c:2..9}.{d:5..9}
g calc: {a:5..9}-0.{b:11..99}
5.decimals.multiply | 5;5 | 5.decimals.add | Multiplying decimals | Умножение десятичных дробей
i Multiply without the point, then count the decimals of both factors. | Умножай без запятых, потом отсчитай знаки обоих множителей.
e $0.4 \cdot 0.3 = 0.12$
c How many decimals has $0.2 \cdot 0.03$? | Сколько знаков после запятой в $0,2 \cdot 0,03$?
g calc: 0.{a:2..9}*0.{b:2..9}
g calc: {a:1..5}.{b:1..9}*{c:2..9}
g calc: {a:2..9}.5*0.{b:2..8}
5.decimals.divide | 5;6 | 5.decimals.multiply | Dividing decimals | Деление десятичных дробей
i Move the point in both numbers until the divisor is whole. | Перенеси запятую в обоих числах, пока делитель не станет целым.
e $1.5 : 0.3 = 15 : 3 = 5$
c What is $2 : 0.5$? | Чему равно $2 : 0,5$?
g calc: {=a*b/10}/{=a/10} => {b:3..12} ; a:2..9
g calc: {=a*b/10}/{a:2..9} => {b:3..30}/10
g calc: {=a*b/100}/{=a/10} => {b:3..30}/10 ; a:2..9
5.decimals.round | 5;5 | 5.decimals.meaning | Rounding | Округление
i Look at the next digit: from 5 on round up. | Смотри на следующую цифру: с 5 округляем вверх.
e $3.276 \approx 3.28$
c Round 4.85 to tenths. | Округли 4,85 до десятых.
g q: Round {a:10..90}.{b:6..9} to a whole number. ~ Округли {a}.{b} до целых. => {a}+1
g q: Round {a:10..90}.{b:1..4} to a whole number. ~ Округли {a}.{b} до целых. => {a}
g q: Round {a:2..9}{b:1..8}7 to tens. ~ Округли {a}{b}7 до десятков. => {a}*100+{b}*10+10
5.percent.meaning | 5;6 | 5.decimals.meaning | What a percent is | Что такое процент
i One percent is one hundredth. | Один процент это одна сотая.
e $25\% = \frac{25}{100} = 0.25$
c Which decimal is 40 %? | Какой десятичной дроби равны 40 %?
g q: Write {=5*a} % as a decimal. ~ Запиши {=5*a} % десятичной дробью. => {a:1..19}/20
g q: Write {a:1..19}/20 in percent. ~ Запиши {a}/20 в процентах. => {a}*5
g q: How many percent of a whole is {a:1..4}/5? ~ Сколько процентов целого составляет {a}/5? => {a}*20
5.percent.of | 5;6 | 5.percent.meaning,5.decimals.multiply | Percent of a number | Процент от числа
i Write the percent as a decimal and multiply. | Запиши процент десятичной дробью и умножь.
e $15\%$ of $60$: $0.15 \cdot 60 = 9$
c What is 10 % of 350? | Чему равны 10 % от 350?
g q: Find {=5*a} % of {=20*b}. ~ Найди {=5*a} % от {=20*b}. => {a:1..18}*{b:2..30}
g q: {=10*a} % of {=10*b} pupils walk to school. How many walk? ~ {=10*a} % из {=10*b} учеников ходят в школу пешком. Сколько это учеников? => {a:2..9}*{b:5..60}
g q: A shirt costs {=20*b} and is {=5*a} % cheaper today. How much do you save? ~ Рубашка стоит {=20*b}, сегодня на {=5*a} % дешевле. Сколько можно сэкономить? => {a:2..8}*{b:20..60}
6.percent.whole | 6;7 | 5.percent.of | The whole from a percent | Число по его проценту
i Divide the part by the percent as a decimal. | Раздели часть на процент, записанный десятичной дробью.
e $30\%$ is $12$: the whole is $12 : 0.3 = 40$
c 20 % of a number is 6. Which number? | 20 % числа равны 6. Какое это число?
g q: {=5*a} % of a number is {=a*b}. Find the number. ~ {=5*a} % числа равны {=a*b}. Найди число. => 20*{b:2..20} ; a:1..15
g q: {=10*a} % of a journey are {=a*b} km. How long is the journey in km? ~ {=10*a} % пути составляют {=a*b} км. Какова длина пути в км? => 10*{b:3..30} ; a:2..9
g q: After reading {=a*b} pages, {=10*a} % of a book are done. How many pages has it? ~ Прочитано {=a*b} страниц, это {=10*a} % книги. Сколько в ней страниц? => 10*{b:8..30} ; a:2..8
6.percent.ratio | 6;7 | 5.percent.of | How many percent is it | Процентное отношение
i Divide the part by the whole and write the result in percent. | Раздели часть на целое и запиши в процентах.
e $12$ of $48$: $12 : 48 = 0.25 = 25\%$
c How many percent is 3 of 12? | Сколько процентов составляет 3 от 12?
g q: How many percent of {=20*b} is {=a*b}? ~ Сколько процентов составляет {=a*b} от {=20*b}? => 5*{a:1..19} ; b:2..9
g q: {=a*b} of {=10*b} shots hit. How many percent is that? ~ Из {=10*b} выстрелов {=a*b} попали. Сколько это процентов? => 10*{a:2..9} ; b:2..9
g q: In {=20*b} g of solution there are {=a*b} g of salt. What is the concentration in percent? ~ В {=20*b} г раствора {=a*b} г соли. Какова концентрация в процентах? => 5*{a:1..9} ; b:5..30
6.percent.change | 6;7 | 6.percent.ratio | Percent change | Изменение на проценты
i A rise by $p\%$ multiplies by $1 + \frac{p}{100}$, a fall by $1 - \frac{p}{100}$. | Рост на $p\%$ умножает на $1 + \frac{p}{100}$, снижение на $1 - \frac{p}{100}$.
e $80$ plus $25\%$: $80 \cdot 1.25 = 100$
c Is +10 % and then -10 % the same as no change? | Вернётся ли цена после +10 % и потом -10 %?
g q: A price of {=20*b} rises by {=5*a} %. What is the new price? ~ Цена {=20*b} выросла на {=5*a} %. Какова новая цена? => 20*{b:5..40}+{a:1..10}*{b}
g q: A price of {=20*b} falls by {=5*a} %. What is the new price? ~ Цена {=20*b} снизилась на {=5*a} %. Какова новая цена? => 20*{b:5..40}-{a:1..10}*{b}
g q: A price of {=100*b} rises by 10 % and then falls by 10 %. What is it now? ~ Цена {=100*b} выросла на 10 %, потом снизилась на 10 %. Какова она теперь? => 99*{b:2..30}
5.units.length | 5;5 | 5.decimals.multiply | Units of length, mass, time | Единицы длины, массы, времени
i To a smaller unit multiply, to a larger one divide. | К меньшей единице умножай, к большей дели.
e $2.5$ km $= 2500$ m
c How many minutes is 1.5 h? | Сколько минут в 1,5 ч?
g q: How many meters are {a:2..9}.{b:1..9} km? ~ Сколько метров в {a}.{b} км? => {a}*1000+{b}*100
g q: How many minutes are {a:2..9} h {b:5..55} min? ~ Сколько минут в {a} ч {b} мин? => {a}*60+{b}
g q: How many kilograms are {=a*100} g? ~ Сколько килограммов в {=a*100} г? => {a:5..95}/10
5.units.area | 5;5 | 5.units.length | Units of area and volume | Единицы площади и объёма
i Squared units change by the square of the factor: 1 m² is 10 000 cm². | Квадратные единицы меняются на квадрат множителя: 1 м² это 10 000 см².
e $3$ m$^2$ $= 300$ dm$^2$
c How many cm³ are in 1 dm³? | Сколько см³ в 1 дм³?
g q: How many square centimeters are {a:2..9} m²? ~ Сколько квадратных сантиметров в {a} м²? => {a}*10000
g q: How many liters are {a:2..9} m³? ~ Сколько литров в {a} м³? => {a}*1000
g q: How many square meters are {a:2..9} hectares? ~ Сколько квадратных метров в {a} га? => {a}*10000
5.geometry.perimeter | 5;4 | 5.numbers.add | Perimeter | Периметр
i The perimeter is the way around: add all the sides. | Периметр это путь вокруг: сложи все стороны.
e rectangle 3 by 5: $2 \cdot (3 + 5) = 16$
c What is the perimeter of a square with side 6? | Чему равен периметр квадрата со стороной 6?
g q: A rectangle is {a:3..15} cm by {b:3..15} cm. Find its perimeter in cm. ~ Прямоугольник {a} см на {b} см. Найди периметр в см. => 2*({a}+{b})
g q: The perimeter of a square is {=4*a} cm. How long is a side in cm? ~ Периметр квадрата {=4*a} см. Чему равна сторона в см? => {a:3..25}
g q: A rectangle has perimeter {=2*a+2*b} cm and one side {a:3..12} cm. Find the other side in cm. ~ Периметр прямоугольника {=2*a+2*b} см, одна сторона {a} см. Найди другую в см. => {b:3..12}
5.geometry.area | 5;4 | 5.geometry.perimeter | Area of a rectangle | Площадь прямоугольника
i Area counts the unit squares: length times width. | Площадь считает единичные квадраты: длина на ширину.
e $4 \cdot 7 = 28$ (cm$^2$)
c Can two rectangles have one perimeter and different areas? | Могут ли у двух прямоугольников быть одинаковый периметр и разные площади?
g q: Find the area of a rectangle {a:4..20} cm by {b:3..15} cm in cm². ~ Найди площадь прямоугольника {a} см на {b} см в см². => {a}*{b}
g q: A room of {=a*b} m² is {a:3..9} m wide. How long is it in m? ~ Комната площадью {=a*b} м² шириной {a} м. Какова длина в м? => {b:4..12}
g q: A square has side {a:4..15} cm. Find its area in cm². ~ Сторона квадрата {a} см. Найди площадь в см². => {a}^2
5.geometry.box | 5;5 | 5.geometry.area | Volume of a box | Объём параллелепипеда
i Volume is length times width times height. | Объём это длина на ширину на высоту.
e $2 \cdot 3 \cdot 4 = 24$ (cm$^3$)
c How does the volume change if every edge doubles? | Как изменится объём, если каждое ребро удвоить?
g q: A box is {a:2..9} by {b:2..9} by {c:2..9} dm. Find the volume in dm³. ~ Коробка {a} на {b} на {c} дм. Найди объём в дм³. => {a}*{b}*{c}
g q: A cube has edge {a:2..9} cm. Find its volume in cm³. ~ Ребро куба {a} см. Найди объём в см³. => {a}^3
g q: A cube has edge {a:2..9} cm. Find its surface in cm². ~ Ребро куба {a} см. Найди площадь поверхности в см². => 6*{a}^2
5.geometry.angles | 5;4 | 5.numbers.add | Angles | Углы
i A right angle has 90°, a straight one 180°; adjacent angles make 180°. | Прямой угол 90°, развёрнутый 180°; смежные вместе дают 180°.
e beside $50°$ lies $130°$
c How large is the angle beside 110°? | Чему равен угол, смежный со 110°?
g q: Two adjacent angles lie on a line, one has {a:20..160}°. How many degrees has the other? ~ Один из смежных углов {a}°. Сколько градусов в другом? => 180-{a}
g q: A right angle is cut in two, one part has {a:15..75}°. How large is the other? ~ Прямой угол разделён на два, один {a}°. Чему равен другой? => 90-{a}
g q: A bisector halves an angle of {=2*a}°. How large is each half? ~ Биссектриса делит угол {=2*a}°. Чему равна половина? => {a:15..85}
5.equations.one-step | 5;6 | 5.numbers.add | Equations with one step | Простые уравнения
i Undo what is done to the unknown. | Выполни обратное действие.
e $x + 7 = 12$, so $x = 12 - 7 = 5$
c What undoes a multiplication by 4? | Что отменяет умножение на 4?
g solve: x{+a:3..20}={=r+a} => {r:2..30}
g solve: {a:3..9}x={=a*r} => {r:2..15}
g solve: x-{a:4..25}={=r-a} => {r:30..60}
5.equations.two-step | 5;6 | 5.equations.one-step | Equations with two steps | Уравнения в два действия
i Undo the addition first, then the multiplication. | Сначала отмени сложение, потом умножение.
e $2x + 3 = 11$: $2x = 8$, $x = 4$
c What do you undo first in $5x - 2 = 13$? | Что отменить первым в $5x - 2 = 13$?
g solve: {a:2..9}x+{b:1..15}={=a*r+b} => {r:2..12}
g solve: {a:2..9}x-{b:1..15}={=a*r-b} => {r:4..15}
g solve: x/{a:2..9}+{b:1..9}={=r+b} => {a}*{r:2..9}
5.statistics.mean | 5;6 | 5.numbers.divide | Mean | Среднее арифметическое
i Add all the values and divide by how many there are. | Сложи все значения и раздели на их количество.
e $(3 + 5 + 10) : 3 = 6$
c What is the mean of 4 and 10? | Чему равно среднее чисел 4 и 10?
g q: Find the mean of {=m-a}, {m:10..40} and {=m+a}. ~ Найди среднее чисел {=m-a}, {m} и {=m+a}. => {m} ; a:1..9
g q: The mean of two numbers is {m:8..30}, one is {=m-a}. Find the other. ~ Среднее двух чисел {m}, одно из них {=m-a}. Найди другое. => {m}+{a:1..7}
g q: Marks: {a:2..5}, {b:2..5}, {c:2..5}, {d:2..5}. Find the mean. ~ Оценки: {a}, {b}, {c}, {d}. Найди среднее. => ({a}+{b}+{c}+{d})/4
6.integers.meaning | 6;6 | 5.numbers.add | Negative numbers | Отрицательные числа
i Left of zero the numbers are negative; the modulus is the distance to zero. | Левее нуля числа отрицательные; модуль это расстояние до нуля.
e $-7 < -3$, $|-7| = 7$
c Which is larger, -2 or -9? | Что больше, -2 или -9?
g q: It is {a:2..9} degrees below zero and gets {b:10..20} degrees warmer. How many degrees is it now? ~ Было {a} градусов мороза, стало на {b} градусов теплее. Сколько градусов теперь? => {b}-{a}
g q: What is the opposite of {a:3..40}? ~ Какое число противоположно числу {a}? => -{a}
g calc: abs(-{a:2..30})+abs({b:2..9}) => {a}+{b}
6.integers.add | 6;7 | 6.integers.meaning | Adding signed numbers | Сложение чисел с разными знаками
i Same signs: add and keep the sign; different signs: subtract and take the sign of the larger. | Одинаковые знаки: сложи и сохрани знак; разные: вычти и возьми знак большего.
e $-7 + 4 = -3$
c What is $-5 + (-6)$? | Чему равно $-5 + (-6)$?
g calc: -{a:3..20}+{b:1..19}
g calc: -{a:2..15}-{b:2..15}
g calc: {a:2..12}-{b:13..30}
6.integers.multiply | 6;7 | 6.integers.add | Multiplying signed numbers | Умножение и деление чисел со знаком
i Equal signs give plus, different signs minus. | Одинаковые знаки дают плюс, разные минус.
e $(-3) \cdot (-5) = 15$
c What sign has a product of three negative numbers? | Какой знак у произведения трёх отрицательных чисел?
g calc: (-{a:2..9})*{b:2..9}
g calc: (-{a:2..9})*(-{b:2..12})
g calc: (-{=a*b})/{a:2..9} => -{b:2..12}
6.rationals.operations | 6;7 | 6.integers.multiply,6.fractions.divide | Signed fractions | Действия с рациональными числами
i The rules for signs and the rules for fractions work together. | Правила знаков и правила дробей действуют вместе.
e $-\frac{1}{2} + \frac{1}{3} = -\frac{1}{6}$
c What is $-\frac{1}{2} \cdot (-4)$? | Чему равно $-\frac{1}{2} \cdot (-4)$?
g calc: -{a:1..3}/4+{b:1..4}/5
g calc: (-{a:2..5}/6)*{b:2..9}
g calc: -{a:1..4}/5-{b:1..3}/10
6.ratio.meaning | 6;6 | 5.fractions.reduce | Ratio | Отношение
i A ratio compares by division and can be reduced like a fraction. | Отношение сравнивает делением и сокращается как дробь.
e $6 : 9 = 2 : 3$
c Reduce $10 : 15$. | Сократи $10 : 15$.
g q: Share {=5*k} in the ratio 2 : 3. How large is the smaller part? ~ Раздели {=5*k} в отношении 2 : 3. Чему равна меньшая часть? => 2*{k:3..20}
g q: Share {=7*k} in the ratio 3 : 4. How large is the larger part? ~ Раздели {=7*k} в отношении 3 : 4. Чему равна большая часть? => 4*{k:3..20}
g q: Boys and girls are {a:2..4} : 5, there are {=5*k} girls. How many boys? ~ Мальчиков и девочек {a} : 5, девочек {=5*k}. Сколько мальчиков? => {a}*{k:2..6}
6.ratio.proportion | 6;7 | 6.ratio.meaning | Proportion | Пропорция
i In $a : b = c : d$ the products $a \cdot d$ and $b \cdot c$ are equal. | В пропорции $a : b = c : d$ произведения $a \cdot d$ и $b \cdot c$ равны.
e $x : 6 = 5 : 3$, so $x = 10$
c Solve $2 : 5 = x : 10$. | Реши $2 : 5 = x : 10$.
g solve: x/{a:3..9}={=r*2}/{=a*2} => {r:2..12}
g solve: {a:2..9}/{b:3..8}=x/{=b*k} => {a}*{k:2..6}
g q: {a:2..6} notebooks cost {=a*p}. What do {b:7..12} cost? ~ {a} тетрадей стоят {=a*p}. Сколько стоят {b}? => {b}*{p:3..15}
6.ratio.inverse | 6;7 | 6.ratio.proportion | Direct and inverse proportion | Прямая и обратная пропорциональность
i In inverse proportion the product stays: twice as many workers, half the time. | При обратной пропорциональности произведение постоянно: вдвое больше рабочих, вдвое меньше время.
e $3 \cdot 8 = 4 \cdot 6$
c 2 pumps need 6 h. How long do 4 need? | 2 насоса работают 6 ч. Сколько часов нужно 4?
g q: {a:2..6} workers need {=k*b} days. How many days do {=a*k} workers need? ~ {a} рабочих справятся за {=k*b} дней. За сколько дней справятся {=a*k}? => {b:2..8} ; k:2..4
g q: At {=v*k} km/h a trip takes {t:2..5} h. How many hours at {v:10..25} km/h? ~ При скорости {=v*k} км/ч путь занимает {t} ч. Сколько часов при скорости {v} км/ч? => {t}*{k:2..4}
g q: {a:3..8} kg cost {=a*p}. What do {b:2..12} kg cost? ~ {a} кг стоят {=a*p}. Сколько стоят {b} кг? => {b}*{p:4..20}
6.ratio.scale | 6;7 | 6.ratio.proportion | Scale | Масштаб
i Scale 1 : 100 000 means 1 cm on the map is 1 km. | Масштаб 1 : 100 000 значит, что 1 см на карте это 1 км.
e $3$ cm at $1 : 50\,000$ is $1.5$ km
c What is 2 cm at 1 : 1000 in meters? | Сколько метров это 2 см при масштабе 1 : 1000?
g q: A map has the scale 1 : 100000. How many km are {a:2..15} cm? ~ Масштаб карты 1 : 100000. Сколько км это {a} см? => {a}
g q: A plan has the scale 1 : 200. How many meters are {a:2..15} cm? ~ Масштаб плана 1 : 200. Сколько метров это {a} см? => 2*{a}
g q: A distance of {=5*a} km is {a:2..9} cm on a map. How many km are 3 cm? ~ {=5*a} км на карте это {a} см. Сколько км это 3 см? => 15
6.coordinates.plane | 6;6 | 6.integers.meaning | Coordinate plane | Координатная плоскость
i The first number goes right or left, the second up or down. | Первое число ведёт вправо или влево, второе вверх или вниз.
e $(3; -2)$: 3 right, 2 down
c In which quarter lies $(-1; 4)$? | В какой четверти лежит $(-1; 4)$?
g q: How far apart are ({a:1..5}; 2) and ({=a+d}; 2)? ~ Каково расстояние между ({a}; 2) и ({=a+d}; 2)? => {d:2..9}
g q: What is the x coordinate of the middle between ({=a-d}; 1) and ({=a+d}; 1)? ~ Какова абсцисса середины отрезка от ({=a-d}; 1) до ({=a+d}; 1)? => {a:2..9} ; d:1..9
g q: A point (3; {a:1..9}) is mirrored in the x axis. What is its new y coordinate? ~ Точку (3; {a}) отразили относительно оси x. Какова её новая ордината? => -{a}
6.algebra.evaluate | 6;6 | 6.integers.multiply | Value of an expression | Значение выражения
i Put the number in brackets in place of the letter, then calculate. | Подставь число в скобках вместо буквы и вычисли.
e $3a - 2$ at $a = -1$: $3 \cdot (-1) - 2 = -5$
c What is $2x^2$ at $x = 3$? | Чему равно $2x^2$ при $x = 3$?
g calc: {a:2..6}*(-{b:1..6})+{c:1..9}
g q: Find the value of @{a:2..6}x - {b:1..9}@ at @x = {c:2..9}@. ~ Найди значение @{a}x - {b}@ при @x = {c}@. => {a}*{c}-{b}
g q: Find the value of @x² + {b:1..9}@ at @x = -{c:2..7}@. ~ Найди значение @x² + {b}@ при @x = -{c}@. => {c}^2+{b}
6.algebra.like-terms | 6;7 | 6.algebra.evaluate | Like terms | Подобные слагаемые
i Terms with the same letters are added by their coefficients. | У подобных слагаемых складывают коэффициенты.
e $3x + 5x = 8x$
c Are $2x$ and $2x^2$ like terms? | Подобны ли $2x$ и $2x^2$?
g simp: {a:2..9}x+{b:2..9}x-{c:2..5}x => {=a+b-c}x
g simp: {a:2..9}a-{b:2..9}+{c:2..9}a => {=a+c}a-{b}
g simp: {a:2..5}x+{b:2..5}y+{c:2..5}x => {=a+c}x+{b}y
6.algebra.brackets | 6;7 | 6.algebra.like-terms | Opening brackets | Раскрытие скобок
i The factor multiplies every term; a minus turns every sign. | Множитель умножает каждое слагаемое; минус меняет каждый знак.
e $-(x - 4) = -x + 4$
c What is $3(x - 2)$ without brackets? | Раскрой $3(x - 2)$.
g simp: {a:2..9}(x-{b:2..9}) => {a}x-{=a*b}
g simp: {a:5..20}-(x-{b:2..9}) => {=a+b}-x
g simp: {a:2..5}(x+{b:1..5})-{c:6..9}x => {=a-c}x+{=a*b}
6.equations.both-sides | 6;8 | 6.algebra.brackets,5.equations.two-step | Unknown on both sides | Неизвестное в обеих частях
i Bring the terms with the unknown to one side, numbers to the other. | Собери неизвестные в одной части, числа в другой.
e $5x - 3 = 2x + 9$: $3x = 12$, $x = 4$
c What do you do first in $7x = 4x + 6$? | Что сделать первым в $7x = 4x + 6$?
g solve: {=a+c}x-{b:1..9}={c:2..5}x+{=a*r-b} => {r:1..9} ; a:2..6
g solve: {=a+c}x+{b:1..9}={c:2..5}x+{=a*r+b} => {r:1..9} ; a:2..6
g solve: {a:2..5}(x-{b:1..4})={c:6..9}x-{=(c-a)*r+a*b} => {r:1..9}
6.problems.motion | 6;7 | 5.units.length | Speed, time, distance | Скорость, время, расстояние
i Distance is speed times time. | Расстояние это скорость, умноженная на время.
e $60 \cdot 2.5 = 150$ (km)
c How fast is 120 km in 2 h? | Какая скорость, если 120 км за 2 ч?
g q: A car drives {v:40..90} km/h for {t:2..6} h. How far does it go in km? ~ Машина едет {v} км/ч в течение {t} ч. Сколько км она проедет? => {v}*{t}
g q: Two cyclists {=(a+b)*t} km apart ride toward each other at {a:12..20} and {b:10..18} km/h. After how many hours do they meet? ~ Два велосипедиста на расстоянии {=(a+b)*t} км едут навстречу со скоростями {a} и {b} км/ч. Через сколько часов они встретятся? => {t:2..4}
g q: A boat makes {v:12..20} km/h in still water, the river {c:2..4} km/h. How far downstream in {t:2..5} h? ~ Скорость лодки {v} км/ч, течения {c} км/ч. Сколько км она пройдёт по течению за {t} ч? => ({v}+{c})*{t}
6.problems.work | 6;7 | 6.fractions.add | Joint work | Совместная работа
i Add the parts of the work done in one hour. | Складывай части работы за один час.
e $\frac{1}{3} + \frac{1}{6} = \frac{1}{2}$: together 2 h
c One needs 4 h, the other 4 h. How long together? | Каждому нужно 4 ч. Сколько вместе?
g q: One pump fills a pool in {=2*k} h, another in {=2*k} h. How many hours together? ~ Один насос наполнит бассейн за {=2*k} ч, другой за {=2*k} ч. За сколько часов вместе? => {k:2..9}
g q: One worker needs {=3*k} h, another {=6*k} h. How many hours together? ~ Одному нужно {=3*k} ч, другому {=6*k} ч. За сколько часов справятся вместе? => 2*{k:1..6}
g q: One tap needs {=4*k} min, another {=12*k} min. How many minutes together? ~ Одному крану нужно {=4*k} мин, другому {=12*k} мин. За сколько минут вместе? => 3*{k:1..6}
6.circle.length | 6;7 | 5.decimals.multiply | Circle: circumference and area | Длина окружности и площадь круга
i The circumference is $2\pi r$, the area $\pi r^2$. | Длина окружности $2\pi r$, площадь круга $\pi r^2$.
e $r = 3$: $C = 6\pi$, $S = 9\pi$
c How does the area change if the radius doubles? | Как изменится площадь, если радиус удвоить?
g q: The circumference of a circle with radius {r:2..15} is @kπ@. Find k. ~ Длина окружности радиуса {r} равна @kπ@. Найди k. => 2*{r}
g q: The area of a circle with radius {r:2..15} is @kπ@. Find k. ~ Площадь круга радиуса {r} равна @kπ@. Найди k. => {r}^2
g q: A circle has diameter {=2*r}. Find its radius. ~ Диаметр окружности {=2*r}. Найди радиус. => {r:2..20}
6.probability.intro | 6;7 | 5.fractions.meaning | First probability | Вероятность: начало
i Favorable cases divided by all equally likely cases. | Благоприятные случаи, делённые на все равновозможные.
e an even number on a die: $\frac{3}{6} = \frac{1}{2}$
c What is the probability of a 5 on a die? | Какова вероятность выпадения 5 на кубике?
g q: A bag has {a:2..7} red and {b:2..7} blue balls. What is the probability of red? ~ В мешке {a} красных и {b} синих шаров. Какова вероятность вынуть красный? => {a}/({a}+{b})
g q: Of {=10*k} tickets {k:2..9} win. What is the probability to win? ~ Из {=10*k} билетов выигрывают {k}. Какова вероятность выигрыша? => 1/10
g q: What is the probability of a number above {a:1..5} on a die? ~ Какова вероятность выпадения числа больше {a} на кубике? => (6-{a})/6
6.symmetry.figures | 6;5 | 6.coordinates.plane | Symmetry | Симметрия, ось симметрии
i A figure has an axis of symmetry when folding along it makes both halves meet; a center of symmetry maps each point to the opposite one. | У фигуры есть ось симметрии, если при сгибе по ней половины совпадают; центр симметрии переводит точку в противоположную.
e $(3; 2) \to (-3; 2)$
c How many axes of symmetry has a square? | Сколько осей симметрии у квадрата?
g q: The point ({a:1..9}; {b:1..9}) is reflected in the y-axis. Find its new x. ~ Точку ({a}; {b}) отразили относительно оси y. Найди её новую абсциссу. => -{a}
g q: The point ({a:1..9}; {b:1..9}) is reflected in the origin. Find its new y. ~ Точку ({a}; {b}) отразили относительно начала координат. Найди её новую ординату. => -{b}
g q: How many axes of symmetry has a regular polygon of {n:3..12} sides? ~ Сколько осей симметрии у правильного многоугольника с {n} сторонами? => {n}
`
