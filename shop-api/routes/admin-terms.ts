import { shopDocuments } from '#shop-api/editing/documents/shop-documents.ts'
import { previewMail } from '#shop-api/editing/preview-mail.ts'
import { listOpeningSteps } from '#shop-api/editing/list-opening-steps.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { serveDocument } from './serve-document.ts'

export const adminTermRoutes: readonly ServedCall[] = [
  ...shopDocuments.flatMap((document) => serveDocument(document)),

  serve('POST /v1/admin/mail-texts/preview', async ({ db, channel, body }) => ({
    body: await previewMail(db, channel, body),
  })),

  serve('GET /v1/admin/opening', async ({ db, channel, now }) => ({
    body: { steps: await listOpeningSteps(db, channel.id, now) },
  })),
]
