/** Native dialogs: `[data-open="menu"]` opens `dialog[data-menu]`; `[data-close]` and the backdrop close it. */
export function enhanceDialogs(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as HTMLElement
    const name = target.closest<HTMLElement>('[data-open]')?.dataset['open']
    if (name) document.querySelector<HTMLDialogElement>(`dialog[data-${name}]`)?.showModal()
    if (target.closest('[data-close]') || target instanceof HTMLDialogElement)
      target.closest('dialog')?.close()
  })
}
