import pLimit from 'p-limit'
import type { RenderedPages } from './render-job.ts'

/** Whoever rendered the pages ended meanwhile, and one of them may be why. */
export class RendererEnded extends Error {
  override name = 'RendererEnded'
}

/** A page that is alone may still lose its renderer to pages beside it, once for each chunk that has not come apart yet. */
const TRIES_ALONE = 3

/** `alone`: one of the pages may end whoever renders them, and nothing else should be lost with it. */
export type How = 'alone' | 'beside others'
export type Render = (paths: string[], how: How) => Promise<RenderedPages>

/**
 * Renders pages together. Where that ends whoever renders them, they are rendered in halves, until the page is alone that does
 * it: it fails, and the others are rendered. Suspects of several chunks come one after the other, so that none is blamed for
 * another.
 */
export function createRenderApart() {
  const turn = pLimit(1)

  async function renderSuspects(paths: string[], render: Render): Promise<RenderedPages> {
    if (paths.length === 1) return renderAlone(paths[0]!, render)
    const middle = Math.ceil(paths.length / 2)
    const first = await tryTogether(paths.slice(0, middle), render)
    const second = await tryTogether(paths.slice(middle), render)
    return {
      documents: [...first.documents, ...second.documents],
      gone: [...first.gone, ...second.gone],
      failed: [...first.failed, ...second.failed],
    }
  }

  async function tryTogether(paths: string[], render: Render): Promise<RenderedPages> {
    try {
      return await render(paths, 'alone')
    } catch (error) {
      if (!(error instanceof RendererEnded)) throw error
      return renderSuspects(paths, render)
    }
  }

  /** @param render rejects with `RendererEnded` in that case */
  return async (paths: string[], render: Render): Promise<RenderedPages> => {
    try {
      return await render(paths, 'beside others')
    } catch (error) {
      if (!(error instanceof RendererEnded)) throw error
      return turn(() => renderSuspects(paths, render))
    }
  }
}

async function renderAlone(path: string, render: Render): Promise<RenderedPages> {
  let reason = ''
  for (let tries = 0; tries < TRIES_ALONE; tries += 1) {
    try {
      return await render([path], 'alone')
    } catch (error) {
      if (!(error instanceof RendererEnded)) throw error
      reason = error.message
    }
  }
  return { documents: [], gone: [], failed: [{ path, reason, because_of: 'page' }] }
}
