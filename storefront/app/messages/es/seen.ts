/** The shelf of what a visitor looked at last. */
export const seen = {
  title: 'Visto hace poco',
  clear: 'Vaciar',
  cleared: 'Ya no guardamos lo que ha visto.',
}
