import { figureData } from '../language/figure-data.ts'
import { triangleTold } from '../worked/named-triangle.ts'
import { plainReply } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { tellsOnly } from './tells.ts'
import { isIdle } from './tried.ts'

/**
 * Data of a triangle that cannot be led on with: a leg that is longer than the hypotenuse, or sides and angles of which nothing
 * is asked. Just that is said before anything is calculated.
 */
export const figureDataOff: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || text.length > LONGEST || !isIdle(before.state)) return reply
  const { voice } = turn
  const words = figureData[voice.language]
  const hypotenuse = words.hypotenuse.exec(text)?.[1]
  const leg = words.leg.exec(text)?.[1]
  const size = (each: string) => Number(each.replace(',', '.'))
  if (hypotenuse !== undefined && leg !== undefined && size(leg) >= size(hypotenuse)) {
    putBack()
    return plainReply('data-contradict', voice.choose('figure.long', words.tooLong, { hypotenuse, leg }))
  }
  if (!tellsOnly(reply, 'nothing', 'unread', 'leads-on')) return reply
  const told = triangleTold(text)
  if (!told || told.isAsked || told.sides.length === 0 || !words.unfinished.test(text)) return reply
  putBack()
  const angles = told.angles.map(([at, value]) => words.angle.replace('{at}', at).replace('{value}', `${value}`))
  const given = [...angles, ...told.sides.map(([side, value]) => `${side} = ${value}`)].join(', ')
  return plainReply('datum-missing', voice.choose('figure.asked', words.notAsked, { given }))
}

const LONGEST = 160
