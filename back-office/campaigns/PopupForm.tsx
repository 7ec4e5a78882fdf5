import { TextInput } from 'react-admin'
import { CAMPAIGN_TEXT } from '#src/text/back-office/campaign-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function PopupForm() {
  return (
    <FormSection help={CAMPAIGN_TEXT.popup_hint}>
      <TextInput source="title" />
      <RichTextInput source="body" />
      <PictureInput source="picture" />
      <TextInput source="href" helperText={CAMPAIGN_TEXT.href_hint} />
    </FormSection>
  )
}
