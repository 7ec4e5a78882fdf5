import CompanyIcon from '@mui/icons-material/BusinessOutlined'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import LawIcon from '@mui/icons-material/GavelOutlined'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import ShippingIcon from '@mui/icons-material/LocalShippingOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import PaymentIcon from '@mui/icons-material/PaymentsOutlined'
import MessageIcon from '@mui/icons-material/CampaignOutlined'
import StateIcon from '@mui/icons-material/StorefrontOutlined'
import SlotIcon from '@mui/icons-material/ScheduleOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { TERMS_NAMES } from '#src/text/back-office/terms-names.ts'
import type { PageEntry, Subject } from '../frame/subject.ts'

const toEntry = (
  path: keyof typeof TERMS_NAMES,
  icon: PageEntry['icon'],
  page: PageEntry['page'],
): PageEntry => ({ path, text: TERMS_NAMES[path], icon, page })

/** Who sells, on which terms, and everything a shop sets about itself. */
export const settingsSubject: Subject = {
  area: 'shop',
  group: 'shop',
  entries: [
    toEntry('company', CompanyIcon, () => import('./CompanyPage.tsx')),
    toEntry('trade-law', LawIcon, () => import('./TradeLawPage.tsx')),
    toEntry('shipping-fees', ShippingIcon, () => import('./ShippingFeesPage.tsx')),
    toEntry('delivery-slots', SlotIcon, () => import('./DeliverySlotsPage.tsx')),
    toEntry('business-days', CalendarIcon, () => import('./BusinessDaysPage.tsx')),
    toEntry('payment-methods', PaymentIcon, () => import('./PaymentMethodsPage.tsx')),
    toEntry('mail-texts', MailIcon, () => import('./MailTextsPage.tsx')),
    toEntry('messages', MessageIcon, () => import('./MessagesPage.tsx')),
    toEntry('settings', SettingsIcon, () => import('./SettingsPage.tsx')),
    toEntry('keycode', KeyIcon, () => import('./KeycodePage.tsx')),
    toEntry('shop-state', StateIcon, () => import('./ShopStatePage.tsx')),
  ],
}
