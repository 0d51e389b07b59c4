import type { Language } from '#kernel/language.ts'

/** A few words that stand at several desks, so that all languages come with those. */
export const words = {
  es: {
    title: 'Siguen sus días',
    does: { stands: 'En la portada mientras dure', publish: 'Se publica cuando empieza', take_down: 'Se retira cuando acaba' },
    hidden: 'oculto',
  },
  ca: {
    title: 'En segueixen els dies',
    does: { stands: 'A la portada mentre duri', publish: 'Es publica quan comença', take_down: 'Es retira quan s’acaba' },
    hidden: 'amagat',
  },
  en: {
    title: 'Follow its days',
    does: { stands: 'On the home page while it runs', publish: 'Published as it begins', take_down: 'Taken down as it ends' },
    hidden: 'hidden',
  },
} as const satisfies Record<Language, object>
