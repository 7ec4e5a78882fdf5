import type { PaymentMethods } from '#contract/shapes/shop-terms.ts'
import { USUAL_TRANSFER } from '#src/rules/checkout/usual-transfer.ts'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { PaymentList } from './PaymentList.tsx'
import { createDocument } from './shop-document.ts'

const methods = createDocument('payment-methods')
/** Stands where nothing reads it. */
const DAYS_OF_INVOICES = 30
type Method = PaymentMethods['payments'][number]

/** Where no account was given yet, the form begins with what most shops do. */
function toEdited(method: Method): Method {
  const { code, guide } = method
  return code === 'bank_transfer' && guide === null
    ? { ...method, guide: { account: '', ...USUAL_TRANSFER } }
    : method
}

/** A way to pay that is not offered needs no account; the form has empty fields where there is none. */
function toSent(method: Method): Method {
  const { code, is_offered, guide } = method
  // Invoices are due by the terms of their company.
  if (code === 'invoice')
    return { ...method, guide: guide?.account ? { ...guide, deadline_days: DAYS_OF_INVOICES } : null }
  return !is_offered && !guide?.account ? { ...method, guide: null } : method
}

const read: typeof methods.read = async () => {
  const document = await methods.read()
  return { ...document, payments: document.payments.map(toEdited) }
}

const write: typeof methods.write = (values, base) => {
  const { payments } = values as unknown as PaymentMethods
  return methods.write({ ...values, payments: payments.map(toSent) }, base)
}

/** Ways to pay, in the order shoppers see them. */
export default function PaymentMethodsPage() {
  return (
    <DocumentPage {...methods} read={read} write={write} title={TERMS_NAMES['payment-methods'].name}>
      <FormSection help={TERMS_TEXT.payments_help}>
        <PaymentList />
      </FormSection>
    </DocumentPage>
  )
}
