/** Progress for people; stdout is for programs. */
export const sayOnStderr = (line: string): void => {
  process.stderr.write(`${line}\n`)
}
