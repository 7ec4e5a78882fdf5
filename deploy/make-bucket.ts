// `node deploy/make-bucket.ts`: makes the bucket that FILES_URL names, unless it is there. It waits a minute for the store.
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'

const PATIENCE_MS = 60_000
const ASK_EVERY_MS = 500
const { FILES_URL = '', S3_FORCE_PATH_STYLE } = process.env

const Bucket = /^s3:\/\/([^/]+)/.exec(FILES_URL)?.[1]
const client = new S3Client({ forcePathStyle: S3_FORCE_PATH_STYLE === '1' })

async function makeBucket(): Promise<string> {
  const isThere = await client.send(new HeadBucketCommand({ Bucket })).then(
    () => true,
    (error: Error) => {
      if (error.name === 'NotFound' || error.name === 'NoSuchBucket') return false
      throw error
    },
  )
  if (!isThere) await client.send(new CreateBucketCommand({ Bucket }))
  return isThere ? 'is there' : 'made'
}

const ends = performance.now() + PATIENCE_MS
for (;;) {
  try {
    if (!Bucket) throw new Error('FILES_URL must be an address like s3://bucket/prefix.')
    process.stdout.write(`Bucket ${Bucket}: ${await makeBucket()}\n`)
    break
  } catch (error) {
    if (Bucket && performance.now() < ends) {
      await wait(ASK_EVERY_MS)
      continue
    }
    process.stderr.write(`${(error as Error).message || (error as Error).name}\n`)
    process.exit(1)
  }
}
