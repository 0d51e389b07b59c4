import { useMessages } from '../messages/messages.tsx'
import { Notice } from './notice.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Forbidden() {
  const { shell } = useMessages()
  return <Notice title={shell.forbiddenTitle} />
}
