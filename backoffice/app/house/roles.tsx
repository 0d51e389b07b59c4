import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { frameWords } from '../frame/words.ts'
import { Failed } from '../kit/list-screen.tsx'
import { Scrolling } from '../kit/scrolling.tsx'
import { useWords } from '../words/dictionary.ts'
import { actionIn, actWords } from './act-words.ts'
import './house.css'
import { houseWords } from './words.ts'

/** Which role may do what, as a table. */
export function Screen() {
  const { roles: words } = useWords(houseWords)
  const acts = useWords(actWords)
  const { roles: names } = useWords(frameWords)
  const { data, error, refetch } = useCall('GET /roles/')
  const [sought, setSought] = useState('')
  const rows = (data?.actions ?? [])
    .map((row) => ({ ...row, text: actionIn(acts, row.action) }))
    .filter(({ text }) => text.toLowerCase().includes(sought.trim().toLowerCase()))
    .toSorted((one, other) => one.text.localeCompare(other.text))
  return (
    <section className="house-page">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="quiet">{words.text}</p>
      <p>
        <Link to="/colleagues">{words.back}</Link>
      </p>
      <search>
        <input
          type="search"
          className="search-box"
          aria-label={words.search}
          placeholder={words.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </search>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <Scrolling className="table-scroll" label={words.title}>
          <table className="lines role-table">
            <thead>
              <tr>
                <th scope="col">{words.action}</th>
                {data.roles.map((role) => (
                  <th key={role} scope="col">
                    {names[role]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.action}>
                  <th scope="row">
                    {row.text} {row.fresh && <small className="quiet">({words.fresh})</small>}
                  </th>
                  {data.roles.map((role) => (
                    <td key={role}>
                      {row.roles.includes(role) ? (
                        <span className="granted">{role === 'bookseller' ? words.own : words.yes}</span>
                      ) : (
                        <span className="visually-hidden">{words.no}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
    </section>
  )
}
