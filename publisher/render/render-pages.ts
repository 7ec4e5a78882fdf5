import { PublishError } from '../publish-error.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { parseDocumentPath } from './document-path.ts'
import type { RenderInput } from './render-job.ts'
import type { RenderPool } from './render-pool.ts'

const CHUNK = 100

/**
 * Renders every page the bundle can publish for the site, while the enumeration is still going on. What was listed and
 * is gone when its turn comes was deleted in between.
 *
 * @param onDocuments called for each finished chunk; `found` grows until the enumeration has ended
 * @throws {PublishError} at the first page that fails; no further chunk is started then
 */
export async function renderPages(
  pool: RenderPool,
  input: RenderInput,
  onDocuments: (documents: StoredDocument[], found: number) => void,
): Promise<void> {
  const known = new Set<string>()
  const chunks: Promise<void>[] = []
  let failure: unknown
  const fail = (error: unknown) => {
    if (failure) return
    failure = error
    pool.cancel(input.publish)
  }

  const renderChunk = async (paths: string[]) => {
    if (failure) return
    const { documents, failed } = await pool.render(input, paths)
    const [first] = failed
    if (first) {
      throw new PublishError(`${first.path} of ${input.site.name} was not rendered: ${first.reason}`)
    }
    if (!failure) onDocuments(documents, known.size)
  }
  const addBatch = (addresses: string[]) => {
    try {
      const paths = addresses.map(requirePath).filter((path) => !known.has(path) && known.add(path))
      for (let start = 0; start < paths.length; start += CHUNK) {
        chunks.push(renderChunk(paths.slice(start, start + CHUNK)).catch(fail))
      }
    } catch (error) {
      fail(error)
    }
  }
  await pool.enumerate(input, addBatch).catch(fail)
  await Promise.all(chunks)
  if (failure) throw failure
}

function requirePath(address: string): string {
  const path = parseDocumentPath(address)
  if (!path) throw new PublishError(`The bundle names an address that cannot be published: ${address}`)
  return path
}
