import { Link } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { Scrolling } from '../kit/scrolling.tsx'
import { Count, Facts, Mark, PartHeading, Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { dutyWords } from './duty-words.ts'
import './house.css'
import { houseWords } from './words.ts'

type Systems = Answer<'GET /systems/'>

const gigabytes = (bytes: number, language: Language) => `${shownNumber(Math.round(bytes / 1e8) / 10, language)} GB`
/** Below a tenth, or a gigabyte, a database soon stands still. */
const isTight = ({ free, of }: NonNullable<Systems['disk']>) => free < Math.max(of / 10, 1024 ** 3)

/** How the shop itself does: what works, what fails, since when. */
export function Screen() {
  const { systems: words } = useWords(houseWords)
  const { data, error, refetch } = useCall('GET /systems/', undefined, { refetchInterval: 30_000 })
  return (
    <section className="house-page">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <PartHeading value="h2">
          <Parts of={data} />
          <Payments of={data} />
          <Jobs of={data} />
        </PartHeading>
      )}
    </section>
  )
}

function Parts({ of }: { of: Systems }) {
  const { systems: words } = useWords(houseWords)
  const language = useLanguage()
  const rows = [
    [
      words.emails,
      of.mail === 'kept' ? 'bad' : of.emails.failed > 0 || of.emails.fault ? 'wait' : 'good',
      of.mail === 'kept' ? words.mailKept : <Letters key="letters" of={of.emails} />,
      <Link key="emails" to="/emails?state=failed">
        {words.failedEmails}
      </Link>,
    ],
    [
      words.webhooks,
      of.webhooks.failed > 0 ? 'wait' : 'good',
      words.counts(of.webhooks.waiting, of.webhooks.failed),
      <Link key="webhooks" to="/webhooks">
        {words.webhooks}
      </Link>,
    ],
    [
      words.disk,
      of.disk === null ? 'plain' : isTight(of.disk) ? 'bad' : 'good',
      of.disk === null ? words.unknown : words.free(gigabytes(of.disk.free, language), gigabytes(of.disk.of, language)),
      null,
    ],
    [
      words.backup,
      of.backup_at === null ? 'wait' : 'good',
      of.backup_at === null ? words.noBackup : <When key="backup" at={of.backup_at} />,
      of.backup_at === null ? words.backupHint : null,
    ],
    [words.index, 'good', <Count key="index" of={of.index.titles} />, null],
    ...of.certificates.map(
      ({ name, until, soon }) =>
        [words.certificate(name), soon ? 'bad' : 'good', <When key={name} at={until} />, soon ? words.renew : null] as const,
    ),
  ] as const
  return (
    <>
      <Facts
        of={[
          [words.version, of.version],
          [words.started, <When key="started" at={of.started_at} />],
          [words.database, `PostgreSQL ${of.database}`],
          ['Node', of.node],
        ]}
      />
      <Section title={words.parts}>
        <table className="lines" data-stacks>
          <tbody>
            {rows.map(([name, tone, text, more]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Mark tone={tone}>{words.tones[tone]}</Mark>
                </td>
                <td>{text}</td>
                <td className="quiet">{more}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </>
  )
}

/** Why those that wait are not sent yet stands beside them: at the first attempt, and not when they are given up. */
function Letters({ of: { waiting, failed, fault } }: { of: Systems['emails'] }) {
  const { systems: words } = useWords(houseWords)
  return (
    <>
      {words.counts(waiting, failed)}
      {fault && <small className="quiet systems-fault">{words.notSent(fault)}</small>}
    </>
  )
}

function Payments({ of }: { of: Systems }) {
  const { systems: words } = useWords(houseWords)
  return (
    <Section title={words.payments}>
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{words.gateway}</th>
            <th scope="col">{words.lastPayment}</th>
            <th scope="col">{words.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {of.payments.map(({ gateway, last_at, last_outcome }) => (
            <tr key={gateway}>
              <th scope="row">{gateway}</th>
              <td>{last_at ? <When at={last_at} /> : words.never}</td>
              <td>{last_outcome && ((words.outcomes as Record<string, string>)[last_outcome] ?? last_outcome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Jobs({ of }: { of: Systems }) {
  const { systems: words } = useWords(houseWords)
  const duties = useWords(dutyWords)
  return (
    <Section title={words.jobs}>
      <p className="quiet">{words.jobsText}</p>
      <Scrolling className="table-scroll" label={words.jobs}>
        <table className="lines">
          <thead>
            <tr>
              <th scope="col">{words.job}</th>
              <th scope="col">{words.last}</th>
              <th scope="col" data-figure>
                {words.took}
              </th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {of.jobs.map((job) => (
              <tr key={job.name}>
                <th scope="row">{duties[job.name] ?? job.name}</th>
                <td>
                  <When at={job.last_at} />
                </td>
                <td data-figure>
                  <Count of={job.took_ms} />
                </td>
                <td>
                  {job.error ? (
                    <>
                      <Mark tone="bad">{words.fails}</Mark> {job.failing_since && <When at={job.failing_since} />}{' '}
                      <small className="quiet">{job.error}</small>
                    </>
                  ) : (
                    <Mark tone={job.late ? 'wait' : 'good'}>{job.late ? words.late : words.tones.good}</Mark>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </Section>
  )
}
