import { countCurated, createProducts } from './create-products.ts'
import { demoMembers } from './demo-members.ts'
import type { DemoShop } from './demo-shop.ts'
import { maintenanceBlogs, travelBlogs } from './moto/blogs.ts'
import { bikeList } from './moto/bike-list.ts'
import { brands } from './moto/brands.ts'
import { catalogs, coupons, landingPages } from './moto/campaigns.ts'
import { categories } from './moto/categories.ts'
import { collections } from './moto/collections.ts'
import { shipping_fees, company } from './moto/company.ts'
import { banners, freeAreas, inquiryCategories, messages, staticPages, tradeLaw } from './moto/content.ts'
import { qaCategories, qas } from './moto/faq.ts'
import { makers } from './moto/makers.ts'
import { menus } from './moto/menus.ts'
import { memberStory } from './moto/member-story.ts'
import { news } from './moto/news.ts'
import { questions } from './moto/questions.ts'
import { range } from './moto/range.ts'
import { colourScheme, settings } from './moto/settings.ts'
import { stylists } from './moto/stylists.ts'
import { tags } from './moto/tags.ts'
import { toMemberTerms } from './to-member-terms.ts'

/** モトパーツ かざぐるま: parts and gear for motorcycles, in the garage theme. Every name is invented. */
export const moto: DemoShop = {
  channel: 'moto',
  settings,
  company,
  colour_scheme: colourScheme,
  categories,
  makers,
  brands,
  bikes: bikeList,
  tags,
  keycode: null,
  products: (count) => createProducts(range, count),
  default_product_count: countCurated(range.lines),
  collections,
  news,
  blogs: [...maintenanceBlogs, ...travelBlogs],
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
  text_files: [toMemberTerms(company, 'モトパーツ かざぐるま')],
  inquiry_categories: inquiryCategories,
  shipping_fees,
  members: demoMembers,
  member_story: memberStory,
}
