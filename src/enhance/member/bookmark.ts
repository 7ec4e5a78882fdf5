import { addBookmark } from '#src/stores/member/bookmarks.ts'
import { tellFailure, showToast } from '#src/stores/page/toasts.ts'
import { askToSignIn } from '#src/enhance/session/ask-to-sign-in.ts'
import { showToasts } from '#src/enhance/page/toasts.ts'

/** Bookmarks the product of the page (KeepProduct.astro). */
export async function bookmarkProduct(product_id: number): Promise<void> {
  showToasts()
  if ((await askToSignIn()) !== 'member') return
  const failure = await addBookmark(product_id)
  if (failure) tellFailure(failure)
  else showToast({ code: 'bookmark.added' })
}
