import { MENU_LIMITS } from '#contract/shapes/menus.ts'
import { MENUS_TEXT } from '#src/text/back-office/content.ts'
import { MENUS_SCREEN } from '#src/text/back-office/menus.ts'
import { DocumentPage } from '../forms/DocumentPage.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { createDocument } from '../settings/shop-document.ts'
import { FooterColumns } from './FooterColumns.tsx'
import { MenuLinks } from './MenuLinks.tsx'

const menus = createDocument('menus', { type: 'menus', key: 'menus' })

/** Links of the shop's own in header and footer. */
export default function MenusPage() {
  return (
    <DocumentPage {...menus} title={MENUS_TEXT.name}>
      <FormSection title={MENUS_TEXT.fields.header} help={MENUS_SCREEN.header_help}>
        <MenuLinks source="header" most={MENU_LIMITS.header_links} />
      </FormSection>
      <FormSection title={MENUS_TEXT.fields.footer} help={MENUS_SCREEN.footer_help}>
        <FooterColumns />
      </FormSection>
    </DocumentPage>
  )
}
