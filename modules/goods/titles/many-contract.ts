/** As many titles as one act on many takes. */
export const mostTitlesAtOnce = 200
