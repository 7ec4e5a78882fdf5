import { expect, test } from 'vitest'
import { readStorePlace } from '#publisher/store/store-place.ts'

const usual = { store: '/noren/store', cache: '/noren/cache' }
const shared = {
  NOREN_STORE: 'postgres://noren@db/noren',
  NOREN_BLOBS: 's3://releases/shops/one/',
  AWS_REGION: 'home',
}

test('A store is a folder, unless the environment names servers', () => {
  expect(readStorePlace({}, usual)).toEqual({ kind: 'embedded', folder: '/noren/store' })
  expect(readStorePlace({ NOREN_STORE: '/srv/store' }, usual)).toEqual({
    kind: 'embedded',
    folder: '/srv/store',
  })
  expect(readStorePlace({ ...shared, S3_FORCE_PATH_STYLE: '1' }, usual)).toEqual({
    kind: 'shared',
    database: 'postgres://noren@db/noren',
    bucket: { bucket: 'releases', prefix: 'shops/one', force_path_style: true },
    folder: '/noren/cache',
    max_bytes: 10 * 1024 ** 3,
  })
  expect(readStorePlace({ ...shared, NOREN_CACHE: '/disk', NOREN_CACHE_GB: '0.5' }, usual)).toMatchObject({
    folder: '/disk',
    max_bytes: 512 * 1024 ** 2,
  })
})

test.each([
  [{ ...shared, NOREN_BLOBS: '' }, 'NOREN_BLOBS must be s3://bucket/prefix'],
  [{ ...shared, NOREN_BLOBS: '/srv/blobs' }, 'NOREN_BLOBS must be s3://bucket/prefix'],
  [{ ...shared, NOREN_CACHE_GB: 'ten' }, 'NOREN_CACHE_GB must be a number'],
  [{ ...shared, NOREN_CACHE_GB: '0' }, 'NOREN_CACHE_GB must be a number'],
  [{ ...shared, AWS_REGION: '' }, 'AWS_REGION must be set'],
  [{ ...shared, NOREN_STORE: 'postgres://db:port/noren' }, 'NOREN_STORE must be'],
])('%o is refused by the name of the variable', (env, sentence) => {
  expect(() => readStorePlace(env, usual)).toThrow(sentence)
})
