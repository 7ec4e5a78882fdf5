import type { ShopForm } from '../forms/use-shop-form.ts'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  form: ShopForm<unknown>
  /** `shipping_` for the receiver of a parcel. */
  prefix?: string
  section?: string
}

/** Company (where the shop asks for it), then family and given name side by side, each with its reading. */
export function NameFields({ form, prefix = '', section }: Props) {
  const names = new Set(form.form.fields.map(({ name }) => name))
  const toField = (name: string, width: 'half' | 'full') =>
    names.has(name) && <TextField key={name} bound={form.bind(name)} width={width} section={section} />
  return (
    <>
      {toField('company_name', 'full')}
      {toField('department_name', 'full')}
      <div className="form-pair">
        {toField(`${prefix}last_name`, 'half')}
        {toField(`${prefix}first_name`, 'half')}
      </div>
      <div className="form-pair">
        {toField(`${prefix}last_name_kana`, 'half')}
        {toField(`${prefix}first_name_kana`, 'half')}
      </div>
    </>
  )
}
