import type { MutatedSubject } from './mutation.ts'

/** Mistakes that a publisher of many shops is prone to. */
export const publishing: MutatedSubject = {
  name: 'publishing',
  tests: ['tests/publisher/warm-cold/warm-cold.test.ts'],
  mutations: [
    {
      what: 'tags leave the site out',
      file: 'src/content-loaders/create-entry-loader.ts',
      from: '`${site}:${encodeTag(tag)}`',
      to: '`x:${tag}`',
    },
    {
      what: 'a page that goes ends that of every site',
      file: 'publisher/store/embedded/draft-statements.ts',
      from: 'WHERE site = :site AND path = :path AND to_release IS NULL AND from_release < :release',
      to: 'WHERE :site > 0 AND path = :path AND to_release IS NULL AND from_release < :release',
    },
    {
      what: 'the sitemap reads the pages of every site',
      file: 'publisher/store/embedded/draft-statements.ts',
      from: 'WHERE site = :site AND to_release IS NULL AND sitemap_slot >= :first AND sitemap_slot < :end`,\n    ),\n    countIndexed',
      to: 'WHERE :site > 0 AND to_release IS NULL AND sitemap_slot >= :first AND sitemap_slot < :end`,\n    ),\n    countIndexed',
    },
    {
      what: 'questions have no tag',
      file: 'src/content-loaders/faq-loader.ts',
      from: "tags: ['faq']",
      to: 'tags: []',
    },
    {
      what: 'lists have no tag of their own',
      file: 'src/content-loaders/product-list-loader.ts',
      from: "`product-lists:${key ?? 'all'}`,",
      to: '',
    },
    {
      what: 'a product’s page says nothing of the products beside it',
      file: 'src/content-loaders/product-loader.ts',
      from: '[product, ...(product.recommend ?? []), ...(product.accessories ?? [])]',
      to: '[product]',
    },
    {
      what: 'a text says nothing of the products it links to',
      file: 'src/content-loaders/landing-page-loader.ts',
      from: "...keys.map((key) => toCardTag('products', key)),\n        ...toProductTags(products?.body.data ?? []),",
      to: '',
    },
    {
      what: 'nobody follows the names of makers',
      file: 'src/content-loaders/maker-loader.ts',
      from: 'lists: [MAKER_NAMES_TAG, toMakerNameTag(maker.key)],',
      to: 'lists: [],',
    },
    {
      what: 'a setting changes and nobody looks',
      file: 'src/content-loaders/plan-changes.ts',
      from: "  catalog: { tags: () => ['catalogs'] },",
      to: "  catalog: { tags: () => ['catalogs'] },\n  settings: { tags: () => [] },",
    },
    {
      what: 'the frame counts products, outside the tags',
      file: 'src/content-loaders/frame-loader.ts',
      from: '({ product_count: _product_count, ...category }) => category',
      to: '({ product_count, ...category }) => ({ ...category, name: `${category.name}${product_count}` })',
    },
    {
      what: 'the frame is kept when it has changed',
      file: 'publisher/changes/site-publisher.ts',
      from: 'const receipt = await publishSite({ site, bundle, api, store, now: clock(), renderers })',
      to: 'const receipt = await publishSite({ site, bundle, api, store, now: clock(), renderers }).then((one) => ({ ...one, failed: [] }))\n    frame = "same"',
    },
    {
      what: 'neighbours on a shelf are not looked at',
      file: 'publisher/changes/find-moved-lists.ts',
      from: "neighbours: pick(site, 'beside', [...old, ...now]),",
      to: 'neighbours: [],',
    },
    {
      what: 'cards are never looked at again',
      file: 'publisher/changes/find-moved-lists.ts',
      from: 'return Boolean(old) && old === now',
      to: 'return Boolean(old) || old === now',
    },
    {
      what: 'the front page has no cards of news',
      file: 'src/content-loaders/home-loader.ts',
      from: "...news.body.data.map(({ key }) => toCardTag('news', key)),",
      to: '',
    },
    {
      what: 'the new dates of pages are kept from the sitemap',
      file: 'publisher/changes/publish-changes.ts',
      from: 'is_indexed !== wasIndexed || (is_indexed && old?.last_modified !== last_modified)',
      to: 'is_indexed !== wasIndexed',
    },
    {
      what: 'the day turns unnoticed',
      file: 'publisher/changes/site-publisher.ts',
      from: 'const paths = [...retried, ...(await listExpired(now))]',
      to: 'const paths = [...retried]; await listExpired(now)',
    },
  ],
}
