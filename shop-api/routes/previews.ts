import { PREVIEW_PATH, THEME_PREVIEW } from '#contract/preview-names.ts'
import { findEditedKind } from '#shop-api/editing/edited-kinds.ts'
import { findPreview } from '#shop-api/editing/read-preview.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import { createPreviewPass } from '#shop-api/channels/preview-pass.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import { loadShopOrigin } from '#shop-api/channels/shop-origin.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'

export const previewRoutes: readonly ServedCall[] = [
  serve('POST /v1/admin/previews', async ({ body, db, channel, now, config }) => {
    const scope = { channel_id: channel.id, now }
    const { kind, id = 0 } = body
    const isThere = kind === THEME_PREVIEW || (await findEditedKind(kind)?.find(db, scope, id))
    if (!isThere) throw notFound(EDITOR_ERRORS.gone)
    const { token, expires_at } = await createPreviewPass({ db, ...scope }, { kind, id })
    const origin = await loadShopOrigin(db, channel, config)
    return { body: { url: `${origin}${PREVIEW_PATH}${token}/`, token, expires_at: expires_at.toISOString() } }
  }),

  serve('GET /v1/previews/{token}', async ({ params, db, channel, now }) => ({
    body: await findPreview(db, { channel_id: channel.id, now }, String(params.token)),
  })),
]
