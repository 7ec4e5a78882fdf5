import { NumberInput, TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { KeyInput } from '../catalogue/KeyInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function QuestionForm() {
  return (
    <FormSection>
      <KeyInput source="category" kind="qa-categories" />
      <TextInput source="question" multiline />
      <RichTextInput source="answer" />
      <NumberInput source="position" min={0} helperText={CONTENT_TEXT.position_hint} />
    </FormSection>
  )
}
