import { createHash } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'

const CONNECTING_MS = 5_000
const ANSWERING_MS = 30_000

export interface S3Settings {
  /** `host/bucket/key` instead of `bucket.host/key`, as many stores at home want it. */
  force_path_style: boolean
  /** The SDK's own number by default. */
  tries?: number
  answering_ms?: number
}

/**
 * A client of S3 or whatever speaks like it. Region, keys and address are read from the environment by the SDK itself: AWS_REGION,
 * AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_ENDPOINT_URL_S3.
 */
export async function openS3Client({
  force_path_style,
  tries,
  answering_ms = ANSWERING_MS,
}: S3Settings): Promise<S3Client> {
  // Loaded by those who need it: it is larger than the rest of either program.
  const { S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    forcePathStyle: force_path_style,
    ...(tries !== undefined && { maxAttempts: tries }),
    requestHandler: {
      connectionTimeout: CONNECTING_MS,
      requestTimeout: answering_ms,
      socketTimeout: answering_ms,
      // It would only warn, and wait for ever.
      throwOnRequestTimeout: true,
    },
    // Stores that are not Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  sayContentMd5(client)
  return client
}

/**
 * Has a client say the MD5 of a list of objects to be removed. S3 wants a checksum there; the SDK sends a newer one, which stores
 * that are not Amazon's may not know: OpenStack Swift then removes nothing.
 */
function sayContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (asked) => {
        const { headers, body } = asked.request as { headers: Record<string, string>; body: string }
        if (commandName === 'DeleteObjectsCommand')
          headers['content-md5'] = createHash('md5').update(body).digest('base64')
        return next(asked)
      },
    { step: 'build', name: 'contentMd5' },
  )
}
