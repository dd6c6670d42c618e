import type { KindAnswer } from '../kind-answer.ts'

export const kindAnswers: readonly KindAnswer[] = [
  {
    when: /(?<!\p{L})log/u,
    asks: /(?:little|small|tiny|lower|low|bottom|sub\p{L}*)[^.?!]{0,20}(?:\d|number|one|mean|for)|what(?:'?s| is| does)[^.?!]{0,12}base/u,
    says: 'The small number is the base. A logarithm asks for an exponent: to which power must the base be raised to get the number behind it? So $\\log_{3} 9 = 2$, because $3^{2} = 9$.',
  },
  {
    when: /vector|\(\s*-?\d+\s*[,;]\s*-?\d+\s*\).*\||\|\s*[a-z]\s*[+-]\s*[a-z]\s*\||\\vec/u,
    asks: /(?:lines?|bars?|sticks?|\|)[^.?!]{0,30}(?:mean|for|do|there|about)|what[^.?!]{0,30}(?:lines?|bars?|sticks|\|)/u,
    says: 'The bars ask for the length of the vector. Its coordinates are the legs of a right triangle, so the length is the root of the sum of their squares: $|(3; 4)| = \\sqrt{9 + 16} = 5$.',
  },
  {
    when: /\||(?<!\p{L})abs|modulus|absolute/u,
    unless: /vector|\|\s*[a-z]\s*[+-]\s*[a-z]\s*\|/u,
    asks: /(?:lines?|bars?|sticks?|\|)[^.?!]{0,30}(?:mean|for|do|there|about)|what[^.?!]{0,30}(?:lines?|bars?|sticks)/u,
    says: 'The bars mean the distance from zero, so the sign inside does not matter: $|3| = 3$ and $|-3| = 3$. What stands inside may therefore be the number or its opposite.',
  },
  {
    when: /\|[^|]*[a-z][^|]*\|\s*=/u,
    asks: /(?:two|2|second|another|other)[^.?!]{0,25}(?:answer|solution|one|equation|x)|why[^.?!]{0,30}(?:two|second|minus|negative|split)/u,
    says: 'Because a distance from zero is reached on both sides: what stands between the bars may be the number on the right, or its opposite. Each of the two gives an equation of its own.',
  },
  {
    when: /(?:²|\^\s*\{?2\}?)\s*=\s*\d+\s*[.?]?\s*$/u,
    asks: /^(?!.*(?:√|root|sqrt)).*(?:(?:why|how)[^.?!]{0,40}(?:wrong|two|another|second|other|more|negative|minus)|(?:isn'?t|not)[^.?!]{0,10}right)/u,
    says: 'Your number does fit, but a square does not show the sign: $3 \\cdot 3 = 9$ and $(-3) \\cdot (-3) = 9$. So the opposite number solves the equation as well.',
  },
  {
    when: /(?<!\p{L})(?:sin|cos)\s*\(?\s*\p{L}\)?\s*=/u,
    asks: /(?:why|how)[^.?!]{0,40}(?:second|two|another|other|more)|(?:only|just) (?:one|1)/u,
    says: 'On the unit circle sine is the height of a point and cosine its distance to the right. In one turn there are two points of the same height, mirrored left and right, and two of the same distance, mirrored up and down. So one value belongs to two angles.',
  },
  {
    when: /∫|integra/u,
    asks: /(?:why|where|keep|need|put|write|do)[^.?!]{0,30}(?:\+ ?c(?!\p{L})|(?<!\p{L})c(?!\p{L})|constant)/u,
    unless: /^(?!.*(?:from|between|∫_|_\{?-?\d|to \d)).*/su,
    says: 'With limits the constant plays no part: it stands at the upper limit and at the lower one, and the subtraction takes it away again. So you may leave it out when you put the limits in.',
  },
  {
    when: /\p{L}\(\p{Lu}?\p{L}{1,6}\d?\)\d|(?:oh|no3|so4|nh4)\)\d/iu,
    asks: /(?:what|why|does|how)[^.?!]{0,30}(?:outside|behind|after|bracket|\d)/u,
    says: 'The small number behind a bracket counts everything inside it: in $\\mathrm{Al(NO_3)_3}$ there are three N and nine O. So each atom in the bracket is taken that many times.',
  },
  {
    when: /(?:differentiate|derivative|d\/dx|dy\/dx|\)').*(?:(?:sin|cos|tan|ln|log|e\^?)\s*[({]?\s*-?\d|\([^)]*\)\s*(?:\^|[²³⁴⁵]))/su,
    asks: /(?:where|what|why)[^.?!]{0,30}(?:\d|inside|inner|extra|number)[^.?!]{0,20}(?:go|come|from|times|multipl|happen|do)|why[^.?!]{0,20}(?:times|multipl|extra)/u,
    says: "What stands inside changes faster or slower than $x$ itself, so its own derivative comes in as a factor. An example: $(\\sin 5x)' = \\cos 5x \\cdot 5$. The inside stays where it was, and its derivative stands in front.",
  },
  {
    when: /=[^=]*=/su,
    asks: /(?:where|what)[^.?!]{0,20}(?:happen|go|gone|went|did|is)[^.?!]{0,15}(?<!\p{L})[xyab](?!\p{L})/u,
    says: 'It canceled: when the two equations are added, $+y$ and $-y$ make zero, and that is why they were added. One letter is left, and the other comes back when you put the value into one of the two equations.',
  },
  {
    when: /\d\s?(?:cm|mm|km|g|mg|ml|min|minutes|ms|kj|ma)(?!\p{L})/u,
    asks: /(?:change|convert|turn|put|make)[^.?!]{0,30}(?:cm|mm|km|m|g|kg|ml|min|minutes|hours|unit|si|meters|metres|grams)(?!\p{L})|(?:leave|stay|keep)[^.?!]{0,15}(?:in )?(?:cm|mm|km|grams?|g|minutes|min|ml)(?!\p{L})/u,
    unless: /convert|(?:change|express) .* (?:to|into|in) /u,
    says: 'All amounts in one calculation have to be in units that fit together. If another amount has the unit in it, as N/m, m/s² or kg/m³ do, convert first; only where all lengths (or all times) are in the same unit may it stay.',
  },
  {
    when: /(?<!\p{L})(?:sin|cos|tan)/u,
    asks: /(?:leave|write|give|in|or)[^.?!]{0,20}(?:degrees?|radians?)/u,
    says: 'The task decides: an interval such as $[0; 2\\pi]$ wants radians, one with ° wants degrees. If it says nothing, both are right as long as you do not mix them in one answer.',
  },
  {
    when: /thrown (?:\p{L}+ )?up|upward|how high|top|highest/u,
    asks: /(?:why|how)[^.?!]{0,30}(?:speed|velocity|v)[^.?!]{0,20}(?:0|zero)|(?:zero|0)[^.?!]{0,20}(?:at the )?(?:top|highest)/u,
    says: 'On the way up gravity takes away about 10 m/s every second. At the top it has taken all of it: the body no longer rises and does not fall yet, so for that moment its speed is 0. The acceleration is still $g$.',
  },
  {
    when: /force|newton|accelerat/u,
    asks: /why[^.?!]{0,30}(?:newton|(?<!\p{L})n(?!\p{L}))|(?:newton|(?<!\p{L})n(?!\p{L}))[^.?!]{0,12}(?:or|not|and not)[^.?!]{0,8}kg|kg[^.?!]{0,12}(?:or|not)[^.?!]{0,8}(?:newton|(?<!\p{L})n(?!\p{L}))/u,
    says: 'Kilograms measure how much matter there is, newtons how strongly something pulls or pushes. Mass times acceleration has the unit kg·m/s², and that is what a newton is.',
  },
  {
    when: /(?:->|→|reacts?|produced|formed|made|burn|decompos).*\d\s?(?:g|kg|mg)(?!\p{L})|\d\s?(?:g|kg|mg)(?!\p{L}).*(?:->|→|reacts?|produced|formed|made|burn|decompos)/su,
    asks: /why[^.?!]{0,40}mol|what[^.?!]{0,15}mol\p{L}* for|(?:need|have)[^.?!]{0,12}mol|(?:without|skip)[^.?!]{0,15}mol|just[^.?!]{0,25}\d\s?g/u,
    says: 'The numbers in an equation count particles, and particles of different substances weigh different amounts: 1 g of hydrogen has far more of them than 1 g of magnesium. Moles count the particles, so the numbers of the equation hold for moles and not for grams.',
  },
  {
    when: /median/u,
    asks: /(?:order|sort|arrange|smallest)[^.?!]{0,25}|why[^.?!]{0,30}(?:order|sort)/u,
    says: 'Yes, order first: the median is the value that has as many numbers below it as above it, and in an unsorted list the middle place says nothing about that.',
  },
  {
    when: /standard form|scientific notation|10\^|× ?10/u,
    asks: /(?:plus|minus|negative|positive|-\d|\^)[^.?!]{0,25}(?:or|sign|power)|which (?:way|sign)|\d\^?-?\d or/u,
    says: 'The size decides: a number of 10 or more needs a positive power of ten, because $10^{3}$ makes it bigger; a number below 1 needs a negative one, because $10^{-3}$ makes it smaller. Which of them is yours?',
  },
  {
    when: /triangle/u,
    unless: /angle|sin|cos|hypotenuse/u,
    asks: /why[^.?!]{0,25}(?:half|halv|\/ ?2|divid|½|by (?:2|two))/u,
    says: 'Two equal triangles make a parallelogram or rectangle with the same base and height. Base times height is the area of both, so one triangle is half of it.',
  },
  {
    when: /[<>≤≥]|inequalit/u,
    asks: /(?:round|square|bracket|included?|circle|dot|filled|open)[^.?!]{0,30}(?:or|\?|bracket|include|circle|dot)/u,
    says: 'The sign decides: $<$ and $>$ leave the end out (round bracket, open dot), $\\le$ and $\\ge$ let it in (square bracket, filled dot). At infinity the bracket is always round.',
  },
  {
    when: /round|decimal places?|significant/u,
    asks: /(?:need|keep|write|leave|drop|put)[^.?!]{0,20}(?:zeros?|the 0s?)(?!\p{L})/u,
    says: 'Keep the zeros: they show how exactly you have rounded. To 2 decimal places there are two digits behind the point, even if they are zeros; without them the number is the same size, but it says less.',
  },
  {
    when: /resist|ohm|lamp|bulb|battery|circuit/u,
    asks: /(?:what if|if|would|and)[^.?!]{0,40}parallel/u,
    unless: /parallel/u,
    says: 'Side by side each of them gets the whole voltage and the current has two ways: the total resistance is then less than the smallest of them, $\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2}$, and the battery gives more current than in series.',
  },
  {
    when: /resist|ohm|lamp|bulb|battery|circuit/u,
    asks: /(?:what if|if|would|and)[^.?!]{0,40}series/u,
    unless: /series/u,
    says: 'One behind the other they have the same current, and the resistances add up: $R = R_1 + R_2$. The total is then greater than each of them, so the current is smaller than side by side.',
  },
  {
    when: /(?:toward|meet|each other|opposite)/u,
    asks: /(?:what if|if|would|and)[^.?!]{0,40}same (?:direction|way)/u,
    says: 'No sum then: in the same direction the one behind gains only the difference of the speeds on the one in front each hour. Toward each other the gap shrinks by both speeds together, and that is why they are added here.',
  },
  {
    when: /(?:catch|same direction|overtake|behind)/u,
    asks: /(?:what if|if|would|and)[^.?!]{0,40}(?:toward|opposite|each other)/u,
    says: 'Then both of them make the gap smaller, so it shrinks by the sum of the speeds each hour. In the same direction only the difference counts, because the one in front runs away.',
  },
  {
    when: /(?:fall|drop|free)/u,
    unless: /air resistance|parachut|energy|force|momentum/u,
    asks: /mass|heav|kg|weigh/u,
    says: 'The mass makes no difference to how a body falls without air: twice the mass is pulled twice as strongly and is twice as hard to speed up, so it cancels. Time and speed come from the height and $g$ alone; the mass would be needed for a force or an energy.',
  },
  {
    when: /(?:accelerat|speed|distance|braking|velocity)/u,
    unless: /(?:kg|mass|force|energy|momentum|work|power)/u,
    asks: /(?:need|have|use|given|want|know)[^.?!]{0,25}mass|mass[^.?!]{0,20}(?:need|matter|important)/u,
    says: 'No, the mass plays no part here: how far and how fast a body moves follows from its speed, time and acceleration alone. It would be needed for a force or an energy.',
  },
]
