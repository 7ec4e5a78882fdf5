import type { EnumeratedPages, LeftOutPage } from '#src/site/left-out-page.ts'
import { PublishError } from '../publish-error.ts'
import { parseDocumentPath } from './document-path.ts'
import type { FailedPage, RenderInput } from './render-job.ts'
import type { RenderPool } from './render-pool.ts'
import { NOT_RENDERED, type StoredDocument } from '#publisher/store/stored-document.ts'

const CHUNK = 100

/**
 * Renders every page the bundle can publish for the site, while the enumeration is still going on. What was listed and
 * is gone when its turn comes was deleted in between.
 *
 * @param prebuilt products that get a page now, the newest; null for all. The others become pages without bytes
 * @param onDocuments called for each finished chunk; `found` grows until the enumeration has ended
 * @returns pages whose own code failed: nobody else is concerned (docs/decisions/0015)
 * @throws {PublishError} at the first page that fails for another reason, with no further chunk started then; or when
 * not one page could be rendered
 */
export async function renderPages(
  pool: RenderPool,
  input: RenderInput,
  prebuilt: number | null,
  onDocuments: (documents: StoredDocument[], found: number) => Promise<void>,
): Promise<FailedPage[]> {
  const broken: FailedPage[] = []
  let rendered = 0
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
    const fatal = failed.find(({ because_of }) => because_of !== 'page')
    if (fatal) throw toError(input, fatal)
    broken.push(...failed)
    rendered += documents.length
    if (!failure) await onDocuments(documents, known.size)
  }
  const addBatch = ({ addresses, left_out }: EnumeratedPages) => {
    try {
      if (left_out.length > 0 && !failure) {
        left_out.forEach(({ address }) => known.add(address))
        chunks.push(onDocuments(left_out.map(toLeftOutDocument), known.size).catch(fail))
      }
      const paths = addresses.map(requirePath).filter((path) => !known.has(path) && known.add(path))
      for (let start = 0; start < paths.length; start += CHUNK) {
        chunks.push(renderChunk(paths.slice(start, start + CHUNK)).catch(fail))
      }
    } catch (error) {
      fail(error)
    }
  }
  await pool.enumerate(input, prebuilt, addBatch).catch(fail)
  await Promise.all(chunks)
  if (failure) throw failure
  const [first] = broken
  if (first && rendered === 0) throw toError(input, first)
  return broken.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function toError({ site }: RenderInput, { path, reason }: FailedPage): PublishError {
  return new PublishError(`${path} of ${site.name} was not rendered: ${reason}`)
}

function requirePath(address: string): string {
  const path = parseDocumentPath(address)
  if (!path) throw new Error(`the bundle names an address that cannot be published: ${address}`)
  return path
}

/** A page that waits for its first visitor, as its release keeps it: everything but the bytes. */
function toLeftOutDocument({ address, tags, is_indexed, last_modified }: LeftOutPage): StoredDocument {
  const path = parseDocumentPath(address)
  if (!path) throw new Error(`the bundle names an address that cannot be published: ${address}`)
  return {
    path,
    kind: 'page',
    hash: NOT_RENDERED,
    size: 0,
    encoding: 'identity',
    status: 200,
    content_type: '',
    headers: {},
    tags,
    is_indexed,
    last_modified,
  }
}
