import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { PaymentList } from './PaymentList.tsx'
import { createDocument } from './shop-document.ts'

const methods = createDocument('payment-methods')

/** Ways to pay, in the order shoppers see them. */
export default function PaymentMethodsPage() {
  return (
    <DocumentPage {...methods} title={TERMS_NAMES['payment-methods'].name}>
      <FormSection help={TERMS_TEXT.payments_help}>
        <PaymentList />
      </FormSection>
    </DocumentPage>
  )
}
