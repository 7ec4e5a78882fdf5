import { AutocompleteArrayInput, BooleanInput, SelectInput, TextInput, useGetList } from 'react-admin'
import type { AdminCoupon } from '#contract/shapes/admin-campaigns.ts'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'

const LAYOUTS = Object.entries(CONTENT_TEXT.layouts).map(([id, name]) => ({ id, name }))

export default function LandingPageForm() {
  const { data: coupons = [] } = useGetList<AdminCoupon>('coupons', {
    pagination: { page: 1, perPage: 1000 },
  })
  return (
    <FormSection>
      <TextInput source="title" />
      <TextInput source="slug" helperText={CONTENT_TEXT.key_hint} />
      <TextInput source="description" multiline helperText={CONTENT_TEXT.summary_hint} />
      <RichTextInput source="body" />
      <AutocompleteArrayInput source="coupon_ids" choices={coupons} />
      <SelectInput source="layout" choices={LAYOUTS} />
      <BooleanInput source="is_show_header" helperText={false} />
      <BooleanInput source="is_show_footer" helperText={false} />
      <TextInput source="redirect_url" helperText={CONTENT_TEXT.redirect_hint} />
    </FormSection>
  )
}
