// A publisher that is killed between writing blobs and switching the release (see open-store.test.ts).
import { openStore } from '#publisher/store/open-store.ts'
import { storePage, toRelease } from './demo-release.ts'

const store = await openStore(JSON.parse(process.argv[2] ?? ''), 'write')
const draft = await store.site('demo').beginRelease(toRelease())
await draft.put([
  await storePage(store, '/', 'half-finished'),
  await storePage(store, '/new/', 'never to be seen'),
])
await draft.removeUnseen('page')
await storePage(store, '/orphan/', 'a blob nobody names yet')
process.kill(process.pid, 'SIGKILL')
