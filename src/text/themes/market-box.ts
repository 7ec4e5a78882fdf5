/** What is written on the box a cart of the theme ichiba is packed in; apart, since browsers fetch it. */
export const boxText = { box: '箱の中' } as const
