import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { Mark, PartHeading, Section } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './house.css'
import { settingWords } from './setting-words.ts'
import { houseWords } from './words.ts'

type Setting = Answer<'GET /environment/'>['items'][number]

/** Every setting of the environment, to read: what it does, and what it stands at. */
export function Screen() {
  const { settings: words } = useWords(houseWords)
  const { data, error, refetch } = useCall('GET /environment/')
  const { parts: named, about } = useWords(settingWords)
  const settings = explained(data?.items ?? [], about)
  const parts = Map.groupBy(settings, ({ part }) => part)
  return (
    <section className="house-page">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="quiet">{words.text}</p>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      <PartHeading value="h2">
        {[...parts].map(([part, settings]) => (
          <Section key={part} title={named[part] ?? part}>
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

/** Settings with what their explanation says in the person's language; one stands over all that follow it with the same. */
function explained(settings: readonly Setting[], about: Readonly<Record<string, string>>): (Setting & { said: string | null })[] {
  let said: string | null = null
  return settings.map((setting, index) => {
    if (index === 0 || settings[index - 1]!.about !== setting.about) said = about[setting.name] ?? null
    return { ...setting, said }
  })
}

function One({ setting: { name, about, said, usual, value, set, secret } }: { setting: Setting & { said: string | null } }) {
  const { settings: words } = useWords(houseWords)
  return (
    <li>
      <p>
        <code>{name}</code> <Mark tone={set ? 'good' : 'plain'}>{set ? words.set : secret ? words.unset : words.usual}</Mark>{' '}
        {!secret && <code>{(set ? value : usual) || '–'}</code>}
      </p>
      {said === null ? (
        <p className="quiet" lang="en">
          {about}
        </p>
      ) : (
        <p className="quiet">{said}</p>
      )}
    </li>
  )
}
