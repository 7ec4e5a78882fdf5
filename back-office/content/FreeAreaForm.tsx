import { TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { SlugInput } from '../catalogue/SlugInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function FreeAreaForm() {
  return (
    <FormSection>
      <TextInput source="name" helperText={CONTENT_TEXT.free_area_hint} />
      <SlugInput source="code" from="name" helperText={CONTENT_TEXT.scheme_name_hint} />
      <RichTextInput source="body" />
    </FormSection>
  )
}
