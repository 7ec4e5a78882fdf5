import { Alert, Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { TERMS_TEXT } from '#src/text/back-office/terms.ts'
import { callApi } from '../api/call-api.ts'

/** What is left to do before the shop opens; nothing once all is done. */
export function OpeningSteps() {
  const { data } = useQuery({ queryKey: ['opening'], queryFn: () => callApi('GET /v1/admin/opening') })
  const left = data?.steps.filter(({ is_done }) => !is_done) ?? []
  if (left.length === 0) return null
  return (
    <Alert severity="info">
      <Typography component="h2" variant="h3">
        {TERMS_TEXT.opening_title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {left.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </Box>
    </Alert>
  )
}
