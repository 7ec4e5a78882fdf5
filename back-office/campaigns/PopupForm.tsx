import { TextInput } from 'react-admin'
import { CAMPAIGN_TEXT } from '#src/text/back-office/campaign-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { PictureInput } from '../pictures/PictureInput.tsx'

export default function PopupForm() {
  return (
    <FormSection help={CAMPAIGN_TEXT.popup_hint}>
      <TextInput source="title" />
      <TextInput source="body" multiline minRows={6} />
      <PictureInput source="picture" />
      <TextInput source="href" helperText={CAMPAIGN_TEXT.href_hint} />
    </FormSection>
  )
}
