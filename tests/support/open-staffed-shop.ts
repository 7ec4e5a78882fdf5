import { createEditor, staffSecrets } from './editor.ts'
import type { Engine } from './open-test-db.ts'
import { openTestShop, type TestShop } from './open-test-shop.ts'

export type Editor = ReturnType<typeof createEditor>

/** The small shop, and somebody of its staff who works in it. */
export async function openStaffedShop(engine: Engine): Promise<{ shop: TestShop; editor: Editor }> {
  const shop = await openTestShop({ engine, config: { staff: staffSecrets } })
  return { shop, editor: createEditor(shop.request) }
}
