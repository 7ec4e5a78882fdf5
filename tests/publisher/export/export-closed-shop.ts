import { exportSite } from '#publisher/export/export-site.ts'
import type { ExportTarget } from '#publisher/export/export-target.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import { createFolder, openWorkshop } from '../open-workshop.ts'
import type { DemoPage } from '../start-content-api.ts'

/** A shop behind the keycode OPEN-1, published and exported: the API knows it, and the pass `pass-1`. */
export async function exportClosedShop(
  pages: Record<string, DemoPage>,
  open: SiteConfig,
  target: ExportTarget,
) {
  const site = { ...open, keycode: { env: 'DEMO_KEYCODE', demo: 'OPEN-1' } }
  const workshop = await openWorkshop(pages)
  workshop.api.content.keycode = 'OPEN-1'
  workshop.api.content.settings['SITE.IS_KEYCODE_REQUIRED'] = true
  await workshop.publish({ site })
  const folder = createFolder()
  await exportSite({
    site,
    store: workshop.store,
    folder,
    target,
    pictures: 'ship',
    storage_url: '/storage',
    is_keycode_required: true,
    keycode_token: 'pass-1',
    api: workshop.api.base,
  })
  return { ...workshop, folder }
}
