import { ArrayInput, DateTimeInput, NumberInput, TextInput } from 'react-admin'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { FormRows } from '../forms/FormRows.tsx'
import { ProductKeysInput } from '../catalogue/ProductKeysInput.tsx'
import { SlugInput } from '../catalogue/SlugInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { fromJapanInput, toJapanInput } from '../forms/japan-time.ts'
import { keepText } from '../settings/keep-text.ts'
import { PictureInput } from '../pictures/PictureInput.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

export default function StylistForm() {
  return (
    <>
      <FormSection>
        <TextInput source="name" />
        <TextInput source="name_kana" helperText={CONTENT_TEXT.kana_hint} />
        <SlugInput source="key" from="name_kana" helperText={CONTENT_TEXT.key_hint} />
        <TextInput source="title" />
        <NumberInput source="height" min={50} max={250} />
        <PictureInput source="picture" />
        <RichTextInput source="profile" />
      </FormSection>
      <FormSection title={CONTENT_TEXT.outfits}>
        <ArrayInput source="coordinates" label={false}>
          <FormRows fullWidth>
            <TextInput source="title" />
            <PictureInput source="picture" />
            <TextInput source="body" multiline defaultValue="" parse={keepText} />
            <DateTimeInput source="published_at" format={toJapanInput} parse={fromJapanInput} />
            <ProductKeysInput source="product_keys" />
          </FormRows>
        </ArrayInput>
      </FormSection>
    </>
  )
}
