// What a page with product cards runs besides.
import { correctPricesAndStock } from './live-price-and-stock.ts'

void correctPricesAndStock()
