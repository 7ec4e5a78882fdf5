import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined'
import ChecksIcon from '@mui/icons-material/FactCheckOutlined'
import TrackingIcon from '@mui/icons-material/LocalShippingOutlined'
import { ORDERS_TEXT, PAYMENT_CHECKS_TEXT, TRACKING_TEXT } from '#src/text/back-office/orders.ts'
import type { Subject } from '../frame/subject.ts'

export const ordersSubject: Subject = {
  area: 'orders',
  group: 'daily',
  entries: [
    {
      kind: 'orders',
      text: ORDERS_TEXT,
      icon: OrdersIcon,
      title: 'order_no',
      list: () => import('./OrderList.tsx'),
      edit: () => import('./OrderPage.tsx'),
    },
    {
      path: 'tracking',
      text: TRACKING_TEXT,
      icon: TrackingIcon,
      page: () => import('./TrackingPage.tsx'),
    },
    {
      path: 'payment-checks',
      text: PAYMENT_CHECKS_TEXT,
      icon: ChecksIcon,
      page: () => import('./PaymentChecksPage.tsx'),
    },
  ],
}
