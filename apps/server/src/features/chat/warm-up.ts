/**
 * What a thread reads before students' turns come, one message at a time, so that a turn waits for no more than one of
 * them. Patterns are compiled at their first use, once for each alphabet: the first story in Russian costs 2 s of processor
 * time, the second 0.3. The formulas come twice, because the engine optimizes code that is used again.
 */
const formulas = ['Solve x^2 - 5x + 6 = 0', 'hint please', 'Реши 2x + 3 = 11', 'дай подсказку']
const stories = [
  'У Маши 96 булочек, в пакет входит 8 булочек. Сколько нужно пакетов?',
  'A baker has 96 rolls and puts 8 rolls into each bag. How many bags does she need?',
  'Найди ускорение тела массой 4 кг под действием силы 20 Н',
]
export const warmUpMessages = [...formulas, ...formulas, ...stories]

/** How many of them are left when a thread has read the formulas. */
export const storiesLeft = stories.length
