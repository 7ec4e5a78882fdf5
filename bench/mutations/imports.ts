import type { MutatedSubject } from './mutation.ts'

const CELLS = ['tests/shop-api/importing/column']
const ROWS = ['tests/shop-api/importing/foreign-rows']
const HOSTILE = ['tests/shop-api/importing/hostile-files']
const KINDS = ['tests/shop-api/importing/kinds']
const PRODUCTS = ['tests/shop-api/importing/products']

export const imports: MutatedSubject = {
  name: 'imports',
  tests: ['tests/shop-api/importing'],
  mutations: [
    {
      what: 'full-width figures are no number',
      file: 'shop-api/importing/column.ts',
      from: "    const text = cell\n      .normalize('NFKC')\n",
      to: '    const text = cell\n',
      tests: CELLS,
    },
    {
      what: 'a date is read in the time of Greenwich',
      file: 'shop-api/importing/column.ts',
      from: 'T${two(hour)}:${minute}:${second}${part}+09:00`',
      to: 'T${two(hour)}:${minute}:${second}${part}Z`',
      tests: CELLS,
    },
    {
      what: 'a word with a backslash is cut in two',
      file: 'shop-api/importing/list-words.ts',
      from: "if (letter === '\\\\' && at + 1 < text.length) {",
      to: "if (letter === '\\\\' && at + 1 > text.length) {",
      tests: CELLS,
    },
    {
      what: 'tax of an imported price is rounded down',
      file: 'shop-api/importing/with-tax.ts',
      from: 'Math.round((price',
      to: 'Math.floor((price',
      tests: ['tests/shop-api/importing/with-tax'],
    },
    {
      what: 'what EC-CUBE hides is sold here',
      file: 'shop-api/importing/ec-cube.ts',
      from: "read('status') !== SHOWN",
      to: "read('status') === ''",
      tests: ROWS,
    },
    {
      what: 'a draft of Shopify is sold here',
      file: 'shop-api/importing/shopify.ts',
      from: "(status !== undefined && status !== '' && status.toLowerCase() !== 'active') ||",
      to: '',
      tests: ROWS,
    },
    {
      what: 'what EC-CUBE has without limit is sold out here',
      file: 'shop-api/importing/ec-cube.ts',
      from: "read('is_unlimited') === '1' ? UNLIMITED_STOCK",
      to: "read('is_unlimited') === '1' ? 0",
      tests: ROWS,
    },
    {
      what: 'a picture in a row of its own becomes a variation without a price',
      file: 'shop-api/importing/shopify.ts',
      from: "if (!is_first && !read('unit_price')) return",
      to: "if (!is_first && read('unit_price') === undefined) return",
      tests: ROWS,
    },
    {
      what: 'a column the file does not have empties the stock',
      file: 'shop-api/importing/shopify.ts',
      from: "stock: ifNamed('stock', Math.max(0, Number(number.read(read('stock') ?? '') ?? 0)) || 0),",
      to: "stock: Math.max(0, Number(number.read(read('stock') ?? '') ?? 0)) || 0,",
      tests: ROWS,
    },
    {
      what: 'a letter that falls between two pieces of a file is broken',
      file: 'shop-api/importing/read-lines.ts',
      from: 'decoder.decode(piece, { stream: true })',
      to: 'decoder.decode(piece)',
      tests: ['tests/shop-api/importing/read-lines'],
    },
    {
      what: 'broken letters go into the shop',
      file: 'shop-api/importing/read-rows.ts',
      from: "return text.includes('\\ufffd') || !text.isWellFormed() ? IMPORT_ERRORS.garbled : undefined",
      to: 'return text.isWellFormed() ? undefined : IMPORT_ERRORS.garbled',
      tests: HOSTILE,
    },
    {
      what: 'a forgotten quote swallows the rows after it',
      file: 'shop-api/importing/read-records.ts',
      from: 'const broken = (fault: string) => ({ taken: 1,',
      to: 'const broken = (fault: string) => ({ taken: MAX_LINES,',
      tests: HOSTILE,
    },
    {
      what: 'variations that a file does not name are deleted',
      file: 'shop-api/importing/merge-variations.ts',
      from: 'return [...named, ...rest]',
      to: 'return rest.length < 0 ? rest : named',
      tests: ['tests/shop-api/importing/merge-variations'],
    },
    {
      what: 'an import puts back what orders took meanwhile',
      file: 'shop-api/importing/merge-variations.ts',
      from: 'stockOf.get(one.id) === one.stock ? { ...one, seen_stock: one.stock } : one',
      to: 'stockOf.get(one.id) === -1 ? { ...one, seen_stock: one.stock } : one',
      tests: ['tests/shop-api/importing/merge-variations'],
    },
    {
      what: 'all or nothing takes what was good',
      file: 'shop-api/importing/work-imports.ts',
      from: 'if (row.is_checking && !row.dry_run && row.failed === 0) {',
      to: 'if (row.is_checking && !row.dry_run) {',
      tests: PRODUCTS,
    },
    {
      what: 'an import that goes on begins at the first line',
      file: 'shop-api/importing/work-imports.ts',
      from: 'if (passed <= row.entries_done) continue',
      to: 'if (passed < 0) continue',
      tests: PRODUCTS,
    },
    {
      what: 'the old shop changes members who are at home here',
      file: 'shop-api/importing/member-target.ts',
      from: "if (present.password_hash !== null) return { outcome: 'unchanged' }",
      to: '',
      tests: KINDS,
    },
    {
      what: 'a member’s points are given again by every import',
      file: 'shop-api/importing/member-target.ts',
      from: "    if (isSame(present, told)) return { outcome: 'unchanged' }\n",
      to: "    await addPoints(tx, { user_id: present.id, kind: 'grant', point: Math.max(1, points), reason: IMPORT_POINTS_REASON, expires_on: null, now: scope.now })\n    if (isSame(present, told)) return { outcome: 'unchanged' }\n",
      tests: KINDS,
    },
  ],
}
