import { makeAddressExports } from './members/addresses/export-addresses.ts'
import { describeError, type Log } from './process/log.ts'
import { forgetCards } from './members/cards/forget-cards.ts'
import type { Db } from './db/db.ts'
import type { OpenDb } from './db/open-db.ts'
import { tidyTables } from './db/tidy-tables.ts'
import { eraseOldOrders } from './orders/erase-old-orders.ts'
import { forgetOldContacts } from './members/account/forget-old-contacts.ts'
import { settleRefunds } from './orders/settle-refund.ts'
import { forgetOldEvents } from './orders/ecommerce-events.ts'
import { returnLateRequests } from './approvals/return-late-requests.ts'
import { expireGifts } from './gifts/expire-gifts.ts'
import { forgetImports } from './importing/forget-imports.ts'
import { workImports } from './importing/work-imports.ts'
import { closeMonths } from './invoicing/close-months.ts'
import { remindOverdue } from './invoicing/remind-overdue.ts'
import { tellDueLists } from './order-lists/tell-due-lists.ts'
import { forgetOldLogins } from './members/login/forget-old-logins.ts'
import { noPayments, type Payments } from './payment/payments.ts'
import { forgetOldChanges } from './publishing/forget-old-changes.ts'
import { recordDueContent } from './publishing/record-due.ts'
import { forgetOldStaffData } from './staff/forget-old-staff-data.ts'
import { endLateTransfers } from './transfers/end-late-transfers.ts'
import { forgetPayers } from './transfers/forget-payers.ts'
import { remindUnpaid } from './transfers/remind-unpaid.ts'
import { repeat } from './process/repeat.ts'
import { tellBackInStock } from './members/requests/tell-back-in-stock.ts'
import { forgetInvitations } from './business/forget-invitations.ts'
import { forgetOldCarts } from './cart/forget-old-carts.ts'
import { captureShipped } from './checkout/capture-shipped.ts'
import { comparePayments } from './checkout/compare-payments.ts'
import { forgetOldNotices, workNotices } from './checkout/work-notices.ts'
import { recoverAttempts } from './checkout/recover-attempts.ts'
import type { ShopOriginConfig } from './channels/shop-origin.ts'
import { createFolderStore } from './media/files/create-folder-store.ts'
import type { FileStore } from './media/files/file-store.ts'
import { forgetPhotographs, markUnused } from './media/photographs/forget-photographs.ts'
import { createPictureFiles } from './media/picture-file.ts'
import { forgetUploads } from './media/forget-uploads.ts'
import { expirePoints } from './benefits/expire-points.ts'

export interface ChoreDependencies extends Pick<OpenDb, 'engine' | 'data_folder'> {
  db: Db
  clock: () => Date
  /** Where links in mails lead. */
  origin: ShopOriginConfig
  payments?: Payments | undefined
  /** Where pictures lie; in the data folder when left out. */
  files?: FileStore | undefined
  log: Log
}

const RECOVERY_EVERY_MS = 60_000
const NOTICES_EVERY_MS = 60_000
const COMPARING_EVERY_MS = 60 * 60 * 1000
const GIFTS_EVERY_MS = 60_000
const APPROVALS_EVERY_MS = 60_000
const RESTOCK_EVERY_MS = 60_000
const LISTS_EVERY_MS = 5 * 60_000
const TRANSFERS_EVERY_MS = 5 * 60_000
const INVOICES_EVERY_MS = 5 * 60_000
const EXPORTS_EVERY_MS = 5_000
const IMPORTS_EVERY_MS = 2_000
const FORGETTING_EVERY_MS = 30_000
const TIDYING_EVERY_MS = 60 * 60 * 1000
const CLEARING_EVERY_MS = 24 * 60 * 60 * 1000
const DAILY_MS = 24 * 60 * 60 * 1000
/** The embedded database does nothing else meanwhile. */
const TABLES_FIRST_AFTER_MS = 10 * 60 * 1000
/** The clock of the machine may be set while this runs. */
const DATES_EVERY_MS = 60_000

/**
 * What one process does for all of a shop: ends payments and refunds nobody ended, looks at what providers told, takes reserved money of what left, compares the books and gifts nobody answered, gives requests for approval back, forgets carts nobody opens
 * and logins that are over, tidies the embedded database, writes large address books, works on files that move in, has kept cards
 * forgotten, takes points back whose day is over, tells members whose order lists are due, reminds of
 * money that is awaited and ends orders whose transfer did not come, makes the invoices of companies and reminds of those that are overdue, clears photographs nothing shows, notes what came and went by its dates. All
 * but the tables begin at once, and whoever takes over begins with all of it. For a moment two processes may do so.
 */
export function startChores(dependencies: ChoreDependencies) {
  const { db, engine, clock, origin, log } = dependencies
  const { files = createFolderStore(dependencies.data_folder) } = dependencies
  const pictures = createPictureFiles(files)
  const { payments = noPayments } = dependencies
  const leaving = new AbortController()
  const onError = (error: unknown) => log({ level: 'error', ...describeError(error) })
  const errands = [
    repeat(
      async () => void (await recoverAttempts({ db, now: clock(), payments, config: origin })),
      RECOVERY_EVERY_MS,
      log,
    ),
    repeat(
      async () => void (await expireGifts({ db, now: clock(), payments, config: origin })),
      GIFTS_EVERY_MS,
      log,
    ),
    repeat(
      async () => void (await returnLateRequests({ db, now: clock(), payments, config: origin })),
      APPROVALS_EVERY_MS,
      log,
    ),
    repeat(async () => void (await captureShipped({ db, now: clock(), payments })), RECOVERY_EVERY_MS, log),
    repeat(() => comparePayments({ db, now: clock(), payments, config: origin }), COMPARING_EVERY_MS, log),
    repeat(() => forgetOldNotices(db, clock()), DAILY_MS, log),
    repeat(() => settleRefunds({ db, now: clock(), payments, config: origin }), RECOVERY_EVERY_MS, log),
    repeat(async () => void (await forgetOldCarts(db, clock())), TIDYING_EVERY_MS, log),
    repeat(() => forgetInvitations(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => eraseOldOrders(db, clock()), DAILY_MS, log),
    repeat(() => forgetPayers(db, clock()), DAILY_MS, log),
    repeat(() => forgetOldContacts(db, clock()), DAILY_MS, log),
    repeat(() => forgetOldLogins(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => forgetOldChanges(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => forgetOldStaffData(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => forgetOldEvents(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => markUnused(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => forgetPhotographs(db, pictures, clock()), CLEARING_EVERY_MS, log),
    repeat(() => forgetUploads(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => tellBackInStock(db, clock(), origin), RESTOCK_EVERY_MS, log),
    repeat(() => tellDueLists(db, clock(), origin), LISTS_EVERY_MS, log),
    repeat(() => remindUnpaid(db, clock(), origin), TRANSFERS_EVERY_MS, log),
    repeat(async () => void (await endLateTransfers({ db, now: clock() })), TRANSFERS_EVERY_MS, log),
    repeat(
      async () => void (await closeMonths({ db, now: clock(), config: origin })),
      INVOICES_EVERY_MS,
      log,
    ),
    repeat(() => remindOverdue(db, clock(), origin), INVOICES_EVERY_MS, log),
    repeat(() => forgetCards(db, payments), FORGETTING_EVERY_MS, log),
    repeat(() => makeAddressExports(db, clock(), origin), EXPORTS_EVERY_MS, log),
    repeat(
      () => workImports({ db, clock, config: origin, signal: leaving.signal, onError }),
      IMPORTS_EVERY_MS,
      log,
    ),
    repeat(() => forgetImports(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => expirePoints(db, clock()), TIDYING_EVERY_MS, log),
    repeat(() => tidyTables(db, engine), TIDYING_EVERY_MS, log, TABLES_FIRST_AFTER_MS),
  ]
  const notices = repeat(
    async () => void (await workNotices({ db, now: clock(), payments, config: origin })),
    NOTICES_EVERY_MS,
    log,
  )
  const dates = repeat(
    async () => {
      const next = await recordDueContent(db, clock())
      return next && { again_in_ms: next.getTime() - clock().getTime() }
    },
    DATES_EVERY_MS,
    log,
  )
  return {
    /** Something will come or go by its dates. */
    ringDates: dates.ring,
    /** A payment provider told something. */
    ringNotices: notices.ring,
    /** Lets what is under way finish. */
    stop: async (): Promise<void> => {
      leaving.abort()
      await Promise.all([...errands, notices, dates].map((errand) => errand.stop()))
    },
  }
}
