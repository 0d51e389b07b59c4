import type { ImportReport } from './load.ts'

/** How `npm run import` ends, for whoever runs it by clock. */
export const exits = {
  /** Everything was taken, or had been before. */
  whole: 0,
  /** A file could not be read to its end or held nothing that could be taken, or the import itself stopped. */
  stopped: 1,
  /** Something of a file was refused; the rest was taken. */
  partly: 2,
} as const
type Exit = (typeof exits)[keyof typeof exits]

export function exitOf({ brokenOff, read, refused }: Pick<ImportReport, 'brokenOff' | 'read' | 'refused'>): Exit {
  if (brokenOff !== null || read === refused) return exits.stopped
  return refused > 0 ? exits.partly : exits.whole
}

/** Of several files: a file that could not be read weighs more than a row that was refused. */
export const worstExit = (reports: readonly ImportReport[]): Exit => {
  const all = reports.map(exitOf)
  return all.includes(exits.stopped) ? exits.stopped : all.includes(exits.partly) ? exits.partly : exits.whole
}
