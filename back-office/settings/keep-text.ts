/** For `parse` of an input within a list: what is emptied stays text. */
export const keepText = (value: unknown): string => (typeof value === 'string' ? value : '')
