import { countCurated, createProducts } from './create-products.ts'
import { demoMembers } from './demo-members.ts'
import type { DemoShop } from './demo-shop.ts'
import { catalogs, coupons, landingPages } from './ichiba/campaigns.ts'
import { categories, tags } from './ichiba/categories.ts'
import { company, shipping_fees } from './ichiba/company.ts'
import {
  banners,
  collections,
  freeAreas,
  inquiryCategories,
  menus,
  messages,
  staticPages,
  tradeLaw,
} from './ichiba/content.ts'
import { qaCategories, qas } from './ichiba/faq.ts'
import { news } from './ichiba/news.ts'
import { memberStory, questions, stylists } from './ichiba/people.ts'
import { brands, makers } from './ichiba/producers.ts'
import { range } from './ichiba/range.ts'
import { recipes } from './ichiba/recipes.ts'
import { colourScheme, settings } from './ichiba/settings.ts'
import { toMemberTerms } from './to-member-terms.ts'

/** あさいち三丁目: a morning market in Takasaki that sends what came in today. Every name is invented. */
export const ichiba: DemoShop = {
  channel: 'ichiba',
  settings,
  keycode: null,
  company,
  colour_scheme: colourScheme,
  categories,
  makers,
  brands,
  tags,
  products: (count) => createProducts(range, count),
  default_product_count: countCurated(range.lines),
  collections,
  news,
  blogs: recipes,
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
  text_files: [toMemberTerms(company, 'あさいち三丁目')],
  inquiry_categories: inquiryCategories,
  shipping_fees,
  members: demoMembers,
  member_story: memberStory,
}
