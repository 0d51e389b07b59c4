import type { RefusalCode } from '#kernel/errors.ts'
import { type RunKind, type RunState, undoHours } from './contract.ts'

export type RunAct = 'pause' | 'resume' | 'stop' | 'retry' | 'undo'

/** From which state an act leads where. */
export const moves = {
  pause: { waiting: 'paused', running: 'pausing' },
  resume: { paused: 'waiting', failed: 'waiting', pausing: 'running' },
  stop: { waiting: 'stopped', paused: 'stopped', running: 'stopping', pausing: 'stopping', failed: 'stopped' },
} as const satisfies Record<string, Partial<Record<RunState, RunState>>>
export type Move = keyof typeof moves

/** States in which nothing more happens by itself. */
export const ended: ReadonlySet<RunState> = new Set<RunState>(['done', 'stopped'])

export const moved = (act: Move, state: RunState): RunState | null =>
  (moves[act] as Partial<Record<RunState, RunState>>)[state] ?? null

interface Acted {
  kind: RunKind
  state: RunState
  finished_at: Date | null
  /** It is being taken back, or was. */
  undone: boolean
  corrected: number
  /** Its file lies there still. */
  has_file: boolean
}

const hour = 3_600_000

const whyNoRetry = ({ kind, state, corrected }: Acted): RefusalCode | null => {
  if (kind === 'trial' || kind === 'undo') return 'imports.nothing_written'
  if (!ended.has(state)) return 'imports.under_way'
  return corrected === 0 ? 'imports.nothing_corrected' : null
}

function whyNoUndo({ kind, state, finished_at, undone }: Acted, now: Date): RefusalCode | null {
  if (kind === 'trial' || kind === 'undo') return 'imports.nothing_written'
  if (undone) return 'imports.undone_already'
  if (!ended.has(state)) return 'imports.under_way'
  return finished_at !== null && now.getTime() - finished_at.getTime() > undoHours * hour ? 'imports.too_late' : null
}

/** What may be done with a run now: null, or why not. */
export const actsOf = (run: Acted, now: Date): Record<RunAct, RefusalCode | null> => {
  const move = (act: Move) => (moved(act, run.state) === null ? ('imports.not_now' as const) : null)
  return {
    pause: move('pause'),
    resume: move('resume') ?? (run.has_file || run.kind === 'undo' || run.kind === 'retry' ? null : 'imports.file_gone'),
    stop: move('stop'),
    retry: whyNoRetry(run),
    undo: whyNoUndo(run, now),
  }
}
