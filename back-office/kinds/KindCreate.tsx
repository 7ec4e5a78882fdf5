import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { getRecordFromLocation, Title, useLocation, useRedirect, useTranslate } from 'react-admin'
import { EditForm } from '../forms/EditForm.tsx'
import type { Entry } from '../forms/entry.ts'
import { SaveBar } from '../forms/SaveBar.tsx'
import { useKind } from '../frame/kind-context.ts'
import { useIsHere } from '../frame/use-is-here.ts'
import { PublicationInputs } from './PublicationInputs.tsx'
import { announceKind, createKind, type KindRecord } from './save-kind.ts'

interface Props {
  /** Its inputs. */
  Inputs: ComponentType
}

const DATES = { is_draft: false, published_at: null, close_at: null }

/** The screen on which an entry is made. */
export default function KindCreate({ Inputs }: Props) {
  const kind = useKind()
  const translate = useTranslate()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const isHere = useIsHere()
  // A link may know a part of it: `?source={"code":"RK-1"}`.
  const location = useLocation()
  const known = getRecordFromLocation(location)
  const blank: Entry = { ...kind.blank, ...(kind.has_dates && DATES), ...known }
  return (
    <>
      <Title title={translate('ra.page.create', { name: kind.text.name })} preferenceKey={false} />
      <EditForm<Entry>
        // The link to the next one may be pressed before the screen of the saved one comes: it gets a form of its own.
        key={location.key}
        place={`${kind.kind}/new`}
        entry={blank}
        save={(values) => createKind(kind, values)}
        onSaved={(saved) => {
          const { id } = saved as KindRecord
          void queries.invalidateQueries({ queryKey: [kind.kind] })
          announceKind(kind, saved as KindRecord)
          if (isHere()) redirect('edit', kind.kind, id)
        }}
      >
        <Inputs />
        {kind.has_dates && <PublicationInputs />}
        <SaveBar />
      </EditForm>
    </>
  )
}
