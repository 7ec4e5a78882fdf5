import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const recipes = readFileSync(`${root}CONTRIBUTING.md`, 'utf8')
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

const sources = ['shop-api', 'demo'].flatMap((room) =>
  readdirSync(root + room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${room}/${file}`),
)

/** Which of the files no longer compile after edits, which are made in memory. */
function listBroken(files: readonly string[], edits: Edits): string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const read = host.readFile.bind(host)
  host.readFile = (name) => {
    const text = read(name)
    return (edits[name.replace(root, '')] ?? []).reduce((before, [from, to]) => {
      expect(before?.split(from), `${name}: ${from}`).toHaveLength(2)
      return before?.replace(from, to)
    }, text)
  }
  const program = ts.createProgram(
    files.map((file) => root + file),
    options,
    host,
  )
  return files
    .filter((file) => program.getSemanticDiagnostics(program.getSourceFile(root + file)).length > 0)
    .sort()
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
    ['region: string, goods: number)', 'region: string, goods: number, is_large: boolean)'],
  ],
}

test('whoever follows «Add a product field» and «Change the shipping fee» is led to the files that must change', () => {
  const led = [
    ...listPaths(findRecipe('9. Add a product field')),
    ...listPaths(findRecipe('10. Change the shipping fee')),
  ]
  const broken = listBroken(sources, { ...field, ...fee })
  expect(broken).toEqual([
    'shop-api/cart/load-selling-terms.ts',
    'shop-api/cart/price-cart.ts',
    'shop-api/catalogue/to-product-summary.ts',
    'shop-api/editing/load-admin-products.ts',
  ])
  expect(broken.filter((file) => !led.includes(file))).toEqual([])
}, 180_000)

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
    'shop-api/editing/load-admin-products.ts': [["  'catch_copy',", "  'catch_copy',\n  'material',"]],
  }
  expect(
    Object.keys(followed).filter((file) => !findRecipe('9. Add a product field').includes(file)),
  ).toEqual([])
  expect(listBroken(Object.keys(followed), followed)).toEqual([])
}, 180_000)
