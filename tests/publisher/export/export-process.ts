// An export of its own process, to be killed or starved (interrupted.test.ts): the store's folder, the API's address, the
// folder to write.
import { exportSite } from '#publisher/export/export-site.ts'
import { openEmbeddedStore } from '#publisher/store/embedded/open-embedded-store.ts'
import { demoSite } from '../demo-shop.ts'

const [store = '', api = '', folder = ''] = process.argv.slice(2)
try {
  await exportSite({
    site: demoSite,
    store: openEmbeddedStore(store, 'read'),
    folder,
    target: 'nginx',
    pictures: 'leave',
    storage_url: '/storage',
    is_keycode_required: false,
    api,
  })
} catch (error) {
  process.stderr.write(String(error))
  process.exitCode = 1
}
