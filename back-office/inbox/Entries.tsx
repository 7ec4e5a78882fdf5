import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { INBOX } from '#src/text/back-office/inbox-screens.ts'
import { askApi } from '../api/call-api.ts'
import { Loading } from '../frame/Loading.tsx'

interface Props<Entry> {
  /** Name of the list call. */
  call: string
  query: Record<string, string>
  toKey: (entry: Entry) => string | number
  children: (entry: Entry) => ReactNode
}

const PER = 20

/** A list of cards, more of them when asked for. */
export function Entries<Entry>({ call, query, toKey, children }: Props<Entry>) {
  const { data, error, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ['inbox', call, query],
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      askApi<{ data: Entry[] }>(call, { query: { ...query, page: pageParam, per: PER } }),
    getNextPageParam: ({ total }, _pages, page) => (page * PER < total ? page + 1 : undefined),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Loading />
  const entries = data.pages.flatMap(({ body }) => body.data)
  if (entries.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
        {INBOX.nothing}
      </Typography>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {entries.map((entry) => (
        <Card key={toKey(entry)} component="article">
          <CardContent>{children(entry)}</CardContent>
        </Card>
      ))}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{INBOX.more}</Button>}
    </Box>
  )
}
