import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findDatabasePlace } from '#tests/support/database-place.ts'
import { DEFAULT_ENGINE } from '#tests/support/open-test-db.ts'

/** Of the installation whose API is measured. */
export const TOKEN = 'token-of-the-move-in-bench'

/** The API with the demo shops in a process of its own, on PostgreSQL where one answers. */
export async function openApi() {
  const place = await findDatabasePlace(DEFAULT_ENGINE)
  const child = spawn(process.execPath, ['demo/server.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      DEMO: '1',
      PORT: '0',
      PAYMENT_TEST_PORT: '0',
      ADMIN_TOKEN: TOKEN,
      SMTP_URL: '',
      READS_PER_10_S: '1000000',
      WRITES_PER_10_S: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  const { port } = JSON.parse(line) as { port: number }
  return {
    base: `http://localhost:${port}`,
    child,
    async close() {
      await end(child)
      await place.forget()
    },
  }
}

/** Ends a process that may have ended by itself. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
