declare module 'virtual:theme/PageFrame' {
  export { default } from '#themes/simple/frame/PageFrame.astro'
}

declare module 'virtual:theme/Header' {
  export { default } from '#themes/simple/frame/Header.astro'
}

declare module 'virtual:theme/CheckoutHeader' {
  export { default } from '#themes/simple/frame/CheckoutHeader.astro'
}

declare module 'virtual:theme/Footer' {
  export { default } from '#themes/simple/frame/Footer.astro'
}

declare module 'virtual:theme/Breadcrumbs' {
  export { default } from '#themes/simple/frame/Breadcrumbs.astro'
}

declare module 'virtual:theme/PageMessage' {
  export { default } from '#themes/simple/frame/PageMessage.astro'
}

declare module 'virtual:theme/StateNotice' {
  export { default } from '#themes/simple/frame/StateNotice.astro'
}

declare module 'virtual:theme/ConsentBanner' {
  export { default } from '#themes/simple/frame/ConsentBanner.astro'
}

declare module 'virtual:theme/Pagination' {
  export { default } from '#themes/simple/frame/Pagination.astro'
}

declare module 'virtual:theme/StoredPicture' {
  export { default } from '#themes/simple/frame/StoredPicture.astro'
}

declare module 'virtual:theme/HomeView' {
  export { default } from '#themes/simple/home/HomeView.astro'
}

declare module 'virtual:theme/ProductCard' {
  export { default } from '#themes/simple/product/ProductCard.astro'
}

declare module 'virtual:theme/Heart' {
  export { default } from '#themes/simple/product/Heart.astro'
}

declare module 'virtual:theme/ProductListView' {
  export { default } from '#themes/simple/product/ProductListView.astro'
}

declare module 'virtual:theme/ListChildren' {
  export { default } from '#themes/simple/product/ListChildren.astro'
}

declare module 'virtual:theme/ListHead' {
  export { default } from '#themes/simple/product/ListHead.astro'
}

declare module 'virtual:theme/ProductFilters' {
  export { default } from '#themes/simple/product/ProductFilters.astro'
}

declare module 'virtual:theme/ProductView' {
  export { default } from '#themes/simple/product/ProductView.astro'
}

declare module 'virtual:theme/OrderSheetView' {
  export { default } from '#themes/simple/product/OrderSheetView.astro'
}

declare module 'virtual:theme/ProductGallery' {
  export { default } from '#themes/simple/product/ProductGallery.astro'
}

declare module 'virtual:theme/BuyBox' {
  export { default } from '#themes/simple/product/BuyBox.astro'
}

declare module 'virtual:theme/ReviewList' {
  export { default } from '#themes/simple/product/ReviewList.astro'
}

declare module 'virtual:theme/Price' {
  export { default } from '#themes/simple/product/Price.astro'
}

declare module 'virtual:theme/ArticleListView' {
  export { default } from '#themes/simple/content/ArticleListView.astro'
}

declare module 'virtual:theme/ArticleView' {
  export { default } from '#themes/simple/content/ArticleView.astro'
}

declare module 'virtual:theme/BlogListView' {
  export { default } from '#themes/simple/content/BlogListView.astro'
}

declare module 'virtual:theme/BlogView' {
  export { default } from '#themes/simple/content/BlogView.astro'
}

declare module 'virtual:theme/ExternalTransmissionView' {
  export { default } from '#themes/simple/content/ExternalTransmissionView.astro'
}

declare module 'virtual:theme/MakerListView' {
  export { default } from '#themes/simple/catalogue/MakerListView.astro'
}

declare module 'virtual:theme/MakerView' {
  export { default } from '#themes/simple/catalogue/MakerView.astro'
}

declare module 'virtual:theme/BikeListView' {
  export { default } from '#themes/simple/catalogue/BikeListView.astro'
}

declare module 'virtual:theme/BikeMakerView' {
  export { default } from '#themes/simple/catalogue/BikeMakerView.astro'
}

declare module 'virtual:theme/BikeModelView' {
  export { default } from '#themes/simple/catalogue/BikeModelView.astro'
}

declare module 'virtual:theme/BrandListView' {
  export { default } from '#themes/simple/catalogue/BrandListView.astro'
}

declare module 'virtual:theme/FaqView' {
  export { default } from '#themes/simple/content/FaqView.astro'
}

declare module 'virtual:theme/CalendarView' {
  export { default } from '#themes/simple/content/CalendarView.astro'
}

declare module 'virtual:theme/SiteMapView' {
  export { default } from '#themes/simple/content/SiteMapView.astro'
}

declare module 'virtual:theme/LandingView' {
  export { default } from '#themes/simple/content/LandingView.astro'
}

declare module 'virtual:theme/RedirectView' {
  export { default } from '#themes/simple/content/RedirectView.astro'
}

declare module 'virtual:theme/StylistListView' {
  export { default } from '#themes/simple/content/StylistListView.astro'
}

declare module 'virtual:theme/StylistView' {
  export { default } from '#themes/simple/content/StylistView.astro'
}

declare module 'virtual:theme/FlipBookView' {
  export { default } from '#themes/simple/content/FlipBookView.astro'
}

declare module 'virtual:theme/MemberHomeView' {
  export { default } from '#themes/simple/content/MemberHomeView.astro'
}

declare module 'virtual:theme/StaticPageView' {
  export { default } from '#themes/simple/content/StaticPageView.astro'
}

declare module 'virtual:theme/LayoutBlocks' {
  export { default } from '#themes/simple/content/LayoutBlocks.astro'
}

declare module 'virtual:theme/ErrorView' {
  export { default } from '#themes/simple/content/ErrorView.astro'
}

declare module 'virtual:theme/MaintenanceView' {
  export { default } from '#themes/simple/content/MaintenanceView.astro'
}

declare module 'virtual:theme/WaysOn' {
  export { default } from '#themes/simple/content/WaysOn.astro'
}

declare module 'virtual:theme/KeycodeView' {
  export { default } from '#themes/simple/gate/KeycodeView.astro'
}

declare module 'virtual:theme/CartView' {
  export * from '#themes/simple/cart/CartView.tsx'
}

declare module 'virtual:theme/CartDrawer' {
  export { default } from '#themes/simple/cart/CartDrawer.astro'
}

declare module 'virtual:theme/QuickOrderView' {
  export * from '#themes/simple/cart/QuickOrderView.tsx'
}

declare module 'virtual:theme/ShippingAddView' {
  export * from '#themes/simple/cart/ShippingAddView.tsx'
}

declare module 'virtual:theme/ShippingSelectView' {
  export * from '#themes/simple/cart/ShippingSelectView.tsx'
}

declare module 'virtual:theme/RecipientsView' {
  export * from '#themes/simple/cart/RecipientsView.tsx'
}

declare module 'virtual:theme/KeepCartView' {
  export * from '#themes/simple/cart/KeepCartView.tsx'
}

declare module 'virtual:theme/ShippingDetailView' {
  export * from '#themes/simple/cart/ShippingDetailView.tsx'
}

declare module 'virtual:theme/PaymentView' {
  export * from '#themes/simple/cart/PaymentView.tsx'
}

declare module 'virtual:theme/ConfirmView' {
  export * from '#themes/simple/cart/ConfirmView.tsx'
}

declare module 'virtual:theme/CompleteView' {
  export * from '#themes/simple/cart/CompleteView.tsx'
}

declare module 'virtual:theme/LoginView' {
  export * from '#themes/simple/member/LoginView.tsx'
}

declare module 'virtual:theme/RegisterView' {
  export * from '#themes/simple/member/RegisterView.tsx'
}

declare module 'virtual:theme/RegisterCompleteView' {
  export * from '#themes/simple/member/RegisterCompleteView.tsx'
}

declare module 'virtual:theme/SocialLoginView' {
  export * from '#themes/simple/member/SocialLoginView.tsx'
}

declare module 'virtual:theme/LoginSyncView' {
  export * from '#themes/simple/member/LoginSyncView.tsx'
}

declare module 'virtual:theme/VerifyView' {
  export * from '#themes/simple/member/VerifyView.tsx'
}

declare module 'virtual:theme/VerifyEmailView' {
  export * from '#themes/simple/member/VerifyEmailView.tsx'
}

declare module 'virtual:theme/ReminderView' {
  export * from '#themes/simple/member/ReminderView.tsx'
}

declare module 'virtual:theme/ReminderResetView' {
  export * from '#themes/simple/member/ReminderResetView.tsx'
}

declare module 'virtual:theme/UsernameReminderView' {
  export * from '#themes/simple/member/UsernameReminderView.tsx'
}

declare module 'virtual:theme/UsernameConfirmView' {
  export * from '#themes/simple/member/UsernameConfirmView.tsx'
}

declare module 'virtual:theme/UsernameResetView' {
  export * from '#themes/simple/member/UsernameResetView.tsx'
}

declare module 'virtual:theme/UnlockView' {
  export * from '#themes/simple/member/UnlockView.tsx'
}

declare module 'virtual:theme/EmailUndoView' {
  export * from '#themes/simple/member/EmailUndoView.tsx'
}

declare module 'virtual:theme/MypageNav' {
  export { default } from '#themes/simple/mypage/MypageNav.astro'
}

declare module 'virtual:theme/MypageHomeView' {
  export * from '#themes/simple/mypage/MypageHomeView.tsx'
}

declare module 'virtual:theme/LoginHistoryView' {
  export * from '#themes/simple/mypage/LoginHistoryView.tsx'
}

declare module 'virtual:theme/OrderHistoryView' {
  export * from '#themes/simple/mypage/OrderHistoryView.tsx'
}

declare module 'virtual:theme/OrderDetailView' {
  export * from '#themes/simple/mypage/OrderDetailView.tsx'
}

declare module 'virtual:theme/ApprovalListView' {
  export * from '#themes/simple/mypage/ApprovalListView.tsx'
}

declare module 'virtual:theme/ApprovalView' {
  export * from '#themes/simple/mypage/ApprovalView.tsx'
}

declare module 'virtual:theme/CompanyView' {
  export * from '#themes/simple/mypage/CompanyView.tsx'
}

declare module 'virtual:theme/JoinCompanyView' {
  export * from '#themes/simple/mypage/JoinCompanyView.tsx'
}

declare module 'virtual:theme/QuotationListView' {
  export * from '#themes/simple/mypage/QuotationListView.tsx'
}

declare module 'virtual:theme/QuotationDetailView' {
  export * from '#themes/simple/mypage/QuotationDetailView.tsx'
}

declare module 'virtual:theme/ContactView' {
  export * from '#themes/simple/contact/ContactView.tsx'
}

declare module 'virtual:theme/ContactConfirmView' {
  export * from '#themes/simple/contact/ContactConfirmView.tsx'
}

declare module 'virtual:theme/ContactCompleteView' {
  export * from '#themes/simple/contact/ContactCompleteView.tsx'
}

declare module 'virtual:theme/CatalogOrderView' {
  export * from '#themes/simple/contact/CatalogOrderView.tsx'
}

declare module 'virtual:theme/CatalogOrderConfirmView' {
  export * from '#themes/simple/contact/CatalogOrderConfirmView.tsx'
}

declare module 'virtual:theme/CatalogOrderCompleteView' {
  export * from '#themes/simple/contact/CatalogOrderCompleteView.tsx'
}

declare module 'virtual:theme/GuestReceiptView' {
  export * from '#themes/simple/orders/GuestReceiptView.tsx'
}

declare module 'virtual:theme/UserInfoView' {
  export * from '#themes/simple/mypage/UserInfoView.tsx'
}

declare module 'virtual:theme/UserInfoEditView' {
  export * from '#themes/simple/mypage/UserInfoEditView.tsx'
}

declare module 'virtual:theme/PasswordView' {
  export * from '#themes/simple/mypage/PasswordView.tsx'
}

declare module 'virtual:theme/LeaveView' {
  export * from '#themes/simple/mypage/LeaveView.tsx'
}

declare module 'virtual:theme/LogoutView' {
  export * from '#themes/simple/mypage/LogoutView.tsx'
}

declare module 'virtual:theme/AddressListView' {
  export * from '#themes/simple/mypage/AddressListView.tsx'
}

declare module 'virtual:theme/AddressAddView' {
  export * from '#themes/simple/mypage/AddressAddView.tsx'
}

declare module 'virtual:theme/AddressEditView' {
  export * from '#themes/simple/mypage/AddressEditView.tsx'
}

declare module 'virtual:theme/BookmarkView' {
  export * from '#themes/simple/mypage/BookmarkView.tsx'
}

declare module 'virtual:theme/CardListView' {
  export * from '#themes/simple/mypage/CardListView.tsx'
}

declare module 'virtual:theme/CardAddView' {
  export * from '#themes/simple/mypage/CardAddView.tsx'
}

declare module 'virtual:theme/InquiryHistoryView' {
  export * from '#themes/simple/mypage/InquiryHistoryView.tsx'
}

declare module 'virtual:theme/InquiryView' {
  export * from '#themes/simple/mypage/InquiryView.tsx'
}

declare module 'virtual:theme/UserListsView' {
  export * from '#themes/simple/mypage/UserListsView.tsx'
}

declare module 'virtual:theme/UserListView' {
  export * from '#themes/simple/mypage/UserListView.tsx'
}

declare module 'virtual:theme/MeasurementView' {
  export * from '#themes/simple/mypage/MeasurementView.tsx'
}

declare module 'virtual:theme/MeasurementEditView' {
  export * from '#themes/simple/mypage/MeasurementEditView.tsx'
}

declare module 'virtual:theme/MemberBikesView' {
  export * from '#themes/simple/mypage/MemberBikesView.tsx'
}

declare module 'virtual:theme/GiftRecordView' {
  export * from '#themes/simple/mypage/GiftRecordView.tsx'
}

declare module 'virtual:theme/OrderListsView' {
  export * from '#themes/simple/mypage/OrderListsView.tsx'
}

declare module 'virtual:theme/OrderListView' {
  export * from '#themes/simple/mypage/OrderListView.tsx'
}

declare module 'virtual:theme/MemorialListView' {
  export * from '#themes/simple/mypage/MemorialListView.tsx'
}

declare module 'virtual:theme/MemorialAddView' {
  export * from '#themes/simple/mypage/MemorialAddView.tsx'
}

declare module 'virtual:theme/MemorialEditView' {
  export * from '#themes/simple/mypage/MemorialEditView.tsx'
}

declare module 'virtual:theme/MessageCenterView' {
  export * from '#themes/simple/mypage/MessageCenterView.tsx'
}

declare module 'virtual:theme/MessageView' {
  export * from '#themes/simple/mypage/MessageView.tsx'
}

declare module 'virtual:theme/NameEmbroideryView' {
  export * from '#themes/simple/mypage/NameEmbroideryView.tsx'
}

declare module 'virtual:theme/NameEmbroideryEditView' {
  export * from '#themes/simple/mypage/NameEmbroideryEditView.tsx'
}

declare module 'virtual:theme/PointView' {
  export * from '#themes/simple/mypage/PointView.tsx'
}

declare module 'virtual:theme/ProductHistoryView' {
  export * from '#themes/simple/mypage/ProductHistoryView.tsx'
}

declare module 'virtual:theme/ProductRequestHistoryView' {
  export * from '#themes/simple/mypage/ProductRequestHistoryView.tsx'
}

declare module 'virtual:theme/ProductSearchHistoryView' {
  export * from '#themes/simple/mypage/ProductSearchHistoryView.tsx'
}

declare module 'virtual:theme/MemberGreetingView' {
  export * from '#themes/simple/member/MemberGreetingView.tsx'
}

declare module 'virtual:theme/PopupView' {
  export * from '#themes/simple/member/PopupView.tsx'
}

declare module 'virtual:theme/GiftView' {
  export * from '#themes/simple/gift/GiftView.tsx'
}

declare module 'virtual:theme/GiftShippingView' {
  export * from '#themes/simple/gift/GiftShippingView.tsx'
}

declare module 'virtual:theme/GiftDeliveryView' {
  export * from '#themes/simple/gift/GiftDeliveryView.tsx'
}

declare module 'virtual:theme/GiftConfirmView' {
  export * from '#themes/simple/gift/GiftConfirmView.tsx'
}

declare module 'virtual:theme/GiftCompleteView' {
  export * from '#themes/simple/gift/GiftCompleteView.tsx'
}

declare module 'virtual:theme/GiftPicture' {
  export { default } from '#themes/simple/gift/GiftPicture.astro'
}

declare module 'virtual:theme/CouponView' {
  export * from '#themes/simple/member/CouponView.tsx'
}

declare module 'virtual:theme/content.css'

declare module 'virtual:theme/home.css'

declare module 'virtual:theme/articles.css'

declare module 'virtual:theme/blog.css'

declare module 'virtual:theme/index.css'

declare module 'virtual:theme/bike.css'

declare module 'virtual:theme/faq.css'

declare module 'virtual:theme/calendar.css'

declare module 'virtual:theme/sitemap.css'

declare module 'virtual:theme/landing.css'

declare module 'virtual:theme/stylist.css'

declare module 'virtual:theme/flip-book.css'

declare module 'virtual:theme/keycode.css'

declare module 'virtual:theme/product-list.css'

declare module 'virtual:theme/order-sheet.css'

declare module 'virtual:theme/product-page.css'

declare module 'virtual:theme/checkout.css'

declare module 'virtual:theme/recipients.css'

declare module 'virtual:theme/gift.css'

declare module 'virtual:theme/door.css'

declare module 'virtual:theme/mypage.css'

declare module 'virtual:theme/order-list.css'

declare module 'virtual:theme/embroidery.css'
