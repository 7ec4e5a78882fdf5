import { TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { SlugInput } from '../catalogue/SlugInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'

export default function QuestionCategoryForm() {
  return (
    <FormSection>
      <TextInput source="name" />
      <SlugInput source="key" from="name" helperText={CONTENT_TEXT.scheme_name_hint} />
    </FormSection>
  )
}
