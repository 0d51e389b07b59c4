/** What a disk says, by the code of its error. */
const ofDisk: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'there is a file where a folder is needed',
  EEXIST: 'there is a file where a folder is needed',
}

/** What the database says, by its code. */
const ofDatabase: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full. Make room and try again.',
  '25006': 'The database is read-only: a standby, or set so. Name the primary in DATABASE_URL.',
  '55P03': 'Another process holds what is needed in the database, a migration perhaps. Try again when it has ended.',
  '57014': 'The database took longer than it may.',
  '42501': 'The user of DATABASE_URL has too few rights in its database: it has to own it.',
}

const isAway = /^(CONNECTION_|CONNECT_|ECONN|EPIPE|57P0)/

/** What to do about an error of the database that has nothing to do with what it was asked; null for any other. */
export function databaseFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as NodeJS.ErrnoException
  const known = ofDatabase[code ?? '']
  if (known) return known
  return code && isAway.test(code) ? `The database went away meanwhile (${code}). Try again when it is back.` : null
}

/** An error of disk or database as the person reads it who started a command; null where only the whole error tells enough. */
export function faultSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  const disk = ofDisk[code ?? '']
  if (disk)
    return path ? `${path} cannot be written: ${disk}. DATA_DIR names another folder.` : `Nothing can be written: ${disk}.`
  const known = databaseFault(error)
  if (known) return known
  return error.constructor === Error ? error.message : null
}
