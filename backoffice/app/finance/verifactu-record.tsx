import { Link, useParams } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { addressOf } from '../api/client.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { backTo, DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Scrolling } from '../kit/scrolling.tsx'
import { Facts, Mark, Money, Section, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { recordTone } from './tones.ts'
import { CorrectRecord } from './verifactu-correct.tsx'
import { verifactuWords } from './verifactu-words.ts'
import { linesOf } from './xml-lines.ts'

export type OpenRecord = Answer<'GET /verifactu/records/:record/'>

/** One record: what the agency was told, what it answered, and what can be put right. */
export function Screen() {
  const { record: id = '' } = useParams()
  const words = useWords(verifactuWords)
  const may = useMay('tax_record.correct')
  const { data: record, error, refetch } = useCall('GET /verifactu/records/:record/', { params: { record: Number(id) } })
  return (
    <DetailPane
      title={record?.number ?? words.title}
      list="/verifactu"
      row={id}
      head={record && <Mark tone={recordTone[record.state]}>{words.states[record.state]}</Mark>}
    >
      {error && !record && <Failed error={error} again={() => void refetch()} />}
      {record && (
        <>
          <RecordFacts record={record} />
          {may && <CorrectRecord key={record.tax_record} record={record} />}
          <Answers record={record} />
          <Sent record={record} />
        </>
      )}
    </DetailPane>
  )
}

function RecordFacts({ record }: { record: OpenRecord }) {
  const words = useWords(verifactuWords)
  const { buyer, kind } = record
  const named =
    buyer && [buyer.name, `${words.idTypes[buyer.id_type]} ${buyer.country} ${buyer.id}`.replace(/\s+/g, ' ')].join(' · ')
  return (
    <Facts
      of={[
        [words.columns.kind, words.kinds[kind]],
        [words.type, record.type],
        [words.columns.total, <Money key="total" euros={record.total} />],
        [words.columns.made, <When key="made" at={record.made} />],
        [words.columns.issuer, record.issuer],
        [words.position, record.position],
        [words.buyer, kind === 'issue' && (named ?? words.noBuyer)],
        [words.description, record.description && <span lang="es">{record.description}</span>],
        [words.reason, record.reason],
        [words.tries, record.tries],
        [words.corrects, record.corrects && <Other id={record.corrects} from={record.tax_record} />],
        [words.correctedBy, record.corrected_by && <Other id={record.corrected_by} from={record.tax_record} />],
      ].map(([name, value]) => [String(name), value === false ? null : value] as const)}
    />
  )
}

function Other({ id, from }: { id: number; from: number }) {
  const words = useWords(verifactuWords)
  return (
    <Link to={`/verifactu/${id}`} state={backTo(`/verifactu/${from}`)}>
      {words.open}
    </Link>
  )
}

function Answers({ record: { answers } }: { record: OpenRecord }) {
  const words = useWords(verifactuWords)
  return (
    <Section title={words.answers}>
      {answers.length === 0 && <p className="quiet">{words.noAnswers}</p>}
      <ul className="rows">
        {answers.map(({ at, outcome, code, sentence, receipt, incident }) => (
          <li key={at}>
            <When at={at} short />
            <span>
              <Mark tone={outcome === 'accepted' ? 'good' : outcome === 'rejected' ? 'bad' : 'wait'}>
                {words.answer[outcome]}
              </Mark>{' '}
              <span lang="es">{[code, sentence].filter(Boolean).join(' · ')}</span>
              <br />
              <span className="quiet">
                {[receipt && `${words.receipt} ${receipt}`, incident && words.incident].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Sent({ record: { tax_record, xml, hash, previous_hash } }: { record: OpenRecord }) {
  const words = useWords(verifactuWords)
  return (
    <Section
      title={words.sent}
      tools={
        xml && (
          <a href={addressOf('GET /verifactu/records/:record/xml/', { params: { record: tax_record } })} download>
            {words.download}
          </a>
        )
      }
    >
      <Facts
        of={[
          [words.hash, <code key="hash">{hash}</code>],
          [words.previous, previous_hash && <code key="previous">{previous_hash}</code>],
        ]}
      />
      {xml === null ? (
        <p className="quiet">{words.noXml}</p>
      ) : (
        <Scrolling className="verifactu-xml" label={words.sent} lang="es">
          <pre>{linesOf(xml)}</pre>
        </Scrolling>
      )}
    </Section>
  )
}
