import type { AdminCollection } from '#contract/shapes/admin-catalogue.ts'
import { CATALOGUE_TEXT } from '#src/text/back-office/catalogue-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'

const toCount = ({ product_keys }: AdminCollection) => CATALOGUE_TEXT.products_in(product_keys.length)

export default function CollectionList() {
  return (
    <KindList<AdminCollection> describe={toCount}>
      <Column source="name" />
      <Column source="alias" />
      <Column<AdminCollection> source="product_keys" render={toCount} />
    </KindList>
  )
}
