/**
 * A 13-digit JAN code with its check digit. The demo shops number inside 20-29, which GS1 keeps for use within a
 * shop, so that no invented product carries a real company's code.
 */
export function toJanCode(prefix: string, sequence: number): string {
  const body = prefix + String(sequence).padStart(12 - prefix.length, '0')
  if (body.length !== 12) throw new RangeError(`JAN sequence ${sequence} does not fit behind ${prefix}`)
  let sum = 0
  for (let at = 0; at < 12; at++) sum += Number(body[at]) * (at % 2 === 0 ? 1 : 3)
  return body + String((10 - (sum % 10)) % 10)
}
