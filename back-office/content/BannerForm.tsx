import { BooleanInput, TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { PictureInput } from '../pictures/PictureInput.tsx'

export default function BannerForm() {
  return (
    <FormSection>
      <TextInput source="title" />
      <TextInput source="subtitle" />
      <PictureInput source="picture" />
      <TextInput source="href" helperText={CONTENT_TEXT.href_hint} />
      <TextInput source="area" helperText={CONTENT_TEXT.area_hint} />
      <BooleanInput source="is_show" helperText={false} />
    </FormSection>
  )
}
