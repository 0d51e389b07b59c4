import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useAct } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { useDraft } from '../kit/draft.ts'
import { AreaField, CheckField, Fields, Submit, TextField } from '../kit/form.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { Cents, Page } from './shown.tsx'
import { catalogueWords } from './words.ts'

type Sheet = Answer<'POST /prices/check/'>

const empty = { text: '', from: '', reduction: false, far: false }
const tones = { changed: 'info', planned: 'info', same: 'plain', refused: 'bad' } as const

/** Many prices at once: pasted, compared with those of now, then set together. */
export function Screen() {
  const { prices: words } = useWords(catalogueWords)
  const notice = useNotice()
  const may = useMay('title.price')
  const draft = useDraft('prices', empty)
  const { text, from, reduction, far } = draft.value
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const check = useAct('POST /prices/check/')
  const set = useAct('POST /prices/', ['GET /titles/'])
  const body = { text, reduction, far, ...(from && { from_day: from }) }
  const change = (changes: Partial<typeof empty>) => {
    setSheet(null)
    draft.change(changes)
  }
  return (
    <Page title={words.title}>
      <Fields
        className="fields narrow"
        refusal={set.error ?? check.error}
        onSubmit={() => check.mutate({ body }, { onSuccess: setSheet })}
      >
        <AreaField name="text" label={words.paste} value={text} onValue={(value) => change({ text: value })} rows={10} />
        <TextField name="from_day" label={words.from} type="date" value={from} onValue={(value) => change({ from: value })} />
        <CheckField
          name="reduction"
          label={words.reduction}
          checked={reduction}
          onChecked={(checked) => change({ reduction: checked })}
        />
        <CheckField name="far" label={words.far} checked={far} onChecked={(checked) => change({ far: checked })} />
        <Submit busy={check.isPending}>{words.check}</Submit>
      </Fields>
      {sheet && (
        <>
          <SheetTable sheet={sheet} />
          {may && sheet.changed > 0 && (
            <p>
              <button
                type="button"
                className="button"
                aria-busy={set.isPending}
                disabled={set.isPending}
                onClick={() =>
                  set.mutate(
                    { body },
                    {
                      onSuccess: (answer) => {
                        setSheet(answer)
                        draft.drop()
                        notice({ text: words.done(answer.changed, answer.refused) })
                      },
                    },
                  )
                }
              >
                {words.set(sheet.changed)}
              </button>
            </p>
          )}
        </>
      )}
    </Page>
  )
}

function SheetTable({ sheet }: { sheet: Sheet }) {
  const { prices: words } = useWords(catalogueWords)
  const { columns } = words
  return (
    <div className="table-scroll">
      <table className="lines" aria-label={words.title}>
        <thead>
          <tr>
            <th data-figure>{columns.line}</th>
            <th>{columns.title}</th>
            <th data-figure>{columns.was}</th>
            <th data-figure>{columns.price}</th>
            <th>{columns.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.line}>
              <td data-figure>{row.line}</td>
              <td>
                {row.title ?? row.code} {row.title && <span className="quiet figures">{row.code}</span>}
              </td>
              <td data-figure>
                <Cents of={row.was_cents} />
              </td>
              <td data-figure>
                <Cents of={row.price_cents} />
              </td>
              <td>
                <Mark tone={tones[row.outcome]}>{words.outcomes[row.outcome]}</Mark> {row.sentence}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
