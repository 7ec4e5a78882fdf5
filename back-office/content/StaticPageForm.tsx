import { TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function StaticPageForm() {
  return (
    <FormSection>
      <TextInput source="title" />
      <TextInput source="url" helperText={CONTENT_TEXT.url_hint} />
      <RichTextInput source="body" />
    </FormSection>
  )
}
