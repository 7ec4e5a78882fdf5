import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ObjectTarget } from '#sites/site-config.ts'
import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import { toDocumentHeaders } from '../hosting/document-headers.ts'
import { PublishError } from '../publish-error.ts'
import type { ObjectFields } from '../store/shared/bucket.ts'
import type { BlobReader } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { type AnswerHead, packAnswer } from './answer-object.ts'
import { FORMAT } from './pointer.ts'
import { toObjectKey } from './shards.ts'
import { toWebsiteFields, toWebsiteKey } from './website.ts'

const compress = promisify(gzip)

/** How documents lie in the bucket. */
export interface Layout {
  /** An object is written over by its next version; otherwise each version has a key of its own. */
  is_in_place: boolean
  toKey(path: string, version: string): string
  toObject(document: StoredDocument, bytes: Uint8Array, encoding: AnswerHead['encoding']): SentObject
  /** What text is kept as. Everything that reads pages takes gzip; an edge unpacks brotli for whoever does not take it. */
  encoding: 'br' | 'gzip'
}

export interface SentObject {
  bytes: Uint8Array
  fields: ObjectFields
}

export function toLayout(target: ObjectTarget): Layout {
  if (target === 's3')
    return {
      is_in_place: true,
      encoding: 'gzip',
      toKey: toWebsiteKey,
      toObject: (document, bytes, encoding) => ({ bytes, fields: toWebsiteFields(document, encoding) }),
    }
  return {
    is_in_place: false,
    // The runtime of Fastly unpacks gzip only.
    encoding: target === 'fastly' ? 'gzip' : 'br',
    toKey: (_path, version) => toObjectKey(version),
    toObject: (document, bytes, encoding) => ({
      bytes: packAnswer({ head: toHead(document, encoding), bytes }),
      fields: {
        ContentType: 'application/octet-stream',
        CacheControl: 'public, max-age=31536000, immutable',
      },
    }),
  }
}

function toHead(document: StoredDocument, encoding: AnswerHead['encoding']): AnswerHead {
  const { hash, status, content_type } = document
  return {
    hash,
    encoding,
    status,
    headers: { ...toDocumentHeaders(document, false), 'content-type': content_type },
  }
}

/** Changes with everything that is said at an address. Only the row is read, not the bytes. */
export function toVersion(document: StoredDocument): string {
  const { path, hash, status, content_type } = document
  const headers = Object.entries(toDocumentHeaders(document, false)).sort()
  return toHash([FORMAT, path, hash, status, content_type, headers])
}

const sample: StoredDocument = {
  path: '/',
  kind: 'page',
  hash: '',
  size: 0,
  encoding: 'br',
  status: 200,
  content_type: '',
  headers: {},
  tags: ['tag'],
  is_indexed: true,
  last_modified: null,
}

/** Changes when Noren says something else with documents that did not change themselves. */
export function toMaking({ encoding }: Layout): string {
  const samples = [sample, { ...sample, kind: 'asset' }, { ...sample, kind: 'generated' }] as const
  const versions = ['/', `${IMMUTABLE_FOLDER}a.css`].flatMap((path) =>
    samples.map((one) => toVersion({ ...one, path })),
  )
  return toHash([encoding, versions])
}

const toHash = (facts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)

/** The bytes of a document as a bucket keeps them. @throws {PublishError} when a field could be read as two */
export async function readObject(
  layout: Layout,
  blobs: BlobReader,
  document: StoredDocument,
): Promise<SentObject> {
  refuseLineEnds(document)
  if (document.encoding === 'identity')
    return layout.toObject(document, await blobs.readStored(document.hash), 'identity')
  const bytes =
    layout.encoding === 'br'
      ? await blobs.readStored(document.hash)
      : await compress(await blobs.readPlain(document), { level: 9 })
  return layout.toObject(document, bytes, layout.encoding)
}

function refuseLineEnds({ path, headers, content_type }: StoredDocument): void {
  for (const [name, value] of Object.entries({ ...headers, 'content-type': content_type })) {
    // oxlint-disable-next-line no-control-regex -- control characters are what is refused here
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(name + value))
      throw new PublishError(
        `${path} was not sent: its header ${JSON.stringify(name)} holds a control character; take it out of what the API says of the page.`,
      )
  }
}
