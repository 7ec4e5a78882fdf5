// Steps and cartons of a buy box: only pages with such goods have this script (QuantityUnits.astro). What follows the choice is
// loaded when somebody turns to the box.
const form = document.querySelector<HTMLFormElement>('[data-buy-box]')
for (const sign of ['pointerover', 'focusin', 'click'])
  form?.addEventListener(
    sign,
    (event) => void import('./follow-buy-box-units.ts').then((module) => module.default(form, event)),
    { once: true },
  )
