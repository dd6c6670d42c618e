/** Relative atomic masses as school tables round them: whole numbers, chlorine and copper with a half. */
const rounded =
  'H1 He4 Li7 Be9 B11 C12 N14 O16 F19 Ne20 Na23 Mg24 Al27 Si28 P31 S32 Cl35.5 Ar40 K39 Ca40 Sc45 Ti48 V51 Cr52 Mn55 Fe56 Co59 Ni59 Cu64 Zn65 Ga70 Ge73 As75 Se79 Br80 Kr84 Rb85 Sr88 Ag108 Cd112 Sn119 Sb122 I127 Xe131 Cs133 Ba137 W184 Pt195 Au197 Hg201 Pb207 Bi209 U238'
/** Precise values of the International Union (IUPAC), for answers that were calculated with them. */
const precise =
  'H1.008 He4.003 Li6.94 Be9.012 B10.81 C12.011 N14.007 O15.999 F18.998 Ne20.18 Na22.99 Mg24.305 Al26.982 Si28.085 P30.974 S32.06 Cl35.45 Ar39.95 K39.098 Ca40.078 Sc44.956 Ti47.867 V50.942 Cr51.996 Mn54.938 Fe55.845 Co58.933 Ni58.693 Cu63.546 Zn65.38 Ga69.723 Ge72.63 As74.922 Se78.971 Br79.904 Kr83.798 Rb85.468 Sr87.62 Ag107.868 Cd112.414 Sn118.71 Sb121.76 I126.904 Xe131.293 Cs132.905 Ba137.327 W183.84 Pt195.084 Au196.967 Hg200.592 Pb207.2 Bi208.98 U238.029'

const table = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(' ').map((each) => {
      const [, symbol, mass] = /^([A-Z][a-z]?)([\d.]+)$/.exec(each)!
      return [symbol!, Number(mass)]
    }),
  )

export const atomicMasses = { rounded: table(rounded), precise: table(precise) }
