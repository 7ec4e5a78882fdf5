import { TextInput } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { useKind } from '../frame/kind-context.ts'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { KeyInput } from './KeyInput.tsx'
import { SlugInput } from './SlugInput.tsx'

export default function CategoryForm() {
  const isShown = useKind().kind === 'categories'
  return (
    <FormSection>
      <TextInput source="name" />
      <SlugInput
        source="key"
        from="name"
        helperText={isShown ? CATALOGUE_TEXT.key_hint : CONTENT_TEXT.scheme_name_hint}
      />
      <KeyInput
        source="parent_key"
        kind={isShown ? 'categories' : 'inquiry-categories'}
        helperText={CATALOGUE_TEXT.parent_hint}
      />
      <TextInput source="description" multiline minRows={3} />
      {isShown && <PictureInput source="picture" />}
    </FormSection>
  )
}
