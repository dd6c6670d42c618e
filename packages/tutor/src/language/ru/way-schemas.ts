import type { SchemaWords } from '../../dialogue/story/schemas/schema.ts'

const kmh = '(?:км ?\\/ ?ч(?:ас)?|км в час|километр\\p{L}* в час)'
const km = '(?:км|километр\\p{L}*)(?!\\p{L}| ?\\/| в час)'
const hours = '(?:час\\p{L}*|ч)(?!\\p{L})'
const down = '(?:по течению(?: реки)?|вниз по (?:реке|течению))'
const up = '(?:против течения(?: реки)?|вверх по реке)'
const back =
  '(?:(?:на )?обратн\\p{L}+(?: (?:путь|дорог\\p{L}+|рейс))?|обратно|назад|вернул\\p{L}*(?: обратно| назад)?|возвращ\\p{L}+)'
const metres = '(?:м|метр\\p{L}*)(?!\\p{L}| ?\\/| в сек)'
const long = '(?:мост\\p{L}*|тоннел\\p{L}*|туннел\\p{L}*|платформ\\p{L}*)'
const ms = '(?:м ?\\/ ?с|метр\\p{L}* в секунду|м в секунду)'
const seconds = '(?:секунд\\p{L}*|сек\\.?|с)(?!\\p{L})'
const find = '(?:какова|каков|какая|какую|какой|чему|найди\\p{L}*|найти|определи\\p{L}*|вычисли\\p{L}*|с какой|сколько)'
const vessel =
  '(?:лодк\\p{L}+|катер\\p{L}*|теплоход\\p{L}*|корабл\\p{L}+|яхт\\p{L}+|байдарк\\p{L}+|парохода?|моторк\\p{L}+|судна)'

const own = [
  `собственн\\p{L}+ скорост\\p{L}+~{own} ?${kmh}`,
  `скорост\\p{L}+ (?:моторн\\p{L}+ )?${vessel}(?: в (?:стоячей|неподвижной) воде)?~{own} ?${kmh}`,
  `{own} ?${kmh} в (?:стоячей|неподвижной) воде`,
  `в (?:стоячей|неподвижной) воде~{own} ?${kmh}`,
]
const stream = [
  `скорост\\p{L}+ (?:течения(?: реки)?|реки)~{stream} ?${kmh}`,
  `(?<!(?:по|против) )течени\\p{L}+~{stream} ?${kmh}`,
]
const odd =
  '%|(?<!\\p{L})(?:половин\\p{L}*|вдвое|раза?|останов\\p{L}*|стоян\\p{L}*|отдых\\p{L}*|плот\\p{L}*|озер\\p{L}*|встрет\\p{L}*|навстречу|средн\\p{L}*|больше|меньше|дольше|быстрее|медленнее|минут\\p{L}*|мин)(?!\\p{L})'
const trainOdd =
  '%|км ?\\/ ?ч|(?<!\\p{L})(?:минут\\p{L}*|мин|внутри|(?:целиком|полностью) (?:в|на|находи\\p{L}+)|встречн\\p{L}+|два поезда|второ\\p{L}+|столб\\p{L}*|светофор\\p{L}*|человек\\p{L}*)(?!\\p{L})'
const trainHarmless = 'по|если|до|после|мимо'
const train = [
  `поезд\\p{L}*,? длин\\p{L}+(?: которо\\p{L}+)?(?: равна| -| в)? ?{train} ?${metres}`,
  `длин\\p{L}+ поезда~{train} ?${metres}`,
]
const bridge = [
  `${long},? длин\\p{L}+(?: которо\\p{L}+)?(?: равна| -| в)? ?{bridge} ?${metres}`,
  `длин\\p{L}+ ${long}~{bridge} ?${metres}`,
  `${long} в {bridge} ?${metres}`,
]
const trainTime = [`(?:за )?{time} ?${seconds}`]
const trainSpeed = [`(?:со скоростью )?{speed} ?${ms}`]
const trainNames = {
  train: 'длина поезда',
  bridge: 'длина того, мимо чего он проезжает',
  way: 'путь, который проходит начало поезда',
  speed: 'скорость',
  time: 'время',
}
const trainSlips = {
  bridge: 'Начало поезда к этому времени уже за концом. Сколько ему ещё ехать, пока не пройдёт последний вагон?',
  difference: 'Нарисуй поезд, когда подъезжает его начало и когда ушёл его конец. Сколько между двумя началами?',
  whole: 'Столько проходит начало поезда. Из каких двух длин складывается этот путь?',
}
const trainBecause =
  'Пока начало въезжает, а конец ещё не выехал, начало поезда проходит всю эту длину и ещё длину самого поезда.'
const streamNames = {
  own: 'собственная скорость',
  stream: 'скорость течения',
  with: 'скорость по течению',
  against: 'скорость против течения',
  speed: 'скорость на реке',
  wayDown: 'путь по течению',
  wayUp: 'путь против течения',
  down: 'время по течению',
  up: 'время против течения',
  gap: 'разность двух скоростей',
  sum: 'обе скорости вместе',
}
const streamSlips = {
  still: 'Так было бы в стоячей воде. Что меняет течение?',
  turned: 'Течение там помогает или мешает?',
  once: 'Это только в одну сторону. Сколько уйдёт на другую?',
  twice: 'По течению и против: сколько раз течение сидит в этом числе?',
  one: 'Это скорость по течению или против. Что к ней добавило или отняло течение?',
}
const streamBecause =
  'По течению скорости складываются, против течения скорость течения отнимают, поэтому они отличаются на две скорости течения.'

/** Лодки в течении реки и поезда, которые проезжают что-то длинное. */
export const wayWordsRu: Readonly<Record<string, SchemaWords>> = {
  streamSpeed: {
    facts: { own, stream, direction: [down, `(?<up>${up})`] },
    asks: { speed: [`${find}~скорост\\p{L}+`] },
    odd: `${odd}|сколько|за какое`,
    names: streamNames,
    restate: (say) => `Собственная скорость ${say('own')}, скорость течения ${say('stream')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamWay: {
    facts: { own, stream, time: [`(?:за )?{time} ?${hours}`], direction: [down, `(?<up>${up})`] },
    asks: { way: [`${find}~(?:км|километр\\p{L}*|путь|расстояни\\p{L}+)`, '(?:как далеко)'] },
    odd,
    names: { ...streamNames, time: 'время', way: 'путь' },
    restate: (say) => `Собственная скорость ${say('own')}, скорость течения ${say('stream')}; время ${say('time')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamTime: {
    facts: { own, stream, way: [`{way} ?${km}`], direction: [down, `(?<up>${up})`] },
    asks: { time: ['за какое время', 'за сколько', 'сколько (?:времени|часов)', `${find}~время`] },
    odd,
    names: { ...streamNames, time: 'время', way: 'путь' },
    restate: (say) => `Собственная скорость ${say('own')}, скорость течения ${say('stream')}; путь ${say('way')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamWays: {
    facts: {
      own,
      stream,
      times: [
        `{down} ?${hours} ${down}~{up} ?${hours} ${up}`,
        `{up} ?${hours} ${up}~{down} ?${hours} ${down}`,
        `${down} {down} ?${hours}~${up} {up} ?${hours}`,
        `${up} {up} ?${hours}~${down} {down} ?${hours}`,
      ],
    },
    asks: { way: [`${find}~(?:км|километр\\p{L}*|путь|расстояни\\p{L}+)`] },
    odd,
    harmless: 'всего|вместе|весь',
    names: { ...streamNames, way: 'весь путь' },
    restate: (say) =>
      `Собственная скорость ${say('own')}, скорость течения ${say('stream')}; по течению ${say('down')}, против течения ${say('up')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamTrip: {
    facts: {
      own,
      stream,
      way: [`{way} ?${km}`],
      trip: [`${down}~${back}`, `${up}~${back}`, `${down}~${up}`, `${up}~${down}`, 'туда и обратно', back],
    },
    asks: { time: ['за какое время', 'за сколько', 'сколько (?:времени|часов)', `${find}~время`] },
    odd,
    harmless: 'всего|вместе|весь|обратно|туда',
    names: { ...streamNames, way: 'путь в одну сторону', time: 'всё время' },
    restate: (say) =>
      `Собственная скорость ${say('own')}, скорость течения ${say('stream')}; в одну сторону ${say('way')} и столько же обратно.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamFrom: {
    facts: {
      way: [`{way} ?${km}`],
      times: [
        `{down} ?${hours}~${down}~{up} ?${hours}~(?:${up}|${back})`,
        `{up} ?${hours}~${up}~{down} ?${hours}~(?:${down}|${back})`,
        `${down}~{down} ?${hours}~(?:${up}|${back})~{up} ?${hours}`,
        `${up}~{up} ?${hours}~(?:${down}|${back})~{down} ?${hours}`,
        `${down}~{down} ?${hours}~{up} ?${hours}~(?:${up}|${back})`,
        `${up}~{up} ?${hours}~{down} ?${hours}~(?:${down}|${back})`,
      ],
    },
    asks: {
      stream: [`${find}~(?:скорост\\p{L}+ )?(?:течения|реки)(?: реки)?`],
      own: [`${find}~(?:собственн\\p{L}+ скорост\\p{L}+|скорост\\p{L}+ ${vessel})[^?.]*`],
    },
    odd,
    harmless: 'то же',
    names: { ...streamNames, way: 'путь' },
    restate: (say) => `Путь ${say('way')}; по течению он занимает ${say('down')}, против течения ${say('up')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  streamOf: {
    facts: {
      speeds: [
        `${down}~{with} ?${kmh}~${up}~{against} ?${kmh}`,
        `{with} ?${kmh} ${down}~{against} ?${kmh} ${up}`,
        `${up}~{against} ?${kmh}~${down}~{with} ?${kmh}`,
        `{against} ?${kmh} ${up}~{with} ?${kmh} ${down}`,
      ],
    },
    asks: {
      stream: [`${find}~(?:скорост\\p{L}+ )?(?:течения|реки)(?: реки)?`],
      own: [`${find}~(?:собственн\\p{L}+ скорост\\p{L}+|скорост\\p{L}+ ${vessel})[^?.]*`],
    },
    odd,
    names: streamNames,
    restate: (say) => `Скорость по течению ${say('with')}, против течения ${say('against')}.`,
    slips: streamSlips,
    because: streamBecause,
  },
  bridgeTime: {
    facts: { train, bridge, speed: trainSpeed },
    asks: { time: ['за какое время[^?]*', 'за сколько[^?]*', 'сколько (?:времени|секунд)[^?]*', `${find}~время`] },
    odd: trainOdd,
    harmless: trainHarmless,
    names: trainNames,
    restate: (say) => `Длина поезда ${say('train')}, он проезжает ${say('bridge')} со скоростью ${say('speed')}.`,
    slips: trainSlips,
    because: trainBecause,
  },
  bridgeSpeed: {
    facts: { train, bridge, time: trainTime },
    asks: { speed: [`${find}~скорост\\p{L}+[^?.]*`, 'как быстро'] },
    odd: trainOdd,
    harmless: trainHarmless,
    names: trainNames,
    restate: (say) => `Длина поезда ${say('train')}, он проезжает ${say('bridge')} за ${say('time')}.`,
    slips: trainSlips,
    because: trainBecause,
  },
  bridgeLength: {
    facts: { train, speed: trainSpeed, time: trainTime },
    asks: { bridge: [`${find}~длин\\p{L}+ ${long}`] },
    odd: trainOdd,
    harmless: trainHarmless,
    names: trainNames,
    restate: (say) => `Длина поезда ${say('train')}, скорость ${say('speed')}, время ${say('time')}.`,
    slips: trainSlips,
    because: trainBecause,
  },
  trainLength: {
    facts: { bridge, speed: trainSpeed, time: trainTime },
    asks: { train: [`${find}~длин\\p{L}+ поезда`] },
    odd: trainOdd,
    harmless: trainHarmless,
    names: trainNames,
    restate: (say) => `Он проезжает ${say('bridge')} со скоростью ${say('speed')} за ${say('time')}.`,
    slips: trainSlips,
    because: trainBecause,
  },
}
