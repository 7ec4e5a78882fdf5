import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { NumberInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'

/** A row for each region of the country. */
export function RegionTable() {
  const regions = useWatch({ name: 'regions' }) as { region: string }[]
  return (
    <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 1 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{TERMS_TEXT.region}</TableCell>
          <TableCell>{TERMS_TEXT.carriage}</TableCell>
          <TableCell>{TERMS_TEXT.transit}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {regions.map(({ region }, at) => (
          <TableRow key={region}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {region}
            </TableCell>
            <TableCell>
              <NumberInput
                source={`regions.${at}.carriage`}
                label={false}
                size="small"
                min={0}
                helperText={false}
                slotProps={{ htmlInput: { 'aria-label': TERMS_TEXT.carriage_of(region) } }}
              />
            </TableCell>
            <TableCell>
              <NumberInput
                source={`regions.${at}.transit_days`}
                label={false}
                size="small"
                min={0}
                max={30}
                helperText={false}
                slotProps={{ htmlInput: { 'aria-label': TERMS_TEXT.transit_of(region) } }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
