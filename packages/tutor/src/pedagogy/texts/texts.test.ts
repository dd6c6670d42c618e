import { expect, test } from 'vitest'
import { startSession, takeTurn } from '../../index.ts'
import { en } from './en.ts'
import { measuredTexts } from './measured.ts'
import { ru } from './ru.ts'
import { subjectTexts } from './subjects.ts'
import { talkEn } from './talk.en.ts'
import { talkRu } from './talk.ru.ts'

test('a student who is online never reads that something cannot be done offline', () => {
  const all = JSON.stringify([en, ru, talkEn, talkRu, subjectTexts, measuredTexts])
  expect(all.length).toBeGreaterThan(50_000)
  expect(all.match(/[^"]*(?:offline|офлайн|оффлайн)[^"]*/giu) ?? []).toEqual([])
  const turn = (text: string, interfaceLanguage: 'en' | 'ru') =>
    takeTurn({ text, interfaceLanguage, state: startSession(), now: 0, seed: '1' }).text
  expect(turn('What is photosynthesis?', 'en')).toMatch(/[?]$/)
  expect(turn('Что такое фотосинтез?', 'ru')).toMatch(/[?]$/)
})
