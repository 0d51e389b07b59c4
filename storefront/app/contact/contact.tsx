import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loader as pageLoader } from '../pages/page.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { askedAbout } from './asked-about.ts'
import { type ContactAnswer, sendMessage } from './contact-work.ts'
import { useForms } from './form-words.ts'
import { Hours } from './hours.tsx'
import { OpenForm } from './open-form.tsx'

export async function loader(given: LoaderFunctionArgs) {
  const [page, about] = await Promise.all([pageLoader(given), askedAbout(given.context.get(apiContext), given.url.searchParams)])
  return { ...page, about }
}
export const action = serverHandler(sendMessage)
export const clientAction = browserHandler(sendMessage)

const subjects: Readonly<Record<string, 'general' | 'service' | 'job'>> = {
  contact: 'general',
  'customer-service': 'service',
  'work-with-us': 'job',
}

/** Contact, customer service and work with us: what staff wrote, the hours (T-20) and a form of the same kind (T-14, T-19, T-21). */
export default function Contact() {
  const { key, title, body, about } = useLoaderData<typeof loader>()
  const forms = useForms()
  const answer = useAnswer<ContactAnswer>()
  const subject = subjects[key] ?? 'general'
  const applies = subject === 'job'
  return (
    <article className="page content-page services">
      <Title text={title} />
      <Description text={opening(body)} />
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <div className="services-columns">
        <div className="prose">
          <Markdown text={body} />
          {!applies && <Hours />}
        </div>
        <section className="services-contact" id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">{applies ? forms.jobTitle : forms.formTitle}</h2>
          <p className="quiet">{applies ? forms.jobText : forms.formText}</p>
          <OpenForm subject={subject} about={about} answer={answer} />
        </section>
      </div>
    </article>
  )
}
