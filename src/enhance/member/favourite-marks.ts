import { readPlainAsMember } from '#src/api/plain-as-member.ts'
import { getAccessToken } from '#src/stores/session/access-token.ts'
import { $favourites, noteFavourites, toggleFavourite } from '#src/stores/member/favourites.ts'
import { $session } from '#src/stores/session/session.ts'
import { tellFailure, showToast } from '#src/stores/page/toasts.ts'
import { favouriteTexts } from '#src/text/member/favourites.ts'
import { askToSignIn } from '#src/enhance/session/ask-to-sign-in.ts'
import { cloneTemplate, findField, findPart } from '#src/enhance/page/find-part.ts'
import { showToasts } from '#src/enhance/page/toasts.ts'

/** As many as one read may answer. */
const MOST = 100
let isShowing = false

/** Gives every card its heart and marks a member's favourites, also on cards that come later. Runs once a page. */
export function showFavourites(): void {
  if (isShowing) return
  isShowing = true
  addHearts()
  document.addEventListener('click', ({ target }) => {
    const heart = (target as HTMLElement).closest<HTMLElement>('article [data-favourite]')
    if (heart) void pressHeart(heart)
  })
  $favourites.subscribe(paint)
  $session.subscribe(({ state }) => {
    if (state === 'member') void ask()
  })
  new MutationObserver(() => {
    if (!addHearts()) return
    paint($favourites.get())
    void ask()
  }).observe(document.body, { childList: true, subtree: true })
}

/** Answers whether there was a card without one. */
function addHearts(): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('article[data-product]')].filter(
    (card) => card.dataset['product'] && !findPart(card, 'favourite'),
  )
  for (const card of cards) {
    const heart = createHeart()
    if (!heart) return false
    heart.dataset['favourite'] = card.dataset['product'] ?? ''
    heart.ariaLabel = favouriteTexts.of(findField(card, 'name')?.textContent?.trim() ?? '')
    card.append(heart)
  }
  return cards.length > 0
}

/** The heart as shown decides: add or remove. A guest is led to the login, and back afterwards. */
export async function pressHeart(heart: HTMLElement): Promise<void> {
  showToasts()
  const state = await askToSignIn()
  if (state !== 'member') return
  showFavourites()
  const isFavourite = heart.ariaPressed === 'true'
  const failure = await toggleFavourite(heart.dataset['favourite'] ?? '', !isFavourite)
  if (failure) tellFailure(failure)
  else showToast({ code: isFavourite ? 'favourite.removed' : 'favourite.added' })
}

const listHearts = () => [
  ...document.querySelectorAll<HTMLElement>('[data-favourite]:not([data-favourite=""])'),
]

function paint(known: Readonly<Record<string, boolean | undefined>>): void {
  for (const heart of listHearts()) {
    const pressed = String(known[heart.dataset['favourite'] ?? ''] ?? false)
    if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed
  }
}

/** A list has a template. On a product's page its own heart serves as one, without its words. */
function createHeart(): HTMLElement | null {
  const own = findPart(document, 'favourite')?.cloneNode(true) as HTMLElement | undefined
  const heart = cloneTemplate(document, 'heart') ?? own
  if (!heart) return null
  heart.replaceChildren(...heart.children)
  delete heart.dataset['action']
  return heart
}

const asked = new Set<string>()

/** Asks once for each product. Without an answer no heart is marked; pressing one then says what is wrong. */
async function ask(): Promise<void> {
  const token = getAccessToken()
  if (!token || $session.get().state !== 'member') return
  const keys = [...new Set(listHearts().map((heart) => heart.dataset['favourite'] ?? ''))]
    .filter((key) => !asked.has(key))
    .slice(0, MOST)
  if (keys.length === 0) return
  for (const key of keys) asked.add(key)
  const query = { keys, per: MOST }
  const answer = await readPlainAsMember('GET /v1/products', { query }, token.access_token).catch(() => null)
  if (answer) noteFavourites(answer.data)
}
