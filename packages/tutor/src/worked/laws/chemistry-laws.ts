import type { Law } from './law.ts'

/** Laws of chemistry; the letters A to D are masses that follow from a formula, right and wrong. */
export const chemistryLaws = {
  moles: {
    id: 'moles',
    given: 'm:grams A:molar B:molar D:molar',
    steps: ['M:molar = A', 'n:amount = m/M'],
    slips: ['M = B | indices', 'M = D | indices', 'n = M/m | turned', 'n = m*M | multiplied'],
  },
  'mass-of-moles': {
    id: 'mass-of-moles',
    given: 'n:amount A:molar B:molar D:molar',
    steps: ['M:molar = A', 'm:grams = n*M'],
    slips: ['M = B | indices', 'M = D | indices', 'm = M/n | divided', 'm = n/M | divided', 'm = n*22.4 | volume-instead'],
  },
  'gas-of-moles': {
    id: 'gas-of-moles',
    given: 'n:amount v:molar-volume A:molar B:molar',
    steps: ['V:gas-volume = n*v'],
    slips: ['V = n*A | mass-instead', 'V = n*B | mass-instead', 'V = v/n | divided', 'V = n/v | divided'],
  },
  'gas-of-mass': {
    id: 'gas-of-mass',
    given: 'm:grams v:molar-volume A:molar B:molar D:molar',
    steps: ['M:molar = A', 'n:amount = m/M', 'V:gas-volume = n*v'],
    slips: ['M = B | indices', 'M = D | indices', 'n = M/m | turned', 'n = m*M | multiplied', 'V = m*v | grams-as-moles', 'V = m/v | grams-as-moles', 'V = v/n | divided'],
  },
  'moles-of-gas': {
    id: 'moles-of-gas',
    given: 'V:gas-volume v:molar-volume',
    steps: ['n:amount = V/v'],
    slips: ['n = V*v | multiplied', 'n = v/V | turned'],
  },
  'mass-of-gas': {
    id: 'mass-of-gas',
    given: 'V:gas-volume v:molar-volume A:molar B:molar D:molar',
    steps: ['n:amount = V/v', 'M:molar = A', 'm:grams = n*M'],
    slips: ['n = V*v | multiplied', 'n = v/V | turned', 'M = B | indices', 'M = D | indices', 'm = V*M | liters-as-moles', 'm = M/n | divided'],
  },
  'molar-mass': {
    id: 'molar-mass',
    given: 'A:molar B:molar D:molar',
    steps: ['M:molar = A'],
    slips: ['M = D | bracket', 'M = B | index'],
  },
  'particles-of-moles': {
    id: 'particles-of-moles',
    given: 'n:amount',
    steps: ['N:particles = n*6.02e23'],
    slips: ['N = 6.02e23/n | divided', 'N = n/6.02e23 | divided'],
  },
  concentration: {
    id: 'concentration',
    given: 'n:amount V:liters',
    steps: ['c:concentration = n/V'],
    slips: ['c = n*V | multiplied', 'c = V/n | turned'],
  },
  'moles-of-solution': {
    id: 'moles-of-solution',
    given: 'c:concentration V:liters',
    steps: ['n:amount = c*V'],
    slips: ['n = c/V | divided', 'n = V/c | divided'],
  },
  titration: {
    id: 'titration',
    given: 'c:concentration-1 V:liters-1 W:liters-2 r:ratio',
    steps: ['n:amount-1 = c*V', 'N:amount-2 = n*r', 'C:concentration = N/W'],
    slips: ['N = n | ratio', 'N = n/r | ratio-turned', 'C = N*W | multiplied', 'C = W/N | turned'],
  },
  'ph-acid': {
    id: 'ph-acid',
    given: 'c:hydrogen-ions',
    steps: ['p:ph = -log(c)'],
    slips: ['p = log(c) | sign', 'p = 14+log(c) | is-poh', 'p = c | not-yet'],
  },
  'ph-base': {
    id: 'ph-base',
    given: 'c:hydroxide-ions',
    steps: ['o:poh = -log(c)', 'p:ph = 14-o'],
    slips: ['o = log(c) | sign', 'p = o | poh-left', 'p = 14+o | adds'],
  },
  solute: {
    id: 'solute',
    given: 'm:solution-mass w:share',
    steps: ['s:solute = m*w/100'],
    slips: ['s = m*w | percent', 's = m/w | divided', 's = m-m*w/100 | is-water', 's = w | grams-of-hundred'],
  },
  'share-of-water': {
    id: 'share-of-water',
    given: 's:solute W:water',
    steps: ['m:solution-mass = s+W', 'w:share = 100*s/m'],
    slips: ['m = W | water-only', 'w = s/m | no-percent', 'w = 100*W/m | is-water', 'w = m/s | turned'],
  },
  share: {
    id: 'share',
    given: 's:solute m:solution-mass',
    steps: ['w:share = 100*s/m'],
    slips: ['w = s/m | no-percent', 'w = 100*s/(s+m) | added-again', 'w = m/s | turned', 'w = 100*s/(m-s) | water-only'],
  },
  'mixed-solutions': {
    id: 'mixed-solutions',
    given: 'm:solution-mass-1 w:share-1 n:solution-mass-2 W:share-2',
    steps: ['a:solute-1 = m*w/100', 'b:solute-2 = n*W/100', 's:solute-sum = a+b', 'M:solution-sum = m+n', 'p:share = 100*s/M'],
    slips: ['p = (w+W)/2 | mean', 'p = w+W | adds', 'p = s/M | no-percent', 'a = m*w | percent', 'b = n*W | percent'],
  },
  'element-share': {
    id: 'element-share',
    given: 'E:element-mass F:element-mass A:molar B:molar',
    steps: ['M:molar = A', 'w:share = 100*E/M'],
    slips: ['M = B | indices', 'w = 100*F/M | index', 'w = E/M | no-percent', 'w = F/M | index', 'w = M/E | turned'],
  },
} as const satisfies Record<string, Law>
