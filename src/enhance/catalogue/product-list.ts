// What a list of products runs besides.
import { enhanceFavourites } from '#src/enhance/member/favourites.ts'
import { enhanceList } from './list-from-query.ts'
import { correctPricesAndStock } from './live-price-and-stock.ts'
import { nameTravellingPicture } from '#src/enhance/page/travelling-picture.ts'

nameTravellingPicture()
for (const list of document.querySelectorAll<HTMLElement>('[data-list]')) enhanceList(list)
void correctPricesAndStock()
enhanceFavourites()
