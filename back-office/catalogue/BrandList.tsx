import type { AdminBrand } from '#contract/shapes/admin-catalogue.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { NameOf } from './NameOf.tsx'

export default function BrandList() {
  return (
    <KindList<AdminBrand> describe={(brand) => brand.name_kana}>
      <Column source="name" />
      <Column source="name_kana" />
      <Column<AdminBrand>
        source="maker_key"
        render={({ maker_key }) => <NameOf kind="makers" value={maker_key} />}
      />
    </KindList>
  )
}
