import { ArrayInput, TextInput } from 'react-admin'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { FormRows } from '../forms/FormRows.tsx'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { keepText } from './keep-text.ts'
import { createDocument } from './shop-document.ts'

const slots = createDocument('delivery-slots')

/** Times of day shoppers may wish for. */
export default function DeliverySlotsPage() {
  return (
    <DocumentPage {...slots} title={TERMS_NAMES['delivery-slots'].name}>
      <FormSection help={TERMS_TEXT.slots_help}>
        <ArrayInput source="slots" label={false}>
          <FormRows inline>
            <TextInput source="name" label={TERMS_TEXT.slot_name} parse={keepText} helperText={false} />
            <TextInput source="key" label={TERMS_TEXT.slot_key} parse={keepText} helperText={false} />
          </FormRows>
        </ArrayInput>
      </FormSection>
    </DocumentPage>
  )
}
