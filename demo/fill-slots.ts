/** Puts words into `{slots}`. A slot nobody fills is a spelling mistake in the data, so it throws. */
export function fillSlots(sentence: string, words: Record<string, string>): string {
  return sentence.replace(/\{([^}]+)\}/g, (_, slot: string) => {
    const word = words[slot]
    if (word === undefined) throw new Error(`No word for {${slot}} in: ${sentence}`)
    return word
  })
}
