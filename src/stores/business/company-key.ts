/** Where this browser remembers whether the member buys for a company. */
export const OWN_COMPANY = 'noren.own_company'
