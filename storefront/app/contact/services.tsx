import { useLoaderData } from 'react-router'
import { useMessages } from '../messages/messages.tsx'
import { loader as pageLoader } from '../pages/page.tsx'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { ContactForm } from './contact-form.tsx'
import { type ContactAnswer, sendMessage } from './contact-work.ts'

export const loader = pageLoader
export const action = serverHandler(sendMessage)
export const clientAction = browserHandler(sendMessage)

/** What the shop does for libraries or for companies, and a form to write to it (L-18). */
export default function Services() {
  const { key, title, body } = useLoaderData<typeof loader>()
  const { contact } = useMessages()
  const shop = useShop()
  const answer = useAnswer<ContactAnswer>()
  const subject = key === 'services-libraries' ? 'libraries' : 'companies'
  return (
    <article className="page content-page services">
      <Title text={title} />
      <Description text={opening(body)} />
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <div className="services-columns">
        <div className="prose">
          <Markdown text={body} />
        </div>
        <section className="services-contact" id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">{contact.title}</h2>
          <p className="quiet">{contact.text[subject]}</p>
          {shop && (
            <p>
              <a href={`mailto:${shop.settings.contact.email}`}>{shop.settings.contact.email}</a>
            </p>
          )}
          <ContactForm subject={subject} answer={answer} />
        </section>
      </div>
    </article>
  )
}
