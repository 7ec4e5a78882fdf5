/** `page`: rendered. `asset`: a file of the bundle or of public/. `generated`: written by the publisher. */
export type DocumentKind = 'page' | 'asset' | 'generated'

/** What a release says about one address. The bytes are the blob `hash`. */
export interface StoredDocument {
  /** Percent-decoded, with a leading slash: `/product/bd-3201/`, `/_astro/a.css`, `/404.html`. */
  path: string
  kind: DocumentKind
  /** SHA-256 of the plain bytes, hex; `NOT_RENDERED` of a page that has none yet. */
  hash: string
  /** Length of the plain bytes. */
  size: number
  /** How the blob lies on disk. */
  encoding: 'br' | 'identity'
  status: number
  content_type: string
  /** Header fields that belong to this document alone, lower case. */
  headers: Record<string, string>
  /** What the document shows, sorted: `moto:product:bd-3201`. */
  tags: string[]
  /** Belongs into the sitemap. */
  is_indexed: boolean
  /** ISO instant of the content, when the page knows it. */
  last_modified: string | null
  /** Of a page that was rendered elsewhere: its bytes lie where every machine finds them. No store keeps this. */
  is_sent?: true
}

/** `hash` of a page that is rendered when it is first asked for (docs/decisions/0025). */
export const NOT_RENDERED = ''

export function isRendered({ hash }: Pick<StoredDocument, 'hash'>): boolean {
  return hash !== NOT_RENDERED
}
