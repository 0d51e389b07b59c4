import { type LoaderFunctionArgs, redirect } from 'react-router'
import { fallbackLanguage, isLanguage } from '#kernel/language.ts'

/** "/" leads to the language chosen before, which scripts repeat in a cookie for this page alone; to Spanish otherwise. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const chosen = /(?:^|;\s*)i18nextLng=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return redirect(`/${isLanguage(chosen) ? chosen : fallbackLanguage}`)
}
