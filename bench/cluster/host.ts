// A render host of one core, for `-- cluster`: `ready` when it takes pages.
import { openRenderHost } from '#publisher/render-queue/open-render-host.ts'
import { openStore } from '#publisher/store/open-store.ts'
import { fetchedBundles } from '#cli/folders.ts'
import type { HostWork } from './work.ts'

// A bench that failed leaves nobody who renders for nobody.
process.once('disconnect', () => process.exit())
const { place, redis } = JSON.parse(process.argv[2]!) as HostWork
const store = await openStore(place, 'write')
if (!store.for_hosts) throw new Error('A host needs a shared store.')
await openRenderHost({
  url: redis,
  store,
  supplies: store.for_hosts,
  folder: fetchedBundles,
  cores: 1,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
})
process.send!('ready')
