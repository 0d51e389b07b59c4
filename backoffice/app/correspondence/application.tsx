import { useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { frameWords } from '../frame/words.ts'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Day, Facts, Mark, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { applicationWords } from './application-words.ts'
import { useSaidAct } from './use-act.ts'
import './correspondence.css'

/** One job application, until when it is kept, and whether it was answered; the look is kept in the record. */
export function Screen() {
  const { application: id = '' } = useParams()
  const words = useWords(applicationWords)
  const { languages } = useWords(frameWords)
  const may = useMay('application.close')
  const { data, error, refetch } = useCall('GET /applications/:application/', { params: { application: id } })
  const close = useSaidAct('POST /applications/:application/close/', ['GET /applications/'], words.closed)
  const { facts } = words
  return (
    <DetailPane
      title={data?.name ?? ''}
      list="/applications"
      row={id}
      head={data && <Mark tone={data.closed_at ? 'plain' : 'wait'}>{words.states[data.closed_at ? 'closed' : 'open']}</Mark>}
    >
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          <Facts
            of={[
              [facts.email, data.email],
              [facts.phone, data.phone && <a href={`tel:${data.phone}`}>{data.phone}</a>],
              [facts.language, languages[data.language]],
              [facts.sent, <When key="sent" at={data.sent_at} />],
              [facts.closed, data.closed_at && <When at={data.closed_at} />],
              [facts.kept, <Day key="kept" day={data.kept_until} />],
            ]}
          />
          <p className="quiet">{words.keptWhy}</p>
          <div className="acts">
            <a className="button" data-kind="main" href={`mailto:${data.email}`}>
              {words.answer}
            </a>
            {may && (
              <ActButton
                busy={close.busy}
                whyNot={data.closed_at ? words.isClosed : null}
                onAct={() => void close.quick({ params: { application: data.id } })}
              >
                {words.close}
              </ActButton>
            )}
          </div>
          {(['message', 'training', 'experience', 'knowledge'] as const).map(
            (part) =>
              data[part] && (
                <Section key={part} title={words[part]}>
                  <p className="review-text" lang={data.language}>
                    {data[part]}
                  </p>
                </Section>
              ),
          )}
        </>
      )}
    </DetailPane>
  )
}
