/**
 * Folds what shoppers may type differently and mean the same: full and half width, capitals, hiragana and katakana,
 * runs of spaces. Voiced marks stay: ハス and バス are two words.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words of a search, folded; all of them must be found. */
export function toSearchWords(query: string): string[] {
  return [...new Set(foldText(query).split(' '))].filter(Boolean).slice(0, 8)
}
