import { useState } from 'react'
import { call } from '../api/client.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { Mark } from '../kit/shown.tsx'
import { shownWhen } from '../kit/when.ts'
import { useWords } from '../words/dictionary.ts'
import { AtTime, type When } from './at-time.tsx'
import { type Column, type Form, fallingBack, type TextRecord } from './record-form.ts'
import { timeName, type Work } from './use-work.ts'
import { translateWords } from './words.ts'

type Planned = NonNullable<Column['planned']>

/** When something is done, in words: at its hour, or with an occasion. */
export const saidOf = (
  { at, by, with: occasion }: Planned,
  alone: (when: string, who: string) => string,
  along: (when: string | null, name: string, who: string) => string,
): string => {
  const when = at && shownWhen(at, new Date())
  return occasion ? along(when, occasion.name, by) : alone(when ?? '', by)
}

interface Props {
  record: TextRecord
  column: Column
  form: Form
  /** Whether something of it is written and not saved. */
  changed: boolean
  work: Work
  onPublish: (when: When) => Promise<boolean>
}

/** A language of a record: who writes it, when it is published, and the acts on it. */
export function ColumnHead({ record, column, form, changed, work, onPublish }: Props) {
  const words = useWords(translateWords)
  const { languages: names } = useWords(frameWords)
  const may = useMay('text.publish')
  const [later, setLater] = useState(false)
  const { language, drafted, planned, refused } = column
  const falls = fallingBack(record, form, language)
  const params = { ...work.of, language }
  const drop = () => work.act(language, () => call('DELETE /texts/:kind/:record/:language/', { params }), words.dropped)
  const callOff = () =>
    work.act(language, () => call('DELETE /texts/:kind/:record/:language/publish/', { params }), words.calledOff)
  return (
    <section className="text-head" aria-label={names[language]}>
      <h2>{names[language]}</h2>
      <p className="text-marks">
        {drafted && (
          <Mark tone="info">{`${words.draftOf}: ${words.wroteIt(drafted.by, shownWhen(drafted.at, new Date(), true))}`}</Mark>
        )}
        {planned && <Mark tone="wait">{saidOf(planned, words.plannedFor, words.publishedWith)}</Mark>}
      </p>
      {refused && <p className="text-refused">{words.refused}</p>}
      {may && (
        <div className="text-acts">
          <button
            type="button"
            className="button"
            disabled={work.busy || (!drafted && !changed)}
            aria-label={`${words.publish}: ${names[language]}`}
            onClick={() => void onPublish({})}
          >
            {words.publish}
          </button>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            aria-expanded={later}
            disabled={!drafted && !changed}
            onClick={() => setLater(!later)}
          >
            {words.later}
          </button>
          {planned && (
            <button type="button" className="button" data-kind="quiet" disabled={work.busy} onClick={() => void callOff()}>
              {words.callOff}
            </button>
          )}
          {drafted && (
            <button type="button" className="button" data-kind="quiet" disabled={work.busy} onClick={() => void drop()}>
              {words.dropDraft}
            </button>
          )}
        </div>
      )}
      {later && (
        <AtTime
          name={timeName(language)}
          fault={work.refusal?.fields[timeName(language)]?.[0]}
          button={words.plan}
          busy={work.busy}
          edge="begins"
          onAt={(when) => void onPublish(when).then((done) => done && setLater(false))}
        />
      )}
      {falls > 0 && <p className="quiet">{words.willFallBack(falls)}</p>}
    </section>
  )
}
