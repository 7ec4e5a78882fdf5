import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useCanAccess } from 'react-admin'
import type { Carrier } from '#contract/shapes/parcel.ts'
import type { TrackingImport } from '#contract/shapes/tracking-import.ts'
import { TRACKING_PAGE } from '#src/text/back-office/order-screens.ts'
import { TRACKING_TEXT } from '#src/text/back-office/orders.ts'
import { askApi } from '../api/call-api.ts'
import { FileButton } from '../forms/FileButton.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { usePress } from '../frame/use-press.ts'
import { CarrierSelect } from './CarrierSelect.tsx'

/** Takes the file of a carrier's program in, and says what became of each line. */
export default function TrackingPage() {
  const [carrier, setCarrier] = useState<Carrier>('yamato')
  const [result, setResult] = useState<TrackingImport>()
  const { run, isRunning, problem } = usePress()
  const { canAccess } = useCanAccess({ resource: 'tracking', action: 'save' })
  const take = async (file: File | undefined) => {
    if (!file) return
    setResult(undefined)
    const body = new FormData()
    body.set('carrier', carrier)
    body.set('file', file)
    await run(async () =>
      setResult((await askApi<TrackingImport>('POST /v1/admin/orders/tracking', { body })).body),
    )
  }
  return (
    <>
      <Title title={TRACKING_TEXT.name} preferenceKey={false} />
      <FormSection help={TRACKING_PAGE.lead}>
        <CarrierSelect
          label={TRACKING_PAGE.carrier}
          value={carrier}
          onChange={setCarrier}
          sx={{ maxWidth: 320, mt: 2 }}
        />
        <Box>
          <FileButton
            variant="contained"
            accept=".csv,text/csv"
            disabled={isRunning || !canAccess}
            onFiles={([file]) => void take(file)}
          >
            {isRunning ? TRACKING_PAGE.reading : TRACKING_PAGE.choose}
          </FileButton>
        </Box>
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
