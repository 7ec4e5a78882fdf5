import type { AdminMaker } from '#contract/shapes/admin.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

export default function MakerList() {
  return (
    <KindList<AdminMaker> describe={(maker) => maker.country}>
      <Column source="name" />
      <Column source="name_kana" />
      <Column source="country" />
      <PublicationColumn />
    </KindList>
  )
}
