// What a product's own page runs besides.
import { enhanceFavourites } from '#src/enhance/member/favourites.ts'
import { enhanceBuyBox } from './buy-box.ts'
import { promiseDelivery } from './delivery-promise.ts'
import { correctPricesAndStock } from '#src/enhance/catalogue/live-price-and-stock.ts'
import { enhanceProductExtras } from './product-extras.ts'
import { nameTravellingPicture } from '#src/enhance/page/travelling-picture.ts'

nameTravellingPicture()
const listeners = [...document.querySelectorAll<HTMLFormElement>('form[data-buy-box]')].map(enhanceBuyBox)
void correctPricesAndStock((live) => listeners.forEach((listen) => listen(live)))
for (const place of document.querySelectorAll<HTMLElement>('[data-delivery-promise]'))
  void promiseDelivery(place)
enhanceProductExtras()
enhanceFavourites()
