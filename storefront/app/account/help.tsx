import { Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { type HelpContent, loadHelp } from './help-work.ts'
import type { Inside } from './inside.ts'
import { PrivateScreen } from './private-screen.tsx'

export const loader = serverHandler(loadHelp)
export const clientLoader = Object.assign(browserHandler(loadHelp), { hydrate: true as const })

/** Pages with a form that reaches whoever looks after these customers. */
const withForm = { library: 'services-libraries', business: 'services-companies' } as const

export default function Help() {
  const page = useLoaderData() as Inside<HelpContent>
  const language = useLanguage()
  const { area } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={area.help.title}>
      {({ body }) => (
        <>
          {body && (
            <div className="prose">
              <Markdown text={body} />
            </div>
          )}
          <h2 className="help-more">{area.help.more}</h2>
          <ul className="help-links">
            <li>
              <Link to={pathTo('purchase-conditions', language)}>{area.help.conditions}</Link>
            </li>
            <li>
              <Link to={pathTo('customer-service', language)}>{area.help.service}</Link>
            </li>
            {page.insider && page.insider.kind in withForm && (
              <li>
                <Link to={`${pathTo(withForm[page.insider.kind as keyof typeof withForm], language)}#contact`}>
                  {area.help.contact}
                </Link>
              </li>
            )}
          </ul>
        </>
      )}
    </PrivateScreen>
  )
}
