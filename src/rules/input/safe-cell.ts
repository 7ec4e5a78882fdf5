/**
 * Spreadsheets take a cell that begins like this for a formula, full width included, and run it
 * (https://owasp.org/www-community/attacks/CSV_Injection). An apostrophe before it says «text», and is taken off
 * again when the file comes back.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Text a spreadsheet shows and does not run; what begins with such an apostrophe already gets a second. */
export function toSafeCell(text: string): string {
  return FORMULA.test(text) || /^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

/** The text that was made safe. */
export function fromSafeCell(cell: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell
}
