// A render host as a process of its own, to be ended in the middle of its work.
import { openRenderHost } from '#publisher/render-queue/open-render-host.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { SharedPlace } from '#publisher/store/store-place.ts'

const { place, ...told } = JSON.parse(process.argv[2]!) as {
  place: SharedPlace
  url: string
  folder: string
  cores: number
  lock_ms: number
}
const store = await openStore(place, 'write')
if (!store.for_hosts) throw new Error('A host needs a shared store.')
await openRenderHost({ store, supplies: store.for_hosts, ...told, onError: () => {} })
process.stdout.write('ready\n')
