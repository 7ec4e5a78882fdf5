import type { AdminBrand } from '#contract/shapes/admin-catalogue.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'

export default function BrandList() {
  return (
    <KindList<AdminBrand> describe={(brand) => brand.name_kana}>
      <Column source="name" />
      <Column source="name_kana" />
      <Column source="maker_key" />
    </KindList>
  )
}
