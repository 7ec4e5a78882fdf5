import type { StaffArea } from '#contract/staff-rights.ts'
import { bikesSubject } from './bikes/bikes-subject.ts'
import { businessSubject } from './business/business-subject.ts'
import { campaignsSubject } from './campaigns/campaigns-subject.ts'
import { catalogueSubject } from './catalogue/catalogue-subject.ts'
import { contentSubject } from './content/content-subject.ts'
import { importSubject, memberImportSubject, redirectSubject } from './import/import-subject.ts'
import { inboxSubject } from './inbox/inbox-subject.ts'
import { membersSubject } from './members/members-subject.ts'
import { ordersSubject } from './orders/orders-subject.ts'
import { invoicesSubject } from './invoices/invoices-subject.ts'
import { isKind, type Subject } from './frame/subject.ts'
import { journalSubject } from './journal/journal-subject.ts'
import { maintenanceSubject } from './maintenance/maintenance-subject.ts'
import { newsSubject } from './news/news-subject.ts'
import { picturesSubject } from './pictures/pictures-subject.ts'
import { settingsSubject } from './settings/settings-subject.ts'
import { accountSubject, staffSubject } from './staff/staff-subject.ts'
import { transfersSubject } from './transfers/transfers-subject.ts'

/** Every subject of the back office, in the order of the menu. */
export const subjects: readonly Subject[] = [
  ordersSubject,
  transfersSubject,
  invoicesSubject,
  inboxSubject,
  membersSubject,
  businessSubject,
  newsSubject,
  picturesSubject,
  settingsSubject,
  maintenanceSubject,
  importSubject,
  memberImportSubject,
  redirectSubject,
  catalogueSubject,
  bikesSubject,
  contentSubject,
  campaignsSubject,
  staffSubject,
  journalSubject,
  accountSubject,
]

/** What the calls of a screen belong to, by its kind or path. */
export function findArea(name: string): StaffArea | undefined {
  return subjects.find(({ entries }) =>
    entries.some((entry) => (isKind(entry) ? entry.kind : entry.path) === name),
  )?.area
}
