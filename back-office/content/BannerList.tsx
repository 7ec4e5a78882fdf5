import type { AdminBanner } from '#contract/shapes/admin-content.ts'
import { BANNERS_TEXT } from '#src/text/back-office/content.ts'
import { CONTENT_TEXT } from '#src/text/back-office/content-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'

const areas: Readonly<Record<string, string>> = BANNERS_TEXT.areas
const toArea = ({ area }: AdminBanner) => areas[area] ?? area
const toState = ({ is_show }: AdminBanner) => (is_show ? CONTENT_TEXT.shown : CONTENT_TEXT.hidden)

export default function BannerList() {
  return (
    <KindList<AdminBanner> describe={(banner) => `${toArea(banner)}　${toState(banner)}`}>
      <Column source="title" />
      <Column<AdminBanner> source="area" render={toArea} />
      <Column source="href" />
      <Column<AdminBanner> source="is_show" render={toState} />
    </KindList>
  )
}
