import { NumberInput, TextArrayInput, TextInput, useRecordContext } from 'react-admin'
import type { AdminBike } from '#contract/shapes/admin-bikes.ts'
import { BIKE_SCREENS } from '#src/text/back-office/bike-screens.ts'
import { SlugInput } from '../catalogue/SlugInput.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { LinkButton, LinkButtons } from './LinkButton.tsx'
import { toFitments, toNew } from './to-address.ts'

const { sections } = BIKE_SCREENS
/** What tells a bike from all others. */
const NAMED_BY = ['maker_key', 'model_key', 'year_from']

export default function BikeForm() {
  return (
    <>
      <FormSection title={sections.maker} help={BIKE_SCREENS.maker_help}>
        <TextInput source="maker_name" />
        <TextInput source="maker_kana" helperText={BIKE_SCREENS.kana_hint} />
        <SlugInput source="maker_key" from="maker_kana" helperText={BIKE_SCREENS.group_key_hint} />
      </FormSection>
      <FormSection title={sections.model} help={BIKE_SCREENS.model_help}>
        <TextInput source="model_name" />
        <TextInput source="model_kana" helperText={BIKE_SCREENS.kana_hint} />
        <SlugInput source="model_key" from="model_kana" helperText={BIKE_SCREENS.group_key_hint} />
      </FormSection>
      <FormSection title={sections.generation}>
        <NumberInput source="year_from" min={1900} max={2100} helperText={false} />
        <NumberInput source="year_to" min={1900} max={2100} helperText={BIKE_SCREENS.year_to_hint} />
        <NumberInput source="displacement" min={1} helperText={BIKE_SCREENS.displacement_hint} />
        <TextArrayInput source="frame_codes" helperText={BIKE_SCREENS.frame_codes_hint} />
        <SlugInput source="key" from={NAMED_BY} helperText={BIKE_SCREENS.key_hint} />
        <Onward />
      </FormSection>
    </>
  )
}

/** Where one goes from a bike that is kept. */
function Onward() {
  const bike = useRecordContext<AdminBike>()
  if (bike?.id === undefined) return null
  const { maker_key, maker_name, maker_kana, model_key, model_name, model_kana, displacement } = bike
  const model = { maker_key, maker_name, maker_kana, model_key, model_name, model_kana, displacement }
  return (
    <LinkButtons>
      <LinkButton to={toFitments({ bike_key: bike.key })}>
        {BIKE_SCREENS.see_fitments(bike.fitment_count)}
      </LinkButton>
      <LinkButton to={toNew('fitments', { bike_key: bike.key })} needs="fitments">
        {BIKE_SCREENS.add_fitment}
      </LinkButton>
      <LinkButton to={toNew('bikes', model)} needs="bikes">
        {BIKE_SCREENS.add_generation}
      </LinkButton>
    </LinkButtons>
  )
}
