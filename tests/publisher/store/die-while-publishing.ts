// A publisher that is killed between writing blobs and switching the release (see open-store.test.ts).
import { openStore } from '#publisher/store/open-store.ts'
import { beginRelease } from '#publisher/store/release-draft.ts'
import { storePage, toRelease } from './demo-release.ts'

const store = openStore(process.argv[2] ?? '', 'write')
const draft = beginRelease(store, toRelease())
draft.put([await storePage(store, '/', 'half-finished'), await storePage(store, '/new/', 'never to be seen')])
draft.removeUnseen('page')
await storePage(store, '/orphan/', 'a blob nobody names yet')
process.kill(process.pid, 'SIGKILL')
