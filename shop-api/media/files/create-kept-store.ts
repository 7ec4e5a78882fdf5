import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createFolderStore } from './create-folder-store.ts'
import type { FileStore } from './file-store.ts'

/**
 * A store that is far away, with copies of what was read last on the own disk. Only for files that never change.
 * @param options `folder`: is emptied first; `max_bytes`: of all copies together
 */
export async function createKeptStore(
  store: FileStore,
  { folder, max_bytes }: { folder: string; max_bytes: number },
): Promise<FileStore> {
  await rm(folder, { recursive: true, force: true })
  const copies = createFolderStore(folder)
  const sizes = new LRUCache<string, number>({
    maxSize: max_bytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason !== 'set') void rm(join(folder, key), { force: true })
    },
  })
  const keep = async (key: string, bytes: Uint8Array, type: string) => {
    await copies.put(key, bytes, type)
    sizes.set(key, bytes.byteLength)
  }
  return {
    async put(key, bytes, type) {
      await store.put(key, bytes, type)
      await keep(key, bytes, type)
    },
    async get(key) {
      const copy = sizes.get(key) === undefined ? undefined : await copies.get(key)
      if (copy) return copy
      const bytes = await store.get(key)
      if (bytes) await keep(key, bytes, '')
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
