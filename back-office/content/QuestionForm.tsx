import { NumberInput, TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { KeyInput } from '../catalogue/KeyInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'

export default function QuestionForm() {
  return (
    <FormSection>
      <KeyInput source="category" kind="qa-categories" />
      <TextInput source="question" multiline />
      <TextInput source="answer" multiline minRows={4} />
      <NumberInput source="position" min={0} helperText={CONTENT_TEXT.position_hint} />
    </FormSection>
  )
}
