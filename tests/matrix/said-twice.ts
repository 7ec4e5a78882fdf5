/** Links and buttons that say the same beside each other in one entry of a menu. Runs inside the open page. */
export function listSaidTwice(): string[] {
  const words = (element: HTMLElement) => element.innerText.trim()
  return [...document.querySelectorAll('nav li')].flatMap((entry) => {
    const said = [...entry.querySelectorAll<HTMLElement>(':scope > :is(a, button)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(words)
    return said.filter((one, at) => one !== '' && said.indexOf(one) < at).map((one) => `said twice: ${one}`)
  })
}
