import { formTexts } from '#src/text/input/form.ts'
import { contactTexts } from '#src/text/contact/contact.ts'
import { PostalLookup } from '../checkout/PostalLookup.tsx'
import { RadioField } from '../ui/RadioField.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { ShopForm } from './use-shop-form.ts'

interface Props {
  form: ShopForm<unknown>
  name: string
  /** Ours; the site's own note comes instead. */
  hint?: string
}

/** One field of a form that the site arranges, by its control. */
export function LayoutField({ form, name, hint }: Props) {
  const bound = form.bind(name)
  const { control, max_length = 0, note } = bound.field
  const told = note ?? hint
  if (name === 'postal_code')
    return (
      <div className="postal-row">
        <TextField bound={bound} hint={told} width="short" />
        <PostalLookup form={form} />
      </div>
    )
  if (control === 'radio') return <RadioField bound={bound} />
  if (control === 'select') {
    const empty = name === 'prefecture' ? formTexts.choose_prefecture : contactTexts.choose_category
    return <SelectField bound={bound} empty={empty} hint={told} width="half" />
  }
  return (
    <TextField bound={bound} hint={told} width={control === 'tel' || max_length === 50 ? 'half' : 'full'} />
  )
}
