import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What Tailwind's utilities are for: where a thing stands, how much room it takes, and whether it is there. */
const LAYOUT =
  /^(--tw-[\w-]+|display|position|inset.*|top|right|bottom|left|z-index|order|flex.*|grid.*|gap|(row|column)-gap|align-.*|justify-.*|place-.*|margin.*|padding.*|(min-|max-)?(width|height)|aspect-ratio|object-.*|overflow.*|white-space|clip-path|visibility)$/

const files = ['src', 'themes'].flatMap((room) =>
  readdirSync(root + room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|tsx)$/.test(file))
    .map((file) => `${room}/${file}`),
)

/** Words of `class` and `className`, expressions included. */
function listClasses(text: string): string[] {
  const values = [...text.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|\{([^}]*)\})/g)]
  return values.flatMap(([, plain, expression]) => (plain ?? expression ?? '').split(/[\s'"`,?:()]+|\$\{/))
}

const theme = readFileSync(`${root}node_modules/tailwindcss/theme.css`, 'utf8').replace(
  '@theme default',
  '@theme default reference',
)

/** Properties a utility of Tailwind's declares; none for a class that is not Tailwind's. */
async function readProperties(name: string): Promise<string[]> {
  // `sr-only` is used as a whole: it hides from the eye.
  if (/(^|:)(not-)?sr-only!?$/.test(name)) return []
  const { build } = await compile(`${theme}\n@tailwind utilities;`)
  return [...build([name]).matchAll(/^\s*([\w-]+):/gm)].map(([, property = '']) => property)
}

test('Tailwind lays out; what has a look or a meaning has a class of ours', async () => {
  const names = new Map(
    files.flatMap((file) => listClasses(readFileSync(root + file, 'utf8')).map((name) => [name, file])),
  )
  expect(names.size).toBeGreaterThan(500)
  const looks: string[] = []
  for (const [name, file] of names) {
    const properties = await readProperties(name)
    if (properties.some((property) => !LAYOUT.test(property)))
      looks.push(`${file}: ${name} (${properties.join(', ')})`)
  }
  expect(looks).toEqual([])
  // The check itself: these say how a thing looks.
  for (const name of ['text-sm', 'lg:font-bold', 'rounded-lg', 'border', 'hover:underline'])
    expect(
      (await readProperties(name)).every((property) => LAYOUT.test(property)),
      name,
    ).toBe(false)
  expect(await readProperties('lg:px-6')).toEqual(['padding-inline'])
})
