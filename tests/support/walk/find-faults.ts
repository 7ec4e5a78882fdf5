/** Text that may be cut, and why. */
export interface AllowedCut {
  /** Of the element that cuts. */
  selector: string
  reason: string
  /** What is still seen must differ from every other one of the page that is not the same to its end. */
  mustDiffer: boolean
}

export const allowedCuts: AllowedCut[] = [
  {
    selector: '.card-name',
    reason: 'Names in lists take two lines at most; the product page has the whole one.',
    mustDiffer: true,
  },
  {
    selector: '.breadcrumbs a, .breadcrumbs span, .breadcrumbs li',
    reason: 'The last part of the trail is the heading below it, in full.',
    mustDiffer: false,
  },
]

/** What may lie over words, and why. Everything else that stays in the window must let go of them when one scrolls. */
export interface AllowedCover {
  selector: string
  reason: string
}

export const allowedCovers: AllowedCover[] = [
  { selector: '.toasts', reason: 'What was done is told for some seconds, and its button sends it away.' },
  { selector: '.skip-link', reason: 'It shows only while it has the focus.' },
]

/**
 * What is wrong with the screen as it stands, in words; an empty list when nothing is. Runs inside the page, so it may use
 * nothing from outside itself. It scrolls the page and scrolls it back.
 *
 * - covered: words under something painted at every place the page can be scrolled to. So a header or a bar that stays in
 *   the window may lie over words only while scrolling uncovers them.
 * - cut: words that leave a box that hides what leaves it, unless `cuts` names the box.
 * - sideways: the page is wider than the window, or words stand outside the window where nothing can be scrolled.
 * - touching: a heading nearer than 16 px to the header, or lying on words or pictures, or crossed by a line.
 */
export async function findFaults({
  cuts,
  covers,
}: {
  cuts: AllowedCut[]
  covers: AllowedCover[]
}): Promise<string[]> {
  interface Line {
    parent: Element
    text: string
    /** On the page, not in the window. */
    box: DOMRect
  }
  const HEADER_GAP_PX = 16
  const TOLERANCE_PX = 1.5
  const faults = new Set<string>()
  const modal = document.querySelector('dialog:modal')

  /** What is so of an element while the page is looked at: found once, asked for thousands of times. */
  function once<Answer extends object | boolean>(find: (element: Element) => Answer) {
    const known = new WeakMap<Element, Answer>()
    return (element: Element): Answer => {
      const answer = known.get(element) ?? find(element)
      known.set(element, answer)
      return answer
    }
  }

  const styleOf = once((element) => getComputedStyle(element))

  function name(element: Element): string {
    const classes = [...element.classList].slice(0, 2).map((one) => `.${one}`)
    return element.localName + (element.id && `#${element.id}`) + classes.join('')
  }

  function say(text: string): string {
    const short = text.replace(/\s+/g, ' ').trim()
    return `«${short.length > 24 ? `${short.slice(0, 24)}…` : short}»`
  }

  /** The element and all it stands in, from within. */
  const ancestors = once((element): Element[] => [
    element,
    ...(element.parentElement ? ancestors(element.parentElement) : []),
  ])

  /** For the ears alone: a box of a pixel, or clipped to nothing. */
  const isForEars = once((element) =>
    ancestors(element).some((one) => {
      const { position, clipPath, width, height } = styleOf(one)
      const isTiny = Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1
      return (position === 'absolute' || position === 'fixed') && (isTiny || clipPath.startsWith('inset(50%'))
    }),
  )

  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      (!modal || modal.contains(element)) &&
      !element.closest('svg, select, noscript, [data-walk-ignored]') &&
      !isForEars(element)
    )
  }

  function listLines(root: Element): Line[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (!parent || !text.trim() || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        // A font's box is taller than its characters: what is wanted is where the ink is.
        const isVertical = styleOf(parent).writingMode.startsWith('vertical')
        const size = Number.parseFloat(styleOf(parent).fontSize)
        const spare = Math.max(0, ((isVertical ? rect.width : rect.height) - size) / 2) + size * 0.06
        const box = isVertical
          ? new DOMRect(rect.x + spare + scrollX, rect.y + scrollY, rect.width - 2 * spare, rect.height)
          : new DOMRect(rect.x + scrollX, rect.y + spare + scrollY, rect.width, rect.height - 2 * spare)
        if (box.width > 1 && box.height > 1) lines.push({ parent, text, box })
      }
    }
    return lines
  }

  const isPainted = (color: string) => color !== 'transparent' && !/^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(color)
  const meets = (a: DOMRect, b: DOMRect, by = TOLERANCE_PX) =>
    a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by
  const onPage = (rect: DOMRect) => new DOMRect(rect.x + scrollX, rect.y + scrollY, rect.width, rect.height)

  /** Whether something above words at a point hides them: a ground, a picture, a drawing or other words. */
  function hides(above: Element, line: Line, x: number, y: number): boolean {
    const style = styleOf(above)
    if (Number(style.opacity) === 0) return false
    if (/^(img|video|canvas|iframe)$/.test(above.localName)) return true
    if (/^(input|textarea|select)$/.test(above.localName) && style.appearance !== 'none') return true
    if (above instanceof SVGElement && above.localName !== 'svg') return true
    if (isPainted(style.backgroundColor) || style.backgroundImage !== 'none') return true
    const drawings = [...above.querySelectorAll('svg, img')].filter((one) => !one.contains(line.parent))
    if (drawings.some((one) => one.checkVisibility() && meets(onPage(one.getBoundingClientRect()), line.box)))
      return true
    return [...above.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].some(
        (rect) => rect.left < x && x < rect.right && rect.top + 3 < y && y < rect.bottom - 3,
      )
    })
  }

  /** What lies over a line now, or null; undefined when it is not in the window, or scrolled out of its own box. */
  function findCover(line: Line): Element | null | undefined {
    const top = line.box.top - scrollY
    const left = line.box.left - scrollX
    if (top < 0 || top + line.box.height > innerHeight) return undefined
    const y = top + line.box.height / 2
    const inset = Math.min(4, line.box.width / 4)
    const points = [left + inset, left + line.box.width / 2, left + line.box.width - inset]
    if (points.some((x) => x < 0 || x >= innerWidth)) return undefined
    const stacks = points.map((x) => document.elementsFromPoint(x, y))
    // Nothing of its own here: it is scrolled away inside a box, which `findCuts` judges.
    if (styleOf(line.parent).display !== 'contents' && stacks.some((stack) => !stack.includes(line.parent)))
      return undefined
    for (const [at, stack] of stacks.entries()) {
      const end = stack.findIndex((one) => one.contains(line.parent))
      const x = points[at] ?? 0
      const cover = stack.slice(0, end).find((one) => !mayCover(one) && hides(one, line, x, y))
      if (cover) return cover
    }
    return null
  }

  const mayCover = (above: Element) => covers.some(({ selector }) => above.closest(selector))

  async function findCovered(lines: Line[]): Promise<void> {
    const waiting = new Map<Line, Element | null>(lines.map((line) => [line, null]))
    const step = Math.max(120, Math.floor(innerHeight * 0.45))
    const end = document.documentElement.scrollHeight - innerHeight
    for (let y = 0; ; y = Math.min(y + step, end)) {
      scrollTo({ top: y, behavior: 'instant' })
      for (const line of waiting.keys()) {
        const now = staysInWindow(line.parent) ? refresh(line) : line
        const cover = now && findCover(now)
        if (cover === null) waiting.delete(line)
        else if (cover) waiting.set(line, cover)
      }
      if (y >= end) break
    }
    for (const [{ parent, text }, cover] of waiting)
      if (cover) faults.add(`covered: ${say(text)} in ${name(parent)} lies under ${name(cover)}`)
  }

  const staysInWindow = once((element) =>
    ancestors(element).some((one) => /fixed|sticky/.test(styleOf(one).position)),
  )

  /** Words that move with the window, where they are now. */
  function refresh(line: Line): Line | undefined {
    return listLines(line.parent).find(({ text }) => text === line.text)
  }

  function isSame(element: Element, rule: AllowedCut): boolean {
    const others = [...document.querySelectorAll(rule.selector)].filter(
      (one) => one !== element && one.textContent !== element.textContent && one.checkVisibility(),
    )
    const seen = toSeen(element)
    return others.some((other) => toSeen(other) === seen)
  }

  /** The characters of a box that are inside it. */
  function toSeen(element: Element): string {
    const box = element.getBoundingClientRect()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let seen = ''
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0
      for (let at = 0; at < length; at += 1) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const rect = range.getBoundingClientRect()
        if (rect.bottom > box.bottom + 2 || rect.right > box.right + 2) return seen.trim()
        seen += node.textContent?.[at] ?? ''
      }
    }
    return seen.trim()
  }

  function tellCut(cutter: Element, text: string): void {
    const rule = cuts.find(({ selector }) => cutter.closest(selector))
    const named = rule && cutter.closest(rule.selector)
    if (!rule || !named) faults.add(`cut: ${say(text)} in ${name(cutter)}`)
    else if (rule.mustDiffer && isSame(named, rule))
      faults.add(`cut: ${say(text)} in ${name(cutter)} reads like another one where it is cut`)
  }

  function findCuts(lines: Line[]): void {
    const judged = new Set<Element>()
    for (const { parent, text, box } of lines) {
      for (const cutter of ancestors(parent)) {
        const { overflowX, overflowY, display } = styleOf(cutter)
        if (/inline$|contents/.test(display) || cutter === document.documentElement) continue
        // Whatever leaves a box that can be scrolled can be reached.
        if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) break
        const hidesX = /hidden|clip/.test(overflowX)
        const hidesY = /hidden|clip/.test(overflowY)
        if (!hidesX && !hidesY) continue
        const own = onPage(cutter.getBoundingClientRect())
        const leaves =
          (hidesX && (box.left < own.left - 2 || box.right > own.right + 2)) ||
          (hidesY && (box.top < own.top - 2 || box.bottom > own.bottom + 2))
        if (leaves && !judged.has(cutter)) {
          judged.add(cutter)
          tellCut(cutter, text)
        }
      }
    }
    for (const field of document.querySelectorAll('select')) findCutChoice(field)
  }

  /** A choice whose chosen words are wider than the field, beyond which nothing shows them. */
  function findCutChoice(field: HTMLSelectElement): void {
    const words = field.selectedOptions[0]?.textContent?.trim()
    const style = styleOf(field)
    const context = document.createElement('canvas').getContext('2d')
    if (!words || !context || !field.checkVisibility() || isForEars(field)) return
    if (modal && !modal.contains(field)) return
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    if (context.measureText(words).width > room + 2) faults.add(`cut: ${say(words)} in ${name(field)}`)
  }

  function findSideways(lines: Line[]): void {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) {
      const widest = [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !canScroll(one.parentElement))
        .at(-1)
      faults.add(
        `sideways: the page is ${scrollWidth} px wide because of ${widest ? name(widest) : 'nothing seen'}`,
      )
    }
    const isHidden = (element: Element) =>
      ancestors(element).some((one) => /hidden|clip/.test(styleOf(one).overflowX))
    for (const { parent, text, box } of lines.filter((line) => !isHidden(line.parent)))
      if ((box.left < -TOLERANCE_PX || box.right > clientWidth + TOLERANCE_PX) && !canScroll(parent))
        faults.add(`sideways: ${say(text)} in ${name(parent)} stands outside the window`)
  }

  const canScroll = (element: Element | null) =>
    element !== null &&
    ancestors(element).some(
      (one) => one !== document.documentElement && /auto|scroll/.test(styleOf(one).overflowX),
    )

  /** The lines a box draws: its borders, where it has them. */
  function listRules(element: Element): DOMRect[] {
    const style = styleOf(element)
    if (style.borderWidth === '0px') return []
    const rect = onPage(element.getBoundingClientRect())
    const width = (side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
      isPainted(style[`border${side}Color`]) ? Number.parseFloat(style[`border${side}Width`]) : 0
    const [top, right, bottom, left] = [width('Top'), width('Right'), width('Bottom'), width('Left')]
    return [
      new DOMRect(rect.x, rect.y, rect.width, top),
      new DOMRect(rect.right - right, rect.y, right, rect.height),
      new DOMRect(rect.x, rect.bottom - bottom, rect.width, bottom),
      new DOMRect(rect.x, rect.y, left, rect.height),
    ].filter(({ width: w, height: h }) => w > 0 && h > 0)
  }

  /** What is left of a box once everything around it that hides or scrolls has cut it; null when nothing is. */
  function toShown(element: Element, box: DOMRect): DOMRect | null {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (const one of ancestors(element)) {
      const { overflowX, overflowY } = styleOf(one)
      if (one === document.documentElement || one === document.body) break
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const cutter = onPage(one.getBoundingClientRect())
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, cutter.left), Math.min(right, cutter.right)]
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, cutter.top), Math.min(bottom, cutter.bottom)]
    }
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null
  }

  function findTouching(all: Line[]): void {
    const lines = all.flatMap((line) => {
      // What stays in the window lies elsewhere once one scrolls: `findCovered` judges it.
      if (staysInWindow(line.parent)) return []
      const box = toShown(line.parent, line.box)
      return box ? [{ ...line, box }] : []
    })
    const header = [...document.querySelectorAll('body header')].find((one) => !one.closest('main'))
    const head = header && onPage(header.getBoundingClientRect())
    const isHeading = ({ parent }: Line) => parent.closest('h1, h2, h3') !== null
    const pictures = [...document.querySelectorAll('main img, main svg')].flatMap((picture) => {
      const box = toShown(picture, onPage(picture.getBoundingClientRect()))
      return box &&
        !staysInWindow(picture) &&
        picture.checkVisibility() &&
        isSeen(picture.parentElement ?? picture)
        ? [{ picture, box }]
        : []
    })
    const rules = [...document.querySelectorAll('main, main *')].flatMap((element) =>
      listRules(element).flatMap((whole) => {
        const rule = isSeen(element) && !staysInWindow(element) ? toShown(element, whole) : null
        return rule ? [{ element, rule }] : []
      }),
    )
    for (const line of lines.filter(isHeading)) {
      const heading = line.parent.closest('h1, h2, h3')
      if (!heading?.closest('main')) continue
      const { text, box } = line
      // Of its box, not of its ink: the space within a line is no distance.
      const place = onPage(heading.getBoundingClientRect())
      // A header may also stand beside the page.
      const isBelow = head && place.left < head.right && head.left < place.right
      const gap = isBelow ? place.top - head.bottom : Infinity
      if (heading.localName === 'h1' && gap < HEADER_GAP_PX)
        faults.add(`touching: ${say(text)} stands ${Math.round(gap)} px below the header`)
      const top = header && !staysInWindow(header) ? onPage(header.getBoundingClientRect()) : null
      if (top && meets(top, box)) faults.add(`touching: ${say(text)} lies on the header`)
      const other = lines.find((one) => !heading.contains(one.parent) && meets(one.box, box))
      if (other) faults.add(`touching: ${say(text)} lies on ${say(other.text)} in ${name(other.parent)}`)
      const under = pictures.find((one) => !heading.contains(one.picture) && meets(one.box, box))
      if (under) faults.add(`touching: ${say(text)} lies on ${name(under.picture)}`)
      const ruled = rules.find(({ rule }) => meets(rule, box, 0))
      if (ruled) faults.add(`touching: a line of ${name(ruled.element)} crosses ${say(text)}`)
    }
  }

  const before = { x: scrollX, y: scrollY }
  const sheet = new CSSStyleSheet()
  // What takes no pointer covers all the same, and `elementsFromPoint` passes it by.
  sheet.replaceSync(
    '*, ::before, ::after { pointer-events: auto !important; scroll-behavior: auto !important }',
  )
  document.adoptedStyleSheets.push(sheet)
  try {
    scrollTo({ top: 0, left: 0, behavior: 'instant' })
    const lines = listLines(document.body)
    findSideways(lines)
    findCuts(lines)
    findTouching(lines)
    await findCovered(lines)
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    scrollTo({ top: before.y, left: before.x, behavior: 'instant' })
  }
  return [...faults]
}
