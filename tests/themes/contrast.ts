import { readFileSync } from 'node:fs'

/** Every custom property of the sheets, later ones winning, with `var()` followed to the raw value. */
export function readTokens(paths: string[]): Map<string, string> {
  const declared = new Map<string, string>()
  for (const path of paths) {
    for (const [, name = '', value = ''] of readFileSync(path, 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      declared.set(name, value.trim())
    }
  }
  const follow = (value: string): string => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return name === undefined ? value : follow(declared.get(name) ?? `unknown ${name}`)
  }
  return new Map([...declared].map(([name, value]) => [name, follow(value)]))
}

/** WCAG 2 contrast of two colours written `#rrggbb`, from 1 to 21. */
export function measureContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function toLuminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`${colour} is not written as #rrggbb.`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
