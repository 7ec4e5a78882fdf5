import { TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { PictureInput } from '../pictures/PictureInput.tsx'

export default function BlogForm() {
  return (
    <FormSection>
      <TextInput source="title" />
      <TextInput source="body" multiline minRows={8} />
      <TextInput source="summary" multiline helperText={CONTENT_TEXT.summary_hint} />
      <PictureInput source="picture" />
      <TextInput source="category" />
      <TextInput source="key" helperText={CONTENT_TEXT.key_hint} />
    </FormSection>
  )
}
