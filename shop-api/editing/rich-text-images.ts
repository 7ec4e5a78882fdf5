interface Image {
  src: string
  /** Pixels. */
  width: number
  height: number
}

const IMAGE = /<img\b(?:[^<>"]|"[^"]*")*>/gi

/** Addresses of the images of a rich text, as written; empty for one without. */
export function listImages(html: string): string[] {
  return [...html.matchAll(IMAGE)].map(([tag]) => readAttribute(tag, 'src'))
}

/** Gives each image its own address and size. What else it had goes, except for the words. */
export function rewriteImages(html: string, toImage: (src: string) => Image | undefined): string {
  return html.replace(IMAGE, (tag) => {
    const image = toImage(readAttribute(tag, 'src'))
    if (!image) return ''
    const alt = readAttribute(tag, 'alt').replaceAll('"', '&quot;')
    return `<img src="${image.src}" width="${image.width}" height="${image.height}" alt="${alt}">`
  })
}

/** Its text as it stands in the HTML, without quotes; empty when there is none. */
function readAttribute(tag: string, name: string): string {
  const found = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i').exec(tag)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}
