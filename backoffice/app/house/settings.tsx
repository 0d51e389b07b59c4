import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { Mark, PartHeading, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './house.css'
import { houseWords } from './words.ts'

type Setting = Answer<'GET /environment/'>['items'][number]

/** Every setting of the environment, to read: what it does, and what it stands at. */
export function Screen() {
  const { settings: words } = useWords(houseWords)
  const { data, error, refetch } = useCall('GET /environment/')
  const parts = Map.groupBy(data?.items ?? [], ({ part }) => part)
  return (
    <section className="house-page">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="quiet">{words.text}</p>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      <PartHeading value="h2">
        {[...parts].map(([part, settings]) => (
          <Section key={part} title={part}>
            <ul className="settings">
              {settings.map((setting) => (
                <One key={setting.name} setting={setting} />
              ))}
            </ul>
          </Section>
        ))}
      </PartHeading>
    </section>
  )
}

function One({ setting: { name, about, usual, value, set, secret } }: { setting: Setting }) {
  const { settings: words } = useWords(houseWords)
  return (
    <li>
      <p>
        <code>{name}</code> <Mark tone={set ? 'good' : 'plain'}>{set ? words.set : secret ? words.unset : words.usual}</Mark>{' '}
        {!secret && <code>{(set ? value : usual) || '–'}</code>}
      </p>
      <p className="quiet" lang="en">
        {about}
      </p>
    </li>
  )
}
