import { serve } from '@hono/node-server'
import { logToStderr, sayOnStderr } from './process/log.ts'
import { buildApp } from './app.ts'
import { startBackgroundWork } from './background-work.ts'
import { CannotStart, exitWith } from './process/cannot-start.ts'
import { readServerConfig, type ServerConfig } from './config.ts'
import { openPayments } from './payment/registry.ts'
import { requireNoCards } from './payment/require-no-cards.ts'
import { tellFrameOrigins } from './payment/tell-frame-origins.ts'
import type { Db } from './db/db.ts'
import type { Draw } from './media/picture-file.ts'
import { openFileStore } from './media/files/open-file-store.ts'
import { openDb } from './db/open-db.ts'
import { readPublishTargets } from './publishing/publish-targets.ts'
import { refuseWeakSecrets } from './staff/refuse-weak-secrets.ts'
import { readStaffSecrets } from './staff/staff-secrets.ts'
import { welcomeOwners } from './staff/welcome-owners.ts'

/** How long answers under way may take when the shop closes. */
const KEEP_ALIVE_MS = 65_000
const CLOSING_MS = 5000

const clock = () => new Date()

/** What somebody may do with the database before the first request. */
export interface BeforeOpening {
  db: Db
  config: ServerConfig
  now: Date
  /** Whether cards are taken: a provider is there. */
  takes_cards: boolean
}

/** What whoever starts the shop brings along. */
export interface StartOptions {
  prepare?: (opening: BeforeOpening) => Promise<void>
  /** Who draws the pictures that are kept as drawings. */
  draw?: Draw
}

/**
 * Opens the shop as its environment says: the database, what `prepare` does with it, then the port.
 * The first line on stdout is `{"port":4100}`, printed when requests are answered; progress goes to stderr.
 * @throws CannotStart with a sentence that says what to do
 */
export async function startServer({ prepare, draw }: StartOptions = {}): Promise<void> {
  const config = readServerConfig(process.env)
  refuseWeakSecrets(process.env, config.environment)
  const publish_targets = readPublishTargets(process.env)
  const opened = await openDb(config.database_url, config.files_folder)
  const { data_folder } = opened
  const files = await openFileStore(config, data_folder)
  const payments = await openPayments(config, { clock, data_folder })
  const isProduction = config.environment === 'production'
  await prepare?.({ db: opened.db, config, now: clock(), takes_cards: payments.card !== undefined })
  await tellFrameOrigins(opened.db, payments, clock())
  const welcome: string[] = []
  const staff = readStaffSecrets(process.env)
  await welcomeOwners({ db: opened.db, environment: config.environment, data_folder, now: clock() }, (line) =>
    welcome.push(line),
  )
  if (isProduction && config.takes_cards && !payments.card) await requireNoCards(opened.db)
  const app = buildApp({
    db: opened.db,
    clock,
    draw,
    files,
    config: { ...config, data_folder, staff, payments },
  })
  const background = await startBackgroundWork({
    ...opened,
    clock,
    smtp_url: config.smtp_url,
    origin: config,
    publish_targets,
    payments,
    files,
    log: logToStderr,
  })
  const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, (address) => {
    process.stdout.write(`${JSON.stringify({ port: address.port })}\n`)
    welcome.forEach(sayOnStderr)
  })
  // Longer than any client keeps an idle connection, so that a request never meets one that is being closed.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('error', (error: NodeJS.ErrnoException) => {
    void opened.close().finally(() => exitWith(toListenError(error, config.port)))
  })
  const close = () => {
    server.close(
      () =>
        void background
          .stop()
          .then(() => payments.card?.close())
          .then(() => opened.close())
          .finally(() => process.exit(0)),
    )
    if (!('closeIdleConnections' in server)) return
    // Idle keep-alive connections would delay the end for minutes. Answers under way get five seconds.
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}

function toListenError(error: NodeJS.ErrnoException, port: number): unknown {
  if (error.code === 'EADDRINUSE')
    return new CannotStart(`Port ${port} is already in use; set PORT to another one.`)
  if (error.code === 'EACCES')
    return new CannotStart(`Port ${port} may not be used by this user; set PORT to another.`)
  return error
}
