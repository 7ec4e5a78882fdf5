import type { CallOutput } from '#contract/index.ts'
import { THEME_PREVIEW } from '#contract/preview-names.ts'
import { notFound } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { readPreviewPass } from '#shop-api/channels/preview-pass.ts'
import { EDITOR_ERRORS } from '#src/text/editor/editor-errors.ts'
import { asIfPublished } from './as-if-published.ts'
import type { EditingScope } from './edited-kind.ts'
import { findEditedKind } from './edited-kinds.ts'
import { toPublication } from './to-dates.ts'

/** What a preview's token shows. @throws ApiError 404 when it is forged or over, or the thing is gone */
export async function findPreview(
  db: Db,
  scope: EditingScope,
  token: string,
): Promise<CallOutput<'GET /v1/previews/{token}'>> {
  const { kind, id, ...pass } = await requirePreview(db, scope, token)
  const expires_at = pass.expires_at.toISOString()
  if (!kind) return { is_theme: true, path: '/', publication: 'published', published_at: null, expires_at }
  const row = await db.transaction((tx) => kind.lock(tx, scope, id))
  if (!row) throw notFound(EDITOR_ERRORS.preview_over)
  return {
    is_theme: false,
    path: kind.toPage(row.key),
    publication: toPublication(row, scope.now),
    published_at: row.published_at?.toISOString() ?? null,
    expires_at,
  }
}

/** Reads as if what the token shows were published. @throws ApiError 404 as `findPreview` */
export async function readAsPreviewed<Read>(
  db: Db,
  scope: EditingScope,
  token: string,
  read: (db: Db) => Promise<Read>,
): Promise<Read> {
  const { kind, id } = await requirePreview(db, scope, token)
  return kind ? asIfPublished(db, kind, { scope, id }, read) : read(db)
}

/** `kind` is undefined for a look at the shop as it is, in other themes. */
async function requirePreview(db: Db, scope: EditingScope, token: string) {
  const previewed = await readPreviewPass({ db, ...scope }, token)
  const kind = previewed && findEditedKind(previewed.kind)
  if (!previewed || (!kind && previewed.kind !== THEME_PREVIEW)) throw notFound(EDITOR_ERRORS.preview_over)
  return { ...previewed, kind }
}
