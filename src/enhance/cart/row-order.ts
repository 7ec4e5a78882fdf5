// Ordering from a row of a list: `form[data-row-order]`. Its script is loaded when somebody turns to a row.
const load = () => import('./order-from-row.ts')
const findForm = ({ target }: Event) => (target as HTMLElement).closest<HTMLFormElement>('[data-row-order]')

for (const event of ['focusin', 'pointerover']) {
  document.addEventListener(event, (one) => {
    if (findForm(one)) load().catch(() => undefined)
  })
}
document.addEventListener('submit', (event) => {
  const form = findForm(event)
  if (!form) return
  event.preventDefault()
  const button = form.querySelector('button')
  if (button?.ariaBusy === 'true') return
  if (button) button.ariaBusy = 'true'
  // The values at the moment of the press, whatever is chosen while the script loads.
  const pressed = new FormData(form)
  load()
    .then(({ orderFromRow }) => orderFromRow(pressed))
    // When the script cannot be loaded, the order is not lost: the form leads to the cart, which adds the same.
    .catch(() => location.assign(`/cart/?${new URLSearchParams(pressed as never)}`))
    .finally(() => button && (button.ariaBusy = null))
})
