import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { frameWords } from './frame/words.ts'
import { openRouter } from './router.ts'
import { language } from './words/dictionary.ts'

document.documentElement.lang = language()
const [router] = await Promise.all([openRouter(), frameWords.load(language())])
createRoot(document.getElementById('staff')!).render(<App router={router} />)
