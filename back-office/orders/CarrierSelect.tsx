import { MenuItem, TextField, type TextFieldProps } from '@mui/material'
import type { Carrier } from '#contract/shapes/parcel.ts'
import { CARRIERS } from '#src/text/order/parcels.ts'

interface Props extends Pick<TextFieldProps, 'sx'> {
  label: string
  value: Carrier
  onChange: (carrier: Carrier) => void
}

/** Who carries it. */
export function CarrierSelect({ onChange, ...field }: Props) {
  return (
    <TextField {...field} select onChange={({ target }) => onChange(target.value as Carrier)}>
      {(Object.keys(CARRIERS) as Carrier[]).map((one) => (
        <MenuItem key={one} value={one}>
          {CARRIERS[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}
