import type { Mizuhiki, NoshiInput, NoshiPlacement } from '#contract/shapes/noshi.ts'
import { listCords, type NoshiValues } from '#src/forms/noshi-fields.ts'
import { noshiTexts, toUnfittingCords } from '#src/text/gift/noshi.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { TextField } from '../ui/TextField.tsx'
import { NoshiPreview } from './NoshiPreview.tsx'

interface Props {
  form: ShopForm<unknown>
  values: NoshiValues
  noshi: NoshiInput
}

/** Cords, place and names of a noshi, and how it will look; loaded once somebody wants one. */
export function NoshiDetails({ form, values, noshi }: Props) {
  const [mizuhiki, placement] = [form.bind('mizuhiki'), form.bind('placement')]
  const fitting = listCords(values)
  const others = (mizuhiki.field.options ?? [])
    .map(({ value }) => value as Mizuhiki)
    .filter((cords) => !fitting.includes(cords) && cords !== noshi.mizuhiki)
  const reasons = [...new Set(others.map((cords) => toUnfittingCords(cords, fitting)))]
  return (
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
          // An earlier choice stays visible, with the reason why it does not suit the new words.
          return cords === noshi.mizuhiki ? { value, label, details: toUnfittingCords(cords, fitting) } : []
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
  )
}
