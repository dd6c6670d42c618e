/** The skill of the curriculum that a formula or a pattern belongs to; null where there is none. */
export const skillOfMeasured = (id: string): string | null => skills.get(id) ?? null

const skills: ReadonlyMap<string, string> = new Map(
  `
7.physics.motion: motion mean-speed mean-of-two two-parts
7.physics.density: density
7.physics.gravity: gravity
7.physics.hooke: hooke
7.physics.pressure: pressure weight-pressure press
7.physics.liquid: liquid-pressure
7.physics.archimedes: buoyancy
7.physics.work: work lift-work efficiency
7.physics.power: power power-motion lift-power
7.physics.energy: potential kinetic
7.physics.lever: lever
8.physics.heating: heating cooling heating-by burning
8.physics.melting: melting boiling
8.physics.ohm: ohm charge voltage-work
8.physics.wire: wire
8.physics.connections: series parallel
8.physics.electric-power: electric-power power-voltage power-current electric-work energy-use
8.physics.joule: joule
8.physics.lens: lens-power lens magnification refraction
9.physics.acceleration: acceleration acceleration-rest way-acceleration way-rest way-to-stop braking-way
9.physics.fall: fall fall-speed fall-height
9.physics.newton: newton friction gravitation centripetal
9.physics.momentum: momentum impulse coupling
9.physics.waves: wave wave-period period-count frequency-count frequency
10.physics.gas: gas gas-mass boyle charles gay-lussac heat-engine carnot
10.physics.coulomb: coulomb field-force field-point capacitance capacitor-energy full-circuit
11.physics.pendulum: pendulum spring-pendulum circuit-period
11.physics.photon: photon photon-wave mass-energy ampere lorentz induction
8.chemistry.molar-mass: molar-mass
8.chemistry.amount: amount particles gas-volume
8.chemistry.mass-share: mass-share-of-element
8.chemistry.balance: balance reaction-mass
8.chemistry.solutions: mass-share mass-share-water
10.chemistry.concentration: concentration dilution
6.problems.motion: towards after downstream upstream speed-with speed-against own-speed current-speed
6.problems.work: together
6.percent.change: percent-after
6.percent.whole: percent-before
5.percent.of: percent-part
6.ratio.proportion: proportion
6.ratio.inverse: inverse-proportion
7.problems.equation: sum-and-difference sum-and-ratio
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [skill, ids] = line.split(': ')
      return ids!.split(' ').map((id) => [id, skill!] as const)
    }),
)
