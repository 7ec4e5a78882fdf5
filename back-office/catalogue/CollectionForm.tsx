import { TextInput } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { ProductKeysInput } from './ProductKeysInput.tsx'
import { SlugInput } from './SlugInput.tsx'

export default function CollectionForm() {
  return (
    <FormSection>
      <TextInput source="name" />
      <SlugInput source="alias" from="name" helperText={CATALOGUE_TEXT.alias_hint} />
      <TextInput source="description" multiline minRows={2} />
      <ProductKeysInput source="product_keys" />
    </FormSection>
  )
}
