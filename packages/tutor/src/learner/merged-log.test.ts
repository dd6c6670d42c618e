import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergedState, startSession, type TutorState, takeTurn } from '../index.ts'
import { afterOfflineTurn, type OfflineBase, offlineInput } from '../offline.ts'
import { type LearnerEvent, learnerFrom } from './learner.ts'
import { correctedTimes, mergedLog } from './merged-log.ts'
import { skillsToTryAlone } from './unaided.ts'
import { beginner } from './view.ts'

const DAY = 24 * 60 * 60 * 1000
const start = Date.UTC(2026, 10, 2, 8)

interface Done {
  day: number
  minute: number
  skill: number
  problem: number
  isHelp: boolean
  isCorrect: boolean
  level: number
}
const done = fc.record({
  day: fc.integer({ min: 0, max: 6 }),
  minute: fc.integer({ min: 0, max: 600 }),
  skill: fc.integer({ min: 0, max: 2 }),
  problem: fc.integer({ min: 0, max: 3 }),
  isHelp: fc.boolean(),
  isCorrect: fc.boolean(),
  level: fc.integer({ min: 0, max: 5 }),
})

/** The events of a device whose clock is wrong, as the server stores them when the device is online again. */
function toldBy(device: string, week: readonly Done[], clockIsWrongBy: number): LearnerEvent[] {
  const inOrder = week.toSorted((a, b) => a.day - b.day || a.minute - b.minute)
  const trueTimes = inOrder.map(({ day, minute }) => start + day * DAY + minute * 60_000)
  const back = start + 8 * DAY
  const at = correctedTimes(
    trueTimes.map((time) => time + clockIsWrongBy),
    { deviceNow: back + clockIsWrongBy, serverNow: back, notBefore: start },
  )
  expect(at).toEqual(trueTimes)
  const helped = new Map<string, { level: number; isTried: boolean }>()
  return inOrder.map((each, sequence): LearnerEvent => {
    const item = `problem ${each.problem}`
    const key = `${each.skill} ${item}`
    const trial = helped.get(key) ?? { level: 0, isTried: false }
    helped.set(key, trial)
    const common = {
      id: `${device}|${sequence}`,
      at: at[sequence]!,
      day: new Date(at[sequence]!).toISOString().slice(0, 10),
      skill: `s${each.skill}`,
      subject: 'maths',
      item,
      setAt: start,
      from: { device, sequence },
    }
    if (each.isHelp) {
      trial.level = Math.max(trial.level, each.level)
      return { kind: 'help', ...common, hintLevel: each.level }
    }
    const isFirst = !trial.isTried
    trial.isTried = true
    return { kind: 'attempt', ...common, isCorrect: each.isCorrect, isFirst, hintLevel: trial.level, difficulty: 0 }
  })
}

const knownAfter = (events: readonly LearnerEvent[]) => [...learnerFrom(events).skills.values()]

describe('two devices without a network for seven days [P09]', () => {
  const aWeek = fc.array(done, { maxLength: 30 })
  const wrongClock = fc.integer({ min: -400 * DAY, max: 400 * DAY })

  test('whichever comes back first, and however wrong its clock is, the same is known', () => {
    fc.assert(
      fc.property(aWeek, aWeek, wrongClock, wrongClock, (first, second, wrong, otherWrong) => {
        const phone = toldBy('a phone', first, wrong)
        const tablet = toldBy('a tablet', second, otherWrong)
        const online = toldBy('', first.slice(0, 5), 0).map(({ from, ...event }) => ({
          ...event,
          id: `online ${event.id}`,
        }))
        const one = mergedLog([...online, ...phone, ...tablet])
        expect(mergedLog([...online, ...tablet, ...phone])).toEqual(one)
        // Sent in pieces, as on an unreliable network, and merged again.
        expect(mergedLog([...online, ...phone.slice(3), ...tablet, ...phone.slice(0, 3)])).toEqual(one)
        expect(mergedLog(one)).toEqual(one)
        expect(knownAfter([...tablet, ...online, ...phone])).toEqual(knownAfter([...phone, ...online, ...tablet]))
        expect(skillsToTryAlone(one, start + 8 * DAY)).toEqual(
          skillsToTryAlone(mergedLog([...online, ...tablet, ...phone]), start + 8 * DAY),
        )
        // Events of one device keep their order, whatever their times are.
        for (const own of [phone, tablet])
          expect(
            one.filter(({ from }) => own.some((event) => event.from?.device === from?.device)).map(({ id }) => id),
          ).toEqual(own.map(({ id }) => id))
        // Merging the log of a single device changes nothing.
        expect(mergedLog(phone)).toEqual(phone)
      }),
      { numRuns: 200 },
    )
  })

  test('of one problem the highest hint counts, and only the earlier first try is one', () => {
    const help = { day: 0, minute: 5, skill: 0, problem: 0, isHelp: true, isCorrect: false, level: 3 }
    const solved = { ...help, minute: 9, isHelp: false, isCorrect: true, level: 0 }
    const phone = toldBy('a phone', [help], 0)
    const tablet = toldBy('a tablet', [solved, { ...solved, minute: 20 }], 0)
    const again = toldBy('later', [{ ...solved, minute: 30 }], 0)
    const tries = mergedLog([...again, ...tablet, ...phone]).filter((event) => event.kind === 'attempt')
    expect(tries.map(({ isFirst, hintLevel }) => [isFirst, hintLevel])).toEqual([
      [true, 3],
      [false, 3],
      [false, 3],
    ])
  })

  test('times stay within the two contacts and in the order of the device', () => {
    const year = 365 * DAY
    const contact = { deviceNow: start - year, serverNow: start, notBefore: start - DAY }
    expect(correctedTimes([start - year - 60_000, start - year], contact)).toEqual([start - 60_000, start])
    // The clock was set while the device was offline, so times before that moment are impossible.
    expect(correctedTimes([start, start - 2 * year, start + year], contact)).toEqual([start, start, start])
    expect(correctedTimes([start - 3 * year, start - year - 1000], contact)).toEqual([start - DAY, start - 1000])
  })
})

describe('the states of a conversation that went on apart', () => {
  const base = (state: TutorState): OfflineBase => ({
    version: 1,
    conversationId: 'c',
    issuedAt: start,
    position: 1,
    state,
    learner: beginner,
    timeZone: 'UTC',
  })
  let made = 0
  const say = (from: OfflineBase, ...texts: string[]) =>
    texts.reduce((before, text) => {
      const at = start + made++ * 1000
      const message = { clientMessageId: `m${made}`, text, interfaceLanguage: 'en' as const, at }
      return afterOfflineTurn(before, takeTurn(offlineInput(before, message)))
    }, from)

  test('keep the highest hint level in both orders, and the further work of the later one', () => {
    const shared = say(base(startSession()), '3x + 5 = 20')
    const phone = say(shared, 'hint', 'hint')
    const tablet = say(shared, 'hint')
    expect([phone.state.problem?.level, tablet.state.problem?.level]).toEqual([2, 1])
    for (const [server, branch] of [
      [phone, tablet],
      [tablet, phone],
    ] as const)
      for (const isBranchLater of [true, false]) {
        const merged = mergedState({ base: shared.state, server: server.state, branch: branch.state }, isBranchLater)
        expect(merged).toMatchObject({
          problem: { level: 2, hints: 2, trial: { help: 2 } },
          turns: shared.state.turns + 3,
        })
        expect(merged.problem?.rungs).toHaveProperty('bigger')
      }
    const solved = say(shared, 'x = 5')
    const whole = mergedState({ base: shared.state, server: phone.state, branch: solved.state }, true)
    expect(whole.problem).toMatchObject({ solved: true, trial: { help: 2 } })
  })

  test('nothing happened on the server: what the device says is so; another problem is parked, not lost', () => {
    const shared = say(base(startSession()), '3x + 5 = 20')
    const phone = say(shared, 'hint')
    expect(mergedState({ base: shared.state, server: shared.state, branch: phone.state }, false)).toEqual(phone.state)
    const elsewhere = say(base(startSession()), '2/3 + 1/4', 'hint')
    const merged = mergedState({ base: startSession(), server: elsewhere.state, branch: phone.state }, true)
    expect([merged.problem?.task, merged.parked?.task]).toEqual([
      phone.state.problem?.task,
      elsewhere.state.problem?.task,
    ])
  })
})
