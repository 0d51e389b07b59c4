import type { Words } from './es.ts'

export const words: Words = {
  toolbar: (field) => `Format: ${field}`,
  bold: 'Bold',
  italic: 'Italics',
  heading: 'Heading',
  list: 'List',
  link: 'Link',
  picture: 'Picture',
  preview: 'See how it looks',
  shown: (field) => `How it looks: ${field}`,
  picturePanel: 'Picture for the text',
  shows: 'What the picture shows',
  showsWhy: 'Read by people who cannot see it. A language left empty says it in Spanish.',
  everywhere: 'Put it in the same place in the other languages that already have a text',
  insert: 'Insert the picture',
  takeAway: 'Remove the picture',
}
