import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Refusal } from '../api/refusal.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { listAnew } from '../kit/list-anew.ts'
import type { RecordField } from '../kit/record-fields.ts'
import { RecordPane } from '../kit/record-pane.tsx'
import { Mark, Section, When } from '../kit/shown.tsx'
import { useTold } from '../kit/told.ts'
import { useWords } from '../words/dictionary.ts'
import type { Direction, Standing } from './directions.ts'
import { lastOf, StandingMark } from './place-list.tsx'
import { exchangeWords } from './words.ts'

interface Place {
  id: number
  name: string
  active: boolean
  saved_by: string
}

interface Props<Row extends Place> {
  of: Direction
  /** Which is open: its id, or 'new'. */
  row: string
  read: { data: Row | undefined; error: Refusal | null; refetch: () => unknown }
  fields: readonly RecordField[]
  blank: object
  standingOf: (row: Row) => Standing
  /** The list of its files. */
  files: (id: number) => ReactNode
}

const touchedBy = ({ list, read, files }: Direction) => [list, read, files]

/** A place that files are fetched from or sent to: where it is, how it goes, and every file of it. */
export function PlacePane<Row extends Place>({ of, row, read, fields, blank, standingOf, files }: Props<Row>) {
  const words = useWords(exchangeWords)[of.words]
  const may = useMay(of.change)
  const { data } = read
  return (
    <RecordPane
      list={of.path}
      row={row}
      title={row === 'new' ? words.new : (data?.name ?? '')}
      fields={fields}
      blank={blank}
      read={read}
      post={of.post}
      put={of.put}
      param={of.param}
      touches={touchedBy(of)}
      may={may}
      head={data && <StandingMark of={of} state={standingOf(data).state} />}
    >
      {data && <HowItGoes of={of} standing={standingOf(data)} by={data.saved_by} />}
      {data && <Acts key={data.id} of={of} id={data.id} active={data.active} />}
      {data && files(data.id)}
    </RecordPane>
  )
}

function HowItGoes({ of, standing, by }: { of: Direction; standing: Standing; by: string }) {
  const all = useWords(exchangeWords)
  const words = all[of.words]
  const { last, next, fault, since } = standing
  return (
    <>
      {fault && (
        <p role="status">
          {fault.sentence}
          {since && (
            <small className="quiet">
              {' '}
              {all.fetches.since} <When at={since} short />
            </small>
          )}
        </p>
      )}
      <p className="quiet">
        {words.last}: {lastOf(last, words.never)}.{' '}
        {next && (
          <>
            {words.next}: <When at={next} short />.{' '}
          </>
        )}
        {words.by} {by}.
      </p>
    </>
  )
}

function Acts({ of, id, active }: { of: Direction; id: number; active: boolean }) {
  const words = useWords(exchangeWords)[of.words]
  const navigate = useNavigate()
  const may = { change: useMay(of.change), run: useMay(of.run) }
  const attempt = useTold(of.attempt, null)
  const now = useTold(of.now, words.asked, touchedBy(of))
  const remove = useTold(of.remove, words.removed)
  const input = of.input(id)
  const gone = () => {
    void navigate(of.path)
    void listAnew(of.list)
  }
  const tried = attempt.answer
  return (
    <>
      <div className="detail-acts">
        {may.run && (
          <ActButton busy={attempt.busy} onAct={() => attempt.run(input)}>
            {words.attempt}
          </ActButton>
        )}
        {may.run && active && (
          <ActButton busy={now.busy} onAct={() => now.run(input)}>
            {words.now}
          </ActButton>
        )}
        {may.change && (
          <ActButton kind="grave" busy={remove.busy} onAct={() => remove.run(input, gone)}>
            {words.remove}
          </ActButton>
        )}
      </div>
      {tried && (
        <Section title={words.attempt}>
          <p role="status">
            <Mark tone={tried.reached ? 'good' : 'bad'}>{tried.reached ? words.reached : words.notReached}</Mark>{' '}
            {tried.fault?.sentence}
          </p>
          {tried.host_key && (
            <p>
              {words.hostKey}: <code>{tried.host_key}</code>
            </p>
          )}
          {tried.reached && (
            <p>
              {words.found}: {tried.files}
              {'first' in tried && tried.first.length > 0 && <small className="quiet"> ({tried.first.join(', ')})</small>}
            </p>
          )}
        </Section>
      )}
    </>
  )
}

interface File {
  id: number
  acts: Record<'again' | 'leave', string | null>
}

/** What somebody may do with a file: have it go once more, or be left out. */
export function FileActs({ of, file }: { of: Direction; file: File }) {
  const words = useWords(exchangeWords)[of.words]
  const may = useMay(of.run)
  const again = useTold(of.again, words.againDone, touchedBy(of))
  const leave = useTold(of.leave, words.left, touchedBy(of))
  const input = { params: { file: file.id } }
  return (
    <>
      {may && file.acts.again === null && (
        <ActButton busy={again.busy} onAct={() => again.run(input)}>
          {words.again}
        </ActButton>
      )}{' '}
      {may && file.acts.leave === null && (
        <ActButton busy={leave.busy} onAct={() => leave.run(input)}>
          {words.leave}
        </ActButton>
      )}
    </>
  )
}
