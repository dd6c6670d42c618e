/** How terms are written: `concepts/term.ts`. */
export const physics = String.raw`
## speed
terms: speed
field: motion
is: Speed says how much way is covered in each unit of time.
example: 60 km/h: 60 kilometers in each hour.
card: physics.speed

## velocity
terms: velocity
field: motion
is: Velocity is speed together with its direction.
example: 60 km/h to the north and 60 km/h to the south are the same speed and different velocities.
card: physics.velocity

## acceleration
terms: acceleration
field: motion
is: Acceleration says how much the velocity changes in each unit of time.
example: From 0 to 10 m/s in 5 seconds is an acceleration of 2 m/s².
card: physics.acceleration

## distance
terms: distance; path
field: motion
is: The distance is the length of the whole way that was gone.
example: Once around a track of 400 m: the distance is 400 m.

## displacement
terms: displacement
field: motion
is: The displacement is the straight arrow from the start to the end of a motion.
example: Once around a track of 400 m: the displacement is 0.

## mass
terms: mass
field: force
is: Mass, in kilograms, is how much matter there is; it is the same everywhere.
example: A bag of 1 kg has the mass 1 kg on the Moon too.
see: physics.weight-mass

## weight
terms: weight
field: force
is: Weight, in newtons, is the force with which a body presses on its support or pulls at it because of gravity.
example: 1 kg weighs about 10 N on Earth and about 1.6 N on the Moon.
see: physics.weight-mass

## force
terms: force
field: force
is: A force is a push or a pull that changes a motion or a shape; it is measured in newtons.
example: A foot kicks a ball.
card: physics.force

## gravity
terms: gravity; gravitation
field: force
is: Gravity is the pull between all masses; on Earth it pulls each kilogram with about 10 N.
example: It makes an apple fall and keeps the Moon on its way.
see: physics.gravitation

## friction
terms: friction
field: force
is: Friction is the force between touching surfaces that works against sliding; it comes from roughness and from the attraction of the surfaces.
example: Without friction no one could walk: on ice there is little of it.
see: physics.friction

## inertia
terms: inertia
field: force
is: Inertia is that a body keeps its velocity as long as no force changes it.
example: In a bus that brakes you go on forward.
card: physics.inertia

## pressure
terms: pressure
is: Pressure is force divided by the area on which it acts; it is measured in pascals.
example: A thumbtack pierces because its tip is tiny.
card: physics.pressure

## density
terms: density
is: Density is the mass of each unit of volume.
example: 1 cubic centimeter of water has 1 g, of iron nearly 8 g.
card: physics.density

## work
terms: mechanical work; work
field: energy
is: Work is done when a force moves something along its direction: force times way, in joules.
example: Lifting 10 N by 2 m is 20 J.
card: physics.work

## power
terms: mechanical power; power
field: energy
is: Power says how much work is done in each second; it is measured in watts.
example: 20 J in 2 s is 10 W.
card: physics.power

## energy
terms: energy
field: energy
is: Energy is the ability to do work; it changes its form, and its amount stays the same. It is measured in joules.
example: A stretched spring, a moving car, a hot stove.
see: physics.energy-conservation

## kinetic-energy
terms: kinetic energy
field: energy
is: Kinetic energy is the energy of motion: half the mass times the speed squared.
example: Twice as fast is four times the energy.
see: physics.kinetic-energy

## potential-energy
terms: potential energy
field: energy
is: Potential energy is stored by place or shape; at the height $h$ it is $mgh$.
example: Water behind a dam, a stretched bow.
see: physics.potential-energy

## efficiency
terms: efficiency
field: energy
is: Efficiency is the share of the energy put in that does what is wanted.
example: Of 100 J a lamp makes 40 J of light: 40 percent.
see: physics.efficiency

## momentum
terms: momentum
field: force
is: Momentum is mass times velocity: how hard a moving body is to stop.
example: A truck has more of it than a bicycle of the same speed.
card: physics.momentum

## impulse
terms: impulse
field: force
is: Impulse is force times the time it acts; it equals the change of momentum.
example: A soft landing takes longer, so the force is smaller.
card: physics.impulse

## temperature
terms: temperature
field: heat
is: Temperature says how fast the particles move on average: how hot something is.
example: A spark has a high temperature and hardly warms a room.
see: physics.temperature-heat

## heat
terms: heat
field: heat
is: Heat is energy that passes from the hotter to the colder; it is measured in joules.
example: A full bath gives off more heat than a cup of hotter tea.
see: physics.temperature-heat

## evaporation
terms: evaporation
field: heat
is: Evaporation happens at the surface of a liquid, at any temperature.
example: A puddle dries.
see: physics.evaporation

## boiling
terms: boiling
field: heat
is: Boiling happens in the whole liquid, with bubbles, at one temperature.
example: Water boils at 100 degrees at normal pressure.
see: physics.evaporation

## melting
terms: melting
field: heat
is: Melting is the change from solid to liquid; meanwhile the temperature stands still.
example: Ice melts at 0 degrees.
see: physics.phase-change

## diffusion
terms: diffusion
field: heat
is: Diffusion is that substances mix by themselves because their particles move.
example: The smell of perfume spreads through a room.

## current
terms: electric current; current
field: electricity
is: Electric current is moving charge: how much flows through in each second, in amperes.
example: Like the water that flows through a pipe.
see: physics.current-voltage

## voltage
terms: voltage
field: electricity
is: Voltage is what drives the current: the energy for each unit of charge, in volts.
example: Like the pressure of water in a pipe.
see: physics.current-voltage

## resistance
terms: resistance; electrical resistance
field: electricity
is: Resistance says how strongly something holds back the current, in ohms.
example: Like a narrow place in a pipe.
see: physics.current-voltage

## charge
terms: electric charge; charge
field: electricity
is: Electric charge is what makes bodies attract or repel each other electrically; like charges repel, unlike attract.
example: An electron is negative, a proton positive.
see: physics.charge

## series-circuit
terms: series circuit; series; in series
field: electricity
is: In a series circuit the parts stand one behind the other: the same current flows through all, and the voltages add up.
example: If one lamp of an old chain fails, all go out.
see: physics.series-parallel

## parallel-circuit
terms: parallel circuit; parallel circuits; parallel
field: electricity
is: In a parallel circuit the parts stand side by side: all have the same voltage, and the currents add up.
example: The sockets of a home: one lamp off, the others stay on.
see: physics.series-parallel

## conductor
terms: conductor
field: electricity
is: A conductor lets charge flow easily.
example: Copper, iron and other metals.

## insulator
terms: insulator
field: electricity
is: An insulator hardly lets charge flow.
example: Plastic, glass and rubber.

## wave
terms: wave
field: waves
is: A wave is a vibration that travels and carries energy, but no matter.
example: A cork on water goes up and down and stays in its place.
see: physics.waves

## frequency
terms: frequency
field: waves
is: Frequency is the number of vibrations in each second, in hertz.
example: 50 Hz is 50 vibrations per second.
see: physics.waves

## period
terms: period
field: waves
is: The period is the time of one whole vibration.
example: At 50 Hz it is $\frac{1}{50}$ of a second.

## amplitude
terms: amplitude
field: waves
is: The amplitude is the largest distance from the middle of a vibration.
example: A louder tone has a larger amplitude.

## wavelength
terms: wavelength
field: waves
is: The wavelength is the distance from one crest of a wave to the next.
example: Red light has a longer one than blue light.
see: physics.waves

## reflection
terms: reflection of light; reflection
field: light
is: Reflection is that light bounces off a surface, at the angle at which it came.
example: A mirror.
see: physics.reflection-refraction

## refraction
terms: refraction
field: light
is: Refraction is that light bends where it passes from one material into another.
example: A spoon in a glass of water looks broken.
see: physics.reflection-refraction

## buoyancy
terms: buoyancy; buoyant force
field: force
is: Buoyancy is the push upward in a liquid or gas: the weight of what is pushed aside.
example: A ball under water jumps up.
see: physics.buoyancy

## half-life
terms: half-life; half life
is: The half-life is the time in which half of the atoms decay.
example: After two half-lives a quarter is left.
see: physics.radioactivity

## atom
terms: atom
field: matter
is: An atom is the smallest part of a chemical element: a nucleus with electrons around it.
example: An atom of iron, Fe.
see: chemistry.molecule

## molecule
terms: molecule
field: matter
is: A molecule is several atoms bound together.
example: Water: two atoms of hydrogen and one of oxygen.
see: chemistry.molecule

## ion
terms: ion
field: matter
is: An ion is an atom or a group of atoms with a charge.
example: A sodium atom that lost an electron is positive.

## isotope
terms: isotope
field: matter
is: Isotopes are atoms of one element with different numbers of neutrons.
example: Carbon 12 and carbon 14.
card: chemistry.isotope

## element
terms: chemical element; element
field: matter
is: A chemical element consists of atoms with the same number of protons.
example: Oxygen, iron, gold.

## compound
terms: chemical compound; compound
field: matter
is: A compound consists of different elements that are chemically bound in fixed amounts.
example: Water consists of hydrogen and oxygen.

## mixture
terms: mixture
field: matter
is: In a mixture several substances are together without being bound, in any amounts.
example: Salt water, air.

## oxidation
terms: oxidation
field: matter
is: Oxidation is that a substance gives off electrons, for instance to oxygen.
example: Iron rusts.

## reduction
terms: reduction
field: matter
is: Reduction is that a substance takes up electrons.
example: Copper oxide becomes copper.
`
