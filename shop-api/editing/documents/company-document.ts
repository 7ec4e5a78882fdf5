import { eq } from 'drizzle-orm'
import type { CompanyFields, CompanyInput } from '#contract/shapes/shop-terms.ts'
import { companies } from '#shop-api/db/schema/channels.ts'
import { invalidField } from '#shop-api/http/api-error.ts'
import { isInvoiceNumber } from '#src/rules/input/invoice-number.ts'
import { formatPostalCode } from '#src/rules/input/postal-code.ts'
import { TERMS_ERRORS } from '#src/text/editor/terms-errors.ts'
import { pick } from '../pick.ts'
import type { ShopDocument } from '../shop-document.ts'

const NOBODY: CompanyFields = {
  name: '',
  name_kana: '',
  postal_code: '',
  address: '',
  phone_number: '',
  email: '',
  representative: '',
  invoice_number: '',
  business_hours: '',
}

const FIELDS = Object.keys(NOBODY) as (keyof CompanyFields)[]

/** A shop whose staff never said when they work rests on weekends and sends until noon. */
const FIRST_DAYS = { closed_weekdays: [0, 6], cutoff_hour: 12 }

export const companyDocument: ShopDocument<CompanyFields, CompanyInput> = {
  name: 'company',
  async read(db, channel_id) {
    const [row] = await db.select().from(companies).where(eq(companies.channel_id, channel_id))
    return row ? pick(row, FIELDS) : NOBODY
  },
  async write(tx, { channel_id }, input) {
    if (input.invoice_number !== '' && !isInvoiceNumber(input.invoice_number))
      throw invalidField('invoice_number', 'invalid', TERMS_ERRORS.invoice_number)
    const row = { ...input, postal_code: formatPostalCode(input.postal_code) }
    await tx
      .insert(companies)
      .values({ channel_id, ...FIRST_DAYS, ...row })
      .onConflictDoUpdate({ target: companies.channel_id, set: row })
  },
  toChanges: (channel) => [{ type: 'company', key: channel, action: 'updated' }],
}
