/** The most pieces up to `pieces` that are a multiple. @param multiple null or absent: any number is */
export function floorToMultiple(pieces: number, multiple: number | null | undefined): number {
  const most = Math.max(0, pieces)
  return multiple ? most - (most % multiple) : most
}
