/** Amounts with nothing between them, of the page that is open. Runs inside the page, so it may use nothing from outside itself. */
export function listRunTogether(): string[] {
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const toBoxes = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  let before: Node | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent ?? ''
    if (!words.trim() || !node.parentElement?.checkVisibility()) continue
    if (before && /円\s*$/.test(before.textContent ?? '') && /^\s*[\d,]+円/.test(words)) {
      const end = toBoxes(before).at(-1)
      const begin = toBoxes(node)[0]
      const isOneLine = end && begin && Math.abs(end.bottom - begin.bottom) < end.height / 2
      if (isOneLine && begin.left - end.right < 2)
        faults.push(`run together: ${before.textContent?.trim()}${words.trim()}`)
    }
    before = node
  }
  return [...new Set(faults)]
}
