import { readPlaces } from '../backup/places.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import type { Command } from './command.ts'
import { print } from './print.ts'

const PLACES = `DATABASE_URL, FILES_FOLDER, NOREN_STORE (with NOREN_BLOBS) and NOREN_SITES say where things lie, as for the programs themselves.`

export const backup: Command = {
  usage: 'backup <folder>',
  summary: 'write the database, files, releases and sites into a new folder while the shop runs',
  help: `${PLACES}
Run it on the machine of the API and as its user. PostgreSQL is dumped by pg_dump. An embedded database is copied while the API stands
still, for the time that takes (a second for each gigabyte or so). Of a shared store the rows of one moment are dumped and the bytes they
name are copied from its bucket; publishers go on, and remove no bytes meanwhile. Files in a bucket (FILES_URL) are not copied: let the
bucket keep versions. The environment itself is not in it. It holds members and passwords' hashes: keep it like a password.`,
  async run([folder], { json }) {
    if (!folder) throw new Error(`Usage: noren ${backup.usage}`)
    const manifest = await makeBackup(readPlaces(process.env), folder, new Date())
    print(json ? { folder, ...manifest } : `${folder}: ${tell(manifest)}`)
  },
}

export const restore: Command = {
  usage: 'restore <folder>',
  summary: 'put a backup into empty places: all of it, or nothing',
  help: `${PLACES} They must be empty, a PostgreSQL and a bucket must be there and empty. Give
origins an empty NOREN_CACHE.
Every file is compared with its hash first; the name of one that is damaged is said, and nothing is changed. Start the API and the
origin afterwards: what was live is live again, byte for byte.`,
  async run([folder], { json }) {
    if (!folder) throw new Error(`Usage: noren ${restore.usage}`)
    const manifest = await restoreBackup(readPlaces(process.env), folder)
    print(json ? { folder, ...manifest } : `Restored: ${tell(manifest)}`)
  },
}

function tell({ files, made_at, bucket }: Manifest): string {
  const count = `${Object.keys(files).length} files as they were at ${made_at}`
  return bucket ? `${count}. What lies in ${bucket} is not among them.` : count
}
