import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createFolderStore } from './create-folder-store.ts'
import type { FileStore } from './file-store.ts'

/**
 * A store that is far away, with copies of what was read last on the own disk. Only for files that never change.
 * Other processes may share the folder, and remove files from the store: a copy that is gone or cannot be kept is no fault, and none
 * is believed for longer than `longest_ms`.
 * @param options `folder`: is emptied first; `max_bytes`: of all copies together
 */
export async function createKeptStore(
  store: FileStore,
  { folder, max_bytes, longest_ms }: { folder: string; max_bytes: number; longest_ms: number },
): Promise<FileStore> {
  await rm(folder, { recursive: true, force: true })
  const copies = createFolderStore(folder)
  const sizes = new LRUCache<string, number>({
    maxSize: max_bytes,
    ttl: longest_ms,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason !== 'set') void rm(join(folder, key), { force: true })
    },
  })
  const keep = (key: string, size: number, write: () => Promise<void>) =>
    write().then(
      () => void sizes.set(key, size),
      () => void sizes.delete(key),
    )
  return {
    async put(key, bytes, type) {
      await store.put(key, bytes, type)
      await keep(key, bytes.byteLength, () => copies.put(key, bytes, type))
    },
    async putFile(key, path, type) {
      await store.putFile(key, path, type)
      await keep(key, (await stat(path)).size, () => copies.putFile(key, path, type))
    },
    async get(key) {
      const copy = sizes.get(key) === undefined ? undefined : await copies.get(key)
      if (copy) return copy
      const bytes = await store.get(key)
      if (bytes) await keep(key, bytes.byteLength, () => copies.put(key, bytes, ''))
      return bytes
    },
    has: (key) => store.has(key),
    async removeAll(prefix) {
      const copied = [...sizes.keys()].filter((key) => key.startsWith(prefix))
      for (const key of copied) sizes.delete(key)
      await store.removeAll(prefix)
    },
  }
}
