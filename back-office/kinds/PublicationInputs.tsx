import { BooleanInput, DateTimeInput } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { fromJapanInput, toJapanInput } from '../forms/japan-time.ts'

/** Draft, and from when to when a thing is shown; by Japan's clocks, wherever the browser is. */
export function PublicationInputs() {
  return (
    <FormSection title={KINDS_TEXT.publishing_section}>
      <BooleanInput source="is_draft" helperText={false} />
      <DateTimeInput
        source="published_at"
        format={toJapanInput}
        parse={fromJapanInput}
        helperText={KINDS_TEXT.published_at_hint}
      />
      <DateTimeInput
        source="close_at"
        format={toJapanInput}
        parse={fromJapanInput}
        helperText={KINDS_TEXT.close_at_hint}
      />
    </FormSection>
  )
}
