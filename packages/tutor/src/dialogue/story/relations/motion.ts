import { add, divide, equals, multiply, type Rational, rational } from '../../../math/rational.ts'
import { unitOf, unitRatio } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { type KindOfTask, written } from '../kinds/kind.ts'
import { Relation } from './build.ts'
import type { Amount, Told } from './told.ts'
import { askedUnit } from './units.ts'

type Sought = 'length' | 'time' | 'speed'

/** Way, time and speed of one mover: of one stretch, of parts of it, or of stretches at different speeds. */
export function readMotion(told: Told): KindOfTask | null {
  const of = (type: Amount['type']) => told.amounts.filter((each) => each.type === type)
  const [speeds, times, ways] = [of('speed'), of('time'), of('length')]
  if (speeds.length + times.length + ways.length !== told.amounts.length || told.amounts.length < 2) return null
  if (told.has('movers')) return null
  const sought = soughtIn(told)
  if (!sought || times.some(({ unit }) => !['h', 'min', 's'].includes(unit))) return null
  if (speeds.length > 1) return stretches(told, speeds, times, ways, sought)
  // What is told on one side must leave exactly one quantity open.
  const isOpen = { speed: speeds.length === 0, time: times.length === 0, length: ways.length === 0 }
  if (!isOpen[sought] || Object.values(isOpen).filter(Boolean).length !== 1) return null
  // The formula of science names these two better.
  if (sought === 'speed' && told.amounts.length === 2 && told.has('average', told.question.text)) return null
  const many = Math.max(times.length, ways.length)
  if (many > 1 && !areJoined(told, times.length > 1 ? times : ways)) return null
  if (times.length > 1 && ways.length > 1) return null
  const [speed] = speeds
  const units = speed ? partsOf(speed.unit) : speedAsked(told, ways[0], times[0])
  if (!units) return null
  const [length, hour] = units
  const graph = new Relation(told)
  const { names } = told.words
  if (speed) graph.know('speed', speed, names.speed)
  const way = ways.length > 0 ? sumOf(graph, 'way', ways, names.way, length) : null
  const time = times.length > 0 ? sumOf(graph, 'time', times, names.time, hour) : null
  if (speed && time) {
    const own = askedUnit(told, 'length') ?? length
    const t = times.map(({ value }) => value).reduce(add)
    graph.slip(divide(speed.value, t), 'operation')
    graph.slip(multiply(speed.value, t), 'units')
    return graph.done(
      converted(graph, graph.find('way', names.way, `speed * ${time}`, length), length, own, names.way),
      'way',
    )
  }
  if (speed && way) {
    const own = askedUnit(told, 'time') ?? hour
    const w = ways.map(({ value }) => value).reduce(add)
    graph.slip(multiply(speed.value, w), 'operation')
    graph.slip(divide(w, speed.value), 'units')
    graph.slip(divide(speed.value, w), 'turnedOver')
    return graph.done(
      converted(graph, graph.find('time', names.time, `${way} / speed`, hour), hour, own, names.time),
      'way',
    )
  }
  if (!way || !time) return null
  const [w, t] = [ways, times].map((each) => each.map(({ value }) => value).reduce(add))
  if (w && t) {
    graph.slip(multiply(w, t), 'operation')
    graph.slip(divide(w, t), 'units')
    graph.slip(divide(t, w), 'turnedOver')
  }
  return graph.done(graph.find('speed', names.speed, `${way} / ${time}`, speedUnit(length, hour)), 'way')
}

/** Two or three speeds, each with its own time or way beside it. */
function stretches(
  told: Told,
  speeds: readonly Amount[],
  times: readonly Amount[],
  ways: readonly Amount[],
  sought: Sought,
): KindOfTask | null {
  const others = times.length > 0 ? times : ways
  if ((times.length > 0 && ways.length > 0) || others.length !== speeds.length || speeds.length > 3) return null
  const [first] = speeds
  const units = first && speeds.every(({ unit }) => unit === first.unit) ? partsOf(first.unit) : null
  if (!units || told.has('half')) return null
  // Speed and stretch alternate in the same order.
  const all = told.amounts
  if (all.some((each, index) => index % 2 === 1 && (each.type === 'speed') === (all[index - 1]?.type === 'speed')))
    return null
  if (all.some((each, index) => index % 2 === 0 && (each.type === 'speed') !== (all[0]?.type === 'speed'))) return null
  const [length, hour] = units
  const { names } = told.words
  const graph = new Relation(told)
  const [wayRoles, timeRoles]: [string[], string[]] = [[], []]
  speeds.forEach((speed, index) => {
    const at = index + 1
    const other = others[index]
    if (!other) return
    graph.know(`v${at}`, speed, names.speedOf(at))
    if (other.type === 'time') {
      const time = graph.knowIn(`t${at}`, other, names.timeOf(at), hour)
      timeRoles.push(time)
      if (sought !== 'time') wayRoles.push(graph.find(`w${at}`, names.wayOf(at), `v${at} * ${time}`, length))
    } else {
      const way = graph.knowIn(`w${at}`, other, names.wayOf(at), length)
      wayRoles.push(way)
      if (sought !== 'length') timeRoles.push(graph.find(`t${at}`, names.timeOf(at), `${way} / v${at}`, hour))
    }
  })
  const middle = divide(speeds.map(({ value }) => value).reduce(add), rational(speeds.length))
  if (sought === 'time') {
    if (times.length > 0) return null
    const own = askedUnit(told, 'time') ?? hour
    return graph.done(
      converted(graph, graph.find('time_all', names.timeAll, timeRoles.join(' + '), hour), hour, own, names.timeAll),
      'way',
    )
  }
  if (sought === 'length') {
    if (ways.length > 0) return null
    const own = askedUnit(told, 'length') ?? length
    return graph.done(
      converted(graph, graph.find('way_all', names.wayAll, wayRoles.join(' + '), length), length, own, names.wayAll),
      'way',
    )
  }
  if (!told.has('average')) return null
  graph.find('way_all', names.wayAll, wayRoles.join(' + '), length)
  graph.find('time_all', names.timeAll, timeRoles.join(' + '), hour)
  graph.find('speed', names.averageSpeed, 'way_all / time_all', first?.unit ?? '')
  graph.slip(middle, 'middle')
  return graph.done('speed', 'average')
}

function soughtIn(told: Told): Sought | null {
  const asked = told.question.text
  if (told.has('asksSpeed', asked)) return 'speed'
  const [way, time] = [told.has('asksWay', asked), told.has('asksTime', asked)]
  return way === time ? null : way ? 'length' : 'time'
}

/** "1.5 hours, then another 20 minutes", "2 hours and 30 minutes". */
function areJoined(told: Told, all: readonly Amount[]): boolean {
  return all.every((each, index) => {
    const before = all[index - 1]
    return (
      !before ||
      told.words.joined.some((source) =>
        regExpOf(`^(?:${source})$`, 'iu').test(told.text.slice(before.end, each.start)),
      )
    )
  })
}

function sumOf(graph: Relation, role: string, all: readonly Amount[], name: string, unit: string): string {
  const roles = all.map((each, index) => graph.knowIn(all.length > 1 ? `${role}_${index + 1}` : role, each, name, unit))
  return roles.length > 1 ? graph.find(`${role}_sum`, name, roles.join(' + '), unit) : (roles[0] ?? role)
}

/** The parts `km` and `h` of `km/h`. */
function partsOf(unit: string): readonly [string, string] | null {
  if (unit === 'mph') return ['mi', 'h']
  const [length, time] = unit.split('/')
  return length && time ? [length, time] : null
}
const speedUnit = (length: string, time: string) => (length === 'mi' && time === 'h' ? 'mph' : `${length}/${time}`)

function speedAsked(told: Told, way: Amount | undefined, time: Amount | undefined): readonly [string, string] | null {
  if (!way || !time) return null
  const said = told.has('asksMph', told.question.text) ? (['mi', 'h'] as const) : null
  if (said) return said
  const found = regExpOf(told.words.speedUnit, 'iu').exec(told.question.text)
  const [length, hour] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]].map((each) => unitOf(each ?? ''))
  if (length && hour) return [length.en, hour.en]
  // Without a unit in the question: the units of the task.
  return [way.unit, time.unit]
}

export function converted(graph: Relation, role: string, from: string, to: string, name: string): string {
  const [own, wanted] = [unitOf(from), unitOf(to)]
  const ratio: Rational | null = own && wanted ? unitRatio(own, wanted) : null
  if (!ratio || equals(ratio, rational(1))) return role
  return graph.find(
    `${role}_asked`,
    `${name} (${graph.unitName(to)})`,
    ratio.n > ratio.d ? `${role} * ${written(ratio)}` : `${role} / ${written(divide(rational(1), ratio))}`,
    to,
  )
}
