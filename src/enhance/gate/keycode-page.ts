// The door of a closed shop (KeycodeView.astro). The code that asks the API is loaded when somebody types or holds a
// pass.
import { KEYCODE_COOKIE } from '#contract/keycode-names.ts'

const form = document.querySelector<HTMLFormElement>('form[data-keycode-form]')
if (form) enhanceForm(form)

function enhanceForm(form: HTMLFormElement): void {
  const load = () => import('./keycode-form.ts')
  const greet = () => {
    if (document.cookie.includes(`${KEYCODE_COOKIE}=`)) void load().then((door) => door.greet(form))
  }
  form.addEventListener('focusin', () => void load(), { once: true })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void load().then((door) => door.enter(form))
  })
  form.is_alive = true
  if (form.early?.includes(form)) form.requestSubmit()
  greet()
  // Back from the shop: the pass may have expired meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && greet())
}
