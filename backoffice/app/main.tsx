import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { frameWords } from './frame/words.ts'
import { language } from './words/dictionary.ts'

document.documentElement.lang = language()
await frameWords.load(language())
createRoot(document.getElementById('staff')!).render(<App />)
