/** How cards are written: `concepts/card.ts`. */
export const units = String.raw`
## units.convert
skills: 5.units.length
title: When to multiply and when to divide in unit changes
also: convert units; do i multiply or divide when converting; how do i change units; bigger unit to smaller unit; unit conversion; multiply or divide to go from cm to m; when do i multiply or divide when converting units; cm to m; how to convert units
near: units.length; units.same
what: To a smaller unit you multiply, to a bigger unit you divide.
why: Small units are needed in larger number. A rope of 3 m is only 3 long steps, but 300 centimeters: the rope is the same, the pieces are smaller.
how: 1 m is 100 cm. So 2.4 m is $2.4 \cdot 100 = 240$ cm, and 350 cm is $350 \div 100 = 3.5$ m.
when: Whenever the units in a problem do not match.
mistake: Dividing because "centimeters are smaller". The unit is smaller, so the number gets bigger.
picture: Paying 3 dollars in bills or in cents: few big pieces or many small ones.
example: 5 kg is $5 \cdot 1000 = 5000$ g, and 90 minutes is $90 \div 60 = 1.5$ hours.
check: From meters to kilometers: multiply or divide? || divide

## units.length
skills: 5.units.length
title: Units of length
also: how many cm in a meter; mm cm m km; units of length; how many feet in a yard; inches to cm; how many meters in a kilometer; miles to km
near: units.convert; units.area-why
what: 1 km is 1000 m, 1 m is 100 cm, 1 cm is 10 mm. In the US: 1 ft is 12 in, 1 yd is 3 ft, 1 mile is 5280 ft.
why: One unit cannot fit all: a pencil in kilometers or a road in millimeters would give clumsy numbers.
how: Take the number for one and multiply or divide: 7 km is $7 \cdot 1000 = 7000$ m.
when: Lengths, widths, heights, ways.
mistake: Using 100 everywhere. From cm to mm it is 10, from km to m it is 1000.
picture: A thumb is about an inch or 2.5 cm wide, a big step about a yard or a meter.
example: 45 mm is $45 \div 10 = 4.5$ cm; 5 ft is $5 \cdot 12 = 60$ in.
check: How many cm are 3.2 m? || 320

## units.mass
skills: 5.units.length
title: Units of mass
also: how many grams in a kilogram; kg to g; units of weight; tons to kg; how many ounces in a pound; milligrams
near: units.convert; units.liter
what: 1 kg is 1000 g, 1 t is 1000 kg, 1 g is 1000 mg. In the US 1 lb is 16 oz.
why: "Kilo" means thousand. A raisin has about one gram, so a kilogram is about a thousand raisins.
how: 2.75 kg is $2.75 \cdot 1000 = 2750$ g.
when: Shopping, recipes, loads.
mistake: Reading 2 kg 50 g as 2.5 kg. 50 g is $50 \div 1000 = 0.05$ kg, so it is 2.05 kg.
picture: A liter of water weighs one kilogram.
example: 3400 kg is $3400 \div 1000 = 3.4$ t.
check: How many grams are 0.6 kg? || 600

## units.time
skills: 5.units.length
title: Units of time and why they go by 60
also: units of time; how many seconds in an hour; hours to minutes; why 60 minutes in an hour; how many minutes in a day; time difference
near: units.time-decimal; units.speed
what: 1 minute is 60 s, 1 hour is 60 min, 1 day is 24 h, 1 week is 7 days.
why: People in old Babylon counted by 60, because 60 splits into 2, 3, 4, 5, 6, 10, 12 equal parts without remainder.
how: 2 h 15 min is $2 \cdot 60 + 15 = 135$ min. For a time span go to the next full hour first.
when: Timetables, speed, work.
mistake: Subtracting clock times in columns as if 100 minutes made an hour.
picture: A clock face: from 9:40 go 20 minutes to 10, then 35 more to 10:35, 55 in all.
example: 1 h is $60 \cdot 60 = 3600$ s.
check: How many minutes are 3 h 20 min? || 200

## units.time-decimal
skills: 5.units.length; 6.problems.motion
title: Why 1.5 hours is not 1 hour 50 minutes
also: is 1.5 hours 1 hour 50 minutes; decimal hours; 2.25 hours in minutes; convert hours to decimal; 20 minutes as a fraction of an hour; is 1 hour 30 minutes 1.3 or 1.5 hours; 2.5 hours in minutes; hours as decimals
near: units.time; stories.motion
what: The digits after the point are tenths of an hour, not minutes. 1.5 h is one hour and a half: 1 h 30 min.
why: An hour has 60 minutes, not 100, so 0.5 of it is $0.5 \cdot 60 = 30$ minutes.
how: Decimal to minutes: times 60. Minutes to hours: divided by 60, $20 \div 60 = \frac{1}{3}$ of an hour.
when: Before you put a time into a speed formula.
mistake: Writing 2 h 20 min as 2.2 h. It is $2\frac{1}{3}$ h.
picture: A clock cut like a pizza: a quarter of it is 15 minutes.
example: 2.25 h: $0.25 \cdot 60 = 15$, so 2 h 15 min.
check: How many minutes are 0.4 hours? || 24

## units.area-why
skills: 5.units.area
title: Why 1 square meter is 10,000 square centimeters
also: why is 1 m2 10000 cm2; convert square units; area units; square meters to square centimeters; why not 100; square feet to square inches; how many cm2 are in a m2; why is it not 100; square centimeters in a square meter
near: units.length; units.volume-why; units.hectare
what: For areas the length factor is used twice: $100 \cdot 100 = 10000$.
why: A square of 1 m by 1 m has 100 rows with 100 little centimeter squares each.
how: 1 $\text{m}^2$ is 10000 $\text{cm}^2$. So 3.5 $\text{m}^2$ is $3.5 \cdot 10000 = 35000$ $\text{cm}^2$.
when: Floors, sheets, fields, whenever the unit has a little 2.
mistake: Using 100, as for lengths.
picture: A meter square tiled with stamps of 1 cm: a hundred rows of a hundred.
example: 1 $\text{cm}^2$ is $10 \cdot 10 = 100$ $\text{mm}^2$; 1 $\text{ft}^2$ is $12 \cdot 12 = 144$ $\text{in}^2$.
check: How many cm² are 2 m²? || 20000 | 20 000

## units.hectare
skills: 5.units.area
title: Hectares, ares and acres
also: what is a hectare; how many square meters in a hectare; acre; are; square kilometers to hectares; land area units
near: units.area-why; measure.area-rectangle
what: A hectare is a square of 100 m by 100 m: $100 \cdot 100 = 10000$ $\text{m}^2$. 1 $\text{km}^2$ is 100 ha. An acre is about 0.4 ha.
why: A field in square meters gives long numbers, in square kilometers tiny ones. The hectare is in between.
how: 3 ha is $3 \cdot 10000 = 30000$ $\text{m}^2$. Back: divide by 10000.
when: Fields, parks, woods.
mistake: Taking a hectare for 1000 square meters because of the word "thousand" in your head.
picture: A bit more than a soccer field.
example: A field of 200 m by 150 m: $200 \cdot 150 = 30000$ $\text{m}^2$, that is 3 ha.
check: How many square meters are 2 hectares? || 20000 | 20 000

## units.volume-why
skills: 5.units.area
title: Units of volume and why the factor is used three times
also: volume units; cubic meters to cubic centimeters; how many cm3 in a liter; convert cubic units; why 1000 and not 10; m3 to liters
near: units.area-why; units.liter; measure.box-volume
what: For volumes the length factor is used three times: 1 $\text{dm}^3$ is $10 \cdot 10 \cdot 10 = 1000$ $\text{cm}^3$.
why: A cube with edge 10 cm has 10 layers, each with 10 rows of 10 little cubes.
how: 1 $\text{m}^3$ is $100 \cdot 100 \cdot 100 = 1000000$ $\text{cm}^3$.
when: Boxes, tanks, rooms: units with a little 3.
mistake: Using 100 or 10 as for lengths.
picture: A big cube built from sugar cubes.
example: 5 $\text{dm}^3$ is $5 \cdot 1000 = 5000$ $\text{cm}^3$.
check: How many mm³ are in 1 cm³? || 1000

## units.liter
skills: 5.units.area
title: Liters and milliliters
also: what is a liter; liters to milliliters; how many ml in a liter; liters and cubic decimeters; how many liters in a cubic meter; cups and gallons
near: units.volume-why; units.mass
what: 1 liter is the room in a cube with edge 10 cm, 1 $\text{dm}^3$. It is 1000 ml, and 1 ml is 1 $\text{cm}^3$.
why: Water has no edges to measure, so it gets its own unit. But it fills boxes, so both kinds must match.
how: A tank of 60000 $\text{cm}^3$ holds $60000 \div 1000 = 60$ liters.
when: Drinks, tanks, pools.
mistake: Thinking a cubic meter holds 100 liters. It holds 1000.
picture: A milk carton poured into a cube as wide as your hand.
example: 0.75 liters is $0.75 \cdot 1000 = 750$ ml. A US gallon is about 3.8 liters.
check: How many liters are in 2 cubic meters? || 2000

## units.speed
skills: 6.problems.motion; 5.units.length
title: Changing units of speed
also: km/h to m/s; why divide by 3.6; convert speed; meters per second to kilometers per hour; miles per hour; unit of speed; convert km/h to m/s; kmh into ms
near: stories.motion; units.time
what: 1 m/s is 3.6 km/h. From km/h to m/s divide by 3.6, back multiply by 3.6.
why: In an hour there are 3600 seconds. At 1 m each second you go 3600 m, and that is 3.6 km.
how: 72 km/h: $72 \div 3.6 = 20$ m/s.
when: When the way is in meters and the speed in km/h.
mistake: Changing only the kilometers and forgetting the hour.
picture: A runner and a car side by side with two speedometers showing different numbers.
example: 15 m/s: $15 \cdot 3.6 = 54$ km/h.
check: How many km/h are 10 m/s? || 36

## units.money
skills: 5.units.length; 5.decimals.add
title: Calculating with money
also: dollars and cents; money problems; how much change; how do i count money; cents to dollars; price times amount
near: decimals.add; ratio.unit-rate
what: 1 dollar is 100 cents, so cents are hundredths of a dollar: 7 dollars 5 cents are 7.05 dollars.
why: Two places after the point are just enough for cents: the first is dimes, the second is pennies.
how: Price times amount is the cost: 4 pens at 1.35: $4 \cdot 1.35 = 5.4$ dollars, written 5.40.
when: Shopping, change, comparing offers.
mistake: Writing 7 dollars 5 cents as 7.5. That would be 7 dollars 50 cents.
picture: A purse with three pockets: dollars, dimes, pennies.
example: Change from 20 dollars: $20 - 5.4 = 14.6$, so 14.60 dollars.
check: How many dollars are 3 dollars 8 cents, as a decimal? || 3.08

## units.same
skills: 5.units.length; 5.units.area
title: Why the units must match before you calculate
also: do units have to be the same; add meters and centimeters; different units in one problem; can i multiply cm by m; which unit does the answer have
near: units.convert; learning.check-answer
what: Bring everything to one unit before you add, compare or multiply.
why: 2 m and 30 cm are not 32 of anything. A calculator sees only the numbers, so you must watch the names.
how: Choose one unit for all: 2 m is 200 cm, $200 + 30 = 230$ cm.
when: Before the first operation of each measuring problem.
mistake: Multiplying 2 m by 50 cm and calling the result 100 square centimeters. It is $200 \cdot 50 = 10000$ of them.
picture: Apples and oranges: count them as fruit, then you may add.
example: 1.5 kg and 250 g: $1.5 + 0.25 = 1.75$ kg.
check: What is 3 m + 45 cm in cm? || 345

## units.capacity
title: Volume and capacity: what is the difference
also: difference between volume and capacity; is capacity the same as volume; what is capacity; how much a container holds
near: units.liter; measure.box-volume
what: Volume is how much space a thing takes up. Capacity is how much a container can hold inside.
why: A thick clay jug takes up much space, but less fits into it. The walls count for the volume, not for the capacity.
how: Capacity is usually given in liters, volume in cubic centimeters or meters. $1$ liter is $1000$ cm³.
when: Capacity for bottles, tanks, pools; volume for stones, boxes, rooms.
mistake: Measuring the outside of a thick box and calling that what it holds.
picture: A thermos bottle: big outside, small inside.
example: A tank of inside 10 cm by 20 cm by 30 cm holds 6000 cm³, that is 6 liters.
check: A bottle holds 2 liters. Is that its capacity or its weight? || capacity

## units.leap-year
title: Why there are leap years
also: why do we have leap years; how do i know if a year is a leap year; why does february have 29 days; how many days in a leap year; was 1900 a leap year
near: units.time; units.time-decimal
what: A year has about 365 and a quarter days, so every fourth year gets one day more: 366.
why: Four quarters of a day make a whole day. Without it the seasons would slide through the calendar.
how: Divide the year by 4: no remainder, leap year. Full hundreds only if 400 divides them.
when: When you count days across February.
mistake: Taking 1900 for one. 100 divides it, 400 does not.
picture: A clock that loses six hours a year and is set right every four years.
example: 2024 and 2000 were leap years, 2023 and 1900 were not.
check: How many days has the year 2028? || 366
`
