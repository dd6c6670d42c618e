import { getProgress, resetProgress } from '@lumi/contracts/learning'
import { type App, serve } from '../../platform/serve.ts'
import type { LearningService } from './learning.service.ts'

export function learningRoutes(app: App, learning: LearningService) {
  serve(app, getProgress, ({ student, language }) => learning.getProgress(student, language))
  serve(app, resetProgress, async ({ student, body }) => {
    await learning.reset(student, body.skillId)
    return {}
  })
}
