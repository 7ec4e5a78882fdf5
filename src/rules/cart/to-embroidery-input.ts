import type { LineEmbroidery, NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'

/** A line's embroidery as it is sent again for other pieces; nothing for a line without. */
export function toEmbroideryInput(embroidery: LineEmbroidery | undefined): {
  embroidery?: NameEmbroideryInput
} {
  if (!embroidery) return {}
  const { label: _label, ...sewn } = embroidery
  return { embroidery: sewn }
}
