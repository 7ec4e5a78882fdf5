/** Whether this browser has a login, good or over: enough to know whether more is worth loading (spec §3 `access_token`). */
export const hasLogin = () => document.cookie.includes('access_token=')
