import { countCurated, createProducts } from './create-products.ts'
import { demoMembers } from './demo-members.ts'
import type { DemoShop } from './demo-shop.ts'
import { blogs } from './pop/blogs.ts'
import { catalogs, coupons, landingPages } from './pop/campaigns.ts'
import { categories, tags } from './pop/categories.ts'
import { company, shipping_fees } from './pop/company.ts'
import {
  banners,
  collections,
  freeAreas,
  inquiryCategories,
  menus,
  messages,
  staticPages,
  tradeLaw,
} from './pop/content.ts'
import { qaCategories, qas } from './pop/faq.ts'
import { brands, makers } from './pop/makers.ts'
import { news } from './pop/news.ts'
import { memberStory, questions, stylists } from './pop/people.ts'
import { range } from './pop/range.ts'
import { colourScheme, settings } from './pop/settings.ts'
import { toMemberTerms } from './to-member-terms.ts'

/** どかん: a toy shop in Sakai that sells by the month things come out. Every name is invented. */
export const pop: DemoShop = {
  channel: 'pop',
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
  text_files: [toMemberTerms(company, 'おもちゃのどかん')],
  inquiry_categories: inquiryCategories,
  shipping_fees,
  members: demoMembers,
  member_story: memberStory,
}
