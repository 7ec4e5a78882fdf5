/**
 * The script of a service as a setting names it: only over https, and by an address a policy can name.
 * @returns null for none, and for what is no such address
 */
export function toServiceScript(setting: string | undefined): { src: string; origin: string } | null {
  const url = URL.parse(setting ?? '')
  if (url?.protocol !== 'https:' || url.username || url.password) return null
  return { src: url.href, origin: url.origin }
}
