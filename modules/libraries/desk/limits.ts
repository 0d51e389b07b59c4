/** The most copies of a title in a line of a list. */
export const mostCopies = 9_999
/** Lines of one list: a town's yearly order fits; more is two lists. */
export const mostLines = 5_000
/** Lists that somebody works on at a time. */
export const mostOpenLists = 100
export const linesPerPage = 100
export const listsPerPage = 20
