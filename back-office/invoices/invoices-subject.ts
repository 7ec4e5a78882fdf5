import InvoiceIcon from '@mui/icons-material/RequestQuoteOutlined'
import { INVOICES_TEXT } from '#src/text/back-office/invoices.ts'
import type { Subject } from '../frame/subject.ts'

/** Invoices of companies and the money that comes in for them. In the menu of shops that sell to companies. */
export const invoicesSubject: Subject = {
  area: 'orders',
  group: 'daily',
  needs: 'PLUGIN.BUSINESS_ACCOUNT.IS_USE',
  entries: [
    {
      kind: 'invoices',
      text: INVOICES_TEXT,
      icon: InvoiceIcon,
      title: 'number',
      list: () => import('./InvoiceList.tsx'),
      edit: () => import('./InvoicePage.tsx'),
    },
  ],
}
