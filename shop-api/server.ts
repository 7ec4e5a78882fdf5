import { isLogJson, requireLogSettings } from '#running/log.ts'
import { type Measuring, openMetrics, readMetricsSettings } from '#running/metrics.ts'
import { startTraces } from '#running/traces.ts'
import { logEvents } from '#running/log-events.ts'
import { drain } from '#running/drain.ts'
import { logToStderr, sayOnStderr } from './process/log.ts'
import { requireThemes } from './channels/installed-themes.ts'
import { createApiReadiness } from './api-readiness.ts'
import { listenForCalls } from './listen-for-calls.ts'
import { measureApi } from './measure-api.ts'
import { buildApp } from './app.ts'
import { startBackgroundWork } from './background-work.ts'
import { CannotStart, exitWith, orCannotStart } from './process/cannot-start.ts'
import { openRedis } from './process/open-redis.ts'
import { readServerConfig, type ServerConfig } from './config.ts'
import { openPayments } from './payment/open-payments.ts'
import { requireTakers } from './payment/require-takers.ts'
import { tellPaymentHosts } from './payment/tell-payment-hosts.ts'
import type { Db } from './db/db.ts'
import type { Payments } from './payment/payments.ts'
import type { Draw } from './media/picture-file.ts'
import { openFileStore } from './media/files/open-file-store.ts'
import { openDb } from './db/open-db.ts'
import { readPublishTargets } from './publishing/publish-targets.ts'
import { refuseWeakSecrets } from './staff/refuse-weak-secrets.ts'
import { readStaffSecrets } from './staff/staff-secrets.ts'
import { welcomeOwners } from './staff/welcome-owners.ts'

const clock = () => new Date()

/** What somebody may do with the database before the first request. */
export interface BeforeOpening {
  db: Db
  config: ServerConfig
  now: Date
  payments: Payments
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
  await orCannotStart(() => requireLogSettings(process.env))
  if (isLogJson(process.env)) logEvents(logToStderr)
  const metrics_wanted = await orCannotStart(() => readMetricsSettings(process.env))
  const stopTraces = await startTraces('shop-api', process.env)
  const config = readServerConfig(process.env)
  refuseWeakSecrets(process.env, config.environment)
  const publish_targets = readPublishTargets(process.env)
  for (const fault of await requireThemes(config)) sayOnStderr(fault)
  const redis = config.redis_url ? await openRedis(config.redis_url, logToStderr) : undefined
  const opened = await openDb(config.database_url, config.files_folder)
  const { data_folder } = opened
  const files = await openFileStore(config, data_folder)
  const payments = await openPayments(config, { clock, data_folder })
  const isProduction = config.environment === 'production'
  const welcome: string[] = []
  const staff = readStaffSecrets(process.env)
  await opened.inTurn(async () => {
    const { db } = opened
    await prepare?.({ db, config, now: clock(), payments })
    await tellPaymentHosts(db, payments, clock())
    await welcomeOwners({ db, environment: config.environment, data_folder, now: clock() }, (line) =>
      welcome.push(line),
    )
  })
  if (isProduction) await requireTakers(opened.db, payments, config)
  const readiness = createApiReadiness({
    db: opened.db,
    files,
    clock,
    sends_mails: Boolean(config.smtp_url),
  })
  const app = buildApp({
    db: opened.db,
    clock,
    draw,
    files,
    redis,
    readiness,
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
  const measure = (measuring: Measuring) => measureApi(measuring, { db: opened.db, clock })
  const metrics = metrics_wanted && (await orCannotStart(() => openMetrics(metrics_wanted, measure)))
  const server = listenForCalls(app, config, (port) => {
    process.stdout.write(`${JSON.stringify({ port })}\n`)
    welcome.forEach(sayOnStderr)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    void opened.close().finally(() => exitWith(toListenError(error, config.port)))
  })
  const close = async () => {
    readiness.close()
    await drain(server, undefined, config.close_delay_ms)
    await background.stop()
    await payments.close()
    redis?.disconnect()
    await opened.close()
    metrics?.close()
    await stopTraces()
  }
  let ending: Promise<never> | undefined
  // A terminal tells us, and so does the command that started us.
  const end = () => void (ending ??= close().finally(() => process.exit(0)) as Promise<never>)
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

function toListenError(error: NodeJS.ErrnoException, port: number): unknown {
  if (error.code === 'EADDRINUSE')
    return new CannotStart(`Port ${port} is already in use; set PORT to another one.`)
  if (error.code === 'EACCES')
    return new CannotStart(`Port ${port} may not be used by this user; set PORT to another.`)
  return error
}
