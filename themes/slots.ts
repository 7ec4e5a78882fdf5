/**
 * What may be redecorated: the second public surface after `contract/`.
 * A value is the slot's file inside a theme; `themes/simple` has every one, and its component is the slot's type.
 * A slot is imported as `virtual:theme/<Name>` and found in the site's folder, else the theme's, else simple's.
 */
export const slots = {
  /** The whole document below `<body>`: the last resort. Slots inside: header, default, footer. */
  PageFrame: 'frame/PageFrame.astro',
  /** Logo, search, category navigation, cart count. Must keep `data-cart-count` and a search form. */
  Header: 'frame/Header.astro',
  /** Quiet head of checkout pages: logo and the way back. */
  CheckoutHeader: 'frame/CheckoutHeader.astro',
  /** Company, guides, legal links. */
  Footer: 'frame/Footer.astro',
  /** Where am I: from the top to this page. */
  Breadcrumbs: 'frame/Breadcrumbs.astro',
  /** An editor's per-page message (spec §2); must keep `data-message` and its button. */
  PageMessage: 'frame/PageMessage.astro',
  /** Numbered pages of a list; the script of lists re-uses its links. */
  Pagination: 'frame/Pagination.astro',
  /** A stored picture in the sizes its place needs. */
  StoredPicture: 'frame/StoredPicture.astro',

  /** What the shop's front page shows, and in which order. */
  HomeView: 'home/HomeView.astro',

  /** One product in a list. Marks its parts with `data-field`, so that scripts can fill and correct it. */
  ProductCard: 'product/ProductCard.astro',
  /** Filters, sort, cards and paging of a list. */
  ProductListView: 'product/ProductListView.astro',
  /** The filter form of a list. */
  ProductFilters: 'product/ProductFilters.astro',
  /** The product page: gallery, buy box, description, specs, reviews, related. */
  ProductView: 'product/ProductView.astro',
  /** Pictures of a product, before any script. */
  ProductGallery: 'product/ProductGallery.astro',
  /** Price, variations, quantity and the button: a plain form that works before hydration. */
  BuyBox: 'product/BuyBox.astro',
  /** Reviews with the mean on top. */
  ReviewList: 'product/ReviewList.astro',
  /** A price with its tax note; sale price first, list price struck through. */
  Price: 'product/Price.astro',

  /** List of news or articles. */
  ArticleListView: 'content/ArticleListView.astro',
  /** One piece of news or an article. */
  ArticleView: 'content/ArticleView.astro',
  /** A static page: title and rich text. */
  StaticPageView: 'content/StaticPageView.astro',
  /** Not found, error and maintenance: title, sentence, way back. */
  ErrorView: 'content/ErrorView.astro',

  /** The cart. */
  CartView: 'cart/CartView.tsx',
  /** Checkout step: who orders and where it goes. */
  ShippingAddView: 'cart/ShippingAddView.tsx',
  /** Checkout step: which of the known addresses, one or several. */
  ShippingSelectView: 'cart/ShippingSelectView.tsx',
  /** Checkout step: day, time slot and wrapping of each parcel. */
  ShippingDetailView: 'cart/ShippingDetailView.tsx',
  /** Checkout step: how to pay. */
  PaymentView: 'cart/PaymentView.tsx',
  /** Checkout step: the lawful confirm screen. Must render every part of the legal summary. */
  ConfirmView: 'cart/ConfirmView.tsx',
  /** After the order. */
  CompleteView: 'cart/CompleteView.tsx',
} as const

export type Slot = keyof typeof slots

/**
 * Style sheets, and the file of a theme that adds to each. Only `content.css` is on every page: what only one kind
 * of page shows is styled in that kind's sheet, or every page pays for it.
 */
export const styleSheets = {
  'content.css': 'skin.css',
  'home.css': 'skin-home.css',
  'product-list.css': 'skin-product-list.css',
  'product-page.css': 'skin-product-page.css',
  'checkout.css': 'skin-checkout.css',
} as const

export type StyleSheet = keyof typeof styleSheets

export function isStyleSheet(name: string): name is StyleSheet {
  return name in styleSheets
}
