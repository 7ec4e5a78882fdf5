import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import type { SignInEnd } from '#src/stores/session/sign-in.ts'
import { getWantedPage, takeWantedPage } from '#src/stores/session/wanted-page.ts'

const VERIFY_PATH = '/verify/'

/**
 * Where a login leads: to what is missing, to what the member should mend, else to the wanted page, else home
 * (behaviour 2.9).
 * @param go how to go there: a page whose address works only once does not stay in the history
 */
export function goOn(
  end: Exclude<SignInEnd, { state: 'failed' }>,
  home = '/ec/',
  go: (path: string) => void = goTo,
): void {
  if (end.state !== 'member') return go(toVerifyPage())
  if (end.warnings.includes('password_expired')) {
    setNextFlash({ code: 'session.password_expired' }, 'negative')
    return go('/mypage/password/')
  }
  if (end.warnings.includes('mail_error')) {
    setNextFlash({ code: 'session.mail_error' }, 'negative')
    return go('/mypage/user_info/edit/')
  }
  const wanted = takeWantedPage()
  go(wanted === null || wanted.startsWith(VERIFY_PATH) ? home : wanted)
}

/** The page to verify, with the code if the mail's link was opened before the login. */
function toVerifyPage(): string {
  if (!getWantedPage()?.startsWith(VERIFY_PATH)) return VERIFY_PATH
  return takeWantedPage() ?? VERIFY_PATH
}

/** After an address was proved: a new member is welcomed; one who changed the address goes on. */
export function goOnVerified(end: Exclude<SignInEnd, { state: 'failed' }> & { is_new: boolean }): void {
  if (end.state === 'member' && end.is_new) return goTo('/register/complete/')
  setNextFlash({ code: 'session.email_verified' })
  goOn(end, '/mypage/')
}
