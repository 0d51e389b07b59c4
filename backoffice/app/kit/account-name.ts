interface Named {
  library: string | null
  company: string | null
  name: string
  surnames: string
  email: string
}

/** What an account goes by: its house, or its person. */
export const accountName = ({ library, company, name, surnames, email }: Named): string =>
  library || company || [name, surnames].filter(Boolean).join(' ') || email
