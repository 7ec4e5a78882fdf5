import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '#sites/site-config.ts'
import { type CardRequest, createCardFiles } from '../cards/card-files.ts'
import { readCard } from '../cards/read-card.ts'
import { PublishError } from '../publish-error.ts'
import type { Store } from '../store/open-store.ts'
import { getLive } from '../store/releases.ts'
import { openView } from '../store/release-view.ts'
import type { StoredDocument } from '../store/stored-document.ts'
import { findPictures } from './find-pictures.ts'
import { buildHostingFiles } from './hosting-files.ts'
import { removeVanished } from './remove-vanished.ts'
import { shipCards } from './ship-cards.ts'
import { shipPictures } from './ship-pictures.ts'
import { writeIfChanged } from './write-if-changed.ts'

const AT_ONCE = 32

export interface ExportOptions {
  site: SiteConfig
  store: Store
  /** Becomes exactly the site: whatever else lies in it is removed. */
  folder: string
  /**
   * `ship`: the pictures that pages name are fetched into the folder (only where `storage_url` is a path of the
   * shop). `leave`: the host hands `/storage/` to the API.
   */
  pictures: 'ship' | 'leave'
  /** SITE.STORAGE_URL, without a trailing slash. */
  storage_url: string
  /** Address of the API, without a trailing slash. */
  api: string
  onProgress?: (stage: 'documents' | 'pictures' | 'cards', done: number) => void
}

export interface ExportReceipt {
  files: number
  written: number
  removed: number
  /** Pictures pages name and the API does not have. */
  missing: string[]
}

/**
 * Writes the live release as plain static files: `news/index.html`, `404.html`, `_astro/…`. Touches only what
 * differs.
 *
 * @throws {PublishError} when the site was never published
 */
export async function exportSite(options: ExportOptions): Promise<ExportReceipt> {
  const { site, store } = options
  const folder = resolve(options.folder)
  const release = getLive(store, site.name)
  if (!release) throw new PublishError(`Site ${site.name} was never published; publish it first.`)
  await mkdir(folder, { recursive: true })

  const kept = new Set<string>()
  const pictures = new Set<string>()
  const cards: CardRequest[] = []
  const palette = release.manifest.palette ?? {}
  let written = 0
  const isShipping = options.pictures === 'ship' && options.storage_url.startsWith('/')
  const toFile = (path: string) => join(folder, path.endsWith('/') ? `${path}index.html` : path)
  const writeFile = async (file: string, bytes: Uint8Array) => {
    kept.add(file)
    if (await writeIfChanged(file, bytes)) written += 1
  }
  const writeDocument = async (document: StoredDocument) => {
    const bytes = await store.blobs(site.name).readPlain(document)
    await writeFile(toFile(document.path), bytes)
    const card = document.kind === 'page' ? readCard(bytes.toString()) : undefined
    if (card) cards.push({ page: document.path, card, palette, origin: site.origin, api: options.api })
    if (!isShipping || document.encoding === 'identity') return
    for (const address of findPictures(bytes.toString(), options.storage_url)) pictures.add(address)
  }

  for (const batch of inBatches(openView(store, site.name, release.id).list())) {
    await Promise.all(batch.map(writeDocument))
    options.onProgress?.('documents', kept.size)
  }
  for (const [name, text] of buildHostingFiles(site.origin, release.rewrites)) {
    await writeFile(join(folder, name), new TextEncoder().encode(text))
  }
  const shipped = await shipPictures(pictures, options.api, toFile, (done) =>
    options.onProgress?.('pictures', done),
  )
  for (const file of shipped.files) kept.add(file)
  const drawn = await shipCards(cards, createCardFiles(store.folder, site.name), toFile, (done) =>
    options.onProgress?.('cards', done),
  )
  for (const file of drawn.files) kept.add(file)
  const removed = await removeVanished(folder, kept)
  return {
    files: kept.size,
    written: written + shipped.written + drawn.written,
    removed,
    missing: shipped.missing,
  }
}

function* inBatches(documents: Iterable<StoredDocument>): Generator<StoredDocument[]> {
  let batch: StoredDocument[] = []
  for (const document of documents) {
    batch.push(document)
    if (batch.length < AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
