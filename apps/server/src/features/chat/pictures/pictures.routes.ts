import { uploadImage } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import { withPolicy } from '../../../platform/security-headers.ts'
import { type App, serve } from '../../../platform/serve.ts'
import type { Pictures } from './pictures.service.ts'

/** Opened by itself, a picture is a page of its own that may do nothing. */
const filePolicy = { 'default-src': ["'none'"], sandbox: [] }

export function pictureRoutes(app: App, pictures: Pictures) {
  serve(app, uploadImage, async ({ student, query, request }) => {
    const { pictureId, width, height } = await pictures.upload(student, query.clientImageId.toLowerCase(), request)
    return { attachmentId: pictureId, width, height }
  })

  // Not under `/api`: it is shown by `<img>`, and the operator may serve it under the images base URL (A20).
  app.http.get<{ Params: { pictureId: string } }>(
    '/images/:pictureId',
    { helmet: withPolicy(filePolicy) },
    async (request, reply) => {
      const student = await app.findStudent(request)
      if (!student) throw new AppError('auth_required')
      if (student.deletesAt) throw new AppError('account_deletion_pending')
      if (app.chatAccessOf(student) !== 'open') throw new AppError('consent_required')
      reply.header('cache-control', 'private, no-store')
      // Somebody else's is "not found", never "forbidden".
      const found = await pictures.open(student.id, request.params.pictureId.toLowerCase())
      if (!found) throw new AppError('not_found')
      return reply
        .type('image/jpeg')
        .header('content-length', found.sizeBytes)
        .header('content-disposition', 'inline')
        .send(found.body)
    },
  )
}
