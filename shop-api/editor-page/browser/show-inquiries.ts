import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { askApi, askList, Refusal } from './ask-api.ts'
import { createInboxHead } from './inbox-list.ts'
import { element, fill } from './element.ts'
import { goWithin } from './list-search.ts'
import { formatJapanTime } from './japan-time.ts'
import { toPages } from './pages.ts'

interface Inquiry {
  key: string
  category_names: string[]
  subject: string
  body: string
  status: keyof typeof EDITOR_TEXT.inquiry_states
  name: string
  email: string
  is_member: boolean
  order_no: string | null
  created_at: string
  updated_at: string
}
interface Talk extends Inquiry {
  comments: { author: 'member' | 'shop'; body: string; created_at: string }[]
}

/** Inquiries of one status, each leading to its talk. */
export async function showInquiries(main: HTMLElement, query: URLSearchParams): Promise<void> {
  const { data, total, last } = await askList<Inquiry>(`inquiries?${query}`)
  const inbox = { path: 'inquiries', states: EDITOR_TEXT.inquiry_states, query_name: 'status' } as const
  const items = data.map((inquiry) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: `#/inquiries/${encodeURIComponent(inquiry.key)}` },
        element('b', {}, inquiry.subject),
        toFacts(inquiry),
      ),
    ),
  )
  fill(
    main,
    ...createInboxHead(inbox, query, total),
    items.length === 0
      ? element('p', { class: 'empty' }, EDITOR_TEXT.inquiry_none)
      : element('ul', { class: 'entries' }, ...items),
    toPages(Number(query.get('page') ?? 1), last, goWithin('inquiries', query)),
  )
}

/** One talk with what can be done in it. What was typed stays when it could not be sent. */
export async function showInquiry(main: HTMLElement, key: string): Promise<void> {
  const place = `inquiries/${key}`
  const status = element('p', { class: 'status', role: 'status' })
  const words = element('textarea', { id: 'reply', rows: 8, maxlength: 4000 })
  const send = element('button', { class: 'primary' }, EDITOR_TEXT.inquiry_send)
  const close = element(
    'button',
    { type: 'button', onclick: () => void act('close', {}) },
    EDITOR_TEXT.inquiry_close,
  )
  const talk = element('div')
  const draw = (inquiry: Talk) => {
    const turn = (who: string, body: string, at: string) =>
      element(
        'li',
        { class: 'inbox' },
        element('p', { class: 'facts' }, element('b', {}, who), element('time', {}, formatJapanTime(at))),
        element('p', { class: 'words' }, body),
      )
    fill(
      talk,
      element('h1', {}, inquiry.subject),
      toFacts(inquiry),
      element(
        'ul',
        { class: 'entries' },
        turn(inquiry.name, inquiry.body, inquiry.created_at),
        ...inquiry.comments.map(({ author, body, created_at }) =>
          turn(author === 'shop' ? EDITOR_TEXT.inquiry_shop : inquiry.name, body, created_at),
        ),
      ),
    )
    close.hidden = inquiry.status === 'closed'
  }
  const act = async (call: 'reply' | 'close', body: object): Promise<void> => {
    send.disabled = true
    try {
      draw(await askApi<Talk>('POST', `${place}/${call}`, body))
      if (call === 'reply') words.value = ''
      fill(status, call === 'reply' && EDITOR_TEXT.inquiry_sent)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      fill(status, error.problems[0]?.message ?? error.message)
    } finally {
      send.disabled = false
    }
  }
  draw(await askApi<Talk>('GET', place))
  fill(
    main,
    element('p', {}, element('a', { href: '#/inquiries' }, EDITOR_TEXT.back)),
    talk,
    element(
      'form',
      {
        class: 'reply',
        onsubmit: (event) => {
          event.preventDefault()
          void act('reply', { body: words.value })
        },
      },
      element('label', { for: 'reply' }, EDITOR_TEXT.inquiry_reply),
      words,
      element('p', { class: 'quiet' }, EDITOR_TEXT.inquiry_reply_hint),
      element('div', { class: 'actions' }, send, close, status),
    ),
  )
}

function toFacts(inquiry: Inquiry): HTMLElement {
  return element(
    'span',
    { class: 'facts' },
    element('span', { class: `state ${inquiry.status}` }, EDITOR_TEXT.inquiry_states[inquiry.status]),
    element('span', {}, inquiry.category_names.join(' ＞ ')),
    element(
      'span',
      {},
      `${inquiry.name}（${inquiry.is_member ? EDITOR_TEXT.inquiry_member : EDITOR_TEXT.inquiry_guest}）`,
    ),
    element('span', {}, inquiry.email),
    inquiry.order_no && element('code', {}, inquiry.order_no),
    element('time', {}, formatJapanTime(inquiry.updated_at)),
  )
}
