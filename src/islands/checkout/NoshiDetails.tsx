import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Mizuhiki, NoshiPlacement } from '#contract/shapes/noshi.ts'
import { listCords, proposeNoshi, recogniseNoshi, toNoshiInput } from '#src/forms/noshi-choices.ts'
import type { NoshiValues } from '#src/forms/noshi-fields.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { listSeasonsOn } from '#src/rules/gift/gift-seasons.ts'
import { getDraft } from '#src/stores/page/form-draft.ts'
import { noshiTexts } from '#src/text/gift/noshi.ts'
import { listOccasionGroups } from '#src/forms/list-occasions.ts'
import { noshiDeskTexts, toUnfittingCords } from '#src/text/gift/noshi-desk.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { NoshiNames } from './NoshiNames.tsx'
import { SeasonNote } from './SeasonNote.tsx'

interface Props {
  form: ShopForm<unknown>
  earliest: string | undefined
}

/** The noshi of a gift: its purpose first, which proposes cords and place; then names, and how it will look. */
export function NoshiDetails({ form, earliest }: Props) {
  const values = useWatch({ control: form.control }) as NoshiValues & { delivery_date?: string }
  const [groups] = useState(() => listOccasionGroups(listSeasonsOn(toJapanDay(new Date()))))
  const occasion = form.bind('noshi_occasion')
  const noshi = toNoshiInput(values)
  const set = (changes: Partial<NoshiValues>) => {
    for (const [name, value] of Object.entries(changes)) form.setValue(name, value)
  }
  const choose = (noshi_occasion: string) =>
    set({ noshi_occasion, ...proposeNoshi({ noshi_occasion, noshi_title: values.noshi_title }) })
  const isRecognised = useRef(false)
  useEffect(() => {
    if (isRecognised.current) return
    isRecognised.current = true
    // What the API has is words; the list shows the occasion they belong to. Only once: typed words stay what they are.
    const known = recogniseNoshi(form.getValues() as NoshiValues)
    const isTyped = Object.keys(getDraft(form.form.name)).length > 0
    for (const [name, value] of Object.entries(known)) form.setSecret(name, value)
    // Nobody typed this.
    if (!isTyped) form.forgetDraft()
  })
  return (
    <>
      <SelectField
        bound={{
          ...occasion,
          registration: {
            ...occasion.registration,
            onChange: async (event: { target: { value: string } }) => choose(event.target.value),
          },
        }}
        empty={noshiDeskTexts.choose_occasion}
        groups={groups}
      />
      {noshi && (
        <>
          {values.noshi_occasion === 'other' && (
            <TextField bound={form.bind('noshi_title')} hint={noshiDeskTexts.title_hint} />
          )}
          <SeasonNote title={noshi.title} day={values.delivery_date || earliest} onChange={choose} />
          <CordChoice form={form} chosen={noshi.mizuhiki} fitting={listCords(values)} />
          <PlacementChoice form={form} chosen={noshi.placement} />
          <NoshiNames form={form} noshi={noshi} />
        </>
      )}
    </>
  )
}

/** Cords that suit the purpose, and why the others do not. */
function CordChoice({
  form,
  chosen,
  fitting,
}: {
  form: ShopForm<unknown>
  chosen: Mizuhiki
  fitting: readonly Mizuhiki[]
}) {
  const { id, field, error } = form.bind('mizuhiki')
  const all = Object.keys(noshiTexts.mizuhiki) as Mizuhiki[]
  const others = all.filter((cords) => !fitting.includes(cords) && cords !== chosen)
  const reasons = [...new Set(others.map((cords) => toUnfittingCords(cords, fitting)))]
  return (
    <>
      <ChoiceCards
        id={id}
        legend={field.label}
        error={error}
        choices={all.flatMap((cords) => {
          const label = noshiTexts.mizuhiki[cords]
          if (fitting.includes(cords))
            return { value: cords, label, details: noshiDeskTexts.mizuhiki_use[cords] }
          // An earlier choice stays visible, with the reason why it does not suit the new words.
          return cords === chosen ? { value: cords, label, details: toUnfittingCords(cords, fitting) } : []
        })}
        toRadio={(value) => ({
          name: id,
          checked: chosen === value,
          onChange: () => form.setValue('mizuhiki', value),
        })}
      />
      {reasons.length > 0 && <p className="form-hint">{reasons.join('')}</p>}
    </>
  )
}

function PlacementChoice({ form, chosen }: { form: ShopForm<unknown>; chosen: NoshiPlacement }) {
  const { id, field, error } = form.bind('placement')
  return (
    <>
      <ChoiceCards
        id={id}
        legend={field.label}
        error={error}
        choices={(['inner', 'outer'] as const).map((value) => ({
          value,
          label: noshiTexts.placement[value],
          details: noshiDeskTexts.placement_use[value],
        }))}
        toRadio={(value) => ({
          name: id,
          checked: chosen === value,
          onChange: () => form.setValue('placement', value),
        })}
      />
      <p className="form-hint">{noshiDeskTexts.placement_hint}</p>
    </>
  )
}
