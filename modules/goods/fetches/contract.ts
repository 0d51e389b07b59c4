/** Words of fetched files that the duty, the calls and the screens share. */
export const sourceKinds = ['folder', 'sftp'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** What becomes of a file by itself: tried, for somebody to decide; or brought in. */
export const bringings = ['trial', 'run'] as const
export type Bringing = (typeof bringings)[number]

/**
 * Seen, and perhaps still being written; taken, and on its way into the catalogue; begun; tried, and up to somebody; done; failed;
 * left out by somebody.
 */
export const fetchedStates = ['seen', 'taken', 'begun', 'tried', 'done', 'failed', 'left'] as const
export type FetchedState = (typeof fetchedStates)[number]
