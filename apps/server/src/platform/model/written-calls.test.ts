import { expect, test } from 'vitest'
import type { ModelPart, ModelProvider, ModelRequest, ToolCall } from './model.ts'
import { streamWithTools } from './tool-rounds.ts'

const tool = (name: string, key: string, isNote = false) => ({
  name,
  description: name,
  parameters: { type: 'object', properties: { [key]: { type: 'string' } } },
  ...(isNote && { isNote }),
})
const request: ModelRequest = {
  system: 'You are a tutor.',
  history: [{ role: 'student', text: 'is it right?' }],
  maxOutputTokens: 100,
  tools: [tool('verify', 'claim'), tool('expect', 'question', true)],
}

/** What is said and called where a model says this first, in pieces of some characters, and then "Right." */
async function heard(text: string, size: number): Promise<{ said: string; inputs: unknown[]; asked: number }> {
  let asked = 0
  const provider: ModelProvider = {
    name: 'fake',
    async *stream(): AsyncGenerator<ModelPart> {
      const whole = asked++ === 0 ? text : 'Right.'
      for (let at = 0; at < whole.length; at += size) yield { text: whole.slice(at, at + size) }
      yield { finish: 'stop' }
    },
  }
  const inputs: unknown[] = []
  const run = ({ name, input }: ToolCall) => {
    inputs.push([name, input])
    return 'true'
  }
  let said = ''
  for await (const part of streamWithTools(provider, request, run, new AbortController().signal))
    if ('text' in part) said += part.isAnew ? ` | ${part.text}` : part.text
  return { said, inputs, asked }
}

const claim = { claim: '-3x >= 9 becomes x <= -3' }
const written = JSON.stringify({ name: 'verify', input: claim })
const isBroken = [['verify', undefined]]

test.each<[text: string, said: string, inputs?: unknown[]]>([
  [`===\n[${written}]\n`, 'Right.'],
  [`[${written}]`, 'Right.'],
  [
    `Let me look.\n\n\`\`\`json\n${JSON.stringify({ name: 'verify', arguments: claim }, null, 2)}\n\`\`\``,
    'Let me look. | Right.',
  ],
  [`Let me look.\n===\n[${written}]\n===\nSo what next?`, 'Let me look.\n\nSo what next? | Right.'],
  [
    `Hm. <tool_call>\n${JSON.stringify({ name: 'verify', arguments: JSON.stringify(claim) })}\n</tool_call>`,
    'Hm. | Right.',
  ],
  [
    `{"tool_calls": [{"type": "function", "function": ${JSON.stringify({ name: 'verify', arguments: claim })}}]}`,
    'Right.',
  ],
  [`Hm.\nverify(${JSON.stringify(claim)})`, 'Hm.\n | Right.'],
  ['Hm. [{"name": "verify", "input": {"claim": "1 =', 'Hm.  | Right.', isBroken],
  ["Hm. {'name': 'verify', 'input': {'claim': '1 = 1'}}", 'Hm.  | Right.', isBroken],
  [`Hm.\nverify(claim="${claim.claim}")`, 'Hm.\n | Right.'],
  [`Hm. verify( claim = '${claim.claim}', ) So?`, 'Hm. So? | Right.'],
  ['Wait. <tool_call>verify(1)</tool_call>', 'Wait.  | Right.', isBroken],
  ['Wait. <tool_call>{"name": "weather", "arguments": {}}</tool_call>', 'Wait.  | Right.', [['weather', undefined]]],
  ['Wait. <tool_call>weather</tool_call>', 'Wait.  | Right.', [['', undefined]]],
  ['{"name": "weather", "parameters": {"place": "Minsk"}}', 'Right.', [['weather', undefined]]],
  [`{"name": "verify", "parameters": ${JSON.stringify(claim)}}`, 'Right.'],
  ['Hm. <invoke name="verify"><parameter name="claim">1 = 1</parameter></invoke>', 'Hm.  | Right.', isBroken],
])('a call in the text is run and never shown, however it is cut: %s', async (text, said, inputs) => {
  for (const size of [1, 3, 7, 1000]) {
    const all = await heard(text, size)
    expect(all.said.replaceAll(/\s+/g, ' ').trim()).toBe(said.replaceAll(/\s+/g, ' '))
    expect(all.inputs).toEqual(inputs ?? [['verify', claim]])
    expect(all.asked).toBe(2)
  }
})

test('a note that is written behind the reply is noted, and nothing is asked again', async () => {
  const note = JSON.stringify({ name: 'expect', input: { question: 'Which?' } })
  for (const size of [1, 5, 1000]) {
    const { said, inputs, asked } = await heard(`Which one?\n\n\`\`\`\n${note}\n\`\`\`\n`, size)
    expect(said.trim()).toBe('Which one?')
    expect(inputs).toEqual([['expect', { question: 'Which?' }]])
    expect(asked).toBe(1)
  }
})

test.each([
  'An object in JSON looks like this:\n```json\n{"name": "Anna", "age": 12}\n```\nWhat is its first key?',
  'The set {1, 2} and the list [{"a": 1}] differ: how?',
  'Put 2 < 3 and x<y side by side, then verify (again) what you expect {so far}.',
  'A rule\n\n---\n\nand another ===\nline, `code` and ``` alone',
  'verify({"age": 12}) is a call in a program.',
  'verify(age=12), verify(claim == 1) and verify(claim=x) are calls in a program.',
  '{"a": 1} is JSON',
  'Can you verify (claim by claim) what you expect',
  '<b>bold</b> is a tag, <function> is none',
])('what calls no tool is said as it is: %s', async (text) => {
  for (const size of [1, 4, 1000]) {
    const { said, inputs, asked } = await heard(text, size)
    expect(said).toBe(text)
    expect(inputs).toEqual([])
    expect(asked).toBe(1)
  }
})
