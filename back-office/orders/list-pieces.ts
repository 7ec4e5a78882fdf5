/** The lines of which some pieces were asked, as the API takes them. @param asked pieces by the id of their line */
export function listPieces(asked: Record<number, number>): { line_id: number; quantity: number }[] {
  return Object.entries(asked)
    .map(([id, quantity]) => ({ line_id: Number(id), quantity }))
    .filter(({ quantity }) => quantity > 0)
}
