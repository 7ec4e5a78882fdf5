/** Errands that make no sense before many hosts, by title, and why. */
export const leftOut: Record<string, string> = {}
