import { TextInput } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { SlugInput } from './SlugInput.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function MakerForm() {
  return (
    <FormSection>
      <TextInput source="name" />
      <TextInput source="name_kana" helperText={CATALOGUE_TEXT.kana_hint} />
      <SlugInput source="key" from="name_kana" helperText={CATALOGUE_TEXT.key_hint} />
      <TextInput source="country" />
      <PictureInput source="logo" />
      <RichTextInput source="description" />
    </FormSection>
  )
}
