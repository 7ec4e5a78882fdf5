/** Goes to a page of this shop without a history entry for this one, because this page's address works only once. */
export function goInstead(path: string): void {
  location.replace(path)
}
