import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Found late, they would make the first page of a day load twice.
  optimizeDeps: { include: ['zod', 'lucide-react'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
