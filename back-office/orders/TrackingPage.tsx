import {
  Alert,
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title, useCanAccess, useLogoutIfAccessDenied } from 'react-admin'
import type { Carrier } from '#contract/shapes/parcel.ts'
import type { TrackingImport } from '#contract/shapes/tracking-import.ts'
import { TRACKING_PAGE } from '#src/text/back-office/order-screens.ts'
import { TRACKING_TEXT } from '#src/text/back-office/orders.ts'
import { CARRIERS } from '#src/text/order/parcels.ts'
import { askApi } from '../api/call-api.ts'
import { FormSection } from '../forms/FormSection.tsx'

/** Takes the file of a carrier's program in, and says what became of each line. */
export default function TrackingPage() {
  const [carrier, setCarrier] = useState<Carrier>('yamato')
  const [result, setResult] = useState<TrackingImport>()
  const [problem, setProblem] = useState('')
  const [isReading, setReading] = useState(false)
  const { canAccess } = useCanAccess({ resource: 'tracking', action: 'save' })
  const logoutIfDenied = useLogoutIfAccessDenied()
  const take = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    setProblem('')
    setResult(undefined)
    const body = new FormData()
    body.set('carrier', carrier)
    body.set('file', file)
    try {
      setResult((await askApi<TrackingImport>('POST /v1/admin/orders/tracking', { body })).body)
    } catch (error) {
      if (!(await logoutIfDenied(error))) setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <>
      <Title title={TRACKING_TEXT.name} preferenceKey={false} />
      <FormSection help={TRACKING_PAGE.lead}>
        <TextField
          select
          label={TRACKING_PAGE.carrier}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value as Carrier)}
          sx={{ maxWidth: 320, mt: 2 }}
        >
          {(Object.keys(CARRIERS) as Carrier[]).map((one) => (
            <MenuItem key={one} value={one}>
              {CARRIERS[one]}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="contained"
          component="label"
          disabled={isReading || !canAccess}
          sx={{ justifySelf: 'start', mt: 1 }}
        >
          {isReading ? TRACKING_PAGE.reading : TRACKING_PAGE.choose}
          <input
            hidden
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => {
              void take(target.files?.[0])
              target.value = ''
            }}
          />
        </Button>
        {problem && <Alert severity="error">{problem}</Alert>}
        {result && (
          <Alert severity={result.failures.length > 0 ? 'warning' : 'success'}>
            {TRACKING_PAGE.result(result.shipped, result.unchanged)}
          </Alert>
        )}
      </FormSection>
      {result && result.failures.length > 0 && (
        <>
          <Typography component="h2" variant="h2" sx={{ mt: 3, mb: 1 }}>
            {TRACKING_PAGE.failures(result.failures.length)}
          </Typography>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{TRACKING_PAGE.columns.line}</TableCell>
                <TableCell>{TRACKING_PAGE.columns.column}</TableCell>
                <TableCell>{TRACKING_PAGE.columns.reason}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {result.failures.map(({ line, column, reason }) => (
                <TableRow key={line}>
                  <TableCell>{line}</TableCell>
                  <TableCell>{column}</TableCell>
                  <TableCell>{reason}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </>
  )
}
