import type { PersonalData } from '../../platform/personal-data.ts'

/** Version of the format; raised when a change could break a reader. See docs/privacy/export.md. */
const formatVersion = 1

/** Streams `data.json`: a section that is a list is never held in memory as a whole. */
export async function* exportJson(studentId: string, personalData: readonly PersonalData[], exportedAt: Date) {
  yield `{"format":"lumi-export","version":${formatVersion},"exportedAt":${JSON.stringify(exportedAt)}`
  for (const { name, exportOf } of personalData) {
    yield `,\n${JSON.stringify(name)}:`
    const part = exportOf(studentId)
    if (Symbol.asyncIterator in part) {
      let separator = '[\n'
      for await (const item of part) {
        yield separator + JSON.stringify(item)
        separator = ',\n'
      }
      yield separator === '[\n' ? '[]' : '\n]'
    } else yield JSON.stringify(await part)
  }
  yield '}\n'
}
