/**
 * The function of words in an English story: `tag | words`. A verb is given as `base=past=participle`; regular forms
 * are derived from the base. Words that are not listed name a person or a thing. Words for relations without a model
 * are listed under `stop`: a text that contains one of them is not read.
 */
export const entries = `
det | the, this, these, those, its, my, our, your, his, her, their, some of the, certain, such
a | a, an
and | and, as well as, along with, plus
but | but, while, whereas, and then
when | when
if | if, that, which, who, because, since, as soon as, where
skip | so, yesterday, today, tomorrow, please, just, very, really, also, too, there, here, already, only, up, down, away, out, back, home, quickly, slowly, carefully, exactly, together with, later that day, for dinner, for breakfast, for lunch, for sale, for homework, at home, at once, by car, by bus, by train, by bike, on foot, on average speed, well, soon, finally, suddenly, once, every day after school, after school, before school, of course, the number of, a number of, the amount of, number of, amount of, in a row, as a gift, for her birthday, for his birthday, for christmas, in stock, straight, nonstop, without stopping, without stops, non-stop, to eat, to read, at the same speed, at this speed, at that speed, at the same rate, at this rate, at a constant speed, at a steady speed, at constant speed, working at the same rate, of the same size, of the same kind, of equal size, of equal length, equal size, whole, in weight, all day, in total number, such, again and again, on sale, on foot, in one trip, in a week's time, inside, outside, ready
same | the same number, the same amount, the same number of, an equal number of, equal numbers of, same number of, the same amount of
equally | equally, evenly, fairly, in equal shares, of equal, equal, identical, alike
each | each, every, apiece, each one, each of them, each of these, each of the
per | per, for every, for each, /
more | more, additional, extra, further
another | another
less | fewer, less
than | than, as compared with, compared with, compared to
some | some, several, a few, some more
which:> | larger, largest, greater, bigger, biggest, longer one, greatest
which:< | smaller, smallest, shorter one
as-many | as many, as much, as big, as large, as far
as-many:age | as old
as-many:length | as long, as tall, as high, as wide
as-many:mass | as heavy
as-many:money | as expensive
as | as
times | times
sum | together, altogether, in all, in total, all together, total, in total there, a total of, the total, overall, combined, in the end altogether, total number of, the total number of, total amount of, sum total
left | left, still, left over, remaining unsold, unsold, remain, remains, remained
rest | the rest, rest, the rest of, the remaining, remaining, remainder, the remainder, the others, all the others
other | the other, other, others
same-as | the same
all | all, all of, all the, all of the, whole of
both | both, both of, the two of them
again | again
now | now, at present, currently, then, after that, in the end, at the end, finally, afterwards, afterward
start | at first, in the beginning, at the beginning, at the start, originally, initially, to start with, to begin with, before that, in the first place, before
next | the next, next
ago | ago
later | later, from now
old | old, years old, of age
half-of | half
prep:of | of
prep:in | in, inside, within
prep:at | at, on, under, near, behind, over, above, along, through, across, around, from one end of, during, onto
prep:into | into
prep:to | to, toward, up to, until, till
prep:towards | toward each other, towards each other, to meet each other, towards one another, toward one another, meet each other
prep:apart | in opposite directions, away from each other, in the opposite direction
prep:after | after
prep:from | from, out of, off of
prep:for | for
prep:with | with, containing, holding, of which has, each with
prep:without | without
prep:among | among, between, amongst
prep:by | by
prep:about | about
ask:change | how much change, what change
ask:count | how many
ask:much | how much
ask:far | how far, how long a distance, what distance
ask:long | how long, how much time
ask:old | how old
ask:fast | how fast, at what speed, what speed
ask:tall | how tall, how high
ask:heavy | how heavy, how much weight
ask:when | at what time, what time, when will, when does, when did, when do
ask:percent | what percent, what percentage, by what percent, how many percent, by what percentage, what per cent
ask:fraction | what fraction, what part
ask:find | find
ask:what | what, what is, calculate, work out, what was, what were, what are, what will
ask:who | who, which
ask:difference | what is the difference
pron:he | he, him, himself
pron:she | she, her, hers, herself
pron:it | it, itself
pron:they | they, them, themselves, these, those, themselves
pron:one | one of them, ones, one
pron:we | we, us, i, me, you
neg | not, no, never, nobody, none, don't, didn't, doesn't, isn't, aren't, wasn't, weren't, can't, cannot, won't, neither, nor, nothing, without any, hasn't, haven't, hadn't
cmp:length:+ | longer, taller, higher, wider, further away, farther, deeper
cmp:length:- | shorter, narrower, lower, closer
cmp:mass:+ | heavier
cmp:mass:- | lighter
cmp:age:+ | older
cmp:age:- | younger
cmp:speed:+ | faster
cmp:speed:- | slower
cmp:money:+ | more expensive, dearer
cmp:money:- | cheaper
cmp:any:+ | larger than, greater than, bigger than
cmp:any:- | smaller than
adj:wide | wide
adj:long | long, in length
adj:high | tall, high, deep, away, apart, far apart
be | is, are, was, were, be, been, am, has been, have been, being, will be
aux | do, does, did, will, can, could, should, must, has to, have to, had to, need to, needs to, needed to, wants to, want to, wanted to, going to, is going to, be able to, able to
money-word | money
average | averaged, averages, averaging, average, mean, on average, the average
ratio | ratio, the ratio, in the ratio, in the ratio of, the ratio of
sum-of | sum, the sum, sum of
difference | difference, the difference, difference between, the difference between
product | the product, product of
consecutive | consecutive
perimeter | perimeter, fence around
area | area
width | width
length | length
side | side, sides
rectangle | rectangle, rectangular, rectangles
square | square
speed | speed, rate of, speeds
distance | distance, the distance between
price | price, prices
cost | the cost, total cost, the total cost
weight | weight, mass
height | height
age | age, ages
discount | discount, off the price, off the original price
new | new, sale
fence | fence, fencing
legs | legs, wheels, leg
heads | heads
current | current, speed of the current, stream
upstream | upstream, against the current, against the stream
downstream | downstream, with the current, with the stream
still-water | still water, in still water
alone | alone, on his own, on her own, on its own, working alone, by himself, by herself, by itself
full | full, completely full
at-least | at least, the least number of, the smallest number of
scale | scale
wait | twice, thrice
verb:have | have=had, has, carry, hold=held, contain, own, keep=kept, include, count
verb:stand | stand=stood, lie=lay=lain, sit=sat, grow=grew=grown, live, hang=hung, park, wait, stay
verb:gain | get=got=gotten, receive, find=found, buy=bought, gain, borrow, collect, pick, gather, catch=caught, add, win=won, arrive, come=came, join, plant, bring=brought, deliver, hatch, pick up, pour in, put in, accept, get on, got on, gets on, bake, make=made, produce, cook, sew=sewed=sewn, knit, paint, build=built, print, create, prepare, come back, park, write=wrote=written, draw=drew=drawn, score, sign up, enter, invite
verb:lose | lose=lost, eat=ate=eaten, use, use up, sell=sold, give away=gave away=given away, break=broke=broken, drink=drank=drunk, throw away=threw away=thrown away, throw out=threw out=thrown out, fly away=flew away=flown away, go home=went home=gone home, go away=went away=gone away, leave=left, take away=took away=taken away, take out=took out=taken out, remove, cut off, pour out, burn=burned=burnt, donate, drive away=drove away=driven away, swim away=swam away=swum away, run away=ran away, get off=got off, gets off, die, melt, burst, pop, rot, donate, mail, throw=threw=thrown, ship, jump off, fall=fell=fallen, cut down, lend=lent, return, send=sent, hop away, spill, leak, wilt, walk away, tear=tore=torn
verb:give | give=gave=given, hand, pass, present
verb:do | read, save, earn, solve, walk, run=ran, jump, swim=swam=swum, ride=rode=ridden, hike, do, finish, complete, see=saw=seen, watch, learn=learned=learnt, type, wash, clean, check, visit, climb, hit, play, repair, mow, water, sing, attend, harvest, cover, record, practice, study, work, sleep, dig=dug, lay=laid, fill, pump, pour, crawl, translate, assemble, pack up
verb:travel | travel=traveled=travelled, drive=drove=driven, fly=flew=flown, cycle, sail, go=went=gone, move
verb:cost | cost=cost
verb:pay | spend=spent, pay=paid, hand over, pay with
verb:weigh | weigh
verb:take | take=took=taken, last
verb:pack | pack, put=put, place, arrange, split, divide, share, distribute, cut=cut, load, fit, seat, stack, group, set up, line up, plant in, store, sort, form, package, make into, bundle
verb:need | need, require, want
verb:leave | set off, set out, depart, start, begin=began=begun, leave for
verb:end | arrive at, end, finish at, get to, reach
verb:meet | meet=met, pass each other
verb:catch | catch up with, catch up, overtake=overtook, catches up with, caught up with
verb:rise | rise=rose=risen, increase, go up=went up=gone up, climb by, grow by
verb:drop | drop, decrease, go down=went down, lower, cheapen, be reduced, reduce, get cheaper, fall by
verb:know | know=known, think=thought, decide, like, love, want to know, hope, plan
verb:call | name, call
verb:measure | measure, equal, make up, be equal to
block | twice as long ago, except, instead, swap, swaps, swapped, exchange, exchanges, exchanged, trade, trades, traded, profit, loss, interest, tax, probability, chance, random, diagonal, triangle, circle, radius, diameter, cube, volume, angle, square root, squared, cubed, digit, digits, factor, multiple, prime, even, odd, dozenth, double, doubles, doubled, triple, triples, tripled, halve, halves, halved, quadruple, quadrupled, twins, median, mode, maximum, minimum, at most, most, least, fewest, nearly, almost, approximately, roughly, estimate, between them, would, might, or, either, unless, except for, other than, more or less, alternate, alternately, every other, every second, every third, per cent more, tomorrow morning, respectively, reverse, opposite, vice versa, first half, second half, half an hour later, twice a, few, many, any, others', enough for, short of, owe, owes, owed, debt, missing, lacks, lack, lacking, too many, too few, combined with, overlap, both and, neither, midnight, noon, leap, weekend, weekdays, score of, gross, ones digit, tens digit
`

export const kinds = `
animal | cow, sheep, goat, horse, pig, hen, duck, dog, cat, rabbit, goose, chicken, lion, tiger, monkey, bear, turkey, calf, lamb, elephant, zebra, giraffe
bird | hen, duck, goose, chicken, sparrow, pigeon, turkey, crow, swan, parrot, seagull
pet | dog, cat, rabbit, hamster, parrot, fish
fruit | apple, pear, orange, banana, plum, peach, lemon, mango, kiwi, grape, cherry, strawberry, apricot
vegetable | carrot, potato, cabbage, cucumber, tomato, onion, beet
child | boy, girl
kid | boy, girl
student | boy, girl
pupil | boy, girl
people | passenger, guest, customer, tourist, man, woman, boy, girl, child, adult, student, teacher, visitor
person | man, woman, boy, girl, child, adult, student, teacher, visitor
adult | man, woman
guest | man, woman, child, adult
passenger | man, woman, child, adult
flower | rose, tulip, daisy, lily, daffodil, violet, carnation, aster, peony
tree | apple tree, oak, birch, pine, maple, pear tree, cherry tree, fir, plum tree, spruce
toy | doll, car, ball, bear, teddy, robot, puzzle
vehicle | car, truck, bus, motorbike, scooter, bike, bicycle, motorcycle, van
coin | dime, nickel, penny, quarter
ticket | adult ticket, child ticket
drink | tea, coffee, juice, water
sweet | chocolate, toffee, lollipop, caramel
candy | chocolate, toffee, lollipop, caramel
cake | muffin, cupcake, pie
seat | child, student, person, people, passenger, tourist, pupil, kid, guest, fan, scout, visitor, camper, player
2 legs | hen, chicken, duck, goose, turkey, ostrich, pheasant
4 legs | rabbit, sheep, cow, dog, cat, goat, pig, horse
`
