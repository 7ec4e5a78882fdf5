/** Where a store is kept: a folder of this machine, or servers that many machines share. */
export type StorePlace = EmbeddedPlace | SharedPlace

export interface EmbeddedPlace {
  kind: 'embedded'
  folder: string
}

export interface SharedPlace {
  kind: 'shared'
  /** `postgres://…` */
  database: string
  /** Where released bytes are kept. */
  bucket: BucketPlace
  /** Of this machine alone: what was rendered here, and what an origin answers from. */
  folder: string
  /** Of what lies there and can be had again. */
  max_bytes: number
}

export interface BucketPlace {
  bucket: string
  /** Without a slash at its ends; empty for the whole bucket. */
  prefix: string
  /** `host/bucket/key` instead of `bucket.host/key`, as many stores at home want it. */
  force_path_style: boolean
}

const GIGABYTE = 1024 ** 3

type Env = Record<string, string | undefined>

/**
 * Reads NOREN_STORE, NOREN_BLOBS, NOREN_CACHE, NOREN_CACHE_GB and S3_FORCE_PATH_STYLE. Region, keys and address of S3 are read by its SDK.
 * @param usual folders where the variables name none
 * @throws {Error} one sentence that names the variable
 */
export function readStorePlace(env: Env, usual: { store: string; cache: string }): StorePlace {
  const place = env['NOREN_STORE'] || usual.store
  if (!/^postgres(ql)?:/.test(place)) return { kind: 'embedded', folder: place }
  if (!URL.canParse(place))
    throw new Error('NOREN_STORE must be a folder or postgres://user:password@host/database.')
  return {
    kind: 'shared',
    database: place,
    bucket: readBucket(env),
    folder: env['NOREN_CACHE'] || usual.cache,
    max_bytes: readGigabytes(env['NOREN_CACHE_GB'] || '10') * GIGABYTE,
  }
}

function readGigabytes(text: string): number {
  const gigabytes = Number(text)
  if (gigabytes > 0 && Number.isFinite(gigabytes)) return gigabytes
  throw new Error(`NOREN_CACHE_GB must be a number of gigabytes above 0, not '${text}'.`)
}

function readBucket(env: Env): BucketPlace {
  return toBucketPlace(env['NOREN_BLOBS'] ?? '', env, {
    name: 'NOREN_BLOBS',
    why: ' when NOREN_STORE is a database: released bytes are kept there',
  })
}

/**
 * @param address `s3://bucket/prefix`
 * @param of what is wrong when it is not one
 * @throws {Error} one sentence that names it
 */
export function toBucketPlace(address: string, env: Env, of: { name: string; why?: string }): BucketPlace {
  const [, bucket, rest = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? []
  const prefix = rest.endsWith('/') ? rest.slice(0, -1) : rest
  if (!bucket) throw new Error(`${of.name} must be s3://bucket/prefix${of.why ?? ''}.`)
  if (!env['AWS_REGION'])
    throw new Error(`AWS_REGION must be set for ${of.name}; to any word where the bucket has none.`)
  return { bucket, prefix, force_path_style: env['S3_FORCE_PATH_STYLE'] === '1' }
}
