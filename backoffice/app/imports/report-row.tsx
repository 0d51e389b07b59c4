import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useDraft } from '../kit/draft.ts'
import { AreaField, Fields, Submit, TextField } from '../kit/form.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Run } from './run.tsx'
import { importWords } from './words.ts'

type Row = Answer<'GET /imports/runs/:run/rows/'>['items'][number]

/** A row of a report; one that was refused is corrected where it stands. */
export function ReportRow({ run, row, correctable }: { run: Run; row: Row; correctable: boolean }) {
  const { run: words } = useWords(importWords)
  const [open, setOpen] = useState(false)
  const may = useMay('title.change')
  const editable = correctable && row.refused && row.text !== null && row.retried_in === null
  return (
    <li>
      <header>
        {row.line > 0 && <strong>{words.line(String(row.line), row.column === null ? null : String(row.column))}</strong>}
        <span>{row.why.sentence}</span>
        {!row.refused && <span className="quiet">{words.kept}</span>}
        {row.retried_in !== null && <Link to={`/imports/${row.retried_in}`}>{words.retried}</Link>}
        {row.corrected !== null && row.retried_in === null && <Mark tone="wait">{words.corrected}</Mark>}
        {may && row.refused && row.tells && <MakeTitle tells={row.tells} />}
        {editable && (
          <button type="button" className="button" data-kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {words.correct}
          </button>
        )}
      </header>
      {open && editable && <Correction run={run} row={row} onDone={() => setOpen(false)} />}
    </li>
  )
}

/** The book that could not be brought in, made by hand; or the title that it is by now. */
function MakeTitle({ tells }: { tells: NonNullable<Row['tells']> }) {
  const { run: words } = useWords(importWords)
  if (tells.product !== null) return <Link to={`/titles/${tells.product}`}>{words.seeTitle}</Link>
  const asked = new URLSearchParams({ ean: tells.ean, ...(tells.title && { title: tells.title }) })
  return <Link to={`/titles/new?${asked}`}>{words.makeTitle}</Link>
}

const cellsOf = (text: string): Record<string, string> | null =>
  text.startsWith('{') ? (JSON.parse(text) as Record<string, string>) : null

function Correction({ run, row, onDone }: { run: Run; row: Row; onDone: () => void }) {
  const { run: words } = useWords(importWords)
  const saved = { text: row.corrected ?? row.text ?? '' }
  const { value, change, drop } = useDraft(`import row ${row.id}`, saved)
  const save = useAct('PUT /imports/runs/:run/rows/:row/', ['GET /imports/runs/'])
  const cells = cellsOf(value.text)
  const keep = (text: string | null) =>
    save.mutate(
      { params: { run: run.id, row: row.id }, body: { text } },
      {
        onSuccess: () => {
          drop()
          onDone()
        },
      },
    )
  return (
    <Fields refusal={save.error} onSubmit={() => keep(value.text)}>
      {cells ? (
        <div className="import-cells">
          {Object.entries(cells).map(([heading, cell]) => (
            <TextField
              key={heading}
              name={`cell ${heading}`}
              label={heading}
              value={cell}
              onValue={(text) => change({ text: JSON.stringify({ ...cells, [heading]: text }) })}
            />
          ))}
        </div>
      ) : (
        <AreaField name="text" label={words.row} rows={14} value={value.text} onValue={(text) => change({ text })} />
      )}
      <div className="detail-acts">
        <Submit busy={save.isPending}>{words.save}</Submit>
        {row.corrected !== null && (
          <button type="button" className="button" data-kind="quiet" onClick={() => keep(null)}>
            {words.takeBack}
          </button>
        )}
      </div>
    </Fields>
  )
}
