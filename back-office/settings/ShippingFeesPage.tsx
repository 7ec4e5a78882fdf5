import { NumberInput } from 'react-admin'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { RegionTable } from './RegionTable.tsx'
import { createDocument } from './shop-document.ts'

const fees = createDocument('shipping-fees')

/** What shipping costs, by region and by amount. */
export default function ShippingFeesPage() {
  return (
    <DocumentPage {...fees} title={TERMS_NAMES['shipping-fees'].name}>
      <FormSection title={TERMS_NAMES['shipping-fees'].fields.regions} help={TERMS_TEXT.fees_help}>
        <RegionTable />
      </FormSection>
      <FormSection>
        <NumberInput source="free_carriage_from" min={0} helperText={TERMS_TEXT.free_hint} />
        <NumberInput source="gift_carriage" min={0} helperText={TERMS_TEXT.gift_hint} />
      </FormSection>
    </DocumentPage>
  )
}
