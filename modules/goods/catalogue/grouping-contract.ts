/** Whether a list shows a book once for all its editions, or each edition. */
export const groupings = ['works', 'editions'] as const
