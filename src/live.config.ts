import { defineLiveCollection } from 'astro:content'
import { frameLoader } from './content-loaders/frame-loader.ts'
import { homeLoader } from './content-loaders/home-loader.ts'
import { newsListLoader, newsLoader } from './content-loaders/news-loader.ts'
import { productListLoader } from './content-loaders/product-list-loader.ts'
import { productLoader } from './content-loaders/product-loader.ts'
import { staticPageLoader } from './content-loaders/static-page-loader.ts'

export const collections = {
  frame: defineLiveCollection({ loader: frameLoader }),
  home: defineLiveCollection({ loader: homeLoader }),
  products: defineLiveCollection({ loader: productLoader }),
  productLists: defineLiveCollection({ loader: productListLoader }),
  news: defineLiveCollection({ loader: newsLoader }),
  newsLists: defineLiveCollection({ loader: newsListLoader }),
  staticPages: defineLiveCollection({ loader: staticPageLoader }),
}
