/** Goes to a page of this shop: pages are real documents, there is no client router (architecture «No client router»). */
export function goTo(path: string): void {
  location.assign(path)
}
