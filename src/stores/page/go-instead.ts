/** Goes to a page of this shop and leaves none to come back to: what this one's address says is good only once. */
export function goInstead(path: string): void {
  location.replace(path)
}
