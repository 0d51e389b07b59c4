import { useState } from 'react'
import { call } from '../api/client.ts'
import { useMay } from '../api/session.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { AtTime, type When } from './at-time.tsx'
import { saidOf } from './column-head.tsx'
import type { TextRecord } from './record-form.ts'
import { timeName, type Work } from './use-work.ts'
import { translateWords } from './words.ts'

interface Props {
  record: TextRecord
  work: Work
  previews: boolean
  onPreviews: () => void
}

/** Whether visitors see it, until when, and where the page is looked at. */
export function RecordHead({ record, work, previews, onPreviews }: Props) {
  const words = useWords(translateWords)
  const may = useMay('text.publish')
  const [later, setLater] = useState(false)
  const { shown, taken_down } = record
  const preview = record.kind === 'letter' ? words.preview.letter : words.preview
  const show = (to: boolean, when: When = {}) =>
    work.actOnAll(() => call('POST /texts/:kind/:record/show/', { params: work.of, body: { shown: to, ...when } }), words.done)
  return (
    <>
      <div className="text-acts">
        {shown !== null && <Mark tone={shown ? 'good' : 'plain'}>{shown ? words.shown : words.hidden}</Mark>}
        {taken_down && <Mark tone="wait">{saidOf(taken_down, words.takenDownFor, words.takenDownWith)}</Mark>}
        {record.seen ? (
          <button type="button" className="button" data-kind="quiet" aria-expanded={previews} onClick={onPreviews}>
            {previews ? preview.close : preview.open}
          </button>
        ) : (
          <span className="quiet">{words.preview.none}</span>
        )}
        {may && shown !== null && (
          <button type="button" className="button" data-kind="quiet" disabled={work.busy} onClick={() => void show(!shown)}>
            {shown ? words.takeDown : words.show}
          </button>
        )}
        {may && shown && (
          <button type="button" className="button" data-kind="quiet" aria-expanded={later} onClick={() => setLater(!later)}>
            {words.takeDownAt}
          </button>
        )}
        {later && (
          <AtTime
            name={timeName(null)}
            fault={work.refusal?.fields[timeName(null)]?.[0]}
            button={words.plan}
            busy={work.busy}
            edge="ends"
            onAt={(when) => void show(false, when).then((done) => done && setLater(false))}
          />
        )}
      </div>
      {record.former.length > 0 && <Former record={record} work={work} may={may} />}
    </>
  )
}

/** Addresses that the page had before, and what lets one of them go. */
function Former({ record, work, may }: Pick<Props, 'record' | 'work'> & { may: boolean }) {
  const { former: words } = useWords(translateWords)
  return (
    <details className="text-former">
      <summary>
        {words.title} ({record.former.length})
      </summary>
      {may && <p className="quiet">{words.why}</p>}
      <ul>
        {record.former.map(({ language, slug, href }) => (
          <li key={href}>
            <span lang={language}>{href}</span>
            {may && (
              <button
                type="button"
                className="button"
                data-kind="quiet"
                aria-label={words.letGo(href)}
                disabled={work.busy}
                onClick={() =>
                  void work.actOnAll(
                    () => call('POST /texts/:kind/:record/let-go/', { params: work.of, body: { language, slug } }),
                    words.gone,
                  )
                }
              >
                {words.button}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
