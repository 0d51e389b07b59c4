/** What the intake takes; each is said before and after something is sent. */
export const mostBytes = 5 * 1024 * 1024
export const mostRows = 10_000
/** Unpacked size of an archive: a list of ten thousand rows has a fifth of it. */
export const mostUnpacked = 40 * 1024 * 1024
export const mostEntries = 1_000
