/** The link back to what was chosen, where it is read once more. */
export const changeTexts = { change: '変更する' } as const
