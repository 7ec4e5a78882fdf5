import { and, eq } from 'drizzle-orm'
import { invalidField, notFound } from '#shop-api/http/api-error.ts'
import type { CallOutput } from '#contract/index.ts'
import type { Db } from '#shop-api/db/db.ts'
import { text_files } from '#shop-api/db/schema/content.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import { FILES_CONTENTS } from '#src/text/calls/api-answers.ts'
import { loadSettings } from '#shop-api/channels/load-settings.ts'

type FileContents = CallOutput<'GET /v1/files-contents'>

/**
 * The text of a file in the shop's own storage. Nothing is ever fetched: an address is only looked up.
 * @throws ApiError 422 for an address outside the storage, 404 for no such file
 */
export async function findFileContents(
  { db, channel }: { db: Db; channel: Channel },
  url: string,
): Promise<FileContents> {
  const settings = await loadSettings(db, channel)
  const path = toStoragePath(url, settings['SITE.STORAGE_URL'])
  if (path === undefined) {
    const code = 'files_contents.not_ours'
    throw invalidField('url', code, FILES_CONTENTS[code])
  }
  const [file] = await db
    .select({ mime_type: text_files.mime_type, contents: text_files.contents })
    .from(text_files)
    .where(and(eq(text_files.channel_id, channel.id), eq(text_files.path, path)))
  if (!file) throw notFound(FILES_CONTENTS.not_found)
  return { url, ...file }
}

/** `/storage/moto/a/b.txt`, with or without the storage's host, becomes `a/b.txt`; undefined outside, and for what is no address. */
function toStoragePath(url: string, storage_url: string): string | undefined {
  const base = `${storage_url.replace(/\/$/, '')}/`
  if (!URL.canParse(url, 'http://storage.invalid') || /[\\]|%2e|%2f/i.test(url)) return undefined
  const asked = new URL(url, new URL(base, 'http://storage.invalid'))
  const own = new URL(base, 'http://storage.invalid')
  if (asked.origin !== own.origin || !asked.pathname.startsWith(own.pathname)) return undefined
  try {
    return decodeURIComponent(asked.pathname.slice(own.pathname.length))
  } catch {
    // A sign that means no letter, e.g. `%'`.
    return undefined
  }
}
