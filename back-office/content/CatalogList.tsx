import type { AdminCatalog } from '#contract/shapes/admin-content.ts'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

const toCount = ({ pages }: AdminCatalog) => CONTENT_TEXT.pages(pages.length)

export default function CatalogList() {
  return (
    <KindList<AdminCatalog> describe={toCount}>
      <Column source="name" />
      <Column<AdminCatalog> source="pages" render={toCount} />
      <PublicationColumn />
    </KindList>
  )
}
