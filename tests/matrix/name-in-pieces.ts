/**
 * Names of the shop that break inside a word, in the head of the page that is open: «あさいち三丁|目». Runs inside the
 * page, so it may use nothing from outside itself.
 */
export function listNamesInPieces(): string[] {
  const faults: string[] = []
  for (const link of document.querySelectorAll('header a[href="/"]')) {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent ?? ''
      if (!words.trim() || !node.parentElement?.checkVisibility()) continue
      const boxOf = (at: number) => {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        return range.getBoundingClientRect()
      }
      for (let at = 1; at < words.length; at++) {
        const isInside = /\S\S/.test(words.slice(at - 1, at + 1))
        if (isInside && boxOf(at).top >= boxOf(at - 1).bottom)
          faults.push(`in pieces: ${words.slice(0, at)}|${words.slice(at)}`)
      }
    }
  }
  return faults
}
