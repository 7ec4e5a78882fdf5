import { formTexts } from '#src/text/input/form.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { PostalLookup } from './PostalLookup.tsx'

interface Props {
  form: ShopForm<unknown>
  /** Section of the autocomplete tokens: `shipping` where a parcel goes. */
  section?: string
}

/** A place, postal code first: it fills the lines below it. */
export function PlaceFields({ form, section }: Props) {
  return (
    <>
      <div className="postal-row">
        <TextField bound={form.bind('postal_code')} width="short" section={section} />
        <PostalLookup form={form} />
      </div>
      <SelectField bound={form.bind('prefecture')} empty={formTexts.choose_prefecture} width="half" />
      <TextField bound={form.bind('city')} section={section} />
      <TextField bound={form.bind('address1')} section={section} />
      <TextField bound={form.bind('address2')} section={section} />
    </>
  )
}
