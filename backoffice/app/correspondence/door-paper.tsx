import { When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Door } from './door.tsx'
import { doorWords } from './door-words.ts'

/** The list for a door without a telephone: names, places, a box for each. */
export function DoorPaper({ door }: { door: Door }) {
  const { door: words } = useWords(doorWords)
  const rows = (state: 'confirmed' | 'waiting') => door.people.filter((guest) => guest.state === state)
  return (
    <article className="paper-a4">
      <h1>{door.title}</h1>
      <p>
        <When at={door.starts_at} /> · {door.place}
      </p>
      {(['confirmed', 'waiting'] as const).map(
        (state) =>
          rows(state).length > 0 && (
            <section key={state}>
              <h2>{state === 'confirmed' ? words.expected : words.waiting}</h2>
              <table className="door-sheet">
                <tbody>
                  {rows(state).map(({ registration, name, places, came }) => (
                    <tr key={registration}>
                      <td className="door-sheet-box">{came ? '×' : '☐'}</td>
                      <td>{name}</td>
                      <td>{words.places(places)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ),
      )}
    </article>
  )
}
