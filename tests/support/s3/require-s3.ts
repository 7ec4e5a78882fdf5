import { openRealS3 } from './real-s3.ts'
import type { S3OfTests } from './s3-of-tests.ts'
import { openS3StandIn } from './s3-stand-in.ts'

type StandIn = Awaited<ReturnType<typeof openS3StandIn>>

let stand_in: Promise<StandIn> | undefined
let opened: Promise<S3OfTests> | undefined

/** One for all tests of this process; programs that are started find it by the same variables. */
export function requireStandIn(): Promise<StandIn> {
  return (stand_in ??= openS3StandIn().then((s3) => {
    sayWhere({ url: s3.url, key: 'test', secret: 'test-secret' })
    return s3
  }))
}

/** The same, or with TEST_S3=real the S3 at TEST_S3_URL. */
export function requireS3(): Promise<S3OfTests> {
  return (opened ??= open())
}

async function open(): Promise<S3OfTests> {
  const { TEST_S3, TEST_S3_URL = '' } = process.env
  if (TEST_S3 === 'real') {
    const s3 = await openRealS3(new URL(TEST_S3_URL))
    sayWhere(s3)
    return s3
  }
  const { url, objects, asked, refuse } = await requireStandIn()
  return {
    url,
    key: 'test',
    secret: 'test-secret',
    asked,
    refuse,
    makeBucket: async (bucket) =>
      void objects.set(`${bucket}/`, { bytes: Buffer.from(''), type: '', fields: {}, etag: '' }),
    list: async (start) => [...objects.keys()].filter((name) => name.startsWith(start)),
    read: async (name) => objects.get(name)!.bytes,
    write: async (name, bytes) => void objects.set(name, { bytes, type: '', fields: {}, etag: '' }),
    remove: async (name) => void objects.delete(name),
  }
}

function sayWhere({ url, key, secret }: Pick<S3OfTests, 'url' | 'key' | 'secret'>): void {
  Object.assign(process.env, {
    AWS_REGION: 'home',
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: secret,
    AWS_ENDPOINT_URL_S3: url,
  })
}
