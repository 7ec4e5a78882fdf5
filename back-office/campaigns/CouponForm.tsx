import { AutocompleteArrayInput, NumberInput, SelectInput, TextInput, useGetList } from 'react-admin'
import type { AdminCategory } from '#contract/shapes/admin-catalogue.ts'
import { CAMPAIGN_TEXT } from '#src/text/back-office/campaign-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'

const toChoices = (words: Record<string, string>) => Object.entries(words).map(([id, name]) => ({ id, name }))

export default function CouponForm() {
  const { data: categories = [] } = useGetList<AdminCategory>('categories', {
    pagination: { page: 1, perPage: 1000 },
  })
  return (
    <FormSection>
      <TextInput source="code" helperText={CAMPAIGN_TEXT.code_hint} />
      <TextInput source="name" />
      <TextInput source="description" multiline />
      <SelectInput source="kind" choices={toChoices(CAMPAIGN_TEXT.kinds)} />
      <NumberInput source="discount" min={0} helperText={CAMPAIGN_TEXT.discount_hint} />
      <NumberInput source="minimum_total" min={0} helperText={CAMPAIGN_TEXT.minimum_hint} />
      <SelectInput source="for_whom" choices={toChoices(CAMPAIGN_TEXT.audiences)} />
      <NumberInput source="usage_limit" min={1} helperText={CAMPAIGN_TEXT.usage_hint} />
      <AutocompleteArrayInput
        source="category_ids"
        choices={categories}
        helperText={CAMPAIGN_TEXT.categories_hint}
      />
    </FormSection>
  )
}
