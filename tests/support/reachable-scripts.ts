import type { Page } from '@playwright/test'

/** What React says of itself in every build for production. */
const REACT = 'https://react.dev/errors/'

/**
 * Walks from the scripts of the open page, islands included, through everything they import, at once or after a press.
 * @returns paths of all files that can come, and of those that hold React
 */
export function findReachableScripts(page: Page): Promise<{ all: string[]; react: string[] }> {
  return page.evaluate(async (mark) => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
    const islands = [...document.querySelectorAll('astro-island')].flatMap((island) =>
      ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? ''),
    )
    const left = [...scripts, ...islands].map((address) => new URL(address, location.href).pathname)
    const texts = new Map<string, string>()
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (texts.has(path)) continue
      const response = await fetch(path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
      const text = await response.text()
      texts.set(path, text)
      for (const [, name] of text.matchAll(/\b(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
        left.push(path.replace(/[^/]*$/, name!))
    }
    const react = [...texts].filter(([, text]) => text.includes(mark)).map(([path]) => path)
    return { all: [...texts.keys()], react }
  }, REACT)
}
