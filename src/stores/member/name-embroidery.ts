import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { makeChange } from '#src/stores/calls/ask.ts'

/** The name to be sewn on clothes; null when none is kept. */
export const nameEmbroideryResource = createResource(
  async (api) => (await api.call('GET /v1/me/name-embroidery')).body.data,
)

export function saveNameEmbroidery(embroidery: NameEmbroideryInput): Promise<CallFailure | null> {
  return makeChange(async (api) => {
    await api.call('PUT /v1/me/name-embroidery', { body: embroidery })
  })
}
