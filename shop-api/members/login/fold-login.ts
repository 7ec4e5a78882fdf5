/** A login name or e-mail address as it is kept and looked up: half width, lower case, no spaces around. */
export function foldLogin(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase()
}
