import { TextInput } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { KeyInput } from './KeyInput.tsx'
import { SlugInput } from './SlugInput.tsx'

export default function BrandForm() {
  return (
    <FormSection>
      <TextInput source="name" />
      <TextInput source="name_kana" helperText={CATALOGUE_TEXT.kana_hint} />
      <SlugInput source="key" from="name_kana" helperText={CATALOGUE_TEXT.key_hint} />
      <KeyInput source="maker_key" kind="makers" />
      <TextInput source="description" multiline minRows={3} />
    </FormSection>
  )
}
