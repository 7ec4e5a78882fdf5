// The script of the provider's card frame: runs on the provider's origin, inside a page of a shop.
import type { CardToken } from '../../card-fields.ts'
import type { FromCardFrame, ToCardFrame } from '../frame-messages.ts'

type Answer = CardToken | { errors: { field: string; message: string }[] }

const root = document.documentElement
const form = document.querySelector('form')!
const parentOrigin = form.dataset['parent'] ?? ''
const names = (form.dataset['look'] ?? '').split(' ')

function tell(message: FromCardFrame): void {
  window.parent.postMessage(message, parentOrigin)
}

/**
 * Measured at once: browsers draw a frame of another origin only once it is seen, and it must have its height before.
 */
function tellHeight(): void {
  tell({ type: 'noren-card:height', height: Math.ceil(document.body.getBoundingClientRect().height) })
}

function mark(name: string, sentence: string | null): void {
  const input = form.elements.namedItem(name)
  const error = document.getElementById(`${name}-error`)
  if (!(input instanceof HTMLInputElement) || !error) return
  error.textContent = sentence ?? ''
  error.hidden = sentence === null
  if (sentence === null) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

const findInvalid = () => form.querySelector<HTMLInputElement>('[aria-invalid]')

/** Turns the typed card into a token at the provider's own origin. */
async function submit(request: number): Promise<void> {
  const typed = Object.fromEntries(new FormData(form))
  const answer = await fetch('tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
  }).catch(() => null)
  const said = (await answer?.json().catch(() => null)) as Answer | null
  if (!answer?.ok || !said) return tell({ type: 'noren-card:failed', request })
  if ('token' in said) return tell({ type: 'noren-card:token', request, card: said })
  const { errors } = said
  for (const name of Object.keys(typed)) {
    mark(name, errors.find(({ field }) => field === name)?.message ?? null)
  }
  tellHeight()
  tell({ type: 'noren-card:refused', request, sentences: errors.map(({ message }) => message) })
}

window.addEventListener('message', (event: MessageEvent) => {
  if (event.source !== window.parent || event.origin !== parentOrigin) return
  const message = event.data as ToCardFrame | null
  if (message?.type === 'noren-card:submit') void submit(Number(message.request))
  if (message?.type !== 'noren-card:look') return
  for (const name of names) {
    const value: unknown = message.look[name as keyof typeof message.look]
    if (typeof value === 'string' && value.length < 300) root.style.setProperty(`--${name}`, value)
  }
  tellHeight()
})

form.addEventListener('input', (event) => {
  const { target } = event
  if (!(target instanceof HTMLInputElement) || !target.hasAttribute('aria-invalid')) return
  mark(target.name, null)
  if (!findInvalid()) tell({ type: 'noren-card:corrected' })
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  tell({ type: 'noren-card:enter' })
})

// A link in the list of errors focuses the frame as a whole; going through it with Tab lands in a field.
window.addEventListener('focus', () => {
  setTimeout(() => {
    if (document.activeElement === document.body) (findInvalid() ?? form.querySelector('input'))?.focus()
  })
})

new ResizeObserver(tellHeight).observe(document.body)
tell({ type: 'noren-card:ready' })
