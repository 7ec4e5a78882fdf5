/** `4` as `★★★★☆`. @param rating 0 to 5, rounded */
export function toStars(rating: number): string {
  const full = Math.round(rating)
  return '★★★★★☆☆☆☆☆'.slice(5 - full, 10 - full)
}
