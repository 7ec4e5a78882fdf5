import { useWatch } from 'react-hook-form'
import type { Mizuhiki, NoshiPlacement } from '#contract/shapes/noshi.ts'
import { listCords, type NoshiValues, proposeNoshi, toNoshiInput } from '#src/forms/noshi-fields.ts'
import { noshiTexts, toUnfittingCords } from '#src/text/noshi.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { NoshiPreview } from './NoshiPreview.tsx'

/** The paper a gift wears: its purpose first, which proposes cords and place; then names, and how it will look. */
export function NoshiFields({ form }: { form: ShopForm<unknown> }) {
  const values = useWatch({ control: form.control }) as NoshiValues
  const occasion = form.bind('noshi_occasion')
  const [mizuhiki, placement] = [form.bind('mizuhiki'), form.bind('placement')]
  const noshi = toNoshiInput(values)
  const fitting = listCords(values)
  const others = (mizuhiki.field.options ?? [])
    .map(({ value }) => value as Mizuhiki)
    .filter((cords) => !fitting.includes(cords) && cords !== noshi?.mizuhiki)
  const reasons = [...new Set(others.map((cords) => toUnfittingCords(cords, fitting)))]
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
        <>
          {values.noshi_occasion === 'other' && (
            <TextField bound={form.bind('noshi_title')} hint={noshiTexts.title_hint} />
          )}
          <ChoiceCards
            id={mizuhiki.id}
            legend={mizuhiki.field.label}
            error={mizuhiki.error}
            choices={(mizuhiki.field.options ?? []).flatMap(({ value, label }) => {
              const cords = value as Mizuhiki
              if (fitting.includes(cords)) return { value, label, details: noshiTexts.mizuhiki_use[cords] }
              // What was chosen before the words were written stays in sight, with why it does not suit them.
              return cords === noshi.mizuhiki
                ? { value, label, details: toUnfittingCords(cords, fitting) }
                : []
            })}
            toRadio={(value) => ({
              name: mizuhiki.id,
              checked: noshi.mizuhiki === value,
              onChange: () => form.setValue('mizuhiki', value),
            })}
          />
          {reasons.length > 0 && <p className="form-hint">{reasons.join('')}</p>}
          <ChoiceCards
            id={placement.id}
            legend={placement.field.label}
            error={placement.error}
            choices={(placement.field.options ?? []).map(({ value, label }) => ({
              value,
              label,
              details: noshiTexts.placement_use[value as NoshiPlacement],
            }))}
            toRadio={(value) => ({
              name: placement.id,
              checked: noshi.placement === value,
              onChange: () => form.setValue('placement', value),
            })}
          />
          <p className="form-hint">{noshiTexts.placement_hint}</p>
          <div className="noshi-names">
            <div className="noshi-lines">
              <p className="form-hint">{noshiTexts.names_hint}</p>
              <TextField bound={form.bind('noshi_name_1')} />
              <TextField bound={form.bind('noshi_name_2')} />
              <TextField bound={form.bind('noshi_name_3')} />
            </div>
            <NoshiPreview noshi={noshi} />
          </div>
        </>
      )}
    </div>
  )
}
