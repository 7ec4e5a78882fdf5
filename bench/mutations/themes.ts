import type { MutatedSubject } from './mutation.ts'

export const themes: MutatedSubject = {
  name: 'themes',
  tests: [
    'tests/themes',
    'tests/publisher/variant',
    'tests/cli/overrides',
    'tests/cli/themes',
    'tests/cli/follow-theme',
  ],
  mutations: [
    {
      what: 'the theme wins over what the site says',
      file: 'themes/resolve-slot.ts',
      from: 'return [...new Set([...(site ? [`sites/${site}`] : []), theme, ',
      to: 'return [...new Set([theme, ...(site ? [`sites/${site}`] : []), ',
    },
    {
      what: 'a slot of the theme is not looked for',
      file: 'themes/resolve-slot.ts',
      from: "theme, 'simple'])]",
      to: "'simple', theme])]",
    },
    {
      what: 'style sheets cascade the wrong way round',
      file: 'themes/resolve-slot.ts',
      from: `    .reverse()
`,
      to: '',
    },
    {
      what: 'a theme’s skin lies in the layer of simple',
      file: 'themes/theme-plugin.ts',
      from: "'skin-simple' : 'skin-theme'",
      to: "'skin-simple' : 'skin-simple'",
    },
    {
      what: 'a site’s skin loses against its theme',
      file: 'themes/theme-plugin.ts',
      from: 'utilities, skin-simple, skin-theme, skin-site;',
      to: 'utilities, skin-simple, skin-site, skin-theme;',
    },
    {
      what: 'the sheet of a view is the one it replaces',
      file: 'themes/theme-plugin.ts',
      from: 'if (!isCascade) return skins.slice(-1)',
      to: 'if (!isCascade) return skins.slice(0, 1)',
    },
    {
      what: 'classes of every theme ship',
      file: 'themes/theme-plugin.ts',
      from: "layer(utilities) source(none);\",\n      `@import '${root}themes/simple/utilities.css';`",
      to: "layer(utilities);\",\n      `@import '${root}themes/simple/utilities.css';`",
    },
    {
      what: 'classes of islands are forgotten',
      file: 'themes/theme-plugin.ts',
      from: "[...toSources('.tsx'), `${root}src/islands`]",
      to: "[...toSources('.tsx')]",
    },
    {
      what: 'an unknown slot is nobody’s mistake',
      file: 'themes/theme-plugin.ts',
      from: 'throw new Error(`${id} is no slot: see themes/slots.ts.`)',
      to: 'return undefined',
    },
    {
      what: 'two variants share one sheet',
      file: 'themes/theme-plugin.ts',
      from: "${variant.theme}${variant.site ? `+${variant.site}` : ''}`",
      to: '${variant.theme}`',
    },
    {
      what: 'words fade until nobody can read them',
      file: 'themes/garage/tokens.css',
      from: '--color-ink-soft: var(--palette-iron);',
      to: '--color-ink-soft: var(--palette-steel);',
    },
    {
      what: 'a theme’s header loses what the cart’s count is written to',
      file: 'themes/garage/frame/Header.astro',
      from: '<span class="cart-count" data-cart-count hidden></span>',
      to: '<span class="cart-count" hidden></span>',
    },
    {
      what: 'nobody hears that a replaced part has changed',
      file: 'cli/overrides/judge-overrides.ts',
      from: "? 'same' : 'changed'",
      to: "? 'same' : 'same'",
    },
    {
      what: 'a wrapping override is told of like a replacing one',
      file: 'themes/list-overrides.ts',
      from: 'return target === `#themes/${other}`',
      to: 'return target === other',
    },
    {
      what: 'a merge that failed to find its common text takes an empty one',
      file: 'cli/overrides/adopt-base.ts',
      from: 'if (then === null)',
      to: 'if (then === undefined)',
    },
    {
      what: 'a new theme keeps colours too faint to read',
      file: 'cli/themes/derive-colours.ts',
      from: "['sale', readable(signals.red)],",
      to: "['sale', signals.red],",
    },
    {
      what: 'any file that comes starts the dev server anew',
      file: 'cli/follow-theme.ts',
      from: 'if (isLooked(relative(themes, path))) restart()',
      to: 'restart()',
    },
    {
      what: 'a shop wears simple where its theme has no name',
      file: 'publisher/adapter/variant.ts',
      from: 'if (!themes.includes(theme))',
      to: "if (theme !== '' && !themes.includes(theme))",
    },
  ],
}
