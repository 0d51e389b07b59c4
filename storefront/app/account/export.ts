import { type ActionFunctionArgs, redirect } from 'react-router'
import { dayOf } from '#kernel/days.ts'
import { isLanguage } from '#kernel/language.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { signedBy } from '../visit/visit.ts'

const backTo = (request: Request) => {
  const language = matchPath(new URL(request.url).pathname)?.language
  return redirect(pathTo('private-privacy', language && isLanguage(language) ? language : 'es'), 303)
}

/** Opened by itself there is nothing here: the page with the button is. */
export const loader = ({ request }: ActionFunctionArgs) => backTo(request)

/** The personal data as a file. With scripts the form brings who asks; without them the cookies know. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { serverVisit } = await import('../visit/server-visit.ts')
  const form = await args.request.clone().formData()
  const visit = serverVisit(args)
  const [id, token] = [form.get('id'), form.get('token')]
  const signed = id && token ? { id: String(id), token: String(token) } : signedBy(visit)
  const answer = await visit.call<object>('POST', '/customer/export/', signed)
  if (isFailure(answer)) return backTo(args.request)
  return new Response(JSON.stringify(answer, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${dayOf(new Date())}.json"`,
      'cache-control': 'no-store',
    },
  })
}
