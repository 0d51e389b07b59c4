import { useState } from 'react'
import { useNavigate } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { addressOf } from '../api/client.ts'
import { useAct, useCall, useList } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Section } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { isLive } from './live.ts'
import { ReportRow } from './report-row.tsx'
import type { Run } from './run.tsx'
import { importWords } from './words.ts'

/** The report by row: filtered by reason, corrected in place, tried again, taken along. */
export function Report({ run }: { run: Run }) {
  const words = useWords(importWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const live = isLive(run)
  const { data: reasons } = useCall('GET /imports/runs/:run/reasons/', { params: { run: run.id } }, { enabled: !live })
  const rows = useList('GET /imports/runs/:run/rows/', code ? { reason: code } : {}, { run: run.id }, { enabled: !live })
  const retry = useAct('POST /imports/runs/:run/retry/', ['GET /imports/'])
  if (live || !reasons || reasons.items.length === 0) return null
  const why = run.acts.retry
  const refusable = run.kind === 'run' || run.kind === 'retry'
  return (
    <Section
      title={words.run.report}
      tools={
        run.refused > 0 && run.kind !== 'undo' ? (
          <a
            className="button"
            data-kind="quiet"
            href={addressOf('GET /imports/runs/:run/refused/', { params: { run: run.id } })}
            download
          >
            {words.run.download}
          </a>
        ) : null
      }
    >
      <div className="import-reasons">
        <button type="button" aria-pressed={code === ''} onClick={() => setCode('')}>
          {words.run.allReasons}
        </button>
        {reasons.items.map((reason) => (
          <button
            key={`${reason.code} ${reason.refused}`}
            type="button"
            aria-pressed={code === reason.code}
            onClick={() => setCode(reason.code)}
          >
            {`${reason.sentence} (${shownNumber(reason.count, language)})`}
          </button>
        ))}
      </div>
      <ul className="import-rows">
        {rows.rows.map((row) => (
          <ReportRow key={row.id} run={run} row={row} correctable={refusable} />
        ))}
      </ul>
      {rows.more && (
        <button type="button" className="button" data-kind="quiet" onClick={rows.more}>
          {words.run.more}
        </button>
      )}
      {refusable && run.refused > 0 && (
        <ActButton
          kind="main"
          whyNot={why ? (words.why[why] ?? why) : null}
          busy={retry.isPending}
          onAct={() => retry.mutate({ params: { run: run.id } }, { onSuccess: ({ id }) => void navigate(`/imports/${id}`) })}
        >
          {words.run.retry}
        </ActButton>
      )}
    </Section>
  )
}
