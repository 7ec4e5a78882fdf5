import { BooleanInput, TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { SlugInput } from '../catalogue/SlugInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { PicturesInput } from '../pictures/PicturesInput.tsx'

/** As many as the API takes. */
const MOST_PAGES = 300

export default function CatalogForm() {
  return (
    <FormSection>
      <TextInput source="name" />
      <SlugInput source="key" from="name" helperText={CONTENT_TEXT.key_hint} />
      <TextInput source="description" multiline />
      <PictureInput source="picture" />
      <PicturesInput source="pages" max={MOST_PAGES} />
      <BooleanInput source="is_orderable" helperText={false} />
    </FormSection>
  )
}
