import { Link } from '@mui/material'
import { ArrayInput, TextInput } from 'react-admin'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { tradeLawText } from '#src/text/content/trade-law.ts'
import { FormRows } from '../forms/FormRows.tsx'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { pageFacts } from '../frame/page-facts.ts'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'
import { keepText } from './keep-text.ts'
import { createDocument } from './shop-document.ts'

const law = createDocument('trade-law')
const { delivery, ...defaults } = tradeLawText.defaults

/** The words of the page every shop must have by law. */
export default function TradeLawPage() {
  const usual: Record<string, string> = { ...defaults, delivery: delivery(14) }
  return (
    <DocumentPage {...law} title={TERMS_NAMES['trade-law'].name}>
      <FormSection help={TERMS_TEXT.law_help}>
        {pageFacts.origin && (
          <Link href={`${pageFacts.origin}/tradelaw/`} target="_blank" rel="noreferrer" sx={{ mb: 2 }}>
            {TERMS_TEXT.law_page}
          </Link>
        )}
        {(
          [
            'returns',
            'delivery',
            'cancellation',
            'application_deadline',
            'price',
            'extra_fees',
            'payment',
            'quantity',
            'environment',
          ] as const
        ).map((source) => (
          <TextInput
            key={source}
            source={source}
            multiline
            minRows={2}
            placeholder={usual[source] ?? ''}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </FormSection>
      <FormSection title={TERMS_NAMES['trade-law'].fields.rows}>
        <ArrayInput source="rows" label={false}>
          <FormRows>
            <TextInput source="label" label={TERMS_TEXT.rows_label} parse={keepText} />
            <TextInput source="text" label={TERMS_TEXT.rows_text} parse={keepText} multiline />
          </FormRows>
        </ArrayInput>
      </FormSection>
      <FormSection>
        <RichTextInput source="shipping_note" />
      </FormSection>
    </DocumentPage>
  )
}
