import { Link, useParams } from 'react-router'
import { useCall } from '../api/queries.ts'
import { Mark, When } from '../kit/shown.tsx'
import { StateList } from '../kit/state-list.tsx'
import { useWords } from '../words/dictionary.ts'
import { fetching, standingOfSource } from './directions.ts'
import { blankSource, sourceFields } from './fields.ts'
import { FileActs, PlacePane } from './place-pane.tsx'
import { exchangeWords } from './words.ts'

/** A source of files: where it is, when it was looked at, and every file of it. */
export function Screen() {
  const { source: id = '' } = useParams()
  const { fetches: words } = useWords(exchangeWords)
  const read = useCall(fetching.read, { params: { source: Number(id) } }, { enabled: id !== 'new' })
  return (
    <PlacePane
      of={fetching}
      row={id}
      read={read}
      fields={sourceFields(words)}
      blank={blankSource}
      standingOf={standingOfSource}
      files={(source) => <FetchedFiles source={source} />}
    />
  )
}

const tone = {
  seen: 'plain',
  taken: 'wait',
  begun: 'wait',
  tried: 'wait',
  done: 'good',
  failed: 'bad',
  left: 'plain',
} as const

function FetchedFiles({ source }: { source: number }) {
  const { fetches: words } = useWords(exchangeWords)
  return (
    <StateList
      call={fetching.files}
      filters={{ source: String(source) }}
      title={words.files}
      empty={words.noFiles}
      words={words}
      heads={[words.file, words.made, words.outcome, words.acts]}
    >
      {(file) => (
        <tr key={file.id}>
          <th scope="row">
            {file.run !== null ? (
              <Link to={`/imports/${file.run}`}>{file.name}</Link>
            ) : file.file !== null ? (
              <Link to={`/imports/file/${file.file}`}>{file.name}</Link>
            ) : (
              file.name
            )}
          </th>
          <td>
            <When at={file.found_at} short />
          </td>
          <td>
            <Mark tone={tone[file.state]}>{words.states[file.state]}</Mark>{' '}
            {file.fault && <small className="quiet">{file.fault.sentence}</small>}
          </td>
          <td>
            <FileActs of={fetching} file={file} />
          </td>
        </tr>
      )}
    </StateList>
  )
}
