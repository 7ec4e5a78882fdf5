import type { DemoCategory } from './demo-shop.ts'

type Kind = DemoCategory['picture_kind']

/** A shelf with the shelves below it. */
export function toCategory(
  key: string,
  name: string,
  picture_kind: Kind,
  children: DemoCategory[] = [],
): DemoCategory {
  return { key, name, picture_kind, ...(children.length > 0 && { children }) }
}

/** A shelf at the top, which says in a sentence what stands on it. */
export function toTopCategory(
  key: string,
  name: string,
  picture_kind: Kind,
  description: string,
  children: DemoCategory[],
): DemoCategory {
  return { key, name, picture_kind, description, children }
}
