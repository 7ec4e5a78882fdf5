import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import type { AdminFitment } from '#contract/shapes/admin-bikes.ts'
import { BIKE_SCREENS } from '#src/text/back-office/bike-screens.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { BikeInput } from './BikeInput.tsx'
import { CodeInput } from './CodeInput.tsx'
import { LinkButton, LinkButtons } from './LinkButton.tsx'
import { toNew } from './to-address.ts'

const STATES = Object.entries(BIKE_SCREENS.states).map(([id, name]) => ({ id, name }))

export default function FitmentForm() {
  return (
    <FormSection>
      <CodeInput source="code" helperText={BIKE_SCREENS.code_hint} />
      <BikeInput source="bike_key" helperText={BIKE_SCREENS.bike_hint} />
      <SelectInput source="state" choices={STATES} helperText={BIKE_SCREENS.state_hint} />
      <TextInput source="note" helperText={BIKE_SCREENS.note_hint} />
      <Onward />
    </FormSection>
  )
}

/** A table is typed row by row: the next one begins with what stays the same. */
function Onward() {
  const fitment = useRecordContext<AdminFitment>()
  if (fitment?.id === undefined) return null
  const { code, bike_key } = fitment
  return (
    <LinkButtons>
      <LinkButton to={toNew('fitments', { code })} needs="fitments">
        {BIKE_SCREENS.add_same_code}
      </LinkButton>
      <LinkButton to={toNew('fitments', { bike_key })} needs="fitments">
        {BIKE_SCREENS.add_same_bike}
      </LinkButton>
    </LinkButtons>
  )
}
