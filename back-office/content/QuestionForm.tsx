import { TextInput } from 'react-admin'
import { KeyInput } from '../catalogue/KeyInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function QuestionForm() {
  return (
    <FormSection>
      <KeyInput source="category" kind="qa-categories" />
      <TextInput source="question" multiline />
      <RichTextInput source="answer" />
    </FormSection>
  )
}
