/** The part of a slot a script works on, e.g. `findPart(form, 'add-to-cart')` is its `[data-add-to-cart]`. */
export function findPart<E extends HTMLElement = HTMLElement>(root: ParentNode, name: string): E | null {
  return root.querySelector<E>(`[data-${name}]`)
}

/** The part of a card or buy box that shows a field, e.g. `[data-field="price"]`. */
export function findField(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector(`[data-field="${name}"]`)
}

/** Writes a text, or hides the element when there is none. A theme may leave the element out. */
export function fillText(element: HTMLElement | null, text: string | null | undefined): void {
  if (!element) return
  element.hidden = text == null
  if (text != null && element.textContent !== text) element.textContent = text
}

/** A copy of what a `<template>` holds; null when the theme has no such template. */
export function cloneTemplate(root: ParentNode, name: string): HTMLElement | null {
  const template = root.querySelector<HTMLTemplateElement>(`template[data-${name}-template]`)
  return (template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined) ?? null
}
