/** Where the API is. There is no other one: test and live differ by the key alone. */
export const KOMOJU_API = 'https://komoju.com/api/v1'
