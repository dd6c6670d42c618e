import type { Theme } from '../task-theme.ts'

/** In front of the word by which a theme was known: the student says that it is not there. */
export const themeDeniedEn =
  "(?:no|not|isn'?t|aren'?t|what|which|where(?:'?s| is| are))(?: an?| any| the| about| about an?)?"

/** What tasks are about, the narrower themes first. Nothing here refers to a number of a task. */
export const taskThemesEn: readonly Theme[] = [
  {
    id: 'cut-out-triangle',
    words: ['cut (?:out|from|off|away)|removed', 'triang~'],
    name: 'a figure with a triangle cut out of it',
    cards: ['geometry.area-triangle', 'measure.area-rectangle', 'measure.perimeter-or-area'],
    first: 'Which two areas do you need, and what happens to the smaller one?',
    draw: 'Draw the whole figure and the triangle in it, then draw a rectangle around the triangle, as long as its base and as high as its height. How much of that rectangle does the triangle fill?',
    relation: 'What is left is the whole area less the area cut out, and a triangle is half of base times height.',
    slip: 'Is each area found with the formula of its own figure: is the triangle as large as the rectangle around it?',
    facts: [
      {
        said: '(?:area|formula) (?:of|for) (?:a|the) triangle|triangle (?:really )?base times|is (?:it|the triangle) (?:really )?base times|about the triangle',
        yes: 'A triangle fills half of the rectangle around it, so its area is half of base times height. What does that give here?',
      },
    ],
  },
  {
    id: 'right-triangle',
    words: ['right(?:-| )?angled? triangle|right triangle|hypotenuse~|ladder'],
    name: 'a right triangle',
    cards: ['geometry.leg-hypotenuse', 'geometry.pythagoras', 'geometry.area-triangle'],
    first: 'Which of the sides lies opposite the right angle?',
    draw: 'Draw the right angle first, then its two arms (the legs), then the slanted side opposite it: the hypotenuse. Write the given numbers on. Which side has no number yet?',
    relation: 'In a right triangle leg² + leg² = hypotenuse², and the area is half the product of the two legs.',
    slip: 'Hold it against your sketch: the hypotenuse lies opposite the right angle and is the longest side, and only the legs meet in the right angle. Does your calculation use each number as what it is?',
    facts: [
      {
        said: "(?:hypotenuse|it)(?: is| has to be| must be|s|'s)?(?: always)? the (?:longest|biggest)|longer than (?:the )?(?:hypotenuse|\\d[\\d.]*)",
        yes: 'Exactly: the hypotenuse is the longest side, no leg can be longer. So what has to happen with the two squares, adding or taking away?',
      },
      {
        said: 'half (?:of )?(?:the )?base (?:times|x|multiplied by|by|\\*)(?: the)? height|base (?:times|x|\\*)(?: the)? height',
        yes: 'Half base times height is the right formula. Base and height meet at a right angle: which two sides of your triangle do that?',
      },
      {
        said: "height (?:is )?(?:not|isn'?t)|is the height (?:not|really)|slanty|slanted|legs? (?:are|is) (?:the )?(?:base|height)",
        yes: 'Good look at the drawing: the slanted side is not the height, the height stands at a right angle on the base. Which two sides meet in the right angle, and do you know both?',
      },
      {
        said: "(?:need|use|take|with|its|it's|by) pythagoras|pythagoras\\s*\\?|a(?:\\^2|²|2) ?\\+ ?b(?:\\^2|²|2) ?= ?c(?:\\^2|²|2)",
        yes: 'Yes, for a missing side of a right triangle Pythagoras is the tool: leg² + leg² = hypotenuse². Which of your numbers stands alone on its side?',
      },
    ],
  },
  {
    id: 'isosceles-angles',
    words: ['isosceles', 'angles?|degrees?'],
    name: 'the angles of an isosceles triangle',
    cards: ['geometry.isosceles', 'geometry.triangle-sum', 'measure.triangle-angles'],
    first: 'Which two of its three angles are equal: do they lie at the base, or is one of them at the top?',
    draw: 'Draw the base, the two equal sides above it, and write the angle you know where it belongs. Which two angles are equal?',
    relation: 'The two angles at the base are equal, and all three angles make 180° together.',
    slip: 'Look at your drawing: is the angle you were given one of the two at the base, or the one at the top?',
    facts: [
      {
        said: '(?:base|bottom) (?:angles?|corners?) (?:are |have to be |must be |is )?(?:equal|(?:the )?same)|two (?:equal|same) angles|angles at the base|(?:bottom|base) (?:angles?|corners?)[^.?!]{0,20}(?:the )?(?:same|equal)',
        yes: 'Yes, the two angles at the base are equal. What do all three angles make together?',
      },
      { said: '180', yes: 'Yes, the three angles of a triangle make 180°. Which of them do you know?' },
    ],
  },
  {
    id: 'isosceles',
    words: ['isosceles'],
    name: 'an isosceles triangle',
    cards: ['geometry.isosceles', 'geometry.pythagoras', 'geometry.area-triangle', 'geometry.median-bisector-altitude'],
    first: 'Which two sides are equal, and which one is the base?',
    draw: 'Draw the base, the two equal sides above it, and the height from the top down to the base. It cuts the triangle into two equal right triangles. Which lengths can you write on one of them?',
    relation:
      'The height to the base cuts the base in half, so each half triangle is right: (half base)² + height² = side².',
    slip: 'Look at one of the two small right triangles: is its bottom side the whole base or a part of it, and which side is its longest?',
    facts: [
      {
        said: '(?:height|altitude|it) (?:cuts|halves|divides|splits|bisects)|half (?:of )?the base|base (?:in|by) (?:half|two|2)',
        yes: 'Yes, the height to the base cuts it in half. Which side of the small right triangle is then its hypotenuse?',
      },
      {
        said: 'base angles? (?:are )?(?:equal|same)|two (?:equal|same) angles|angles at the base',
        yes: 'Yes, the two angles at the base are equal. What do all three angles make together?',
      },
      {
        said: '(?:need|use|with) pythagoras',
        yes: 'Yes, in the small right triangle Pythagoras holds. Which three lengths belong to it?',
      },
    ],
  },
  {
    id: 'rhombus',
    words: ['rhombus~|rhombi'],
    name: 'a rhombus',
    cards: ['geometry.parallelogram', 'geometry.quadrilaterals', 'geometry.pythagoras'],
    first: 'What do you know about the diagonals of a rhombus?',
    draw: 'Draw the two diagonals as a cross first, then join the four ends. Where do they cut each other, and what are the legs of one of the four small triangles?',
    relation: 'In a rhombus all four sides are equal, and the diagonals halve each other at a right angle.',
    slip: 'Look at one of the four small triangles in your drawing: does a whole diagonal belong to it, or only a piece?',
    facts: [
      {
        said: 'perpendicular|right angles?',
        yes: 'Yes, the diagonals of a rhombus meet at a right angle. And how long are the pieces from the crossing to the corners, compared with the whole diagonals?',
      },
      {
        said: 'half (?:of )?(?:the |each |a )?diagonals?|(?:bisect|halve|cut)~? each other|halves of|in the middle|midpoint',
        yes: 'Yes, the diagonals halve each other, because a rhombus is a parallelogram. Which side of the small triangle is then the side of the rhombus?',
      },
      {
        said: 'sides? (?:are )?(?:all )?(?:equal|the same)|four equal',
        yes: 'Yes, all four sides are equal. So which one length is enough for the whole?',
      },
    ],
  },
  {
    id: 'rectangle-diagonal',
    words: ['rectang~|square', 'diagonal~'],
    name: 'a rectangle with its diagonal',
    cards: ['geometry.pythagoras', 'geometry.leg-hypotenuse', 'measure.perimeter-or-area', 'geometry.quadrilaterals'],
    first: 'The diagonal cuts the figure into two triangles: what kind of triangles are they?',
    draw: 'Draw the rectangle and one diagonal, and shade one of the two triangles. Where is its right angle, and which of its sides is the diagonal?',
    relation:
      'A diagonal cuts a rectangle into two right triangles and is the hypotenuse of both: side² + side² = diagonal².',
    slip: 'Is the diagonal a side of the rectangle, or the longest side of a right triangle inside it?',
    facts: [
      {
        said: 'longer than (?:the )?(?:diagonal|\\d[\\d.]*)|diagonal (?:is|has to be|must be)(?: always)?(?: the)? (?:longest|longer)',
        yes: 'Exactly: the diagonal is the hypotenuse, so no side can be longer. What has to happen with the two squares then, adding or taking away?',
      },
      {
        said: "(?:need|use|with|its|it's) pythagoras|right triangles?|hypotenuse",
        yes: 'Yes: the diagonal makes right triangles, and Pythagoras holds in them. Which side is the hypotenuse there?',
      },
    ],
  },
  {
    id: 'rectangle',
    words: [
      'rectang~|square(?! (?:root|cm|m|km|met|centi|kilo))~|garden|lawn|fence',
      'rectang~|square(?! (?:root|cm|m|km|met|centi|kilo))~|wide|width|length|(?<!how )long|around|perimeter|area',
    ],
    name: 'a rectangle',
    cards: ['measure.perimeter-or-area', 'measure.perimeter', 'measure.area-rectangle'],
    first: 'Is it about the way around the figure or about the space inside it?',
    draw: 'Draw the rectangle and write a length on each of its four sides. Which sides are equal, and what is asked for?',
    relation: 'The perimeter is all four sides together, the area is length times width.',
    slip: 'The way around or the space inside: which of the two does your calculation give, and in which unit?',
    facts: [
      {
        said: '(?:length|long) (?:times|x|\\*|by) (?:the )?(?:width|wide)',
        yes: 'Yes, length times width is the area. Is the area what the task asks for?',
      },
      {
        said: 'all (?:the |four |4 )?sides|(?:twice|2 times|two) (?:of )?(?:each|both)',
        yes: 'Yes, the way around has four sides, two of each length. What does that give here?',
      },
    ],
  },
  {
    id: 'parallelogram',
    words: ['parallelogram~'],
    name: 'a parallelogram',
    cards: ['geometry.area-parallelogram', 'geometry.parallelogram'],
    first: 'Which side is the base, and which height stands on that very side?',
    draw: 'Draw the parallelogram and drop the height onto the base at a right angle. Is the slanted side longer or shorter than the height?',
    relation:
      'The area is base times the height on that base; opposite sides are equal, and the diagonals halve each other.',
    slip: 'Does your calculation use the slanted side, or the height that stands at a right angle on the base?',
    facts: [
      {
        said: 'base (?:times|x|\\*)(?: the)? height',
        yes: 'Yes, base times height. Which height belongs to the base you took?',
      },
      {
        said: 'opposite (?:sides|angles) (?:are )?(?:equal|the same)',
        yes: 'Yes, what lies opposite is equal. What does that give you here?',
      },
    ],
  },
  {
    id: 'trapezoid',
    words: ['trapezoid~|trapezium~'],
    name: 'a trapezoid',
    cards: ['geometry.area-parallelogram'],
    first: 'Which two sides are parallel?',
    draw: 'Draw the two parallel sides and the height between them, then a rectangle of the same height whose width is half way between the two. What is that width?',
    relation:
      'The area of a trapezoid is the mean of its two parallel sides times the height: two equal trapezoids together make a parallelogram.',
    slip: 'Two equal trapezoids make one parallelogram: which part of its area is yours?',
    facts: [
      {
        said: '(?:half|mean|average) (?:of )?(?:the )?(?:sum|bases|two|sides)',
        yes: 'Yes, the mean of the parallel sides. What is it multiplied by?',
      },
    ],
  },
  {
    id: 'circle',
    words: ['circle~|circumference|radius|diameter|wheel~|round (?:table|pond|pool|cake)'],
    name: 'a circle',
    cards: ['measure.circumference', 'measure.circumference-or-area', 'measure.circle-area'],
    first: 'Is the radius known, the diameter, or something that is made of them?',
    draw: 'Draw the circle with its center, one radius and one diameter. Which of the two does your number belong to?',
    relation:
      'The circumference is π times the diameter, the area is π times the radius squared, and the diameter is two radii.',
    slip: 'Is the length you calculated with the radius or the diameter? And is the way around asked for, or the space inside?',
    facts: [
      {
        said: '(?:is )?the diameter(?: and| so|,).{0,30}radius|half (?:of )?the diameter|diameter (?:is )?(?:twice|two|2)',
        yes: 'Yes, the radius is half of the diameter. Which of the two does your formula need?',
      },
      {
        said: 'pi (?:times|x|\\*)? ?(?:r|the radius) ?(?:squared|\\^2|²)|pi r (?:squared|2|\\^2|²)|πr',
        yes: 'Yes, the area is π times the radius squared. Which number is the radius here?',
      },
      {
        said: '(?:2|two|twice) ?(?:times )?(?:pi|π)|pi (?:times|x|\\*)? ?(?:d|the diameter)',
        yes: 'Yes, the way around is π times the diameter, or 2π times the radius. Which number do you know here?',
      },
    ],
  },
  {
    id: 'density',
    words: ['density|densit~|(?:float|sink)s?', 'mass|g|kg|grams?|density'],
    name: 'density',
    cards: ['physics.density', 'measure.box-volume', 'physics.units'],
    first: 'Which two quantities make a density?',
    draw: 'Picture one small cube of the material, 1 cm each way. The density tells how heavy that one cube is. What do you have to know of the whole thing to get there?',
    relation: 'Density is mass divided by volume; its unit, such as g/cm³, says so.',
    slip: 'Read the unit g/cm³ aloud: grams for each cubic centimeter. Which number is divided by which then?',
    facts: [
      {
        said: 'mass (?:divided by|over|/|÷|by) (?:the )?volume',
        yes: 'Yes, mass divided by volume. Do you know both?',
      },
      {
        said: 'other way (?:round|around)|wrong way (?:round|around)|swap',
        yes: 'Good question to ask yourself. The unit decides: g/cm³ means grams for one cubic centimeter. So which of the two is divided?',
      },
    ],
  },
  {
    id: 'box',
    words: [
      'box|cuboid|cube|block|tank|aquarium|brick|pool',
      'volume|high|height|deep|depth|surface|edge~|wide|\\d ?(?:cm|dm|m|in|ft)|cubic',
    ],
    name: 'a box',
    cards: ['measure.box-volume', 'measure.box-surface', 'solids.volume-units'],
    first: 'Is it about what fits inside, or about the faces around it?',
    draw: 'Draw the box and write length, width and height on three edges that meet in one corner. How many little cubes lie in the bottom layer, and how many layers are there?',
    relation: 'The volume of a box is length times width times height.',
    slip: 'Count little cubes: one layer has length times width of them. Does your calculation count layers of cubes?',
    facts: [
      {
        said: 'length (?:times|x|\\*) (?:the )?width',
        yes: 'Yes, that is one layer of little cubes. How many layers are there?',
      },
      {
        said: 'lit(?:re|er)s? (?:is|are)|1000 cm|cubic (?:cm|centimet)',
        yes: 'Good that you look at the units: one liter is 1000 cubic centimeters. Which unit does your number have?',
      },
    ],
  },
  {
    id: 'triangle',
    words: ['triangle~'],
    name: 'a triangle',
    cards: ['geometry.area-triangle', 'geometry.triangle-sum', 'measure.triangle-kinds'],
    first: 'What is known about the triangle: sides, angles or a height?',
    draw: 'Draw the triangle and write every given number on the side or into the angle it belongs to. Which place that is asked for is still empty?',
    relation: 'The three angles make 180°, and the area is half of base times height.',
    slip: 'Does each number in your calculation belong to the place in the triangle that you use it for?',
    facts: [
      { said: '180', yes: 'Yes, the three angles of a triangle make 180°. Which of them do you know?' },
      {
        said: 'half (?:of )?(?:the )?base|base (?:times|x|\\*)',
        yes: 'Yes, half of base times height. Which height stands on that base?',
      },
    ],
  },
  {
    id: 'angles',
    words: ['angles?'],
    name: 'angles',
    cards: ['measure.angle-pairs', 'geometry.parallel-angles', 'geometry.polygon-angles'],
    first: 'Which angles lie on one straight line or opposite each other?',
    draw: 'Draw the lines and mark the angle you know. Which angles next to it make a straight line with it?',
    relation: 'Angles on a straight line make 180°, opposite angles are equal, and a full turn is 360°.',
    slip: 'Are the two angles equal, or do they make 180° together?',
    facts: [
      { said: '180|straight line', yes: 'Yes, on a straight line they make 180° together. Which two are that here?' },
    ],
  },
  {
    id: 'braking',
    words: ['brak~|accelerat~|decelerat~|speeds? up|slows? down|stopping distance|comes? to a stop|from rest'],
    name: 'a change of speed',
    cards: ['physics.acceleration', 'units.speed', 'physics.units', 'physics.motion-graphs'],
    first: 'In which units are the speed, the time and the acceleration, and do they fit together?',
    draw: 'Draw a line for the way, with the speed at its beginning and at its end. Which of speed, time, way and acceleration do you know, and in which units?',
    relation:
      'Acceleration is the change of speed divided by the time, and for a steady acceleration v² = 2as from or to a standstill, where s is the way of speeding up or the stopping distance.',
    slip: 'Before any formula: m/s² counts in meters and seconds. In which unit is the speed you put in?',
    facts: [
      {
        said: 'units?|km/?h (?:a |the )?(?:problem|wrong)|convert|into m/s|to m/s|in m/s',
        yes: 'Yes, the units are the point: m/s² counts in meters and seconds, so the speed has to as well. How many meters in one second is your speed?',
      },
      {
        said: '(?:twice|double|2 times) (?:as fast|the speed|the velocity)',
        yes: 'A good thing to ask. The speed stands squared in v² = 2as: what happens to a square when its number doubles?',
      },
      {
        said: 'v ?(?:\\^2|²|2) ?= ?2 ?as|v ?(?:\\^2|²|2) ?/ ?\\(?2a|a ?= ?v ?/ ?t|v ?= ?a ?\\*?t',
        yes: 'The formula fits. Which units do the numbers need so that they may stand in it together?',
      },
    ],
  },
  {
    id: 'fall',
    words: [
      'falls?|fell|falling|dropped|thrown|drops?',
      'height|high|tower|cliff|bridge|second~|g ?=|m|met(?:re|er)s?',
    ],
    name: 'a fall',
    cards: ['physics.free-fall', 'physics.acceleration', 'physics.projectile'],
    first: 'Does the speed stay the same while it falls?',
    draw: 'Draw the way down and mark where it is after one second, two seconds, three. Are the pieces equal or do they grow?',
    relation: 'In a free fall from rest h = g·t²/2 and v = g·t, with g about 10 m/s².',
    slip: 'Has your calculation found the time, or its square?',
    facts: [
      {
        said: 'h ?= ?g ?[*·]? ?t ?(?:\\^2|²|2)? ?/ ?2',
        yes: 'The formula fits. Which of its letters do you know, and which one do you look for?',
      },
      {
        said: 'square root|root|sqrt',
        yes: 'Yes: if the square of the time is known, a root gives the time. Which number is the square here?',
      },
      {
        said: '(?:gets|getting|goes|falls) faster|accelerat~',
        yes: 'Yes, it gets faster all the way, so speed times time alone does not do. Which formula has the square of the time in it?',
      },
    ],
  },
  {
    id: 'two-movers',
    words: [
      'towards?|apart|opposite|catch~|behind|overtak~|same direction|each other|after (?:him|her|it)',
      'km|km/h|mph|miles?|speed~|m/s|met(?:re|er)s?|fast',
    ],
    name: 'two that move',
    cards: ['stories.towards', 'stories.motion', 'physics.speed'],
    first: 'How does the distance between the two change in one hour?',
    draw: 'Draw a line with both of them on it and an arrow for each. Then draw where they are one hour later: how much nearer or farther apart are they?',
    relation: 'Toward each other or apart the speeds add up, in one direction the difference counts.',
    slip: 'Look at one hour only: do the two ways make the distance between them change by their sum or by their difference?',
    facts: [
      {
        said: '(?:closer|nearer|further|farther) (?:by )?|in (?:one|1|an) hour',
        yes: 'Yes, one hour is the right thing to look at. By how much does the distance between the two change in it?',
      },
      {
        said: 'same direction|one direction',
        yes: 'Right, the direction decides: in one direction the faster one gains only the difference. What does that give here?',
      },
    ],
  },
  {
    id: 'river',
    words: [
      'current|upstream|downstream|(?:with|against) the (?:stream|wind)',
      '\\d+ ?(?:km|m|mi|miles|h|hours?|min~|mph|km/h|m/s)',
    ],
    name: 'motion with and against a current',
    cards: ['stories.river', 'stories.motion', 'physics.speed'],
    first: 'How fast does it go with the current, and how fast against it?',
    draw: 'Draw one hour with the current and one hour against it, one below the other. Where do you see the current in each?',
    relation:
      'With the current the two speeds add up, against it the current is taken away, and each part has its own way = speed · time.',
    slip: 'Which speed does your calculation use in each part, the one with the current or the one against it, and how long does each part last?',
    facts: [
      {
        said: "(?:nothing|doesn'?t) change~|cancels?~?|evens? out|the same (?:there|both) |on average|average",
        yes: 'The current would even out only if it helped for as long as it holds back. How long does it help here, and how long does it hold back?',
        isMistaken: true,
      },
      {
        said: '(?:with|downstream)[^.?!]{0,40}(?:faster|add|plus|more)|(?:against|upstream)[^.?!]{0,40}(?:slower|minus|less|take away)',
        yes: 'Yes, with the current it goes faster and against it slower, each time by the speed of the current. What are the two speeds?',
      },
      {
        said: '(?:helps?|helped)[^.?!]{0,60}(?:longer|more|hours? more)',
        yes: 'Yes, that is the reason: it helps for longer than it holds back, so the two do not even out.',
      },
    ],
  },
  {
    id: 'motion-parts',
    words: [
      '\\d+ ?(?:km/h|mph|m/s|km per hour|miles per hour)[^?]*\\d+ ?(?:km/h|mph|m/s|km per hour|miles per hour)',
      'then|and|rest|second|back',
    ],
    name: 'a trip in parts',
    cards: ['stories.average-speed', 'stories.motion', 'physics.speed', 'units.speed'],
    first: 'Which parts does the trip have, and what do you know of each: way, speed or time?',
    draw: 'Draw the trip as a line with its parts one behind the other, and write on each its speed and its time. How long is each part?',
    relation:
      'Each part has its own way = speed · time. The whole way is the sum of the parts, and the average speed is the whole way divided by the whole time.',
    slip: 'Does each speed go with its own time, or were speeds or times put together first?',
    facts: [
      {
        said: '(?:longer|more time|more hours?|less time|shorter|not as long|different times?)',
        yes: 'Yes, how long each speed lasts decides how much it counts. What does each part give by itself?',
      },
      {
        said: 'distance (?:is |= ?)?speed (?:times|x|\\*)|speed (?:times|x|\\*) time',
        yes: 'Yes, way = speed · time, for each part by itself. What does the first part give?',
      },
    ],
  },
  {
    id: 'motion',
    words: [
      'km/h|m/s|mph|km per hour|miles per hour|speed|drives?|cycles?|walks?|runs?|train|bike|car',
      '\\d+ ?(?:km|m|mi|miles|h|hours?|min~|met~|mph|km/h|m/s)',
      // The motion of a mass by its energy or a force is none of way, speed and time.
      '^(?![^]*(?:kinetic|energy|force|kg|joule|momentum|gallon|(?<![a-z])ke(?![a-z])))[^]*$',
    ],
    name: 'motion',
    cards: ['stories.motion', 'physics.speed', 'units.speed', 'units.time-decimal'],
    first: 'Way = speed · time. Which of the three is asked, and how do you get it from the other two?',
    draw: 'Draw the way as a line, cut into pieces for single hours. What happens in one of the pieces?',
    relation: 'Way = speed · time, as long as the speed stays the same.',
    slip: 'Do the units fit together: hours with km/h, seconds with m/s?',
    facts: [
      {
        said: 'distance (?:is |= ?)?speed (?:times|x|\\*)|speed (?:times|x|\\*) time',
        yes: 'Yes, way = speed · time. Which two of the three do you know here?',
      },
      {
        said: 'units?|convert|minutes? (?:to|into|in) hours?',
        yes: 'Good that you look at the units: they have to fit together first. Which one would you change?',
      },
    ],
  },
  {
    id: 'percent-chain',
    words: [
      '%|percent|per cent',
      'then|again|each year|every year|per year|a year|after (?:two|three|2|3)|second|new price|twice|years',
    ],
    name: 'a percent after a percent',
    cards: ['percent.twice', 'percent.which-is-the-whole', 'percent.mental', 'percent.interest'],
    first: 'What is the first percent taken of, and how much is there after it?',
    draw: 'Draw a bar for the amount at the start, below it a bar for the amount after the first change, and below that one for the second. Of which bar is the second percent a part?',
    relation: 'Each percent is taken of the amount that is there at that moment; after a change that is a new amount.',
    slip: 'The second percent: is it taken of the amount at the start, or of the new one?',
    facts: [
      {
        said: 'of the (?:new|smaller|bigger|second) (?:one|amount|price|value)|(?:new|other) (?:amount|price|value)',
        yes: 'Yes, the second percent is taken of the new amount. How much is that percent now?',
      },
    ],
  },
  {
    id: 'percent',
    words: ['%|percent|per cent'],
    name: 'percents',
    cards: ['percent.of-a-number', 'percent.which-is-the-whole', 'percent.mental', 'stories.percent'],
    first: 'Which amount of the task is the 100 %?',
    draw: 'Draw a bar for the 100 % and cut it into ten pieces of 10 %. Which part of it is known, and which part is asked for?',
    relation: 'A percent is a hundredth of the whole: first find out which amount is the whole.',
    slip: 'Which amount did you take as the 100 %, and does the task say so?',
    facts: [
      {
        said: '(?:whole|it) is (?:the )?100|100 ?(?:%|percent)',
        yes: 'Good that you look for the 100 %. Which amount of the task is it?',
      },
    ],
  },
  {
    id: 'chance',
    words: [
      'probabilit~|chance~|dice|die|coins?|at random|randomly',
      // Where a chance is told, nothing is counted.
      '^(?![^]*(?:probabilit|chance)[^.?!\\d]{0,50}(?:\\d?[.,]\\d|\\d+ ?%|\\d+/\\d))[^]*$',
    ],
    name: 'chance',
    cards: ['chance.probability', 'chance.two-steps', 'chance.tree', 'chance.counting'],
    first: 'How many equally likely results are there in all?',
    draw: 'Make a table or a tree: one line for each possible result, all of them equally likely. How many lines are there, and how many of them are good ones?',
    relation:
      'A probability is the number of good results divided by the number of all, if all are equally likely; along one path of a tree the chances are multiplied.',
    slip: 'Are the results that you count equally likely, or does one of them come in more ways than another?',
    facts: [
      {
        said: 'different|two ways|twice|order',
        yes: 'Right to ask: results that differ in their order are counted one by one, because all of them are equally likely. How many good ones are there then?',
      },
      {
        said: 'in all|altogether|total',
        yes: 'Yes, first all results, then the good ones. How many good ones do you count?',
      },
    ],
  },
  {
    id: 'mixture',
    words: ['mix~|solution|alloy|syrup|salt~|acid', '%|kg|g|l|lit(?:re|er)s?|grams?'],
    name: 'a mixture',
    cards: ['stories.mixture', 'percent.of-a-number', 'statistics.weighted-mean'],
    first: 'How much of the pure stuff is in each part before they are mixed?',
    draw: 'Draw one glass for each part and one for the mixture, and shade the pure stuff in each. What stays the same when they are poured together?',
    relation: 'The pure amounts add up and the whole amounts add up; the percents do not.',
    slip: 'Did you add amounts, or percents?',
    facts: [
      {
        said: 'pure|only the (?:salt|acid|sugar|amounts?)',
        yes: 'Yes, the pure amount is what counts: it adds up. How much of it is in each part?',
      },
    ],
  },
  {
    id: 'work',
    words: [
      'together|alone|both|pipe~|machine~|printer~',
      'fill~|paint~|finish~|do the job|job|takes? (?:him|her|them)?|mow~|build~',
      'hours?|days?|minutes?',
    ],
    name: 'work done together',
    cards: ['stories.work', 'stories.work-why', 'ratio.inverse'],
    first: 'Which part of the job does each of them do in one hour?',
    draw: 'Draw the whole job as a bar. Shade what each one does in a single hour: how much of the bar is that together?',
    relation: 'In one hour the parts of the job add up; the times do not.',
    slip: 'Can two together take longer than the faster one alone?',
    facts: [
      {
        said: '(?:faster|less|shorter) (?:than|together)|in (?:one|1|an) hour',
        yes: 'Yes, look at one hour: the parts of the job add up. Which part does each one do?',
      },
    ],
  },
  {
    id: 'ages',
    words: [
      'years? old|as old|old (?:is|are)|ages?|older|younger',
      'in \\d+ years?|\\d+ years? (?:ago|later|from now)|years? ago|how many years|will~? be|was|were',
    ],
    name: 'ages at two times',
    cards: ['stories.ages', 'stories.choose-x', 'equations.both-sides'],
    first: 'How old is each of them now, in numbers or letters, and how old at the other time?',
    draw: 'Make a table: a line for each person, a column for now and one for the other time. Which boxes can you fill, and which get a letter?',
    relation: 'In the same years everybody gets older by the same number, so the difference of two ages never changes.',
    slip: 'At the other time, has only one of them become older, or everybody?',
    facts: [
      {
        said: 'both (?:get|are|become|grow)|difference (?:stays|is|never)|everybody|everyone',
        yes: 'Yes, everybody gets older by the same number of years. What are their ages at the other time then?',
      },
    ],
  },
  {
    id: 'times-as-many',
    words: [
      'times (?:as|more|older|longer|the)|twice as|three times|double',
      'together|altogether|in all|total|sum|share~|how many',
    ],
    name: 'parts of different size',
    cards: ['stories.parts', 'stories.bar', 'ratio.share'],
    first: 'If the smallest part is one box, how many boxes do the others have?',
    draw: 'Draw one box for the smallest part. Draw as many equal boxes for each of the others as the task tells. How many boxes are there in all, and what do they make together?',
    relation: 'All parts are made of equal boxes: the total belongs to all the boxes together, not to one owner.',
    slip: 'How many equal boxes make the total: only those of the bigger part, or the box of the smaller one too?',
    facts: [
      {
        said: '(?:\\d+|two|three|four|five|six|seven|eight) (?:lots|parts|boxes|bars|shares|pieces|equal)',
        yes: 'Yes, equal boxes, all of them counted: that is the idea. How much is one box then?',
      },
    ],
  },
  {
    id: 'difference',
    words: [
      '(?:more|fewer|less|older|younger|longer|shorter|taller) than|\\d+ (?:more|fewer|less)',
      'together|altogether|in all|total|sum|there are|both',
    ],
    name: 'two parts of which one is bigger',
    cards: ['stories.bar', 'stories.turned-around', 'stories.check-in-story'],
    first: 'If both parts were equal, how much would be too much?',
    draw: 'Draw two bars below each other, the bigger one longer by the piece that the task tells. What is left of both together when you cut that piece off?',
    relation: 'Without the extra piece both parts are equal, so what is left can be halved.',
    slip: 'Try it: do your two numbers make the total together, and is one bigger than the other by just as much as the task says?',
    facts: [
      {
        said: '(?:halve|half|divide by (?:2|two))',
        yes: 'Halving is right as soon as both parts are equal. What has to be taken off before that?',
      },
      {
        said: '(?:too|way too) (?:many|much|big|few|little|small)|all of them',
        yes: "Well checked: then that number can't be it. In which direction do you have to change it?",
      },
    ],
  },
  {
    id: 'physics',
    words: [
      'force|newtons?|kinetic|ke|voltage|volts?|current|amps?|ohms?|resist~|watts?|joules?|energy|pressure|pascals?|momentum|wavelength|frequency|heat~|temperature',
    ],
    name: 'physics',
    cards: ['physics.solve-plan', 'physics.units', 'physics.rearrange'],
    first: 'Which formula joins what is asked with what the task gives, and how does it go?',
    draw: 'Make a small sketch and write every given quantity with its letter and unit beside it. Which letter is asked for?',
    relation: 'Look for a formula that contains what is asked and what is given, and nothing else unknown.',
    slip: 'Put the units into your formula instead of the numbers: does the unit of the answer come out?',
    facts: [
      {
        said: 'units?|convert',
        yes: 'Yes, the units come first: put them all into the basic ones. Which of them has to be changed?',
      },
    ],
  },
]
