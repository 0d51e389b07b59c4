/** How often a bought ebook may be fetched, and for how long; staff renew both. */
export const downloadsIncluded = 5
export const yearsIncluded = 1
