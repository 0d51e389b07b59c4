import { defineConfig } from 'vite'

/** What changes with its versions alone lies in a file of its own, and is loaded once. */
const framework = ['react', 'react-dom', 'react-router', 'scheduler', '@tanstack'].map((name) => `/node_modules/${name}/`)

export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  build: {
    outDir: 'build',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Base UI marks its files for servers that render; here none does.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
      output: {
        codeSplitting: {
          groups: [{ name: 'framework', priority: 1, test: (id: string) => framework.some((place) => id.includes(place)) }],
        },
      },
    },
  },
})
