import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Count, Facts, Mark, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { Differences } from './differences.tsx'
import { Estimates } from './estimates.tsx'
import { isLive, runEvery, toneOf } from './live.ts'
import { Report } from './report.tsx'
import { RunActs } from './run-acts.tsx'
import { importWords } from './words.ts'

export type Run = Answer<'GET /imports/runs/:run/'>

export function Screen() {
  const { run: id = '' } = useParams()
  const words = useWords(importWords)
  const {
    data: run,
    error,
    refetch,
  } = useCall(
    'GET /imports/runs/:run/',
    { params: { run: Number(id) } },
    { refetchInterval: ({ state }) => runEvery(state.data) },
  )
  const client = useQueryClient()
  // The list beside it tells the same states.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the state becomes another one
  useEffect(() => void client.invalidateQueries({ queryKey: ['GET /imports/runs/'] }), [run?.state])
  return (
    <DetailPane
      title={run ? words.run.title(words.kinds[run.kind], run.file_name ?? run.source) : words.title}
      list="/imports"
      row={id}
      head={
        run && (
          <>
            <Mark tone={toneOf[run.state]}>{words.states[run.state]}</Mark>
            <RunActs run={run} />
          </>
        )
      }
    >
      {error && !run && <Failed error={error} again={() => void refetch()} />}
      {run && (
        <>
          {run.fault && (
            <p className="import-warning" role="alert">
              {run.fault.sentence}
            </p>
          )}
          {isLive(run) && <Progress run={run} />}
          {run.kind === 'trial' && !isLive(run) && <p>{words.run.nothing}</p>}
          <Figures run={run} />
          <Facts
            of={[
              [
                words.run.file,
                run.file === null ? null : (
                  <Link key="file" to={`/imports/file/${run.file}`}>
                    {run.file_name}
                  </Link>
                ),
              ],
              [words.run.by, run.asked_by],
              [words.run.begun, <When key="begun" at={run.started_at} />],
              [words.run.ended, run.finished_at && <When key="ended" at={run.finished_at} />],
            ]}
          />
          {run.estimated > 0 && run.kind !== 'trial' && <Estimates run={run.id} />}
          {run.kind !== 'undo' && <Differences run={run} />}
          <Report run={run} />
        </>
      )}
    </DetailPane>
  )
}

function Progress({ run }: { run: Run }) {
  const { run: words } = useWords(importWords)
  const language = useLanguage()
  const read = shownNumber(run.rows_read, language)
  const said = run.rows === null ? words.read(read) : words.progress(read, shownNumber(run.rows, language))
  return (
    <div className="import-progress">
      <progress max={run.rows ?? 1} value={run.rows === null ? undefined : Math.min(run.rows_read, run.rows)} aria-label={said} />
      <p role="status">{`${said}. ${words.leave}`}</p>
    </div>
  )
}

const ofImport = ['inserted', 'changed', 'unchanged', 'withdrawn', 'refused', 'alarms', 'leaving', 'estimated'] as const
/** Of a run that took another back, the same columns count other things. */
const ofUndo = [
  ['restored', 'changed'],
  ['removed', 'withdrawn'],
  ['kept', 'refused'],
] as const

function Figures({ run }: { run: Run }) {
  const { run: words } = useWords(importWords)
  const shown =
    run.kind === 'undo'
      ? ofUndo.map(([name, column]) => [words.figures[name], run[column]] as const)
      : ofImport
          .filter((name) => run[name] > 0 || ['inserted', 'changed', 'refused'].includes(name))
          .map((name) => [words.figures[name], run[name]] as const)
  return (
    <dl className="import-figures">
      {shown.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Count of={count} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
