import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { CheckField } from '../kit/form.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { toneOf } from './live.ts'
import type { SentFile } from './send-pieces.ts'
import { importWords } from './words.ts'

/** Checks a file or brings it in; the report opens at once. */
export function BeginImport({ file }: { file: SentFile }) {
  const words = useWords(importWords)
  const navigate = useNavigate()
  const [accepts, setAccepts] = useState(false)
  const attempt = useAct('POST /imports/files/:file/try/', ['GET /imports/'])
  const run = useAct('POST /imports/files/:file/run/', ['GET /imports/'])
  const begun = { onSuccess: ({ id }: { id: number }) => void navigate(`/imports/${id}`) }
  const input = { params: { file: file.id }, body: { accepts_prices: accepts } }
  const why = (act: 'try' | 'run') => (file.acts[act] ? (words.why[file.acts[act]] ?? file.acts[act]) : null)
  const refusal = attempt.error ?? run.error
  return (
    <Section title={words.file.begin}>
      <CheckField name="accepts_prices" label={words.file.accept} checked={accepts} onChecked={setAccepts} />
      <div className="detail-acts">
        <ActButton kind="main" whyNot={why('try')} busy={attempt.isPending} onAct={() => attempt.mutate(input, begun)}>
          {words.file.try}
        </ActButton>
        <ActButton whyNot={why('run')} busy={run.isPending} onAct={() => run.mutate(input, begun)}>
          {words.file.run}
        </ActButton>
      </div>
      <p className="quiet">{words.file.tryHint}</p>
      {refusal && (
        <p className="fault" role="alert">
          {refusal.message}
        </p>
      )}
      <RunsOf file={file} />
    </Section>
  )
}

function RunsOf({ file }: { file: SentFile }) {
  const words = useWords(importWords)
  const { data } = useCall('GET /imports/runs/', { query: { file: file.id, limit: 20 } })
  if (!data || data.items.length === 0) return null
  return (
    <>
      <h4>{words.file.runs}</h4>
      <ul className="import-rows">
        {data.items.map(({ id, kind, state, started_at }) => (
          <li key={id}>
            <header>
              <Link to={`/imports/${id}`}>{words.kinds[kind]}</Link>
              <Mark tone={toneOf[state]}>{words.states[state]}</Mark>
              <span className="quiet">
                <When at={started_at} />
              </span>
            </header>
          </li>
        ))}
      </ul>
    </>
  )
}
