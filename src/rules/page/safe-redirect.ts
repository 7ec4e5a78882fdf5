/**
 * Path, query and hash of a wanted address if it lies on this very site, else null. What browsers read as
 * another site (`//evil`, `/\evil`, `https:evil`, a tab inside) is parsed as they parse it, then compared.
 */
export function toSafeRedirect(wanted: string | null | undefined, origin: string): string | null {
  if (!wanted?.startsWith('/')) return null
  const url = URL.parse(wanted, origin)
  if (url?.origin !== origin) return null
  // `/.//evil.example` stays on our origin here, but would become `//evil.example` once it is only a path.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
}
