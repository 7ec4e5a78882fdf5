import type { Publication } from '#contract/shapes/admin.ts'
import { Column } from './Column.tsx'
import { PublicationChip } from './PublicationChip.tsx'

interface PublishedRow {
  id: number
  publication: Publication
}

export function PublicationColumn() {
  return (
    <Column<PublishedRow>
      source="publication"
      render={(entry) => <PublicationChip publication={entry.publication} />}
    />
  )
}
