import type { BlobStore } from '../store/blob-store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { getContentType, isCompressible } from './content-type.ts'

/** Stores a file that is no page. Few and long-lived, so text is compressed as far as brotli goes. */
export async function storeFile(
  blobs: BlobStore,
  kind: 'asset' | 'generated',
  path: string,
  bytes: Uint8Array,
): Promise<StoredDocument> {
  const contentType = getContentType(path)
  return {
    ...(await blobs.write(bytes, isCompressible(contentType) ? 11 : 0)),
    path,
    kind,
    status: 200,
    content_type: contentType,
    headers: {},
    tags: [],
    is_indexed: false,
    last_modified: null,
  }
}
