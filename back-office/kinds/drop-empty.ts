/** What is sent without these fields where they were left empty: the API then keeps or chooses what is right. */
export function dropEmpty(...names: readonly string[]) {
  return (changes: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(changes).filter(
        ([name, value]) => !names.includes(name) || !(value === '' || value === null || value === undefined),
      ),
    )
}
