import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReleaseView } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'

/** Rows between which requests are answered: reading them from a folder takes the whole process. */
const AT_ONCE = 200

export async function getInTurns(
  view: ReleaseView,
  paths: readonly string[],
): Promise<Map<string, StoredDocument>> {
  const found = new Map<string, StoredDocument>()
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    for (const [path, document] of await view.getMany(paths.slice(at, at + AT_ONCE)))
      found.set(path, document)
    await nextTurn()
  }
  return found
}

export async function* listInTurns(view: ReleaseView): AsyncGenerator<StoredDocument> {
  let count = 0
  for await (const document of view.list()) {
    yield document
    count += 1
    if (count % AT_ONCE === 0) await nextTurn()
  }
}
