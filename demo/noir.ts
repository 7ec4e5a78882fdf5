import { countCurated, createProducts } from './create-products.ts'
import { demoMembers } from './demo-members.ts'
import type { DemoShop } from './demo-shop.ts'
import { blogs } from './noir/blogs.ts'
import { brands } from './noir/brands.ts'
import { catalogs, coupons, landingPages } from './noir/campaigns.ts'
import { categories } from './noir/categories.ts'
import { collections } from './noir/collections.ts'
import { shipping_fees, company } from './noir/company.ts'
import { banners, freeAreas, inquiryCategories, messages, staticPages, tradeLaw } from './noir/content.ts'
import { qaCategories, qas } from './noir/faq.ts'
import { makers } from './noir/makers.ts'
import { memberStory } from './noir/member-story.ts'
import { menus } from './noir/menus.ts'
import { news } from './noir/news.ts'
import { questions } from './noir/questions.ts'
import { range } from './noir/range.ts'
import { colourScheme, settings } from './noir/settings.ts'
import { stylists } from './noir/stylists.ts'
import { tags } from './noir/tags.ts'
import { toMemberTerms } from './to-member-terms.ts'

/** 針音堂: a small shop in Kobe for what has a needle or a hand, records and watches. Every name is invented. */
export const noir: DemoShop = {
  channel: 'noir',
  settings,
  company,
  colour_scheme: colourScheme,
  categories,
  makers,
  brands,
  tags,
  keycode: null,
  products: (count) => createProducts(range, count),
  default_product_count: countCurated(range.lines),
  collections,
  news,
  blogs,
  banners,
  free_areas: freeAreas,
  messages,
  static_pages: staticPages,
  trade_law: tradeLaw,
  menus,
  qa_categories: qaCategories,
  qas,
  product_questions: questions,
  stylists,
  coupons,
  landing_pages: landingPages,
  catalogs,
  text_files: [toMemberTerms(company, '針音堂')],
  inquiry_categories: inquiryCategories,
  shipping_fees,
  members: demoMembers,
  member_story: memberStory,
}
