/** Name a download is to be kept under; sent percent-encoded, for headers hold no Japanese. Null when there is none. */
export function readFilename(headers: Headers): string | null {
  const sent = headers.get('x-suggested-filename')
  try {
    return sent && decodeURIComponent(sent)
  } catch {
    // Another shop's API may send it plain, with a percent sign of its own.
    return sent
  }
}
