/** What was tried, what was seen, and what was to be seen. */
export interface Trial {
  what: string
  seen: string
  wanted: string
  met: boolean
}
