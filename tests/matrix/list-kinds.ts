/**
 * What axe can tell apart on the screen that is open: a number for every kind of element, the same for two that have the
 * same tag, classes, attributes and styles, hold words or none, and stand in elements that are the same one by one. Kinds
 * are of this run alone. Runs inside the page, so it may use nothing from outside itself.
 */
export function listKinds(): string[] {
  /** Attributes of which any value says the same to axe: that they are there, and whether something is in them. */
  const ANY =
    /^(?!role$|aria-(?!label|describedby|controls|owns|activedescendant)|type$|class$|style$|dir$|lang$)/
  const hash = (text: string) => {
    let [one, two] = [0x811c9dc5, 0x9e3779b9]
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
      two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b)
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36)
  }
  const kinds = new Set<string>()
  const visit = (element: Element, around: string) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      ANY.test(name) ? `${name}${value.trim() ? '=' : ''}` : `${name}=${value}`,
    )
    const holdsWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const kind = hash([around, element.localName, ...attributes.toSorted(), holdsWords].join('\n'))
    kinds.add(kind)
    for (const child of element.children) visit(child, kind)
  }
  // Styles of the page are a part of everything on it.
  const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) =>
    hash(sheet.getAttribute('href') ?? sheet.textContent ?? ''),
  )
  visit(document.documentElement, styles.toSorted().join(' '))
  return [...kinds]
}
