/** How cards are written: `concepts/card.ts`. */
export const physics = String.raw`
## physics.speed
skills:
title: What speed means
also: speed; velocity; distance over time; v = d/t; how fast; formula for speed; speed distance time; what is speed
near: physics.average-speed; physics.acceleration; physics.rearrange
what: Speed tells how much way is covered in one unit of time: $v = \frac{d}{t}$.
why: To compare two runners fairly, give both the same time, one second or one hour, and see how far each gets.
how: Divide the way by the time: 150 km in 2 h are $\frac{150}{2} = 75$ km/h. Way: speed times time.
when: Two of speed, way and time are known.
mistake: Mixing units: minutes with km/h.
picture: Footprints in the snow, one per second: the wider apart, the faster.
example: 8 m/s for 30 s: $8 \cdot 30 = 240$ m.
check: 180 km in 3 hours. What is the speed in km/h? || 60 | 60 km/h

## physics.average-speed
skills:
title: Why the average speed is not the mean of the speeds
also: average speed; mean speed; there and back; half the way; why not add and divide by two speeds; average velocity trip; why is average speed not the average of two speeds; there and back average speed
near: physics.speed; statistics.weighted-mean
what: Average speed is the whole way divided by the whole time.
why: The speed that lasts longer counts for more. On parts of equal length that is the slow one, as it takes more time.
how: 60 km at 30 km/h and back at 60 km/h: $2 + 1 = 3$ hours, $\frac{120}{3} = 40$ km/h.
when: A trip has parts with different speeds, or a break.
mistake: Taking $\frac{30 + 60}{2}$, which would be 45.
picture: A film of the trip: the slow part fills most of it.
example: 36 km: half at 12, half at 18 km/h: $1.5 + 1 = 2.5$ h, $\frac{36}{2.5} = 14.4$ km/h.
check: 100 km in 2 h, then 50 km in 1 h. What is the average speed? || 50 | 50 km/h

## physics.acceleration
skills:
title: What acceleration is and why it has seconds squared
also: acceleration; m/s^2; why seconds squared; change of speed; slowing down; negative acceleration; a = change in v over t; braking; what does 2 m/s^2 mean; meters per second squared; what is acceleration
near: physics.speed; physics.force; physics.free-fall
what: Acceleration tells by how much the speed changes each second: $a = \frac{v - v_0}{t}$.
why: Speed is in m/s. "2 m/s more every second" is 2 m/s per second, written m/s².
how: From 10 to 25 m/s in 6 s: $\frac{25 - 10}{6} = 2.5$ m/s².
when: Starting, braking, falling.
mistake: Thinking that a fast thing has a big acceleration. A steady plane has none.
picture: The needle of the speedometer: acceleration is how fast the needle turns.
example: Braking from 20 to 0 in 4 s: $\frac{0 - 20}{4} = -5$ m/s².
check: From 0 to 12 m/s in 4 s. What is the acceleration? || 3 | 3 m/s^2

## physics.free-fall
skills:
title: Why heavy and light things fall equally fast
also: free fall; do heavy things fall faster; g = 9.8; falling time; feather and stone; gt^2/2; why 9.8; fall at the same speed; why do things fall equally fast; heavy and light things fall the same; feather and hammer; why does weight not matter when falling; gravity 9.8
near: physics.acceleration; physics.weight-mass
what: Without air all bodies fall with the same acceleration, about 9.8 m/s², written $g$.
why: Twice the mass is pulled twice as hard, but it is also twice as hard to move. Both cancel. On the Moon a feather and a hammer landed together.
how: Speed after $t$ seconds: $gt$; way: $\frac{gt^2}{2}$. After 2 s with $g$ about 10: 20 m/s and $\frac{10 \cdot 2^2}{2} = 20$ m.
when: Falling and thrown things, if air may be left out.
mistake: Way is not speed times time here: the speed changes.
picture: A stone tied to a lighter stone: would the pair fall faster or slower? Equally.
example: A fall of 3 s: $\frac{10 \cdot 3^2}{2} = 45$ m.
check: With $g = 10$, how fast is a stone after falling 4 s? || 40 | 40 m/s

## physics.density
skills:
title: What density is and why things float
also: density; mass per volume; why does wood float; rho = m/V; kg per cubic meter; heavier or denser; iron vs wood; what is density; kilogram of feathers or iron; why is iron heavier than wood; is 1 kg of feathers lighter than 1 kg of iron; why does oil float on water
near: physics.buoyancy; physics.units; solids.volume-units
what: Density is mass per volume: $\rho = \frac{m}{V}$.
why: "Iron is heavier than wood" is only fair for pieces of the same size. So take one cubic centimeter of each.
how: Divide the mass by the volume: 540 g and 200 cm³: $\frac{540}{200} = 2.7$ g/cm³.
when: What is it made of? How much does it weigh? Does it float?
mistake: Dividing volume by mass, or mixing g with m³.
picture: Imagine two equal boxes, one full of feathers and one full of stones: the same volume, but not the same mass.
example: Water has 1 g/cm³; ice with 0.9 floats. 50 cm³ of iron at 7.8 weigh $50 \cdot 7.8 = 390$ g.
check: 80 g take 100 cm³. What is the density in g/cm³? || 0.8

## physics.force
skills:
title: What force does: F = ma
also: force; newton's second law; F=ma; what is a newton; why does mass matter; how do i find the force; law of motion; what does F=ma mean; what is a force; newtons second law
near: physics.acceleration; physics.weight-mass; physics.inertia
what: Force changes motion: $F = ma$. One newton gives 1 kg an acceleration of 1 m/s².
why: Push an empty and a full shopping cart equally hard: the full one gains speed more slowly. Push twice as hard: twice the gain.
how: Add up the forces with their directions, then $a = \frac{F}{m}$. 12 N on 4 kg: $\frac{12}{4} = 3$ m/s².
when: Something speeds up, slows down or turns.
mistake: Using one force only: friction has to be taken away first.
picture: Imagine a shopping cart: pushed by two people it speeds up more than by one, and full it speeds up less than empty.
example: 1200 kg with 2 m/s²: $1200 \cdot 2 = 2400$ N.
check: 5 kg, acceleration 3 m/s². What is the force in newtons? || 15 | 15 N

## physics.inertia
skills:
title: Why things keep moving: inertia
also: inertia; newton's first law; why do we fall forward on a bus; no force still moving; why does it stop; seat belt; why do we feel pushed forward when the bus brakes; fall forward in the bus; newtons first law
near: physics.force; physics.friction
what: Without a force a body keeps its speed and direction; at rest it stays at rest.
why: A puck on good ice slides on and on. What stops things in daily life is friction, a force as well.
how: If the speed is steady, all forces together make 0: pull of 50 N forward means $50 - 50 = 0$, so friction is 50 N.
when: Steady motion, buses, seat belts.
mistake: Thinking that motion needs a force. Only a change of motion does.
picture: A cup on a table: pull the cloth away fast and the cup stays.
example: A bus brakes and you tip forward: you go on, the bus does not.
check: A car drives with steady speed. What do all forces add up to? || 0 | zero

## physics.action-reaction
skills:
title: Action and reaction: why don't they cancel?
also: newton's third law; action reaction; equal and opposite; why do rockets fly; why don't the forces cancel; recoil; newtons third law; every action has a reaction; forces in pairs
near: physics.force; physics.momentum
what: If A pushes B, then B pushes A equally hard in the opposite direction.
why: Two people on skates: one pushes, both roll apart. You can't push without being pushed.
how: Name both bodies: "hand on wall", "wall on hand". The forces act on different bodies, so they do not cancel each other.
when: Walking, rockets, rowing, collisions.
mistake: Putting both forces on the same body.
picture: A skater who throws a heavy ball and rolls backward.
example: A 60 kg skater pushed with 30 N gets an acceleration of $\frac{30}{60} = 0.5$ m/s².
check: You push a wall with 80 N. With how many newtons does it push you? || 80 | 80 N

## physics.weight-mass
skills:
title: Mass and weight: what is the difference
also: mass vs weight; weight on the moon; why newtons not kilograms; m times g; gravity force; kg or newton; difference between mass and weight; is 50 kg my weight or mass
near: physics.force; physics.free-fall
what: Mass, in kg, is how much matter there is; weight, in newtons, is how hard it is pulled down: $W = mg$.
why: On the Moon you are pulled six times less, but there is still just as much of you. A kick against a rock hurts there too.
how: Multiply kilograms by $g$, about 9.8 or 10 N/kg: $60 \cdot 10 = 600$ N.
when: Forces, pressure, work of lifting.
mistake: Putting kilograms where newtons belong.
picture: The same bag of flour on a spring scale on Earth and on the Moon.
example: 2 kg on the Moon with 1.6 N/kg: $2 \cdot 1.6 = 3.2$ N.
check: With $g = 10$, what is the weight of 7 kg in newtons? || 70 | 70 N

## physics.friction
skills:
title: What friction depends on
also: friction; friction coefficient; mu; why is it slippery; why is the area not important; sliding friction; friction force; is friction good or bad; what is friction; why do we need friction; slippery
near: physics.inertia; physics.force
what: Sliding friction is a part of the force that presses the surfaces together: $F = \mu N$.
why: Tiny bumps catch each other; pressed harder, they catch more. A bigger area has more bumps but each is pressed less, so area hardly matters.
how: Find the pressing force (on level ground the weight), multiply by $\mu$: 200 N with 0.3: $200 \cdot 0.3 = 60$ N.
when: Sliding, braking, pushing boxes.
mistake: Thinking that friction always harms: without it you could not walk.
picture: Two brushes pushed into each other and pulled along.
example: A sled of 400 N on snow with 0.05: $400 \cdot 0.05 = 20$ N.
check: Pressing force 50 N, coefficient 0.4. What is the friction in newtons? || 20 | 20 N

## physics.spring
skills:
title: Springs: why twice the force means twice the stretch
also: hooke's law; spring constant; stretch of a spring; F = kx; elasticity; stiffness
near: physics.force; physics.potential-energy
what: The force of a spring is proportional to its stretch: $F = kx$; $k$ tells how stiff it is.
why: Each turn of the wire gives way a bit. Twice the pull, twice the bit of every turn, as long as it is not overstretched.
how: Divide force by stretch: 6 N and 0.03 m: $\frac{6}{0.03} = 200$ N/m.
when: Spring scales, trampolines, rubber.
mistake: Using the whole length in place of the stretch, or cm with N/m.
picture: A spring scale with equally spaced marks.
example: $k$ of 50 N/m, stretch 0.1 m: $50 \cdot 0.1 = 5$ N.
check: 10 N stretch a spring by 2 cm. By how many cm do 30 N stretch it? || 6 | 6 cm

## physics.pressure
skills:
title: What pressure is: force per area
also: pressure; force over area; pascal; why does a needle sting; why skis do not sink; P = F/A; newton per square meter; why does a needle hurt; is pressure a force; why does a sharp knife cut better; why do needles prick; snow shoes; pressure and force difference
near: physics.liquid-pressure; physics.weight-mass
what: Pressure tells how much force falls on each unit of area: $P = \frac{F}{A}$, in pascals.
why: The same force on a small area pushes each spot harder. That is why nails are pointed and skis are wide.
how: Force divided by area in m²: 600 N on 0.03 m²: $\frac{600}{0.03} = 20000$ Pa.
when: Points, blades, soles, tires.
mistake: Leaving the area in cm²: $100$ cm² are only $0.01$ m².
picture: Imagine deep snow: with boots you sink in, with skis you stay on top, though you weigh the same.
example: The same 600 N on skis of 0.3 m²: $\frac{600}{0.3} = 2000$ Pa.
check: 50 N on 2 m². What is the pressure in pascals? || 25 | 25 Pa

## physics.liquid-pressure
skills:
title: Why pressure grows with depth
also: water pressure; pressure in a liquid; rho g h; why do ears hurt under water; deeper more pressure; shape of the vessel; why do ears hurt when diving; pressure under water
near: physics.pressure; physics.buoyancy; physics.density
what: In a liquid the pressure at depth $h$ is $P = \rho g h$.
why: Each layer carries all the water above it. Deeper means more water on your shoulders.
how: Density times $g$ times depth: water at 3 m: $1000 \cdot 10 \cdot 3 = 30000$ Pa.
when: Diving, dams, water towers.
mistake: Thinking that a wider vessel has more pressure. Only depth and liquid count.
picture: A tower of cushions: the lowest one is squeezed most.
example: Oil with 800 kg/m³ at 2 m: $800 \cdot 10 \cdot 2 = 16000$ Pa.
check: Twice the depth: how many times the pressure of the water? || 2

## physics.buoyancy
skills:
title: Why ships float: buoyancy
also: buoyancy; archimedes; why does a ship float; upthrust; displaced water; floating and sinking; lighter in water; why do iron ships float; a ship is iron why does it not sink; what does buoyancy depend on; archimedes principle; why do things feel lighter in water
near: physics.density; physics.liquid-pressure
what: A body in a liquid is pushed up with the weight of the liquid it displaces: $F = \rho g V$.
why: Below the body the pressure is greater than above it. Before the body was there, water filled the place and was carried just so.
how: Take the density of the liquid and the volume under water: 0.02 m³ in water: $1000 \cdot 10 \cdot 0.02 = 200$ N.
when: Floating, diving, balloons.
mistake: Using the density of the body in place of the liquid's.
picture: Push a ball under water and let go: it jumps up, because the water pushes it more than its weight pulls.
example: A block of 300 N that displaces 200 N of water weighs $300 - 200 = 100$ N in it.
check: A body displaces 5 N of water. What is the upward push in newtons? || 5 | 5 N

## physics.lever
skills:
title: Why a lever saves force
also: lever; seesaw; moment; torque; turning effect; why a long arm helps; force times arm; crowbar; seesaw balance; balance a seesaw; how does a lever work; why do long handles help
near: physics.work; physics.force
what: A lever is in balance if force times arm is the same on both sides: $F_1 l_1 = F_2 l_2$.
why: The long arm moves a longer way with a small force, the short one a short way with a big force. What you save in force you pay in way.
how: 600 N at 0.2 m against an arm of 1.2 m: $\frac{600 \cdot 0.2}{1.2} = 100$ N.
when: Seesaws, pliers, crowbars, wrenches.
mistake: Measuring the arm not from the pivot.
picture: A child far out on a seesaw lifts a parent sitting near the middle.
example: 30 kg at 2 m balance 40 kg at $\frac{30 \cdot 2}{40} = 1.5$ m.
check: 20 N at 3 m. Which force balances it at 6 m? || 10 | 10 N

## physics.work
skills:
title: What work means in physics
also: work; force times distance; joule; why is holding no work; W = F d; work done; lifting work; what is work in physics; physics work; holding a weight is no work; when is work zero; why is work zero if i am tired
near: physics.power; physics.potential-energy; physics.lever
what: Work is force times the way in the direction of the force: $W = Fd$, in joules. Some books write $A$ for work.
why: Lifting a box twice as high or lifting two boxes costs twice as much. If nothing moves, nothing is done, however tired you get.
how: 50 N along 4 m: $50 \cdot 4 = 200$ J.
when: Lifting, pulling, pushing.
mistake: Counting a force at a right angle to the way: carrying a bag along a level road is no work of lifting.
picture: Imagine a crane: the heavier the load and the higher it goes, the more work.
example: Lifting 20 kg by 3 m: $20 \cdot 10 \cdot 3 = 600$ J.
check: 15 N, way 2 m. What is the work in joules? || 30 | 30 J

## physics.power
skills:
title: Power: how fast work is done
also: power; watt; work per time; energy per second; kilowatt hour; horsepower; difference between power and energy; what is power; what is a watt
near: physics.work; physics.electric-power
what: Power is work per time: $P = \frac{W}{t}$; one watt is one joule per second. Some books write $N$ for power.
why: Two people carry the same bricks upstairs, one in a minute, one in an hour. The work is equal, the power is not.
how: 6000 J in 2 minutes: $\frac{6000}{120} = 50$ W.
when: Motors, lamps, sport.
mistake: Mixing kilowatts with kilowatt-hours: the first is how fast, the second how much.
picture: Imagine a thin and a thick water tap filling equal buckets: the same water, but one is done sooner.
example: 2 kW for 3 hours use $2 \cdot 3 = 6$ kWh.
check: 500 J in 10 s. What is the power in watts? || 50 | 50 W

## physics.kinetic-energy
skills:
title: Why the energy of motion has v squared
also: kinetic energy; half m v squared; why v squared; braking distance four times; energy of motion; why one half in kinetic energy; mv squared over 2; why is energy mv squared; speed doubles kinetic energy four times; what is kinetic energy
near: physics.potential-energy; physics.energy-conservation; physics.work
what: A moving body has the energy $E = \frac{mv^2}{2}$.
why: To stop from twice the speed takes twice the time, and during it you are twice as fast on average: four times the way. So four times the work.
how: 2 kg at 3 m/s: $\frac{2 \cdot 3^2}{2} = 9$ J.
when: Collisions, braking, throws.
mistake: Forgetting the square, or squaring the mass as well.
picture: Skid marks: at 100 km/h four times as long as at 50.
example: 1000 kg at 20 m/s: $\frac{1000 \cdot 20^2}{2} = 200000$ J.
check: The speed triples. How many times does the kinetic energy grow? || 9

## physics.potential-energy
skills:
title: Potential energy: work saved for later
also: potential energy; mgh; stored energy; energy of height; energy of a spring; why m g h; what is potential energy
near: physics.kinetic-energy; physics.energy-conservation; physics.work
what: A lifted body holds the work of lifting: $E = mgh$.
why: Pull a bow, lift a hammer: the work is not lost, it waits and comes back on release.
how: 5 kg, 4 m up: $5 \cdot 10 \cdot 4 = 200$ J.
when: Heights, water reservoirs, roller coasters.
mistake: Measuring the height from different levels in one task.
picture: Imagine a heavy book on the edge of the top shelf: it lies still, but you would not sit below it.
example: 0.3 kg at 2 m: $0.3 \cdot 10 \cdot 2 = 6$ J.
check: 3 kg, height 2 m, $g = 10$. What is the energy in joules? || 60 | 60 J

## physics.energy-conservation
skills:
title: Where does the energy go?
also: conservation of energy; energy is not lost; where does energy go; energy into heat; roller coaster; perpetual motion; energy law; law of conservation of energy; energy in simple words; does energy get lost
near: physics.kinetic-energy; physics.potential-energy; physics.efficiency
what: Energy only changes its form; the sum stays the same. With friction a part becomes heat.
why: A swing goes up as fast motion turns to height, and back. Rub your hands and you feel where lost motion goes.
how: Set the start equal to the end: from 5 m with $g$ of 10: $v = \sqrt{2 \cdot 10 \cdot 5} = 10$ m/s.
when: Falls, swings, slides: speed from height without time.
mistake: Forgetting a form of energy, or thinking that a heavier body gets faster: the mass cancels.
picture: Think of money moved from one pocket to the other: the pockets change, the sum does not.
example: A ball thrown up at 20 m/s rises $\frac{20^2}{2 \cdot 10} = 20$ m.
check: Does the speed at the bottom of a smooth slide depend on the mass? || no

## physics.efficiency
skills:
title: Why no machine reaches 100 percent
also: efficiency; useful energy; energy losses; why is efficiency less than 100; input output energy; eta
near: physics.energy-conservation; physics.power
what: Efficiency is the useful energy divided by the energy put in.
why: Some energy always slips off as heat and noise: touch an old lamp or a motor.
how: 300 J useful of 400 J: $\frac{300}{400} = 0.75$, that is 75 percent.
when: Motors, pumps, kettles, pulleys.
mistake: Turning the fraction over and getting more than 100 percent.
picture: A leaky bucket: not all the water arrives.
example: 80 percent of 500 J: $0.8 \cdot 500 = 400$ J are useful.
check: 60 J useful out of 200 J. How many percent? || 30 | 30%

## physics.momentum
skills:
title: Momentum and collisions
also: momentum; impulse; conservation of momentum; collision; m times v; recoil speed; why is momentum conserved
near: physics.action-reaction; physics.kinetic-energy
what: Momentum is mass times velocity, $p = mv$; in a collision the sum stays the same.
why: Both bodies push each other equally hard and equally long. What one gains, the other loses.
how: 2 kg at 6 m/s hits 4 kg at rest and they stick: $\frac{2 \cdot 6}{2 + 4} = 2$ m/s.
when: Collisions, recoil, rockets.
mistake: Forgetting the sign of the direction.
picture: Imagine billiards: the rolling ball hits one at rest, stops, and the other one rolls on with its momentum.
example: A 0.5 kg ball thrown at 8 m/s from a 40 kg skater at rest: they roll back with $\frac{0.5 \cdot 8}{40} = 0.1$ m/s.
check: What is the momentum of 3 kg at 4 m/s? || 12

## physics.temperature-heat
skills:
title: Heat and temperature: not the same
also: heat vs temperature; difference between heat and temperature; what is temperature; why does metal feel cold; kelvin; absolute zero; is heat the same as temperature
near: physics.heat-capacity; physics.phase-change
what: Temperature tells how wildly the particles move on average; heat is energy that passes from hot to cold.
why: A spark is far hotter than a bath but does not warm you: too few particles.
how: Kelvin is Celsius plus 273: $20 + 273 = 293$ K.
when: Warming, mixing, gases.
mistake: Saying that metal is colder than wood in the same room. It only takes your heat faster.
picture: A dancing crowd: how wild (temperature), how many dancers (energy).
example: $300 - 273 = 27$: 300 K are 27 degrees Celsius.
check: How many kelvins are 0 degrees Celsius, rounded? || 273 | 273 K

## physics.heat-capacity
skills:
title: Why water warms slowly
also: specific heat; heat capacity; Q = mc delta T; how much heat to warm water; mixing hot and cold water; final temperature; what does 4200 mean for water; specific heat capacity; why does water heat up slowly
near: physics.temperature-heat; physics.phase-change
what: The heat for warming is $Q = cm\Delta t$; $c$ is the heat for 1 kg and 1 degree.
why: More stuff, more degrees, a thirstier material: each multiplies the energy. Water takes a lot, 4200 J, so the sea stays mild.
how: 2 kg of water by 10 degrees: $4200 \cdot 2 \cdot 10 = 84000$ J.
when: Kettles, mixing, heating.
mistake: Using the temperature itself in place of its change.
picture: Imagine two sponges: a thirsty one drinks much until it is wet; water is such a thirsty sponge for heat.
example: 1 kg at 80 and 1 kg at 20 degrees mixed: $\frac{80 + 20}{2} = 50$ degrees.
check: $c = 1000$, 2 kg, 5 degrees warmer. How many joules? || 10000 | 10000 J

## physics.phase-change
skills:
title: Why the temperature stands still while ice melts
also: melting; boiling; latent heat; why does the temperature stay at 0; evaporation; phase change; heat of fusion; why does water not get hotter than 100; bigger flame but still 100 degrees; boiling temperature stays; why does melting ice stay at 0
near: physics.temperature-heat; physics.heat-capacity
what: While something melts or boils, the heat goes into the change, $Q = \lambda m$, not into the temperature.
why: The energy is needed to break the particles out of their places; only when all are free do they get wilder.
how: Melting 2 kg of ice at 330 kJ per kg: $330 \cdot 2 = 660$ kJ.
when: Ice, boiling, sweat.
mistake: Using $cm\Delta t$ at the melting point, where nothing gets warmer.
picture: People in a ring holding hands: first they let go, then they can run.
example: Warming ice, melting, warming water: three separate amounts, added: $20 + 330 + 84 = 434$ kJ.
check: Does boiling water get hotter on a bigger flame? || no

## physics.current-voltage
skills:
title: What current, voltage and resistance are
also: current; voltage; resistance; volt ampere ohm; what is voltage; difference between current and voltage; what flows in a wire; what is current; is amperage a force; explain voltage with water; what is resistance; what is an ampere
near: physics.ohm; physics.series-parallel
what: Current is how much charge flows per second (amperes), voltage what drives it (volts), resistance what hinders it (ohms).
why: Think of water pipes: voltage is the difference of height, current the amount flowing, resistance a narrow pipe.
how: Charge divided by time: 12 C in 4 s: $\frac{12}{4} = 3$ A.
when: All circuits.
mistake: "Voltage flows". Current flows; voltage is between two points.
picture: Imagine a water slide: its height is the voltage, the kids sliding per minute the current, narrow spots the resistance.
example: 0.5 A for 60 s carry $0.5 \cdot 60 = 30$ C.
check: 10 C in 5 s. What is the current in amperes? || 2 | 2 A

## physics.ohm
skills:
title: Why more resistance means less current
also: ohm's law; V = IR; how to find current; find the resistance; I = V/R; why divide by resistance; ohms law; resistance goes up what happens to current; how to remember v = ir; current voltage resistance formula
near: physics.current-voltage; physics.series-parallel; physics.rearrange
what: Current is voltage divided by resistance: $I = \frac{V}{R}$. Many books write $U$ for the voltage.
why: Push twice as hard and twice as much flows; make the way twice as hard and half as much flows.
how: 12 V and 4 ohms: $\frac{12}{4} = 3$ A. Voltage is $V = IR$, resistance is $R = \frac{V}{I}$.
when: Two of current, voltage, resistance are known.
mistake: Multiplying where you must divide. Ask: should it be more or less?
picture: A straw: a thin one gives less juice for the same suction.
example: 230 V, 2 A: $\frac{230}{2} = 115$ ohms.
check: 6 V, 3 ohms. What is the current in amperes? || 2 | 2 A

## physics.series-parallel
skills:
title: Series and parallel circuits
also: series circuit; parallel circuit; total resistance; why is parallel resistance smaller; resistors; current splits; voltage the same; lamps in parallel bright in series not; resistors in parallel; why do christmas lights all go out
near: physics.ohm; physics.electric-power
what: In series resistances add; in parallel their reciprocals add: $\frac{1}{R} = \frac{1}{R_1} + \frac{1}{R_2}$.
why: One after the other is a longer way for the current. Side by side is like opening a second checkout: more gets through, less resistance.
how: 3 and 6 ohms in series: $3 + 6 = 9$. In parallel: $\frac{3 \cdot 6}{3 + 6} = 2$ ohms.
when: Networks of lamps and resistors.
mistake: A parallel result bigger than the smallest resistor: it must be smaller.
picture: Imagine people leaving a hall: two doors in a row slow them down, two doors side by side let them out faster.
example: Two equal 10 ohm lamps in parallel: $\frac{10}{2} = 5$ ohms.
check: 4 and 4 ohms in parallel. What is the total in ohms? || 2

## physics.electric-power
skills:
title: Electric power and the cost of energy
also: electric power; P = VI; P = IV; how much does it cost; kilowatt hours; energy bill; watts of a kettle; joule heating; electricity bill; watts and volts
near: physics.power; physics.ohm
what: Electric power is voltage times current: $P = VI$; times the time it is the energy.
why: Current counts the carriers per second, voltage what each carries. Together: energy per second.
how: 230 V and 2 A: $230 \cdot 2 = 460$ W. For energy in kWh use kW and hours.
when: Devices, fuses, bills.
mistake: Multiplying watts by hours and calling it kWh: divide by 1000.
picture: Imagine trucks: how many pass per minute is the current, how much each carries the voltage, and both together are the power.
example: 2 kW for 1.5 h: $2 \cdot 1.5 = 3$ kWh.
check: 12 V, 5 A. What is the power in watts? || 60 | 60 W

## physics.reflection-refraction
skills:
title: Why light bounces and bends
also: reflection; refraction; law of reflection; why does a straw look broken; snell's law; angle of incidence; refractive index; how does light bend; why does a straw look broken in water; what is refraction; mirror angle
near: physics.lens; physics.waves
what: At a mirror the angles are equal; passing into another material light bends, because it changes its speed.
why: A cart rolling at a slant from road into sand turns, as one wheel slows first. Light slows down in water in the same way.
how: Measure angles from the perpendicular. Mirror: $35^\circ$ in, $35^\circ$ out, together $35 + 35 = 70$ degrees between the rays.
when: Mirrors, water, glass.
mistake: Measuring the angle from the surface.
picture: A ball at the wall; a straw in a glass.
example: A ray hits a mirror at $20^\circ$ to its surface: the angle of incidence is $90 - 20 = 70$ degrees.
check: Angle of incidence 40 degrees. What is the angle of reflection? || 40 | 40 degrees

## physics.lens
skills:
title: What a lens does
also: lens; focal length; thin lens formula; image distance; 1/f = 1/do + 1/di; diopter; converging lens; dioptre; magnification; glasses
near: physics.reflection-refraction; algebraic-fractions.add
what: A converging lens gathers parallel light in the focus. For object and image distance $\frac{1}{d_o} + \frac{1}{d_i} = \frac{1}{f}$, where $f$ is the focal length.
why: Its edges are slanted like prisms and bend the light to the middle, the more the farther out.
how: Thing at 30 cm, focal length 20 cm: $\frac{1}{20} - \frac{1}{30} = \frac{1}{60}$, so the image is at 60 cm.
when: Cameras, eyes, glasses, magnifiers.
mistake: Adding the distances instead of the reciprocals, or forgetting to turn over at the end.
picture: Imagine a magnifying glass in the sun: it gathers the light in one bright spot, the focus.
example: Thing at 40 cm with $f$ of 20 cm: $\frac{1}{20} - \frac{1}{40} = \frac{1}{40}$: image at 40 cm, equally big.
check: Focal length 0.5 m. How many diopters? || 2

## physics.waves
skills:
title: Frequency, wavelength and speed of a wave
also: wave; frequency; wavelength; hertz; v = f lambda; period; speed of sound; why does pitch change; what is frequency; frequency of sound; what does frequency mean
near: physics.speed; trigonometry.period; physics.reflection-refraction
what: Frequency is waves per second, wavelength the length of one, and speed is $v = f\lambda$.
why: If 5 waves pass each second and each is 2 m long, 10 m of wave pass per second.
how: Sound at 340 m/s with 170 Hz: $\frac{340}{170} = 2$ m. The period is one over the frequency.
when: Sound, water, radio, light.
mistake: Mixing period (seconds per wave) with frequency (waves per second).
picture: A train of equal cars passing you.
example: A period of 0.02 s: $\frac{1}{0.02} = 50$ Hz.
check: 4 waves per second, each 3 m long. What is the speed in m/s? || 12 | 12 m/s

## physics.units
skills:
title: Why units matter and how to convert them
also: convert units; km/h to m/s; why divide by 3.6; SI units; which units; unit conversion; cm2 to m2; check units; what are si units
near: physics.significant; physics.rearrange; solids.volume-units
what: A measured value is a number times a unit. Before calculating, bring all to one system: meters, kilograms, seconds.
why: 5 minutes and 5 hours share the 5 only. A space probe was lost because two teams used different units.
how: Replace the unit by what it is: 72 km/h is 72000 m in 3600 s: $\frac{72000}{3600} = 20$ m/s.
when: Always before putting numbers into a formula.
mistake: Converting areas with the factor for lengths.
picture: Money from two countries: change it before you add.
example: 15 m/s: $15 \cdot 3.6 = 54$ km/h.
check: How many m/s are 36 km/h? || 10 | 10 m/s

## physics.significant
skills:
title: How many digits an answer should have
also: significant figures; significant digits; how to round; how many decimals; sig figs; rounding physics answers; accuracy
near: physics.units
what: Significant digits are those that carry information. The answer gets as many as the least exact number in the task.
why: Measured with a ruler to the millimeter, a quotient with nine decimals would be a lie about how exactly you know it.
how: Zeros in front do not count: 0.0052 has two. $2.5 \cdot 3.14 = 7.85$ is given as 7.9.
when: At the end of the calculation, not in between.
mistake: Counting decimals in place of significant digits, or rounding each step.
picture: A chain is as strong as its weakest link.
example: $\frac{10}{3}$ measured with two digits: 3.3.
check: How many significant digits has 0.0307? || 3

## physics.rearrange
skills:
title: How to get a letter out of a formula
also: rearrange a formula; solve for; make it the subject; how to find m from F=ma; transform the formula; formula triangle; isolate a variable
near: physics.solve-plan; physics.ohm; algebraic-fractions.equations
what: A formula is an equation. Undo on both sides what stands around the letter you want.
why: It is like a balance again: the letters are numbers you just do not know yet.
how: $F = ma$, wanted $a$: divide by $m$: $a = \frac{F}{m}$. Letter below the bar: first multiply by it.
when: The unknown is not alone on one side.
mistake: Subtracting what is multiplied.
picture: Taking off shoes and socks in the opposite order.
example: $E = \frac{mv^2}{2}$: $v^2 = \frac{2E}{m}$, then the root. With 100 J and 2 kg: $\sqrt{\frac{2 \cdot 100}{2}} = 10$ m/s.
check: $d = vt$. What is $t$? || d/v

## physics.solve-plan
skills:
title: How to go at a physics problem
also: how do i solve physics problems; which formula do i use; given find; physics word problem; don't know how to start physics; steps for physics
near: physics.rearrange; physics.units; physics.significant
what: Given, wanted, sketch, formula, letters first, numbers last, check.
why: A list of what is given shows which formula holds just these letters and the wanted one. Calculating with letters keeps slips visible.
how: 3 m/s² for 5 s from rest, wanted speed: $v = at$ holds all three: $3 \cdot 5 = 15$ m/s.
when: Each task with a story.
mistake: Taking the first formula with a fitting letter, or forgetting units.
picture: A shopping list and the shelf with the tool that needs just these things.
example: 300 N on 0.5 m²: wanted $P$: $\frac{300}{0.5} = 600$ Pa. Sensible? A small force on half a table: yes.
check: What do you write first: given values or the answer? || given values | given

## physics.motion-graphs
skills:
title: How to read graphs of motion
also: distance time graph; velocity time graph; slope of the motion graph; area under velocity graph; flat line on the graph; motion graphs
near: physics.speed; physics.acceleration; calculus.definite
what: On a distance-time graph the slope is the speed; on a speed-time graph the slope is the acceleration and the area is the way.
why: Slope means "how much up per step to the right". If right is seconds and up is meters, that is meters per second.
how: Read the axes first. Speed rises evenly from 0 to 8 m/s in 5 s: the way is the triangle $\frac{1}{2} \cdot 5 \cdot 8 = 20$ m.
when: A task shows a graph instead of numbers.
mistake: Reading a flat line as standing still on a speed graph. There it means a steady speed.
picture: A hill drawn over time is no hill in the landscape.
example: 6 m/s for 10 s is a rectangle: $6 \cdot 10 = 60$ m.
check: What is the slope of a distance-time graph? || speed | the speed

## physics.projectile
skills:
title: Why a thrown ball flies in a parabola
also: projectile motion; thrown ball; horizontal throw; range of a throw; why parabola; does a thrown ball fall slower; two directions
near: physics.free-fall; quadratics.parabola; vectors.add
what: A thrown body moves evenly sideways and falls freely at the same time; the two do not disturb each other.
why: Gravity pulls only downwards, so nothing changes the sideways speed. A bullet shot level and one dropped land together.
how: Fall time from the height, then way is speed times time: from 20 m with $g$ of 10 it is 2 s; at 15 m/s: $15 \cdot 2 = 30$ m.
when: Throws, water jets, jumps.
mistake: Using the full speed for the height, not its upward part.
picture: A ball rolling off a table, filmed with its shadow on the floor and on the wall.
example: From 5 m: $\frac{10 \cdot 1^2}{2} = 5$, so 1 s; at 4 m/s it lands 4 m away.
check: A ball is thrown level, another is dropped from the same height. Do they land together? || yes

## physics.impulse
skills:
title: Why a soft landing hurts less: impulse
also: impulse; force times time; why airbags help; why bend your knees; change of momentum; F t = m v
near: physics.momentum; physics.force
what: Force times time is the change of momentum: $Ft = m(v - v_0)$.
why: To stop, the same momentum has to go. If it takes longer, the force is smaller.
how: 60 kg from 5 m/s to rest in 0.1 s: $\frac{60 \cdot 5}{0.1} = 3000$ N; in 0.5 s only $\frac{60 \cdot 5}{0.5} = 600$ N.
when: Hits, catches, airbags, helmets.
mistake: Mixing impulse (force times time) with work (force times way).
picture: Catching an egg with a hand that moves back.
example: 20 N for 3 s change the momentum by $20 \cdot 3 = 60$ kg m/s.
check: The same stop takes twice as long. How many times smaller is the force? || 2

## physics.gravitation
skills:
title: Why the Moon does not fall on us
also: gravitation; law of gravity; newton's law of gravitation; why does the moon not fall; inverse square; orbit; why are astronauts weightless; gravity between planets; why do planets go around the sun
near: physics.circular; physics.weight-mass
what: All masses attract each other: $F = G \frac{m_1 m_2}{r^2}$. The Moon does fall, but flies sideways so fast that it falls around the Earth.
why: Twice as far, the pull spreads over a sphere of four times the surface, so it is four times weaker.
how: Compare instead of computing: three times the distance gives $\frac{1}{3^2} = \frac{1}{9}$ of the force.
when: Planets, satellites, weight at a height.
mistake: Measuring from the surface instead of from the center.
picture: A cannon on a high mountain: shot fast enough, the ball never meets the ground.
example: Double both masses: $2 \cdot 2 = 4$ times the force.
check: The distance doubles. What part of the force is left? || 1/4 | a quarter

## physics.circular
skills:
title: Why turning needs a force
also: circular motion; centripetal force; why do we feel pushed outward; v squared over r; centrifugal; turning a corner; ball on a string
near: physics.force; physics.inertia; physics.gravitation
what: A body on a circle is pulled to the center all the time: $a = \frac{v^2}{r}$.
why: Without a force it would go straight on. Faster means more turning per second and more speed to turn: hence the square.
how: 10 m/s on a radius of 20 m: $\frac{10^2}{20} = 5$ m/s²; times the mass it is the force.
when: Curves, loops, planets, washing machines.
mistake: Drawing a real force outwards: you feel your inertia.
picture: A ball on a string; let go, and it flies off straight along the tangent.
example: 2 kg with 5 m/s² need $2 \cdot 5 = 10$ N to the center.
check: The speed doubles on the same circle. How many times bigger must the force be? || 4

## physics.pendulum
skills:
title: Why a pendulum keeps time
also: pendulum; period of a pendulum; does mass matter pendulum; swing; spring pendulum; oscillation; why square root of length; longer pendulum period; what does the period of a pendulum depend on
near: physics.waves; physics.free-fall
what: The period of a small swing is $T = 2\pi\sqrt{\frac{l}{g}}$: it depends on the length, not on the mass.
why: A heavier bob is pulled harder and is harder to move, as in free fall. A wider swing is longer, but also faster.
how: Compare: four times the length, $\sqrt{4} = 2$ times the period.
when: Clocks, swings, measuring $g$.
mistake: Thinking that twice the length means twice the period.
picture: A child and an adult on equal swings: side by side in step.
example: 10 swings in 20 s: the period is $\frac{20}{10} = 2$ s.
check: Does a heavier bob swing slower? || no

## physics.gas
skills:
title: Why a gas presses harder when squeezed or heated
also: gas laws; ideal gas; boyle's law; pressure and volume; why kelvin; pV = nRT; charles law; hot air expands
near: physics.temperature-heat; physics.pressure; functions.proportional
what: For a fixed amount of gas $\frac{pV}{T}$ stays the same, with $T$ in kelvins.
why: Pressure is the drumming of particles on the wall. Half the room: twice as many hits. Hotter: harder hits.
how: Same temperature: $p_1 V_1 = p_2 V_2$. 6 L at 100 kPa squeezed to 2 L: $\frac{100 \cdot 6}{2} = 300$ kPa.
when: Pumps, balloons, tires, weather.
mistake: Putting in degrees Celsius: twice 20 degrees is not twice as hot.
picture: Bees in a box that gets smaller.
example: 300 K to 450 K at the same volume: $\frac{450}{300} = 1.5$ times the pressure.
check: A gas is squeezed to half its volume at the same temperature. How many times bigger is the pressure? || 2

## physics.charge
skills:
title: Electric charge and why hair stands up
also: electric charge; static electricity; coulomb's law; like charges repel; why does hair stand up; electrons move; electric field; why do i get a shock; positive and negative charge
near: physics.current-voltage; chemistry.atom; physics.gravitation
what: Like charges repel, unlike ones attract: $F = k \frac{q_1 q_2}{r^2}$.
why: Rubbing moves electrons from one body to the other. Each hair gets the same charge and wants away from its neighbors.
how: Compare: half the distance means $2^2 = 4$ times the force.
when: Sparks, lightning, atoms, capacitors.
mistake: Thinking that plus charges wander in a solid. Electrons do.
picture: A balloon rubbed on a sweater sticking to the wall.
example: One charge three times as big: the force is 3 times as big for both bodies.
check: Do two negative charges attract each other? || no

## physics.wire
skills:
title: Why a long thin wire resists more
also: resistance of a wire; resistivity; length and thickness of a wire; R = rho l / A; why thick cables; cross section
near: physics.ohm; physics.series-parallel
what: $R = \rho \frac{l}{S}$: longer means more, thicker means less; $\rho$ belongs to the material.
why: A long wire is many short ones in a row, a thick one many thin ones side by side.
how: Twice as long and half as thick in section: $2 \cdot 2 = 4$ times the resistance.
when: Cables, heaters, fuses.
mistake: Using the diameter for the section: twice the diameter is four times the area.
picture: A long narrow and a short wide drinking straw.
example: 3 times as long, 3 times the section: $\frac{3}{3} = 1$, the same resistance.
check: A wire becomes 5 times longer. How many times bigger is its resistance? || 5

## physics.magnetism
skills:
title: How current makes magnets and magnets make current
also: magnetic field; induction; electromagnet; how does a generator work; lorentz force; magnetic force on a wire; faraday; motor; how do magnets work
near: physics.current-voltage; physics.electric-power
what: A current has a magnetic field around it; a changing magnetic field drives a current. A motor uses the first, a generator the second.
why: It must change: a magnet lying still in a coil does nothing, a moving one makes the needle jump.
how: Force on a wire across the field: $F = BIl$. With 0.5 T, 4 A and 0.2 m: $0.5 \cdot 4 \cdot 0.2 = 0.4$ N.
when: Motors, generators, transformers, loudspeakers.
mistake: Expecting a voltage from a field that stays the same.
picture: A bicycle dynamo: no ride, no light.
example: The flux changes by 0.6 Wb in 0.2 s: $\frac{0.6}{0.2} = 3$ V.
check: Does a magnet at rest in a coil make a current? || no

## physics.photon
skills:
title: Light in portions: photons
also: photon; photoelectric effect; energy of light; E = hf; why blue light; quantum; is light a wave or a particle; planck
near: physics.waves; physics.current-voltage
what: Light comes in portions with the energy $E = hf$: the higher the frequency, the bigger the portion.
why: Dim blue light knocks electrons out of a metal, bright red light does not. Many small coins that cannot be joined do not open a machine that wants one big coin.
how: Compare the frequencies: twice the frequency, twice the energy of each photon.
when: Solar cells, colors of flames, X-rays.
mistake: Thinking that brighter light has bigger photons. It has more of them.
picture: Imagine rain: more drops or bigger drops. Brighter light has more drops, bluer light has bigger ones.
example: An electron takes 5 units from a photon and needs 3 to get out: $5 - 3 = 2$ units are left for its motion.
check: Which photon has more energy, red or blue? || blue

## physics.radioactivity
skills:
title: What happens when an atom decays
also: radioactivity; alpha beta gamma; nuclear decay; E = mc^2; why does the mass change; nuclear energy; isotopes decay
near: sequences.half-life; chemistry.atom
what: An unstable nucleus throws something out: alpha takes away 2 protons and 2 neutrons, beta turns a neutron into a proton, gamma is only energy.
why: Protons push each other apart. If the glue between the particles is not enough, the nucleus finds a steadier form, and the missing mass is energy: $E = mc^2$.
how: Keep the sums equal. Alpha from 238 and 92: $238 - 4 = 234$ and $92 - 2 = 90$.
when: Medicine, dating, power stations.
mistake: Thinking that one can tell when one atom decays. Only the share is known.
picture: Popcorn: nobody knows which grain is next, but all know how fast it goes.
example: Beta decay of carbon with 6 protons: $6 + 1 = 7$: nitrogen.
check: By how much does the mass number fall in an alpha decay? || 4

## physics.velocity
title: Velocity and speed: what is the difference
also: what is velocity; is velocity the same as speed; difference between speed and velocity; why does velocity have a direction; is velocity a vector
near: physics.speed; vectors.meaning
what: Speed says how fast. Velocity says how fast and in which direction.
why: Two cars at 60 km/h may meet or drive away from each other. The speed alone does not tell which, the velocity does.
how: Give a direction or a sign: $+5$ m/s to the right, $-5$ m/s to the left.
when: Whenever directions matter: meeting, turning, throwing upwards.
mistake: Saying the velocity is constant in a curve. The direction changes, so the velocity does.
picture: A wind arrow on a weather map: its length is the speed, it points where the wind blows.
example: Once around a track in 60 s: the average speed is not 0, but the average velocity is 0, for you end where you began.
check: North at 5 m/s: is that a speed or a velocity? || velocity

## physics.ice
title: Why ice floats on water
also: why does ice float; why is ice lighter than water; why do icebergs float; why does a frozen bottle burst; does water expand when it freezes
near: physics.density; physics.buoyancy
what: Ice floats because it has a smaller density than water: about 900 against 1000 kg in each cubic meter.
why: When water freezes, its particles line up in a lattice with gaps, so the same mass takes more room.
how: Compare densities: what has the smaller one floats. About nine tenths of the ice stay under water.
when: With icebergs, frozen lakes and bottles that burst in the freezer.
mistake: Thinking ice is lighter because it is cold. Almost every other solid sinks in its own liquid.
picture: People who stand in a crowd, and the same people holding each other at arm's length: more room for as many.
example: 1 kg of water is 1 liter; frozen, it takes about 1.1 liters.
check: Which has the greater density, water or ice? || water

## physics.sky
title: Why the sky is blue and the sunset red
also: why is the sky blue; why is the sunset red; why is the evening sky orange; scattering of light
near: physics.waves; physics.reflection-refraction
what: Air scatters blue light much more than red light, so blue reaches us from all over the sky.
why: Blue light has the shorter waves, and small particles of air throw short waves sideways more. In the evening the light goes a long way through air, the blue is lost on the way and red is left.
how: Shorter wave, more scattering; longer way through the air, less blue left.
when: With the color of the sky, of sunsets and of far mountains.
mistake: Saying that the sky mirrors the sea.
picture: A crowd with many small posts: small children bump off in all directions, giants walk straight on.
example: On the Moon there is no air, so the sky is black even by day.
check: Which light is scattered more by the air, blue or red? || blue

## physics.absolute-zero
title: Why 0 kelvin is the lowest temperature
also: what is absolute zero; why is there no temperature below 0 kelvin; why is -273 the lowest temperature; what is the kelvin scale; why can nothing be colder than absolute zero
near: physics.temperature-heat; physics.gas
what: At 0 kelvin, $-273.15$ degrees Celsius, the particles have the least motion they can have.
why: Temperature tells how wildly particles move. What has already the least motion cannot slow down further.
how: Kelvin is Celsius plus 273: 20 degrees are 293 kelvins.
when: In all gas laws, where the temperature has to be in kelvins.
mistake: Thinking that 0 degrees Celsius is no heat at all. It is only where water freezes.
picture: A dancing crowd that slows down until nobody can move less.
example: Helium becomes liquid at about 4 kelvins, close to the end.
check: How many kelvins are 27 degrees Celsius, rounded? || 300

## physics.sound
title: Why we see lightning before we hear thunder
also: why does thunder come after lightning; how far away is the storm; speed of sound; how fast is sound; sound or light faster; what is an echo
near: physics.waves; physics.speed
what: Light comes to us almost at once, sound needs about 3 seconds for each kilometer.
why: Sound is a push that air passes on at about 340 m/s. Light is nearly a million times faster.
how: Count the seconds from flash to thunder and multiply by 340: that is the distance in meters.
when: With storms, echoes and starting guns.
mistake: Thinking that the thunder begins later. Both begin together.
picture: Two messengers start at the same moment, one on a rocket and one on a bicycle.
example: 6 s between flash and thunder: $340 \cdot 6 = 2040$ m, about 2 km.
check: You count 3 s. With 340 m/s, how many meters away was the lightning? || 1020

## physics.weightless
title: Why astronauts float: mass without weight
also: why are astronauts weightless; do astronauts have mass; is there gravity in space; why do things float in the space station; weight in space
near: physics.weight-mass; physics.gravitation
what: Astronauts keep their mass, but they press on nothing, so a scale would show 0.
why: Gravity still pulls them almost as hard as here. But ship and people fall together around the Earth, so nobody presses on the floor.
how: Ask two things: does gravity pull (yes), and does anything hold against it (no)?
when: In a space station, in a falling elevator, at the top of a jump.
mistake: Saying there is no gravity up there. Without it the ship would fly straight away.
picture: An elevator whose rope is cut: you and the scale under your feet fall equally fast.
example: A 70 kg astronaut still has 70 kg; pushing off the wall is as hard as here.
check: Does the mass of an astronaut change in orbit? || no

## physics.current-heat
title: Why a wire gets hot when current flows
also: why does a light bulb get hot; why do wires heat up; heat from current; why does a charger get warm; joule heating; how does a heater work
near: physics.electric-power; physics.wire
what: Current heats what it flows through: $Q = I^2 R t$.
why: The moving electrons bump into the atoms of the wire and make them shake more. More shaking is more heat.
how: Twice the current gives four times the heat, twice the time gives twice the heat.
when: Wanted in a kettle, an iron or a bulb; unwanted in cables and phones.
mistake: Thinking that current is used up on the way. The energy changes, the current is the same at both ends.
picture: A crowd that runs through a narrow corridor and jostles everyone who stands there.
example: 2 A through 10 ohms for 5 s: $2^2 \cdot 10 \cdot 5 = 200$ J.
check: The current doubles. How many times as much heat is there? || 4

## physics.energy-or-power
title: Energy and power: what is the difference
also: difference between energy and power; energy vs power; joule or watt; is power the same as energy; what is a kilowatt hour
near: physics.power; physics.work
what: Energy, in joules, is how much work can be done. Power, in watts, is how much of it is done each second.
why: Two people carry equal bags up the stairs and do equal work. Who is faster has the greater power.
how: Power is energy divided by time: $P = \frac{E}{t}$. Energy is power times time.
when: Energy for "how much in all", power for "how fast".
mistake: Taking a kilowatt hour for power. It is power times time, so energy.
picture: A bucket and a tap: the water in the bucket is energy, the flow of the tap is power.
example: A 100 W bulb uses 100 J each second, in 10 s 1000 J.
check: A motor does 600 J in 20 s. What is its power in watts? || 30

## physics.heat-transfer
title: How heat travels: conduction, convection, radiation
also: difference between conduction convection and radiation; how does heat move; why does a metal spoon get hot; why does warm air rise; how does the sun warm us; why does metal feel colder than wood
near: physics.temperature-heat; physics.heat-capacity
what: Heat goes by touching (conduction), with a stream of warm air or water (convection), or as rays (radiation).
why: In conduction shaking particles push their neighbors, in convection they travel themselves, in radiation no particles are needed at all.
how: Ask what carries it: neighbors in a solid, a moving liquid or gas, or nothing.
when: Pans, radiators, thermos bottles, houses, the Sun.
mistake: Saying that cold flows in. It is heat that flows out.
picture: A bucket passed along a row of people, people who run with buckets, and a hose that sprays.
example: A metal spoon in tea: conduction. Air over a heater: convection. A campfire on your face: radiation.
check: Through empty space heat comes from the Sun by ... ? || radiation

## physics.evaporation
title: Evaporation and boiling: what is the difference
also: difference between evaporation and boiling; why do puddles dry; why does laundry dry in the cold; why does sweat cool; why does water evaporate below 100 degrees; why does wet skin feel cold
near: physics.phase-change; physics.temperature-heat
what: Evaporation happens at the surface at any temperature. Boiling happens in the whole liquid at one temperature.
why: Some particles are always fast enough to leave. They take energy along, so what stays behind gets cooler.
how: No bubbles and slowly: evaporation. Bubbles everywhere: boiling.
when: Puddles, laundry and sweat evaporate; a kettle boils.
mistake: Thinking that water becomes vapor only at 100 degrees.
picture: A trampoline full of people: only the ones who jump highest land outside.
example: A wet towel dries at 20 degrees and feels cool.
check: A puddle dries in the sun. Is that boiling or evaporation? || evaporation

## physics.newton-laws
title: The three laws of Newton
also: what are newtons laws; newtons first law; newtons second law; what are the three laws of motion; laws of newton in simple words
near: physics.inertia; physics.force; physics.action-reaction
what: First: without a force, motion stays as it is. Second: $F = ma$. Third: forces come in pairs, equal and opposite, on two bodies.
why: All three say one thing: forces change motion, they are not needed to keep it.
how: Pick one body, draw the forces on it, add them, then use $F = ma$.
when: In every problem that has forces.
mistake: Putting both forces of a pair on one body. They act on different ones, so they do not cancel.
picture: A hockey puck: it glides, it is hit, and the stick feels the hit as well.
example: 10 N on 2 kg: $a = \frac{10}{2} = 5$ m/s².
check: 12 N act on 4 kg. What is the acceleration in m/s²? || 3
`
