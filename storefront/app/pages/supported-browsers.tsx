import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useMessages } from '../messages/messages.tsx'
import { browserLimits } from '../site/old-browser-check.ts'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { loader as pageLoader } from './page.tsx'

/** What staff wrote; without it the page still stands, for browsers are sent here (T-26). */
export const loader = (args: LoaderFunctionArgs) =>
  pageLoader(args).catch((error: unknown) => {
    if (error instanceof Response && error.status === 404) return null
    throw error
  })

/**
 * Where a browser too old for the shop is sent; without header and footer, in plain HTML (N-33 to N-35). Staff write the words, the
 * versions are those that send a browser here, and stand between the opening and the first heading.
 */
export default function SupportedBrowsers() {
  const { pages } = useMessages()
  const { title, body } = useLoaderData<typeof loader>() ?? { title: pages.browsersTitle, body: pages.browsersText }
  const heading = /^## /m.exec(body)?.index ?? body.length
  return (
    <article className="page narrow browsers">
      <Title text={title} />
      <Description text={opening(body)} />
      <img src="/media/art/favicon.svg" width="72" height="72" alt="" />
      <h1>{title}</h1>
      <div className="prose">
        <Markdown text={body.slice(0, heading)} />
        <ul>
          {browserLimits.map(({ name, oldest }) => (
            <li key={name}>{pages.orLater({ name: `${name} ${oldest}` })}</li>
          ))}
        </ul>
        <Markdown text={body.slice(heading)} />
      </div>
    </article>
  )
}
