import type { ToldTopicWords } from '../../pedagogy/told-topics.ts'

/** Questions about the relation in a word problem; the first pattern that matches gives the topic. */
export const toldTopicsEn: ToldTopicWords = {
  'circle-area': {
    pattern: /area[^.?!]*circle|circle[^.?!]*area/iu,
    question:
      'Which formula gives the area of a circle, and which length goes into it? [[say radius, r squared, r^2, r², square of the r // not 2 pi, 2pi, 2*pi, 2π, two pi]]',
    nudge:
      'A square on the radius covers a bit less than a third of the circle. Which length do you have: the radius, or all the way across? [[if r: say radius // if r: not diameter, across // if d: say diameter, across // if d: not radius]]',
    relation:
      'The area of a circle is π times the radius times the radius; the diameter is two radii. What does that give with your number? [[= pi*r^2 // = pi*(d/2)^2]]',
  },
  'circle-length': {
    pattern: /circumference|(?:length|perimeter)[^.?!]*circle/iu,
    question:
      'Which formula gives the way around a circle, and which length goes into it? [[say diameter, radius, pi times, 2 pi r, two pi r]]',
    nudge:
      'A string around a wheel is a little over three diameters long. Do you have the radius or the diameter? [[if r: say radius // if r: not diameter, across // if d: say diameter, across // if d: not radius]]',
    relation:
      'The way around is π times the diameter, and a diameter is two radii. What does that give here? [[= 2*pi*r // = pi*d]]',
  },
  'triangle-angles': {
    // From the beginning, or behind the word that may not follow: from every place the text would be read to its end.
    pattern: /(?:^|(?<=area))(?=.*triangle)(?=.*(?<!\p{L})angles?(?!\p{L}))(?!.*area)/isu,
    question: 'What do you know about the three angles of any triangle together? [[= 180 // say 180, straight]]',
    nudge:
      'Tear the corners off a paper triangle and lay them side by side: which shape do they make? [[say straight, line // = 180]]',
    relation:
      'The three angles together make a straight angle, 180°. What does that tell you here? [[= 180-a-b // = a+b // = 180-(a+b)]]',
  },
  'polygon-angles': {
    pattern:
      /(?<!\p{L})angles?(?!\p{L})[^.?!]*(?:gon(?!\p{L}|al)|quadrilateral)|(?:gon(?!\p{L}|al)|quadrilateral)[^.?!]*(?<!\p{L})angles?(?!\p{L})/iu,
    question: 'Into how many triangles can you cut the figure from one corner? [[= n-2]]',
    nudge:
      'Draw the figure and all lines from one corner to the others. What do the angles of one triangle add up to? [[= 180]]',
    relation:
      'From one corner you get two triangles fewer than there are corners, and each has 180°. What is that here? [[= (n-2)*180 // = n-2]]',
  },
  'right-triangle': {
    pattern: /(?!.*area)(?:hypotenuse|(?<!\p{L})legs?(?!\p{L})|pythag|diagonal[^.?!]*(?:rectangle|square)|ladder)/isu,
    question:
      'Which side lies opposite the right angle, and how are the squares on the three sides connected? [[say hypoten, long, a^2, a²]]',
    nudge:
      'Make a sketch and mark the right angle. Which side is the longest one: is it given, or is it sought? [[if b: say sought, look, find, unknown, not given, asked // if c: say given, is known // = c]]',
    relation:
      'The squares on the two short sides together are the square on the long side. Which of the three do you look for? [[if b: say hypoten, long // if b: not short, leg // if c: say leg, short, other // if c: not hypoten, long]]',
  },
  'triangle-area': {
    pattern: /area[^.?!]*triangle|triangle[^.?!]*area/iu,
    question:
      'Which formula gives the area of a triangle, and why is there a half in it? [[say base, half, parallelogram, two equal]]',
    nudge:
      'Two equal triangles make a parallelogram with the same base and height. Which part of it is yours? [[say half // = 1/2]]',
    relation: 'The area of a triangle is base times height, divided by 2. Which number is which here? [[= a; h]]',
  },
  'trapezoid-area': {
    pattern: /trapez/iu,
    question:
      'Which formula gives the area of a trapezoid, and what happens to the two bases in it? [[say add, sum, half, average, mean, middle]]',
    nudge:
      'A trapezoid is as big as a rectangle whose width lies halfway between the two bases. How do you find that width? [[= (a+b)/2 // say half, average, mean, add]]',
    relation:
      'Take half of the sum of the bases, times the height. What is that here? [[= (a+b)/2*h // = (a+b)/2 // = a+b]]',
  },
  'parallelogram-area': {
    pattern: /parallelogram/iu,
    question:
      'Which formula gives the area of a parallelogram, and which height belongs in it? [[say base, side times, times height, perpendic]]',
    nudge: 'Cut off a corner and move it to the other side: which rectangle comes out?',
    relation: 'The area is one side times the height on that side. Which numbers are those here? [[= a; h]]',
  },
  'square-area': {
    pattern: /area[^.?!]*square(?! (?:cm|m|km|feet|foot|inch|unit|met))|square[^.?!]*area/iu,
    question:
      'How do you get the area of a square from its side? [[say itself, squar, side times, multipl, times // = a^2]]',
    nudge:
      'Draw it on squared paper: how many rows are there, and how many squares in a row? [[= a; a // = a // = a^2]]',
    relation: 'The area of a square is its side times itself. What does that give here? [[= a^2]]',
  },
  'square-perimeter': {
    pattern: /perimeter[^.?!]*square|square[^.?!]*perimeter/iu,
    question: 'How many sides do you walk along around a square, and how long is each? [[= 4 // = 4; a]]',
    nudge: 'All sides of a square are equal. How many of them make the way around? [[= 4]]',
    relation:
      'The perimeter of a square is four times its side. Do you have the side or the perimeter? [[if a: say side // if a: not perimeter // if p: say perimeter // if p: not side]]',
  },
  'rectangle-area': {
    pattern: /area[^.?!]*rectang|rectang[^.?!]*area/iu,
    question: 'How is the area of a rectangle connected with its two sides? [[say times, multipl, product]]',
    nudge: 'Draw it on squared paper: how many rows are there, and how many squares in a row? [[= a; b // = a*b]]',
    relation:
      'The area of a rectangle is length times width. Which of the three do you look for? [[if b: say area // if b: not side, width, length // if s: say side, width, length // if s: not area]]',
  },
  'rectangle-perimeter': {
    pattern: /perimeter[^.?!]*rectang|rectang[^.?!]*perimeter/iu,
    question:
      'How is the perimeter of a rectangle made of its sides? [[say length, side, add, sum, twice, double, all]]',
    nudge:
      'Walk once around it with a finger: how many times do you pass the length, and how many times the width? [[= 2; 2 // = 2 // say twice, two times, both, 2 times]]',
    relation:
      'The perimeter is two lengths and two widths together. Which of the three do you look for? [[if b: say perimeter // if b: not width, length, side // if p: say side, width, length // if p: not perimeter]]',
  },
  'cube-volume': {
    pattern: /volume[^.?!]*cube|cube[^.?!]*volume/iu,
    question:
      'How do you get the volume of a cube from its edge? [[say cube, three times, itself, edge times, times // = a^3]]',
    nudge:
      'How many small cubes lie in one row, in one layer, and how many layers are there? [[= a; a; a // = a // = a^3]]',
    relation: 'The volume of a cube is edge times edge times edge. What does that give here? [[= a^3]]',
  },
  'box-volume': {
    pattern: /volume[^.?!]*(?:box|cuboid|prism|tank)|(?:box|cuboid|prism|tank)[^.?!]*volume/iu,
    question: 'How do you get the volume of a box from its three edges? [[say multipl, times, product]]',
    nudge: 'How many small cubes cover the bottom, and how many layers of them are there? [[= a*b // = a*b; c]]',
    relation: 'The volume is length times width times height. Which numbers are those here? [[= a; b; c]]',
  },
  volume: {
    pattern: /volume/iu,
    question: 'Which formula gives the volume of this solid? [[say base, height, times, cube]]',
    nudge: 'What does the bottom look like, and how does the solid go on above it?',
    relation:
      'Start with the area of the base: how do base and height make the volume of this solid? [[say times, multipl // = a^3 // = a^2]]',
  },
  area: {
    pattern: /(?<!\p{L})area(?!\p{L})/iu,
    question: 'Which formula gives this area?',
    nudge: 'Make a sketch. Which figure do you know that is as big, or twice as big?',
    relation: 'An area is made of two lengths at a right angle. Which two lengths belong together here?',
  },
  perimeter: {
    pattern: /perimeter/iu,
    question: 'What does the perimeter of this figure consist of? [[say side, all, add, sum]]',
    nudge: 'Walk around the figure with a finger: which lengths do you pass, and how many times each?',
    relation: 'The perimeter is all sides together. Which of them do you know?',
  },
  divisors: {
    pattern: /^(?=.*(?:divisors?|factors?))(?=.*(?:how many|number of|has|have))/isu,
    question: 'What does a divisor of such a number look like?',
    nudge: 'Try a small one: write down all divisors of 8. What do they have in common?',
    relation:
      'A divisor is made of the same primes, each taken from no time up to as often as it is there. How many choices is that?',
  },
  probability: {
    pattern: /probab|chance|likely/iu,
    question:
      'Which outcomes are there at all, and which of them count here? [[in order k; k+m // in order k; n // in order n; k]]',
    nudge: 'Imagine writing down every outcome that is equally likely. How long is the list? [[= n // = k+m]]',
    relation:
      'A probability is the outcomes that count over all outcomes. How many are there of each? [[in order k; n // in order k; k+m // = k; n-k // = k; m]]',
  },
  choices: {
    pattern:
      /how many (?:\p{L}+ )?(?:ways|teams|pairs|arrangements|different|words|numbers)|in how many ways|arrange|permut|combinat/iu,
    question: 'Does the order matter here, and may the same one be taken twice?',
    nudge:
      'Take places one after another: how many choices are there for the first, and how many are left for the next?',
    relation:
      'Multiply the choices for one place after another. Where the order does not matter, each group was counted several times: how often?',
  },
  distance: {
    pattern: /distance (?:between|from)/iu,
    question: 'How far apart are the two points sideways, and how far up or down? [[in order t-s; v-u]]',
    nudge:
      'Sketch both points and a right triangle between them. Which sides does it have? [[in order t-s; v-u // say leg, right, hypoten]]',
    relation:
      'The step sideways and the step upwards are the legs, and the distance is the long side. How do you find it? [[say root, pythag, hypoten, squares]]',
  },
  midpoint: {
    pattern: /midpoint|middle of the segment/iu,
    question: 'Where on each axis does the point halfway between the two lie? [[say half, middle, average, mean, add]]',
    nudge: 'Halfway between two numbers: how do you find it on a number line? [[say half, middle, average, mean, add]]',
    relation: 'Each coordinate of the midpoint is the mean of the two. What is that for the first one?',
  },
  slope: {
    pattern: /slope|gradient/iu,
    question:
      'What does the slope of a line tell, and which two differences make it? [[in order v-u; t-s // say steep, rise, goes up, going up, go up, change in y, difference // = (v-u)/(t-s)]]',
    nudge:
      'Go from one point to the other: how far up, and how far to the right? [[in order v-u; t-s // = (v-u)/(t-s)]]',
    relation:
      'The slope is the change upwards over the change to the right. What are the two changes? [[in order v-u; t-s // = (v-u)/(t-s)]]',
  },
  'arithmetic-term': {
    pattern: /arithmetic|(?:\d+(?:th|st|nd|rd)) term/iu,
    question: 'What happens from each term to the next, and how many such steps are there up to the one you want?',
    nudge: 'Write down the first few terms. By the third term, how many steps did you make?',
    relation:
      'Start at the first term and make one step fewer than the number of the term. How far does that take you?',
  },
  'geometric-term': {
    pattern: /geometric/iu,
    question: 'By what is each term multiplied to give the next, and how many times up to the one you want?',
    nudge: 'Write down the first few terms. By the third term, how many times did you multiply?',
    relation: 'Start at the first term and multiply one time fewer than the number of the term. What is that?',
  },
  'series-sum': {
    pattern: /sum of (?:the )?(?:first|all|numbers from)/iu,
    question: 'What do the first and the last one give together, and the second with the last but one?',
    nudge: 'Write the row once forward and once backward beneath it. What stands in each column?',
    relation: 'Pairs from both ends have equal sums. How many pairs are there?',
  },
  mean: {
    pattern: /(?<!\p{L})(?:mean|average|avg)(?!\p{L})/iu,
    question: 'What does the mean of several numbers tell you? [[say same, equal, fair, share, average, add, total]]',
    nudge:
      'Imagine sharing everything out so that all have the same. What do you need to know for that? [[say total, sum, how many, all together, altogether]]',
    relation: 'The mean is the sum divided by how many numbers there are. Which of the three do you look for?',
  },
  'percent-change': {
    pattern: /(?:increase|decrease|reduce|raise|discount|% off|percent off|more|less)/iu,
    question: 'Of what is the percentage taken here, and does it come on top or go off?',
    nudge: 'Before the change there are 100 percent. How many are there after it?',
    relation: 'The old amount is 100 %. Find the part that comes on or goes off first: what is it of?',
  },
  'percent-share': {
    pattern: null,
    question: 'Which number is the whole, so the 100 percent? [[= w]]',
    nudge: 'Is the part more or less than half of the whole? What percentage would half be? [[= 50]]',
    relation:
      'Compare the part with the whole as a fraction, then with hundredths. Which number goes below? [[= w // = 100 // say whole // not part]]',
  },
  'percent-whole': {
    pattern: null,
    question: 'Is the number that is given the whole or the part? [[say part // not whole]]',
    nudge:
      'So many percent of an unknown number are known. How would you find one percent of it? [[= a/p // do divide p]]',
    relation:
      'Find one percent of the unknown number first, then a hundred of them. How? [[= a/p // = a/p*100 // do divide p]]',
  },
  'percent-of': {
    pattern: /percent|%/iu,
    question:
      'What does one percent of a number mean? [[say hundredth, by 100, a hundred, of 100, 100 equal, 100th // = 1/100]]',
    nudge: 'Think of the number cut into 100 equal parts. How many of them do you need? [[= p]]',
    relation: 'One percent is the number divided by 100, and you need several of them. How big is one? [[= w/100]]',
  },
  'part-whole': {
    pattern: null,
    question: 'Is the number that is given the whole or a part of it? [[say part // not whole]]',
    nudge:
      'Draw a bar for the unknown number and cut it as the denominator says. Which pieces are known? [[= n // = a]]',
    relation:
      'The numerator counts the pieces you know. How big is one piece, and how many make the whole? [[= a/n // = a/n; d // = a/n*d]]',
  },
  'part-of': {
    pattern: /(?:half|third|quarter|\d\s*\/\s*\d+) of/iu,
    question: 'Into how many equal parts is it cut, and how many of them are taken? [[in order d; n]]',
    nudge: 'Draw a bar and cut it as the denominator says. How big is one piece? [[= w/d]]',
    relation:
      'One piece is the number divided by the denominator; take as many as the numerator says. How much is that? [[= w/d*n // = w/d]]',
  },
  ratio: {
    pattern: /ratio/iu,
    question: 'How many equal parts are there in all?',
    nudge: 'Draw the parts as equal boxes. How many boxes are there, and what are they worth together?',
    relation: 'The whole is shared into the sum of the parts. How much is one part?',
  },
  consecutive: {
    pattern: /consecutive/iu,
    question: 'If you call one of these numbers by a letter, what are the others called?',
    nudge: 'Take an example like 5, 6, 7. How does each follow from the one before?',
    relation:
      'Name the smallest number by a letter; each next one is a step bigger. Which equation does the text give?',
  },
  'mixed-number': {
    pattern: /improper|mixed/iu,
    question: 'How many parts does one whole have here? [[= d]]',
    nudge: 'Cut every whole into pieces as the denominator says. How many pieces are that? [[= w*d]]',
    relation:
      'Each whole gives as many pieces as the denominator says, and the other pieces come on top. How many in all? [[= w*d+n]]',
  },
  'decimal-fraction': {
    pattern: /as a (?:common )?fraction|to a fraction|into a fraction|as fraction/iu,
    question: 'What is the place of the last digit called: tenths, hundredths?',
    nudge: 'Read the decimal aloud by its places. Which denominator do you hear?',
    relation:
      'The digits behind the point are so many tenths or hundredths. Which fraction is that, and can it be made shorter?',
  },
  conversion: {
    pattern: null,
    question: 'How many of the smaller unit make one of the bigger? [[= m // = k]]',
    nudge:
      'Will the number become bigger or smaller in the new unit? [[if m: say bigger, more, larger, greater // if m: not smaller, less // if k: say smaller, less // if k: not bigger, more, larger, greater]]',
    relation: 'Into a smaller unit you multiply, into a bigger one you divide. By which number? [[= m // = k]]',
  },
  'put-in': {
    pattern: /(?:evaluate|value of)[^.?!]*(?:for|when|if|at)|when\s+[a-z]\s*=/iu,
    question: 'What does the letter stand for, and what belongs in its place?',
    nudge: 'Write the formula with empty brackets where the letter was. What goes in?',
    relation: 'Put the number into every place of the letter, in brackets. What stands there then?',
  },
  opposite: {
    pattern: /opposite|reciprocal/iu,
    question: 'What has to come out when a number meets the one you are asked for? [[= 0 // say zero, nothing]]',
    nudge:
      'Opposite numbers add up to 0, and reciprocals multiply to 1. Which of the two is asked for? [[say opposite // not reciproc]]',
    relation: 'Write down what has to come out: a sum of 0 or a product of 1. Which number does that? [[= -a]]',
  },
  'function-value': {
    pattern: /(?<![\p{L}\d])[fghy]\s?\(\s*-?\d/iu,
    question: 'What does the number in the brackets tell you to do with the rule?',
    nudge: 'The number in the brackets takes the place of the letter. Where does that letter stand in the rule?',
    relation: 'Write the rule with brackets wherever the letter was, and put the number in. What do you get?',
  },
  'function-reached': {
    pattern: /(?<![\p{L}\d])[fghy]\s?\([a-z]\)\s*=\s*-?[\d.]+(?!\s*[-+*a-z\d(])/iu,
    question: 'Is the number given here what goes into the rule, or what comes out of it?',
    nudge:
      'The value is known, and the number that goes in is sought. What may you write instead of the name of the function?',
    relation: 'The rule has to give that value: set the two equal. Which equation is that?',
  },
  'functions-meet': {
    pattern: /(?:meet|intersect|cross)/iu,
    question: 'What do two graphs have in common at the point where they meet?',
    nudge: 'At that point both rules give the same height for the same letter. How could you write that down?',
    relation: 'Set the two rules equal: what does that equation look like?',
  },
  list: {
    pattern: null,
    question: 'What exactly is asked for here, in your own words?',
    nudge: 'What has to be done with the numbers before you can see the answer?',
    relation: 'Write the numbers down in a useful order or form. What do you notice?',
  },
  'in-words': {
    pattern: null,
    question: 'How would you write that with numbers and signs?',
    nudge: 'Which words in it name an operation, and what does each of them join?',
    relation: 'Take the words one by one: which operation belongs to each, and what stands on both sides of it?',
  },
}
