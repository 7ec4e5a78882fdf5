import { findShell, toParentPath } from '../hosting/shell-rewrites.ts'
import { IMMUTABLE_FOLDER } from '../hosting/cache-control.ts'
import { INVALID_ROUTE_PATH, NOT_FOUND_PATH } from '../render/document-path.ts'
import type { ShellRewrite } from '../store/release.ts'
import { isRendered, type StoredDocument } from '../store/stored-document.ts'

/** What an address of a site leads to. */
export type Found<Document> =
  | { kind: 'document'; document: Document }
  /** A page that is rendered now that it is asked for. */
  | { kind: 'left-out'; path: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing'; document: Document | undefined }

interface ShownRelease<Document> {
  rewrites: ShellRewrite[]
  get(path: string): Document | undefined
  /** What an older kept release has there: scripts that pages still open ask for. */
  findOlderAsset(path: string): Document | undefined
}

/** @param path decoded (`parseDocumentPath`), or undefined for what no document can be at */
export function findDocument<Document extends Pick<StoredDocument, 'hash'>>(
  { rewrites, get, findOlderAsset }: ShownRelease<Document>,
  path: string | undefined,
): Found<Document> {
  const missing = () => ({
    kind: 'missing' as const,
    document: path?.startsWith(IMMUTABLE_FOLDER) ? undefined : get(NOT_FOUND_PATH),
  })
  if (!path) return missing()
  const exact = get(path) ?? findOlderAsset(path)
  if (exact && !isRendered(exact)) return { kind: 'left-out', path }
  if (exact) return { kind: 'document', document: exact }
  const slashed = path.endsWith('/') ? path : `${path}/`
  const shell = findShell(rewrites, slashed, (page) => get(page) !== undefined)
  if (path !== slashed) return shell || get(slashed) ? { kind: 'redirect', path: slashed } : missing()
  if (shell === 'invalid') return { ...missing(), document: get(INVALID_ROUTE_PATH) }
  const document = shell && get(shell.to)
  return document ? { kind: 'document', document } : missing()
}

/** Every address `findDocument` may ask for, so that they can be had before. */
export function listAskedPaths(rewrites: ShellRewrite[], path: string): string[] {
  const slashed = path.endsWith('/') ? path : `${path}/`
  const shell = findShell(rewrites, slashed)
  const shells = typeof shell === 'object' ? [shell.to] : []
  return [path, slashed, toParentPath(slashed), INVALID_ROUTE_PATH, NOT_FOUND_PATH, ...shells]
}
