import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import { type AdminApi, RefusedCall } from './admin-api.ts'

const PICTURES = /\.(jpe?g|png|webp|avif|heic|heif)$/i
/** The API reads photographs beside its other work, and takes no more of a shop at a time. */
const AT_ONCE = 3

interface SentPictures {
  sent: number
  /** There already, by folder and name. */
  known: number
  failed: { file: string; reason: string }[]
}

/**
 * Sends the photographs of a folder and those below it. What the shop has by that name and folder already is not sent again,
 * so that whoever was interrupted begins where they were.
 */
export async function sendPictures(
  api: AdminApi,
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<SentPictures> {
  const files = await listPictures(folder)
  const known = await listKnown(api)
  const waiting = files.filter((file) => !known.has(toName(folder, file).join('/')))
  const failed: SentPictures['failed'] = []
  let done = 0
  await pLimit(AT_ONCE).map(waiting, async (file) => {
    const [place, name] = toName(folder, file)
    const form = new FormData()
    form.set('file', new File([await readFile(file)], name))
    form.set('folder', place)
    try {
      await api.call('POST /v1/admin/pictures', { form })
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      failed.push({ file, reason: error.message })
    }
    done += 1
    onProgress(done, waiting.length)
  })
  return { sent: waiting.length - failed.length, known: files.length - waiting.length, failed }
}

/** Folder below the one that was named, with slashes, and file name. */
function toName(folder: string, file: string): [string, string] {
  const place = relative(folder, dirname(file)).split(sep).join('/')
  return [place, basename(file).normalize('NFC')]
}

async function listPictures(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((cause: unknown) => {
    throw new Error(`The folder ${folder} cannot be read.`, { cause })
  })
  return entries
    .filter((entry) => entry.isFile() && PICTURES.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function listKnown(api: AdminApi): Promise<Set<string>> {
  const known = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { data } = await api.call('GET /v1/admin/pictures', { query: { page, per: 100 } })
    for (const { folder, name } of data) known.add(`${folder}/${name}`)
    if (data.length < 100) return known
  }
}
