import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { useAct, useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { useNotice } from '../kit/notice.ts'
import { Count, Facts, Mark, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { verifactuWords } from './verifactu-words.ts'

type State = Answer<'GET /verifactu/'>
type Issuer = State['issuers'][number]

/** How sending stands: where to, with which certificate, what waits, and what went wrong last. */
export function Sending() {
  const words = useWords(verifactuWords)
  const { data: state } = useCall('GET /verifactu/', {}, { refetchInterval: 30_000 })
  if (!state) return null
  return (
    <section className="verifactu-state" aria-label={words.sending}>
      <p>
        {state.idle ? <strong>{words.idle[state.idle]}</strong> : <Where state={state} />}{' '}
        {state.idle && <span className="quiet">{words.guide}</span>}
      </p>
      {state.certificate && (
        <p>
          {words.certificate}: {words.certificateUntil(state.certificate.holder)}{' '}
          <Mark tone={state.certificate.expired ? 'bad' : 'plain'}>
            <When at={state.certificate.valid_to} />
          </Mark>
        </p>
      )}
      {state.mode === 'on' &&
        state.issuers.map((issuer) => <IssuerState key={issuer.issuer} issuer={issuer} main={state.certificate} />)}
      <div className="verifactu-acts">
        {state.mode === 'on' && <Retry failed={state.issuers.some(({ failures }) => failures > 0)} />}
        <Link className="button" data-kind="quiet" to="/verifactu-declaration">
          {words.declaration}
        </Link>
      </div>
    </section>
  )
}

function Where({ state: { host, url } }: { state: State }) {
  const words = useWords(verifactuWords)
  if (host !== 'other') return words[host]
  return (
    <>
      {words.other}: <code>{new URL(url).host}</code>
    </>
  )
}

/** A company whose records all went is said in a line; where some wait or sending fails, all of it. */
function IssuerState({
  issuer: { issuer, certificate, waiting, oldest_waiting, next_at, failures, last },
  main,
}: {
  issuer: Issuer
  main: State['certificate']
}) {
  const words = useWords(verifactuWords)
  const sent = last && (
    <>
      <When at={last.at} short /> · {words.records(last.records)} · {words.outcomes[last.outcome ?? 'begun']}
    </>
  )
  const isMain = certificate?.holder === main?.holder && certificate?.valid_to === main?.valid_to
  const own = certificate ? (
    <>
      {words.certificateUntil(certificate.holder)}{' '}
      <Mark tone={certificate.expired ? 'bad' : 'plain'}>
        <When at={certificate.valid_to} />
      </Mark>
    </>
  ) : (
    words.noCertificate
  )
  if (waiting === 0 && failures === 0)
    return (
      (sent || !isMain) && (
        <p>
          {issuer}
          {!isMain && (
            <>
              {' '}
              · {words.certificate}: {own}
            </>
          )}
          {sent && (
            <>
              {' '}
              · {words.last}: {sent}
            </>
          )}
        </p>
      )
    )
  return (
    <Facts
      of={[
        [words.columns.issuer, issuer],
        [words.certificate, isMain && certificate ? '' : own],
        [words.waits, <Count key="waits" of={waiting} />],
        [words.oldest, oldest_waiting && <When key="oldest" at={oldest_waiting} short />],
        [words.next, next_at && <When key="next" at={next_at} short />],
        [words.last, sent],
        [
          failures > 0 ? words.failures(failures) : '',
          failures > 0 && last ? (
            <strong key="fault" lang="es">
              {last.sentence}
            </strong>
          ) : null,
        ],
      ]}
    />
  )
}

function Retry({ failed }: { failed: boolean }) {
  const words = useWords(verifactuWords)
  const act = useAct('POST /verifactu/retry/', ['GET /verifactu/'])
  const tell = useNotice()
  if (!useMay('tax_record.correct')) return null
  return (
    <ActButton
      busy={act.isPending}
      whyNot={failed ? null : words.noFailure}
      onAct={() =>
        void act.mutateAsync({ body: {} }).then(
          () => tell({ text: words.retried }),
          (error: unknown) => tell({ text: (error as Error).message, kind: 'fault' }),
        )
      }
    >
      {words.retry}
    </ActButton>
  )
}
