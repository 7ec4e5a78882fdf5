/**
 * The shop API: a Hono app that keeps the contract. How its parts join:
 * - `routes/<name>.ts`, named like a file of `contract/calls`, exports `<name>Routes: ServedCall[]`, each made by
 *   `serve('GET /v1/…', async ({ params, query, body, db, channel, now, member, config }) => ({ body, paging }))`
 *   (`routes/serve.ts`). `routes/served-calls.ts` lists them all.
 * - `admit-caller.ts` checks who asks; `http/mount-call.ts` validates the input by the contract's schemas and, outside
 *   production, the answer too.
 * - A handler throws `notFound()`, `refused(code, message)`, `invalidField(…)` or an `ApiError` (`http/api-error.ts`).
 * - `db` is one drizzle type for PGlite and PostgreSQL (`db/db.ts`); rows are scoped by `channel.id`; whoever
 *   changes content calls `recordChange` in the same transaction (`db/record-change.ts`).
 * - README's table has the folders from the lowest floor to the highest: each uses those above it in the table.
 */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { calls, type CallName } from '#contract/index.ts'
import { KEYCODE_HEADER } from '#contract/keycode-names.ts'
import { PREVIEW_HEADER } from '#contract/preview-names.ts'
import { PHOTOGRAPH_BYTES } from '#contract/shapes/admin-pictures.ts'
import { MAX_IMPORT_BYTES } from '#contract/shapes/imports.ts'
import { REQUEST_ID_HEADER } from '#running/request-id.ts'
import type { Readiness } from '#running/readiness.ts'
import { API_ANSWERS, NOT_FOUND } from '#src/text/calls/api-answers.ts'
import { PICTURE_ERRORS } from '#src/text/editor/picture-errors.ts'
import { createApiReadiness } from './api-readiness.ts'
import { admitCaller, admitOperator } from './admit-caller.ts'
import { createPaymentsApp } from './checkout/payments-app.ts'
import { createBackOfficeApp } from './back-office/back-office-app.ts'
import type { ShopConfig } from './config.ts'
import type { Db } from './db/db.ts'
import { answerError } from './http/answer-error.ts'
import { type Log, logToStderr } from './process/log.ts'
import type { Redis } from './process/open-redis.ts'
import { ApiError, notFound } from './http/api-error.ts'
import type { AppEnv } from './http/app-env.ts'
import { requireChannel } from './channels/require-channel.ts'
import { requirePlainAddress } from './staff/require-plain-address.ts'
import { watchRequests } from './http/watch-requests.ts'
import { limitBody, requireLength } from './http/limit-body.ts'
import { limitRequests } from './http/limit-requests.ts'
import { createVisitorLimits } from './http/limit-visitor.ts'
import { createDevMailsApp } from './mail/dev-mails-app.ts'
import { isOfInstallation, listMethods, mountCall, sortBySpecificity } from './http/mount-call.ts'
import { serveReference } from './http/serve-reference.ts'
import { findServedCall, servedCalls } from './routes/served-calls.ts'
import { createFolderStore } from './media/files/create-folder-store.ts'
import type { FileStore } from './media/files/file-store.ts'
import { createPictureFiles, type Draw } from './media/picture-file.ts'
import { serveStorage } from './media/serve-storage.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
/** The contract takes files of 10 MB at most; the rest is the envelope. */
const UPLOAD_LIMIT_BYTES = 10.5 * 1024 * 1024
const TAKES_FILES =
  /^\/[^/]+\/v1\/(upload-files|me\/user-addresses\/import|carts\/recipients\/read|admin\/orders\/tracking)$/
const PHOTOGRAPH_LIMIT_BYTES = PHOTOGRAPH_BYTES + 512 * 1024
// Of a shop: `storage` is none, and is reached through the shops' own addresses.
const TAKES_PHOTOGRAPHS = /^\/(?!storage\/)[^/]+\/v1\/admin\/pictures$/
/** A shop that moves in. */
const TAKES_IMPORTS = /^\/(?!storage\/)[^/]+\/v1\/admin\/(member-)?imports$/

/** What the whole app is built from. */
export interface AppDependencies {
  db: Db
  clock: () => Date
  config: ShopConfig
  log?: Log
  /** Who draws the pictures that are kept as drawings (`demo/drawings`); left out, there are none of these. */
  draw?: Draw | undefined
  /** Where pictures lie; in the data folder when left out. */
  files?: FileStore | undefined
  /** Where the processes of one installation count together what visitors do; left out, this one counts for itself. */
  redis?: Redis | undefined
  /** Whether requests may come; looks for itself when left out. */
  readiness?: Readiness | undefined
}

/** Builds the app; nothing is opened and nothing listens. Call it as `app.fetch(request)`. */
export function buildApp(dependencies: AppDependencies): Hono<AppEnv> {
  const {
    db,
    clock,
    config,
    log = logToStderr,
    draw,
    files = createFolderStore(config.data_folder),
    redis,
  } = dependencies
  const app = new Hono<AppEnv>()
  const pictures = createPictureFiles(files, draw)
  const readiness =
    dependencies.readiness ?? createApiReadiness({ db, files, clock, sends_mails: Boolean(config.smtp_url) })
  const limits = createVisitorLimits({ posts_per_10_min: config.posts_per_10_min, clock, redis })
  app.onError((error, c) => answerError(error, c, log))
  app.notFound((c) => answerError(notFound(NOT_FOUND.page), c, log))
  app.use(watchRequests())
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'content-type', KEYCODE_HEADER, 'x-tag-token', PREVIEW_HEADER],
      exposeHeaders: [
        'x-total',
        'x-per-page',
        'x-last-page',
        'x-current-page',
        'x-limit',
        'x-suggested-filename',
        'x-redirect-url',
        'retry-after',
        'content-disposition',
        'allow',
        REQUEST_ID_HEADER,
      ],
      maxAge: 86_400,
    }),
  )
  app.get('/livez', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const { status, body } = await readiness.read()
    return c.json(body, status, { 'cache-control': 'no-store' })
  })
  app.use(limitRequests(config, redis))
  const limitPlain = limitBody(BODY_LIMIT_BYTES)
  const limitUpload = limitBody(UPLOAD_LIMIT_BYTES)
  const limitPhotograph = limitBody(PHOTOGRAPH_LIMIT_BYTES, PICTURE_ERRORS.too_large)
  const limitImport = limitBody(MAX_IMPORT_BYTES + 1024 * 1024)
  app.use((c, next) => {
    const isPhotograph = TAKES_PHOTOGRAPHS.test(c.req.path)
    if (!isPhotograph && !TAKES_IMPORTS.test(c.req.path))
      return (TAKES_FILES.test(c.req.path) ? limitUpload : limitPlain)(c, next)
    requireLength(c)
    return (isPhotograph ? limitPhotograph : limitImport)(c, next)
  })
  if (config.has_reference ?? config.environment !== 'production') app.route('/', serveReference(servedCalls))
  app.route('/storage', serveStorage({ db, clock, pictures }))
  if (config.environment !== 'production' && !config.smtp_url) app.route('/dev/mails', createDevMailsApp(db))
  app.use(requirePlainAddress())
  const checks_answers = config.environment !== 'production'
  const names = sortBySpecificity(Object.keys(calls) as CallName[])
  // Before any channel is looked for: these have none.
  const ofInstallation = names.filter(isOfInstallation)
  const admitInstallation = admitOperator({ db, clock, config, pictures })
  for (const name of ofInstallation)
    mountCall(app, name, findServedCall(name), { admit: admitInstallation, checks_answers })
  refuseOtherMethods(app, ofInstallation)
  app.route('/', createPaymentsApp({ db, clock, payments: config.payments }))
  app.use('/:channel/v1/*', requireChannel(db))
  // `POST /{prefix}/v1/schools/check`: the site's own prefix comes after the channel.
  app.use('/:channel/:prefix/v1/schools/*', requireChannel(db))
  app.use('/:channel/public.json', requireChannel(db))
  app.use('/:channel/admin/*', requireChannel(db))
  app.route('/', createBackOfficeApp({ db, config }))
  const admit = admitCaller({ db, clock, config, limits, pictures })
  const ofShops = names.filter((name) => !isOfInstallation(name))
  for (const name of ofShops) mountCall(app, name, findServedCall(name), { admit, checks_answers })
  refuseOtherMethods(app, ofShops)
  return app
}

function refuseOtherMethods(app: Hono<AppEnv>, names: readonly CallName[]): void {
  for (const [pattern, methods] of listMethods(names)) {
    app.all(pattern, () => {
      throw new ApiError(
        405,
        { code: 'method_not_allowed', message: API_ANSWERS.method_not_allowed },
        { allow: methods.join(', ') },
      )
    })
  }
}
