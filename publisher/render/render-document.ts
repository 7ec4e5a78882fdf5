import type { Bundle } from '#publisher/adapter/bundle.ts'
import type { RenderContext } from '#src/site/render-context.server.ts'
import type { Palette } from '../cards/card.ts'
import type { BlobStore } from '../store/store.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { NOT_FOUND_ADDRESS, NOT_FOUND_PATH } from './document-path.ts'
import { renderPage } from './render-page.ts'

/**
 * Brotli 7 for pages, of which there are thousands: 0.8 ms each; 5 is 5 % larger for 0.2 ms less. The front page is one, and
 * the one most people meet first: 10 makes it 6 % smaller in 13 ms; 11 would take three times that for another 1 %.
 */
const toBrotliQuality = (path: string) => (path === '/' ? 10 : 7)

/**
 * Renders one page and stores its bytes.
 *
 * @param options colours its link card will be drawn in; whether its bytes are left uncompressed
 * @returns undefined when there is no such thing (404)
 * @throws {RenderError} as `renderPage`
 */
export async function renderDocument(
  bundle: Bundle,
  context: RenderContext,
  blobs: BlobStore,
  path: string,
  { palette = {}, is_plain = false }: { palette?: Palette; is_plain?: boolean } = {},
): Promise<StoredDocument | undefined> {
  const page = await renderPage(bundle, context, path, { palette })
  if (!page) return undefined
  const { bytes, ...facts } = page
  const blob = await blobs.write(bytes, is_plain ? 0 : toBrotliQuality(path))
  return { ...blob, ...facts, path: toStoredPath(path), kind: 'page' }
}

/** Where a rendered page is kept: at its own address, except the page of unknown addresses. */
export function toStoredPath(path: string): string {
  return path === NOT_FOUND_ADDRESS ? NOT_FOUND_PATH : path
}

/** The address that renders what is kept at `path`. */
export function toRenderedPath(path: string): string {
  return path === NOT_FOUND_PATH ? NOT_FOUND_ADDRESS : path
}
