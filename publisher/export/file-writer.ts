import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { writeIfChanged } from './write-if-changed.ts'

const compress = promisify(gzip)

/** Writes into an exported folder and remembers what belongs there. */
export function createFileWriter(folder: string) {
  const kept = new Set<string>()
  let written = 0

  return {
    kept,
    countWritten: () => written,
    /** @param path of a document, or the name of a rule file @returns whether the file is new or differs */
    async write(path: string, bytes: Uint8Array): Promise<boolean> {
      const file = toFile(folder, path)
      kept.add(file)
      const isWritten = await writeIfChanged(file, bytes)
      if (isWritten) written += 1
      return isWritten
    },
    /** Writes a gzip copy beside a file; only again when the file changed. */
    async writeGzip(path: string, bytes: Uint8Array, isNew: boolean): Promise<void> {
      const file = `${toFile(folder, path)}.gz`
      kept.add(file)
      if (!isNew && (await exists(file))) return
      if (await writeIfChanged(file, await compress(bytes, { level: 9 }))) written += 1
    },
  }
}
export type FileWriter = ReturnType<typeof createFileWriter>

/** `/news/a/` → `<folder>/news/a/index.html`. */
export function toFile(folder: string, path: string): string {
  return join(folder, path.endsWith('/') ? `${path}index.html` : path)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
