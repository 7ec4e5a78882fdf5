/** Behaviour 10.2: levels of an analytics item. Deeper ones are joined into the last. */
const TRACKED_LEVELS = 5

/** Category names from the top down as `item_category` … `item_category5`. */
export function toTrackingCategories(names: readonly string[]): Record<string, string> {
  const own = names.slice(0, TRACKED_LEVELS - 1)
  const rest = names.slice(TRACKED_LEVELS - 1).join('/')
  return Object.fromEntries(
    [...own, rest]
      .filter(Boolean)
      .map((name, level) => [`item_category${level === 0 ? '' : level + 1}`, name]),
  )
}
