import type { PaymentMethods } from '#contract/shapes/shop-terms.ts'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { PaymentList } from './PaymentList.tsx'
import { createDocument } from './shop-document.ts'

const methods = createDocument('payment-methods')
type Method = PaymentMethods['payments'][number]

/** A way to pay that is not offered needs no account; the form has empty fields where there is none. */
function toSent(method: Method): Method {
  const { is_offered, guide } = method
  const isEmpty = !guide?.account && !guide?.deadline_days
  return !is_offered && isEmpty ? { ...method, guide: null } : method
}

const write: typeof methods.write = (values, base) => {
  const { payments } = values as unknown as PaymentMethods
  return methods.write({ ...values, payments: payments.map(toSent) }, base)
}

/** Ways to pay, in the order shoppers see them. */
export default function PaymentMethodsPage() {
  return (
    <DocumentPage {...methods} write={write} title={TERMS_NAMES['payment-methods'].name}>
      <FormSection help={TERMS_TEXT.payments_help}>
        <PaymentList />
      </FormSection>
    </DocumentPage>
  )
}
