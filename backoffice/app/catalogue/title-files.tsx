import { useEffect, useState } from 'react'
import { shownFileSize } from '#kernel/file-size.ts'
import { addressOf } from '../api/client.ts'
import { queries, useAct, useCall } from '../api/queries.ts'
import { Refusal } from '../api/refusal.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Facts, Mark, Section, When } from '../kit/shown.tsx'
import { sendFile, Upload } from '../kit/upload.tsx'
import { useLanguage, useWords } from '../words/dictionary.ts'
import type { Files } from './title-file.ts'
import type { Title } from './title-form.ts'
import { TitleLcp } from './title-lcp.tsx'
import { TitleUpload } from './title-upload.tsx'
import { catalogueWords } from './words.ts'

type Purpose = Files['uploads'][number]['purpose']

const typeOf = (name: string) => (/\.pdf$/i.test(name) ? 'application/pdf' : 'application/epub+zip')

/** The file of an ebook and the sample of any book: sent, checked, taken or refused line by line. */
export function TitleFiles({ title, reread }: { title: Title; reread: () => void }) {
  const { files: words } = useWords(catalogueWords)
  const language = useLanguage()
  const may = useMay('title.change')
  const params = { title: title.id }
  const { data } = useCall('GET /titles/:title/files/', { params })
  const [progress, setProgress] = useState<{ of: Purpose; part: number } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const endSale = useAct('POST /titles/:title/files/off/')
  const endSample = useAct('POST /titles/:title/sample/off/')
  const wish = useAct('PUT /titles/:title/files/watermark/')
  const read = (answer: Files) => {
    queries.setQueryData(['GET /titles/:title/files/', { params }], answer)
    reread()
  }
  const send = async (purpose: Purpose, [file]: File[]) => {
    if (!file) return
    setFault(null)
    setProgress({ of: purpose, part: 0 })
    const address = addressOf('POST /titles/:title/files/', { params, query: { purpose, name: file.name } })
    const sent = await sendFile(address, file.slice(0, file.size, typeOf(file.name)), (part) =>
      setProgress({ of: purpose, part }),
    ).catch(() => null)
    if (sent?.status === 200) read(sent.answer as Files)
    else setFault(`${file.name}: ${new Refusal(sent?.status ?? 0, (sent?.answer ?? {}) as Record<string, unknown>).message}`)
    setProgress(null)
  }
  // What was ticked in the title's own form changes what may be said here.
  const outdated = data?.sells != null && (data.lcp !== null) !== title.asks_lcp
  useEffect(() => {
    if (outdated) void queries.invalidateQueries({ queryKey: ['GET /titles/:title/files/'] })
  }, [outdated])
  if (!data?.may_have_sample) return null
  const { sells, book, lcp, sample, uploads } = data
  const kept = ({ kind, bytes, added_at }: { kind: string; bytes: number; added_at: string }) => (
    <>
      {words.kept(kind, shownFileSize(bytes, language))}, <When at={added_at} />
    </>
  )
  const partOf = (purpose: Purpose) => (progress?.of === purpose ? progress.part : null)
  return (
    <Section title={words.title}>
      <Facts
        of={[
          [
            words.book,
            sells &&
              (book ? (
                <>
                  {kept(book)}{' '}
                  <Mark tone={book.on_sale ? 'good' : 'wait'}>
                    {lcp ? words.underLcp : book.on_sale ? words.onSale : words.offSale}
                  </Mark>
                </>
              ) : (
                words.noBook(sells)
              )),
          ],
          [words.sample, sample ? kept(sample) : words.noSample],
        ]}
      />
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {lcp && <TitleLcp key={lcp.content_id} title={title.id} lcp={lcp} onRead={read} />}
      {book && !lcp && (
        <label className="check">
          <input
            type="checkbox"
            checked={book.watermark}
            disabled={!may || wish.isPending}
            onChange={({ target }) => wish.mutate({ params, body: { watermark: target.checked } }, { onSuccess: read })}
          />
          {words.watermark}
        </label>
      )}
      {may && (
        <div className="file-acts">
          {sells && (
            <Upload
              label={words.sendBook(sells)}
              accept={sells === 'EPUB' ? '.epub,application/epub+zip' : '.pdf,application/pdf'}
              onFiles={(files) => void send('book', files)}
              progress={partOf('book')}
            />
          )}
          <Upload
            label={words.sendSample}
            accept=".epub,.pdf,application/epub+zip,application/pdf"
            onFiles={(files) => void send('sample', files)}
            progress={partOf('sample')}
          />
          <p role="status">{progress?.part === 1 && words.checking}</p>
          {(lcp ?? book)?.on_sale && (
            <ActButton onAct={() => endSale.mutate({ params, body: {} }, { onSuccess: read })} busy={endSale.isPending}>
              {words.endSale}
            </ActButton>
          )}
          {sample && (
            <ActButton onAct={() => endSample.mutate({ params, body: {} }, { onSuccess: read })} busy={endSample.isPending}>
              {words.endSample}
            </ActButton>
          )}
        </div>
      )}
      {uploads.length > 0 && (
        <>
          <h4>{words.uploads}</h4>
          <ul className="uploads">
            {uploads.map((upload) => (
              <TitleUpload key={upload.id} title={title.id} upload={upload} onRead={read} />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
