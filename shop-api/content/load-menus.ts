import * as z from 'zod/mini'
import { asKept } from '#contract/shapes/as-kept.ts'
import { type Menus, MenusSchema } from '#contract/shapes/menus.ts'
import { findStoredFields } from '#shop-api/channels/find-stored-fields.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'

/** Name of the document that keeps them. */
export const MENUS = 'menus'

const StoredMenusSchema = z.object(asKept(MenusSchema.shape))

/** Links of the shop's own in header and footer; none where nobody wrote any. */
export async function loadMenus(db: Db | Tx, channel_id: number): Promise<Menus> {
  return (await findStoredFields(db, channel_id, MENUS, StoredMenusSchema)) ?? { header: [], footer: [] }
}
