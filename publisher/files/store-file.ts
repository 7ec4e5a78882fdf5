import type { BlobStore } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { getContentType, isCompressible } from './content-type.ts'

/**
 * Stores a file that is no page. Assets are few and long-lived, so their text is compressed as far as brotli goes;
 * a sitemap of thousands of pages would take a second to gain a tenth.
 */
export async function storeFile(
  blobs: BlobStore,
  kind: 'asset' | 'generated',
  path: string,
  bytes: Uint8Array,
): Promise<StoredDocument> {
  const contentType = getContentType(path)
  return {
    ...(await blobs.write(bytes, isCompressible(contentType) ? (kind === 'asset' ? 11 : 7) : 0)),
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
