import { TextInput } from 'react-admin'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { pageFacts } from '../frame/page-facts.ts'
import { OpeningSteps } from './OpeningSteps.tsx'
import { createDocument } from './shop-document.ts'

const company = createDocument('company', { type: 'company', key: pageFacts.channel })

/** Who sells: it stands on every page, mail and paper of the shop. */
export default function CompanyPage() {
  return (
    <DocumentPage {...company} title={TERMS_NAMES.company.name}>
      <OpeningSteps />
      <FormSection help={TERMS_TEXT.company_help}>
        <TextInput source="name" />
        <TextInput source="name_kana" />
        <TextInput source="representative" />
        <TextInput source="postal_code" />
        <TextInput source="address" />
        <TextInput source="phone_number" type="tel" />
        <TextInput source="email" type="email" />
        <TextInput source="business_hours" helperText={TERMS_TEXT.hours_hint} />
        <TextInput source="invoice_number" helperText={TERMS_TEXT.invoice_hint} />
      </FormSection>
    </DocumentPage>
  )
}
