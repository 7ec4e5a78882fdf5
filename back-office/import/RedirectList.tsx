import type { AdminRedirect } from '#contract/shapes/redirect.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

export default function RedirectList() {
  return (
    <KindList<AdminRedirect> describe={(redirect) => redirect.to}>
      <Column source="from" />
      <Column source="to" />
      <PublicationColumn />
    </KindList>
  )
}
