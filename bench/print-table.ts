/** Prints rows as a Markdown table, so that figures can be pasted as they are. */
export function printTable(headings: string[], rows: (string | number)[][]): void {
  const lines = [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Middle value; of an even number, the lower of the two in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
