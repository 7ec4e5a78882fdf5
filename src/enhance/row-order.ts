// Ordering from a row of a list: `form[data-row-order]`. What it takes comes when somebody turns to a row.
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
  // A script that cannot be had is no reason to lose the order: the form leads to the cart, which adds the same.
  load()
    .then(({ orderFromRow }) => orderFromRow(form))
    .catch(() => form.submit())
})
