import * as z from 'zod/mini'
import { text } from './input.ts'

/** What a header and a footer have room for. */
export const MENU_LIMITS = { header_links: 6, columns: 4, column_links: 10, address: 500 }

const MenuLinkSchema = z.object({
  label: text(30),
  /** A path of the shop, or an address that begins with `https://` (`toMenuAddress`). */
  url: text(MENU_LIMITS.address),
})
export type MenuLink = z.infer<typeof MenuLinkSchema>

/** Links of the shop's own in header and footer, in their order. The shop's guides are there besides and stay. */
export const MenusSchema = z.object({
  header: z.array(MenuLinkSchema).check(z.maxLength(MENU_LIMITS.header_links)),
  footer: z
    .array(
      z.object({
        title: text(30),
        links: z.array(MenuLinkSchema).check(z.maxLength(MENU_LIMITS.column_links)),
      }),
    )
    .check(z.maxLength(MENU_LIMITS.columns)),
})
export type Menus = z.infer<typeof MenusSchema>

/** A page of the shop that a link may lead to. */
export const MenuPageSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** What kind of page it is, in words. */
  kind: z.string(),
})
export type MenuPage = z.infer<typeof MenuPageSchema>
