/** The way back to what was chosen, from where it is read once more. */
export const changeTexts = { change: '変更する' } as const
