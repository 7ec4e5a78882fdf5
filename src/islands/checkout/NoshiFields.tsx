import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { type NoshiValues, proposeNoshi, toNoshiInput } from '#src/forms/noshi-fields.ts'
import { noshiTexts } from '#src/text/gift/noshi.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { SelectField } from '../ui/SelectField.tsx'

const NoshiDetails = lazy(async () => ({ default: (await import('./NoshiDetails.tsx')).NoshiDetails }))

/** The paper a gift wears: its purpose first, which proposes cords and place; then names, and how it will look. */
export function NoshiFields({ form }: { form: ShopForm<unknown> }) {
  const values = useWatch({ control: form.control }) as NoshiValues
  const occasion = form.bind('noshi_occasion')
  const noshi = toNoshiInput(values)
  const { onChange } = occasion.registration
  const registration: typeof occasion.registration = {
    ...occasion.registration,
    onChange: async (event: { target: { value: string } }) => {
      await onChange(event)
      const usual = proposeNoshi(event.target.value)
      form.setValue('mizuhiki', usual.mizuhiki)
      form.setValue('placement', usual.placement)
    },
  }
  return (
    <div className="noshi-fields">
      <SelectField bound={{ ...occasion, registration }} empty={noshiTexts.none} />
      {noshi && (
        <Suspense>
          <NoshiDetails form={form} values={values} noshi={noshi} />
        </Suspense>
      )}
    </div>
  )
}
