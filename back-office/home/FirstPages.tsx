import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { OPENING_TEXT } from '#src/text/back-office/opening.ts'
import { callApi } from '../api/call-api.ts'

/** Writes drafts of the pages that every shop has in its own words, and leads to them. */
export function FirstPages() {
  const queries = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await callApi('POST /v1/admin/first-pages')).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['static-pages'] }),
    onError: logoutIfAccessDenied,
  })
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2, justifyItems: 'start' }}>
      <Typography variant="body2" color="text.secondary">
        {OPENING_TEXT.pages_lead}
      </Typography>
      <Button variant="outlined" onClick={() => mutate()} disabled={isPending}>
        {OPENING_TEXT.pages}
      </Button>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <Alert severity={data.length > 0 ? 'success' : 'info'}>
          {data.length > 0 ? OPENING_TEXT.pages_made : OPENING_TEXT.pages_there}
          {data.map(({ id, title }) => (
            <Link
              key={id}
              component={RouterLink}
              to={`/static-pages/${id}`}
              sx={{ display: 'block', py: 0.75 }}
            >
              {title}
            </Link>
          ))}
        </Alert>
      )}
    </Box>
  )
}
