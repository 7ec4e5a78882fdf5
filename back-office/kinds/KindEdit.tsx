import { Alert, Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Title, useCanAccess, useParams } from 'react-admin'
import { KINDS_TEXT } from '#src/text/back-office/kinds.ts'
import { EditForm } from '../forms/EditForm.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { SaveBar } from '../forms/SaveBar.tsx'
import { useEntry } from '../forms/use-entry.ts'
import { Loading } from '../frame/Loading.tsx'
import { useKind } from '../frame/kind-context.ts'
import { PreviewLink } from './PreviewLink.tsx'
import { PublicationInputs } from './PublicationInputs.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { announceKind, readKind, saveKind } from './save-kind.ts'

interface Props {
  /** Its inputs. */
  Inputs: ComponentType
}

/** The screen on which one entry is changed. */
export default function KindEdit({ Inputs }: Props) {
  const kind = useKind()
  const { id = '' } = useParams<{ id: string }>()
  const place = `${kind.kind}/${id}`
  const read = () => readKind(kind, id)
  const { entry, error } = useEntry(place, read)
  const { canAccess } = useCanAccess({ resource: kind.kind, action: 'save' })
  const queries = useQueryClient()
  const forgetLists = () => void queries.invalidateQueries({ queryKey: [kind.kind] })
  const reload = () => void queries.resetQueries({ queryKey: ['entry', place] })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!entry) return <Loading />
  return (
    <>
      <Title title={String(entry[kind.title] ?? '') || kind.text.name} preferenceKey={false} />
      <EditForm
        key={`${place} ${entry.version}`}
        place={place}
        entry={entry}
        read={read}
        save={(values, base) => saveKind(kind, values, base)}
        onSaved={(saved, before) => {
          forgetLists()
          announceKind(kind, saved, before, () => (forgetLists(), reload()))
        }}
      >
        <Inputs />
        {kind.has_dates && <PublicationInputs />}
        {kind.has_preview && (
          <FormSection>
            <PreviewLink kind={kind.kind} id={entry.id} />
          </FormSection>
        )}
        {canAccess ? (
          <SaveBar>
            <Box sx={{ flex: 1 }} />
            <RemoveButton kind={kind} />
          </SaveBar>
        ) : (
          <Alert severity="info">{KINDS_TEXT.read_only}</Alert>
        )}
      </EditForm>
    </>
  )
}
