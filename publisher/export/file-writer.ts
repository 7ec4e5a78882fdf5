import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { toAddress } from '../render/document-path.ts'
import type { ExportTarget } from './export-target.ts'
import { writeIfChanged } from './write-if-changed.ts'

const compress = promisify(gzip)

/** Writes into an exported folder and remembers what belongs there. */
export function createFileWriter(folder: string, target: ExportTarget = 'dir') {
  const kept = new Set<string>()
  let written = 0

  return {
    kept,
    countWritten: () => written,
    /** @param path of a document, or the name of a rule file @returns whether the file is new or differs */
    async write(path: string, bytes: Uint8Array): Promise<boolean> {
      const file = toFile(folder, path, target)
      kept.add(file)
      const isWritten = await writeIfChanged(file, bytes)
      if (isWritten) written += 1
      return isWritten
    },
    /** Writes a gzip copy beside a file; only again when the file changed. */
    async writeGzip(path: string, bytes: Uint8Array, isNew: boolean): Promise<void> {
      const file = `${toFile(folder, path, target)}.gz`
      kept.add(file)
      if (!isNew && (await exists(file))) return
      if (await writeIfChanged(file, await compress(bytes, { level: 9 }))) written += 1
    },
  }
}
export type FileWriter = ReturnType<typeof createFileWriter>

/**
 * `/news/a/` → `<folder>/news/a/index.html`. Hosts decode what they are asked for and then look for a file, so the page of a key
 * `a/b` lies in `a/b/`; nginx is told to look for such an address as it is written (`nginx-maps.ts`).
 */
export function toFile(folder: string, path: string, target: ExportTarget): string {
  const place = target === 'nginx' && path.includes('%2F') ? toAddress(path) : path.replaceAll('%2F', '/')
  return join(folder, place.endsWith('/') ? `${place}index.html` : place)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
