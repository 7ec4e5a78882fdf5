import { expect, test, vi } from 'vitest'
import { createLoginForm } from '#src/forms/login.ts'
import { useShopForm } from '#src/islands/forms/use-shop-form.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const form = createLoginForm()

function Username() {
  const { registration, classes } = useShopForm(form, {}).bind('username')
  return <input {...registration} className={classes} />
}

test('A field says by its classes whether it was changed, and whether what it holds will do', async () => {
  installBrowser('https://shop.test/login/')
  // Asked for only now: react-dom looks at its first line whether this is a browser.
  const { createRoot } = await import('react-dom/client')
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.querySelector('main')!)
  root.render(<Username />)
  const input = await vi.waitFor(
    () => document.querySelector('input') ?? Promise.reject(new Error('no field')),
  )
  const tell = (type: string) => input.dispatchEvent(new window.Event(type, { bubbles: true }))
  const classes = (wanted: string) => vi.waitFor(() => expect(input.className).toBe(wanted))

  await classes('')
  tell('focusout')
  await classes('invalid')
  // The setter of the class, not of the element: React replaces that one to notice what is typed.
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', 'demo@example.jp', input)
  tell('input')
  tell('focusout')
  await classes('valid dirty')
  root.unmount()
})
