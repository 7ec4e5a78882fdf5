import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { code, read, root } from './support/source-files.ts'

const recipes = read('CONTRIBUTING.md')
  .split(/^### (?=\d+\. )/m)
  .slice(1)

/** Paths a text names in backticks; those with a part to choose, like `sites/<name>.ts`, are left out. */
const listPaths = (text: string) =>
  [...text.matchAll(/`((?:[\w.[\]-]+\/)+(?:[\w.[\]-]+)?)`/g)].map(([, path = '']) => path)

const findRecipe = (title: string) => recipes.find((recipe) => recipe.startsWith(title)) ?? ''

test('the commonest changes have a recipe, and every file a recipe names is there', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(10)
  const paths = recipes
    .flatMap(listPaths)
    .filter((path) => /^[a-z-]+\//.test(path) && !/^(dist|test-results)/.test(path))
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !existsSync(root + path))).toEqual([])
})

/** A text that stands once in a file, and what comes in its place. */
type Edits = Record<string, readonly [from: string, to: string][]>

/** Which files no longer compile in a copy of the code with these edits. @param looked_at files or patterns of the compiler's `include` */
function listBroken(looked_at: readonly string[], edits: Edits): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'noren-recipe-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of [...code.filter((one) => /\.tsx?$/.test(one)), 'package.json', 'tsconfig.json']) {
    const text = (edits[file] ?? []).reduce((before, [from, to]) => {
      expect(before.split(from), `${file}: ${from}`).toHaveLength(2)
      return before.replace(from, to)
    }, read(file))
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'))
  const config = { extends: './tsconfig.json', include: looked_at }
  writeFileSync(join(folder, 'tsconfig.recipe.json'), JSON.stringify(config))
  const compiler = [`${root}node_modules/typescript-native/bin/tsc`, '--noEmit', '-p', 'tsconfig.recipe.json']
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...compiler, '--pretty', 'false', '--checkers', '1'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('')
  return [...new Set([...stdout.matchAll(/^(\S[^(]*)\(/gm)].map(([, file = '']) => file))].sort()
}

const field: Edits = {
  'contract/shapes/product.ts': [
    ['  catch_copy: z.string(),', '  catch_copy: z.string(),\n  material: z.string(),'],
  ],
  'contract/shapes/admin.ts': [
    ['  catch_copy: optionalText(200),', '  catch_copy: optionalText(200),\n  material: optionalText(50),'],
  ],
}

const fee: Edits = {
  'src/rules/checkout/shipping-fee.ts': [
    ['  by_region: Readonly', '  of_large_goods: number\n  by_region: Readonly'],
    ['region: string, goods: number)', 'region: string, goods: number, _is_large: boolean)'],
  ],
}

test('whoever follows «Add a product field» and «Change the shipping fee» is led to the files that must change', () => {
  const led = [
    ...listPaths(findRecipe('9. Add a product field')),
    ...listPaths(findRecipe('10. Change the shipping fee')),
  ]
  const broken = listBroken(['shop-api/**/*.ts', 'demo/**/*.ts'], { ...field, ...fee })
  expect(broken).toEqual([
    'contract/blank-product.ts',
    'shop-api/cart/load-selling-terms.ts',
    'shop-api/cart/price-cart.ts',
    'shop-api/catalogue/to-product-summary.ts',
    'shop-api/editing/load-admin-products.ts',
  ])
  expect(broken.filter((file) => !led.includes(file))).toEqual([])
})

test('and when these are changed as «Add a product field» says, all compiles', () => {
  const followed: Edits = {
    ...field,
    'shop-api/db/schema/catalogue.ts': [
      [
        '    catch_copy: text().notNull(),',
        "    catch_copy: text().notNull(),\n    material: text().notNull().default(''),",
      ],
    ],
    'shop-api/catalogue/to-product-summary.ts': [
      ['    catch_copy: row.catch_copy,', '    catch_copy: row.catch_copy,\n    material: row.material,'],
    ],
    'contract/blank-product.ts': [["  catch_copy: '',", "  catch_copy: '',\n  material: '',"]],
    'shop-api/editing/load-admin-products.ts': [["  'catch_copy',", "  'catch_copy',\n  'material',"]],
  }
  expect(
    Object.keys(followed).filter((file) => !findRecipe('9. Add a product field').includes(file)),
  ).toEqual([])
  expect(listBroken(Object.keys(followed), followed)).toEqual([])
})
