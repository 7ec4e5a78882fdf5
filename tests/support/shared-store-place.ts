import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { SharedPlace } from '#publisher/store/store-place.ts'
import { postgresServer } from './postgres-server.ts'
import { requireS3 } from './s3/require-s3.ts'

const BUCKET = 'noren-releases'

let bucket: Promise<void> | undefined

/** An empty database, an empty folder and a prefix of the bucket. */
export async function makeSharedPlace(): Promise<{ place: SharedPlace; remove: () => Promise<void> }> {
  const s3 = await requireS3()
  await (bucket ??= s3.makeBucket(BUCKET))
  const name = `noren_store_${randomBytes(6).toString('hex')}`
  const folder = await mkdtemp(join(tmpdir(), 'noren-store-'))
  await asAdmin(`create database ${name}`)
  return {
    place: {
      kind: 'shared',
      database: Object.assign(new URL(postgresServer), { pathname: `/${name}` }).href,
      bucket: { bucket: BUCKET, prefix: name, force_path_style: true },
      folder,
      max_bytes: 1024 ** 3,
    },
    async remove() {
      await asAdmin(`drop database ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Hashes of the bytes that the bucket holds of a site, sorted. */
export async function listSharedBlobs({ bucket }: SharedPlace, site: string): Promise<string[]> {
  const start = `${bucket.bucket}/${bucket.prefix}/${site}/`
  const keys = await (await requireS3()).list(start)
  return keys.map((key) => key.slice(start.length).replace('/', '')).sort()
}

async function asAdmin(statement: string): Promise<void> {
  const admin = postgres(postgresServer, { max: 1, onnotice: () => {} })
  await admin.unsafe(statement)
  await admin.end()
}
