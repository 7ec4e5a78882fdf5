import { Box } from '@mui/material'
import { ArrayInput, NumberInput, TextArrayInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LINE_PIECES_MAX, USUAL_PIECES_MAX } from '#contract/buying-limits.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { FormRows } from '../forms/FormRows.tsx'
import { VariationPictures } from './VariationPictures.tsx'

const NO_PICTURES = [] as const
const NARROW = { width: { xs: '100%', sm: 150 } }

/** The axes of a product and a row for each of its variations. */
export function VariationsInput() {
  const axes = (useWatch({ name: 'axes' }) ?? []) as string[]
  return (
    <Box sx={{ minWidth: 0, '& .RaSimpleFormIterator-form': { flexWrap: 'wrap' } }}>
      <TextArrayInput source="axes" helperText={CATALOGUE_TEXT.axes_hint} />
      <ArrayInput source="products">
        <FormRows inline fullWidth>
          <TextInput source="code" helperText={false} sx={NARROW} />
          {axes.map((axis, at) => (
            <TextInput key={axis} source={`options.${at}`} label={axis} helperText={false} sx={NARROW} />
          ))}
          <NumberInput source="unit_price" min={0} helperText={false} sx={NARROW} />
          <NumberInput source="list_price" min={0} helperText={CATALOGUE_TEXT.list_price_hint} sx={NARROW} />
          <NumberInput source="stock" min={0} helperText={false} sx={NARROW} />
          <TextInput source="jan_code" helperText={false} sx={NARROW} />
          <NumberInput
            source="order_multiple"
            min={1}
            max={LINE_PIECES_MAX}
            defaultValue={1}
            helperText={CATALOGUE_TEXT.order_multiple_hint}
            sx={NARROW}
          />
          <NumberInput
            source="carton_quantity"
            min={1}
            max={LINE_PIECES_MAX}
            helperText={CATALOGUE_TEXT.carton_quantity_hint}
            sx={NARROW}
          />
          <NumberInput
            source="max_per_order"
            min={1}
            max={LINE_PIECES_MAX}
            defaultValue={USUAL_PIECES_MAX}
            helperText={CATALOGUE_TEXT.max_per_order_hint}
            sx={NARROW}
          />
          <NumberInput source="content_amount" min={1} helperText={false} sx={NARROW} />
          <VariationPictures source="pictures" defaultValue={NO_PICTURES} />
        </FormRows>
      </ArrayInput>
    </Box>
  )
}
