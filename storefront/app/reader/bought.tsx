import './reader.css'
import { useEffect, useState } from 'react'
import type { OpenBought, Place } from '#modules/goods/ebooks/reading-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { browserApi } from '../api/client.ts'
import { isFailure } from '../api/failure.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Title } from '../ui/title.tsx'
import { keepPlace, keptPlace } from './place.ts'
import { Reader } from './reader.tsx'
import { readerWords } from './words.ts'

/** A page that is turned over and over is told of once it is read, in milliseconds. */
const restsFor = 1500

type Told = { book: OpenBought; from: Place | null } | { refused: string }

/** Opens what the link's ticket is for. It is asked for by the scripts alone, since it ends the right to withdraw: a page that is only fetched opens nothing. */
async function openBook(): Promise<Told> {
  const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
  const book = await browserApi.sendFully<OpenBought>('POST', '/ebooks/reading/', { ticket })
  if (isFailure(book)) return { refused: book.detail ?? '' }
  return { book, from: book.place ?? keptPlace(`bought:${book.line}`) }
}

/** A bought ebook that lies open; where its reader stopped is kept with the purchase, and found again on another device. */
export default function BoughtReader() {
  const language = useLanguage()
  const words = readerWords[language]
  const [told, setTold] = useState<Told | null>(null)
  useEffect(() => {
    let gone = false
    openBook().then((answer) => !gone && setTold(answer))
    return () => {
      gone = true
    }
  }, [])
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    if (!place || !told || 'refused' in told) return
    const tell = () => void browserApi.send('PUT', '/ebooks/reading/place/', { ...place, reading: told.book.reading })
    const resting = setTimeout(tell, restsFor)
    return () => clearTimeout(resting)
  }, [place, told])
  const shelf = pathTo('private-ebooks', language)
  if (told && !('refused' in told))
    return (
      <>
        <Title text={told.book.title} />
        <Reader
          book={told.book}
          from={told.from}
          title={told.book.title}
          back={shelf}
          onPlace={(at) => {
            keepPlace(`bought:${told.book.line}`, at)
            setPlace(at)
          }}
        />
      </>
    )
  return (
    <div className="page narrow reader-said">
      <Title text={words.reader} />
      <h1>{words.reader}</h1>
      <noscript>
        <p>{words.scripts}</p>
      </noscript>
      {told ? <p role="alert">{told.refused}</p> : <p role="status">{words.opening}</p>}
      <p>
        <a className="button button-quiet" href={shelf}>
          {words.toBooks}
        </a>
      </p>
    </div>
  )
}
