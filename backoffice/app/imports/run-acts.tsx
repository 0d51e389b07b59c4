import { useNavigate } from 'react-router'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useWords } from '../words/dictionary.ts'
import { isLive } from './live.ts'
import type { Run } from './run.tsx'
import { importWords } from './words.ts'

const touched = ['GET /imports/']

/** What may be done with a run now, and why not. */
export function RunActs({ run }: { run: Run }) {
  const words = useWords(importWords)
  const navigate = useNavigate()
  const mayUndo = useMay('import.undo')
  const pause = useAct('POST /imports/runs/:run/pause/', touched)
  const resume = useAct('POST /imports/runs/:run/resume/', touched)
  const stop = useAct('POST /imports/runs/:run/stop/', touched)
  const undo = useAct('POST /imports/runs/:run/undo/', touched)
  const go = useAct('POST /imports/files/:file/run/', touched)
  const given = { params: { run: run.id } }
  const begun = { onSuccess: ({ id }: { id: number }) => void navigate(`/imports/${id}`) }
  const why = (act: keyof Run['acts']) => (run.acts[act] ? (words.why[run.acts[act]] ?? run.acts[act]) : null)
  const refusal = pause.error ?? resume.error ?? stop.error ?? undo.error ?? go.error
  return (
    <>
      {run.acts.pause === null && (
        <ActButton busy={pause.isPending} onAct={() => pause.mutate(given)}>
          {words.run.pause}
        </ActButton>
      )}
      {(run.state === 'paused' || run.state === 'failed') && (
        <ActButton kind="main" whyNot={why('resume')} busy={resume.isPending} onAct={() => resume.mutate(given)}>
          {words.run.resume}
        </ActButton>
      )}
      {run.acts.stop === null && (
        <ActButton busy={stop.isPending} onAct={() => stop.mutate(given)}>
          {words.run.stop}
        </ActButton>
      )}
      {run.kind === 'trial' && run.state === 'done' && run.file !== null && (
        <ActButton
          kind="main"
          busy={go.isPending}
          onAct={() => go.mutate({ params: { file: run.file! }, body: { accepts_prices: run.accepts_prices } }, begun)}
        >
          {words.run.go}
        </ActButton>
      )}
      {(run.kind === 'run' || run.kind === 'retry') && !isLive(run) && mayUndo && (
        <ActButton kind="grave" whyNot={why('undo')} busy={undo.isPending} onAct={() => undo.mutate(given, begun)}>
          {words.run.undo}
        </ActButton>
      )}
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
    </>
  )
}
