import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askApi, askList, Refusal } from './ask-api.ts'
import { element, fill } from './element.ts'
import { formatJapanTime } from './japan-time.ts'
import { createSearch, goWithin } from './list-search.ts'
import { toPages } from './pages.ts'
import { createSellingSwitch } from './selling-switch.ts'

type Status = keyof typeof EDITOR_TEXT.order_statuses

interface Destination {
  shipping_last_name: string
  shipping_first_name: string
  company_name: string | null
  department_name: string | null
  postal_code: string
  prefecture: string
  city: string
  address1: string
  address2: string
  phone_number: string
  instructions: { label: string; text: string }[]
}

interface AdminOrder {
  id: number
  order_no: string
  status: Status
  ordered_at: string
  orderer_name: string
  email: string
  destinations: Destination[]
  total_payment: number
  payment_name: string
  product_name: string
  line_count: number
  next_statuses: Status[]
}

/** Whether orders are taken, and those there are, newest first: who, what, how much, and where each may go on. */
export async function showOrders(main: HTMLElement, query: URLSearchParams): Promise<void> {
  const { data, total, last } = await askList<AdminOrder>(`orders?${query}`)
  const selling = await createSellingSwitch()
  const goTo = goWithin('orders', query)
  fill(
    main,
    element(
      'div',
      { class: 'heading' },
      element('h1', {}, EDITOR_TEXT.kinds.orders, element('small', {}, EDITOR_TEXT.count(total))),
    ),
    selling,
    createSearch({ name: 'status', choices: EDITOR_TEXT.order_statuses }, query, goTo),
    data.length === 0
      ? element('p', { class: 'empty' }, EDITOR_TEXT.none)
      : element('ul', { class: 'entries orders' }, ...data.map(toItem)),
    toPages(Number(query.get('page') ?? 1), last, goTo),
  )
}

function toItem(order: AdminOrder): HTMLElement {
  const item = element('li')
  fill(item, ...toParts(order, item))
  return item
}

function toParts(order: AdminOrder, item: HTMLElement): HTMLElement[] {
  const problem = element('p', { class: 'bad', role: 'alert' })
  const move = async (status: Status) => {
    if (status === 'cancelled' && !confirm(EDITOR_TEXT.cancel_order_confirm(order.order_no))) return
    try {
      const moved = await askApi<AdminOrder>('PATCH', `orders/${order.id}`, { status })
      fill(item, ...toParts(moved, item))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      fill(problem, error.message)
    }
  }
  const more = order.line_count > 1 ? EDITOR_TEXT.and_more(order.line_count - 1) : ''
  return [
    element(
      'div',
      { class: 'order' },
      element('b', {}, `${order.order_no}　${order.orderer_name}`),
      element(
        'span',
        { class: 'facts' },
        element('span', { class: `state ${order.status}` }, EDITOR_TEXT.order_statuses[order.status]),
        element('span', {}, `${order.total_payment.toLocaleString('ja-JP')}円（${order.payment_name}）`),
        element('span', {}, order.product_name + more),
        element('span', {}, order.email),
        element('time', {}, formatJapanTime(order.ordered_at)),
      ),
      element(
        'ul',
        { class: 'destinations', 'aria-label': EDITOR_TEXT.destinations },
        ...order.destinations.map(toDestination),
      ),
      element(
        'span',
        { class: 'moves' },
        ...order.next_statuses.map((status) =>
          element(
            'button',
            { type: 'button', onclick: () => void move(status) },
            EDITOR_TEXT.order_moves[status],
          ),
        ),
      ),
      problem,
    ),
  ]
}

/** The label, and what packers have to know. */
function toDestination(destination: Destination): HTMLElement {
  return element(
    'li',
    {},
    toLabel(destination),
    element(
      'dl',
      {},
      ...destination.instructions.flatMap(({ label, text }) => [
        element('dt', {}, label),
        element('dd', {}, text),
      ]),
    ),
  )
}

/** As it stands on a parcel's label. */
function toLabel(to: Destination): string {
  const name = EDITOR_TEXT.recipient(`${to.shipping_last_name} ${to.shipping_first_name}`)
  const place = `〒${to.postal_code.replace(/^(\d{3})(?=\d{4}$)/, '$1-')} ${to.prefecture}${to.city}${to.address1}`
  return [place, to.address2, to.company_name, to.department_name, name, `TEL ${to.phone_number}`]
    .filter(Boolean)
    .join('　')
}
