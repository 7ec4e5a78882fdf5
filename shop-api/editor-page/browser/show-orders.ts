import { EDITOR_TEXT } from '#src/text/editor.ts'
import { askApi, askList, Refusal } from './ask-api.ts'
import { element, fill } from './element.ts'
import { formatJapanTime } from './japan-time.ts'
import { toPages } from './pages.ts'

type Status = keyof typeof EDITOR_TEXT.order_statuses

interface AdminOrder {
  id: number
  order_no: string
  status: Status
  ordered_at: string
  orderer_name: string
  email: string
  total_payment: number
  payment_name: string
  product_name: string
  line_count: number
  next_statuses: Status[]
}

/** Orders, newest first: who, what, how much, and a button for each way an order may go on. */
export async function showOrders(main: HTMLElement, query: URLSearchParams): Promise<void> {
  const { data, total, last } = await askList<AdminOrder>(`orders?${query}`)
  const goTo = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    location.hash = `#/orders?${next}`
  }
  fill(
    main,
    element(
      'div',
      { class: 'heading' },
      element('h1', {}, EDITOR_TEXT.kinds.orders, element('small', {}, EDITOR_TEXT.count(total))),
    ),
    toSearch(query, goTo),
    data.length === 0
      ? element('p', { class: 'empty' }, EDITOR_TEXT.none)
      : element('ul', { class: 'entries orders' }, ...data.map(toItem)),
    toPages(Number(query.get('page') ?? 1), last, goTo),
  )
}

function toSearch(query: URLSearchParams, goTo: (changes: Record<string, string>) => void): HTMLElement {
  const words = element('input', { type: 'search', id: 'q', value: query.get('q') ?? '', maxlength: 100 })
  const status = element(
    'select',
    { id: 'status', onchange: () => goTo({ status: status.value, page: '' }) },
    element('option', { value: '' }, EDITOR_TEXT.all),
    ...Object.entries(EDITOR_TEXT.order_statuses).map(([value, label]) =>
      element('option', { value, selected: value === query.get('status') }, label),
    ),
  )
  return element(
    'form',
    {
      class: 'search',
      role: 'search',
      onsubmit: (event) => {
        event.preventDefault()
        goTo({ q: words.value.trim(), page: '' })
      },
    },
    element('label', { for: 'q' }, EDITOR_TEXT.search_label),
    words,
    element('label', { for: 'status' }, EDITOR_TEXT.state),
    status,
    element('button', {}, EDITOR_TEXT.search),
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
