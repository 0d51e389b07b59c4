/**
 * How much of the machine V8 may take for the shop, beside what lies outside its heap: by itself it takes what a large machine has, 128 MB
 * for what is young and up to four times what is in use for what is old. Whoever names sizes in NODE_OPTIONS has them.
 */
const sizes = ['--max-semi-space-size=16', '--max-old-space-size=640']

/** What Node is started with to open a shop. */
export const heapOf = ({ NODE_OPTIONS = '' }) => (/-space-size|max-heap-size/.test(NODE_OPTIONS) ? [] : sizes)
