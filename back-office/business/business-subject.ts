import AccountIcon from '@mui/icons-material/BusinessOutlined'
import BuyerIcon from '@mui/icons-material/HowToRegOutlined'
import TermsIcon from '@mui/icons-material/EventRepeatOutlined'
import PriceIcon from '@mui/icons-material/PriceCheckOutlined'
import {
  BUSINESS_ACCOUNTS_TEXT,
  BUSINESS_BUYERS_TEXT,
  CONTRACT_PRICES_TEXT,
  INVOICE_TERMS_TEXT,
} from '#src/text/back-office/business.ts'
import type { Subject } from '../frame/subject.ts'

/** Companies that buy, who buys for them, and what they pay. In the menu of shops that sell to companies. */
export const businessSubject: Subject = {
  area: 'members',
  group: 'daily',
  needs: 'PLUGIN.BUSINESS_ACCOUNT.IS_USE',
  entries: [
    {
      kind: 'business-accounts',
      text: BUSINESS_ACCOUNTS_TEXT,
      icon: AccountIcon,
      title: 'name',
      list: () => import('./AccountList.tsx'),
      form: () => import('./AccountForm.tsx'),
      blank: { code: '', name: '', price_rate: 100, note: '', is_active: true },
    },
    {
      kind: 'contract-prices',
      text: CONTRACT_PRICES_TEXT,
      icon: PriceIcon,
      title: 'code',
      list: () => import('./PriceList.tsx'),
      form: () => import('./PriceForm.tsx'),
      blank: { account_code: '', code: '', unit_price: null, valid_from: null, valid_until: null },
    },
    {
      kind: 'business-buyers',
      text: BUSINESS_BUYERS_TEXT,
      icon: BuyerIcon,
      title: 'name',
      list: () => import('./BuyerList.tsx'),
      form: () => import('./BuyerForm.tsx'),
      blank: {
        account_code: '',
        email: '',
        role: 'buyer',
        order_limit: null,
        monthly_limit: null,
        is_active: true,
      },
    },
    {
      kind: 'invoice-terms',
      text: INVOICE_TERMS_TEXT,
      icon: TermsIcon,
      title: 'account_name',
      list: () => import('./InvoiceTermsList.tsx'),
      form: () => import('./InvoiceTermsForm.tsx'),
      blank: {
        account_code: '',
        is_on: true,
        closing_day: 31,
        due_months: 1,
        due_day: 31,
        credit_limit: null,
        billing_name: '',
        billing_postal_code: '',
        billing_address: '',
        email: '',
        stop_after_days: 14,
      },
    },
  ],
}
