import { readFile } from 'node:fs/promises'
import { openS3Client } from '#running/s3-client.ts'
import type { FileStore } from './file-store.ts'

interface Bucket {
  bucket: string
  /** Without a slash at its ends; empty for the whole bucket. */
  prefix: string
  /** `host/bucket/key` instead of `bucket.host/key`, as many stores at home want it. */
  force_path_style: boolean
}

/**
 * Files in a bucket of S3 or whatever speaks like it. Region, keys and address are read from the environment by the SDK
 * itself: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
export async function createS3Store({ bucket, prefix, force_path_style }: Bucket): Promise<FileStore> {
  // Loaded by those who need it: it is larger than the rest of the API.
  const {
    DeleteObjectsCommand,
    GetObjectCommand,
    HeadObjectCommand,
    ListObjectsV2Command,
    PutObjectCommand,
  } = await import('@aws-sdk/client-s3')
  const client = await openS3Client({ force_path_style })
  const toKey = (key: string) => (prefix ? `${prefix}/${key}` : key)
  const named = (key: string) => ({ Bucket: bucket, Key: toKey(key) })

  /** A thousand keys at a time, as the store hands them out. */
  async function* listPages(folder: string): AsyncGenerator<string[]> {
    let next: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: toKey(folder), ContinuationToken: next }),
      )
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
      next = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (next !== undefined)
  }

  const put = async (key: string, bytes: Uint8Array, type: string) => {
    await client.send(new PutObjectCommand({ ...named(key), Body: bytes, ContentType: type }))
  }

  return {
    put,
    // Bytes can be sent again when the store was busy, a stream cannot.
    putFile: async (key, path, type) => put(key, await readFile(path), type),
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(named(key)))
        return Body && new Uint8Array(await Body.transformToByteArray())
      } catch (error) {
        return orNothing(error)
      }
    },
    async has(key) {
      try {
        await client.send(new HeadObjectCommand(named(key)))
        return true
      } catch (error) {
        return orNothing(error) ?? false
      }
    },
    async removeAll(folder) {
      for await (const page of listPages(folder)) {
        if (page.length === 0) continue
        const Objects = page.map((Key) => ({ Key }))
        const { Errors } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors?.length)
          throw new Error(`${Errors.length} files of ${folder} could not be removed: ${Errors[0]?.Code}`)
      }
    },
  }
}

function orNothing(error: unknown): undefined {
  if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return
  throw error
}
