import { agreeOnPrices } from './agree-on-prices.ts'
import { beRefused } from './be-refused.ts'
import { buy, buyAsMember, give } from './buy.ts'
import { buyForCompany } from './buy-for-company.ts'
import { edit } from './edit.ts'
import { hire } from './hire.ts'
import { joinAndLeave } from './join.ts'
import { keep } from './keep.ts'
import { lookAround } from './look-around.ts'
import { matchStatement } from './match-statement.ts'
import { moveIn } from './move-in.ts'
import { openShops } from './open-shops.ts'
import { openExampleShop } from './open-example-shop.ts'
import type { Notebook } from './open-notebook.ts'
import { payByInvoice } from './pay-by-invoice.ts'
import { setTerms } from './set-terms.ts'
import { talk } from './talk.ts'

/** Makes every call of the contract at least once, as somebody would who has an errand. */
export async function walkAllCalls(): Promise<Pick<Notebook, 'notes' | 'refusals' | 'answers'>> {
  const shop = await openExampleShop()
  try {
    await openShops(shop)
    await lookAround(shop)
    await joinAndLeave(shop)
    await buy(shop)
    await give(shop)
    const { member, id } = await buyAsMember(shop)
    await keep(shop, member)
    await buyForCompany(shop)
    await talk(shop, member)
    await edit(shop, member, id)
    await matchStatement(shop)
    await agreeOnPrices(shop)
    await payByInvoice(shop)
    await setTerms(shop.staff)
    await hire(shop)
    await moveIn(shop)
    await beRefused(shop)
    return shop
  } finally {
    await shop.close()
  }
}
