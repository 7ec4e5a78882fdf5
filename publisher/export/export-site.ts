import { mkdir, readdir, rm, rmdir, access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '#sites/site-config.ts'
import { createCardFiles, type CardFiles, type CardRequest } from '../cards/card-files.ts'
import { PublishError } from '../publish-error.ts'
import type { Progress } from '../receipt.ts'
import type { SiteStore, Store } from '../store/store.ts'
import type { Release } from '../store/release.ts'
import { askingTargets, type ExportTarget, toFilesFolder } from './export-target.ts'
import { createFileWriter, toFile } from './file-writer.ts'
import { readRedirects, type Redirect } from '../redirects/redirects-file.ts'
import { REDIRECTS_PATH } from '../redirects/redirects-path.ts'
import { buildHostingFiles } from './hosting-files.ts'
import { withoutPages } from './redirect-rules.ts'
import { replaceFolder } from './replace-folder.ts'
import { shipPictures } from './ship-pictures.ts'
import { writeDocuments } from './write-documents.ts'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { toCardHash } from '../cards/card.ts'
import { writeIfChanged } from './write-if-changed.ts'

export interface ExportOptions {
  site: SiteConfig
  store: Store
  /** Becomes exactly the site: whatever else lies in it is removed. */
  folder: string
  /** The host the files are for; `dir`, a plain folder, by default. */
  target?: ExportTarget
  /**
   * `ship`: the pictures that pages name are fetched into the folder (only where `storage_url` is a path of the
   * shop). `leave`: the host hands `/storage/` to the API.
   */
  pictures: 'ship' | 'leave'
  /** SITE.STORAGE_URL, without a trailing slash. */
  storage_url: string
  /** SITE.IS_KEYCODE_REQUIRED: such a shop shows nothing to visitors without its keycode. */
  is_keycode_required: boolean
  /** What a closed shop is read with (publisher/door/load-pass.ts). */
  keycode_token?: string | null
  /** Address of the API, without a trailing slash. */
  api: string
  /** nginx: where the folder will lie on the server; where it is written by default. */
  root?: string
  /** nginx: write `.br` files too, for a server with the brotli module. */
  has_brotli?: boolean
  /** Keep the scripts and styles of older kept releases, so that a page left open still finds them. */
  has_older_assets?: boolean
  onProgress?: (progress: Progress<'documents' | 'pictures' | 'cards'>) => void
}

export interface ExportReceipt {
  /** The release that was written. */
  release: number
  files: number
  written: number
  removed: number
  /** Pictures pages name and the API does not have. */
  missing: string[]
}

/**
 * Writes the live release as plain static files: `news/index.html`, `404.html`, `_astro/…`, and what tells the host how
 * to serve them. Touches only what differs, and makes it visible all at once.
 *
 * @throws {PublishError} when the site was never published, leaves pages to be rendered later, or asks for a keycode, which
 * the target cannot
 */
export async function exportSite(options: ExportOptions): Promise<ExportReceipt> {
  const { site, store, target = 'dir' } = options
  const published = store.site(site.name)
  const release = await published.getLive()
  if (!release) throw new PublishError(`Site ${site.name} was never published; publish it first.`)
  const is_closed = options.is_keycode_required || release.is_closed
  if (is_closed && !askingTargets.includes(target)) {
    throw new PublishError(
      `Site ${site.name} asks its visitors for a keycode, and files cannot ask: serve it with \`noren serve\`, or export it for ${askingTargets.join(', ')}.`,
    )
  }
  const left_out = await published.countLeftOut(release.id)
  if (left_out > 0) {
    throw new PublishError(
      `Site ${site.name} leaves ${left_out} pages to be rendered when they are asked for, which files cannot: take product_pages out of sites/${site.name}.ts and publish, or write files by \`noren build\`, which renders every page.`,
    )
  }
  const folder = resolve(options.folder)
  return replaceFolder(folder, async (next) => {
    const receipt = await writeExport(options, release, { folder, next, is_closed })
    return { isChanged: receipt.written + receipt.removed > 0, result: receipt }
  })
}

/** @param places the folder as it will be known, and the one that takes its place when all is written */
async function writeExport(
  options: ExportOptions,
  release: Release,
  { folder, next, is_closed }: { folder: string; next: string; is_closed: boolean },
): Promise<ExportReceipt> {
  const { site, store, api, target = 'dir', has_brotli = false } = options
  const files = join(next, toFilesFolder(target, is_closed))
  await mkdir(files, { recursive: true })

  // The API gives out the pictures of a closed shop, and its link cards are drawn from them.
  const has_pictures = options.pictures === 'ship' && options.storage_url.startsWith('/') && !is_closed
  const writer = createFileWriter(files, target)
  const documents = await writeDocuments({
    site,
    store,
    release,
    writer,
    api,
    keycode_token: options.keycode_token ?? null,
    pictures_at: has_pictures ? options.storage_url : null,
    has_older_assets: options.has_older_assets ?? false,
    precompressed: { gzip: target === 'nginx', brotli: target === 'nginx' && has_brotli },
    onDocument: () => options.onProgress?.({ stage: 'documents', done: writer.kept.size }),
  })
  const toPlace = (path: string) => toFile(files, path, target)
  const shipped = await shipPictures(documents.pictures, api, toPlace, (done) =>
    options.onProgress?.({ stage: 'pictures', done, total: documents.pictures.size }),
  )
  const drawn = await shipCards(documents.cards, createCardFiles(store.folder, site.name), toPlace, (done) =>
    options.onProgress?.({ stage: 'cards', done, total: documents.cards.length }),
  )
  const rules = createFileWriter(next)
  const root = join(options.root ?? folder, toFilesFolder(target, is_closed))
  const { content_types, plain_assets } = documents
  const redirects = await readOldAddresses(store.site(site.name), release.id)
  const facts = { site, api, rewrites: release.rewrites, redirects, content_types, plain_assets }
  for (const [name, text] of buildHostingFiles(target, {
    ...facts,
    has_pictures,
    is_closed,
    root,
    has_brotli,
  })) {
    if (text) await rules.write(name, new TextEncoder().encode(text))
  }
  const kept = new Set([...writer.kept, ...shipped.files, ...drawn.files, ...rules.kept])
  return {
    release: release.id,
    files: kept.size,
    written: writer.countWritten() + shipped.written + drawn.written + rules.countWritten(),
    removed: await removeVanished(next, kept),
    missing: shipped.missing,
  }
}

async function readOldAddresses(published: SiteStore, release: number): Promise<Redirect[]> {
  const view = published.openView(release)
  const redirects = await readRedirects(published.blobs, await view.get(REDIRECTS_PATH))
  return withoutPages(view, redirects)
}

/**
 * Removes files that belong to no address any more, and the folders this leaves empty.
 *
 * @param kept absolute file names
 * @returns how many files went
 */
async function removeVanished(folder: string, kept: ReadonlySet<string>): Promise<number> {
  let removed = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name)
    if (entry.isDirectory()) {
      removed += await removeVanished(file, kept)
      if ((await readdir(file)).length === 0) await rmdir(file)
    } else if (!kept.has(file)) {
      await rm(file)
      removed += 1
    }
  }
  return removed
}

/**
 * Draws the link cards of exported pages into the folder. A card's address names its content, so one that is there
 * already is left alone.
 */
async function shipCards(
  requests: CardRequest[],
  cards: CardFiles,
  toFile: (path: string) => string,
  onProgress?: (done: number) => void,
): Promise<{ files: string[]; written: number }> {
  const limit = pLimit(availableParallelism() * 2)
  let written = 0
  let done = 0
  const files = await limit.map(requests, async (request) => {
    const hash = toCardHash(request.card, request.palette)
    const file = toFile(`/og${request.page}${hash}.jpg`)
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (!isThere && (await writeIfChanged(file, (await cards.load(request)).bytes))) written += 1
    done += 1
    onProgress?.(done)
    return file
  })
  return { files, written }
}
