import { defineLiveCollection } from 'astro:content'
import {
  blogFeedLoader,
  blogListLoader,
  newsFeedLoader,
  newsListLoader,
  newsLoader,
} from './content-loaders/article-loader.ts'
import { bikeMakerListLoader, bikeMakerLoader, bikeModelLoader } from './content-loaders/bike-loader.ts'
import { blogLoader } from './content-loaders/blog-loader.ts'
import { calendarLoader } from './content-loaders/calendar-loader.ts'
import { catalogLoader } from './content-loaders/catalog-loader.ts'
import { faqLoader } from './content-loaders/faq-loader.ts'
import { frameLoader } from './content-loaders/frame-loader.ts'
import { homeLoader } from './content-loaders/home-loader.ts'
import {
  landingListLoader,
  landingPageLoader,
  topLandingLoader,
} from './content-loaders/landing-page-loader.ts'
import { layoutLoader } from './content-loaders/layout-loader.ts'
import { brandListLoader, makerListLoader, makerLoader } from './content-loaders/maker-loader.ts'
import { productListLoader } from './content-loaders/product-list-loader.ts'
import { productLoader } from './content-loaders/product-loader.ts'
import { siteMapLoader } from './content-loaders/site-map-loader.ts'
import { staticPageLoader } from './content-loaders/static-page-loader.ts'
import { stylistListLoader, stylistLoader } from './content-loaders/stylist-loader.ts'

export const collections = {
  frame: defineLiveCollection({ loader: frameLoader }),
  layouts: defineLiveCollection({ loader: layoutLoader }),
  home: defineLiveCollection({ loader: homeLoader }),
  products: defineLiveCollection({ loader: productLoader }),
  productLists: defineLiveCollection({ loader: productListLoader }),
  news: defineLiveCollection({ loader: newsLoader }),
  newsLists: defineLiveCollection({ loader: newsListLoader }),
  newsFeed: defineLiveCollection({ loader: newsFeedLoader }),
  blog: defineLiveCollection({ loader: blogLoader }),
  blogLists: defineLiveCollection({ loader: blogListLoader }),
  blogFeed: defineLiveCollection({ loader: blogFeedLoader }),
  makers: defineLiveCollection({ loader: makerLoader }),
  makerList: defineLiveCollection({ loader: makerListLoader }),
  brandList: defineLiveCollection({ loader: brandListLoader }),
  bikeMakers: defineLiveCollection({ loader: bikeMakerLoader }),
  bikeMakerList: defineLiveCollection({ loader: bikeMakerListLoader }),
  bikeModels: defineLiveCollection({ loader: bikeModelLoader }),
  faq: defineLiveCollection({ loader: faqLoader }),
  siteMap: defineLiveCollection({ loader: siteMapLoader }),
  landingPages: defineLiveCollection({ loader: landingPageLoader }),
  landingList: defineLiveCollection({ loader: landingListLoader }),
  topLanding: defineLiveCollection({ loader: topLandingLoader }),
  stylists: defineLiveCollection({ loader: stylistLoader }),
  stylistList: defineLiveCollection({ loader: stylistListLoader }),
  calendar: defineLiveCollection({ loader: calendarLoader }),
  catalogs: defineLiveCollection({ loader: catalogLoader }),
  staticPages: defineLiveCollection({ loader: staticPageLoader }),
}
