import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThemeInput } from './read-theme-input.ts'

/** Faces of the reader's own machine: a Japanese web font is megabytes. */
const HEADINGS: Record<ThemeInput['type'], string | null> = {
  gothic: null,
  mincho: `'Hiragino Mincho ProN', 'Noto Serif JP', 'Noto Serif CJK JP', 'Yu Mincho', YuMincho, 'MS PMincho', serif`,
  rounded: `'Hiragino Maru Gothic ProN', 'BIZ UDPGothic', 'Kosugi Maru', 'Yu Gothic UI', Meiryo, system-ui, sans-serif`,
}

/** Room between goods, and between the parts of a page, on a small screen and on a large one. */
const ROOM: Record<ThemeInput['density'], { goods: [string, string]; parts: [string, string] }> = {
  airy: { goods: ['2.5rem 1rem', '4rem 2.5rem'], parts: ['4.5rem', '6rem'] },
  calm: { goods: ['1.75rem 0.75rem', '2.5rem 1.5rem'], parts: ['3rem', '4rem'] },
  dense: { goods: ['1rem 0.5rem', '1.25rem 1rem'], parts: ['2rem', '2.5rem'] },
}

/** Corners of fields and buttons, and of cards. */
const CORNERS: Record<ThemeInput['type'], [string, string]> = {
  gothic: ['0.25rem', '0.375rem'],
  mincho: ['0', '0'],
  rounded: ['0.75rem', '1rem'],
}

/**
 * Writes a theme that is ready to be worn: its tokens and a skin to go on from.
 *
 * @param root folder of the themes
 * @returns the files, relative to the root
 * @throws {Error} when there is such a theme
 */
export function writeTheme(root: string, { name, colours, type, density }: ThemeInput): string[] {
  const folder = join(root, name)
  if (existsSync(folder)) throw new Error(`themes/${name}/ is there already.`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'tokens.css'), toTokens({ name, colours, type, density }))
  writeFileSync(join(folder, 'skin.css'), toSkin(density))
  return ['tokens.css', 'skin.css'].map((file) => `${name}/${file}`)
}

function toTokens({ name, colours, type }: ThemeInput): string {
  const [control, card] = CORNERS[type]
  const heading = HEADINGS[type]
  const palette = [...colours].map(([role, value]) => `  --palette-${name}-${role}: ${value};`)
  const roles = [...colours].map(([role]) => `  --color-${role}: var(--palette-${name}-${role});`)
  return `/* ${name}: raw values, then roles. Everything else is simple's; see themes/simple/tokens.css for all there is. */
@theme {
${palette.join('\n')}
}

@theme static {
${roles.join('\n')}
${heading === null ? '' : `\n  --font-heading:\n    ${heading};\n`}
  --radius-control: ${control};
  --radius-card: ${card};
}
`
}

function toSkin(density: ThemeInput['density']): string {
  const { goods, parts } = ROOM[density]
  return `/* What differs from simple on every page. A sheet of one kind of page stands beside it: skin-home.css, skin-product-page.css … */
.section {
  margin-block-start: ${parts[0]};

  @variant lg {
    margin-block-start: ${parts[1]};
  }
}

.product-grid {
  gap: ${goods[0]};

  @variant lg {
    gap: ${goods[1]};
  }
}
`
}
