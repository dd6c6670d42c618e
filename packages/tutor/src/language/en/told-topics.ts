import type { ToldTopicWords } from '../../pedagogy/told-topics.ts'

/** Questions about the relation in a word problem; the first pattern that matches gives the topic. */
export const toldTopicsEn: ToldTopicWords = {
  'circle-area': {
    pattern: /area[^.?!]*circle|circle[^.?!]*area/iu,
    question: 'Which formula gives the area of a circle, and which length goes into it?',
    nudge:
      'A square on the radius covers a bit less than a third of the circle. Which length do you have: the radius, or all the way across?',
    relation:
      'The area of a circle is π times the radius times the radius; the diameter is two radii. What does that give with your number?',
  },
  'circle-length': {
    pattern: /circumference|(?:length|perimeter)[^.?!]*circle/iu,
    question: 'Which formula gives the way around a circle, and which length goes into it?',
    nudge: 'A string around a wheel is a little over three diameters long. Do you have the radius or the diameter?',
    relation: 'The way around is π times the diameter, and a diameter is two radii. What does that give here?',
  },
  'triangle-angles': {
    pattern: /(?=.*triangle)(?=.*(?<!\p{L})angles?(?!\p{L}))(?!.*area)/isu,
    question: 'What do you know about the three angles of any triangle together?',
    nudge: 'Tear the corners off a paper triangle and lay them side by side: which shape do they make?',
    relation: 'The three angles together make a straight angle, 180°. What does that tell you here?',
  },
  'polygon-angles': {
    pattern:
      /(?<!\p{L})angles?(?!\p{L})[^.?!]*(?:gon(?!\p{L}|al)|quadrilateral)|(?:gon(?!\p{L}|al)|quadrilateral)[^.?!]*(?<!\p{L})angles?(?!\p{L})/iu,
    question: 'Into how many triangles can you cut the figure from one corner?',
    nudge: 'Draw the figure and all lines from one corner to the others. What do the angles of one triangle add up to?',
    relation:
      'From one corner you get two triangles fewer than there are corners, and each has 180°. What is that here?',
  },
  'right-triangle': {
    pattern: /(?!.*area)(?:hypotenuse|(?<!\p{L})legs?(?!\p{L})|pythag|diagonal[^.?!]*(?:rectangle|square)|ladder)/isu,
    question: 'Which side lies opposite the right angle, and how are the squares on the three sides connected?',
    nudge: 'Make a sketch and mark the right angle. Which side is the longest one: is it given, or is it sought?',
    relation:
      'The squares on the two short sides together are the square on the long side. Which of the three do you look for?',
  },
  'triangle-area': {
    pattern: /area[^.?!]*triangle|triangle[^.?!]*area/iu,
    question: 'Which formula gives the area of a triangle, and why is there a half in it?',
    nudge: 'Two equal triangles make a parallelogram with the same base and height. Which part of it is yours?',
    relation: 'The area of a triangle is base times height, divided by 2. Which number is which here?',
  },
  'trapezoid-area': {
    pattern: /trapez/iu,
    question: 'Which formula gives the area of a trapezoid, and what happens to the two bases in it?',
    nudge:
      'A trapezoid is as big as a rectangle whose width lies halfway between the two bases. How do you find that width?',
    relation: 'Take half of the sum of the bases, times the height. What is that here?',
  },
  'parallelogram-area': {
    pattern: /parallelogram/iu,
    question: 'Which formula gives the area of a parallelogram, and which height belongs in it?',
    nudge: 'Cut off a corner and move it to the other side: which rectangle comes out?',
    relation: 'The area is one side times the height on that side. Which numbers are those here?',
  },
  'square-area': {
    pattern: /area[^.?!]*square(?! (?:cm|m|km|feet|foot|inch|unit|met))|square[^.?!]*area/iu,
    question: 'How do you get the area of a square from its side?',
    nudge: 'Draw it on squared paper: how many rows are there, and how many squares in a row?',
    relation: 'The area of a square is its side times itself. What does that give here?',
  },
  'square-perimeter': {
    pattern: /perimeter[^.?!]*square|square[^.?!]*perimeter/iu,
    question: 'How many sides do you walk along around a square, and how long is each?',
    nudge: 'All sides of a square are equal. How many of them make the way around?',
    relation: 'The perimeter of a square is four times its side. Do you have the side or the perimeter?',
  },
  'rectangle-area': {
    pattern: /area[^.?!]*rectang|rectang[^.?!]*area/iu,
    question: 'How is the area of a rectangle connected with its two sides?',
    nudge: 'Draw it on squared paper: how many rows are there, and how many squares in a row?',
    relation: 'The area of a rectangle is length times width. Which of the three do you look for?',
  },
  'rectangle-perimeter': {
    pattern: /perimeter[^.?!]*rectang|rectang[^.?!]*perimeter/iu,
    question: 'How is the perimeter of a rectangle made of its sides?',
    nudge: 'Walk once around it with a finger: how many times do you pass the length, and how many times the width?',
    relation: 'The perimeter is two lengths and two widths together. Which of the three do you look for?',
  },
  'cube-volume': {
    pattern: /volume[^.?!]*cube|cube[^.?!]*volume/iu,
    question: 'How do you get the volume of a cube from its edge?',
    nudge: 'How many small cubes lie in one row, in one layer, and how many layers are there?',
    relation: 'The volume of a cube is edge times edge times edge. What does that give here?',
  },
  'box-volume': {
    pattern: /volume[^.?!]*(?:box|cuboid|prism|tank)|(?:box|cuboid|prism|tank)[^.?!]*volume/iu,
    question: 'How do you get the volume of a box from its three edges?',
    nudge: 'How many small cubes cover the bottom, and how many layers of them are there?',
    relation: 'The volume is length times width times height. Which numbers are those here?',
  },
  volume: {
    pattern: /volume/iu,
    question: 'Which formula gives the volume of this solid?',
    nudge: 'What does the bottom look like, and how does the solid go on above it?',
    relation: 'Start with the area of the base: how do base and height make the volume of this solid?',
  },
  area: {
    pattern: /(?<!\p{L})area(?!\p{L})/iu,
    question: 'Which formula gives this area?',
    nudge: 'Make a sketch. Which figure do you know that is as big, or twice as big?',
    relation: 'An area is made of two lengths at a right angle. Which two lengths belong together here?',
  },
  perimeter: {
    pattern: /perimeter/iu,
    question: 'What does the perimeter of this figure consist of?',
    nudge: 'Walk around the figure with a finger: which lengths do you pass, and how many times each?',
    relation: 'The perimeter is all sides together. Which of them do you know?',
  },
  divisors: {
    pattern: /(?=.*(?:divisors?|factors?))(?=.*(?:how many|number of|has|have))/isu,
    question: 'What does a divisor of such a number look like?',
    nudge: 'Try a small one: write down all divisors of 8. What do they have in common?',
    relation:
      'A divisor is made of the same primes, each taken from no time up to as often as it is there. How many choices is that?',
  },
  probability: {
    pattern: /probab|chance|likely/iu,
    question: 'Which outcomes are there at all, and which of them count here?',
    nudge: 'Imagine writing down every outcome that is equally likely. How long is the list?',
    relation: 'A probability is the outcomes that count over all outcomes. How many are there of each?',
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
    question: 'How far apart are the two points sideways, and how far up or down?',
    nudge: 'Sketch both points and a right triangle between them. Which sides does it have?',
    relation:
      'The step sideways and the step upwards are the legs, and the distance is the long side. How do you find it?',
  },
  midpoint: {
    pattern: /midpoint|middle of the segment/iu,
    question: 'Where on each axis does the point halfway between the two lie?',
    nudge: 'Halfway between two numbers: how do you find it on a number line?',
    relation: 'Each coordinate of the midpoint is the mean of the two. What is that for the first one?',
  },
  slope: {
    pattern: /slope|gradient/iu,
    question: 'What does the slope of a line tell, and which two differences make it?',
    nudge: 'Go from one point to the other: how far up, and how far to the right?',
    relation: 'The slope is the change upwards over the change to the right. What are the two changes?',
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
    question: 'What does the mean of several numbers tell you?',
    nudge: 'Imagine sharing everything out so that all have the same. What do you need to know for that?',
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
    question: 'Which number is the whole, so the 100 percent?',
    nudge: 'Is the part more or less than half of the whole? What percentage would half be?',
    relation: 'Compare the part with the whole as a fraction, then with hundredths. Which number goes below?',
  },
  'percent-whole': {
    pattern: null,
    question: 'Is the number that is given the whole or the part?',
    nudge: 'So many percent of an unknown number are known. How would you find one percent of it?',
    relation: 'Find one percent of the unknown number first, then a hundred of them. How?',
  },
  'percent-of': {
    pattern: /percent|%/iu,
    question: 'What does one percent of a number mean?',
    nudge: 'Think of the number cut into 100 equal parts. How many of them do you need?',
    relation: 'One percent is the number divided by 100, and you need several of them. How big is one?',
  },
  'part-whole': {
    pattern: null,
    question: 'Is the number that is given the whole or a part of it?',
    nudge: 'Draw a bar for the unknown number and cut it as the denominator says. Which pieces are known?',
    relation: 'The numerator counts the pieces you know. How big is one piece, and how many make the whole?',
  },
  'part-of': {
    pattern: /(?:half|third|quarter|\d\s*\/\s*\d+) of/iu,
    question: 'Into how many equal parts is it cut, and how many of them are taken?',
    nudge: 'Draw a bar and cut it as the denominator says. How big is one piece?',
    relation:
      'One piece is the number divided by the denominator; take as many as the numerator says. How much is that?',
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
    question: 'How many parts does one whole have here?',
    nudge: 'Cut every whole into pieces as the denominator says. How many pieces are that?',
    relation:
      'Each whole gives as many pieces as the denominator says, and the other pieces come on top. How many in all?',
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
    question: 'How many of the smaller unit make one of the bigger?',
    nudge: 'Will the number become bigger or smaller in the new unit?',
    relation: 'Into a smaller unit you multiply, into a bigger one you divide. By which number?',
  },
  'put-in': {
    pattern: /(?:evaluate|value of)[^.?!]*(?:for|when|if|at)|when\s+[a-z]\s*=/iu,
    question: 'What does the letter stand for, and what belongs in its place?',
    nudge: 'Write the formula with empty brackets where the letter was. What goes in?',
    relation: 'Put the number into every place of the letter, in brackets. What stands there then?',
  },
  opposite: {
    pattern: /opposite|reciprocal/iu,
    question: 'What has to come out when a number meets the one you are asked for?',
    nudge: 'Opposite numbers add up to 0, and reciprocals multiply to 1. Which of the two is asked for?',
    relation: 'Write down what has to come out: a sum of 0 or a product of 1. Which number does that?',
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
