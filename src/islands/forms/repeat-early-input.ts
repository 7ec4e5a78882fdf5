type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Repeats what was done with a form before its script was ready (src/layouts/hold-early-input.ts). */
export function repeatEarlyInput(form: HTMLFormElement): void {
  const early = new Set(form.early)
  for (const control of early)
    if (control.early_value !== undefined) repeat(control as Control, control.early_value)
  // After the sender knows what was typed.
  setTimeout(() => {
    for (const element of early) {
      if (element === form) form.requestSubmit()
      else if (element instanceof HTMLButtonElement) element.click()
    }
  })
}

/**
 * Sets a value as if by hand. React notices a change only when the control differs from what React knows, and it sees
 * what is set on the element itself. So another value is set first, then the held one through the prototype.
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
