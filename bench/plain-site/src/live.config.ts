import { defineLiveCollection } from 'astro:content'
import { frameLoader } from '#src/content-loaders/frame-loader.ts'
import { layoutLoader } from '#src/content-loaders/layout-loader.ts'
import { homeLoader } from '#src/content-loaders/home-loader.ts'
import { newsListLoader, newsLoader } from '#src/content-loaders/article-loader.ts'
import { productListLoader } from '#src/content-loaders/product-list-loader.ts'
import { productLoader } from '#src/content-loaders/product-loader.ts'
import { staticPageLoader } from '#src/content-loaders/static-page-loader.ts'

export const collections = {
  frame: defineLiveCollection({ loader: frameLoader }),
  layouts: defineLiveCollection({ loader: layoutLoader }),
  home: defineLiveCollection({ loader: homeLoader }),
  products: defineLiveCollection({ loader: productLoader }),
  productLists: defineLiveCollection({ loader: productListLoader }),
  news: defineLiveCollection({ loader: newsLoader }),
  newsLists: defineLiveCollection({ loader: newsListLoader }),
  staticPages: defineLiveCollection({ loader: staticPageLoader }),
}
