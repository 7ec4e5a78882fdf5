import type { LineEmbroidery, NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'

/** What is sewn on a line as it is sent once more, for other pieces; nothing where nothing is sewn. */
export function toEmbroideryInput(embroidery: LineEmbroidery | undefined): {
  embroidery?: NameEmbroideryInput
} {
  if (!embroidery) return {}
  const { label: _label, ...sewn } = embroidery
  return { embroidery: sewn }
}
