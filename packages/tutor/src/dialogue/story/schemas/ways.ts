import type { Schema } from './schema.ts'

/** Boats in a stream, and a train that passes something long. */
export const waySchemas: Readonly<Record<string, Schema>> = {
  streamSpeed: {
    facts: ['own', 'stream', 'direction'],
    unknown: ['speed'],
    relations: ({ words }) => [words.up === undefined ? 'speed = own + stream' : 'speed = own - stream'],
    slips: [
      ['turned', 'own + stream'],
      ['turned', 'own - stream'],
    ],
    positive: ['own - stream', 'stream'],
  },
  streamWay: {
    facts: ['own', 'stream', 'time', 'direction'],
    unknown: ['speed', 'way'],
    relations: ({ words }) => [
      words.up === undefined ? 'speed = own + stream' : 'speed = own - stream',
      'way = speed * time',
    ],
    slips: [
      ['still', 'own * time'],
      ['turned', '(own + stream) * time'],
      ['turned', '(own - stream) * time'],
    ],
    positive: ['own - stream', 'stream', 'time'],
  },
  streamTime: {
    facts: ['own', 'stream', 'way', 'direction'],
    unknown: ['speed', 'time'],
    relations: ({ words }) => [
      words.up === undefined ? 'speed = own + stream' : 'speed = own - stream',
      'time = way / speed',
    ],
    slips: [
      ['still', 'way / own'],
      ['turned', 'way / (own + stream)'],
      ['turned', 'way / (own - stream)'],
    ],
    positive: ['own - stream', 'stream', 'way'],
  },
  streamWays: {
    facts: ['own', 'stream', 'times'],
    unknown: ['with', 'against', 'wayDown', 'wayUp', 'way'],
    relations: [
      'with = own + stream',
      'against = own - stream',
      'wayDown = with * down',
      'wayUp = against * up',
      'way = wayDown + wayUp',
    ],
    slips: [
      ['still', 'own * (down + up)'],
      ['turned', '(own - stream) * down + (own + stream) * up'],
    ],
    positive: ['own - stream', 'stream', 'down', 'up'],
  },
  streamTrip: {
    facts: ['own', 'stream', 'way', 'trip'],
    unknown: ['with', 'against', 'down', 'up', 'time'],
    relations: [
      'with = own + stream',
      'against = own - stream',
      'down = way / with',
      'up = way / against',
      'time = down + up',
    ],
    slips: [
      ['still', 'way / own'],
      ['still', '2 * way / own'],
      ['once', 'way / (own + stream)'],
      ['once', 'way / (own - stream)'],
    ],
    positive: ['own - stream', 'stream', 'way'],
  },
  streamFrom: {
    facts: ['way', 'times'],
    unknown: ['with', 'against', 'gap', 'stream', 'sum', 'own'],
    relations: [
      'with = way / down',
      'against = way / up',
      'gap = with - against',
      'stream = gap / 2',
      'sum = with + against',
      'own = sum / 2',
    ],
    slips: [
      ['twice', 'way / down - way / up', 'stream'],
      ['twice', 'way / down + way / up', 'own'],
      ['one', 'way / down', 'own'],
      ['one', 'way / up', 'own'],
    ],
    positive: ['way', 'up - down', 'down'],
  },
  streamOf: {
    facts: ['speeds'],
    unknown: ['gap', 'stream', 'sum', 'own'],
    relations: ['gap = with - against', 'stream = gap / 2', 'sum = with + against', 'own = sum / 2'],
    slips: [
      ['twice', 'with - against', 'stream'],
      ['twice', 'with + against', 'own'],
    ],
    positive: ['with - against', 'against'],
  },
  bridgeTime: {
    facts: ['train', 'bridge', 'speed'],
    unknown: ['way', 'time'],
    relations: ['way = train + bridge', 'time = way / speed'],
    slips: [
      ['bridge', 'bridge / speed'],
      ['bridge', 'train / speed'],
      ['difference', '(bridge - train) / speed'],
    ],
    positive: ['train', 'bridge', 'speed'],
  },
  bridgeSpeed: {
    facts: ['train', 'bridge', 'time'],
    unknown: ['way', 'speed'],
    relations: ['way = train + bridge', 'speed = way / time'],
    slips: [
      ['bridge', 'bridge / time'],
      ['bridge', 'train / time'],
      ['difference', '(bridge - train) / time'],
    ],
    positive: ['train', 'bridge', 'time'],
  },
  bridgeLength: {
    facts: ['train', 'speed', 'time'],
    unknown: ['way', 'bridge'],
    relations: ['way = speed * time', 'bridge = way - train'],
    slips: [
      ['whole', 'speed * time'],
      ['difference', 'speed * time + train'],
    ],
    positive: ['train', 'speed * time - train'],
  },
  trainLength: {
    facts: ['bridge', 'speed', 'time'],
    unknown: ['way', 'train'],
    relations: ['way = speed * time', 'train = way - bridge'],
    slips: [
      ['whole', 'speed * time'],
      ['difference', 'speed * time + bridge'],
    ],
    positive: ['bridge', 'speed * time - bridge'],
  },
}
