import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { openS3Client } from '#running/s3-client.ts'
import type { BucketPlace } from '../store-place.ts'
import { openBriefPuts } from './brief-puts.ts'

/** A bucket that fails one time in ten would end every larger publish otherwise. */
const TRIES = 8
/** Keys a bucket removes at once. */
const REMOVED_AT_ONCE = 1_000

/** What an object says of itself to whoever reads it without us. */
export interface ObjectFields {
  ContentType?: string
  ContentEncoding?: string
  CacheControl?: string
  WebsiteRedirectLocation?: string
}

/** Objects of a bucket, by their keys below its prefix. */
export interface Bucket {
  put(key: string, bytes: Uint8Array, fields?: ObjectFields): Promise<void>
  /**
   * Writes over exactly that version of an object; `undefined`: where there is none.
   * @returns the new version, or undefined when somebody else wrote meanwhile. Buckets that know no conditions always write.
   */
  exchange(key: string, bytes: Uint8Array, version: string | undefined): Promise<string | undefined>
  /** @returns undefined when there is no such object */
  find(key: string): Promise<{ bytes: Buffer; version: string } | undefined>
  /** @throws {Error} also when there is no such object */
  get(key: string): Promise<Buffer>
  remove(keys: string[]): Promise<void>
  /** Keys that begin so. */
  list(start: string): AsyncIterable<string>
  /** Whether the bucket answers. @throws {Error} what it says */
  check(): Promise<void>
  close(): void
}

/**
 * A bucket of S3 or whatever speaks like it. Region, keys and address are read from the environment by the SDK itself:
 * AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
export async function openBucket(
  { bucket, prefix, force_path_style }: BucketPlace,
  { tries = TRIES, answering_ms }: { tries?: number; answering_ms?: number } = {},
): Promise<Bucket> {
  // Loaded by those who need it: it is larger than the rest of the publisher.
  const {
    DeleteObjectsCommand,
    GetObjectCommand,
    HeadBucketCommand,
    ListObjectsV2Command,
    PutObjectCommand,
  } = await import('@aws-sdk/client-s3')
  const client = await openS3Client({ force_path_style, tries, ...(answering_ms && { answering_ms }) })
  const putBriefly = openBriefPuts(client)
  const toKey = (key: string) => (prefix ? `${prefix}/${key}` : key)
  /** @throws {Error} one sentence for whoever looks after the bucket */
  const ask = <Answer>(what: string, asked: Promise<Answer>): Promise<Answer> =>
    asked.catch((error: Error) => {
      const why = error.message === 'UnknownError' || !error.message ? error.name : error.message
      throw new Error(`The bucket ${bucket} did not ${what}: ${why.replace(/\.$/, '')}.`, { cause: error })
    })
  const named = (key: string) => ({ Bucket: bucket, Key: toKey(key) })
  return {
    async put(key, bytes, fields) {
      if (!fields && (await putBriefly(toKey(key), bytes))) return
      const command = new PutObjectCommand({ ...named(key), Body: bytes, ...fields })
      await ask(`take ${toKey(key)}`, client.send(command))
    },
    async exchange(key, bytes, version) {
      const fields = { ContentType: 'application/json', CacheControl: 'no-cache' }
      const condition = version === undefined ? { IfNoneMatch: '*' } : version ? { IfMatch: version } : {}
      const command = new PutObjectCommand({ ...named(key), Body: bytes, ...fields, ...condition })
      const sent = client.send(command).catch((error: Error) => {
        if (isStatus(error, 412) || isStatus(error, 409)) return undefined
        throw error
      })
      const answer = await ask(`take ${toKey(key)}`, sent)
      return answer && (answer.ETag ?? '')
    },
    async find(key) {
      const sent = client.send(new GetObjectCommand(named(key))).catch((error: Error) => {
        if (isStatus(error, 404)) return undefined
        throw error
      })
      const answer = await ask(`give ${toKey(key)}`, sent)
      if (!answer) return undefined
      return {
        bytes: Buffer.from((await answer.Body?.transformToByteArray()) ?? []),
        version: answer.ETag ?? '',
      }
    },
    async get(key) {
      const { Body } = await ask(`give ${toKey(key)}`, client.send(new GetObjectCommand(named(key))))
      if (!Body) throw new Error(`The bucket ${bucket} answered nothing for ${toKey(key)}.`)
      return Buffer.from(await Body.transformToByteArray())
    },
    async remove(keys) {
      for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
        const Objects = keys.slice(at, at + REMOVED_AT_ONCE).map((key) => ({ Key: toKey(key) }))
        const removed = client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        const { Errors } = await ask('remove objects', removed)
        if (Errors?.length)
          throw new Error(`${Errors.length} objects of ${bucket} were not removed: ${Errors[0]?.Code}.`)
      }
    },
    async *list(start) {
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: toKey(start), ContinuationToken })
        const page: ListObjectsV2CommandOutput = await ask('list objects', client.send(command))
        for (const { Key = '' } of page.Contents ?? []) yield Key.slice(toKey('').length)
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    async check() {
      await ask('answer', client.send(new HeadBucketCommand({ Bucket: bucket })))
    },
    close: () => client.destroy(),
  }
}

function isStatus(error: Error, status: number): boolean {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === status
}
