import { TextInput } from 'react-admin'
import { REDIRECT_TEXT } from '#src/text/back-office/import.ts'
import { FormSection } from '../forms/FormSection.tsx'

export default function RedirectForm() {
  return (
    <FormSection>
      <TextInput source="from" helperText={REDIRECT_TEXT.from_help} />
      <TextInput source="to" helperText={REDIRECT_TEXT.to_help} />
    </FormSection>
  )
}
