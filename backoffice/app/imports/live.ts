import type { Answer } from '../api/calls.ts'

type Run = Answer<'GET /imports/runs/:run/'>
type File = Answer<'GET /imports/files/:file/'>

const soon = 1_000
const goingOn: ReadonlySet<Run['state']> = new Set(['waiting', 'running', 'pausing', 'stopping'])

export const isLive = ({ state }: Pick<Run, 'state'>): boolean => goingOn.has(state)
export const runEvery = (run: Run | undefined): number | false => (run && isLive(run) ? soon : false)
export const fileEvery = (file: File | undefined): number | false =>
  file && (file.state === 'waiting' || file.state === 'looking') ? soon : false

export const toneOf = {
  waiting: 'wait',
  running: 'info',
  pausing: 'wait',
  paused: 'wait',
  stopping: 'wait',
  stopped: 'plain',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<Run['state'], string>
