import type { ProductSummary } from '#contract/shapes/product.ts'
import { PICTURE_WIDTHS, toPictureUrl } from '#src/rules/page/picture-url.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { fillPriceAndStock } from './fill-price-and-stock.ts'
import { cloneTemplate, fillText, findField } from '#src/enhance/page/find-part.ts'
import { toChoiceLabel } from '#src/rules/product/choice-label.ts'
import { toProductPath } from '#src/rules/page/page-paths.ts'

/** A product as the list's theme shows it. */
export function toItem(list: HTMLElement, product: ProductSummary): HTMLElement {
  const item = cloneTemplate(list, 'card')
  if (!item) throw new Error('No template[data-card-template]')
  const card = item.matches('[data-product]')
    ? item
    : (item.querySelector<HTMLElement>('[data-product]') ?? item)
  fillProductCard(card, product)
  return item
}

/** Fills the theme's empty card with a product (themes/slots.ts ProductCard). */
export function fillProductCard(card: HTMLElement, product: ProductSummary): void {
  card.dataset['product'] = product.key
  for (const link of card.querySelectorAll<HTMLAnchorElement>('a[data-field="link"]')) {
    link.href = toProductPath(product.key)
  }
  fillText(findField(card, 'name'), product.name)
  fillText(findField(card, 'maker'), product.maker?.name)
  fillText(findField(card, 'code'), product.code)
  fillText(findField(card, 'tags'), product.tags.map((tag) => tag.name).join('・') || null)
  fillText(
    findField(card, 'review'),
    product.review_average === null
      ? null
      : `★${product.review_average.toFixed(1)}（${product.review_count}）`,
  )
  // Only cards of food and toys have places for it.
  if ('facts' in card.dataset)
    void import('./fill-goods-facts.ts').then((facts) => facts.fillGoodsFacts(card, product))
  fillPriceAndStock(card, product)
  // Only a theme of rows has one, and it never stands without what it orders.
  const choice = findField(card, 'choice') as HTMLSelectElement | null
  if (choice) fillRowChoice(card, choice, product)
  fillPicture(findField(card, 'picture') as HTMLImageElement | null, product)
}

function fillPicture(image: HTMLImageElement | null, { picture, name }: ProductSummary): void {
  if (!image) return
  if (!picture) {
    image.closest('picture')?.remove()
    return
  }
  const { storage_url } = getSite()
  const srcset = PICTURE_WIDTHS.filter((width) => width <= 640)
    .map((width) => `${toPictureUrl(storage_url, picture, width, 'avif')} ${width}w`)
    .join(', ')
  image.closest('picture')?.querySelector('source')?.setAttribute('srcset', srcset)
  image.src = toPictureUrl(storage_url, picture, 320, 'webp')
  image.alt = picture.alt || name
  const { focus } = picture
  if (focus) image.style.objectPosition = `${focus.x * 100}% ${focus.y * 100}%`
}

/** What can be ordered from a product's row, and the part number shown first. Without variations there is no choice. */
function fillRowChoice(
  card: HTMLElement,
  choice: HTMLSelectElement,
  { variations, single_product_id }: ProductSummary,
): void {
  choice.hidden = !variations
  choice.replaceChildren(
    ...(variations ?? []).map((variation) => {
      const option = new Option(toChoiceLabel(variation), String(variation.id))
      option.disabled = variation.stock_state === 'none'
      option.dataset['code'] = variation.code
      return option
    }),
  )
  const first = variations?.find(({ stock_state }) => stock_state !== 'none')
  if (first) fillText(findField(card, 'code'), first.code)
  if (!variations) choice.append(new Option('', String(single_product_id)))
}
