import type { RequestWords } from '../request-words.ts'

/** The first question about a task that names its operation, and what to look at after a wrong value. */
export const requestWordsEn: RequestWords = {
  round: {
    question: 'Which digit stays the last one, and which digit right after it decides? [[in order last; next]]',
    check:
      'Find the place that is asked for, then look only at the digit after it: 5 or more lifts the last digit by one.',
  },
  approximate: {
    question: 'How many places are asked for, and how do you get the value?',
    check: 'Compare the number of places with those that the task asks for, and look at the first digit you drop.',
  },
  decimal: {
    question: 'Which division does the fraction stand for?',
    check: 'Divide the numerator by the denominator, digit by digit. Or which denominator 10, 100, 1000 can you reach?',
  },
  mean: {
    question: 'What do you add up here, and by how many do you share it? [[= count // say add, sum, all, plus, total]]',
    check: 'Add all the numbers once more and count how many there are. What do you share by?',
  },
  median: {
    question:
      'In which order do the numbers have to stand before you look for the middle? [[say small, ascend, big, large, size, least, low, increas, order]]',
    check: 'Put all the numbers in order first, each as often as it comes. Which one stands in the middle then?',
  },
  mode: {
    question: 'How would you find out which number comes most often?',
    check: 'Tick off how often each number comes. Which one has the most ticks?',
  },
  spread: {
    question:
      'Which two of the numbers do you need for the range? [[= least; most // say largest, biggest, smallest, highest, lowest, max, min]]',
    check: 'Take the largest and the smallest of all the numbers. How far apart are they?',
  },
  variance: {
    question: 'What is the mean, and how far is each number from it?',
    check: 'Begin with the mean, then square each distance from it. What is the mean of those squares?',
  },
  slope: {
    question: 'Which number in the equation tells how much y changes when x grows by 1?',
    check: 'Write it as y = ... first. Which number stands at x, together with its sign?',
  },
  discriminant: {
    question: 'Which numbers are a, b and c here?',
    check: 'Name a, b and c with their signs, then put them into b² - 4ac. What is 4ac on its own?',
  },
  vertex: {
    question: 'How do you find the x of the vertex? [[say -b, minus b, axis, halfway, middle, symmetr, formula]]',
    check: 'The x of the vertex is -b : (2a); its y comes from putting that x in. Which of the two would you check?',
  },
  zeros: {
    question: 'What does y have to be where the graph meets the x axis? [[= 0 // say zero]]',
    check: 'Put your value into the function: does it come to zero?',
  },
  domain: {
    question: 'For which x would something here be impossible to work out?',
    check: 'Look at every fraction and every root: which x must stay out?',
  },
  range: {
    question: 'Which values can come out, and which never do?',
    check: 'Try a very large x, a very small one, and x = 0. Which values can come out?',
  },
  extrema: {
    question: 'Where is the slope of the graph zero?',
    check: 'Where is the derivative zero, and what does the function give there?',
  },
  tangent: {
    question: 'What is the slope of the curve at that point?',
    check: 'A tangent needs the point and the slope there. Which of the two would you check?',
  },
  'prime-factors': {
    question: 'Which is the smallest prime that divides it? [[= prime]]',
    check: 'Multiply your factors: do you get the number back? And is each of them prime?',
  },
  divisors: {
    question: 'Which pairs of numbers multiply to it?',
    check: 'Go through 1, 2, 3 and so on: each one that divides it brings a partner. Is every pair there?',
  },
  gcd: {
    question: 'Which prime factors do the numbers share?',
    check: 'Does your number divide each of them, and is there really no larger one that does?',
  },
  lcm: {
    question: 'Which multiples does the largest of them have, and which of those fit the others?',
    check: 'Can your number be divided by each of them, and is there no smaller one?',
  },
  remainder: {
    question: 'How often does the whole number fit in, and what is left?',
    check: 'Multiply back: how much do the whole times make, and how far is it to the number?',
  },
  compare: {
    question: 'How could you write both so that they are easy to compare?',
    check: 'Bring both to the same form, for example decimals or one denominator. Which is larger now?',
  },
  sort: {
    question: 'How could you write them all so that they are easy to put in order?',
    check: 'Bring all of them to the same form. Which is the smallest?',
  },
  'next-term': {
    question: 'What happens from each number to the next?',
    check: 'Write down what happens from each number to the one after it. Does the same rule hold for every pair?',
  },
  'nth-term': {
    question: 'What happens from each number to the next, and how many such steps are there?',
    check: 'To the n-th term there are n - 1 steps from the first one. How many steps did you take?',
  },
  'sum-of-terms': {
    question: 'What are the first and the last term, and how many are there?',
    check: 'Check the last term and the number of terms. What do the first and the last make together?',
  },
  'standard-form': {
    question: 'Where would the point have to stand so that one digit other than zero is before it?',
    check: 'The first factor lies between 1 and 10. By how many places does the point move, and in which direction?',
  },
  'mixed-number': {
    question: 'How many wholes are in it?',
    check: 'How often does the denominator fit into the numerator, and what is left?',
  },
  'in-base': {
    question: 'Which powers of the base do you need?',
    check: 'Add the value of your digits by their places: do you get the number back?',
  },
  coefficient: {
    question: 'Which term is meant, and which number stands before its letters?',
    check: 'Find the term that is asked for. Which number stands before it, with its sign?',
  },
  'solve-for': {
    question: 'Which letter has to stand alone, and what is the last thing that was done to it?',
    check: 'Undo what was done to that letter, the last thing first, on both sides. What did you undo first?',
  },
  ranked: {
    question: 'How would you put them in order?',
    check: 'Put all of them in order, then count to the place that is asked for.',
  },
}
