import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess } from 'react-admin'
import type { AdminReview, ReviewState } from '#contract/shapes/staff-inbox.ts'
import { INBOX } from '#src/text/back-office/inbox-screens.ts'
import { callApi } from '../api/call-api.ts'
import { useCall } from '../frame/use-call.ts'
import { formatJapanTime } from '../forms/japan-time.ts'
import { Entries } from './Entries.tsx'
import { StateFilter } from './StateFilter.tsx'

/** Reviews: those that wait are shown or kept away. */
export function Reviews() {
  const [state, setState] = useState<ReviewState>('waiting')
  const { canAccess } = useCanAccess({ resource: 'inbox', action: 'save' })
  const decide = useCall(
    ({ id, decision }: { id: number; decision: 'shown' | 'refused' }) =>
      callApi('PATCH /v1/admin/reviews/{id}', { params: { id }, body: { state: decision } }),
    { refresh: ['inbox'], done: INBOX.decided },
  )
  return (
    <>
      <StateFilter names={INBOX.states.reviews} value={state} onChange={setState} />
      <Entries<AdminReview> call="GET /v1/admin/reviews" query={{ state }} toKey={({ id }) => id}>
        {(review) => (
          <>
            <Typography component="h2" variant="h2">
              {INBOX.stars(review.rating)} {review.title}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {review.product.name}　{review.nickname}　{formatJapanTime(review.created_at)}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', mt: 1 }}>{review.body}</Typography>
            {canAccess && (
              <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
                {state !== 'shown' && (
                  <Button
                    variant="contained"
                    onClick={() => decide.mutate({ id: review.id, decision: 'shown' })}
                  >
                    {INBOX.show}
                  </Button>
                )}
                {state !== 'refused' && (
                  <Button
                    variant="outlined"
                    onClick={() => decide.mutate({ id: review.id, decision: 'refused' })}
                  >
                    {INBOX.refuse}
                  </Button>
                )}
              </Box>
            )}
          </>
        )}
      </Entries>
    </>
  )
}
