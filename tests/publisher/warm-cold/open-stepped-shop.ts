import { drawSource } from '#demo/drawings/draw-source.ts'
import { serve } from '@hono/node-server'
import { buildApp } from '#shop-api/app.ts'
import type { Db } from '#shop-api/db/db.ts'
import { recordDueContent } from '#shop-api/publishing/record-due.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'

/** A shop whose clock only goes when it is told to: the real API over HTTP, on PGlite. */
export interface SteppedShop {
  /** Address for publishers, without channel and trailing slash. */
  api: string
  db: Db
  clock: () => Date
  /** Lets time pass; what came and went by date meanwhile is noted, as the shop's own background work does. */
  pass: (ms: number) => Promise<void>
  editor: (channel: string) => ReturnType<typeof createEditor>
  close: () => Promise<void>
}

/** @param fill puts the shops into the migrated, empty database */
export async function openSteppedShop(
  start: Date,
  fill: (db: Db, now: Date) => Promise<void>,
): Promise<SteppedShop> {
  const opened = await openTestDb()
  let now = start
  await fill(opened.db, now)
  const config = {
    environment: 'test' as const,
    data_folder: opened.data_folder,
    reads_per_10_s: 1e9,
    writes_per_10_s: 1e9,
    smtp_url: undefined,
    staff: staffSecrets,
  }
  const app = buildApp({ db: opened.db, clock: () => now, draw: drawSource, log: () => {}, config })
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      // Publisher and API share this process: while one works for long, a kept connection of the other must not run out.
      const serverOptions = { keepAliveTimeout: 120_000 }
      const options = { fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions }
      const begun = serve(options, (address) => resolve({ server: begun, port: address.port }))
    },
  )
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  return {
    api: `http://127.0.0.1:${port}`,
    db: opened.db,
    clock: () => now,
    async pass(ms) {
      now = new Date(now.getTime() + ms)
      await recordDueContent(opened.db, now)
    },
    editor: (channel) => createEditor(request, { channel }),
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await opened.close()
    },
  }
}
