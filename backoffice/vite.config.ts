import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** What changes with its versions alone lies in a file of its own, and is loaded once. */
const framework = ['react', 'react-dom', 'react-router', 'scheduler', '@tanstack'].map((name) => `/node_modules/${name}/`)

/** What everybody sees first: one file with all that it leans on, in the place of forty small ones. */
const first = ['app.tsx', 'router.ts', 'access/guarded.tsx', 'home/waiting.tsx'].map((name) => `/backoffice/app/${name}`)

/** The words of these come together, in one language. */
const firstWords = /\/backoffice\/app\/(?:access|frame|home)\/words\/(es|ca|en)\.ts$/

/** Says beside the build what lies in each file of it, for first-load.test.ts. */
const contents: Plugin = {
  name: 'contents',
  writeBundle(_options, bundle) {
    const files = Object.values(bundle).map((file) =>
      file.type === 'asset'
        ? { fileName: file.fileName, type: file.type }
        : {
            fileName: file.fileName,
            type: file.type,
            isEntry: file.isEntry,
            isDynamicEntry: file.isDynamicEntry,
            facadeModuleId: file.facadeModuleId,
            moduleIds: file.moduleIds,
            imports: file.imports,
            styles: [...(file.viteMetadata?.importedCss ?? [])],
          },
    )
    writeFileSync(path.join(import.meta.dirname, 'build/.contents.json'), JSON.stringify(files))
  },
}

export default defineConfig({
  plugins: [contents],
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
        // The first file lists all others by name: a hash alone is a kilobyte less of it. What lies in which, .contents.json says.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'framework', priority: 3, test: (id: string) => framework.some((place) => id.includes(place)) },
            { name: (id: string) => `words-${firstWords.exec(id)?.[1]}`, priority: 2, test: firstWords },
            { name: 'first', priority: 1, test: (id: string) => first.some((place) => id.endsWith(place)) },
          ],
        },
      },
    },
  },
})
