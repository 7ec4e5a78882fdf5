/** A month as a calendar shows it, its year apart from its figure. @param month e.g. `2027-02` */
export function splitMonth(month: string): { year: number; month: number } {
  const [year, figure] = month.split('-')
  return { year: Number(year), month: Number(figure) }
}
