import { TextInput } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { useKind } from '../frame/kind-context.ts'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { KeyInput } from './KeyInput.tsx'
import { SlugInput } from './SlugInput.tsx'

export default function CategoryForm() {
  const { kind } = useKind()
  return (
    <FormSection>
      <TextInput source="name" />
      <SlugInput source="key" from="name" helperText={CATALOGUE_TEXT.key_hint} />
      <KeyInput
        source="parent_key"
        kind={kind === 'categories' ? 'categories' : 'inquiry-categories'}
        helperText={CATALOGUE_TEXT.parent_hint}
      />
      <TextInput source="description" multiline minRows={3} />
      {kind === 'categories' && <PictureInput source="picture" />}
    </FormSection>
  )
}
