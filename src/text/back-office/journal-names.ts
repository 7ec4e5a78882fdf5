export const JOURNAL_NAMES = { name: '操作の記録', fields: {} } as const
