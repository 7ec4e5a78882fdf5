/** Letters, digits, dots and hyphens, or an IPv6 address. A URL allows more, such as quotes and brackets. */
export const isHostName = (name: string): boolean => /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/.test(name)
