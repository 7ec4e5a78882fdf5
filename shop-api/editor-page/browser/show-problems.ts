import type { FieldProblem } from './ask-api.ts'

/** Puts each sentence under its field and goes to the first; those of before are gone. */
export function showProblems(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  for (const line of form.querySelectorAll('.problem')) line.textContent = ''
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid')
  const found = problems.flatMap(({ field, message }) => {
    const control = form.elements.namedItem(field)
    const line = document.getElementById(`${field}-problem`)
    if (!(control instanceof HTMLElement) || !line) return []
    line.textContent = message
    control.setAttribute('aria-invalid', 'true')
    return [control]
  })
  found[0]?.focus()
}
