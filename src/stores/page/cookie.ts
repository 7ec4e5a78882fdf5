/** The value of a cookie; null when it is not set. */
export function getCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}

/** Sets a cookie for the whole shop; without `expires_at` it is deleted with the browser session. */
export function setCookie(name: string, value: string, expires_at?: Date): void {
  const expires = expires_at ? `; expires=${expires_at.toUTCString()}` : ''
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${expires}${secure}`
}

export function removeCookie(name: string): void {
  setCookie(name, '', new Date(0))
}
