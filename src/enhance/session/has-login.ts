/** Whether this browser has a login, valid or expired: enough to know whether more should be loaded (behaviour 4.14). */
export const hasLogin = () => document.cookie.includes('access_token=')
