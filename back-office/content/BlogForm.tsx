import { TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function BlogForm() {
  return (
    <FormSection>
      <TextInput source="title" />
      <RichTextInput source="body" />
      <TextInput source="summary" multiline helperText={CONTENT_TEXT.summary_hint} />
      <PictureInput source="picture" />
      <TextInput source="category" />
      <TextInput source="key" helperText={CONTENT_TEXT.key_hint} />
    </FormSection>
  )
}
