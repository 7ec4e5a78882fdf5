import { companyTexts } from '#src/text/business/company.ts'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { ask, makeChange, type Told } from '#src/stores/calls/ask.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { setNextFlash } from '#src/stores/page/flash.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { setStored } from '#src/stores/page/storage.ts'
import { signOut } from '#src/stores/session/sign-in.ts'
import { rememberWantedPage } from '#src/stores/session/wanted-page.ts'
import { OWN_COMPANY } from './company-key.ts'

/** To which company an invitation leads, and the address it was sent to. */
export interface Invitation {
  account_name: string
  email: string
}

/** Whose invitation the token of a mail is. */
export function checkInvitation(token: string): Promise<Told<Invitation>> {
  return ask(loadApi, (api) => api.call('POST /v1/business-invitations/check', { body: { token } }))
}

/** Takes the invitation up and goes to the company. @returns why not, else null */
export async function joinCompany(token: string): Promise<CallFailure | null> {
  const failure = await makeChange(async (api) => {
    await api.call('POST /v1/me/business-account/join', { body: { token } })
  })
  if (failure) return failure
  // This browser remembers that the member bought for nobody.
  setStored('local', OWN_COMPANY, null)
  setNextFlash({ code: 'business.joined', sentence: companyTexts.joined })
  goTo('/mypage/company/')
  return null
}

/** Goes to the login or the registration, from where the invitation is opened again. */
export function leaveToBecomeMember(path: '/login/' | '/register/'): void {
  rememberWantedPage()
  goTo(path)
}

/** Ends the login of somebody else, and asks for the one who was invited. */
export async function changeMember(): Promise<void> {
  await signOut()
  leaveToBecomeMember('/login/')
}
