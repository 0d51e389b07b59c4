/** Words of imports that the importer, the calls and the screens share. */

/** What a column of a table may hold. */
export const tableFields = [
  'ean',
  'title',
  'subtitle',
  'authors',
  'publisher',
  'series',
  'series_number',
  'language',
  'format',
  'published_on',
  'year',
  'pages',
  'weight_grams',
  'price',
  'currency',
  'availability',
  'description',
  'subjects',
] as const
export type TableField = (typeof tableFields)[number]

export const fileKinds = ['onix', 'table', 'workbook'] as const
export type FileKind = (typeof fileKinds)[number]

export const fileStates = ['arriving', 'waiting', 'looking', 'ready', 'unfit'] as const
export type FileState = (typeof fileStates)[number]

/** A trial writes nothing; a retry takes corrected rows of a run; an undo takes a run back. */
export const runKinds = ['trial', 'run', 'retry', 'undo'] as const
export type RunKind = (typeof runKinds)[number]

export const runStates = ['waiting', 'running', 'pausing', 'paused', 'stopping', 'stopped', 'done', 'failed'] as const
export type RunState = (typeof runStates)[number]

/** The largest file, the largest piece of it that one call takes, and how long it is kept. */
export const mostFileBytes = 1024 ** 3
export const mostPieceBytes = 8 * 1024 ** 2
export const keptDays = 30
/** How long a run can be taken back. */
export const undoHours = 24
