import { both } from './words-of-law.ts'

/** What stands in the place of {shows}. */
export const showsAtoms = {
  unnamed: both('the substance', 'этого вещества'),
  formula: both('how many atoms of each kind does {formula} show?', 'сколько атомов каждого вида в {formula}?'),
  name: both(
    'what is the formula of this substance, and how many atoms are in one molecule?',
    'какая формула у этого вещества и сколько атомов в одной молекуле?',
  ),
}

export const chemistryCues = {
  room: /(?<!\p{L})r\.?t\.?p|room temperature|комнатн/iu,
  standard:
    /(?<!\p{L})s\.?t\.?p|standard|normal conditions|н\. ?у|нормальн|gas|газ|volume|об[ъь][её]м|литр|lit(?:er|re)|dm/iu,
  asksVolume:
    /(?:volume|how many (?:lit|dm|cm)|what vol|об[ъь][её]м|ск[ао]л?ь?ко (?:это )?(?:литр|л(?!\p{L}))|сколько литр)/iu,
  asksMass:
    /(?:mass|how many grams|how much (?:salt|sugar|acid|of)|grams|weigh|масс|ск[ао]л?ь?ко (?:соли|сахара|вещества|кислоты|щ[её]лочи)|сколько (?:грамм|г(?!\p{L})|весит)|вес)/iu,
  asksMoles: /(?:moles?|amount of|молей|моль|количеств|скока моль)/iu,
  asksMolar: /molar mass|molecular (?:mass|weight)|formula mass|молярн\p{L}* масс|молекулярн\p{L}* масс/iu,
  asksParticles:
    /how many (?:molecules|atoms|particles)|number of (?:molecules|atoms|particles)|сколько (?:молекул|атомов|частиц)|число (?:молекул|атомов|частиц)/iu,
  asksShare: /percent|mass fraction|composition|массов\p{L}* дол|процентн|сколько процентов/iu,
  asksConcentration: /conc|molarity|концентрац|молярност/iu,
  neutral: /neutrali[sz]|titrat|нейтрализ|титр|react/iu,
  perMole: /^\s*(?:per|for (?:a|one|each)|a|на|за|\/)?\s*(?:1 )?(?:mole?(?!\p{L})|моль)/iu,
  water: /^\s*(?:of |в )?(?:water|вод)/iu,
  ph: /(?<!\p{L})(?:p[hн]|рн)(?!\p{L})/iu,
}
