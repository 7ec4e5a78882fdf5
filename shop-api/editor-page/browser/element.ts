type Child = Node | string | false | null | undefined
type Values = Record<string, string | number | boolean | undefined | ((event: Event) => void)>

/** Makes an element: attributes, `on…` listeners, children. Text is text, never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Values = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value)
    else if (value === true) made.setAttribute(key, '')
    else if (value !== false && value !== undefined) made.setAttribute(key, String(value))
  }
  fill(made, ...children)
  return made
}

/** Replaces the children of an element with these. */
export function fill(parent: HTMLElement, ...children: Child[]): void {
  parent.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)))
}

export function requireElement<Found extends HTMLElement>(id: string, type: new () => Found): Found {
  const found = document.getElementById(id)
  if (!(found instanceof type)) throw new Error(`The page has no #${id}`)
  return found
}
