const HIRAGANA_TO_KATAKANA = 0x60

/**
 * What a shopper typed into a kana field, as full-width katakana where the meaning is clear: hiragana, half-width
 * kana, voiced marks typed apart, and a hyphen used as the long mark (`ﾕ-ｻﾞ`). Everything else stays as typed,
 * so that the kana rule can still say what is wrong (behaviour 5.1).
 */
export function toKatakana(text: string): string {
  return text
    .replace(/[\uff61-\uff9f]+/g, (run) => run.normalize('NFKC'))
    .replaceAll('\u309b', '\u3099')
    .replaceAll('\u309c', '\u309a')
    .normalize('NFC')
    .replace(/[\u3041-\u3096\u309d\u309e]/g, (kana) =>
      String.fromCharCode(kana.charCodeAt(0) + HIRAGANA_TO_KATAKANA),
    )
    .replace(/([\u30a1-\u30fa])[-‐‑–—―−－]/g, '$1ー')
}
