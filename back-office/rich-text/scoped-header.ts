import { TableHeader } from '@tiptap/extension-table'

/** A heading of a table that keeps what it is the heading of, as the tables of the first pages say it to screen readers. */
export const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      scope: {
        default: null,
        renderHTML: ({ scope }) => (scope ? { scope: String(scope) } : {}),
      },
    }
  },
})
