type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Does once more what was done with a form before it was alive (src/layouts/hold-early-input.ts). */
export function repeatEarlyInput(form: HTMLFormElement): void {
  const early = new Set(form.early)
  for (const control of early)
    if (control.early_value !== undefined) repeat(control as Control, control.early_value)
  // Once what was typed is known to whoever sends it.
  setTimeout(() => {
    for (const element of early) {
      if (element === form) form.requestSubmit()
      else if (element instanceof HTMLButtonElement) element.click()
    }
  })
}

/**
 * As if by hand. React hears of a change only when a control differs from what React knows, and it learns whatever is
 * set on the element itself: so another value is set first, and the held one past its ears.
 */
function repeat(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    const box = control as HTMLInputElement
    box.checked = !value
    return box.click()
  }
  if (control.type !== 'file') {
    control.value = value ? '' : ' '
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
