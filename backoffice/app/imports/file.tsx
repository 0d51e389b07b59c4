import { useNavigate, useParams } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { useAct, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { DetailPane } from '../kit/detail-pane.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Count, Day, Facts } from '../kit/shown.tsx'
import { Upload } from '../kit/upload.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import { BeginImport } from './begin-import.tsx'
import { fileEvery } from './live.ts'
import { Mapping } from './mapping.tsx'
import type { SentFile } from './send-pieces.ts'
import { Sending } from './sending.tsx'
import { useSending } from './use-sending.ts'
import { importWords } from './words.ts'

export function Screen() {
  const { file: id = '' } = useParams()
  const words = useWords(importWords)
  const {
    data: file,
    error,
    refetch,
  } = useCall(
    'GET /imports/files/:file/',
    { params: { file: Number(id) } },
    { refetchInterval: ({ state }) => fileEvery(state.data) },
  )
  return (
    <DetailPane
      title={file ? words.file.title(file.name) : words.upload.title}
      list="/imports"
      row={`file ${id}`}
      head={file && <Forget file={file} />}
    >
      {error && !file && <Failed error={error} again={() => void refetch()} />}
      {file && <About file={file} />}
      {file?.state === 'ready' && (
        <>
          {/* Another source has other columns: what was typed for the one is not the other's. */}
          <Mapping key={`${file.id} ${file.source}`} file={file} />
          <BeginImport file={file} />
        </>
      )}
    </DetailPane>
  )
}

function About({ file }: { file: SentFile }) {
  const { file: words } = useWords(importWords)
  const language = useLanguage()
  if (file.state === 'arriving') return <Rest file={file} />
  if (file.state === 'waiting' || file.state === 'looking') return <p role="status">{words.looking}</p>
  if (file.state === 'unfit')
    return (
      <div className="fault" role="alert">
        <p>{words.unfit}</p>
        <p>{file.fault?.sentence}</p>
      </div>
    )
  const kind = file.kind === 'onix' ? words.kinds.onix(file.release ?? '') : words.kinds[file.kind ?? 'table']
  return (
    <>
      {file.cut && (
        <p className="import-warning">{`${words.cut} ${file.cut.sentence.charAt(0).toUpperCase()}${file.cut.sentence.slice(1)}.`}</p>
      )}
      {file.test && <p className="import-warning">{words.test}</p>}
      <Facts
        of={[
          [words.kind, kind],
          [words.rows, file.rows === null ? null : <Count key="rows" of={file.rows} />],
          [words.parts, file.parts > 0 ? <Count key="parts" of={file.parts} /> : null],
          [words.withdrawals, file.withdrawals > 0 ? <Count key="withdrawals" of={file.withdrawals} /> : null],
          [words.sender, file.sender],
          [words.sentOn, file.sent_on && <Day key="day" day={file.sent_on} />],
          [words.size, sizeOf(file.bytes, (size) => shownNumber(size, language))],
          [words.sentBy, file.sent_by],
        ]}
      />
    </>
  )
}

const sizeOf = (bytes: number, shown: (size: number) => string) =>
  bytes < 1 << 20 ? `${shown(Math.max(1, Math.round(bytes / 1024)))} kB` : `${shown(Math.round(bytes / (1 << 20)))} MB`

/** What is missing of a file whose sending was broken off. */
function Rest({ file }: { file: SentFile }) {
  const { upload: words } = useWords(importWords)
  const notice = useNotice()
  const sending = useSending()
  const take = async ([chosen]: File[]) => {
    if (chosen && chosen.size !== file.bytes) return notice({ text: words.other, kind: 'fault' })
    if (chosen) await sending.send(async () => file, chosen)
  }
  return (
    <>
      <p>{words.rest}</p>
      <Upload label={words.label} accept="" onFiles={(files) => void take(files)} progress={sending.progress} />
      <Sending {...sending} />
    </>
  )
}

function Forget({ file }: { file: SentFile }) {
  const words = useWords(importWords)
  const navigate = useNavigate()
  const notice = useNotice()
  const forget = useAct('DELETE /imports/files/:file/', ['GET /imports/'])
  const why = file.acts.forget
  return (
    <ActButton
      busy={forget.isPending}
      whyNot={why ? (words.why[why] ?? why) : null}
      onAct={() =>
        forget.mutate(
          { params: { file: file.id } },
          {
            onSuccess: () => {
              notice({ text: words.file.forgotten })
              void navigate('/imports')
            },
          },
        )
      }
    >
      {words.file.forget}
    </ActButton>
  )
}
