import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { UploadFile } from '#contract/shapes/upload-file.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import type { Db } from '#shop-api/db/db.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'
import { UPLOAD_ERRORS } from '#src/text/contact/inquiry.ts'

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
}

interface Upload {
  channel_id: number
  file: File
  dir: string
  now: Date
}

/**
 * Keeps a picture or PDF a visitor sent. Its content decides what it is, not its name.
 * @throws ApiError 422 for anything else
 */
export async function keepUpload(db: Db, { channel_id, file, dir, now }: Upload): Promise<UploadFile> {
  const contents = new Uint8Array(await file.arrayBuffer())
  const mime_type = await findType(contents)
  if (mime_type === undefined) {
    const code = 'upload_file.type_not_allowed'
    throw invalidField('file', code, UPLOAD_ERRORS[code])
  }
  const path = `uploads/${dir}/${randomBytes(16).toString('hex')}.${mime_type.split('/')[1]}`
  const name = file.name.slice(0, 200)
  await db
    .insert(upload_files)
    .values({ channel_id, path, dir, file: name, mime_type, contents, uploaded_at: now })
  return { file: name, dir, path, mime_type, size: contents.byteLength }
}

async function findType(contents: Uint8Array): Promise<string | undefined> {
  if (Buffer.from(contents.subarray(0, 5)).toString('latin1') === '%PDF-') return 'application/pdf'
  try {
    // Reads the header only; what is no picture throws.
    const { format, width } = await sharp(contents).metadata()
    return width ? PICTURE_TYPES[format] : undefined
  } catch {
    return undefined
  }
}
