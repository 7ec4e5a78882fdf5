import type { LeftOutPage } from '#src/site/left-out-page.ts'
import { NOT_RENDERED, type StoredDocument } from '../store/stored-document.ts'
import { parseDocumentPath } from './document-path.ts'

/** A page that waits for its first visitor, as its release keeps it: with everything but bytes. */
export function toLeftOutDocument({ address, tags, is_indexed, last_modified }: LeftOutPage): StoredDocument {
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
