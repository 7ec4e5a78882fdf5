import { TextInput } from 'react-admin'
import { NEWS_TEXT } from '#src/text/back-office/news.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function NewsForm() {
  return (
    <FormSection>
      <TextInput source="title" />
      <RichTextInput source="body" />
      <PictureInput source="picture" />
      <TextInput source="summary" multiline helperText={NEWS_TEXT.summary_hint} />
      <TextInput source="category" helperText={NEWS_TEXT.category_hint} />
      <TextInput source="key" helperText={NEWS_TEXT.key_hint} />
    </FormSection>
  )
}
