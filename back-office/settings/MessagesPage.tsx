import { Alert, Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ResourceContextProvider, Title } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import type { MessageCode } from '#contract/shapes/admin-site.ts'
import { MESSAGE_PLACES, MESSAGES_TEXT } from '#src/text/back-office/messages.ts'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import { Loading } from '../frame/Loading.tsx'
import { listMessages } from './message-document.ts'
import { MessageForm } from './MessageForm.tsx'

const CODES = Object.keys(MESSAGE_PLACES) as MessageCode[]

/** Every place of the shop that may have a message; the address says which one is open. */
export default function MessagesPage() {
  const [search, setSearch] = useSearchParams()
  const code = CODES.find((one) => one === search.get('code'))
  return (
    <ResourceContextProvider value="messages">
      <Title title={TERMS_NAMES.messages.name} preferenceKey={false} />
      {code ? <MessageForm key={code} code={code} leave={() => setSearch({})} /> : <MessageList />}
    </ResourceContextProvider>
  )
}

function MessageList() {
  const { data: messages, error } = useQuery({ queryKey: ['messages'], queryFn: listMessages })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!messages) return <Loading />
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: 960 }}>
        {MESSAGES_TEXT.help}
      </Typography>
      <Card sx={{ maxWidth: 960 }}>
        <List disablePadding>
          {messages.map(({ code, title }) => (
            <ListItem key={code} disablePadding divider>
              <ListItemButton component={RouterLink} to={`/messages?code=${code}`} sx={{ minHeight: 56 }}>
                <ListItemText
                  primary={MESSAGE_PLACES[code]}
                  secondary={title || MESSAGES_TEXT.none}
                  slotProps={{ secondary: { sx: { color: title ? 'primary.main' : 'text.secondary' } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  )
}
