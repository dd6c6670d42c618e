import { countries } from './reference.ts'

/** ISO 3166-1 codes, without the three with a promised id (K06) and without uninhabited territories. */
const otherCodes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

/** Three countries have a promised id (K06); the others get one computed from their letters, AA = 1000. */
const idOfLetters = (code: string) => 1000 + (code.charCodeAt(0) - 65) * 26 + (code.charCodeAt(1) - 65)

const codes = new Map<number, string>([
  ...countries.map(({ countryId, code }): [number, string] => [countryId, code]),
  ...otherCodes.split(' ').map((code): [number, string] => [idOfLetters(code), code]),
])
const ids = new Map([...codes].map(([id, code]) => [code, id]))

/** ISO 3166-1 alpha-2; undefined for an unknown id. */
export const countryCode = (countryId: number): string | undefined => codes.get(countryId)
export const countryIdOf = (code: string): number | undefined => ids.get(code)
export const countryIds = (): number[] => [...codes.keys()]
