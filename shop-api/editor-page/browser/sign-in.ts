import { EDITOR_TEXT } from '#src/text/editor/editor.ts'
import { requireElement } from './element.ts'
import { noteSignedIn } from './session.ts'

let underWay: Promise<void> | undefined

/** Asks who somebody is in a dialog over whatever is on the screen. Resolves when it was right. */
export function signIn(reason = ''): Promise<void> {
  underWay ??= ask(reason).finally(() => (underWay = undefined))
  return underWay
}

function ask(reason: string): Promise<void> {
  const dialog = requireElement('sign-in', HTMLDialogElement)
  const form = requireElement('sign-in-form', HTMLFormElement)
  const email = requireElement('email', HTMLInputElement)
  const password = requireElement('password', HTMLInputElement)
  const message = requireElement('sign-in-message', HTMLElement)
  message.textContent = reason
  password.value = ''
  if (!dialog.open) dialog.showModal()
  return new Promise((resolve) => {
    const listening = new AbortController()
    const { signal } = listening
    // The page is of no use without it.
    dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal })
    const submit = (event: Event) => {
      event.preventDefault()
      void login(email.value, password.value).then((problem) => {
        message.textContent = problem ?? ''
        if (problem !== undefined) return password.focus()
        listening.abort()
        dialog.close()
        resolve()
      })
    }
    form.addEventListener('submit', submit, { signal })
  })
}

/** @returns what went wrong */
async function login(email: string, password: string): Promise<string | undefined> {
  try {
    const response = await fetch('../v1/admin/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const answer = (await response.json()) as {
      message?: string
      errors?: { message: string }[]
    }
    if (!response.ok) return answer.errors?.[0]?.message ?? answer.message ?? EDITOR_TEXT.offline
    noteSignedIn()
    return undefined
  } catch {
    return EDITOR_TEXT.offline
  }
}
