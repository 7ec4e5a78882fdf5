import type { AdminStylist } from '#contract/shapes/admin-content.ts'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

const toCount = ({ coordinates }: AdminStylist) => CONTENT_TEXT.outfit_count(coordinates.length)

export default function StylistList() {
  return (
    <KindList<AdminStylist> describe={toCount}>
      <Column source="name" />
      <Column source="title" />
      <Column<AdminStylist> source="coordinates" render={toCount} />
      <PublicationColumn />
    </KindList>
  )
}
