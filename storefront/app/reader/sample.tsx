import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { slugOf } from '#kernel/slug.ts'
import { OpenBook, type Place } from '#modules/goods/ebooks/reading-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Title } from '../ui/title.tsx'
import { keepPlace, keptPlace } from './place.ts'
import { Reader } from './reader.tsx'
import { readerWords } from './words.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = Number(params['id'])
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 })
  return { id, book: await context.get(apiContext).get(OpenBook, `/ebooks/sample/${id}/book/`) }
}

/** Some pages of a book, as its publisher gives them, open to be read; where somebody stopped stays on their device. */
export default function SampleReader() {
  const { id, book } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const words = readerWords[language]
  const [from, setFrom] = useState<Place | null | undefined>()
  const key = `sample:${id}`
  useEffect(() => setFrom(keptPlace(key)), [key])
  const title = words.sample({ title: book.title })
  return (
    <>
      <Title text={title} />
      <noscript>
        <p className="reader-said">
          {words.scripts} <a href={`/api/ebooks/sample/${id}/?lang=${language}`}>EPUB</a>
        </p>
      </noscript>
      {from !== undefined && (
        <Reader
          book={book}
          from={from}
          title={title}
          back={pathTo('book-detail', language, { slug: slugOf(book.title), id: String(id), sku: '-' })}
          download={`/api/ebooks/sample/${id}/?lang=${language}`}
          onPlace={(place) => keepPlace(key, place)}
        />
      )}
    </>
  )
}
