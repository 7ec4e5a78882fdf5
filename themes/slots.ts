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
  /** Quiet header of checkout pages: logo and a link back. */
  CheckoutHeader: 'frame/CheckoutHeader.astro',
  /** Company, guides, legal links. */
  Footer: 'frame/Footer.astro',
  /** Breadcrumbs: from the top to this page. */
  Breadcrumbs: 'frame/Breadcrumbs.astro',
  /** An editor's per-page message (behaviour 2.3); must keep `data-message` and its button. */
  PageMessage: 'frame/PageMessage.astro',
  /** Says on every page of a shop that is not open yet, or is closed for good, how it stands. */
  StateNotice: 'frame/StateNotice.astro',
  /** Asks whether events may be sent, where the shop asks; must keep `[data-consent-banner]` and both its answers. */
  ConsentBanner: 'frame/ConsentBanner.astro',
  /** Numbered pages of a list; the script of lists re-uses its links. */
  Pagination: 'frame/Pagination.astro',
  /** A stored picture in the sizes its place needs. */
  StoredPicture: 'frame/StoredPicture.astro',

  /** What the shop's front page shows, and in which order. */
  HomeView: 'home/HomeView.astro',

  /** One product in a list. Marks its parts with `data-field`, so that scripts can fill and correct it. */
  ProductCard: 'product/ProductCard.astro',
  /** The heart of a product, of which scripts give every card one. Must keep its hooks. */
  Heart: 'product/Heart.astro',
  /** Filters, sort, cards and paging of a list. */
  ProductListView: 'product/ProductListView.astro',
  /** The shelves below a list's own. */
  ListChildren: 'product/ListChildren.astro',
  /** Headings of a list's columns, over its rows; nothing where products are cards. */
  ListHead: 'product/ListHead.astro',
  /** The filter form of a list. */
  ProductFilters: 'product/ProductFilters.astro',
  /** The product page: gallery, buy box, description, specs, reviews, related. */
  ProductView: 'product/ProductView.astro',
  /** Every variation of a product on one sheet, filled by script; must keep the parts of `[data-order-sheet]`. */
  OrderSheetView: 'product/OrderSheetView.astro',
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
  /** The blog: cards with pictures and days. */
  BlogListView: 'content/BlogListView.astro',
  /** One blog article with the products it speaks of and its neighbours. */
  BlogView: 'content/BlogView.astro',
  /** Which data this shop sends to whom, as the law requires (外部送信規律): every destination with all its facts. */
  ExternalTransmissionView: 'content/ExternalTransmissionView.astro',
  /** Every maker by kana; must keep the parts of `[data-filter]`. */
  MakerListView: 'catalogue/MakerListView.astro',
  /** One maker: its story, its brands, some of its products. */
  MakerView: 'catalogue/MakerView.astro',
  /** Where a visitor chooses a bike; must keep the parts of `[data-my-bikes]` and `form[data-bike-search]`. */
  BikeListView: 'catalogue/BikeListView.astro',
  /** The models of a maker of bikes. */
  BikeMakerView: 'catalogue/BikeMakerView.astro',
  /** One model of a bike with what is made for it; must keep `[data-choose-bike]`. */
  BikeModelView: 'catalogue/BikeModelView.astro',
  /** Every brand by kana; must keep the parts of `[data-filter]`. */
  BrandListView: 'catalogue/BrandListView.astro',
  /** Questions and answers by category; must keep the parts of `[data-filter]` and the ids of the questions. */
  FaqView: 'content/FaqView.astro',
  /** Which days the shop works; must keep `data-month` and `data-day`. */
  CalendarView: 'content/CalendarView.astro',
  /** The shop at a glance, for people: shelves, guides, what is new. */
  SiteMapView: 'content/SiteMapView.astro',
  /** A landing page: head, text, coupons, the products it speaks of. Must keep `[data-take-coupon]`. */
  LandingView: 'content/LandingView.astro',
  /** A page that moved, for browsers that do not follow by themselves. */
  RedirectView: 'content/RedirectView.astro',
  /** The shop's stylists. */
  StylistListView: 'content/StylistListView.astro',
  /** One stylist: profile, outfits and what is worn in them. */
  StylistView: 'content/StylistView.astro',
  /** Catalogues to leaf through; must keep the parts of `[data-flip-book]` and read as a list without script. */
  FlipBookView: 'content/FlipBookView.astro',
  /** The home of members, without any member's data in it. */
  MemberHomeView: 'content/MemberHomeView.astro',
  /** A static page: title, contents and rich text. */
  StaticPageView: 'content/StaticPageView.astro',
  /** What an editor placed above, below or beside a page: texts, banners, shelves of products, news. */
  LayoutBlocks: 'content/LayoutBlocks.astro',
  /** Not found and errors: title, sentence, way back. */
  ErrorView: 'content/ErrorView.astro',
  /** Closed for maintenance. Must keep `[data-maintenance]` and its parts, which say what the API says. */
  MaintenanceView: 'content/MaintenanceView.astro',
  /** Below «not found»: search, categories, popular goods, who to ask. */
  WaysOn: 'content/WaysOn.astro',

  /** The door of a closed shop: asks for the keycode. Must keep the parts of `[data-keycode-form]`. */
  KeycodeView: 'gate/KeycodeView.astro',

  /** The cart. */
  CartView: 'cart/CartView.tsx',
  /** The cart beside the page something was added on (CART.POPUP_COMPONENT). Must keep the parts of its template. */
  CartDrawer: 'cart/CartDrawer.astro',
  /** Ordering by part number, over the cart of a shop that switches it on (PLUGIN.QUICK_ORDER.IS_USE). */
  QuickOrderView: 'cart/QuickOrderView.tsx',
  /** Checkout step: who orders and where it goes. */
  ShippingAddView: 'cart/ShippingAddView.tsx',
  /** Checkout step: which of the known addresses, one or several. */
  ShippingSelectView: 'cart/ShippingSelectView.tsx',
  /** Checkout step: everybody one order goes to, drawn up as a list. */
  RecipientsView: 'cart/RecipientsView.tsx',
  /** The cart as a list that is ordered again. Stands below the cart, shown while something is in it. */
  KeepCartView: 'cart/KeepCartView.tsx',
  /** Checkout step: day, time slot and wrapping of each parcel. */
  ShippingDetailView: 'cart/ShippingDetailView.tsx',
  /** Checkout step: how to pay. */
  PaymentView: 'cart/PaymentView.tsx',
  /** Checkout step: the confirm screen required by law. Must render every part of the legal summary. */
  ConfirmView: 'cart/ConfirmView.tsx',
  /** After the order. */
  CompleteView: 'cart/CompleteView.tsx',

  /** Logging in: the form, and the ways for those without an account. */
  LoginView: 'member/LoginView.tsx',
  /** Becoming a member: the form, with what is to be read before. */
  RegisterView: 'member/RegisterView.tsx',
  /** Welcome, and where to go on. */
  RegisterCompleteView: 'member/RegisterCompleteView.tsx',
  /** Where a provider of logins sends the browser back to. Must say why a login failed, and how to go on. */
  SocialLoginView: 'member/SocialLoginView.tsx',
  /** Logging in with the account of a sister shop. */
  LoginSyncView: 'member/LoginSyncView.tsx',
  /** What a login or a registration still lacks. Must keep both forms and show the code where it is told. */
  VerifyView: 'member/VerifyView.tsx',
  /** Where the link of the mail with the code leads. */
  VerifyEmailView: 'member/VerifyEmailView.tsx',
  /** Forgot the password. What it says after sending must not tell whether there is such a member. */
  ReminderView: 'member/ReminderView.tsx',
  /** A new password, by the link of the mail. */
  ReminderResetView: 'member/ReminderResetView.tsx',
  /** Forgot the login name; the same goes for it. */
  UsernameReminderView: 'member/UsernameReminderView.tsx',
  /** The login name, by the link of the mail. */
  UsernameConfirmView: 'member/UsernameConfirmView.tsx',
  /** Another login name, by the link of the mail. */
  UsernameResetView: 'member/UsernameResetView.tsx',
  /** An account opens again, by the link of the mail. */
  UnlockView: 'member/UnlockView.tsx',
  /** A new e-mail address is taken back, by the link mailed to the old one. It must ask before doing it. */
  EmailUndoView: 'member/EmailUndoView.tsx',
  /** Menu of the members' area. */
  MypageNav: 'mypage/MypageNav.astro',
  /** Members' area: its front page. */
  MypageHomeView: 'mypage/MypageHomeView.tsx',
  /** Members' area: when and from where the account was used. */
  LoginHistoryView: 'mypage/LoginHistoryView.tsx',
  /** Members' area: own orders, narrowed by word, state and period. */
  OrderHistoryView: 'mypage/OrderHistoryView.tsx',
  /** Members' area: one order with its papers, its note and what can still be done. */
  OrderDetailView: 'mypage/OrderDetailView.tsx',
  /** Members' area: requests for approval, what waits first. */
  ApprovalListView: 'mypage/ApprovalListView.tsx',
  /** Members' area: one request with all that is to be ordered, to be approved or returned. */
  ApprovalView: 'mypage/ApprovalView.tsx',
  /** Members' area: the company one buys for, its buyers and their limits. */
  CompanyView: 'mypage/CompanyView.tsx',
  /** An invitation to buy for a company. */
  JoinCompanyView: 'mypage/JoinCompanyView.tsx',
  /** Members' area: own quotations, the newest first. */
  QuotationListView: 'mypage/QuotationListView.tsx',
  /** Members' area: one quotation as the confirm screen required by law, ordered by one press. */
  QuotationDetailView: 'mypage/QuotationDetailView.tsx',
  /** Asking the shop something. */
  ContactView: 'contact/ContactView.tsx',
  /** An inquiry before it is sent. */
  ContactConfirmView: 'contact/ContactConfirmView.tsx',
  /** After an inquiry was sent. */
  ContactCompleteView: 'contact/ContactCompleteView.tsx',
  /** Ordering printed catalogues. */
  CatalogOrderView: 'contact/CatalogOrderView.tsx',
  /** An order of catalogues before it is sent. */
  CatalogOrderConfirmView: 'contact/CatalogOrderConfirmView.tsx',
  /** After catalogues were ordered. */
  CatalogOrderCompleteView: 'contact/CatalogOrderCompleteView.tsx',
  /** Papers of one order for whoever has its mail. */
  GuestReceiptView: 'orders/GuestReceiptView.tsx',
  /** Members' area: what the shop knows of the member. */
  UserInfoView: 'mypage/UserInfoView.tsx',
  /** Members' area: changing it. */
  UserInfoEditView: 'mypage/UserInfoEditView.tsx',
  /** Members' area: another password. */
  PasswordView: 'mypage/PasswordView.tsx',
  /** Members' area: leaving the shop. Must say what is lost, and keep the editors' second message. */
  LeaveView: 'mypage/LeaveView.tsx',
  /** Members' area: logging out. */
  LogoutView: 'mypage/LogoutView.tsx',
  /** Members' area: the address book, with its file in and out. Must keep both and every choice of an entry. */
  AddressListView: 'mypage/AddressListView.tsx',
  /** Members' area: a new address. */
  AddressAddView: 'mypage/AddressAddView.tsx',
  /** Members' area: an address to change. */
  AddressEditView: 'mypage/AddressEditView.tsx',
  /** Members' area: bookmarked products. */
  BookmarkView: 'mypage/BookmarkView.tsx',
  /** Members' area: cards kept. */
  CardListView: 'mypage/CardListView.tsx',
  /** Members' area: a card to keep; its fields go to the card provider only. */
  CardAddView: 'mypage/CardAddView.tsx',
  /** Members' area: own inquiries. */
  InquiryHistoryView: 'mypage/InquiryHistoryView.tsx',
  /** Members' area: one inquiry with the whole talk and the reply. */
  InquiryView: 'mypage/InquiryView.tsx',
  /** Members' area: lists of favourites. */
  UserListsView: 'mypage/UserListsView.tsx',
  /** Members' area: one list of favourites. */
  UserListView: 'mypage/UserListView.tsx',
  /** Members' area: measurements over time. The table must stay: the line is for the eye only. */
  MeasurementView: 'mypage/MeasurementView.tsx',
  /** Members' area: a new measurement. */
  MeasurementEditView: 'mypage/MeasurementEditView.tsx',
  /** Members' area: the member's bikes, which one is chosen, and where its goods are. */
  MemberBikesView: 'mypage/MemberBikesView.tsx',
  /** Members' area: whom the member gave something in the seasons of giving, and giving it again. */
  GiftRecordView: 'mypage/GiftRecordView.tsx',
  /** Members' area: lists of what is ordered again and again. Those that are due stand first, each with its one press. */
  OrderListsView: 'mypage/OrderListsView.tsx',
  /** Members' area: one such list. Its table must stay one: quantities are typed from row to row. */
  OrderListView: 'mypage/OrderListView.tsx',
  /** Members' area: days to remember, and the file for one's calendar. */
  MemorialListView: 'mypage/MemorialListView.tsx',
  /** Members' area: a new day to remember. */
  MemorialAddView: 'mypage/MemorialAddView.tsx',
  /** Members' area: a day to remember, to change. */
  MemorialEditView: 'mypage/MemorialEditView.tsx',
  /** Members' area: messages of the shop, the unread ones marked. */
  MessageCenterView: 'mypage/MessageCenterView.tsx',
  /** Members' area: one message of the shop. */
  MessageView: 'mypage/MessageView.tsx',
  /** Members' area: the name to be sewn on clothes. */
  NameEmbroideryView: 'mypage/NameEmbroideryView.tsx',
  /** Members' area: that name, to write and to choose, with its look. */
  NameEmbroideryEditView: 'mypage/NameEmbroideryEditView.tsx',
  /** Members' area: points, what expires next, and how they came and went. */
  PointView: 'mypage/PointView.tsx',
  /** Members' area: products looked at. */
  ProductHistoryView: 'mypage/ProductHistoryView.tsx',
  /** Members' area: products to be told about when they are back. */
  ProductRequestHistoryView: 'mypage/ProductRequestHistoryView.tsx',
  /** Members' area: own searches, to be repeated. */
  ProductSearchHistoryView: 'mypage/ProductSearchHistoryView.tsx',
  /** Home of members: greeting, points, links used most and recently viewed products. Stands in MemberHomeView. */
  MemberGreetingView: 'member/MemberGreetingView.tsx',
  /** What the shop wants members to see now, also for those who closed it. */
  PopupView: 'member/PopupView.tsx',
  /** Social gift: what came, from whom, and until when it can be taken. `children` is the picture. No price anywhere. */
  GiftView: 'gift/GiftView.tsx',
  /** Social gift: where its recipient wants it. */
  GiftShippingView: 'gift/GiftShippingView.tsx',
  /** Social gift: day and time slot. */
  GiftDeliveryView: 'gift/GiftDeliveryView.tsx',
  /** Social gift: everything once more, and the button that takes it. */
  GiftConfirmView: 'gift/GiftConfirmView.tsx',
  /** Social gift: what was agreed. `children` is the picture. */
  GiftCompleteView: 'gift/GiftCompleteView.tsx',
  /** The gift as a thing, wrapped; silent. */
  GiftPicture: 'gift/GiftPicture.astro',
  /** Coupons anybody can take, with their conditions. */
  CouponView: 'member/CouponView.tsx',
} as const

export type Slot = keyof typeof slots

/**
 * Style sheets, and the file of a theme that adds to each. Only `content.css` is on every page. Styles of one kind of
 * page belong in that kind's sheet, or every page pays for them.
 */
export const styleSheets = {
  'content.css': 'skin.css',
  'home.css': 'skin-home.css',
  'articles.css': 'skin-articles.css',
  'blog.css': 'skin-blog.css',
  'index.css': 'skin-index.css',
  'bike.css': 'skin-bike.css',
  'faq.css': 'skin-faq.css',
  'calendar.css': 'skin-calendar.css',
  'sitemap.css': 'skin-sitemap.css',
  'landing.css': 'skin-landing.css',
  'stylist.css': 'skin-stylist.css',
  'flip-book.css': 'skin-flip-book.css',
  'keycode.css': 'skin-keycode.css',
  'product-list.css': 'skin-product-list.css',
  'order-sheet.css': 'skin-order-sheet.css',
  'product-page.css': 'skin-product-page.css',
  'checkout.css': 'skin-checkout.css',
  'recipients.css': 'skin-recipients.css',
  'gift.css': 'skin-gift.css',
  'door.css': 'skin-door.css',
  'mypage.css': 'skin-mypage.css',
  'order-list.css': 'skin-order-list.css',
  'embroidery.css': 'skin-embroidery.css',
} as const

export type StyleSheet = keyof typeof styleSheets

export function isStyleSheet(name: string): name is StyleSheet {
  return name in styleSheets
}
