import { Box } from '@mui/material'
import { ArrayInput, BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { ProductFit } from '../bikes/ProductFit.tsx'
import { FormRows } from '../forms/FormRows.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { PicturesInput } from '../pictures/PicturesInput.tsx'
import { FormTabs } from './FormTabs.tsx'
import { KeyInput } from './KeyInput.tsx'
import { ProductKeysInput } from './ProductKeysInput.tsx'
import { SizeTableInput } from './SizeTableInput.tsx'
import { SlugInput } from './SlugInput.tsx'
import { VariationsInput } from './VariationsInput.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

const { tabs } = CATALOGUE_TEXT
const TAX_RATES = Object.entries(CATALOGUE_TEXT.tax_rates).map(([id, name]) => ({ id: Number(id), name }))

const CONTENT_UNITS = Object.entries(CATALOGUE_TEXT.content_units).map(([id, name]) => ({ id, name }))

export default function ProductForm() {
  return (
    <FormTabs
      tabs={[
        {
          label: tabs.basics,
          fields: ['name', 'name_kana', 'catch_copy', 'description', 'key', 'tax_rate'],
          children: (
            <FormSection>
              <TextInput source="name" />
              <TextInput source="name_kana" helperText={CATALOGUE_TEXT.kana_hint} />
              <SlugInput source="key" from="name_kana" helperText={CATALOGUE_TEXT.key_hint} />
              <TextInput source="catch_copy" />
              <RichTextInput source="description" />
              <SelectInput source="tax_rate" choices={TAX_RATES} />
              <BooleanInput source="is_giftable" helperText={false} />
              <BooleanInput source="is_embroiderable" helperText={false} />
            </FormSection>
          ),
        },
        {
          label: tabs.variations,
          fields: ['axes', 'products'],
          children: (
            <FormSection>
              <VariationsInput />
            </FormSection>
          ),
        },
        {
          label: tabs.pictures,
          fields: ['pictures'],
          children: (
            <FormSection>
              <PicturesInput source="pictures" />
            </FormSection>
          ),
        },
        {
          label: tabs.specs,
          fields: ['specs', 'size_table', 'fit_kind', 'best_before', 'release_month', 'content_unit'],
          children: (
            <Box sx={{ display: 'grid', gap: 3 }}>
              <ProductFit />
              <FormSection>
                <ArrayInput source="specs">
                  <FormRows inline>
                    <TextInput source="label" helperText={false} />
                    <TextInput source="value" helperText={false} sx={{ minWidth: { sm: 320 } }} />
                  </FormRows>
                </ArrayInput>
                <SizeTableInput source="size_table" />
                <SelectInput
                  source="content_unit"
                  choices={CONTENT_UNITS}
                  helperText={CATALOGUE_TEXT.content_unit_hint}
                />
                <TextInput source="best_before" helperText={CATALOGUE_TEXT.best_before_hint} />
                <TextInput source="release_month" helperText={CATALOGUE_TEXT.release_month_hint} />
              </FormSection>
            </Box>
          ),
        },
        {
          label: tabs.shelves,
          fields: ['category_keys', 'maker_key', 'brand_key', 'tag_keys', 'position'],
          children: (
            <FormSection>
              <KeyInput
                source="category_keys"
                kind="categories"
                isMany
                helperText={CATALOGUE_TEXT.category_keys_hint}
              />
              <KeyInput source="maker_key" kind="makers" />
              <KeyInput source="brand_key" kind="brands" />
              <KeyInput source="tag_keys" kind="tags" isMany />
              <NumberInput source="position" min={0} helperText={CATALOGUE_TEXT.position_hint} />
            </FormSection>
          ),
        },
        {
          label: tabs.related,
          fields: ['accessory_keys'],
          children: (
            <FormSection>
              <ProductKeysInput source="accessory_keys" />
            </FormSection>
          ),
        },
      ]}
    />
  )
}
