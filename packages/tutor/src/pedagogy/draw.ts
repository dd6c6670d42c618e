import { readFigure } from '../drawing/figure.ts'
import { readPlot } from '../drawing/plot.ts'
import { readExpression } from '../drawing/values.ts'
import { binary, type Expr, expressionsOf } from '../math/ast.ts'
import { functionsIn, type NamedFunction } from '../math/functions.ts'
import type { Language } from '../math/latex.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { lineOf, problemContent, taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { Problem } from './state.ts'
import { drawTexts } from './texts/draw.ts'
import type { Message } from './understand.ts'

const asksForGraph: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:[yfg]\s*(?:\(\s*x\s*\))?\s*=.*(?<!\p{L})(?:draw|plot|sketch|graph) (?:it|this|that|pl[sz]|please|for me)(?!\p{L})|(?:draw|plot|sketch)(?!\p{L}).*(?<!\p{L})(?:graphs?|parabola|line|function|[yfg]\s*(?:\(\s*x\s*\))?\s*=)|show (?:me |us )?(?:the |its |a )?(?:graph|plot)|graph (?:the (?:function|line|parabola|equation)|[yfg]\s*(?:\(\s*x\s*\))?\s*=)|plot (?:it|this)(?!\p{L}))/iu,
  ru: /(?<!\p{L})(?:[yуfg]\s*(?:\(\s*[xх]\s*\))?\s*=.*(?<!\p{L})(?:нарисуй|начерти|построй|изобрази)(?!\p{L})|(?:нарис|начерт|постро|изобра|чертить)\p{L}*(?!\p{L}).*(?:график|парабол|прям(?:ую|ые)(?!\p{L})|функци|[yуfg]\s*(?:\(\s*[xх]\s*\))?\s*=)|покаж\p{L}* (?:мне )?(?:его |её |ее )?график)/iu,
}
/** Asks for more than a picture, or for a picture of something else. */
const asksForMore =
  /(?<!\p{L})(?:find|solve|calculate|determine|prove|how|what|which|does|is|perpendicular|parallel|tangent|through|area|найд\p{L}*|реши\p{L}*|вычисли\p{L}*|определи\p{L}*|докаж\p{L}*|исследу\p{L}*|как|какой|какая|какие|сколько|перпендикуляр\p{L}*|параллел\p{L}*|касательн\p{L}*|через|площад\p{L}*)(?!\p{L})/iu
/** Addressed to Lumi. In a textbook task "plot the graph of" is addressed to the student. */
const saidToLumi: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:draw|show|plot|sketch)(?: it| me| us| this)(?!\p{L})|draw(?!\p{L})|show(?!\p{L})|(?:can|could|will|would) (?:you|u)(?!\p{L}))/iu,
  ru: /(?<!\p{L})(?:нарисуй|начерти|покажи|построй|изобрази|можешь|нарисуешь|построишь|покажешь)(?!\p{L})/iu,
}

/** Draws the requested graph or figure, computed from the function or the measures; null for other messages. */
export function draw({ turn, typed, intent, open }: Message): Reply | null {
  if (intent !== undefined || typed.length > 300) return null
  return graphAsked(turn, typed, open) ?? figureAsked(turn, typed, open)
}

function graphAsked(turn: Turn, typed: string, open: Problem | null): Reply | null {
  const { state, voice } = turn
  if (!asksForGraph[voice.language].test(typed) || asksForMore.test(typed)) return null
  // The words tell that `y = 2x` is a function.
  const told = functionsIn(`graph: ${typed}`, voice.language)
  const shown = told.length > 0 ? told : state.functions.slice(-1)
  if (shown.length === 0) return null
  const source = shown.map(({ name, letter, formula }) => `${name}${letter === 'x' ? '' : `(${letter})`} = ${formula}`)
  if (source.some((line) => /[`\n]/.test(line)) || readPlot(source.join('\n')) === null) return null
  const texts = drawTexts[voice.language]
  const line = `$${source.join('$, $').replace(/[\\{}$%#&_~]/g, ' ')}$`.replace(/\$ *, *\$/g, '$, $')
  if (open && shown.some((each) => isSought(each, open))) {
    const text = voice.choose('draw.later', texts.later, { line: voice.line(lineOf(open)) })
    return { move: 'draw.later', text, content: { ...problemContent(open, voice), badge: null }, free: true }
  }
  if (!saidToLumi[voice.language].test(typed)) {
    const ask = texts.please.replace('{line}', source.join(', '))
    const text = voice.choose('draw.own', texts.own, { line })
    return { move: 'draw.own', text, content: { badge: null, choices: [ask] }, stands: true }
  }
  return drawn(turn, open, 'plot', source.join('\n'), voice.choose('draw.graph', texts.graph, { line }))
}

/** The graph would show the answer of the open problem. */
function isSought({ formula }: NamedFunction, open: Problem): boolean {
  const own = readExpression(formula)
  if (own === null) return false
  return [taskOf(open), lineOf(open)].some((statement) => {
    const sides = expressionsOf(statement)
    const differences = statement.kind === 'equation' ? [binary('subtract', statement.left, statement.right)] : []
    return [...sides, ...differences].some((each: Expr) => sameValue(each, own) === 'verified')
  })
}

const number = '(\\d+(?:[.,]\\d+)?)'
const and = '\\s*(?:,|and|by|x|×|и|на|х)\\s*(?:and |и )?'
const figures: readonly (readonly [RegExp, (...sides: readonly string[]) => string])[] = [
  [
    regExpOf(`(?:right|прямоугольн\\p{L}+)[- ](?:angled )?(?:triangle|треугольник).*?${number}${and}${number}`, 'iu'),
    (a, b) => `triangle ABC: AC = ${a}, BC = ${b}, C = 90°`,
  ],
  [
    regExpOf(`(?:equilateral|равносторонн\\p{L}+) (?:triangle|треугольник).*?${number}`, 'iu'),
    (a) => `triangle ABC: AB = ${a}, BC = ${a}, AC = ${a}`,
  ],
  [
    regExpOf(`(?:triangle|треугольник).*?${number}${and}${number}${and}${number}`, 'iu'),
    (a, b, c) => `triangle ABC: AB = ${a}, BC = ${b}, AC = ${c}`,
  ],
  [
    regExpOf(`(?:rectangle|прямоугольник(?!\\p{L})).*?${number}${and}${number}`, 'iu'),
    (a, b) => `rectangle ABCD: AB = ${a}, AD = ${b}`,
  ],
  [regExpOf(`(?:square|квадрат(?!\\p{L})).*?${number}`, 'iu'), (a) => `square ABCD: AB = ${a}`],
  [
    regExpOf(`(?:circle|окружность|круг).*?(?:radius|радиус\\p{L}*|r) *(?:=|of)? *${number}`, 'iu'),
    (r) => `circle O: r = ${r}`,
  ],
  [
    regExpOf(`(?:circle|окружность|круг).*?(?:diameter|диаметр\\p{L}*|d) *(?:=|of)? *${number}`, 'iu'),
    (d) => `circle O: d = ${d}`,
  ],
]
const asksForFigure =
  /(?<!\p{L})(?:draw|sketch|нарисуй\p{L}*|начерти|изобрази|(?:can|could) (?:you|u) (?:draw|sketch)|(?:можешь|сможешь) (?:нарисовать|начертить))(?!\p{L})/iu

function figureAsked(turn: Turn, typed: string, open: Problem | null): Reply | null {
  const { voice } = turn
  if (!asksForFigure.test(typed)) return null
  const numbers = typed.match(/\d+(?:[.,]\d+)?/gu) ?? []
  for (const [wording, sourceOf] of figures) {
    const [whole, ...sides] = wording.exec(typed) ?? []
    // A number that is not a measure of the figure would be missing from the picture.
    if (!whole || sides.length !== numbers.length) continue
    const source = sourceOf(...sides)
    const texts = drawTexts[voice.language]
    if (readFigure(source) === null)
      return {
        move: 'draw.impossible',
        text: voice.choose('draw.impossible', texts.impossible),
        content: { badge: null },
      }
    return drawn(turn, open, 'geometry', source, voice.choose('draw.figure', texts.figure))
  }
  return null
}

function drawn({ voice }: Turn, open: Problem | null, kind: 'plot' | 'geometry', source: string, says: string): Reply {
  const text = `${says}\n\n\`\`\`${kind}\n${source}\n\`\`\``
  const content = open ? { ...problemContent(open, voice), badge: null } : { badge: null }
  return { move: `draw.${kind}`, text, content, stands: true }
}
