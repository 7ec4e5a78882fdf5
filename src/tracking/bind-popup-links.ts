/** Behaviour 10.5: how often, and at which interval, a pop-up service is looked for. */
const TRIES = 50
const TRY_EVERY_MS = 100
const LINK = 'a[href^="#popup-"]'

type OpenPopup = (id: string) => void

/**
 * Lets links in the editors' texts, `#popup-<id>`, open a pop-up of a service whose script is loading. A service that
 * does not come within five seconds is given up: its links then do nothing.
 *
 * @param function_name of its global function, e.g. `popups.open`
 * @returns whether it came
 */
export async function bindPopupLinks(function_name: string): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const open = findFunction(function_name)
    if (open) {
      listen(open)
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
  }
  return false
}

function listen(open: OpenPopup): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>(LINK)
    if (!link) return
    event.preventDefault()
    open(link.hash.slice('#popup-'.length))
  })
}

function findFunction(name: string): OpenPopup | undefined {
  const path = name.split('.')
  const owner = path.slice(0, -1).reduce<unknown>((at, part) => readOwn(at, part), globalThis)
  const found = readOwn(owner, path.at(-1) ?? '')
  return typeof found === 'function' ? (found.bind(owner) as OpenPopup) : undefined
}

function readOwn(owner: unknown, name: string): unknown {
  return owner !== null && owner !== undefined ? (owner as Record<string, unknown>)[name] : undefined
}
