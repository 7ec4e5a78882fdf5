import type { AdminTag } from '#contract/shapes/admin-catalogue.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'

const toLock = ({ has_password }: AdminTag) => (has_password ? CATALOGUE_TEXT.has_password : '')

export default function TagList() {
  return (
    <KindList<AdminTag> describe={toLock}>
      <Column source="name" />
      <Column source="key" />
      <Column<AdminTag> source="has_password" render={toLock} />
    </KindList>
  )
}
