import { roundedBox } from './geometry.ts'
import { svg } from './svg.ts'

/** Wider than a letter of the Latin alphabet. */
const WIDE = /[^ -~]/

/**
 * The card a parts shop lays beside a part that looks like others: its size, or the machine it is made for. It can be
 * read where the picture is 160 px wide.
 */
export function drawTag(words: string): string {
  const letters = [...words].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : 0.6), 0)
  const size = Math.min(54, 680 / letters)
  const width = letters * size + 56
  return svg`<g transform="translate(28 694)"><path d="${roundedBox(4, 6, width, 80, 8)}" opacity=".18"/>
    <path d="${roundedBox(0, 0, width, 80, 8)}" fill="#fffdf7"/><path d="M0 8Q0 0 8 0H14V80H8Q0 80 0 72z" fill="#3a3d42"/>
    <text x="34" y="${40 + size * 0.36}" font-family="Noto Sans CJK JP, sans-serif" font-weight="700" font-size="${size}" fill="#24262a">${escape(words)}</text></g>`
}

const escape = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
