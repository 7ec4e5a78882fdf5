import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { Refusal } from './ask-api.ts'
import { element, fill, requireElement } from './element.ts'
import { kinds } from './kinds.ts'
import { isSignedIn, noteSignedOut } from './session.ts'
import { showInquiries, showInquiry } from './show-inquiries.ts'
import { showReviews } from './show-reviews.ts'
import { showForm } from './show-form.ts'
import { showList } from './show-list.ts'
import { showOrders } from './show-orders.ts'
import { signIn } from './sign-in.ts'

const main = requireElement('main', HTMLElement)

/** `#/news?q=…` is a list, `#/news/12` a form, `#/news/new` an empty one; `#/inquiries/Q12` is a talk. */
async function show(): Promise<void> {
  const [route = '', query] = location.hash.slice(2).split('?')
  const [path, id] = route.split('/')
  const kind = kinds.find((one) => one.path === path) ?? kinds[0]
  if (!kind) return
  const isInbox = path === 'orders' || path === 'reviews' || path === 'inquiries'
  const current = isInbox ? path : kind.path
  for (const link of document.querySelectorAll('nav a')) {
    if (link.getAttribute('href') === `#/${current}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  const isNew = id === 'new' && kind.blank !== undefined
  // A fresh element each time, so that a late answer fills a screen nobody sees any more.
  const screen = element('div', {}, element('p', { class: 'empty' }, EDITOR_TEXT.loading))
  fill(main, screen)
  try {
    if (!isSignedIn()) await signIn()
    if (path === 'orders') await showOrders(screen, new URLSearchParams(query))
    else if (path === 'reviews') await showReviews(screen, new URLSearchParams(query))
    else if (path === 'inquiries' && id) await showInquiry(screen, id)
    else if (path === 'inquiries') await showInquiries(screen, new URLSearchParams(query))
    else if (isNew || /^\d+$/.test(id ?? '')) await showForm(screen, kind, isNew ? 'new' : Number(id))
    else await showList(screen, kind, new URLSearchParams(query))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    fill(screen, element('p', { class: 'bad', role: 'alert' }, error.message))
  }
}

requireElement('sign-out', HTMLButtonElement).addEventListener('click', () => {
  void signOut().then((problem) => {
    // The end of the session is only told when it is true.
    if (problem === undefined) void show()
    else main.prepend(element('p', { class: 'bad', role: 'alert' }, problem))
  })
})
window.addEventListener('hashchange', () => void show())
void show()

/** Has the server end the session. A session that is over counts as ended. @returns what went wrong */
async function signOut(): Promise<string | undefined> {
  try {
    const response = await fetch('../v1/admin/auth/logout', { method: 'POST' })
    if (!response.ok && response.status !== 401) return EDITOR_TEXT.offline
    noteSignedOut()
    return undefined
  } catch {
    return EDITOR_TEXT.offline
  }
}
