import { Alert, Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { TextInput, useCanAccess } from 'react-admin'
import type { MessageCode } from '#contract/shapes/admin-site.ts'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { MESSAGE_PLACES, MESSAGES_TEXT } from '#src/text/back-office/messages.ts'
import { EditForm } from '../forms/EditForm.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { forgetInput } from '../forms/kept-input.ts'
import { SaveBar } from '../forms/SaveBar.tsx'
import { useEntry } from '../forms/use-entry.ts'
import { AskFirst } from '../frame/AskFirst.tsx'
import { Loading } from '../frame/Loading.tsx'
import { useIsHere } from '../frame/use-is-here.ts'
import { usePress } from '../frame/use-press.ts'
import { RichTextInput } from '../rich-text/RichTextInput.tsx'
import {
  announceMessage,
  announceRemoval,
  type Message,
  readMessage,
  removeMessage,
  writeMessage,
} from './message-document.ts'

interface Props {
  code: MessageCode
  /** Back to the list. */
  leave: () => void
}

/** The message of one place. */
export function MessageForm({ code, leave }: Props) {
  const place = `messages/${code}`
  const queries = useQueryClient()
  const read = () => readMessage(code)
  const { entry, error } = useEntry(place, read)
  const { canAccess } = useCanAccess({ resource: 'messages', action: 'save' })
  const isHere = useIsHere()
  const refresh = () => queries.invalidateQueries({ queryKey: ['messages'] })
  const finish = async () => {
    await refresh()
    if (isHere()) leave()
  }
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!entry) return <Loading />
  const onSaved = (saved: Message, before: Message) => {
    announceMessage(saved, before, refresh)
    void finish()
  }
  const onRemoved = () => {
    forgetInput(place)
    announceRemoval(entry, refresh)
    void finish()
  }
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button onClick={leave}>{MESSAGES_TEXT.back}</Button>
      </Box>
      <EditForm<Message> place={place} entry={entry} read={read} save={writeMessage} onSaved={onSaved}>
        <FormSection title={MESSAGE_PLACES[code]}>
          <TextInput source="title" />
          <RichTextInput source="body" />
        </FormSection>
        {!canAccess && <Alert severity="info">{KINDS_TEXT.read_only}</Alert>}
        {canAccess && (
          <SaveBar>{entry.version > 0 && <RemoveMessage message={entry} onRemoved={onRemoved} />}</SaveBar>
        )}
      </EditForm>
    </>
  )
}

function RemoveMessage({ message, onRemoved }: { message: Message; onRemoved: () => void }) {
  const { run, isRunning, problem } = usePress()
  const remove = () =>
    run(async () => {
      await removeMessage(message)
      onRemoved()
    })
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <AskFirst
        color="error"
        label={MESSAGES_TEXT.remove}
        content={MESSAGES_TEXT.remove_confirm}
        disabled={isRunning}
        onConfirm={remove}
      />
    </>
  )
}
