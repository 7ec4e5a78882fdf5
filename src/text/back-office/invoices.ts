/** Invoices of companies, as the menu and their list call things. */
export const INVOICES_TEXT = {
  name: '請求書',
  fields: {
    number: '請求書番号',
    account_name: '得意先',
    account_code: '得意先',
    closed_on: '締め日',
    due_on: 'お支払期日',
    purchased: '今回御買上額',
    total: '今回御請求額',
    open: '未入金',
    state: '状況',
  },
} as const
