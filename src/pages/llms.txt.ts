import type { APIRoute } from 'astro'
import { loadEntry } from '#src/layouts/load-entry.ts'
import { toLlmsText } from '#src/layouts/llms-text.ts'
import { requireContext } from '#src/site/render-context.server.ts'

export const GET: APIRoute = async (context) => {
  const frame = await loadEntry(context, 'frame', { id: 'site' })
  if (!frame) throw new Error('The site has no frame: see src/content-loaders/frame-loader.ts.')
  return new Response(toLlmsText(frame, requireContext().site.origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
