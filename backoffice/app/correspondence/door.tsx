import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { usePaper } from '../kit/paper.tsx'
import { useScan } from '../kit/scan.ts'
import { Section, When } from '../kit/shown.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { DoorGuest } from './door-guest.tsx'
import { DoorPaper } from './door-paper.tsx'
import { doorWords } from './door-words.ts'
import { useTicks } from './use-ticks.ts'
import './correspondence.css'

export type Door = Answer<'GET /door-lists/:activity/'>
export type Guest = Door['people'][number]

/** Without accents and capitals: nobody types them at a door. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Who is expected and who came, for a telephone in one hand; it goes on while the line is cut. */
export function Screen() {
  const { activity = '' } = useParams()
  const { data, error, refetch } = useCall('GET /door-lists/:activity/', { params: { activity } }, { refetchInterval: 20_000 })
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  return data ? <Opened key={activity} door={data} /> : null
}

function Opened({ door }: { door: Door }) {
  const { door: words } = useWords(doorWords)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const { said, waiting, tick } = useTicks(door.activity)
  const { print, paper } = usePaper()
  const notice = useNotice()
  const mayRegistrations = useMay('agenda.registrations')
  const people = door.people.map((guest) => ({
    ...guest,
    came: said.has(guest.registration) ? (said.get(guest.registration) ?? null) : guest.came,
  }))
  useScan((code) => {
    const guest = people.find(({ ticket }) => ticket === code.trim().toUpperCase())
    if (!guest) return notice({ text: words.noTicket(code), kind: 'fault' })
    if (guest.came) return notice({ text: words.already(guest.name) })
    tick(guest.registration, guest.places)
    notice({ text: words.tick(guest.name) })
  })
  const shown = people.filter(({ name }) => folded(name).includes(folded(typed.trim())))
  const came = people.reduce((all, guest) => all + (guest.came ?? 0), 0)
  const groups = [
    { title: words.expected, of: shown.filter(({ state }) => state === 'confirmed') },
    { title: words.waiting, of: shown.filter(({ state }) => state === 'waiting') },
  ]
  const [only] = shown
  return (
    <section className="correspondence-page door">
      <title>{door.title}</title>
      <header className="door-head">
        <Link to="/doors?ahead=true">{words.back}</Link>
        <h1>{door.title}</h1>
        <p className="quiet">
          <When at={door.starts_at} /> · {door.place}
        </p>
        <p className="door-count" role="status">
          <b>{words.of(shownNumber(came, language), shownNumber(door.taken, language))}</b> {words.came}
        </p>
        {waiting > 0 && <p role="status">{words.kept(waiting)}</p>}
      </header>
      <search className="door-tools">
        <input
          type="search"
          className="search-box"
          data-search
          aria-label={words.find}
          aria-keyshortcuts="/"
          placeholder={words.find}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || shown.length !== 1 || !only) return
            event.preventDefault()
            tick(only.registration, only.came ? null : only.places)
            setTyped('')
          }}
        />
        <button
          type="button"
          className="button"
          data-kind="quiet"
          onClick={() => print(<DoorPaper door={{ ...door, people }} />)}
        >
          {words.print}
        </button>
        {mayRegistrations && (
          <Link className="button" data-kind="quiet" to={`/doors/${door.activity}/registrations`}>
            {words.registrations}
          </Link>
        )}
      </search>
      {groups.map(
        ({ title, of }) =>
          of.length > 0 && (
            <Section key={title} heading="h2" title={title}>
              <ul className="door-people">
                {of.map((guest) => (
                  <DoorGuest key={guest.registration} door={door} guest={guest} onTick={tick} />
                ))}
              </ul>
            </Section>
          ),
      )}
      {shown.length === 0 && <p className="empty">{people.length === 0 ? words.empty : words.nobody}</p>}
      {paper}
    </section>
  )
}
