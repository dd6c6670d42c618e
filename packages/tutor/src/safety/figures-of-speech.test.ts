import { expect, test } from 'vitest'
import { lastReply } from '../testing/last-reply.ts'

const reply = lastReply('figures-of-speech')

test.each([
  'im crying i failed my mock and my mum is gonna kill me',
  'i failed my test and my dad is gonna kill me',
  'got a d on my maths test and now my parents will kill me',
])('trouble at school in a figure of speech gets kind words: %s', (text) => {
  expect(reply('en', text).move).not.toBe('danger')
})

test.each([
  'im crying i failed my mock and my mum is gonna kill me, she hits me',
  'i failed my mock and my mum is gonna kill me tonight please help',
  'i failed and my dad is gonna kill me he has a knife',
  'i failed my exam and my stepdad will beat me',
  'my dad is gonna kill me',
])('whatever else speaks of danger is heard: %s', (text) => {
  expect(reply('en', text).move).toBe('danger')
})
