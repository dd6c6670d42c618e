/** How cards are written: `concepts/card.ts`. */
export const chemistry = String.raw`
## chemistry.atom
skills:
title: What an atom is made of
also: atom; protons neutrons electrons; nucleus; atomic number; mass number; what is an atom made of; how many neutrons; structure of the atom; what is in an atom
near: chemistry.periodic-table; chemistry.ion; chemistry.formula
what: An atom has a tiny nucleus of protons (plus) and neutrons, with electrons (minus) around it. The number of protons says which element it is.
why: Minus is held by plus. Add a proton and the atom holds one electron more, and behaves like another element.
how: Neutrons are mass number minus atomic number: sodium 23 with 11 protons has $23 - 11 = 12$.
when: Reading the periodic table, isotopes, ions.
mistake: Taking the mass number for the number of neutrons.
picture: A pea in the middle of a stadium, and flies on the upper seats.
example: Carbon 14 has 6 protons: $14 - 6 = 8$ neutrons.
check: Oxygen has the atomic number 8. How many protons? || 8

## chemistry.periodic-table
skills:
title: How to read the periodic table
also: periodic table; what do the numbers mean; groups and periods; atomic mass; valence electrons; why is the table in columns; element symbol; period or group row or column; how to read the periodic table; what do the numbers in the periodic table mean
near: chemistry.atom; chemistry.valence
what: Elements stand in the order of their protons; those in one column have the same number of outer electrons and behave alike.
why: Electrons sit in shells. When a shell is full, a new one starts, and the same outer patterns come again, like days of the week.
how: Small whole number: protons. Decimal number: atomic mass. Sodium: 11 and about 23.
when: Formulas, molar masses, guessing properties.
mistake: Swapping the two numbers.
picture: A calendar: each column is the same weekday.
example: Lithium, sodium, potassium: one column, one outer electron, all react with water.
check: Do elements of one column behave alike? || yes

## chemistry.ion
skills:
title: Why atoms become ions
also: ion; cation anion; why does sodium lose an electron; positive ion; charge of an ion; gains electrons; ionic bond; what is an ion; is an ion an atom with a plus; why do atoms get a charge
near: chemistry.atom; chemistry.valence; chemistry.formula
what: An ion is an atom with electrons missing (positive) or extra (negative).
why: A full outer shell is steady. Giving away one electron or taking one is the shortest way there.
how: Charge is protons minus electrons: $11 - 10 = 1$, so sodium is 1+.
when: Salts, solutions, formulas.
mistake: Thinking plus means "got something". Losing a minus makes you positive.
picture: One hand short of a handful gives away, the other takes: both are content.
example: Oxygen with 8 protons and 10 electrons: $8 - 10 = -2$, a 2- ion.
check: Chlorine takes one electron. What is its charge? || -1 | 1- | minus one

## chemistry.valence
skills:
title: How to find a formula from valences
also: valence; oxidation number; criss cross; why is it Al2O3; write a formula; bonds; how many bonds; charges must cancel; what is valence; how to determine the valence
near: chemistry.formula; chemistry.ion; chemistry.periodic-table
what: Valence tells how many bonds an atom makes; in a formula the bonds of both sides have to match.
why: Atoms hold hands: no hand may stay empty. Two of one with three hands meet three of one with two hands.
how: Take the least common multiple: Al has 3, O has 2: 6 hands, so $6 / 3 = 2$ Al and $6 / 2 = 3$ O.
when: Writing formulas of oxides and salts.
mistake: Writing the valence of an atom as its own number.
picture: A dance in which everybody needs all hands held.
example: Calcium 2, chlorine 1: one Ca and two Cl, $\mathrm{CaCl_2}$.
check: Na has valence 1, O has 2. How many Na in the oxide? || 2

## chemistry.formula
skills:
title: What the numbers in a formula mean
also: chemical formula; subscript; coefficient; what does the 2 in H2O mean; count atoms; number in front; brackets in formula; why not change h2o to h2o2; what does the small number in h2o mean; subscript in a formula
near: chemistry.molar-mass; chemistry.balance; chemistry.valence
what: The small number counts atoms of the element before it; the big number in front counts whole molecules.
why: $\mathrm{H_2O}$ is a recipe: two H, one O. $3\,\mathrm{H_2O}$ are three such packets.
how: Multiply: in $3\,\mathrm{H_2O}$ there are $3 \cdot 2 = 6$ H and 3 O. A number after brackets counts all inside.
when: Balancing, molar masses.
mistake: Changing a small number to make things fit: $\mathrm{H_2O_2}$ is another substance.
picture: Imagine packs of sausages: the small number says how many are in a pack, the number in front how many packs.
example: $\mathrm{Ca(OH)_2}$: 1 Ca, 2 O, 2 H.
check: How many H atoms are in $2\,\mathrm{CH_4}$? || 8

## chemistry.balance
skills:
title: Why and how to balance an equation
also: balance an equation; balancing chemical equations; coefficients; why must it be balanced; same number of atoms; how do i balance; how do i balance a chemical equation; why cant i change the little numbers when balancing; coefficients in a reaction; why must both sides have the same atoms
near: chemistry.mass-conservation; chemistry.formula; chemistry.amounts
what: Put numbers in front so that each element has the same number of atoms on both sides.
why: In a reaction atoms only change partners. None appears, none is lost.
how: Count, fix one element after another, O and H last: $2\,\mathrm{H_2} + \mathrm{O_2} \to 2\,\mathrm{H_2O}$ has 4 H and 2 O on both sides.
when: Before each calculation with a reaction.
mistake: Changing the small numbers, which makes other substances.
picture: Building blocks: tear one house down and build two others with all the blocks.
example: $\mathrm{CH_4} + 2\,\mathrm{O_2} \to \mathrm{CO_2} + 2\,\mathrm{H_2O}$: 1 C, 4 H, 4 O each.
check: $\mathrm{N_2} + 3\,\mathrm{H_2}$ gives how many $\mathrm{NH_3}$? || 2

## chemistry.mass-conservation
skills:
title: Does anything get lost when it burns?
also: conservation of mass; where does the mass go; burning wood gets lighter; mass before and after; law of conservation of mass; where does the mass go when paper burns; why does ash weigh less
near: chemistry.balance; chemistry.amounts
what: The mass of all starting materials is the mass of all products.
why: The same atoms are there before and after. Wood seems to vanish because its gases fly off; in a closed jar the scale does not move.
how: 12 g carbon with 32 g oxygen: $12 + 32 = 44$ g of gas.
when: A mass is missing.
mistake: Forgetting gases.
picture: A closed jar with a burning candle on a scale.
example: 10 g of stuff leave 5.6 g: $10 - 5.6 = 4.4$ g went off as gas.
check: 4 g hydrogen and 32 g oxygen give how many grams of water? || 36 | 36 g

## chemistry.mole
skills:
title: What a mole is and why we need it
also: mole; mol; what is a mole; avogadro number; why moles; amount of substance; 6.02; like a dozen; mole in chemistry; chemistry mole; what is a mole in chemistry; 6.02 10^23
near: chemistry.molar-mass; chemistry.amounts; chemistry.concentration
what: A mole is a count: about $6.02 \cdot 10^{23}$ particles, as a dozen is 12.
why: Atoms are too many to count and react by number. So one counts by weighing: the size of the mole is chosen so that grams match the table.
how: Moles are mass divided by molar mass: 36 g of water: $\frac{36}{18} = 2$ mol.
when: All amounts in chemistry.
mistake: Taking a mole for a mass. A mole of iron and a mole of water weigh different amounts.
picture: Imagine a bank that does not count coins one by one but weighs the bag: so the mole counts atoms.
example: 0.5 mol holds $0.5 \cdot 6.02 \cdot 10^{23} = 3.01 \cdot 10^{23}$ particles.
check: How many moles are 54 g of water (18 g/mol)? || 3 | 3 mol

## chemistry.molar-mass
skills:
title: How to find the molar mass
also: molar mass; molecular mass; g/mol; mass of one mole; relative molecular mass; add atomic masses; how much does a mole weigh; how do i get the molar mass; g per mol
near: chemistry.mole; chemistry.formula
what: The molar mass is the mass of one mole: add the atomic masses of all atoms in the formula.
why: A pack weighs what its parts weigh. And the numbers in the table are grams per mole.
how: Multiply each atomic mass by the number of its atoms and add. $\mathrm{H_2O}$: $2 \cdot 1 + 16 = 18$ g/mol.
when: Turning grams into moles and back.
mistake: Forgetting the small numbers or the brackets.
picture: Imagine the bill of a meal: each price times the number of portions, all added up.
example: $\mathrm{CO_2}$: $12 + 2 \cdot 16 = 44$ g/mol, so 3 mol weigh $3 \cdot 44 = 132$ g.
check: Molar mass of $\mathrm{CH_4}$ (C 12, H 1)? || 16 | 16 g/mol

## chemistry.amounts
skills:
title: How much comes out of a reaction
also: stoichiometry; how much product; mole ratio; reaction calculation; grams to grams; limiting reagent; calculate mass from equation
near: chemistry.balance; chemistry.mole; chemistry.molar-mass
what: The numbers of the balanced equation are the ratio of moles. Grams to moles, ratio, moles to grams.
why: A recipe for 2 cakes needs 6 eggs: 4 cakes need 12. The equation is the recipe, the mole the egg box.
how: $2\,\mathrm{H_2} + \mathrm{O_2} \to 2\,\mathrm{H_2O}$: 8 g of hydrogen are $\frac{8}{2} = 4$ mol, they give 4 mol of water, $4 \cdot 18 = 72$ g.
when: "What mass is formed, what mass is needed".
mistake: Using the ratio for grams.
picture: Buns and sausages: the one that runs out first decides.
example: Burning 24 g carbon: $\frac{24}{12} = 2$ mol give $2 \cdot 44 = 88$ g of $\mathrm{CO_2}$.
check: $\mathrm{N_2} + 3\,\mathrm{H_2}$ gives $2\,\mathrm{NH_3}$. How many moles of $\mathrm{NH_3}$ from 6 mol $\mathrm{H_2}$? || 4 | 4 mol

## chemistry.mass-fraction
skills:
title: Mass percent of a solution
also: mass fraction; percent solution; how much salt; concentration percent; mass percent; solute and solvent; why divide by the whole solution; percent of a solution what do i divide by; concentration in percent
near: chemistry.dilution; chemistry.concentration
what: The mass percent tells which part of the whole solution is the dissolved substance.
why: The salt is a part of what you weigh at the end, so the whole is salt and water together.
how: 20 g salt in 180 g water: $\frac{20}{20 + 180} = 0.1$, that is 10 percent.
when: Salt water, vinegar, medicine.
mistake: Dividing by the water only.
picture: Imagine a glass of sweet tea on a scale: the scale shows tea and sugar together, and that is the whole.
example: 250 g of a 4 percent solution: $250 \cdot 0.04 = 10$ g of salt and 240 g of water.
check: 5 g sugar in 95 g water. How many percent? || 5 | 5%

## chemistry.concentration
skills:
title: Molar concentration: moles per liter
also: molarity; molar concentration; mol per liter; how strong is the solution; c = n/V; mol/L; M solution
near: chemistry.mole; chemistry.mass-fraction; chemistry.dilution
what: Concentration is moles of the substance per liter of solution: $c = \frac{n}{V}$.
why: Reactions go by number of particles, and liquids are measured by volume. So moles per liter are handy.
how: 0.5 mol in 2 L: $\frac{0.5}{2} = 0.25$ mol/L.
when: Reactions in solutions.
mistake: Using milliliters: 250 mL are 0.25 L. And it is the volume of the solution, not of the water.
picture: How many fish swim in each liter of the tank.
example: 0.2 mol/L and 0.5 L: $0.2 \cdot 0.5 = 0.1$ mol.
check: 3 mol in 6 L. What is the concentration in mol/L? || 0.5

## chemistry.dilution
skills:
title: Diluting and mixing solutions
also: dilution; mixing solutions; add water; how much water to add; two solutions mixed; c1v1=c2v2; percent of the mixture; dilution formula
near: chemistry.mass-fraction; chemistry.concentration
what: Adding water leaves the amount of substance as it was; mixing adds the amounts.
why: Water thins juice, but takes no fruit away.
how: 100 g of 30 percent and 200 g of water: $\frac{30}{100 + 200} = 0.1$: 10 percent.
when: Kitchen, laboratory, word problems about mixtures.
mistake: Taking the mean of the percents: it is right for equal masses only.
picture: Imagine syrup in a glass filled up with water: it tastes weaker, but there is just as much syrup in it.
example: 100 g of 10 and 300 g of 30 percent: $\frac{10 + 90}{400} = 0.25$, so 25 percent.
check: 50 g of a 20 percent solution and 50 g of water. How many percent now? || 10 | 10%

## chemistry.ph
skills:
title: What pH tells
also: ph; acid; base; alkaline; why is ph 7 neutral; acidic or basic; ph scale; hydrogen ions; what is ph; is ph 3 acid or base
near: logarithms.scale; chemistry.concentration
what: pH tells how sour a solution is: below 7 acidic, 7 neutral, above 7 basic. One step is a factor of 10.
why: The amount of hydrogen ions differs by powers of ten, so one writes only the exponent: $10^{-3}$ mol/L is pH 3.
how: Take the exponent without the minus: $-\log_{10} 0.001 = 3$.
when: Soaps, juices, soil, pools.
mistake: Thinking that a higher pH is more acid. It is the other way round.
picture: A staircase down: each step ten times as many hydrogen ions.
example: pH 2 against pH 5: $10^3 = 1000$ times as acid.
check: Is a solution with pH 9 acidic or basic? || basic | alkaline

## chemistry.redox
skills:
title: Oxidation and reduction
also: redox; oxidation; reduction; oxidation number; who loses electrons; oil rig; why does iron rust; oxidizing agent; what is oxidation; oxidizing agent gives or takes electrons; what is reduction
near: chemistry.ion; chemistry.balance
what: Oxidation is losing electrons, reduction is gaining them. They always happen together.
why: Electrons do not lie about: what one gives away, another takes.
how: Compare the charges before and after: iron from 0 to 3+ has lost 3 electrons: oxidized.
when: Rust, batteries, burning.
mistake: Thinking that reduction means fewer electrons: the charge is reduced, as minus comes in.
picture: Imagine handing over coins: one gets poorer and the other richer by the same amount.
example: Zinc goes from 0 to 2+, copper from 2+ to 0: two electrons moved.
check: Magnesium goes from 0 to 2+. Is it oxidized or reduced? || oxidized

## chemistry.gas-volume
skills:
title: Why a mole of any gas takes 22.4 liters
also: molar volume; 22.4 liters; volume of a gas; why do all gases have the same volume; liters to moles; gas at normal conditions
near: chemistry.mole; chemistry.amounts; physics.gas
what: At 0 degrees Celsius and normal pressure one mole of any gas fills about 22.4 L.
why: Gas particles are far apart, so their own size hardly matters: the number decides, not the kind.
how: Liters divided by 22.4 are moles: $\frac{44.8}{22.4} = 2$ mol.
when: Gases in reactions.
mistake: Using it for liquids or solids.
picture: A hall with dancers far apart: the hall is filled by how many, not by how tall they are.
example: 3 mol of oxygen: $3 \cdot 22.4 = 67.2$ L.
check: How many liters do 0.5 mol of a gas take at normal conditions? || 11.2

## chemistry.bond
skills:
title: Why atoms hold together
also: chemical bond; covalent bond; ionic bond; metallic bond; why do atoms bond; shared electrons; polar bond; ionic vs covalent bond; what is a chemical bond
near: chemistry.ion; chemistry.valence; chemistry.atom
what: Atoms share electrons (covalent), hand them over (ionic) or pool them (metals).
why: Together they reach full outer shells, and that costs less energy than staying alone, as a ball rolls to the bottom.
how: Two nonmetals: covalent. Metal with nonmetal: ionic. Metals: metallic bond.
when: Guessing melting points, solubility, current in a substance.
mistake: Thinking that breaking a bond gives energy. It costs energy; making one gives it back.
picture: Two kids sharing one blanket; one kid giving a toy; a class with a common box of toys.
example: Water: covalent. Table salt: ionic. Copper: metallic.
check: Which bond is in $\mathrm{NaCl}$? || ionic

## chemistry.rate
skills:
title: What makes a reaction faster
also: rate of reaction; catalyst; why does heat speed up reactions; surface area reaction; concentration and rate; equilibrium; activation energy; is a catalyst a reactant; what is a catalyst; what makes a reaction fast; enzyme
near: chemistry.concentration; physics.temperature-heat
what: Reactions go faster when it is hotter, more concentrated, finer ground or with a catalyst.
why: Particles have to meet and hit hard enough. Heat makes hits harder, crowding makes more of them, and a catalyst lowers the wall they have to get over.
how: Rule of thumb: 10 degrees more, about twice as fast; 30 degrees: $2^3 = 8$ times.
when: Cooking, fridge, industry.
mistake: Thinking that a catalyst is used up. It comes out as it went in.
picture: Crowded bumper cars driving faster and faster.
example: A sugar cube and powdered sugar in tea: the powder has more surface.
check: Is a catalyst used up in the reaction? || no

## chemistry.element-compound
title: Element, compound, mixture: what is the difference
also: difference between an element and a compound; what is a compound; what is an element; compound or mixture; is water an element; is air a mixture
near: chemistry.atom; chemistry.formula
what: An element has only one kind of atoms. A compound has two or more kinds joined in a fixed ratio, like water. A mixture is only put together.
why: In a compound the atoms are bound to each other, so it has properties of its own. In a mixture each part keeps its own.
how: One symbol in the formula: element. Several: compound. No formula at all: mixture.
when: When you read formulas or separate substances.
mistake: Taking $\mathrm{O_2}$ for a compound. It is two atoms of one element.
picture: Letters, a word made of letters, and letters in a bag.
example: Iron is an element, rust a compound, sea water a mixture.
check: Is CO2 an element or a compound? || compound

## chemistry.molecule
title: Atom and molecule: what is the difference
also: difference between an atom and a molecule; what is a molecule; is o2 an atom or a molecule; are molecules made of atoms; o and o2
near: chemistry.atom; chemistry.formula
what: A molecule is two or more atoms that hold together. One O is an atom, $\mathrm{O_2}$ is a molecule.
why: Atoms share electrons and stay together, and such a group behaves as one particle.
how: The small number says how many atoms are in the molecule, the number in front how many molecules there are.
when: When you read formulas and count atoms.
mistake: Mixing up 2O and $\mathrm{O_2}$: two single atoms, and one molecule of two.
picture: One brick, and two bricks clicked together.
example: $\mathrm{H_2O}$ has 3 atoms in one molecule.
check: How many atoms are in one molecule of CO2? || 3

## chemistry.acid-base
title: Acids and bases: how to tell them
also: what is an acid; what is a base; what is an alkali; how do i know something is an acid; acid or base; why is alkali soapy; what does litmus show; is soap a base; why must we not touch alkali
near: chemistry.ph; chemistry.ion
what: An acid gives off $\mathrm{H^+}$ in water and tastes sour; a base (alkali) gives $\mathrm{OH^-}$ and feels soapy. Never test that with tongue or fingers.
why: $\mathrm{H^+}$ makes a solution sour. An alkali turns the fat of the skin into soap: that is why it is slippery and burns.
how: Use an indicator: litmus is red in acids and blue in bases. Or the pH: below 7 acid, above 7 base.
when: Before you mix, clean or neutralize anything.
mistake: Thinking that bases are harmless because they do not taste sour.
picture: A seesaw with water in the middle: acids on one side, bases on the other.
example: Lemon juice has pH 2, soap about 10.
check: Is a solution with pH 3 acid or base? || acid

## chemistry.dissolving
title: Where salt goes when it dissolves
also: what happens when salt dissolves; where does sugar go in tea; does salt disappear in water; is dissolving a chemical reaction; why does sugar dissolve faster in hot water
near: chemistry.mass-fraction; chemistry.ion
what: The salt is still there, split into particles so small that you cannot see them.
why: Water pulls the ions out of the crystal and surrounds each one of them.
how: Weigh it: 10 g of salt in 90 g of water are 100 g of solution. Let the water evaporate, and the salt is back.
when: With every solution: sea water, tea, medicine.
mistake: Thinking that it is gone because it cannot be seen.
picture: A class that leaves in a crowd: nobody vanished, they have only spread out.
example: 30 g of sugar in 170 g of tea: 200 g in all.
check: 5 g of salt dissolve in 95 g of water. How many grams is the solution? || 100

## chemistry.change
title: Physical or chemical change: how to tell
also: difference between a physical and a chemical change; is melting ice chemical or physical; is burning a chemical change; signs of a chemical reaction; is boiling water chemistry
near: chemistry.mass-conservation; chemistry.dissolving
what: In a physical change the substance stays the same, in a chemical change a new one is formed.
why: Melting only lets the particles move freely. Burning joins the atoms in a new way.
how: Look for signs of a new substance: gas, light, heat, another color or smell. Can you simply cool it and have it back? Then it was physical.
when: At the beginning of every question on reactions.
mistake: Calling melting chemical. Ice and water are both $\mathrm{H_2O}$.
picture: Bending a paper clip, and melting down coins into a ring.
example: Physical: water boils. Chemical: iron rusts.
check: Is burning paper physical or chemical? || chemical

## chemistry.noble-gas
title: Why helium reacts with nothing: noble gases
also: why does helium not react; what is a noble gas; why are noble gases stable; full outer shell; why is neon inert; what does a full shell mean
near: chemistry.periodic-table; chemistry.bond
what: Noble gases, such as helium and neon, have a full outer shell of electrons, so they need no partner.
why: Atoms react to get a full outer shell. Whoever has one already neither gives nor takes.
how: Look at the last column of the periodic table: those are the noble gases.
when: When you decide which atoms bond and how many electrons they give or take.
mistake: Thinking that noble means rare. It means that they keep to themselves.
picture: A full table at a party: nobody leaves and nobody can sit down.
example: Helium is safe in balloons; hydrogen would burn.
check: Does neon easily make compounds? || no

## chemistry.soda
title: Why baking soda fizzes with vinegar
also: why does baking soda fizz; what happens with vinegar and soda; baking soda volcano; why does dough rise; what gas is in the bubbles
near: chemistry.acid-base; chemistry.change
what: Baking soda and the acid of vinegar make a new substance: the gas carbon dioxide, $\mathrm{CO_2}$. Its bubbles are the fizz.
why: An acid drives carbon dioxide out of carbonates. That is a chemical change, a new substance appears.
how: Acid + carbonate gives salt + water + $\mathrm{CO_2}$.
when: Volcano models, baking, removing lime.
mistake: Thinking that the liquid boils. It even gets a little colder.
picture: A bottle of soda water that is opened: bubbles of the same gas.
example: $\mathrm{NaHCO_3}$ with vinegar gives $\mathrm{CO_2}$, water and a salt.
check: Which gas is in the bubbles: CO2 or O2? || CO2

## chemistry.rust
title: Why iron rusts and gold does not
also: why does iron rust; what is rust; why does gold not rust; what does iron need to rust; how to prevent rust; corrosion
near: chemistry.redox; chemistry.change
what: Rust is iron that has joined with oxygen, with the help of water. Gold keeps its electrons and stays shiny.
why: Iron gives electrons to oxygen easily, gold hardly ever: it is not active.
how: Keep air and water away: paint, oil or a layer of zinc.
when: With bikes, bridges, tools.
mistake: Thinking that rust weighs less. With the oxygen it is heavier than the iron was.
picture: Friends who lend money easily, and one who never does.
example: A nail rusts in a damp glass and stays bright in dry air.
check: Does rusting need oxygen? || yes

## chemistry.isotope
title: What isotopes are
also: what is an isotope; difference between isotopes; why is the atomic mass of chlorine 35.5; same element different mass; carbon 12 and carbon 14
near: chemistry.atom; physics.radioactivity
what: Isotopes are atoms of one element with different numbers of neutrons: equal protons, different mass.
why: Protons decide which element it is. Neutrons only make it heavier.
how: Neutrons are mass number minus atomic number: carbon-14 has $14 - 6 = 8$.
when: With average atomic masses and radioactive dating.
mistake: Thinking that a different mass is a different element.
picture: Twins with different backpacks.
example: Chlorine is a mixture of mass 35 and 37, on average 35.5.
check: How many neutrons has carbon-13 (atomic number 6)? || 7
`
