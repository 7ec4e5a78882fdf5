import { createHash, type Hash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import Busboy from '@fastify/busboy'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { API_ANSWERS } from '#src/text/calls/api-answers.ts'
import { ApiError } from './api-error.ts'
import { saysLength } from './limit-body.ts'

/** More than any call takes. */
const LIMITS = { fields: 50, files: 5, parts: 50, headerPairs: 50, headerSize: 16_384 }

/** A file of a form, which lies on the disk until its request is answered. */
export class ReceivedFile extends File {
  readonly path: string
  readonly sha256: string

  constructor(name: string, contents: Blob, { path, sha256 }: { path: string; sha256: string }) {
    super([contents], name, { type: contents.type })
    this.path = path
    this.sha256 = sha256
  }
}

export interface ReceivedForm {
  /** Texts and files by their names; a list where a name came more than once. */
  values: Record<string, unknown>
  /** Removes the files. */
  forget: () => Promise<void>
}

/**
 * Reads multipart/form-data as it comes, files onto the disk. In memory, and copied a few times, photographs kept the API busy with
 * collecting garbage.
 * @throws ApiError 400 for what is no such form or has too many parts
 */
export async function receiveForm(c: Context): Promise<ReceivedForm> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-received-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    return { values: await readParts(c, folder), forget }
  } catch (cause) {
    await forget()
    throw cause
  }
}

async function readParts(c: Context, folder: string): Promise<Record<string, unknown>> {
  const parser = openParser(c.req.header('content-type') ?? '')
  const values = new Map<string, unknown[]>()
  const add = (name: string, value: unknown) => values.set(name, [...(values.get(name) ?? []), value])
  const refuse = () => parser.destroy(malformed())
  const leaving = new AbortController()
  const files: Promise<void>[] = []
  parser.on('field', (name: string | undefined, value, _isNameCut, isCut) =>
    name === undefined || isCut ? refuse() : add(name, value),
  )
  parser.on('file', (name: string | undefined, contents, fileName, _encoding, type) => {
    const path = join(folder, String(files.length))
    const hash = createHash('sha256')
    const written = pipeline(contents, tellTo(hash), createWriteStream(path), { signal: leaving.signal })
      .then(() => openAsBlob(path, { type }))
      .then((blob) => {
        if (name === undefined) throw malformed()
        // Browsers write a quotation mark of a file's name so.
        const file = new ReceivedFile(fileName.replaceAll('%22', '"'), blob, {
          path,
          sha256: hash.digest('hex'),
        })
        add(name, file)
      })
    // A disk that is full ends it all.
    written.catch((cause: Error) => parser.destroy(cause))
    files.push(written)
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, refuse)
  try {
    await pipeline(openBody(c), parser)
    await Promise.all(files)
  } catch (cause) {
    leaving.abort()
    await Promise.allSettled(files)
    throw isOurs(cause) ? cause : malformed()
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]))
}

function openParser(type: string) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: LIMITS })
  } catch {
    throw malformed()
  }
}

/** As the socket gives it, without the copies a web stream makes; a body without a length comes by the limit that counts it. */
function openBody(c: Context): Readable {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  if (incoming && saysLength(c)) return incoming
  const { body } = c.req.raw
  return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
}

const tellTo = (hash: Hash) =>
  async function* (contents: AsyncIterable<Buffer>) {
    for await (const chunk of contents) {
      hash.update(chunk)
      yield chunk
    }
  }

const malformed = () => new ApiError(400, { code: 'malformed', message: API_ANSWERS.bad_request })

/** What was said already, a body that is too large, and a disk that takes no file. All else is the sender's. */
const isOurs = (cause: unknown) =>
  cause instanceof ApiError ||
  (cause instanceof Error && (cause.name === 'BodyLimitError' || 'syscall' in cause))
