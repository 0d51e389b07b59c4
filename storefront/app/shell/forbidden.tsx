import { Notice } from './notice.tsx'
import { useMessages } from '../messages/messages.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Forbidden() {
  const { shell } = useMessages()
  return <Notice title={shell.forbiddenTitle} />
}
