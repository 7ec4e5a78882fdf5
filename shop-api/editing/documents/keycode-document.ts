import { and, eq, sql } from 'drizzle-orm'
import type { KeycodeInput } from '#contract/shapes/shop-terms.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { TERMS_ERRORS } from '#src/text/editor/terms-errors.ts'
import type { ShopDocument } from '../shop-document.ts'

/** The word that opens a closed shop. Kept as a hash; a pass is good for the hash it was made with, so all old ones end. */
export const keycodeDocument: ShopDocument<{ is_set: boolean }, KeycodeInput> = {
  name: 'keycode',
  is_secret: true,
  async read(db, channel_id) {
    const [row] = await db
      .select({ keycode_hash: channels.keycode_hash })
      .from(channels)
      .where(eq(channels.id, channel_id))
    return { is_set: row?.keycode_hash != null }
  },
  async write(tx, { channel_id }, { keycode }) {
    const isRequired = await tx.$count(
      settings,
      and(
        eq(settings.channel_id, channel_id),
        eq(settings.key, 'SITE.IS_KEYCODE_REQUIRED'),
        eq(settings.value, sql`'true'::jsonb`),
      ),
    )
    // Nobody could open the shop again: no visitor and no publisher.
    if (keycode === null && isRequired > 0)
      throw invalidField('keycode', 'required', TERMS_ERRORS.keycode_needed)
    const keycode_hash = keycode === null ? null : await hashPassword(keycode)
    await tx.update(channels).set({ keycode_hash }).where(eq(channels.id, channel_id))
  },
  toChanges: () => [{ type: 'terms', key: 'keycode', action: 'updated' }],
}
