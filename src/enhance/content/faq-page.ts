// What questions and answers run besides.
import '#src/enhance/catalogue/index-page.ts'

openByHash()

/** `#q-12` opens that question. An opened question is put into the address, so that it can be shared. */
function openByHash(): void {
  const open = () => {
    const target = document.getElementById(decodeHash(location.hash))
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }
  addEventListener('hashchange', open)
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[id]')) {
    details.addEventListener('toggle', () => {
      if (details.open) history.replaceState(history.state, '', `#${details.id}`)
    })
  }
  open()
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
