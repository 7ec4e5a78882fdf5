import type { InferSelectModel } from 'drizzle-orm'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import type { photographs } from '#shop-api/db/schema/photographs.ts'

export type PhotographRow = InferSelectModel<typeof photographs>

/** A photograph as the staff's library shows it. */
export function toAdminPicture(row: PhotographRow): AdminPicture {
  const { id, path, name, folder, alt, focus_x, focus_y, width, height, size, version } = row
  return {
    id,
    path,
    name,
    folder,
    alt,
    focus: focus_x === null || focus_y === null ? null : { x: focus_x, y: focus_y },
    width,
    height,
    size,
    uploaded_at: row.uploaded_at.toISOString(),
    unused_since: row.unused_since?.toISOString() ?? null,
    version,
  }
}
